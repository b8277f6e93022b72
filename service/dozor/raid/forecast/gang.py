"""A gang in a forecast, and what can be counted in each of its joint states.

Masses are kept over a box of joint states alone: for each group a range of its states. Early in a
raid nobody has many wounds, late in it most are down, and the box is small.
"""

from collections.abc import Iterable
from functools import cached_property, lru_cache
from math import prod
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from dozor.raid.forecast.layout import Layout, group_states, split
from dozor.raid.model import Phase

Array = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int8]
Truths = npt.NDArray[np.bool_]
States = npt.NDArray[np.int64]
"""Joint states of a box, by their place in it, the last group's state changing fastest."""

Box = tuple[tuple[int, int], ...]
"""For each group its first state that is kept, and the one after the last."""

T = TypeVar("T", np.int8, np.bool_)


def box_shape(box: Box) -> tuple[int, ...]:
    """How many states of each group are kept."""
    return tuple(stop - start for start, stop in box)


def box_size(box: Box) -> int:
    """How many joint states are kept."""
    return prod(box_shape(box))


def within(box: Box, larger: Box) -> tuple[slice, ...]:
    """Where a box lies in a larger one."""
    return tuple(
        slice(start - first, stop - first)
        for (start, stop), (first, _) in zip(box, larger, strict=True)
    )


def hull(boxes: list[Box]) -> Box:
    """The smallest box that holds some boxes."""
    starts = [min(start for start, _ in ranges) for ranges in zip(*boxes, strict=True)]
    stops = [max(stop for _, stop in ranges) for ranges in zip(*boxes, strict=True)]
    return tuple(zip(starts, stops, strict=True))


Situations = tuple[tuple[int, int, States], ...]
"""Whether anybody is on their feet, whether anybody may act, and the joint states of that."""


class Heads:
    """Numbers of members in each joint state of a box, each counted when it is asked for."""

    def __init__(self, layout: Layout, box: Box) -> None:
        self._layout = layout
        self._box = box

    @cached_property
    def on_feet(self) -> Numbers:
        """Who are on their feet."""
        return self._count([True for _ in self._layout])

    @cached_property
    def down(self) -> Numbers:
        """Who are down."""
        return np.int8(sum(group.size for group in self._layout)) - self.on_feet

    @cached_property
    def officers(self) -> Numbers:
        """Bosses and right hands on their feet."""
        return self._count([group.kind.officer for group in self._layout])

    def able(self, phase: Phase) -> Numbers:
        """Who are on their feet and may act in a phase."""
        acting = [group.kind.hand(phase) is not None for group in self._layout]
        return self.on_feet if all(acting) else self._count(acting)

    def _count(self, counted: list[bool]) -> Numbers:
        """The members of some groups who are on their feet."""
        columns = [
            _on_feet(group.size, group.kind.health) * np.int8(counts_here)
            for group, counts_here in zip(self._layout, counted, strict=True)
        ]
        return outer(np.add, np.zeros(1, np.int8), columns, self._box)


@lru_cache(maxsize=256)
def _on_feet(size: int, health: int) -> Numbers:
    """For each state of a group, how many are on their feet. Not to be written to."""
    return np.array([size - counts[-1] for counts in group_states(size, health)], dtype=np.int8)


class Gang:
    """A gang, laid out in groups. Two are the same only if they are one object.

    Attributes:
        layout: The groups.
        full: The box of all joint states.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.size = sum(group.size for group in layout)
        self.full: Box = tuple((0, group.state_count) for group in layout)
        self._splits: dict[tuple[int, tuple[int, int, int]], Gang] = {}
        self._heads: tuple[Box, Heads] | None = None
        self._situations: tuple[Phase, Box, Situations] | None = None

    def split(self, place: int, sizes: tuple[int, int, int]) -> "Gang":
        """The gang after a group has split in three; always the same object."""
        key = place, sizes
        if key not in self._splits:
            self._splits[key] = Gang(split(self.layout, place, sizes))
        return self._splits[key]

    def heads(self, box: Box) -> Heads:
        """Numbers of members in each joint state of a box."""
        if self._heads is None or self._heads[0] != box:
            self._heads = box, Heads(self.layout, box)
        return self._heads[1]

    def situations(self, phase: Phase, box: Box) -> Situations:
        """The joint states of a box, by what a phase looks at."""
        found = self._situations
        if found is None or found[0] is not phase or found[1] != box:
            heads = self.heads(box)
            feet, acting = heads.on_feet > 0, heads.able(phase) > 0
            parts = (
                (0, 0, np.flatnonzero(~feet)),
                (1, 0, np.flatnonzero(feet & ~acting)),
                (1, 1, np.flatnonzero(feet & acting)),
            )
            found = phase, box, tuple(part for part in parts if part[2].size)
            self._situations = found
        return found[2]

    def standing(self, box: Box, groups: Iterable[int]) -> Truths:
        """For each joint state, whether anybody of some groups is on their feet."""
        chosen = set(groups)
        columns = [
            np.array([place in chosen and counts[-1] < group.size for counts in group.states])
            for place, group in enumerate(self.layout)
        ]
        return outer(np.logical_or, np.zeros(1, np.bool_), columns, box)


def outer(
    ufunc: np.ufunc, start: npt.NDArray[T], columns: list[npt.NDArray[T]], box: Box
) -> npt.NDArray[T]:
    """Combine one value for each group's state over all groups, for the joint states of a box."""
    total = start
    for column, (first, stop) in zip(columns, box, strict=True):
        total = ufunc.outer(total, column[first:stop]).reshape(-1)
    return total
