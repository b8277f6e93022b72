"""What all chunks of an estimate share: a raid, and the rules of raids as tables."""

import numpy as np
import numpy.typing as npt

from dozor.raid import assault, breach
from dozor.raid.forecast.rolltable import Ints, RollTable, roll_table
from dozor.raid.model import Ending, Phase, Raid, Rank
from dozor.raid.move import hand
from dozor.raid.play import opening
from dozor.raid.raid import Policy, retreats
from dozor.raid.rulebook import RaidRulebook
from dozor.raid.strength import defense, reinforcement

Mask = npt.NDArray[np.bool_]

ENDINGS = tuple(Ending)

_NONE = -1
"""In place of an ending's number: undecided."""

_TABLED = 512
"""Fighters below which what they do after a round of the breach is kept in a table."""


class Game:
    """A raid, its policy, and its rules.

    Attributes:
        raid: The raid.
        health: Each member's health, as a column.
        officers: Who may declare a retreat, as a column.
        moves: For each phase, what each member's rolls do; none for who may not act.
        able: For each phase, who may act, as a column.
        harmful: For each phase, whose rolls can hurt anybody, as a column.
    """

    def __init__(self, raid: Raid, policy: Policy, rulebook: RaidRulebook) -> None:
        self.raid = raid
        self.health = np.array([[m.health] for m in raid.members], dtype=np.int32)
        self.officers = np.array([[m.rank is not Rank.MEMBER] for m in raid.members])
        self.moves = {phase: _roll_tables(raid, phase, rulebook) for phase in Phase}
        self.able = {p: np.array([[t is not None] for t in self.moves[p]]) for p in Phase}
        self.harmful = {
            p: np.array([[t is not None and t.harms] for t in self.moves[p]]) for p in Phase
        }
        self._policy = policy
        self._rulebook = rulebook
        self._reinforcement = reinforcement(raid, rulebook)
        self._endings = {phase: _ending_table(phase) for phase in Phase}
        self._movements = np.zeros((0, raid.size + 1, 2), dtype=np.int32)

    def fighters(self, phase: Phase, fell_back: Ints) -> Ints:
        """Fighters with whom a phase begins, if so many have fallen back."""
        first = opening(self.raid, phase, 0, self._rulebook).fighters
        if phase is Phase.BREACH:
            return np.full_like(fell_back, first)
        counts, back = np.unique(fell_back, return_inverse=True)
        manned = [opening(self.raid, phase, int(n), self._rulebook).fighters for n in counts]
        return np.array(manned, dtype=np.int32)[back]

    def look(self, phase: Phase, on_feet: Ints, able: Ints, fighters: Ints, leaving: Mask) -> Ints:
        """The number of each raid's ending among `ENDINGS`, or less than 0."""
        key = 8 * leaving + 4 * (on_feet > 0) + 2 * (able > 0) + 1 * (fighters > 0)
        endings: Ints = self._endings[phase][key]
        return endings

    def may_retreat(self, rounds: int) -> bool:
        """Whether the policy may ask for a retreat before the next round of the assault."""
        return any(self._asked(rounds))

    def retreats(self, rounds: int, down: Ints) -> Mask:
        """Where it does, by members down."""
        return np.array(self._asked(rounds))[down]

    def _asked(self, rounds: int) -> list[bool]:
        return [retreats(self._policy, rounds, down) for down in range(self.raid.size + 1)]

    def move_fighters(self, fighters: Ints, on_feet: Ints) -> tuple[Ints, Ints]:
        """How many go inside, and how many are left outside, after a round of the breach."""
        if not fighters.size or int(fighters.max()) < _TABLED:
            found = self._movement_table(int(fighters.max(initial=0)))[fighters, on_feet]
        else:
            count = self.raid.size + 1
            keys, back = np.unique(fighters * np.int64(count) + on_feet, return_inverse=True)
            moved = [self._moved(*divmod(int(key), count)) for key in keys]
            found = np.array(moved, dtype=np.int32)[back]
        return found[:, 0], found[:, 1]

    def _movement_table(self, most: int) -> Ints:
        known = self._movements.shape[0]
        if known <= most:
            counts = range(self.raid.size + 1)
            rows = [[self._moved(f, n) for n in counts] for f in range(known, most + 1)]
            more = np.array(rows, dtype=np.int32)
            self._movements = np.concatenate([self._movements, more])
        return self._movements

    def _moved(self, fighters: int, on_feet: int) -> tuple[int, int]:
        ratio = self._rulebook.fall_back_ratio
        moved = breach.move_fighters(fighters, on_feet, self._reinforcement, ratio)
        return moved.inside, moved.left


def _roll_tables(raid: Raid, phase: Phase, rulebook: RaidRulebook) -> tuple[RollTable | None, ...]:
    against = defense(raid.target, phase, rulebook)
    hands = [hand(member, phase, rulebook) for member in raid.members]
    return tuple(None if h is None else roll_table(h, against, rulebook) for h in hands)


def _ending_table(phase: Phase) -> Ints:
    """What a phase's look says to every key of `Game.look`."""

    def number(key: int) -> int:
        on_feet, able, fighters = key >> 2 & 1, key >> 1 & 1, key & 1
        if phase is Phase.BREACH:
            ending = breach.look(on_feet, able, fighters)
        else:
            ending = assault.look(on_feet, able, fighters, retreat=bool(key >> 3))
        return _NONE if ending is None else ENDINGS.index(ending)

    return np.array([number(key) for key in range(16)], dtype=np.int32)
