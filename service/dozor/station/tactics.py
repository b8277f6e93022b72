"""Law 6: tactics, when one is in effect on either side."""

from typing import NamedTuple

from dozor.station.blows import eased_blow, is_sentinel, strike_back
from dozor.station.clash import Clash
from dozor.station.effects import FateSet, RankSet, Standing, VerdictGiven, WoundsDealt
from dozor.station.model import Fate, Seat, Side, Tactic, Winner
from dozor.station.rules import Rule
from dozor.station.tactic_blows import drive_off, strike_to_kill


class Lead(NamedTuple):
    """A side's tactical rank, and the tactic that leads it, if one does."""

    rank: int
    tactic: Tactic | None


def decide(clash: Clash) -> bool:
    """Let the tactics decide. Returns whether one was in effect."""
    if all(standing.tactic is None for _, standing in clash.everyone()):
        clash.consider(Rule.NO_TACTIC)
        return False
    attack = _record(clash, Side.ATTACKERS, _attack_lead(clash))
    defense = _record(clash, Side.DEFENDERS, _lead(clash, Side.DEFENDERS) or Lead(0, None))
    if attack.rank == 0:
        _caught(clash, defense)
    elif attack.rank < defense.rank:
        _repelled(clash)
    elif attack.rank > defense.rank:
        _goes_through(clash, attack)
    elif _offensive(clash, attack) and _offensive(clash, defense):
        _mutual_fire(clash, attack, defense)
    else:
        clash.rule(Rule.TACTICS_ARE_EVEN, None, VerdictGiven(Winner.DEFENDERS))
    return True


def _lead(clash: Clash, side: Side) -> Lead | None:
    best: Lead | None = None
    for _, standing in clash.units(side):
        if standing.tactic is None:
            continue
        rank = clash.rulebook.tactics[standing.tactic].rank
        if rank is not None and (best is None or rank > best.rank):
            best = Lead(rank, standing.tactic)
    return best


def _attack_lead(clash: Clash) -> Lead:
    """The attackers' lead; without a tactic, the rank of the strongest class's own strength."""
    lead = _lead(clash, Side.ATTACKERS)
    if lead is not None:
        return lead
    classes = clash.rulebook.classes
    own = max(classes[s.unit.unit_class].own_rank for _, s in clash.units(Side.ATTACKERS))
    return Lead(own, None)


def _record(clash: Clash, side: Side, lead: Lead) -> Lead:
    if lead.tactic is not None:
        rule = Rule.TACTIC_LEADS
    else:
        rule = Rule.OWN_STRENGTH_LEADS if lead.rank else Rule.NOTHING_LEADS
    clash.rule(rule, side, RankSet(lead.rank, lead.tactic))
    return lead


def _offensive(clash: Clash, lead: Lead) -> bool:
    return lead.tactic is not None and clash.rulebook.tactics[lead.tactic].offensive


def _tactic(lead: Lead) -> Tactic:
    assert lead.tactic is not None, "a side that strikes by its lead has one"
    return lead.tactic


def _caught(clash: Clash, defense: Lead) -> None:
    """A = 0: Sentinels without a tactic run into one."""
    for seat, standing in clash.units(Side.ATTACKERS):
        if clash.to_kill:
            strike_to_kill(clash, seat, standing, _tactic(defense))
        else:
            drive_off(clash, seat, standing, _tactic(defense))
        _retreat(clash, seat, standing)
    clash.rule(Rule.ATTACK_WITHOUT_TACTIC_FAILS, None, VerdictGiven(Winner.DEFENDERS))


def _repelled(clash: Clash) -> None:
    """0 < a < d: the defense outranks the attack."""
    for seat, standing in clash.units(Side.ATTACKERS):
        heavy = clash.rulebook.wounds.heavy
        eased_blow(clash, Rule.REPELLED_AND_WOUNDED, seat, standing, heavy)
        _retreat(clash, seat, standing)
    clash.rule(Rule.ATTACK_IS_REPELLED, None, VerdictGiven(Winner.DEFENDERS))


def _mutual_fire(clash: Clash, attack: Lead, defense: Lead) -> None:
    """A = d with offensive leads on both sides: both strike to kill, whatever the objective."""
    leads = {Side.ATTACKERS: attack, Side.DEFENDERS: defense}
    for seat, standing in clash.everyone():
        if is_sentinel(standing):
            strike_to_kill(clash, seat, standing, _tactic(leads[seat.side.enemy]))
        else:
            heavy = clash.rulebook.wounds.heavy
            eased_blow(clash, Rule.WOUNDED_IN_MUTUAL_FIRE, seat, standing, heavy)
        if seat.side is Side.ATTACKERS:
            _retreat(clash, seat, standing)
    clash.rule(Rule.MUTUAL_FIRE, None, VerdictGiven(Winner.DEFENDERS))


def _goes_through(clash: Clash, attack: Lead) -> None:
    """A > d: the attack goes through, on each defender."""
    double = len(clash.engagement.attackers) > 1
    for seat, standing in clash.units(Side.DEFENDERS):
        if attack.tactic is None:
            _overrun(clash, seat, standing)
        elif is_sentinel(standing):
            strike = strike_to_kill if clash.to_kill else drive_off
            strike(clash, seat, standing, attack.tactic)
        elif double:
            _overrun_by_two(clash, seat, standing)
        else:
            _hit_by_tactic(clash, seat, standing, attack.tactic)
    if double and attack.tactic is not None:
        _strong_strike_back(clash)
    clash.rule(Rule.ATTACK_GOES_THROUGH, None, VerdictGiven(Winner.DEFENDERS))


def _overrun(clash: Clash, seat: Seat, standing: Standing) -> None:
    """No lead: a Stalker's or Hunter's own strength strikes anyone heavily; they leave."""
    eased_blow(clash, Rule.OVERRUN_BY_STRENGTH, seat, standing, clash.rulebook.wounds.heavy)
    _leave(clash, seat, standing)


def _overrun_by_two(clash: Clash, seat: Seat, standing: Standing) -> None:
    """A Stalker or Hunter against a double attack with a lead: nothing eases the blow."""
    effect = WoundsDealt(clash.rulebook.wounds.heavy)
    clash.rule(Rule.WOUNDED_BY_DOUBLE_ATTACK, seat, effect)
    _leave(clash, seat, standing)


def _hit_by_tactic(clash: Clash, seat: Seat, standing: Standing, tactic: Tactic) -> None:
    """A Stalker or Hunter against a lone attacker's lead: leaves if the blow comes to anything."""
    severity = clash.rulebook.tactics[tactic].severity
    assert severity is not None, "the rulebook gives every leading attack tactic a severity"
    if eased_blow(clash, Rule.WOUNDED_BY_TACTIC, seat, standing, severity, by=tactic) > 0:
        _leave(clash, seat, standing)


def _strong_strike_back(clash: Clash) -> None:
    strong = [s for _, s in clash.units(Side.DEFENDERS) if not is_sentinel(s)]
    if strong:
        items = sum(len(standing.items_in_effect) for standing in strong)
        strike_back(clash, Side.DEFENDERS, items, may_kill=True)


def _retreat(clash: Clash, seat: Seat, standing: Standing) -> None:
    if standing.fate is not Fate.RETREATS and clash.lives(standing):
        clash.rule(Rule.BEATEN_ATTACKER_RETREATS, seat, FateSet(Fate.RETREATS))


def _leave(clash: Clash, seat: Seat, standing: Standing) -> None:
    if clash.lives(standing):
        clash.rule(Rule.OVERRUN_DEFENDER_LEAVES, seat, FateSet(Fate.LEAVES))
