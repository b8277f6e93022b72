"""The distribution: alone in an environment, and beside the server's package."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from dozor_client import SERVICE_CONFIG
from tests.vectors.files import DATA

ROOT = Path(__file__).resolve().parents[3]
CLIENT = ROOT / "clients" / "python"


def run(command: list[str], *, folder: Path = ROOT) -> str:
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(CLIENT), str(ROOT / "service")])}
    done = subprocess.run(
        command, env=env, cwd=folder, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("first", ["dozor.v1", "dozor_client._gen.dozor.v1"])
def test_it_stands_beside_the_server_in_one_process(first: str) -> None:
    program = f"""
import {first}.raid_service_pb2, {first}.station_service_pb2, {first}.rulebook_service_pb2
from dozor.v1 import station_pb2
from dozor_client import messages
assert messages.Unit is station_pb2.Unit
assert messages.Unit(wounds=1) == station_pb2.Unit(wounds=1)
"""
    run([sys.executable, "-W", "error", "-c", program])


def test_it_brings_the_published_service_config() -> None:
    published = ROOT / "clients" / "service_config.json"
    assert published.read_text(encoding="utf-8") == SERVICE_CONFIG


def test_a_raid_is_played_round_by_round_and_its_dice_are_checked(server: str) -> None:
    *told, last = run([sys.executable, str(CLIENT / "raid.py"), server]).splitlines()
    assert any("Round 1 of the breach begins." in line for line in told)
    assert re.fullmatch(r"RAID_ENDING_[A-Z_]+, all \d+ dice checked against the seed 7", last)
    rolls = sum(" rolls " in line for line in told)
    assert int(last.split()[2]) >= 2 * rolls > 0


def test_the_program_of_the_readme_runs(server: str) -> None:
    text = (CLIENT / "README.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    told = run([sys.executable, "-c", program.replace("localhost:50051", server)])
    assert told.startswith("The objective is control.")


@pytest.mark.slow
def test_the_commands_of_the_readme_work_in_an_environment_of_its_own(
    server: str, tmp_path: Path
) -> None:
    text = (CLIENT / "README.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    block = block.replace("localhost:50051", server)
    commands = block.replace("../../tests/vectors/data", str(DATA)).splitlines()
    assert len(commands) == 3
    for name in ("dozor_client", "pyproject.toml", "constraints.txt", "README.md"):
        (tmp_path / name).symlink_to(CLIENT / name)
    outputs = []
    for command in commands:
        environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path)}
        done = subprocess.run(
            command,
            shell=True,
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        outputs.append(done.stdout)
    assert "defenders[0].wounds (OUT_OF_RANGE): " in outputs[1]
    assert re.search(r"^replayed \d{3} cases$", outputs[2], re.MULTILINE)
    imported = subprocess.run(
        [str(tmp_path / ".venv/bin/python"), "-c", "import dozor"], capture_output=True, check=False
    )
    assert imported.returncode == 1, "the server's package is not there"
