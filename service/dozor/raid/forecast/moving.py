"""What a move does to a mass: fighters fall, the member is wounded.

Axes of all masses here: fighters, groups before, states of the one who moves, groups after. Rows of
fighters have a first number, at least 1.
"""

from dataclasses import dataclass
from math import prod

import numpy as np

from dozor.raid.forecast.gang import Array
from dozor.raid.forecast.moves import Outcome

_QUICK = 1 << 15
"""Cells that the processor keeps at hand: larger arrays are worked on in parts."""

_WIDE = 16
"""Neighbouring cells from which on NumPy is quick with several levels of wounds at once."""


class Scratch:
    """Memory that is used again and again: fresh memory costs more than the work on it."""

    def __init__(self) -> None:
        self._cells = np.empty(0)

    def empty(self, shape: tuple[int, ...]) -> Array:
        """An array with anything in it, until the next one is asked for."""
        cells = prod(shape)
        if self._cells.size < cells:
            self._cells = np.empty(cells)
        return self._cells[:cells].reshape(shape)

    def zeros(self, shape: tuple[int, ...]) -> Array:
        """An array of zeros, until the next one is asked for."""
        array = self.empty(shape)
        array.fill(0.0)
        return array


@dataclass(frozen=True, slots=True)
class Moved:
    """The mass after a move, and the number of fighters of its first row."""

    mass: Array
    first: int


def falling(mass: Array, first: int, taken_out: int) -> Array | None:
    """The mass, as one row, in which a move takes out all fighters; none if there is none."""
    rows = taken_out - first + 1
    if rows < 1:
        return None
    return mass[:1] if rows == 1 else mass[:rows].sum(axis=0, keepdims=True)


class Wounds:
    """Lets a member on his own move.

    Attributes:
        can: What the move can do.
        health: Levels of wounds from the first one kept on at which the member is down.
    """

    def __init__(self, can: tuple[Outcome, ...], health: int, scratch: Scratch) -> None:
        self.can = can
        self.health = health
        self._scratch = scratch

    def move(self, mass: Array, first: int, moved: Moved) -> Array | None:
        """Make the move.

        Args:
            mass: The mass before.
            first: Fighters of its first row.
            moved: Where to add the mass in which fighters are left.

        Returns:
            The mass, in one row, in which the last fighter fell; none if it did in none.
        """
        if mass.shape[2] > self.health:
            moved.mass[first - moved.first :, :, self.health] += mass[:, :, self.health]
        killed: Array | None = None
        for outcome in self.can:
            source, target = _rows(mass, first, outcome.taken_out, moved)
            if source.shape[0]:
                self._wound(target, source, outcome)
            hit = falling(mass, first, outcome.taken_out)
            if hit is not None:
                if killed is None:
                    killed = np.zeros((1, *moved.mass.shape[1:]))
                self._wound(killed, hit, outcome)
        return killed

    def _wound(self, after: Array, mass: Array, outcome: Outcome) -> None:
        """Add the mass of those on their feet, further on by the wounds; they stop at health."""
        wounds, chance = outcome.wounds, outcome.rolls / outcome.of
        on_feet = min(mass.shape[2], self.health)
        free = min(on_feet, max(0, self.health - wounds + 1))
        step = max(1, free) if mass.shape[3] >= _WIDE else 1
        for start in range(0, free, step):
            levels = slice(start, start + step)
            self._add(
                after[:, :, levels.start + wounds : levels.stop + wounds],
                mass[:, :, levels],
                chance,
            )
        for level in range(free, on_feet):
            self._add(after[:, :, self.health], mass[:, :, level], chance)

    def _add(self, after: Array, mass: Array, chance: float) -> None:
        rows = max(1, _QUICK * mass.shape[0] // max(1, mass.size))
        for start in range(0, mass.shape[0], rows):
            part = mass[start : start + rows]
            share = np.multiply(part, chance, out=self._scratch.empty(part.shape))
            after[start : start + rows] += share


def multiply(mass: Array, first: int, taken_out: int, matrix: Array, moved: Moved) -> None:
    """Add what a matrix makes of the mass in which a move leaves fighters."""
    source, target = _rows(mass, first, taken_out, moved)
    if source.shape[0]:
        target += product(matrix, source)


def product(matrix: Array, mass: Array) -> Array:
    """What a matrix makes of the states of the one who moves."""
    moved: Array
    if mass.shape[3] >= _WIDE:
        moved = np.matmul(matrix, mass)
    else:  # One large product is much quicker than many small ones.
        moved = np.moveaxis(np.tensordot(matrix, mass, axes=(1, 2)), 0, 2)
    return moved


def _rows(mass: Array, first: int, taken_out: int, moved: Moved) -> tuple[Array, Array]:
    """The rows in which fighters are left after so many have been taken out, before and after."""
    skipped = max(0, taken_out + 1 - first)
    source = mass[skipped:]
    start = first + skipped - taken_out - moved.first
    return source, moved.mass[start : start + source.shape[0]]
