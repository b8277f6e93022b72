"""A page of text, written from top to bottom."""

import os
import re
import shutil
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field

from dozor.cli.page.table import Grid
from dozor.cli.page.words import clean, width, wrap

_NARROWEST, _WIDEST, _DEFAULT = 40, 100, 80
_BLANK_LINES = re.compile(r"\n[ \t]*(?:\n[ \t]*)+")
_WELL, _NOT_WELL = "✓", "✗"
_BOLD, _GREEN, _RED, _PLAIN = "\x1b[1m", "\x1b[32m", "\x1b[31m", "\x1b[0m"


@dataclass(slots=True)
class Page:
    """Collects lines. Blank lines part the blocks, never two in a row.

    Attributes:
        room: Columns that a line may take.
        bold: Whether headings are set in bold, and marks in color.
    """

    room: int = _DEFAULT
    bold: bool = False
    _lines: list[str] = field(default_factory=list)

    @classmethod
    def for_stdout(cls) -> "Page":
        """A page as wide as the terminal; bold only on one, unless NO_COLOR is set."""
        columns = shutil.get_terminal_size((_DEFAULT, 24)).columns if _on_terminal() else _DEFAULT
        plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
        room = min(max(columns, _NARROWEST), _WIDEST)
        return cls(room, bold=_on_terminal() and not plain)

    def title(self, text: str, rule: str = "═") -> None:
        """The heading of a page, or of a part of it where `rule` is a thinner line."""
        self.gap()
        lines = wrap(text, self.room)
        self._lines += map(self._strong, lines)
        self._lines.append(rule * max(map(width, lines)))
        self.gap()

    def heading(self, text: str, indent: int = 0) -> None:
        """The heading of a block."""
        self.gap()
        self._lines += [
            " " * indent + self._strong(line) for line in wrap(text, self.room - indent)
        ]

    def paragraph(self, text: str, indent: int = 2) -> None:
        """Running text; line ends part its paragraphs, or blank lines where it has any."""
        parts = _BLANK_LINES.split(text.strip())
        for number, part in enumerate(parts if len(parts) > 1 else text.strip().split("\n")):
            if number:
                self.gap()
            self._hang(part, " " * indent, " " * indent)

    def item(self, text: str, mark: str = "•", indent: int = 2) -> None:
        """An entry of a list, hanging from its mark."""
        first = " " * indent + mark + " "
        self._hang(text, first, " " * width(first))

    def grid(self, grid: Grid, indent: int = 2) -> None:
        """A table."""
        self._lines += [" " * indent + line for line in grid.lines(self.room - indent)]

    def verbatim(self, lines: Iterable[str], indent: int = 2) -> None:
        """Lines as they are, for charts and for what is to be copied; spaces are kept."""
        plain = (clean(line).replace("\u00a0", " ") for line in lines)
        self._lines += [" " * indent + line for line in plain]

    def verdict(self, text: str, *, good: bool) -> None:
        """An entry marked as well or not well, in color where there is any."""
        start = len(self._lines)
        mark = _WELL if good else _NOT_WELL
        self.item(text, mark, indent=0)
        if self.bold:
            painted = f"{_GREEN if good else _RED}{mark}{_PLAIN}"
            self._lines[start] = self._lines[start].replace(mark, painted, 1)

    def gap(self) -> None:
        """A blank line, unless there is one, or nothing yet."""
        if self._lines and self._lines[-1]:
            self._lines.append("")

    def text(self) -> str:
        """The page."""
        return "\n".join(self._lines).rstrip("\n") + "\n"

    def _hang(self, text: str, first: str, rest: str) -> None:
        lines = wrap(text, self.room - width(first))
        self._lines += [(first if index == 0 else rest) + line for index, line in enumerate(lines)]

    def _strong(self, line: str) -> str:
        return f"{_BOLD}{line}{_PLAIN}" if self.bold else line


def _on_terminal() -> bool:
    return sys.stdout is not None and sys.stdout.isatty()
