"""Tables whose cells wrap."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from dozor.cli.page.words import clean, longest_word, pad, width, wrap

_GAP = 2
_LEAST = 4


@dataclass(slots=True)
class Grid:
    """A table: a row of headings, and rows of cells, which captions may divide into groups.

    Attributes:
        headings: The row of headings.
        rows: The rows so far; a caption is a text alone.
    """

    headings: Sequence[str]
    rows: list[Sequence[str] | str] = field(default_factory=list)

    def caption(self, text: str) -> None:
        """Begin a group."""
        self.rows.append(clean(text))

    def row(self, *cells: str) -> None:
        """Add a row."""
        self.rows.append([clean(cell) for cell in cells])

    def lines(self, room: int) -> list[str]:
        """The table in at most so many columns."""
        columns = self._columns(room)
        if columns is None:
            return self._listed(room)
        lines = _row(self.headings, columns)
        lines.append("─" * (sum(columns) + _GAP * (len(columns) - 1)))
        for row in self.rows:
            lines.extend(wrap(row, room) if isinstance(row, str) else _row(row, columns))
        return lines

    def _listed(self, room: int) -> list[str]:
        """The rows one below another, a line for each cell: where columns would cut words."""
        lines: list[str] = []
        for row in self.rows:
            if isinstance(row, str):
                lines += wrap(row, room)
                continue
            lines += wrap(row[0], room)
            for heading, cell in zip(self.headings[1:], row[1:], strict=True):
                indent = " " * _GAP
                lines += [indent + line for line in wrap(f"{heading}: {cell}", room - _GAP)]
        return lines

    def _columns(self, room: int) -> list[int] | None:
        """Widths of the columns: as wide as they like, while the widest can give way.

        None if a word would have to be cut that a line of its own has room for.
        """
        cells = [self.headings, *(row for row in self.rows if not isinstance(row, str))]
        columns = [max(map(width, column)) for column in zip(*cells, strict=True)]
        least = [max(map(longest_word, column)) for column in zip(*cells, strict=True)]
        over = sum(columns) + _GAP * (len(columns) - 1) - room
        over = _shrink(columns, least, over)
        if over > 0 and max(least) <= room - _GAP:
            return None
        _shrink(columns, [_LEAST] * len(columns), over)
        return columns


def _shrink(columns: list[int], least: list[int], over: int) -> int:
    """Narrow the widest columns down to their least; returns what is still too much."""
    while over > 0:
        spare = [index for index, column in enumerate(columns) if column > least[index]]
        if not spare:
            break
        widest = max(spare, key=lambda index: columns[index])
        columns[widest] -= 1
        over -= 1
    return over


def _row(cells: Iterable[str], columns: list[int]) -> list[str]:
    wrapped = [wrap(cell, room) for cell, room in zip(cells, columns, strict=True)]
    height = max(map(len, wrapped))
    lines = []
    for index in range(height):
        parts = [cell[index] if index < len(cell) else "" for cell in wrapped]
        padded = [pad(part, column) for part, column in zip(parts, columns, strict=True)]
        lines.append((" " * _GAP).join(padded).rstrip())
    return lines
