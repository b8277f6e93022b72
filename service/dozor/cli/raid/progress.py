"""A bar on standard error that shows how far a long work has come; only on a terminal."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from dozor.cli.judge import Progress

_CELLS = 40
_PATIENCE = 0.3
_PAUSE = 0.1


class _Bar:
    """Draws itself once the work has taken a while, and not too often."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._next = time.monotonic() + _PATIENCE
        self._width = 0

    def show(self, done: float) -> None:
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + _PAUSE
        done = min(max(done, 0.0), 1.0)
        filled = int(done * _CELLS)
        line = f"[{'#' * filled}{'.' * (_CELLS - filled)}] {done:4.0%}"
        self._width = max(self._width, len(line))
        self._write(line)

    def clear(self) -> None:
        if self._width:
            self._write(" " * self._width + "\r")

    def _write(self, line: str) -> None:
        self._stream.write("\r" + line)
        self._stream.flush()


@contextmanager
def progress() -> Iterator[Progress | None]:
    """Something to tell of progress; None where nobody would see it."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    bar = _Bar(sys.stderr)
    try:
        yield bar.show
    finally:
        bar.clear()
