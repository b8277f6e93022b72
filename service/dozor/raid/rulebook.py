"""The rulebook of raids: every number of the rules, typed and frozen."""

from collections.abc import Mapping
from dataclasses import dataclass

from dozor.raid.model import Phase, WeaponKind
from dozor.rulebook_id import RulebookId


@dataclass(frozen=True, slots=True)
class WeaponRules:
    """What a kind of weapon may do in a phase.

    Attributes:
        acts: Whether it may act there at all.
        by_class_only: Whether it may only where the member's class allows it.
        penalty: What its use costs the move, 0 or less.
    """

    acts: bool
    by_class_only: bool
    penalty: int


@dataclass(frozen=True, slots=True)
class TierRules:
    """What a tier of the move does.

    Attributes:
        least: The lowest total that reaches it.
        strikes: Whether it takes out fighters.
        least_taken_out: The fewest that it takes out.
        suffers: Whether the member suffers wounds.
        least_wounds: The fewest wounds.
    """

    least: int
    strikes: bool
    least_taken_out: int
    suffers: bool
    least_wounds: int


@dataclass(frozen=True, slots=True)
class RaidRulebook:
    """A rulebook of raids.

    Attributes:
        id: Its name, version and digest.
        titles: Its title by locale; "en" is always there.
        percent_up: What each positive point of numbers adds, in percent of N.
        percent_down: What each negative point of numbers takes, in percent of N.
        least_manned: Fewest fighters where there are more than none at all.
        perimeter_armor: Sign with which the perimeter counts for armor outside: -1, 0 or 1.
        perimeter_penetration: The same for penetration.
        percent_reinforcement: What each point of reinforcements moves, in percent of strength.
        fall_back_ratio: Fighters fall back when so many times their number is no more than the
            members on their feet.
        clamp: Skill and modifiers together stay within minus and plus this.
        full: The highest tier.
        partial: The tier below it.
        miss: The lowest tier.
        weapons: What each kind of weapon may do in each phase.
        default_health: Health of a member for whom none is given.
    """

    id: RulebookId
    titles: Mapping[str, str]
    percent_up: int
    percent_down: int
    least_manned: int
    perimeter_armor: int
    perimeter_penetration: int
    percent_reinforcement: int
    fall_back_ratio: int
    clamp: int
    full: TierRules
    partial: TierRules
    miss: TierRules
    weapons: Mapping[Phase, Mapping[WeaponKind, WeaponRules]]
    default_health: int
