"""What the moves of a group do to a mass, one member after the other."""

import numpy as np

from dozor.raid.forecast.gang import Array
from dozor.raid.forecast.layout import Group
from dozor.raid.forecast.moves import Outcome, Step, step
from dozor.raid.forecast.round import Round

_WIDE = 16
"""Neighbouring cells from which on many small products are not much slower than one large one."""


class GroupMove:
    """The moves of a group.

    Attributes:
        place: The group's place among the groups.
        size: Its members.
        most: Fighters whom one of them takes out at most.
    """

    def __init__(self, place: int, group: Group, can: tuple[Outcome, ...]) -> None:
        self.place = place
        self.size = group.size
        self.most = max(outcome.taken_out for outcome in can)
        self._health = group.kind.health
        self._states = group.state_count
        self._can = can
        self._steps: list[Step] = []

    def reach(self, _: tuple[int, int]) -> tuple[int, int]:
        """The range of the group's states after the moves: all of them."""
        return 0, self._states

    def make(self, play: Round) -> None:
        """Let all members move."""
        if not self._steps:
            self._steps = [step(self.size, self._health, n, self._can) for n in range(self.size)]
        before, _, rest = play.around[self.place]
        for table in self._steps:
            self._fall(play, table, before, rest)
            self._go_on(play, table, before, rest)

    def _fall(self, play: Round, table: Step, before: int, rest: int) -> None:
        """Count the mass in which a move takes out the last fighter; that splits the group."""
        split = play.gang.split(self.place, table.parts)
        parts = split.full[self.place : self.place + len(split.full) - len(play.box) + 1]
        box = (*play.box[: self.place], *parts, *play.box[self.place + 1 :])
        for taken_out, matrix in table.kills:
            hit = play.field.falling(taken_out)
            if hit is not None:
                play.spend_fallen(self.place, *matrix.shape)
                states = hit.reshape(before, matrix.shape[1], rest)
                play.fall(split, box, _product(matrix, states))

    def _go_on(self, play: Round, table: Step, before: int, rest: int) -> None:
        """Make a move where fighters are left."""
        now = play.field
        pairs_after, pairs = table.moves[0][1].shape
        states = before * pairs_after * rest
        play.spend(self.place, pairs_after, pairs * len(table.moves))
        after = play.field_over(states, max(1, now.lowest - self.most))
        wide = rest * now.row.cells
        target = after.shifted().reshape(before, pairs_after, wide)
        for number, (taken_out, matrix) in enumerate(table.moves):
            source = now.shifted(taken_out).reshape(before, pairs, wide)
            if number == 0:
                np.matmul(matrix, source, out=target)
            else:
                target += np.matmul(matrix, source)
        after.take_fallen(now.lowest, self.most)
        play.field = after


def _product(matrix: Array, mass: Array) -> Array:
    """What a matrix makes of the states of a group."""
    moved: Array
    if mass.shape[2] >= _WIDE:
        moved = np.matmul(matrix, mass)
    else:  # One large product is much quicker than many small ones.
        moved = np.moveaxis(np.tensordot(matrix, mass, axes=(1, 1)), 0, 1)
    return moved
