"""Probability mass over a box of the joint states of a gang, for each number of fighters."""

from dataclasses import dataclass

import numpy as np

from dozor.raid.forecast.gang import Array, Box, Gang, States, box_shape, box_size, hull, within
from dozor.raid.forecast.work import Work

NEGLIGIBLE = 1e-14
"""Mass with which a phase is not played on; it is reported as the tail."""

DROPPED = 1e-20
"""Mass below which an outermost number of fighters, or state of a group, is let go to the tail."""


@dataclass
class Cloud:
    """Mass that is undecided.

    Attributes:
        gang: Whose joint states they are.
        first: Fighters of the first row, at least 1; each row has one more.
        box: The joint states kept.
        mass: By fighters, and by state of each group.
    """

    gang: Gang
    first: int
    box: Box
    mass: Array

    @property
    def flat(self) -> Array:
        """A view of the mass by fighters and by joint state."""
        return self.mass.reshape(self.mass.shape[0], -1)

    def take(self, states: States) -> Array:
        """Take the mass of some joint states out."""
        flat = self.flat
        taken = flat[:, states]
        flat[:, states] = 0.0
        return taken

    def crop(self) -> float:
        """Let go of what holds next to nothing at the edges.

        Returns:
            The mass that was let go.
        """
        rows = _worth(self.mass, 0)
        ranges = [rows]
        dropped = _outside(self.mass, 0, rows)
        states = self.mass[rows].sum(axis=0)
        for axis in range(states.ndim):
            kept = _worth(states, axis)
            ranges.append(kept)
            dropped += _outside(states, axis, kept)
            states = states[_along(axis, kept)]
        self.first += rows.start
        self.box = tuple(
            (start + kept.start, start + kept.stop)
            for (start, _), kept in zip(self.box, ranges[1:], strict=True)
        )
        self.mass = np.ascontiguousarray(self.mass[tuple(ranges)])
        return dropped


def _along(axis: int, kept: slice) -> tuple[slice, ...]:
    return (*(slice(None) for _ in range(axis)), kept)


def _worth(mass: Array, axis: int) -> slice:
    """The range along an axis outside of which there is next to nothing."""
    others = tuple(other for other in range(mass.ndim) if other != axis)
    worth = np.flatnonzero(mass.sum(axis=others) > DROPPED)
    if not worth.size:
        return slice(0, mass.shape[axis])
    return slice(int(worth[0]), int(worth[-1]) + 1)


def _outside(mass: Array, axis: int, kept: slice) -> float:
    """The mass outside of a range; exactly 0 if there is none."""
    if kept.start == 0 and kept.stop == mass.shape[axis]:
        return 0.0
    below = mass[_along(axis, slice(0, kept.start))]
    above = mass[_along(axis, slice(kept.stop, None))]
    return float(below.sum() + above.sum())


class Pile:
    """Adds up masses over boxes of the joint states of one gang; its own box grows as needed."""

    def __init__(self, gang: Gang, work: Work) -> None:
        self.gang = gang
        self._work = work
        self.box: Box = ()
        self.mass: Array = np.zeros(())

    def add(self, box: Box, mass: Array) -> None:
        """Add a mass over a box."""
        if self.box == ():
            self._grow(box)
        elif self.box != box:
            self._grow(hull([self.box, box]))
        self.mass[within(box, self.box)] += mass.reshape(box_shape(box))

    def add_some(self, box: Box, states: States, mass: Array) -> None:
        """Add a mass over some joint states of a box."""
        whole = np.zeros(box_size(box))
        whole[states] = mass
        self.add(box, whole)

    def _grow(self, box: Box) -> None:
        if box == self.box:
            return
        self._work.reserve(box_size(box))
        grown = np.zeros(box_shape(box))
        if self.box != ():
            grown[within(self.box, box)] = self.mass
        self.box, self.mass = box, grown
