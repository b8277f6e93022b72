"""Adds up the masses of an exact forecast."""

from math import fsum

import numpy as np

from dozor.raid.forecast.certainty import held, settled
from dozor.raid.forecast.cloud import Cloud, Pile
from dozor.raid.forecast.gang import Array, Gang, States
from dozor.raid.forecast.tally import Tally
from dozor.raid.forecast.work import Work
from dozor.raid.model import Ending, Phase


class Count:
    """Counts raids as they are decided, or given up."""

    def __init__(self, size: int, work: Work) -> None:
        self._work = work
        self._tally = Tally(size, member_down=[0.0] * size)
        self._ended: dict[tuple[Ending, Gang], Pile] = {}
        self._on_feet = [0.0] * size
        self._repelled = 0.0
        self._tails = dict.fromkeys(Phase, 0.0)

    def breach(self, rounds: int, mass: float) -> None:
        """Count raids in which the gang got inside after so many rounds."""
        self._tally.breached += mass
        self._tally.rounds[Phase.BREACH, rounds] += mass

    def end(
        self,
        phase: Phase,
        rounds: int,
        ending: Ending,
        cloud: Cloud,
        states: States,
        mass: Array,
    ) -> None:
        """Count raids that have ended.

        Args:
            phase: The phase in which they have.
            rounds: After how many rounds of it.
            ending: How.
            cloud: Where the mass was taken from.
            states: The joint states from which it was taken.
            mass: By those states, and by fighters left, as in the cloud.
        """
        by_fighters = mass.sum(axis=0).tolist()
        total = fsum(by_fighters)
        if total == 0.0:
            return
        self._tally.rounds[phase, rounds] += total
        for fighters, share in enumerate(by_fighters, cloud.first):
            if share:
                self._tally.fighters_left[fighters] += share
        if phase is Phase.BREACH:
            self._repelled += total
        key = ending, cloud.gang
        if key not in self._ended:
            self._ended[key] = Pile(cloud.gang, self._work)
        self._ended[key].add_some(cloud.box, states, mass.sum(axis=1))

    def let_go(self, phase: Phase, mass: float) -> None:
        """Count raids that are not followed any further."""
        self._tails[phase] += mass

    def finish(self) -> Tally:
        """Add up what the joint states of all that have ended tell."""
        for (ending, gang), pile in self._ended.items():
            by_down = np.bincount(gang.heads(pile.box).down, weights=pile.mass.reshape(-1))
            for number in np.flatnonzero(by_down):
                self._tally.down[ending, int(number)] += float(by_down[number])
                self._tally.endings[ending] += float(by_down[number])
            self._count_members(gang, pile)
        return self._probabilities()

    def _count_members(self, gang: Gang, pile: Pile) -> None:
        axes = range(pile.mass.ndim)
        for axis, (group, (start, stop)) in enumerate(zip(gang.layout, pile.box, strict=True)):
            others = tuple(other for other in axes if other != axis)
            by_state = pile.mass.sum(axis=others)
            down = np.array([counts[-1] for counts in group.states[start:stop]])
            for member in range(group.start, group.start + group.size):
                self._tally.member_down[member] += float((by_state * down).sum()) / group.size
                self._on_feet[member] += float((by_state * (group.size - down)).sum()) / group.size

    def _probabilities(self) -> Tally:
        """The tally, with 1 for what is certain, and for nothing else."""
        tally, breach_tail = self._tally, self._tails[Phase.BREACH]
        tail = sum(self._tails.values())
        outside = breach_tail + self._repelled
        rests = {Phase.BREACH: breach_tail, Phase.ASSAULT: outside + self._tails[Phase.ASSAULT]}
        rounds: dict[tuple[Phase, int], float] = {}
        for phase, rest in rests.items():
            of_phase = {key: mass for key, mass in tally.rounds.items() if key[0] is phase}
            rounds |= settled(of_phase, rest)
        downs = zip(tally.member_down, self._on_feet, strict=True)
        return Tally(
            size=tally.size,
            endings=settled(tally.endings, tail),
            breached=held(tally.breached, outside, breach_tail),
            down=settled(tally.down, tail),
            member_down=[held(down, up + tail, tail) for down, up in downs],
            fighters_left=settled(tally.fighters_left, tail),
            rounds=rounds,
            tail=held(tail, sum(tally.endings.values())),
        )
