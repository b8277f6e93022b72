"""Recomputes the dice of raids from their seed.

The contract defines the generator (DiceSource in raid.proto), so that nobody has to trust a server.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dozor_client.messages import (
    Die,
    ResolveAssaultResponse,
    ResolveBreachResponse,
    ResolveRaidBatchResponse,
    ResolveRaidResponse,
)

GENERATOR = "splitmix64-d6/1"
"""The generator that this knows."""

OneAnswer = ResolveBreachResponse | ResolveAssaultResponse | ResolveRaidResponse
"""An answer about one raid."""

RaidAnswer = OneAnswer | ResolveRaidBatchResponse
"""An answer that may have dice."""

_WORD = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class UnknownDice(ValueError):
    """The dice cannot be checked: their seed is not told or another, or their generator unknown."""


@dataclass(frozen=True, slots=True)
class Mismatch:
    """A die that is out of order, or does not come from its seed.

    Attributes:
        name: What it was for, such as "breach.round1.member1.attack".
        number: Its number in the raid, as the answer tells it.
        follows: The number that follows in its place, from 1.
        told: The face that the answer tells.
        of_seed: The face that the seed gives to the number that follows.
    """

    name: str
    number: int
    follows: int
    told: int
    of_seed: int

    def __str__(self) -> str:
        if self.number != self.follows:
            return f"{self.name}: number {self.number} told, {self.follows} follows"
        return f"{self.name}: {self.told} told, the seed gives {self.of_seed}"


@dataclass(frozen=True, slots=True)
class DiceCheck:
    """What came of looking at the dice of an answer.

    Attributes:
        verified: Number of dice that come from their seed, in their order.
        mismatches: The others.
        listed: Whether faces were listed, which have nothing to be verified by.
    """

    verified: int
    mismatches: tuple[Mismatch, ...]
    listed: bool = False


def face(seed: int, number: int) -> int:
    """The face, from 1 to 6, of a die of a raid.

    Args:
        seed: The raid's seed, from 0 to 2^64 - 1.
        number: The die's number, from 1.
    """
    die = _mix(_mix(seed) + number * _STEP & _WORD)
    return 1 + ((die >> 32) * 6 >> 32)


def _mix(z: int) -> int:
    """The mixing function of splitmix64."""
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _WORD
    return z ^ z >> 31


def check_dice(
    answer: RaidAnswer, *, seed: int | None = None, dice_used: int | None = None
) -> DiceCheck:
    """Recompute every die of an answer whose dice come from a seed.

    The dice must also be the next ones, lest a server choose favourable numbers: they are numbered
    from 1 without a gap, in the order of the events, and the last one as the answer's state tells.
    What the dice did (totals, dropped ones, wounds) is not checked.

    Args:
        answer: The answer. All raids of a batch are checked by the same seed, if one is given.
        seed: The seed that was asked for. Default: the one that the answer tells.
        dice_used: Dice used before, of the state that was sent, 0 where none was. Default: what the
            answer's state leaves, which is less sure; 0 for a whole raid.

    Raises:
        UnknownDice: The dice do not come from a seed of the generator that this knows, or from
            another seed; listed faces are no error unless a seed was asked for.
    """
    if isinstance(answer, ResolveRaidBatchResponse):
        answers = [result.response for result in answer.results]
        checks = [check_dice(each, seed=seed, dice_used=dice_used) for each in answers]
        return DiceCheck(
            verified=sum(check.verified for check in checks),
            mismatches=tuple(mismatch for check in checks for mismatch in check.mismatches),
            listed=any(check.listed for check in checks),
        )
    dice = [die for event in answer.events for die in event.moved.dice]
    if not dice and not answer.HasField("dice"):
        return DiceCheck(0, ())
    told = _seed(answer, seed)
    if told is None:
        return DiceCheck(0, (), listed=True)
    found = [_mismatch(told, *each) for each in _numbered(answer, dice, dice_used)]
    mismatches = tuple(mismatch for mismatch in found if mismatch is not None)
    return DiceCheck(len(dice) - len(mismatches), mismatches)


def _seed(answer: OneAnswer, asked: int | None) -> int | None:
    """The seed; none where the faces were listed."""
    if not answer.HasField("dice"):
        raise UnknownDice("The answer has dice, and does not tell where they come from.")
    record = answer.dice
    seeded = record.HasField("seed")
    if not seeded and not record.generator:
        if asked is not None:
            raise UnknownDice(f"The answer tells that faces were listed, not the seed {asked}.")
        return None
    if record.generator != GENERATOR:
        raise UnknownDice(
            f"The dice come from the generator {record.generator!r}; this knows {GENERATOR} alone."
        )
    if not seeded:
        raise UnknownDice(f"The answer tells the generator {GENERATOR}, and not its seed.")
    if asked not in (None, record.seed):
        raise UnknownDice(f"The answer tells the seed {record.seed}, not {asked}.")
    return record.seed


def _numbered(
    answer: OneAnswer, dice: Sequence[Die], before: int | None
) -> Iterator[tuple[int, Die]]:
    """The dice, each with the number that follows in its place."""
    used = answer.outcome.state.dice_used
    if before is None:
        whole = isinstance(answer, ResolveRaidResponse)
        before = 0 if whole else max(0, used - len(dice))
    for place, die in enumerate(dice, 1):
        follows = before + place
        # The last one's is told twice.
        last = place == len(dice) and die.number == follows
        yield used if last else follows, die


def _mismatch(seed: int, follows: int, die: Die) -> Mismatch | None:
    of_seed = face(seed, follows)
    if (die.number, die.face) == (follows, of_seed):
        return None
    return Mismatch(die.name, die.number, follows, die.face, of_seed)
