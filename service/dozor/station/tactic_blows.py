"""Law 6: how a tactic strikes to kill, and how it drives off."""

from dozor.station.clash import Clash
from dozor.station.effects import FateSet, HeldOut, ItemChanged, Standing, WoundsDealt
from dozor.station.model import Fate, Item, ItemState, Seat, Side, Tactic
from dozor.station.rulebook import VestEffect
from dozor.station.rules import Rule


def strike_to_kill(clash: Clash, seat: Seat, standing: Standing, tactic: Tactic) -> None:
    """Strike to kill by a tactic: a vest stops it all or is pierced, a medkit softens it."""
    vest = clash.rulebook.tactics[tactic].vest
    wounds = clash.rulebook.wounds
    if standing.has(Item.VEST):
        if vest is VestEffect.KEPT:
            clash.rule(Rule.VEST_STOPS_AND_STAYS, seat, HeldOut(), by=tactic)
            return
        lost = ItemChanged(Item.VEST, ItemState.LOST)
        if vest is VestEffect.LOST:
            clash.rule(Rule.VEST_STOPS_AND_IS_LOST, seat, lost, by=tactic)
            return
        clash.rule(Rule.VEST_IS_PIERCED, seat, lost, by=tactic)
    if standing.has(Item.MEDKIT):
        clash.rule(Rule.MEDKIT_SOFTENS, seat, ItemChanged(Item.MEDKIT, ItemState.LOST))
        clash.rule(Rule.STRUCK_AND_WOUNDED, seat, WoundsDealt(wounds.heavy), by=tactic)
    else:
        clash.rule(Rule.STRUCK_TO_KILL, seat, WoundsDealt(wounds.dead), by=tactic)


def drive_off(clash: Clash, seat: Seat, standing: Standing, tactic: Tactic) -> None:
    """Drive off by a tactic: no wounds; a vest that the tactic leaves alone lets one hold out."""
    if standing.has(Item.VEST):
        if clash.rulebook.tactics[tactic].vest is VestEffect.KEPT:
            clash.rule(Rule.VEST_KEEPS_ONE_IN_PLACE, seat, HeldOut(), by=tactic)
            return
        lost = ItemChanged(Item.VEST, ItemState.LOST)
        clash.rule(Rule.VEST_LOST_IN_FLIGHT, seat, lost, by=tactic)
    fate = Fate.RETREATS if seat.side is Side.ATTACKERS else Fate.LEAVES
    clash.rule(Rule.DRIVEN_OFF, seat, FateSet(fate), by=tactic)
