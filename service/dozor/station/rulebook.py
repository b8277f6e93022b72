"""The rulebook of station combat: everything that the rules mark as data, typed and frozen."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from dozor.rulebook_id import RulebookId
from dozor.station.model import Item, Role, Tactic, Unit, UnitClass


class VestEffect(StrEnum):
    """What a blow of a tactic does to a vest: see Law 6, *struck to kill* and *driven off*."""

    LOST = "LOST"
    KEPT = "KEPT"
    PIERCED = "PIERCED"


class TurnOrder(StrEnum):
    """In which order the attacks of a turn are resolved (Law 13)."""

    LAST_SUBMITTED_FIRST = "LAST_SUBMITTED_FIRST"
    FIRST_SUBMITTED_FIRST = "FIRST_SUBMITTED_FIRST"


@dataclass(frozen=True, slots=True)
class WoundScale:
    """Wounds of each step on the scale from unhurt (0) to dead."""

    light: int
    heavy: int
    dead: int


@dataclass(frozen=True, slots=True)
class ClassRules:
    """What the rulebook says of a class.

    Attributes:
        power: Class power, from 1 (Laws 5 and 7).
        own_rank: Tactical rank of its own strength in attack, 0 for none (Law 6).
        berserk_wounds: Wounds that Berserk deals it (Law 4).
        has_experience: Whether it has and earns experience (Laws 0, 10 and 12).
    """

    power: int
    own_rank: int
    berserk_wounds: int
    has_experience: bool


@dataclass(frozen=True, slots=True)
class TacticRules:
    """What the rulebook says of a tactic.

    Attributes:
        used_by: The classes that may use it (Law 0).
        roles: When they may (Law 0).
        vegan_only: Whether only Vegans may (Law 0).
        rank: Its rank, from 1; none: it never leads (Law 6).
        offensive: Whether two such leads of equal rank end in mutual fire (Law 6).
        vest: What its blow does to a vest; none: it strikes no such blow (Law 6).
        severity: Wounds it deals a Stalker or Hunter as a lone attacker's lead (Law 6).
    """

    used_by: tuple[UnitClass, ...]
    roles: tuple[Role, ...]
    vegan_only: bool
    rank: int | None
    offensive: bool
    vest: VestEffect | None
    severity: int | None


@dataclass(frozen=True, slots=True)
class ExperienceGap:
    """Who is behind by so many points or more has at least so many wounds (Law 10)."""

    behind: int
    wounds: int
    defeated: bool


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A rulebook of station combat.

    Attributes:
        id: Its name, version and digest.
        titles: Its title by locale; "en" is always there.
        wounds: The scale of wounds.
        classes: What it says of each class.
        tactics: What it says of each tactic.
        experience_gaps: What gaps in experience bring, ascending.
        sabotage_penalty: Wounds that sabotage deals each defender (Law 9).
        healing_limit: Wounds that Healing puts off at most in a turn (Laws 11 and 13).
        turn_order: In which order attacks of a turn are resolved (Law 13).
    """

    id: RulebookId
    titles: Mapping[str, str]
    wounds: WoundScale
    classes: Mapping[UnitClass, ClassRules]
    tactics: Mapping[Tactic, TacticRules]
    experience_gaps: tuple[ExperienceGap, ...]
    sabotage_penalty: int
    healing_limit: int
    turn_order: TurnOrder

    def allowed_tactics(self, unit_class: UnitClass, role: Role) -> tuple[Tactic, ...]:
        """The tactics that a class may use in a role, Vegans' included, in their order."""
        return tuple(
            tactic
            for tactic, rules in self.tactics.items()
            if unit_class in rules.used_by and role in rules.roles
        )

    def may_use(self, unit: Unit, tactic: Tactic, role: Role) -> bool:
        """Whether a unit may use a tactic in a role (Law 0)."""
        rules = self.tactics[tactic]
        fits = unit.unit_class in rules.used_by and role in rules.roles
        return fits and (unit.vegan or not rules.vegan_only)


PROTECTIVE_ITEMS = (Item.VEST, Item.MEDKIT)
"""Items that protect, in the order in which they are used."""
