"""The rounds of a phase in an exact forecast."""

from collections.abc import Iterator

import numpy as np

from dozor.raid.forecast.cloud import Cloud
from dozor.raid.forecast.gang import Box, Gang, States
from dozor.raid.forecast.group_moving import GroupMove
from dozor.raid.forecast.layout import Group
from dozor.raid.forecast.memory import Memory, Scratch
from dozor.raid.forecast.moves import Outcome, outcomes
from dozor.raid.forecast.moving import MemberMove
from dozor.raid.forecast.round import Plan, Round
from dozor.raid.forecast.work import ROUND_AMOUNT, Work
from dozor.raid.model import Phase, Raid
from dozor.raid.rulebook import RaidRulebook
from dozor.raid.strength import defense


class Rounds:
    """Plays the moves of a gang in a phase."""

    def __init__(
        self,
        gang: Gang,
        raid: Raid,
        phase: Phase,
        rulebook: RaidRulebook,
        work: Work,
        memory: Memory,
    ) -> None:
        against = defense(raid.target, phase, rulebook)
        hands = [group.kind.hand(phase) for group in gang.layout]
        can = {
            place: outcomes(hand, against, rulebook)
            for place, hand in enumerate(hands)
            if hand is not None
        }
        self._gang = gang
        self._work = work
        self._harmful = [
            place for place, some in can.items() if any(o.taken_out or o.wounds for o in some)
        ]
        self.can_stall = len(self._harmful) < len(can)
        """Whether somebody may act who cannot hurt or be hurt."""
        self._memory = memory
        self._moves = [_move(place, gang.layout[place], can[place], memory.shares) for place in can]
        self._plan: Plan | None = None

    def harmless(self, box: Box) -> States:
        """The joint states in which no roll of anybody on their feet could hurt anybody."""
        return np.flatnonzero(~self._gang.standing(box, self._harmful))

    def play(self, cloud: Cloud) -> Iterator[Cloud]:
        """Let every group make its moves once.

        Args:
            cloud: The mass; afterwards that in which fighters are left.

        Returns:
            The mass in which the last fighter fell, by how that split the groups.
        """
        self._work.spend(ROUND_AMOUNT)
        # Whoever is down in every state kept makes no move.
        moves = [m for m in self._moves if cloud.box[m.place][0] + 1 < self._gang.full[m.place][1]]
        if not moves:
            return iter(())
        if self._plan is None or self._plan.start != cloud.box:
            self._plan = _plan(cloud.box, moves)
        play = Round(cloud, self._plan, self._memory.masses, self._work)
        for move in moves:
            move.make(play)
        return play.finish(cloud)


def _plan(start: Box, moves: list[MemberMove | GroupMove]) -> Plan:
    reached = {move.place: move.reach(start[move.place]) for move in moves}
    box = tuple(reached.get(place, kept) for place, kept in enumerate(start))
    most = max(move.most for move in moves), sum(move.most * move.size for move in moves)
    return Plan(start, box, most)


def _move(
    place: int, group: Group, can: tuple[Outcome, ...], scratch: Scratch
) -> MemberMove | GroupMove:
    if group.size == 1:
        return MemberMove(place, group.kind.health, can, scratch)
    return GroupMove(place, group, can, scratch)
