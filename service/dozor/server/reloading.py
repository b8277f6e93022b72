"""Reads the rulebooks anew, when asked to and when they have changed."""

import asyncio
import logging
from collections.abc import Callable

from dozor.rulebooks import RulebookLibrary
from dozor.rulebooks.assembling import RulebooksRefused, assemble, changed, changes
from dozor.rulebooks.directory import Snapshot, read_directory
from dozor.server.rulebook_metrics import RulebookMetrics
from dozor.server.sockets import StartupError

_log = logging.getLogger(__name__)

# Who replaces several files needs a moment for it; what is seen in between is nobody's intention.
_SETTLING_SECONDS = 0.05
_SETTLING_ROUNDS = 20

_MOST_FAULTS = 20
"""Faults that get a line of the log each; a file that is half written may have a hundred."""


class RulebookReloader:
    """Keeps a server's rulebooks those of its directory. Belongs to one event loop.

    New ones are checked first, and taken all at once or not at all: where something is wrong with
    any of them, the server goes on with those that it has, and looks again when they change.

    Attributes:
        library: The rulebooks that count.
    """

    def __init__(self, directory: str, interval: float) -> None:
        """Read the rulebooks for the first time.

        Args:
            directory: Where the operator's rulebooks are; empty: there are none.
            interval: Seconds between two looks at the directory; 0: only when asked.

        Raises:
            StartupError: Something is wrong with one of them.
        """
        self._directory = directory
        self._interval = interval if directory else 0.0
        snapshot = read_directory(directory)
        try:
            self.library = assemble(snapshot)
        except RulebooksRefused as refused:
            told = "".join(f"\n  {fault}" for fault in refused.faults)
            raise StartupError(f"the rulebooks cannot be used:{told}") from None
        self._seen = snapshot.digest
        self._asked = asyncio.Event()

    def request(self) -> None:
        """Read them anew soon, changed or not. For the event loop's thread."""
        self._asked.set()

    async def run(self, take: Callable[[RulebookLibrary], None], metrics: RulebookMetrics) -> None:
        """Watch the directory, until cancelled.

        Args:
            take: Is given each new library; from its return on that one counts.
            metrics: Is told how it went.
        """
        while True:
            asked = await self._next_look()
            try:
                await self._look(take, metrics, asked=asked)
            except Exception:  # noqa: BLE001  # whatever it is, the next look may go better
                metrics.failed()
                _log.exception("rulebooks: a fault in reading them; the old ones stay")

    async def _next_look(self) -> bool:
        """Wait for the time of the next look; tells whether somebody has asked for it."""
        try:
            await asyncio.wait_for(self._asked.wait(), self._interval or None)
        except TimeoutError:
            return False
        self._asked.clear()
        return True

    async def _look(
        self, take: Callable[[RulebookLibrary], None], metrics: RulebookMetrics, *, asked: bool
    ) -> None:
        snapshot = await asyncio.to_thread(read_directory, self._directory)
        if snapshot.digest != self._seen:
            snapshot = await self._settled(snapshot)
        elif not asked:
            return
        self._seen = snapshot.digest
        try:
            library = await asyncio.to_thread(assemble, snapshot)
        except RulebooksRefused as refused:
            metrics.failed()
            _log.error(
                "rulebooks: not reloaded, the old ones stay; faults: %d", len(refused.faults)
            )
            for fault in refused.faults[:_MOST_FAULTS]:
                _log.error("rulebooks: %s", fault)
            if len(refused.faults) > _MOST_FAULTS:
                _log.error("rulebooks: …; `dozor rulebook check FILE` tells all faults of a file")
            return
        before, self.library = self.library, library
        take(library)
        metrics.reloaded(library.identities())
        _tell(before, library)

    async def _settled(self, snapshot: Snapshot) -> Snapshot:
        """The directory once two looks in a row have found the same, or after a second."""
        for _ in range(_SETTLING_ROUNDS):
            await asyncio.sleep(_SETTLING_SECONDS)
            again = await asyncio.to_thread(read_directory, self._directory)
            if again.digest == snapshot.digest:
                break
            snapshot = again
        return snapshot


def _tell(before: RulebookLibrary, after: RulebookLibrary) -> None:
    told = list(changes(before, after))
    if not told:
        _log.info("rulebooks: reloaded; nothing has changed")
        return
    _log.info("rulebooks: reloaded; changes: %d", len(told))
    for change in told:
        _log.info("rulebooks: %s", change)
    for name, version in changed(before, after):
        _log.warning(
            "rulebooks: %s %s has other contents than before; who pins its digest is refused now, "
            "and what was judged by the old one cannot be judged again: give changed rules a new "
            "version",
            name,
            version,
        )
