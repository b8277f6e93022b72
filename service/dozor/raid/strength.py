"""Strength of the defence: how many fighters there are, their armor and their penetration."""

from typing import NamedTuple

from dozor.raid.model import Phase, Raid, Target
from dozor.raid.rulebook import RaidRulebook


class Defense(NamedTuple):
    """What the fighters of a phase wear and shoot with."""

    armor: int
    penetration: int


def round_half_up(numerator: int, denominator: int) -> int:
    """A fraction that is not negative, rounded to the nearest whole number, halves up."""
    return (2 * numerator + denominator) // (2 * denominator)


def strength(numbers: int, size: int, rulebook: RaidRulebook) -> int:
    """Fighters who man the outside, or the inside, against a gang of a size.

    Exactly ``size × (1 + percent × points)``, rounded half up once; none at or below nothing, but
    never fewer than the least above it.
    """
    hundredths = strength_in_hundredths(numbers, size, rulebook)
    if hundredths <= 0:
        return 0
    return max(rulebook.least_manned, round_half_up(hundredths, 100))


def strength_in_hundredths(numbers: int, size: int, rulebook: RaidRulebook) -> int:
    """The same before it is rounded, in hundredths of a fighter; 0 or less is nobody."""
    percent = rulebook.percent_up if numbers > 0 else rulebook.percent_down
    return size * (100 + percent * numbers)


def defense(target: Target, phase: Phase, rulebook: RaidRulebook) -> Defense:
    """Armor and penetration of the fighters of a phase; a sum below 0 counts as 0."""
    base = target.quality + target.equipment
    armor = penetration = base
    if phase is Phase.BREACH:
        armor += rulebook.perimeter_armor * target.perimeter
        penetration += rulebook.perimeter_penetration * target.perimeter
    return Defense(max(0, armor), max(0, penetration))


def reinforcement(raid: Raid, rulebook: RaidRulebook) -> int:
    """Fighters whom each round's reinforcements move: more than 0 join, fewer than 0 fall back.

    A share of the whole, rounded strength outside at the start; the size is rounded half up once,
    then given its sign.
    """
    points = raid.target.reinforcements
    whole = strength(raid.target.numbers, raid.size, rulebook)
    size = round_half_up(whole * abs(points) * rulebook.percent_reinforcement, 100)
    return size if points > 0 else -size
