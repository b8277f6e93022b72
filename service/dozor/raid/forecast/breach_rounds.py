"""The breach in an exact forecast."""

from collections import defaultdict
from collections.abc import Iterator

import numpy as np

from dozor.raid import breach
from dozor.raid.forecast.cloud import NEGLIGIBLE, Cloud, Pile
from dozor.raid.forecast.count import Count
from dozor.raid.forecast.gang import Array, Gang, States, Truths, box_shape, box_size, hull, within
from dozor.raid.forecast.rounds import Rounds
from dozor.raid.forecast.work import Work
from dozor.raid.model import Ending, Phase, Raid
from dozor.raid.play import opening
from dozor.raid.rulebook import RaidRulebook
from dozor.raid.strength import reinforcement


class BreachRounds:
    """Plays the breach of a forecast; collects what enters the assault."""

    def __init__(
        self, raid: Raid, gang: Gang, rulebook: RaidRulebook, count: Count, work: Work
    ) -> None:
        self._raid = raid
        self._rulebook = rulebook
        self._count = count
        self._work = work
        self._moves = Rounds(gang, raid, Phase.BREACH, rulebook, work, work.memory)
        self._reinforcement = reinforcement(raid, rulebook)
        self._entries: dict[Gang, dict[int, Pile]] = defaultdict(dict)
        # While the breach is undecided, everybody has been called inside who could be: how many
        # have fallen back so far depends on the round alone.
        self._fell_back = 0
        self._leaving: dict[int, Truths | None] = {}
        self._rounds = 0

    def entries(self) -> Iterator[Cloud]:
        """What enters the assault; a cloud holds either no fighters or some."""
        for gang, piles in self._entries.items():
            empty = piles.pop(0, None)
            if empty is not None:
                yield Cloud(gang, 0, empty.box, empty.mass[..., np.newaxis])
            if piles:
                yield self._stack(gang, piles)

    def _stack(self, gang: Gang, piles: dict[int, Pile]) -> Cloud:
        first, last = min(piles), max(piles)
        box = hull([pile.box for pile in piles.values()])
        self._work.reserve((last - first + 1) * box_size(box))
        cloud = Cloud(gang, first, box, np.zeros((*box_shape(box), last - first + 1)))
        for fighters, pile in piles.items():
            cells = cloud.mass[..., fighters - first]
            cells[within(pile.box, box)] += pile.mass
        return cloud

    def play(self, cloud: Cloud, horizon: int) -> None:
        """Play rounds until everything is decided, or the horizon is reached."""
        self._look(cloud)
        if cloud.most:
            self._find_stalled(cloud)
        while cloud.mass.sum() > NEGLIGIBLE and self._rounds < horizon:
            self._rounds += 1
            for fallen in self._moves.play(cloud):
                self._look(fallen)
            self._look(cloud)
            self._move_fighters(cloud)
            self._find_stalled(cloud)
            self._count.let_go(Phase.BREACH, cloud.crop())
        self._count.let_go(Phase.BREACH, float(cloud.mass.sum()))

    def _look(self, cloud: Cloud) -> None:
        """Steps 2 to 4: take out what is decided."""
        for standing, able, states in cloud.gang.situations(Phase.BREACH, cloud.box):
            ending = breach.look(standing, able, cloud.most)
            if ending is not None:
                self._end(ending, cloud, states, cloud.take(states))

    def _end(self, ending: Ending, cloud: Cloud, states: States, mass: Array) -> None:
        if ending is Ending.BREACHED:
            self._enter(cloud, states, mass.sum(axis=1), self._fell_back)
        else:
            self._count.end(Phase.BREACH, self._rounds, ending, cloud, states, mass)

    def _enter(self, cloud: Cloud, states: States, mass: Array, fell_back: int) -> None:
        total = float(mass.sum())
        if total == 0.0:
            return
        self._count.breach(self._rounds, total)
        inside = opening(self._raid, Phase.ASSAULT, fell_back, self._rulebook).fighters
        piles = self._entries[cloud.gang]
        if inside not in piles:
            piles[inside] = Pile(cloud.gang, self._work)
        piles[inside].add_some(cloud.box, states, mass)

    def _moved(self, fighters: int, on_feet: int) -> breach.Movement:
        ratio = self._rulebook.fall_back_ratio
        return breach.move_fighters(fighters, on_feet, self._reinforcement, ratio)

    def _leave(self, fighters: int) -> Truths | None:
        """Whether so many fighters leave nobody outside, by the number of members on their feet.

        None if they leave somebody, whatever that number.
        """
        if fighters not in self._leaving:
            counts = range(self._raid.size + 1)
            leave = np.array([self._moved(fighters, n).left == 0 for n in counts])
            self._leaving[fighters] = leave if leave.any() else None
        return self._leaving[fighters]

    def _move_fighters(self, cloud: Cloud) -> None:
        """Steps 5 to 7: whoever goes inside and leaves nobody; all others move by one number."""
        on_feet = cloud.gang.heads(cloud.box).on_feet
        for fighters in range(max(1, cloud.first), cloud.most + 1):
            leave = self._leave(fighters)
            if leave is None:
                break  # The more fighters there are, the fewer go inside.
            self._abandon(cloud, fighters, leave[on_feet].nonzero()[0])
        self._fell_back += max(0, -self._reinforcement)
        cloud.first += self._reinforcement

    def _abandon(self, cloud: Cloud, fighters: int, states: States) -> None:
        """The last fighters outside, so many, go inside."""
        flat, cell = cloud.flat, fighters - cloud.first
        mass = flat[states, cell]
        flat[states, cell] = 0.0
        inside = self._moved(fighters, cloud.gang.size).inside
        self._enter(cloud, states, mass, self._fell_back + inside)

    def _find_stalled(self, cloud: Cloud) -> None:
        """Looked at last of all: nobody could be hurt, and the next round sends nobody inside."""
        if not self._moves.can_stall:
            return
        harmless = self._moves.harmless(cloud.box)
        if not harmless.size:
            return
        on_feet = cloud.gang.heads(cloud.box).on_feet[harmless]
        for fighters in range(max(1, cloud.first), cloud.most + 1):
            goes = [self._moved(fighters, n).inside > 0 for n in range(cloud.gang.size + 1)]
            states = harmless[~np.array(goes)[on_feet]]
            cell = fighters - cloud.first
            alone = Cloud(cloud.gang, fighters, cloud.box, cloud.mass[..., cell : cell + 1])
            self._end(Ending.STALEMATE, alone, states, alone.take(states))
