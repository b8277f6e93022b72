"""Terms that several laws use: eased blows, and striking back."""

from dozor.station.clash import Clash
from dozor.station.effects import ItemChanged, Standing, WoundsDealt
from dozor.station.model import Item, ItemState, Seat, Side, UnitClass
from dozor.station.rules import Rule
from dozor.station.rulings import Fact

_KILLING_ITEMS = 2


def eased_blow(
    clash: Clash, rule: Rule, seat: Seat, standing: Standing, wounds: int, **facts: Fact
) -> int:
    """Deal an eased blow: one protective item lowers it by one wound. Returns what is left of it.

    Source: the reading's terms, "eased"; a vest is then SPENT, a medkit LOST.
    """
    protection = standing.protection
    left = wounds if protection is None else max(0, wounds - 1)
    if protection is Item.VEST:
        spent = ItemChanged(Item.VEST, ItemState.SPENT)
        clash.rule(Rule.EASED_BY_VEST, seat, spent, blow=rule.name, left=left)
    elif protection is Item.MEDKIT:
        lost = ItemChanged(Item.MEDKIT, ItemState.LOST)
        clash.rule(Rule.EASED_BY_MEDKIT, seat, lost, blow=rule.name, left=left)
    if left > 0:
        clash.rule(rule, seat, WoundsDealt(left), **facts)
    else:
        clash.consider(Rule.EASED_TO_NOTHING, seat, blow=rule.name)
    return left


def strike_back(clash: Clash, striker: Side, items: int, *, may_kill: bool) -> None:
    """Let a side strike back once with a number of items.

    Nothing without items. Else one eased blow at the first enemy as listed who has no tactic in
    effect and no Healing: a deadly one with two items or more where it may kill, else a light one.

    Source: the reading, Law 7, "strike back".
    """
    if items == 0:
        clash.consider(Rule.STRIKE_BACK_WITHOUT_ITEMS, striker)
        return
    target = _target(clash, striker.enemy)
    if target is None:
        clash.consider(Rule.STRIKE_BACK_WITHOUT_TARGET, striker, count=items)
        return
    seat, standing = target
    wounds = clash.rulebook.wounds
    if may_kill and items >= _KILLING_ITEMS:
        eased_blow(clash, Rule.STRIKE_BACK_KILLS, seat, standing, wounds.dead, count=items)
    else:
        eased_blow(clash, Rule.STRIKE_BACK_WOUNDS, seat, standing, wounds.light, count=items)


def _target(clash: Clash, side: Side) -> tuple[Seat, Standing] | None:
    for seat, standing in clash.units(side):
        if standing.tactic is None and not standing.unit.healing:
            return seat, standing
    return None


def is_sentinel(standing: Standing) -> bool:
    """Whether the unit is a Sentinel; Stalkers and Hunters are the strong ones."""
    return standing.unit.unit_class is UnitClass.SENTINEL
