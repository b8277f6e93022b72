"""The one place where dice are drawn. Every draw has a name.

Generator ``splitmix64-d6/1``. All arithmetic is modulo 2^64::

    mix(z):  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9
             z = (z ^ (z >> 27)) * 0x94D049BB133111EB
             return z ^ (z >> 31)
    key    = mix(seed)
    die i  = mix(key + i * 0x9E3779B97F4A7C15), for i = 1, 2, 3, ...
    face i = 1 + (((die i) >> 32) * 6 >> 32)

It has no state but the number of dice used, so a raid goes on where it stopped, and any die can be
checked alone.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from dozor.errors import DozorError

GENERATOR = "splitmix64-d6/1"
"""Name of the generator, in every answer."""

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


class Die(NamedTuple):
    """One die: what it was for, its number from 1, and its face."""

    name: str
    number: int
    face: int


class DiceExhausted(DozorError):
    """More dice were needed than were listed."""

    def __init__(self, name: str, listed: int) -> None:
        self.name = name
        self.listed = listed
        super().__init__(f"{listed} faces were listed; {name} needs one more")


class Dice(Protocol):
    """Where faces come from."""

    def draw(self, name: str) -> Die:
        """The next die, drawn for a named purpose."""

    @property
    def used(self) -> int:
        """How many dice of the raid have been used, earlier calls' included."""


def mix(z: int) -> int:
    """The finalizer of SplitMix64."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def face(seed: int, number: int) -> int:
    """Face of the die of a number, from 1, under a seed from 0 to 2^64 - 1."""
    return _face(mix(seed), number)


def _face(key: int, number: int) -> int:
    word = mix((key + number * _GOLDEN) & _MASK)
    return 1 + ((word >> 32) * 6 >> 32)


class SeededDice:
    """Dice of the generator, from a seed and the number of dice already used."""

    __slots__ = ("_key", "_used", "seed")

    def __init__(self, seed: int, used: int = 0) -> None:
        self.seed = seed
        self._key = mix(seed)
        self._used = used

    def draw(self, name: str) -> Die:
        """The next die."""
        self._used += 1
        return Die(name, self._used, _face(self._key, self._used))

    @property
    def used(self) -> int:
        """How many dice of the raid have been used."""
        return self._used


class ListedDice:
    """Faces that somebody rolled at a table."""

    __slots__ = ("_before", "_faces", "_next")

    def __init__(self, faces: Sequence[int], used: int = 0) -> None:
        self._faces = faces
        self._before = used
        self._next = 0

    def draw(self, name: str) -> Die:
        """The next face listed.

        Raises:
            DiceExhausted: There is none.
        """
        if self._next == len(self._faces):
            raise DiceExhausted(name, len(self._faces))
        self._next += 1
        return Die(name, self.used, self._faces[self._next - 1])

    @property
    def used(self) -> int:
        """How many dice of the raid have been used."""
        return self._before + self._next

    @property
    def listed(self) -> int:
        """How many faces were listed."""
        return len(self._faces)

    @property
    def left(self) -> int:
        """How many faces have not been used."""
        return len(self._faces) - self._next
