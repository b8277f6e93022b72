"""The mass of a round while it is played: by joint state, the number of fighters changing fastest.

So a member's move is the same few operations on long runs of neighbouring cells, whichever member
it is: fighters who are taken out shift a whole array along, and a state of wounds lies a fixed way
from the next.
"""

from dataclasses import dataclass

from dozor.raid.forecast.gang import Array
from dozor.raid.forecast.memory import Scratch


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of a joint state: spare ones, then one for each number of fighters.

    Spare cells are empty but during a move, which shifts into them the mass in which no fighter is
    left.

    Attributes:
        spare: Spare cells; as many as fighters are taken out in one move, at most.
        first: Fighters of the first of the other cells; 1 if a move may take out the last.
        cells: All cells of a row.
    """

    spare: int
    first: int
    cells: int


class Field:
    """Mass by joint state and, changing fastest, by number of fighters.

    As many empty cells as are spare in a row follow the last one, so that the array can be read
    shifted as a whole: what a row then reads of the next is empty.

    Attributes:
        states: Joint states.
        row: The cells of each.
        lowest: The fewest fighters that any mass has.
        memory: Where it is.
    """

    def __init__(self, states: int, row: Row, lowest: int, memory: Scratch) -> None:
        self.states = states
        self.row = row
        self.lowest = lowest
        self.memory = memory
        self._size = states * row.cells
        self._cells = memory.empty(self._size + row.spare)
        self._cells[self._size :] = 0.0
        self._rows = self._cells[: self._size].reshape(states, row.cells)

    def shifted(self, taken_out: int = 0) -> Array:
        """All cells, read as they are after so many fighters have been taken out."""
        start = min(taken_out, self.row.spare)
        return self._cells[start : start + self._size]

    def put(self, shape: tuple[int, ...], within: tuple[slice, ...], mass: Array) -> None:
        """Hold a mass by joint state and number of fighters, from the lowest on, and nothing else.

        Args:
            shape: States of each group.
            within: Those over which the mass is.
            mass: The mass.
        """
        self._cells.fill(0.0)
        cells = self._rows.reshape(*shape, self.row.cells)
        cells[(*within, slice(self._place(self.lowest), None))] = mass

    def falling(self, taken_out: int) -> Array | None:
        """The mass, by joint state, in which so many are all fighters; none if there is none."""
        if taken_out < self.lowest:
            return None
        return self._total(self._place(self.lowest), self._place(taken_out) + 1)

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
        start = max(0, self._place(before - taken_out))
        fallen = self._total(start, self.row.spare)
        for cell in range(start, self.row.spare):
            self._rows[:, cell] = 0.0
        return fallen

    def _place(self, fighters: int) -> int:
        """The cell of a number of fighters."""
        return self.row.spare + fighters - self.row.first

    def _total(self, start: int, stop: int) -> Array:
        """The sum of some cells of each row: they are so few that one by one is quickest."""
        total = self._rows[:, start].copy()
        for cell in range(start + 1, min(stop, self.row.cells)):
            total += self._rows[:, cell]
        return total
