"""Recomputes the dice of raids from their seed.

The contract defines the generator (DiceSource in raid.proto), so that nobody has to trust a server.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dozor_client.messages import (
    DiceRecord,
    Die,
    RaidEvent,
    ResolveAssaultResponse,
    ResolveBreachResponse,
    ResolveRaidBatchResponse,
    ResolveRaidResponse,
)

GENERATOR = "splitmix64-d6/1"
"""The generator that this knows."""

RaidAnswer = (
    ResolveBreachResponse | ResolveAssaultResponse | ResolveRaidResponse | ResolveRaidBatchResponse
)
"""An answer that may have dice."""

_WORD = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class UnknownGenerator(ValueError):
    """The dice come from a generator that this does not know."""


@dataclass(frozen=True, slots=True)
class Mismatch:
    """A die that does not come from its seed.

    Attributes:
        name: What it was for, such as "breach.round1.member1.attack".
        number: Its number in the raid, from 1.
        told: The face that the answer tells.
        of_seed: The face that the seed gives.
    """

    name: str
    number: int
    told: int
    of_seed: int


@dataclass(frozen=True, slots=True)
class DiceCheck:
    """What came of looking at the dice of an answer.

    Attributes:
        verified: Number of dice that come from their seed.
        mismatches: The others, in order.
    """

    verified: int
    mismatches: tuple[Mismatch, ...]


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


def check_dice(answer: RaidAnswer) -> DiceCheck:
    """Recompute every die of an answer whose dice come from a seed.

    Listed faces have nothing to be verified by, and are not counted.

    Raises:
        UnknownGenerator: The dice come from a generator that this does not know.
    """
    verified, mismatches = 0, list[Mismatch]()
    for seed, die in _seeded_dice(answer):
        of_seed = face(seed, die.number)
        if die.face == of_seed:
            verified += 1
        else:
            mismatches.append(Mismatch(die.name, die.number, die.face, of_seed))
    return DiceCheck(verified, tuple(mismatches))


def _seeded_dice(answer: RaidAnswer) -> Iterator[tuple[int, Die]]:
    if isinstance(answer, ResolveRaidBatchResponse):
        for result in answer.results:
            yield from _seeded_dice(result.response)
    elif (seed := _seed(answer.dice)) is not None:
        yield from ((seed, die) for die in _dice(answer.events))


def _seed(record: DiceRecord) -> int | None:
    """The seed; none where the faces were listed."""
    seeded = record.HasField("seed")
    if record.generator != GENERATOR and (seeded or record.generator):
        raise UnknownGenerator(
            f"The dice come from the generator {record.generator!r}; this knows {GENERATOR} alone."
        )
    return record.seed if seeded else None


def _dice(events: Iterable[RaidEvent]) -> Iterator[Die]:
    return (die for event in events for die in event.moved.dice)
