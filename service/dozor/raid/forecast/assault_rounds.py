"""The assault in an exact forecast."""

import numpy as np

from dozor.raid import assault
from dozor.raid.forecast.cloud import NEGLIGIBLE, Cloud
from dozor.raid.forecast.count import Count
from dozor.raid.forecast.gang import Gang, States
from dozor.raid.forecast.memory import Memory
from dozor.raid.forecast.rounds import Rounds
from dozor.raid.forecast.work import Work
from dozor.raid.model import Ending, Phase, Raid
from dozor.raid.raid import Policy, retreats
from dozor.raid.rulebook import RaidRulebook


class AssaultRounds:
    """Plays the assault of a forecast, from one way into the base."""

    def __init__(
        self,
        raid: Raid,
        gang: Gang,
        policy: Policy,
        rulebook: RaidRulebook,
        count: Count,
        work: Work,
    ) -> None:
        self._policy = policy
        self._count = count
        self._moves = Rounds(gang, raid, Phase.ASSAULT, rulebook, work, work.memory)
        # Those who leave need memory of their own: the others' mass lies in the first.
        self._last_moves = Rounds(gang, raid, Phase.ASSAULT, rulebook, work, Memory())
        self._rounds = 0

    def play(self, cloud: Cloud, horizon: int) -> None:
        """Play rounds until everything is decided, or the horizon is reached."""
        self._look(cloud)
        if cloud.most:
            self._find_stalled(cloud)
        while cloud.mass.sum() > NEGLIGIBLE and self._rounds < horizon:
            leaving = self._declare(cloud)
            self._rounds += 1
            self._round(cloud, retreat=False)
            if leaving is not None:
                self._round(leaving, retreat=True)
            self._find_stalled(cloud)
            self._count.let_go(Phase.ASSAULT, cloud.crop())
        self._count.let_go(Phase.ASSAULT, float(cloud.mass.sum()))

    def _round(self, cloud: Cloud, *, retreat: bool) -> None:
        moves = self._last_moves if retreat else self._moves
        for fallen in moves.play(cloud):
            self._look(fallen, retreat=retreat)
        self._look(cloud, retreat=retreat)

    def _declare(self, cloud: Cloud) -> Cloud | None:
        """Part the mass in which a retreat is declared before the coming round."""
        counts = range(cloud.gang.size + 1)
        asked = [retreats(self._policy, self._rounds, count) for count in counts]
        if not any(asked):
            return None
        heads = cloud.gang.heads(cloud.box)
        states = np.flatnonzero(np.array(asked)[heads.down] & (heads.officers > 0))
        leaving = Cloud(cloud.gang, cloud.first, cloud.box, np.zeros_like(cloud.mass))
        leaving.flat[states] = cloud.take(states)
        return leaving if leaving.mass.any() else None

    def _look(self, cloud: Cloud, *, retreat: bool = False) -> None:
        """Take out what is decided."""
        for standing, able, states in cloud.gang.situations(Phase.ASSAULT, cloud.box):
            ending = assault.look(standing, able, cloud.most, retreat=retreat)
            if ending is not None:
                self._end(ending, cloud, states)

    def _end(self, ending: Ending, cloud: Cloud, states: States) -> None:
        mass = cloud.take(states)
        self._count.end(Phase.ASSAULT, self._rounds, ending, cloud, states, mass)

    def _find_stalled(self, cloud: Cloud) -> None:
        if self._moves.can_stall:
            self._end(Ending.STALEMATE, cloud, self._moves.harmless(cloud.box))
