"""Tells of trouble on standard error. Needs no other package, and so can tell of a missing one."""

import sys
from collections.abc import Iterable

from dozor.cli.page.words import clean
from dozor.cli.texts import Texts

PROGRAM = "dozor"


def complain(lines: Iterable[str]) -> int:
    """Print complaints to standard error; returns the exit status that goes with them."""
    if sys.stderr is not None:  # Closed; print would write to standard output instead.
        print("\n".join(lines), file=sys.stderr)
    return 1


def own_trouble(message: str, texts: Texts, /, **facts: object) -> list[str]:
    """The lines that tell of a trouble that concerns no file."""
    return told([texts(message, **facts)])


def told(paragraphs: Iterable[str]) -> list[str]:
    """The lines of some paragraphs, the first with the program's name before it."""
    lines = [clean(line) for paragraph in paragraphs for line in paragraph.splitlines()]
    return [f"{PROGRAM}: {lines[0]}", *lines[1:]]
