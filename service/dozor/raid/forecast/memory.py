"""The memory in which a forecast is made."""

import numpy as np

from dozor.raid.forecast.gang import Array


class Scratch:
    """Memory that is used again and again: fresh memory costs more than the work on it."""

    def __init__(self) -> None:
        self._cells = np.empty(0)

    def empty(self, cells: int) -> Array:
        """An array of so many cells with anything in it, until the next one is asked for."""
        if self._cells.size < cells:
            self._cells = np.empty(max(cells, 2 * self._cells.size))
        return self._cells[:cells]


class Memory:
    """Memory for the masses before and after a move, and for the shares of a mass."""

    def __init__(self) -> None:
        self.masses = Scratch(), Scratch()
        self.shares = Scratch()
