"""Law 8: the even exchange, between Sentinels in equal number without a tactic."""

from dozor.station.clash import Clash
from dozor.station.effects import FateSet, ItemChanged, Standing, VerdictGiven, WoundsDealt
from dozor.station.model import Fate, Item, ItemState, Seat, Side, Winner
from dozor.station.rules import Rule

_Place = tuple[Seat, Standing]


def decide(clash: Clash) -> bool:
    """Let each attacker and the defender opposite strike each other once, and count the wounds.

    Returns:
        True: where no other law applies, this one does.
    """
    attackers, defenders = clash.units(Side.ATTACKERS), clash.units(Side.DEFENDERS)
    # Asked first: an item used up in the exchange still counts as brought.
    brought = any(standing.items_in_effect for _, standing in attackers)
    to_attackers = to_defenders = 0
    for attacker, defender in zip(attackers, defenders, strict=True):
        strong = _stimulants(clash, attacker, defender)
        to_defenders += _strike(clash, defender, hard=attacker[0] in strong)
        to_attackers += _strike(clash, attacker, hard=defender[0] in strong)
    _give_verdict(clash, to_attackers, to_defenders, brought=brought)
    return True


def _stimulants(clash: Clash, attacker: _Place, defender: _Place) -> set[Seat]:
    """Use up the pair's stimulants. Returns who strikes with one: nobody where two cancel."""
    users = [seat for seat, standing in (attacker, defender) if standing.has(Item.STIMULANT)]
    rule = Rule.STIMULANTS_CANCEL if len(users) > 1 else Rule.STIMULANT_DRIVES_THE_BLOW
    for seat in users:
        clash.rule(rule, seat, ItemChanged(Item.STIMULANT, ItemState.LOST))
    return set() if len(users) > 1 else set(users)


def _strike(clash: Clash, target: _Place, *, hard: bool) -> int:
    """Strike the target once, hard with a stimulant. Returns the wounds dealt."""
    seat, standing = target
    return _strike_hard(clash, seat, standing) if hard else _strike_plainly(clash, seat, standing)


def _strike_hard(clash: Clash, seat: Seat, standing: Standing) -> int:
    wounds = clash.rulebook.wounds
    if standing.has(Item.VEST):
        clash.rule(Rule.VEST_TORN_BY_STIMULANT, seat, ItemChanged(Item.VEST, ItemState.LOST))
        return 0
    if standing.has(Item.MEDKIT):
        clash.rule(Rule.MEDKIT_OVERCOME, seat, ItemChanged(Item.MEDKIT, ItemState.LOST))
        clash.rule(Rule.EXCHANGE_WOUNDS, seat, WoundsDealt(wounds.light))
        return wounds.light
    clash.rule(Rule.EXCHANGE_WOUNDS_HEAVILY, seat, WoundsDealt(wounds.heavy))
    return wounds.heavy


def _strike_plainly(clash: Clash, seat: Seat, standing: Standing) -> int:
    if standing.has(Item.VEST):
        clash.rule(Rule.VEST_STOPS_THE_BLOW, seat, ItemChanged(Item.VEST, ItemState.SPENT))
        return 0
    if standing.has(Item.MEDKIT):
        clash.rule(Rule.MEDKIT_STOPS_THE_BLOW, seat, ItemChanged(Item.MEDKIT, ItemState.LOST))
        return 0
    clash.rule(Rule.EXCHANGE_WOUNDS, seat, WoundsDealt(clash.rulebook.wounds.light))
    return clash.rulebook.wounds.light


def _give_verdict(clash: Clash, to_attackers: int, to_defenders: int, *, brought: bool) -> None:
    counts = {"to_attackers": to_attackers, "to_defenders": to_defenders}
    if to_attackers < to_defenders:
        _attackers_ahead(clash, counts)
    elif to_attackers == to_defenders and brought:
        clash.rule(Rule.EVEN_EXCHANGE, None, VerdictGiven(Winner.NOBODY), **counts)
    else:
        even = to_attackers == to_defenders
        rule = Rule.EVEN_EXCHANGE_WITHOUT_ITEMS if even else Rule.ATTACKERS_TOOK_MORE
        clash.rule(rule, None, VerdictGiven(Winner.DEFENDERS), **counts)
        for seat, standing in clash.units(Side.ATTACKERS):
            if clash.lives(standing):
                clash.rule(Rule.EXCHANGE_BEATS_ATTACKER, seat, FateSet(Fate.RETREATS))


def _attackers_ahead(clash: Clash, counts: dict[str, int]) -> None:
    if clash.to_kill:
        clash.rule(Rule.EXCHANGE_KILLS_NOBODY, None, VerdictGiven(Winner.NOBODY), **counts)
        return
    clash.rule(Rule.EXCHANGE_TAKES_STATION, None, VerdictGiven(Winner.ATTACKERS), **counts)
    for seat, standing in clash.units(Side.DEFENDERS):
        if clash.lives(standing):
            clash.rule(Rule.EXCHANGE_DRIVES_DEFENDER_OFF, seat, FateSet(Fate.LEAVES))
