"""The mass of a round while it is played: by joint state, the number of fighters changing fastest.

So a member's move is the same few operations on long runs of neighbouring cells, whichever member
it is: fighters who are taken out shift a whole array along, and a state of wounds lies a fixed way
from the next.
"""

from dataclasses import dataclass

import numpy as np

from dozor.raid.forecast.gang import Array


class Scratch:
    """Memory that is used again and again: fresh memory costs more than the work on it."""

    def __init__(self) -> None:
        self._cells = np.empty(0)

    def empty(self, cells: int) -> Array:
        """An array of so many cells with anything in it, until the next one is asked for."""
        if self._cells.size < cells:
            self._cells = np.empty(cells)
        return self._cells[:cells]


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of a joint state: spare ones, then one for each number of fighters.

    Spare cells are empty but during a move, which shifts into them the mass in which no fighter is
    left.

    Attributes:
        spare: Spare cells; as many as fighters are taken out in one move, at most.
        first: Fighters of the first of the other cells; 1 if a move may take out the last.
        fighters: The other cells.
    """

    spare: int
    first: int
    fighters: int

    @property
    def cells(self) -> int:
        """All cells of a row."""
        return self.spare + self.fighters


class Field:
    """Mass over joint states and numbers of fighters.

    As many empty cells as are spare in a row follow the last one, so that the array can be read
    shifted as a whole: what a row then reads of the next is empty.

    Attributes:
        states: Joint states.
        row: The cells of each.
        lowest: The fewest fighters that any mass has.
    """

    def __init__(self, states: int, row: Row, lowest: int, memory: Scratch) -> None:
        self.states = states
        self.row = row
        self.lowest = lowest
        self._size = states * row.cells
        self._cells = memory.empty(self._size + row.spare)
        self._cells[self._size :] = 0.0
        self._rows = self._cells[: self._size].reshape(states, row.cells)

    def shifted(self, taken_out: int = 0) -> Array:
        """All cells, read as they are after so many fighters have been taken out."""
        start = min(taken_out, self.row.spare)
        return self._cells[start : start + self._size]

    def put(self, shape: tuple[int, ...], within: tuple[slice, ...], mass: Array) -> None:
        """Hold a mass by number of fighters, from the lowest on, and joint state; nothing else.

        Args:
            shape: States of each group.
            within: Those over which the mass is.
            mass: The mass.
        """
        self._cells.fill(0.0)
        start = self.row.spare + self.lowest - self.row.first
        if mass.size == mass.shape[0] * self.states:  # By far the most usual case.
            self._rows[:, start:] = mass.reshape(-1, self.states).T
        else:
            cells = self._rows.reshape(*shape, self.row.cells)
            cells[(*within, slice(start, None))] = np.moveaxis(mass, 0, -1)

    def by_fighters(self) -> Array:
        """A copy of the mass by number of fighters, from the lowest on, and joint state."""
        start = self.row.spare + self.lowest - self.row.first
        return self._rows[:, start:].T.copy()

    def falling(self, taken_out: int) -> Array | None:
        """The mass, by joint state, in which so many are all fighters; none if there is none."""
        if taken_out < self.lowest:
            return None
        start = self.row.spare + self.lowest - self.row.first
        return self._total(start, min(self.row.cells, start + taken_out - self.lowest + 1))

    def take_fallen(self, before: int, taken_out: int) -> Array | None:
        """Take out the mass, by joint state, in which a move has taken out the last fighter.

        Args:
            before: The fewest fighters that any mass had before the move.
            taken_out: Fighters whom the move takes out, at most.

        Returns:
            The mass; none if there is none.
        """
        if taken_out < before:
            return None
        start = max(0, self.row.spare - (taken_out - before + 1))
        fallen = self._total(start, self.row.spare)
        for cell in range(start, self.row.spare):
            self._rows[:, cell] = 0.0
        return fallen

    def _total(self, start: int, stop: int) -> Array:
        """The sum of some cells of each row: they are so few that one by one is quickest."""
        total = self._rows[:, start].copy()
        for cell in range(start + 1, stop):
            total += self._rows[:, cell]
        return total
