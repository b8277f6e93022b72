"""The moves of one round in an exact forecast."""

from collections.abc import Iterator

import numpy as np

from dozor.raid.forecast import moving
from dozor.raid.forecast.cloud import Cloud
from dozor.raid.forecast.gang import Array, Box, Gang, States, box_shape, box_size, within
from dozor.raid.forecast.moves import Outcome, Step, outcomes, step
from dozor.raid.forecast.work import ROUND_AMOUNT, Work
from dozor.raid.model import Phase, Raid
from dozor.raid.rulebook import RaidRulebook
from dozor.raid.strength import defense

_PRODUCTS = 4
"""Products of a matrix multiplication that take as long as one cell otherwise."""


class Fallen:
    """Masses of a round in which the last fighter fell, by how that split the groups."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._masses: dict[Gang, tuple[Box, Array]] = {}

    def add(self, gang: Gang, box: Box, largest: Box, mass: Array) -> None:
        """Add a mass over a box; `largest` holds all boxes of the round."""
        if gang not in self._masses:
            self._work.reserve(box_size(largest))
            self._masses[gang] = largest, np.zeros(box_shape(largest))
        self._masses[gang][1][within(box, largest)] += mass.reshape(box_shape(box))

    def __iter__(self) -> Iterator[Cloud]:
        for gang, (box, mass) in self._masses.items():
            yield Cloud(gang, 0, box, mass[np.newaxis])


class Rounds:
    """Plays the moves of a gang in a phase."""

    def __init__(
        self, gang: Gang, raid: Raid, phase: Phase, rulebook: RaidRulebook, work: Work
    ) -> None:
        against = defense(raid.target, phase, rulebook)
        hands = [group.kind.hand(phase) for group in gang.layout]
        self._gang = gang
        self._work = work
        self._can = [None if h is None else outcomes(h, against, rulebook) for h in hands]
        self._harmful = [
            place
            for place, can in enumerate(self._can)
            if can is not None and any(o.taken_out or o.wounds for o in can)
        ]
        self._scratch = moving.Scratch()
        self._now, self._next = moving.Scratch(), moving.Scratch()
        self._steps: dict[tuple[int, tuple[Outcome, ...], int], Step] = {}

    @property
    def can_stall(self) -> bool:
        """Whether somebody may act who cannot hurt or be hurt."""
        return len(self._harmful) < sum(can is not None for can in self._can)

    def harmless(self, box: Box) -> States:
        """The joint states in which no roll of anybody on their feet could hurt anybody."""
        return np.flatnonzero(~self._gang.standing(box, self._harmful))

    def play(self, cloud: Cloud) -> Fallen:
        """Let every group make its moves once.

        Args:
            cloud: The mass; afterwards that in which fighters are left.

        Returns:
            The mass in which the last fighter fell.
        """
        self._work.spend(ROUND_AMOUNT)
        fallen = Fallen(self._work)
        largest = tuple(self._after(place, cloud.box[place]) for place in range(len(cloud.box)))
        for place, can in enumerate(self._can):
            if can is None or self._is_down(place, cloud.box[place]):
                continue
            if cloud.gang.layout[place].size == 1:
                self._move_one(cloud, place, can, largest, fallen)
            else:
                self._move_group(cloud, place, can, largest, fallen)
        cloud.mass = cloud.mass.copy()  # Out of the memory that the next round uses again.
        return fallen

    def _is_down(self, place: int, kept: tuple[int, int]) -> bool:
        """Whether nobody of a group is on their feet in any state kept."""
        return kept[0] + 1 >= self._gang.full[place][1]

    def _after(self, place: int, kept: tuple[int, int]) -> tuple[int, int]:
        """The range of a group's states after a round."""
        can = self._can[place]
        if can is None or self._is_down(place, kept):
            return kept
        if self._gang.layout[place].size > 1:
            return self._gang.full[place]
        return kept[0], min(kept[1] + max(o.wounds for o in can), self._gang.full[place][1])

    def _move_one(
        self, cloud: Cloud, place: int, can: tuple[Outcome, ...], largest: Box, fallen: Fallen
    ) -> None:
        lowest = cloud.box[place][0]
        box = (*cloud.box[:place], largest[place], *cloud.box[place + 1 :])
        first = max(1, cloud.first - max(o.taken_out for o in can))
        shape = cloud.mass.shape[0] + cloud.first - first, *_around(box, place)
        self._claim(shape, 1)
        self._now, self._next = self._next, self._now
        moved = moving.Moved(self._now.zeros(shape), first)
        mass = cloud.mass.reshape(-1, *_around(cloud.box, place))
        health = self._gang.layout[place].kind.health - lowest
        killed = moving.Wounds(can, health, self._scratch).move(mass, cloud.first, moved)
        if killed is not None:
            fallen.add(cloud.gang, box, largest, killed)
        cloud.first, cloud.box = first, box
        cloud.mass = moved.mass.reshape(-1, *box_shape(box))

    def _move_group(
        self, cloud: Cloud, place: int, can: tuple[Outcome, ...], largest: Box, fallen: Fallen
    ) -> None:
        """Let a group move, one member after the other."""
        start, stop = cloud.box[place]
        before, _, rest = _around(cloud.box, place)
        mass, first = cloud.mass.reshape(-1, before, stop - start, rest), cloud.first
        for number in range(cloud.gang.layout[place].size):
            table = self._step(place, can, number)
            split = cloud.gang.split(place, table.parts)
            columns = slice(start, stop) if number == 0 else slice(None)
            for taken_out, matrix in table.kills:
                hit = moving.falling(mass, first, taken_out)
                if hit is not None:
                    parts = split.full[place : place + len(split.full) - len(cloud.box) + 1]
                    here = (*cloud.box[:place], *parts, *cloud.box[place + 1 :])
                    all_of = (*largest[:place], *parts, *largest[place + 1 :])
                    self._claim((before, matrix.shape[0], rest), mass.shape[2])
                    fallen.add(split, here, all_of, moving.product(matrix[:, columns], hit))
            lowest = max(1, first - max(taken_out for taken_out, _ in table.moves))
            rows = mass.shape[0] + first - lowest
            shape = rows, before, table.moves[0][1].shape[0], rest
            self._claim(shape, mass.shape[2] * len(table.moves))
            moved = moving.Moved(np.zeros(shape), lowest)
            for taken_out, matrix in table.moves:
                moving.multiply(mass, first, taken_out, matrix[:, columns], moved)
            mass, first = moved.mass, lowest
        cloud.first = first
        cloud.box = (*cloud.box[:place], self._gang.full[place], *cloud.box[place + 1 :])
        cloud.mass = mass.reshape(-1, *box_shape(cloud.box))

    def _claim(self, shape: tuple[int, ...], products: int) -> None:
        """Count the work on an array, so many products a cell, before the array is made."""
        cells = 1
        for length in shape:
            cells *= length
        self._work.reserve(cells)
        self._work.spend(cells * -(-products // _PRODUCTS))

    def _step(self, place: int, can: tuple[Outcome, ...], number: int) -> Step:
        group = self._gang.layout[place]
        key = group.kind.health * 100 + group.size, can, number
        if key not in self._steps:
            self._steps[key] = step(group.size, group.kind.health, number, can)
        return self._steps[key]


def _around(box: Box, place: int) -> tuple[int, int, int]:
    """Joint states of the groups before, states of a group, joint states of the groups after."""
    return box_size(box[:place]), box[place][1] - box[place][0], box_size(box[place + 1 :])
