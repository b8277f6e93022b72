"""Law 9: the sabotage penalty."""

from dozor.station.clash import Clash
from dozor.station.effects import WoundsDealt
from dozor.station.model import Side
from dozor.station.rules import Rule


def penalize(clash: Clash) -> None:
    """Deal every defender of a sabotaged station the penalty; once a turn (Law 13)."""
    if not clash.engagement.sabotage:
        clash.consider(Rule.NO_SABOTAGE)
        return
    if clash.engagement.penalty_taken:
        clash.consider(Rule.PENALTY_ALREADY_TAKEN)
        return
    penalty = clash.rulebook.sabotage_penalty
    if penalty == 0:
        clash.consider(Rule.SABOTAGE_COSTS_NOTHING)
        return
    for seat, _ in clash.units(Side.DEFENDERS):
        clash.rule(Rule.SABOTAGE_PENALTY, seat, WoundsDealt(penalty))
