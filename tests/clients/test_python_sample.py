"""The Python sample runs as its README says."""

import re
import subprocess
import sys
from pathlib import Path

from tests.server.running import thread_server

SAMPLE = Path(__file__).resolve().parents[2] / "clients" / "python" / "duel.py"


def test_the_sample_resolves_a_duel_and_tells_which_field_was_wrong() -> None:
    with thread_server() as server:
        command = [sys.executable, str(SAMPLE), server.address]
        run = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert "station.law6.vest_stops_and_is_lost: " in run.stdout
    assert "INVALID_ARGUMENT: 1 field is wrong: defenders[0].wounds" in run.stdout
    assert "defenders[0].wounds (OUT_OF_RANGE): " in run.stdout


def test_the_raid_is_played_round_by_round_and_its_dice_are_checked() -> None:
    with thread_server() as server:
        command = [sys.executable, str(SAMPLE.with_name("raid.py")), server.address]
        run = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    *told, last = run.stdout.splitlines()
    assert any("Round 1 of the breach begins." in line for line in told)
    assert re.fullmatch(r"RAID_ENDING_[A-Z_]+, all \d+ dice checked against the seed 7", last)
    rolls = sum(" rolls " in line for line in told)
    assert int(last.split()[2]) >= 2 * rolls > 0


def test_the_sample_says_when_nobody_answers() -> None:
    command = [sys.executable, str(SAMPLE), "127.0.0.1:1"]
    run = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert run.stdout.startswith("UNAVAILABLE: ")
    assert run.stderr == ""
