"""Law 3: Slaves."""

from dozor.station.clash import Clash
from dozor.station.effects import VerdictGiven
from dozor.station.model import Side, Tactic, Winner
from dozor.station.rules import Rule


def decide(clash: Clash) -> bool:
    """Let a defender's Slaves in effect stop everything. Returns whether they did."""
    for seat, standing in clash.units(Side.DEFENDERS):
        if standing.tactic is Tactic.SLAVES:
            clash.rule(Rule.SLAVES_STOP_THE_ATTACK, seat, VerdictGiven(Winner.DEFENDERS))
            return True
    clash.consider(Rule.NO_SLAVES)
    return False
