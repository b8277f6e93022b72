"""What all tests share: golden files, and the bundled rulebook."""

from collections.abc import Callable
from pathlib import Path

import pytest

from dozor.rulebooks import RulebookLibrary
from dozor.station.rulebook import Rulebook

pytest_plugins = ["tests.stubs"]

Golden = Callable[[Path, str], None]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the flags that let people look: at changes as a diff, and at the page."""
    parser.addoption("--rewrite", action="store_true", help="rewrite golden files and stories")
    parser.addoption("--screenshots", metavar="DIR", help="keep pictures of the page in DIR")


def pytest_configure(config: pytest.Config) -> None:
    """Several processes would write over one another."""
    if config.getoption("--rewrite") and config.getoption("numprocesses", default=0):
        raise pytest.UsageError("--rewrite goes with one process: add -n0")


@pytest.fixture(scope="session")
def rewrite(pytestconfig: pytest.Config) -> bool:
    """Whether golden files are to be rewritten."""
    return bool(pytestconfig.getoption("--rewrite"))


@pytest.fixture(scope="session")
def golden(rewrite: bool) -> Golden:
    """Compare a text with a golden file, or rewrite the file."""

    def check(path: Path, actual: str) -> None:
        if rewrite:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(actual, encoding="utf-8")
        assert path.exists(), f"{path.name} is missing: run pytest with --rewrite and review it"
        assert actual == path.read_text(encoding="utf-8"), "rewrite with --rewrite, review the diff"

    return check


@pytest.fixture(scope="session")
def rulebook() -> Rulebook:
    """The rulebook that judges where a request pins none."""
    return RulebookLibrary.bundled().station()
