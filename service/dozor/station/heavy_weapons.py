"""Law 1: heavy weapons."""

from dozor.station.clash import Clash
from dozor.station.effects import (
    FateSet,
    HeavyWeaponsVoided,
    MachineGunCaptured,
    VerdictGiven,
    WoundsDealt,
)
from dozor.station.model import Fate, Side, UnitClass, Winner
from dozor.station.rules import Rule


def decide(clash: Clash) -> bool:
    """Let Metrotank and machine gun decide the fight, if they can. Returns whether they did."""
    fight = clash.engagement
    if not (fight.metrotank or fight.machine_gun):
        clash.consider(Rule.NO_HEAVY_WEAPONS)
        return False
    if not fight.metrotank:
        _machine_gun(clash)
        return True
    if any(unit.unit_class is UnitClass.HUNTER for unit in fight.defenders):
        clash.rule(Rule.METROTANK_MEETS_HUNTER, None, HeavyWeaponsVoided())
        return False
    _metrotank(clash)
    return True


def _metrotank(clash: Clash) -> None:
    for seat, _ in clash.units(Side.DEFENDERS):
        if clash.to_kill:
            clash.rule(Rule.METROTANK_KILLS, seat, WoundsDealt(clash.rulebook.wounds.dead))
        else:
            clash.rule(Rule.METROTANK_DRIVES_OFF, seat, FateSet(Fate.LEAVES))
    clash.rule(Rule.METROTANK_PREVAILS, None, VerdictGiven(Winner.ATTACKERS))
    if clash.engagement.machine_gun and not clash.to_kill:
        clash.rule(Rule.MACHINE_GUN_CAPTURED, None, MachineGunCaptured())


def _machine_gun(clash: Clash) -> None:
    for seat, _ in clash.units(Side.ATTACKERS):
        clash.rule(Rule.MACHINE_GUN_KILLS, seat, WoundsDealt(clash.rulebook.wounds.dead))
    clash.rule(Rule.MACHINE_GUN_PREVAILS, None, VerdictGiven(Winner.DEFENDERS))
