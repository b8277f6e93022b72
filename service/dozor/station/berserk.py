"""Law 4: Berserk."""

from dozor.station.blows import eased_blow
from dozor.station.clash import Clash
from dozor.station.effects import FateSet, VerdictGiven
from dozor.station.model import Fate, Side, Tactic, Winner
from dozor.station.rules import Rule


def decide(clash: Clash) -> bool:
    """Let an attacking Hunter's Berserk decide the fight. Returns whether it did."""
    if all(standing.tactic is not Tactic.BERSERK for _, standing in clash.units(Side.ATTACKERS)):
        clash.consider(Rule.NO_BERSERK)
        return False
    for seat, standing in clash.units(Side.DEFENDERS):
        wounds = clash.rulebook.classes[standing.unit.unit_class].berserk_wounds
        eased_blow(clash, Rule.BERSERK_STRIKES, seat, standing, wounds)
        if clash.lives(standing):
            clash.rule(Rule.BERSERK_DRIVES_OFF, seat, FateSet(Fate.LEAVES))
    clash.rule(Rule.BERSERK_PREVAILS, None, VerdictGiven(Winner.ATTACKERS))
    return True
