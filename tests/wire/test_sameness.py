"""The same request gives the same bytes, in every process and whatever the hash seed."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
import hashlib
from dozor.api import Api
from dozor.rulebooks import RulebookLibrary
from tests.differential.situations import Sampler
from tests.wire.requests import engagement_request, turn_request

api, sampler, digest = Api(RulebookLibrary.bundled()), Sampler(11), hashlib.sha256()
for number in range(400):
    header = {"locale": ("en", "ru")[number % 2], "trace_level": "TRACE_LEVEL_FULL"}
    request = engagement_request(sampler.fight(), **header).SerializeToString()
    answer = api.resolve_engagement(request)
    assert answer == api.resolve_engagement(request)
    digest.update(answer)
    digest.update(api.resolve_turn(turn_request(sampler.turn(), **header).SerializeToString()))
digest.update(api.get_rulebook(b""))
print(digest.hexdigest())
"""


def digest(hash_seed: str) -> str:
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": f"{ROOT / 'service'}:{ROOT}",
    }
    command = [sys.executable, "-c", PROGRAM]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout.strip()


def test_the_same_bytes_in_every_process() -> None:
    digests = {digest(hash_seed) for hash_seed in ("0", "1", "4242")}
    assert len(digests) == 1
    assert len(digests.pop()) == 64
