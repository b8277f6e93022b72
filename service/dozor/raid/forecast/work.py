"""The work limit of an exact forecast, and the way to stop any forecast."""

from collections.abc import Callable

from dozor.errors import DozorError
from dozor.raid.forecast.memory import Memory

MOST_CELLS = 1 << 23
"""Cells of one array, at most, however much work is allowed: 64 MiB."""

LEAST_AMOUNT = 5_000
"""What the smallest move counts: the calls it takes cost as much as some thousand cells."""

ROUND_AMOUNT = 10_000
"""What a round counts besides its moves."""


class WorkTooLarge(DozorError):
    """An exact forecast would need more work than allowed, or more memory than there is for it.

    Attributes:
        memory: Whether it is the memory; then no limit of work would be enough.
    """

    def __init__(self, *, memory: bool = False) -> None:
        self.memory = memory
        super().__init__("an exact forecast is too large")


class ForecastStopped(DozorError):
    """Whoever asked for a forecast does not want it any more."""


class EstimateTooLarge(DozorError):
    """An estimate has played so many rounds that it is given up."""


class Budget:
    """Counts the moves of an estimate, so that none goes on for ever; and asks whether to stop."""

    MOST_MOVES = 300_000_000
    """Moves of all raids together, at most: some ten seconds and more."""

    def __init__(self, stop: Callable[[], bool] | None) -> None:
        self._stop = stop
        self._moves = 0

    def spend(self, moves: int) -> None:
        """Count the moves of a round, before they are made.

        Raises:
            EstimateTooLarge: There have been more than allowed.
            ForecastStopped: The forecast is not wanted any more.
        """
        check_stop(self._stop)
        self._moves += max(moves, LEAST_AMOUNT)
        if self._moves > self.MOST_MOVES:
            raise EstimateTooLarge(
                "the estimate is given up: too many raids go on for too many rounds"
            )


class Work:
    """Counts the work done: cells (joint states times numbers of fighters) for every move.

    A move over few cells counts as `LEAST_AMOUNT` cells, and a round as `ROUND_AMOUNT` more.

    Attributes:
        limit: Work that may be done.
        done: Work done so far.
        memory: What it is done in.
    """

    def __init__(self, limit: int, stop: Callable[[], bool] | None = None) -> None:
        """Begin to count.

        Args:
            limit: Work that may be done.
            stop: Asked again and again; once it says yes, the forecast is given up.
        """
        self.limit = limit
        self.done = 0
        self.memory = Memory()
        self._stop = stop

    def spend(self, amount: int) -> None:
        """Count some work, before it is done.

        Raises:
            WorkTooLarge: It would be more than allowed.
            ForecastStopped: The forecast is not wanted any more.
        """
        check_stop(self._stop)
        self.done += max(amount, LEAST_AMOUNT)
        if self.done > self.limit:
            raise WorkTooLarge

    def reserve(self, cells: int) -> None:
        """Make sure, before an array is made, that it is not too large.

        Raises:
            WorkTooLarge: It is, for the limit or for any limit.
        """
        if cells > min(self.limit, MOST_CELLS):
            raise WorkTooLarge(memory=cells > MOST_CELLS)


def check_stop(stop: Callable[[], bool] | None) -> None:
    """Ask whether to go on.

    Raises:
        ForecastStopped: The forecast is not wanted any more.
    """
    if stop is not None and stop():
        raise ForecastStopped
