"""What is made of files is made anew when their content changes; the last good one stays in use."""

import hashlib
import logging
import threading
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from prometheus_client import CollectorRegistry, Counter

from dozor.security.files import SecurityError, Source, read_together

T = TypeVar("T")

_log = logging.getLogger(__name__)

_STOP_SECONDS = 5.0
"""How long a stop waits for a look that hangs, as on a dead network disk."""


class ReloadCounts:
    """A counter of reloads, by their result."""

    def __init__(self, name: str, what: str, registry: CollectorRegistry) -> None:
        counter = Counter(
            name, f"Changes of {what}: taken, or refused.", ("result",), registry=registry
        )
        self.success = counter.labels("success")
        self.failure = counter.labels("failure")


class Watched(Protocol):
    """Something that may change."""

    def look(self) -> None:
        """Take what is new, if anything is."""


class Reloaded(Generic[T]):
    """Something made of files.

    Attributes:
        current: The last good one.
    """

    def __init__(
        self,
        what: str,
        sources: Sequence[Source],
        make: Callable[[Sequence[bytes]], T],
        counts: ReloadCounts,
        taken: Callable[[T], str],
    ) -> None:
        """Make the first one.

        Args:
            what: What it is, for the log.
            sources: The files.
            make: Makes one of the files' contents, or raises a `SecurityError`.
            counts: Counts further ones.
            taken: Is given each one that is taken, the first included; tells the log what it is.

        Raises:
            SecurityError: The files cannot be read, or are wrong.
        """
        self._what = what
        self._sources = sources
        self._make = make
        self._counts = counts
        self._taken = taken
        self._refused: tuple[bytes, str] | None = None
        contents = read_together(sources)
        self._digest = _digest(contents)
        self.current = make(contents)
        _log.info("%s: %s", what, taken(self.current))

    def look(self) -> None:
        """Take what is new, if it is good; else say once what is wrong with it.

        What is refused is tried again at each look: a certificate may become valid by and by.
        """
        digest = b""
        try:
            contents = read_together(self._sources)
            digest = _digest(contents)
            if digest == self._digest:
                self._refused = None
                return
            made = self._make(contents)
        except SecurityError as error:
            self._refuse((digest, str(error)))
            return
        self._digest, self._refused, self.current = digest, None, made
        told = self._taken(made)
        self._counts.success.inc()
        _log.info("%s: reloaded: %s", self._what, told)

    def _refuse(self, refused: tuple[bytes, str]) -> None:
        if refused == self._refused:
            return
        self._refused = refused
        self._counts.failure.inc()
        _log.error(
            "%s: not reloaded, what was good before stays in use: %s", self._what, refused[1]
        )


class Watcher:
    """Looks at things in a thread of its own, so that a slow disk holds up no call."""

    def __init__(self, watched: Sequence[Watched], interval: float) -> None:
        """Not started yet.

        Args:
            watched: What to look at.
            interval: Seconds between two looks; 0: only when asked.
        """
        self._watched = watched
        self._interval = interval
        self._over = threading.Event()
        self._wake = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="dozor-reload", daemon=True)

    def start(self) -> None:
        """Begin to look, if there is anything to look at."""
        if self._watched:
            self._thread.start()

    def request(self) -> None:
        """Have it look soon. From any thread."""
        self._wake.set()

    def stop(self) -> None:
        """End it; blocks while a look is going on, but not for long."""
        self._over.set()
        self._wake.set()
        if self._thread.is_alive():
            self._thread.join(_STOP_SECONDS)

    def _watch(self) -> None:
        while True:
            self._wake.wait(self._interval or None)
            self._wake.clear()
            if self._over.is_set():
                return
            for watched in self._watched:
                try:
                    watched.look()
                except Exception:  # noqa: BLE001 - the next look may go well
                    _log.exception("a fault while looking for changes")


def _digest(contents: Sequence[bytes]) -> bytes:
    """One digest of all: of their digests, so that no border between them can move."""
    return hashlib.sha256(b"".join(hashlib.sha256(c).digest() for c in contents)).digest()
