"""Law 12: the station, the winner, the awards."""

from dozor.station.clash import Clash
from dozor.station.effects import ExperienceEarned, FateSet, Standing, WinnerDeclared
from dozor.station.model import Fate, Objective, Side, Track, Winner
from dozor.station.rules import Rule

_AWARDED = frozenset({Fate.HOLDS, Fate.OCCUPIES, Fate.RETURNS})


def settle(clash: Clash) -> None:
    """Find the dead, who is left on the station, the winner, and who earns a point."""
    _bury(clash)
    fit = any(_is_fit(standing) for _, standing in clash.units(Side.ATTACKERS))
    if not fit:
        _stay(clash)
    _declare(clash, fit=fit)
    if clash.board.winner is Winner.ATTACKERS:
        _bring_home(clash)
    _award(clash)


def _is_fit(standing: Standing) -> bool:
    return standing.fate is not Fate.DEAD and not standing.defeated


def _bury(clash: Clash) -> None:
    for seat, standing in clash.everyone():
        if standing.unit.wounds + standing.taken >= clash.rulebook.wounds.dead:
            clash.rule(Rule.DIES, seat, FateSet(Fate.DEAD))


def _stay(clash: Clash) -> None:
    """No attacker is alive and undefeated: nobody is driven off any more."""
    for seat, standing in clash.units(Side.DEFENDERS):
        if standing.fate is Fate.LEAVES and not standing.defeated:
            clash.rule(Rule.NOBODY_LEFT_TO_DRIVE_OFF, seat, FateSet(Fate.HOLDS))


def _declare(clash: Clash, *, fit: bool) -> None:
    held = any(standing.fate is Fate.HOLDS for _, standing in clash.units(Side.DEFENDERS))
    if not held and fit:
        clash.rule(Rule.NO_DEFENDER_LEFT, None, WinnerDeclared(Winner.ATTACKERS))
    elif not held:
        clash.rule(Rule.NOBODY_LEFT, None, WinnerDeclared(Winner.NOBODY))
    elif not fit:
        clash.rule(Rule.NO_ATTACKER_LEFT, None, WinnerDeclared(Winner.DEFENDERS))
    else:
        verdict = clash.board.verdict
        assert verdict is not None, "every law that decides a clash gives a verdict"
        clash.rule(Rule.VERDICT_STANDS, None, WinnerDeclared(verdict))


def _bring_home(clash: Clash) -> None:
    """The attackers won: the fit ones occupy or return, a retreat being called off."""
    control = clash.engagement.objective is Objective.CONTROL
    fate = Fate.OCCUPIES if control else Fate.RETURNS
    rule = Rule.WINNER_OCCUPIES if control else Rule.WINNER_RETURNS
    for seat, standing in clash.units(Side.ATTACKERS):
        if _is_fit(standing) and standing.fate is not fate:
            clash.rule(rule, seat, FateSet(fate))


def _award(clash: Clash) -> None:
    for seat, standing in clash.everyone():
        if clash.board.winner is None or seat.side.value != clash.board.winner.value:
            continue
        earns = clash.rulebook.classes[standing.unit.unit_class].has_experience
        if earns and standing.fate in _AWARDED:
            track = Track.ATTACK if seat.side is Side.ATTACKERS else Track.DEFENSE
            clash.rule(Rule.EARNS_EXPERIENCE, seat, ExperienceEarned(track))
