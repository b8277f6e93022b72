"""A forecast has the same bits whatever the processor can do, with one thread or with more."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
import hashlib
from dozor.raid.forecast.exact import forecast_exactly
from dozor.raid.forecast.work import Work
from dozor.raid.raid import Policy
from dozor.rulebooks import RulebookLibrary
from tests.raid.gangs import Gangs, core_raid

gangs, rulebook, digest = Gangs(7_400), RulebookLibrary.bundled().raid(), hashlib.sha256()
for number in range(12):
    plain = gangs.raid(3)
    members = [m | {"rank": "MEMBER"} for m in plain["members"] for _ in range(1 + number % 3)]
    raid = core_raid(plain | {"members": members})
    tally = forecast_exactly(raid, Policy(), rulebook, horizon=40, work=Work(10**10))
    digest.update(repr(tally).encode())
print(digest.hexdigest())
"""


def digest(**environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'service'}:{ROOT}", **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_a_forecast_has_the_same_bits_on_a_lesser_processor() -> None:
    config = np.show_config(mode="dicts")
    assert config is not None
    found = config["SIMD Extensions"].get("found", [])
    here = digest()
    assert len(here) == 64
    assert here == digest(NPY_DISABLE_CPU_FEATURES=" ".join(found), OPENBLAS_CORETYPE="Nehalem")
    assert here == digest(OPENBLAS_NUM_THREADS="1")
