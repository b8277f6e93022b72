"""What every roll of a member's move does, as a table, and random numbers to look it up with."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from dozor.raid.forecast.moves import roll_counts
from dozor.raid.move import Hand, blow, tier
from dozor.raid.rulebook import RaidRulebook
from dozor.raid.strength import Defense

Ints = npt.NDArray[np.int32]
Numbers = npt.NDArray[np.uint64]

_HALF = np.uint64(32)
_LOWER = np.uint64((1 << 32) - 1)


@dataclass(frozen=True, slots=True)
class RollTable:
    """What each of all equally likely rolls does, sorted by the sum of the dice that count.

    Attributes:
        taken_out: Fighters taken out.
        wounds: Wounds suffered.
    """

    taken_out: Ints
    wounds: Ints

    @property
    def harms(self) -> bool:
        """Whether any roll takes out or wounds anybody."""
        return bool(self.taken_out.any() or self.wounds.any())

    def places(self, numbers: Numbers) -> Numbers:
        """The rolls that random numbers of 32 bits stand for."""
        return (numbers * np.uint64(self.taken_out.size)) >> _HALF


def roll_table(hands: Hand, against: Defense, rulebook: RaidRulebook) -> RollTable:
    """The table of a member's moves in a phase."""
    blows = [
        blow(tier(dice + hands.modifier, rulebook), hands, against, rulebook)
        for dice, rolls in roll_counts(hands.edge)
        for _ in range(rolls)
    ]
    return RollTable(
        np.array([dealt.taken_out for dealt in blows], dtype=np.int32),
        np.array([dealt.wounds for dealt in blows], dtype=np.int32),
    )


class Stream:
    """Random numbers of 32 bits: the stream of one chunk of raids."""

    def __init__(self, seed: int, chunk: int) -> None:
        self._philox = np.random.Philox(key=seed | chunk << 64)

    def draw(self, count: int) -> Numbers:
        """So many numbers: the lower halves of the next words, then their upper halves."""
        words = self._philox.random_raw((count + 1) // 2)
        return np.concatenate([words & _LOWER, words >> _HALF])[:count]
