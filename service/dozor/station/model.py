"""The words of station combat: who fights whom, with what, and for what.

Everything here is frozen. Names follow the contract, so that proto, code, traces and texts say the
same word for the same thing.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple


class Objective(StrEnum):
    """What an attack is for."""

    LIQUIDATION = "LIQUIDATION"
    CONTROL = "CONTROL"


class UnitClass(StrEnum):
    """A unit's class."""

    SENTINEL = "SENTINEL"
    STALKER = "STALKER"
    HUNTER = "HUNTER"


class Item(StrEnum):
    """What a unit carries."""

    STIMULANT = "STIMULANT"
    MEDKIT = "MEDKIT"
    VEST = "VEST"


class Tactic(StrEnum):
    """A tactic that a unit declares."""

    SNIPER = "SNIPER"
    POISONED_ARROWS = "POISONED_ARROWS"
    INCENDIARY = "INCENDIARY"
    ARMOR_PIERCING = "ARMOR_PIERCING"
    COVER = "COVER"
    SUPPRESSIVE_FIRE = "SUPPRESSIVE_FIRE"
    MASSED_FIRE = "MASSED_FIRE"
    SLAVES = "SLAVES"
    BERSERK = "BERSERK"


class Component(StrEnum):
    """A part of a station that sabotage can damage."""

    FOOD = "FOOD"
    GENERATOR = "GENERATOR"
    TENTS = "TENTS"


class Role(StrEnum):
    """In which role a unit uses a tactic."""

    ATTACK = "ATTACK"
    DEFENSE = "DEFENSE"


class Side(StrEnum):
    """One of the two sides of an engagement."""

    ATTACKERS = "ATTACKERS"
    DEFENDERS = "DEFENDERS"

    @property
    def enemy(self) -> "Side":
        """The other side."""
        return Side.DEFENDERS if self is Side.ATTACKERS else Side.ATTACKERS

    @property
    def role(self) -> Role:
        """The role in which this side's units use their tactics."""
        return Role.ATTACK if self is Side.ATTACKERS else Role.DEFENSE


class Winner(StrEnum):
    """Who won, or whom a law names before Law 12 looks at who is left."""

    ATTACKERS = "ATTACKERS"
    DEFENDERS = "DEFENDERS"
    NOBODY = "NOBODY"


class Fate(StrEnum):
    """What becomes of a unit."""

    HOLDS = "HOLDS"
    LEAVES = "LEAVES"
    RETURNS = "RETURNS"
    RETREATS = "RETREATS"
    OCCUPIES = "OCCUPIES"
    DEAD = "DEAD"


class ItemState(StrEnum):
    """What becomes of an item. SPENT is still worn, but protects no more."""

    KEPT = "KEPT"
    SPENT = "SPENT"
    LOST = "LOST"


class Track(StrEnum):
    """A track of a Sentinel's experience."""

    ATTACK = "ATTACK"
    DEFENSE = "DEFENSE"


class Seat(NamedTuple):
    """A unit's place in a fight: its side and its zero-based place in the side's list."""

    side: Side
    unit: int


@dataclass(frozen=True, slots=True)
class Experience:
    """Points on both tracks. Range: 0 or more each."""

    attack: int = 0
    defense: int = 0


NO_EXPERIENCE = Experience()


@dataclass(frozen=True, slots=True)
class Unit:
    """One unit as it comes to a fight, admitted by Law 0.

    Attributes:
        unit_class: Its class.
        items: What it carries, each at most once, in the order of the request.
        tactic: The tactic that it declares, if any.
        healing: Whether a doctor's Healing covers it (Law 11).
        vegan: Whether it is a Vegan (Slaves alone ask).
        wounds: Wounds carried in, from 0 to one less than deadly.
        experience: Points on both tracks.
        deferred: Wounds that Healing already put off in earlier fights of this turn (Law 13).
    """

    unit_class: UnitClass
    items: tuple[Item, ...] = ()
    tactic: Tactic | None = None
    healing: bool = False
    vegan: bool = False
    wounds: int = 0
    experience: Experience = NO_EXPERIENCE
    deferred: int = 0


@dataclass(frozen=True, slots=True)
class Engagement:
    """One attack of one or two units on a station held by one or two units.

    Attributes:
        objective: What the attack is for.
        attackers: Those who attack.
        defenders: Those who hold the station.
        agent: Whether the attacking team has an agent on the station.
        metrotank: Whether the attack brings the Metrotank.
        machine_gun: Whether the heavy machine gun stands on the station.
        sabotage: The station's damaged components.
        penalty_taken: Whether the sabotage penalty was taken earlier in this turn (Law 13).
    """

    objective: Objective
    attackers: tuple[Unit, ...]
    defenders: tuple[Unit, ...]
    agent: bool = False
    metrotank: bool = False
    machine_gun: bool = False
    sabotage: tuple[Component, ...] = ()
    penalty_taken: bool = False

    def units(self, side: Side) -> tuple[Unit, ...]:
        """The units of a side, as listed."""
        return self.attackers if side is Side.ATTACKERS else self.defenders


@dataclass(frozen=True, slots=True)
class Attack:
    """One team's attack in a turn.

    Attributes:
        team: The team's name.
        submitted_at: When the team submitted its turn, in nanoseconds since the Unix epoch.
        objective: What the attack is for.
        units: The attacking units.
        holding_tactics: For each unit the tactic declared for holding the station, if any.
        agent: Whether the team has an agent on the station.
        metrotank: Whether the attack brings the Metrotank.
    """

    team: str
    submitted_at: int
    objective: Objective
    units: tuple[Unit, ...]
    holding_tactics: tuple[Tactic | None, ...]
    agent: bool = False
    metrotank: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """One station and all attacks on it in one turn (Law 13).

    Attributes:
        owner: The owning team's name.
        defenders: The owner's units on the station; may be none.
        attacks: The attacks, in the order of the request.
        machine_gun: Whether the heavy machine gun stands on the station.
        sabotage: The station's damaged components.
    """

    owner: str
    defenders: tuple[Unit, ...]
    attacks: tuple[Attack, ...]
    machine_gun: bool = False
    sabotage: tuple[Component, ...] = ()
