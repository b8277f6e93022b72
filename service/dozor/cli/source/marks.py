"""Places in a file."""

from bisect import bisect_right
from typing import NamedTuple


class Mark(NamedTuple):
    """A place in a file; lines and columns count from 1, columns in characters."""

    line: int
    column: int


class Lines:
    """Turns offsets into a text into places."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(index + 1 for index, char in enumerate(text) if char == "\n")]

    def mark(self, offset: int) -> Mark:
        """The place of the character at an offset."""
        line = bisect_right(self._starts, offset)
        return Mark(line, offset - self._starts[line - 1] + 1)
