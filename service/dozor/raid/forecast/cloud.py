"""Probability mass over a box of the joint states of a gang, for each number of fighters."""

from dataclasses import dataclass

import numpy as np

from dozor.raid.forecast.field import Field
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
        first: Fighters of the first cell of each joint state; each has one more. Cells of less than
            one fighter are empty, but in a cloud of raids in which the last fighter fell: it has
            the cell of 0 fighters alone.
        box: The joint states kept.
        mass: By state of each group, and by fighters.
        field: The field that holds the mass, as the last round has left it, if one does.
    """

    gang: Gang
    first: int
    box: Box
    mass: Array
    field: Field | None = None

    @property
    def flat(self) -> Array:
        """A view of the mass by joint state and by fighters."""
        return self.mass.reshape(-1, self.mass.shape[-1])

    @property
    def most(self) -> int:
        """The most fighters that any mass has: 0 if the last one fell."""
        return self.first + int(self.mass.shape[-1]) - 1

    def take(self, states: States) -> Array:
        """Take the mass of some joint states out."""
        flat = self.flat
        taken = flat[states]
        flat[states] = 0.0
        return taken

    def crop(self) -> float:
        """Let go of what holds next to nothing at the edges.

        Returns:
            The mass that was let go; exactly 0 if there was none.
        """
        ranges = _worth(self.mass)
        if [kept.stop - kept.start for kept in ranges] == list(self.mass.shape):
            return 0.0
        dropped, mass = 0.0, self.mass
        for axis, kept in enumerate(ranges):
            dropped += _outside(mass, axis, kept)
            mass = mass[_along(axis, kept)]
        self.mass, self.field = mass.copy(), None
        self.first += ranges[-1].start
        self.box = tuple(
            (start + kept.start, start + kept.stop)
            for (start, _), kept in zip(self.box, ranges[:-1], strict=True)
        )
        return dropped


def _along(axis: int, kept: slice) -> tuple[slice, ...]:
    return (*(slice(None) for _ in range(axis)), kept)


def _worth(mass: Array) -> list[slice]:
    """For each axis, the range outside of which there is next to nothing."""
    ranges = []
    for size in mass.shape[:-1]:
        if size == 1:
            ranges.append(slice(0, 1))
            mass = mass[0]
            continue
        ranges.append(_range(mass.reshape(size, -1).sum(axis=1)))
        mass = mass.sum(axis=0)  # The axes to come share what is left after this one.
    fighters = _range(mass)
    if fighters.start < mass.size // 2:  # The coming rounds need the cells of fewer fighters.
        fighters = slice(0, fighters.stop)
    return [*ranges, fighters]


def _range(mass: Array) -> slice:
    worth = (mass > DROPPED).nonzero()[0]
    return slice(int(worth[0]), int(worth[-1]) + 1) if worth.size else slice(0, mass.size)


def _outside(mass: Array, axis: int, kept: slice) -> float:
    """The mass outside of a range; exactly 0 if there is none."""
    if kept.start == 0 and kept.stop == mass.shape[axis]:
        return 0.0
    below = mass[_along(axis, slice(0, kept.start))]
    above = mass[_along(axis, slice(kept.stop, None))]
    return float(below.sum() + above.sum())


class Pile:
    """Adds up masses over boxes of the joint states of one gang; its own box grows as needed.

    Masses over one box mostly come one after the other. They are added up first: a larger box is
    slower to add to.
    """

    def __init__(self, gang: Gang, work: Work) -> None:
        self.gang = gang
        self._work = work
        self._recent_box: Box = ()
        self._recent: Array = np.zeros(())
        self._box: Box = ()
        self._mass: Array = np.zeros(())

    @property
    def box(self) -> Box:
        """The joint states over which there is mass."""
        self._settle()
        return self._box

    @property
    def mass(self) -> Array:
        """All that was added, over the box."""
        self._settle()
        return self._mass

    def add_some(self, box: Box, states: States, mass: Array) -> None:
        """Add a mass over some joint states of a box.

        Raises:
            WorkTooLarge: There is no room for it.
        """
        if self._recent_box != box:
            self._settle()
            self._work.reserve(box_size(box))
            self._recent_box, self._recent = box, np.zeros(box_size(box))
        self._recent[states] += mass

    def _settle(self) -> None:
        """Add what came last to what came before."""
        if self._recent_box == ():
            return
        box, mass = self._recent_box, self._recent.reshape(box_shape(self._recent_box))
        self._recent_box, self._recent = (), np.zeros(())
        if self._box == ():
            self._box, self._mass = box, mass
            return
        self._grow(hull([self._box, box]))
        self._mass[within(box, self._box)] += mass

    def _grow(self, box: Box) -> None:
        if box == self._box:
            return
        self._work.reserve(box_size(box))
        grown = np.zeros(box_shape(box))
        grown[within(self._box, box)] = self._mass
        self._box, self._mass = box, grown
