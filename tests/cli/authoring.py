"""A copy of the worked example for authors, and what tests do to it."""

import shutil
from pathlib import Path

from tests.cli.conftest import EXAMPLES

EXAMPLE = EXAMPLES / "rulebook"
COVER_OF_RANK_2 = 'vegan_only = false\nrank = 2\noffensive = false\nvest = "LOST"'


def copied_example() -> Path:
    """A copy of the example in the directory to work in."""
    return Path(shutil.copytree(EXAMPLE, "mine"))


def spoil_cover() -> None:
    """Have the copy's rulebook give Cover the rank that it has in the bundled one."""
    change("mine/metro-1.1.0.toml", COVER_OF_RANK_2, COVER_OF_RANK_2.replace("2", "1", 1))


def change(file: str, old: str, new: str) -> None:
    """Replace a text in a file."""
    text = Path(file).read_text(encoding="utf-8")
    assert old in text
    Path(file).write_text(text.replace(old, new, 1), encoding="utf-8")


def scenario(text: str, file: str = "mine/scenario.yaml") -> None:
    """Write a scenario file into a directory of its own, and nothing else."""
    Path(file).parent.mkdir(exist_ok=True)
    Path(file).write_text(text, encoding="utf-8")
