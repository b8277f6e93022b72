"""Law 11: Healing."""

from dozor.station.clash import Clash
from dozor.station.effects import WoundsDeferred
from dozor.station.rules import Rule


def cover(clash: Clash) -> None:
    """Put off what covered units took to the next turn: at most so much a turn (Law 13)."""
    covered = [entry for entry in clash.everyone() if entry[1].unit.healing]
    if not covered:
        clash.consider(Rule.NO_HEALING)
    for seat, standing in covered:
        if standing.taken == 0:
            clash.consider(Rule.NOTHING_TO_DEFER, seat)
            continue
        room = clash.rulebook.healing_limit - standing.unit.deferred
        deferred = WoundsDeferred(max(0, min(standing.taken, room)))
        clash.rule(Rule.HEALING_DEFERS, seat, deferred, taken=standing.taken)
