"""Who is stronger, for Laws 5 and 7."""

from typing import NamedTuple

from dozor.station.clash import Clash
from dozor.station.effects import Stronger
from dozor.station.model import Side, Unit, UnitClass
from dozor.station.rules import Rule


class Strength(NamedTuple):
    """The stronger side, its class power and that of the other side, and the rule that says so."""

    side: Side
    power: int
    weaker_power: int
    rule: Rule


def measure(clash: Clash) -> Strength | None:
    """Tell which side is the stronger; neither if only equally many Sentinels fight."""
    fight = clash.engagement
    if len(fight.attackers) == len(fight.defenders) and only_sentinels(clash):
        return None
    attack, defense = (_power(clash, fight.units(side)) for side in Side)
    if attack > defense:
        return Strength(Side.ATTACKERS, attack, defense, Rule.MORE_CLASS_POWER)
    if defense > attack:
        return Strength(Side.DEFENDERS, defense, attack, Rule.MORE_CLASS_POWER)
    if same_classes(clash):
        return Strength(Side.ATTACKERS, attack, defense, Rule.SAME_CLASSES_FAVOR_ATTACK)
    return Strength(Side.DEFENDERS, defense, attack, Rule.OTHER_CLASSES_FAVOR_DEFENSE)


def record(clash: Clash, strength: Strength) -> None:
    """Put on record which side is the stronger, where a law acts on it."""
    effect = Stronger(strength.power, strength.weaker_power)
    clash.rule(strength.rule, strength.side, effect)


def same_classes(clash: Clash) -> bool:
    """Whether both sides have the same classes, each as often."""
    fight = clash.engagement
    return _classes(fight.attackers) == _classes(fight.defenders)


def only_sentinels(clash: Clash) -> bool:
    """Whether nobody but Sentinels is in the fight."""
    fight = clash.engagement
    units = fight.attackers + fight.defenders
    return all(unit.unit_class is UnitClass.SENTINEL for unit in units)


def _power(clash: Clash, units: tuple[Unit, ...]) -> int:
    return sum(clash.rulebook.classes[unit.unit_class].power for unit in units)


def _classes(units: tuple[Unit, ...]) -> list[UnitClass]:
    return sorted(unit.unit_class for unit in units)
