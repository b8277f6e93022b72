"""Laws 5 and 7: the stronger side overpowers the weaker where the weaker has no answer."""

from dozor.station import strength
from dozor.station.blows import is_sentinel, strike_back
from dozor.station.clash import Clash
from dozor.station.effects import (
    FateSet,
    HeldOut,
    ItemChanged,
    ItemsVoided,
    Standing,
    VerdictGiven,
    WoundsDealt,
)
from dozor.station.model import Fate, Item, ItemState, Seat, Side, Winner
from dozor.station.rules import Rule


def decide_for_defense(clash: Clash) -> bool:
    """Law 5: attackers without a tactic against stronger defenders. Returns whether it applies."""
    if any(standing.tactic is not None for _, standing in clash.units(Side.ATTACKERS)):
        clash.consider(Rule.ATTACKERS_USE_TACTIC)
        return False
    measured = strength.measure(clash)
    if measured is None or measured.side is not Side.DEFENDERS:
        clash.consider(Rule.DEFENDERS_NOT_STRONGER)
        return False
    strength.record(clash, measured)
    if any(standing.tactic is not None for _, standing in clash.units(Side.DEFENDERS)):
        _void_attackers_items(clash)
    _overpower(clash, Side.ATTACKERS)
    return True


def decide_for_attack(clash: Clash) -> bool:
    """Law 7: stronger attackers, no tactic in effect. Returns whether it applies."""
    measured = strength.measure(clash)
    if measured is None:
        clash.consider(Rule.NEITHER_IS_STRONGER)
        return False
    strength.record(clash, measured)
    _overpower(clash, Side.DEFENDERS)
    return True


def _void_attackers_items(clash: Clash) -> None:
    for seat, standing in clash.units(Side.ATTACKERS):
        if standing.items_in_effect:
            effect = ItemsVoided(standing.items_in_effect)
            clash.rule(Rule.DEFENDING_TACTIC_VOIDS_ITEMS, seat, effect)


def _overpower(clash: Clash, weaker: Side) -> None:
    losers, winners = clash.units(weaker), clash.units(weaker.enemy)
    items = sum(len(standing.items_in_effect) for _, standing in losers)
    outnumbered = len(winners) > len(losers)
    # Looked up once: one stimulant overcomes the whole weaker side, and only that one is used.
    stimulated = next((seat for seat, standing in winners if standing.has(Item.STIMULANT)), None)
    for seat, standing in losers:
        if outnumbered:
            clash.rule(Rule.OUTNUMBERED, seat, WoundsDealt(clash.rulebook.wounds.dead))
            _yield(clash, seat, standing)
        elif standing.protection is not None and stimulated is None:
            _protected(clash, seat, standing, standing.protection)
        else:
            _exposed(clash, seat, standing, stimulated)
    strong = any(not is_sentinel(standing) for _, standing in losers)
    strike_back(clash, weaker, items, may_kill=outnumbered and strong)
    _give_verdict(clash, weaker)


def _protected(clash: Clash, seat: Seat, standing: Standing, item: Item) -> None:
    clash.rule(Rule.PROTECTION_TAKES_THE_BLOW, seat, ItemChanged(item, ItemState.LOST))
    clash.rule(Rule.WOUNDED_BEHIND_PROTECTION, seat, WoundsDealt(clash.rulebook.wounds.light))
    if strength.same_classes(clash):
        _yield(clash, seat, standing)
    elif clash.lives(standing):
        clash.rule(Rule.HOLDS_OUT, seat, HeldOut())


def _exposed(clash: Clash, seat: Seat, standing: Standing, stimulated: Seat | None) -> None:
    if standing.protection is not None and stimulated is not None:
        effect = ItemChanged(standing.protection, ItemState.LOST)
        clash.rule(Rule.STIMULANT_OVERCOMES_PROTECTION, seat, effect)
        if clash.board.standings[stimulated].has(Item.STIMULANT):
            used = ItemChanged(Item.STIMULANT, ItemState.LOST)
            clash.rule(Rule.STIMULANT_USED_UP, stimulated, used)
    wounds = clash.rulebook.wounds
    if clash.to_kill:
        clash.rule(Rule.OVERPOWERED_AND_KILLED, seat, WoundsDealt(wounds.dead))
    else:
        clash.rule(Rule.OVERPOWERED_AND_WOUNDED, seat, WoundsDealt(wounds.light))
    _yield(clash, seat, standing)


def _yield(clash: Clash, seat: Seat, standing: Standing) -> None:
    if clash.lives(standing):
        fate = Fate.RETREATS if seat.side is Side.ATTACKERS else Fate.LEAVES
        clash.rule(Rule.OVERPOWERED_AND_BEATEN, seat, FateSet(fate))


def _give_verdict(clash: Clash, weaker: Side) -> None:
    if not any(standing.held_out for _, standing in clash.units(weaker)):
        clash.rule(Rule.NOBODY_HOLDS_OUT, None, VerdictGiven(Winner(weaker.enemy.value)))
    elif clash.to_kill:
        failed = VerdictGiven(Winner.DEFENDERS)
        clash.rule(Rule.LIQUIDATION_FAILS, None, failed, weaker=weaker.value)
        if weaker is Side.ATTACKERS:
            _set_fates(clash, Side.ATTACKERS, Fate.RETREATS, Rule.FAILED_ATTACKERS_RETREAT)
    else:
        won = VerdictGiven(Winner.ATTACKERS)
        clash.rule(Rule.CONTROL_SUCCEEDS, None, won, weaker=weaker.value)
        _set_fates(clash, Side.DEFENDERS, Fate.LEAVES, Rule.DEFENDERS_GIVE_WAY)


def _set_fates(clash: Clash, side: Side, fate: Fate, rule: Rule) -> None:
    for seat, standing in clash.units(side):
        if standing.fate is not fate and clash.lives(standing):
            clash.rule(rule, seat, FateSet(fate))
