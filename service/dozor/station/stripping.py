"""Law 2: what is stripped before the clash."""

from dozor.station.clash import Clash
from dozor.station.effects import ItemsVoided, TacticVoided
from dozor.station.model import Side
from dozor.station.rules import Rule


def strip(clash: Clash) -> bool:
    """Void what sabotage and agent take from the defenders. Void items are kept.

    Returns:
        False: this law never decides a fight.
    """
    fight = clash.engagement
    if fight.sabotage:
        _void_tactics(clash, Rule.SABOTAGE_VOIDS_TACTIC, Rule.SABOTAGE_FINDS_NO_TACTIC)
    if fight.agent:
        _agent(clash)
    if not (fight.sabotage or fight.agent):
        clash.consider(Rule.NOTHING_STRIPPED)
    return False


def _agent(clash: Clash) -> None:
    # What counts is what was declared: a tactic that sabotage voided still draws the agent.
    if any(unit.tactic is not None for unit in clash.engagement.defenders):
        _void_tactics(clash, Rule.AGENT_VOIDS_TACTIC, Rule.AGENT_FINDS_TACTIC_VOID)
    else:
        _void_items(clash)


def _void_tactics(clash: Clash, rule: Rule, in_vain: Rule) -> None:
    voided = False
    for seat, standing in clash.units(Side.DEFENDERS):
        if standing.tactic is not None:
            clash.rule(rule, seat, TacticVoided(standing.tactic))
            voided = True
    if not voided:
        clash.consider(in_vain)


def _void_items(clash: Clash) -> None:
    voided = False
    for seat, standing in clash.units(Side.DEFENDERS):
        if standing.items_in_effect:
            clash.rule(Rule.AGENT_VOIDS_ITEMS, seat, ItemsVoided(standing.items_in_effect))
            voided = True
    if not voided:
        clash.consider(Rule.AGENT_FINDS_NOTHING)
