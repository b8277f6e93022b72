"""What the moves of a group do to a mass, one member after the other."""

import numpy as np

from dozor.raid.forecast.layout import Group
from dozor.raid.forecast.memory import Scratch
from dozor.raid.forecast.moves import Outcome, Step, step
from dozor.raid.forecast.round import Round


class GroupMove:
    """The moves of a group.

    Attributes:
        place: The group's place among the groups.
        size: Its members.
        most: Fighters whom one of them takes out at most.
    """

    def __init__(self, place: int, group: Group, can: tuple[Outcome, ...], memory: Scratch) -> None:
        self.place = place
        self.size = group.size
        self.most = max(outcome.taken_out for outcome in can)
        self._health = group.kind.health
        self._states = group.state_count
        self._can = can
        self._memory = memory
        self._steps: list[Step] = []

    def reach(self, _: tuple[int, int]) -> tuple[int, int]:
        """The range of the group's states after the moves: all of them."""
        return 0, self._states

    def make(self, play: Round) -> None:
        """Let all members move."""
        if not self._steps:
            self._steps = [step(self.size, self._health, n, self._can) for n in range(self.size)]
        before, _, rest = play.around[self.place]
        for one in self._steps:
            self._fall(play, one, before, rest)
            self._go_on(play, one, before, rest)

    def _fall(self, play: Round, step: Step, before: int, rest: int) -> None:
        """Count the mass in which a move takes out the last fighter; that splits the group."""
        split = play.gang.split(self.place, step.parts)
        parts = split.full[self.place : self.place + len(split.full) - len(play.box) + 1]
        box = (*play.box[: self.place], *parts, *play.box[self.place + 1 :])
        for taken_out, kill in step.kills:
            hit = play.field.falling(taken_out)
            if hit is not None:
                play.spend_fallen(self.place, kill.rows, kill.columns)
                fallen = np.empty((before, kill.rows, rest))
                kill.multiply(hit.reshape(before, kill.columns, rest), fallen, self._memory)
                play.fall(split, box, fallen)

    def _go_on(self, play: Round, step: Step, before: int, rest: int) -> None:
        """Make a move where fighters are left."""
        now, wide = play.field, rest * play.field.row.cells
        rows, columns = step.moves[0][1].rows, step.moves[0][1].columns
        play.spend(self.place, rows, columns * len(step.moves))
        after = play.field_over(before * rows * rest, max(1, now.lowest - self.most))
        target = after.shifted().reshape(before, rows, wide)
        for number, (taken_out, move) in enumerate(step.moves):
            source = now.shifted(taken_out).reshape(before, columns, wide)
            move.multiply(source, target, self._memory, add=number > 0)
        after.take_fallen(now.lowest, self.most)
        play.field = after
