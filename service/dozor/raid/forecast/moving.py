"""What the move of a member on his own does to a mass: fighters fall, the member is wounded."""

import numpy as np

from dozor.raid.forecast.field import Field
from dozor.raid.forecast.gang import Array
from dozor.raid.forecast.memory import Scratch
from dozor.raid.forecast.moves import Outcome
from dozor.raid.forecast.round import Round

_QUICK = 1 << 15
"""Cells that the processor keeps at hand: larger arrays are worked on in parts."""


class MemberMove:
    """The move of a member who is alone of his kind.

    Attributes:
        place: The member's place among the groups.
        can: What the move can do, the fewest wounds first.
        most: Fighters whom it takes out at most.
    """

    size = 1

    def __init__(self, place: int, health: int, can: tuple[Outcome, ...], memory: Scratch) -> None:
        self.place = place
        self.can = sorted(can, key=lambda outcome: outcome.wounds)
        self.most = max(outcome.taken_out for outcome in can)
        self._hard = [outcome for outcome in self.can if outcome.wounds > 1]
        self._health = health
        self._memory = memory

    def reach(self, kept: tuple[int, int]) -> tuple[int, int]:
        """The range of the member's states after the move."""
        return kept[0], min(kept[1] + self.can[-1].wounds, self._health + 1)

    def make(self, play: Round) -> None:
        """Make the move."""
        now, (_, levels, rest) = play.field, play.around[self.place]
        play.spend(self.place, levels)
        after = play.field_over(now.states, max(1, now.lowest - self.most))
        down = self._health - play.box[self.place][0]
        self._wound(now, after, (levels, rest * now.row.cells), down)
        fallen = after.take_fallen(now.lowest, self.most)
        if fallen is not None:
            play.fall(play.gang, play.box, fallen)
        play.field = after

    def _wound(self, now: Field, after: Field, cells: tuple[int, int], down: int) -> None:
        """Put those on their feet further on by their wounds; they stop at health.

        NumPy is quickest by far on runs of neighbouring cells. So all cells are moved along at
        once, after those have been set aside that must not be.

        Args:
            now: The mass before; afterwards anything.
            after: Where to put the mass after.
            cells: Levels of wounds, and cells of each.
            down: The level at which the member is down.
        """
        target, first, others = after.shifted(), self.can[0], self.can
        if first.wounds:
            target.fill(0.0)
        else:
            np.multiply(now.shifted(first.taken_out), first.chance, out=target)
            others = self.can[1:]
        by_level = now.shifted().reshape(-1, *cells)
        if cells[0] > down:
            target.reshape(-1, *cells)[:, down] = self._stopped(now, cells, down)
            by_level[:, down] = 0.0
        for outcome in others:
            if cells[0] > down and outcome.wounds > 1:
                by_level[:, _stopping(outcome, down)] = 0.0
            if outcome.wounds <= down:
                along = outcome.wounds * cells[1]
                self._add(target[along:], now.shifted(outcome.taken_out), outcome.chance)

    def _stopped(self, now: Field, cells: tuple[int, int], down: int) -> Array:
        """The mass in which the member has been down, or is brought down by more than it takes."""
        stays = now.shifted().reshape(-1, *cells)[:, down]
        total: Array
        total, share = self._memory.empty(2 * stays.size).reshape(2, *stays.shape)
        total[...] = stays
        for outcome in self._hard:
            for level in range(down)[_stopping(outcome, down)]:
                share[...] = now.shifted(outcome.taken_out).reshape(-1, *cells)[:, level]
                share *= outcome.chance
                total += share
        return total

    def _add(self, target: Array, source: Array, chance: float) -> None:
        """Add a share of the first cells of a source, as many as the target has."""
        for start in range(0, target.size, _QUICK):
            part = target[start : start + _QUICK]
            share = self._memory.empty(part.size)
            np.multiply(source[start : start + part.size], chance, out=share)
            part += share


def _stopping(outcome: Outcome, down: int) -> slice:
    """The levels from which an outcome's wounds would lead beyond the one at which one is down."""
    return slice(max(0, down - outcome.wounds + 1), down)
