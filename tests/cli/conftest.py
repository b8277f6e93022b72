"""Runs the command line in this process."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from dozor.cli import main

EXAMPLES = Path(__file__).parents[2] / "examples"
FIGHTS = sorted(path.name for path in EXAMPLES.glob("*.*") if not path.name.startswith("raid-"))
RAIDS = sorted(path.name for path in EXAMPLES.glob("*.*") if path.name.startswith("raid-"))


class Run(NamedTuple):
    """What a run of the command line came to."""

    status: int
    out: str
    err: str


Dozor = Callable[..., Run]


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An empty directory to work in, and nothing set that changes a text."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR", "DOZOR_DEBUG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def dozor(capsys: pytest.CaptureFixture[str]) -> Dozor:
    """Run the command line with some arguments."""

    def run(*arguments: str | Path) -> Run:
        status = main([str(argument) for argument in arguments])
        return Run(status, *capsys.readouterr())

    return run


def complaint(name: str, *faults: str) -> str:
    """What is told of faults in a file."""
    lines = [f"{name}:{fault}" for fault in faults]
    return "\n".join([*lines, f"dozor: nothing was resolved; faults: {len(faults)}", ""])
