"""The words of a raid: a gang, its target, and how far the raid has come. All of it is frozen."""

from dataclasses import dataclass
from enum import StrEnum


class Phase(StrEnum):
    """A phase of a raid that is played in rounds."""

    BREACH = "BREACH"
    ASSAULT = "ASSAULT"


class WeaponKind(StrEnum):
    """A kind of weapon."""

    LIGHT_FIREARM = "LIGHT_FIREARM"
    COMBAT_FIREARM = "COMBAT_FIREARM"
    ASSAULT_FIREARM = "ASSAULT_FIREARM"
    MELEE = "MELEE"
    DECK = "DECK"
    DRONE = "DRONE"


class Edge(StrEnum):
    """What a member rolls: two dice, or three of which the lowest or the highest is dropped."""

    NONE = "NONE"
    ADVANTAGE = "ADVANTAGE"
    DISADVANTAGE = "DISADVANTAGE"


class Rank(StrEnum):
    """A member's rank; a boss or a right hand may declare a retreat."""

    MEMBER = "MEMBER"
    BOSS = "BOSS"
    RIGHT_HAND = "RIGHT_HAND"


class Tier(StrEnum):
    """How well a move went."""

    FULL = "FULL"
    PARTIAL = "PARTIAL"
    MISS = "MISS"


class Ending(StrEnum):
    """How a phase, and with it maybe the raid, was decided."""

    BREACHED = "BREACHED"
    REPELLED = "REPELLED"
    CLEARED = "CLEARED"
    WIPED_OUT = "WIPED_OUT"
    MUTUAL_DESTRUCTION = "MUTUAL_DESTRUCTION"
    WITHDREW = "WITHDREW"
    STALEMATE = "STALEMATE"


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon: its kind, and its penetration from 0 to 10."""

    kind: WeaponKind
    penetration: int


@dataclass(frozen=True, slots=True)
class Member:
    """One member of the gang.

    Attributes:
        skill: The characteristic of the move, from -5 to +5.
        armor: From 0 to 10.
        health: Wounds at which the member is down, from 1 to 10.
        wounds: Wounds carried into the raid, less than health.
        edge: What the member rolls.
        rank: The member's rank.
        melee_in_breach: Whether the member's class may use melee weapons in the breach.
        weapons: One to three.
        breach_weapon: Place of the weapon to use in the breach, if it is to be a certain one.
        assault_weapon: The same for the assault.
    """

    skill: int
    armor: int
    health: int
    wounds: int
    edge: Edge
    rank: Rank
    melee_in_breach: bool
    weapons: tuple[Weapon, ...]
    breach_weapon: int | None = None
    assault_weapon: int | None = None

    def named_weapon(self, phase: Phase) -> int | None:
        """Place of the weapon that the member was told to use in a phase, if any."""
        return self.breach_weapon if phase is Phase.BREACH else self.assault_weapon


@dataclass(frozen=True, slots=True)
class Target:
    """The base's ratings, from -10 to +10 each."""

    numbers: int
    quality: int
    equipment: int
    perimeter: int
    reinforcements: int


@dataclass(frozen=True, slots=True)
class Raid:
    """A gang and its target; fixed for the whole raid."""

    members: tuple[Member, ...]
    target: Target

    @property
    def size(self) -> int:
        """N, the number of members at the start."""
        return len(self.members)


@dataclass(frozen=True, slots=True)
class RaidState:
    """How far a raid has come.

    Attributes:
        phase: The phase being played.
        fighters: Defenders left in it.
        fell_back: Defenders who have fallen back inside so far.
        rounds: Rounds played in the phase.
        wounds: Wounds of each member now.
    """

    phase: Phase
    fighters: int
    fell_back: int
    rounds: int
    wounds: tuple[int, ...]
