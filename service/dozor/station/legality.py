"""Law 0: who may bring what. Turns claims into situations, or tells everything that is wrong."""

import unicodedata

from dozor.errors import IllegalSituation, Reason
from dozor.findings import Findings
from dozor.station.claims import AttackClaim, EngagementClaim, TurnClaim, UnitClaim
from dozor.station.model import (
    NO_EXPERIENCE,
    Attack,
    Component,
    Engagement,
    Experience,
    Objective,
    Role,
    Turn,
    Unit,
    UnitClass,
)
from dozor.station.rulebook import Rulebook
from dozor.station.unit_legality import check_unit

MAX_UNITS = 2
"""Units on a side, at most (Law 0)."""

MAX_ATTACKS = 16
"""Attacks in a turn, at most: a limit of the service, not of the rules."""

MAX_NAME_BYTES = 128
"""Length of a team's name, in bytes of UTF-8, at most."""

# Spaces, control and format characters, marks that need a letter, and what is not assigned.
_INVISIBLE = frozenset({"Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Cn", "Mn", "Me"})
# Letters and symbols that are drawn as nothing: the Hangul fillers and Braille without dots.
_FILLERS = frozenset("\u115f\u1160\u3164\uffa0\u2800")

_LOOKED_AT = 8
"""Of a side with too many units, so many are looked at all the same."""


def admit_engagement(claim: EngagementClaim, rulebook: Rulebook) -> Engagement:
    """Admit an engagement.

    Raises:
        IllegalSituation: Law 0 is broken; it holds every violation.
    """
    found = Findings()
    objective = found.value("objective", claim.objective, Objective)
    _check_units(found, "attackers", claim.attackers, Role.ATTACK, rulebook)
    _check_units(found, "defenders", claim.defenders, Role.DEFENSE, rulebook)
    found.set_of("sabotage", claim.sabotage, Component, "component-twice")
    if found.violations or objective is None:
        raise IllegalSituation(tuple(found.violations))
    return Engagement(
        objective=objective,
        attackers=tuple(_unit(unit) for unit in claim.attackers),
        defenders=tuple(_unit(unit) for unit in claim.defenders),
        agent=claim.agent,
        metrotank=claim.metrotank,
        machine_gun=claim.machine_gun,
        sabotage=tuple(c for c in claim.sabotage if isinstance(c, Component)),
    )


def admit_turn(claim: TurnClaim, rulebook: Rulebook) -> Turn:
    """Admit a turn.

    Raises:
        IllegalSituation: Law 0 or Law 13 is broken; it holds every violation.
    """
    found = Findings()
    _check_name(found, "station.owner", claim.owner)
    _check_units(found, "station.defenders", claim.defenders, Role.DEFENSE, rulebook, least=0)
    found.set_of("station.sabotage", claim.sabotage, Component, "component-twice")
    found.count("attacks", len(claim.attacks), 1, MAX_ATTACKS, "attacks")
    _check_attacks(found, claim, rulebook)
    if found.violations:
        raise IllegalSituation(tuple(found.violations))
    return Turn(
        owner=claim.owner,
        defenders=tuple(_unit(unit) for unit in claim.defenders),
        attacks=tuple(_attack(attack) for attack in claim.attacks),
        machine_gun=claim.machine_gun,
        sabotage=tuple(c for c in claim.sabotage if isinstance(c, Component)),
    )


def _check_attacks(found: Findings, claim: TurnClaim, rulebook: Rulebook) -> None:
    teams: set[str] = set()
    for index, attack in enumerate(claim.attacks[:MAX_ATTACKS]):
        path = f"attacks[{index}]"
        _check_team(found, f"{path}.team", attack.team, claim.owner, teams)
        if attack.submitted_at is None:
            found.add(f"{path}.submitted_at", Reason.MISSING, "time-missing")
        elif not attack.submitted_at_valid:
            found.add(f"{path}.submitted_at", Reason.OUT_OF_RANGE, "time-invalid")
        found.value(f"{path}.objective", attack.objective, Objective)
        _check_units(found, f"{path}.units", attack.units, Role.ATTACK, rulebook, in_turn=True)


def _check_team(found: Findings, path: str, team: str, owner: str, teams: set[str]) -> None:
    if not _check_name(found, path, team):
        return
    if team == owner:
        found.add(path, Reason.NOT_ALLOWED, "team-attacks-own-station", given=team)
    elif team in teams:
        found.add(path, Reason.DUPLICATE, "team-twice", given=team)
    teams.add(team)


def _check_name(found: Findings, path: str, name: str) -> bool:
    if not name:
        found.add(path, Reason.MISSING, "team-missing")
        return False
    if not any(map(_is_visible, name)):
        found.add(path, Reason.MALFORMED, "team-blank")
        return False
    return found.length(path, name, MAX_NAME_BYTES)


def _is_visible(char: str) -> bool:
    return unicodedata.category(char) not in _INVISIBLE and char not in _FILLERS


def _check_units(
    found: Findings,
    path: str,
    units: tuple[UnitClaim, ...],
    role: Role,
    rulebook: Rulebook,
    *,
    least: int = 1,
    in_turn: bool = False,
) -> None:
    found.count(path, len(units), least, MAX_UNITS, "units")
    for index, unit in enumerate(units[:_LOOKED_AT]):
        check_unit(found, f"{path}[{index}]", unit, role, rulebook, in_turn=in_turn)


def _unit(claim: UnitClaim) -> Unit:
    """The unit that a claim without violations describes."""
    assert isinstance(claim.unit_class, UnitClass), "checked before"
    experience = NO_EXPERIENCE
    if claim.attack_experience or claim.defense_experience:
        experience = Experience(claim.attack_experience, claim.defense_experience)
    return Unit(
        unit_class=claim.unit_class,
        items=claim.items,  # type: ignore[arg-type]  # no Unknown is left in a checked claim
        tactic=claim.tactic,  # type: ignore[arg-type]  # likewise
        healing=claim.healing,
        vegan=claim.vegan,
        wounds=claim.wounds,
        experience=experience,
    )


def _attack(claim: AttackClaim) -> Attack:
    """The attack that a claim without violations describes."""
    assert isinstance(claim.objective, Objective), "checked before"
    assert claim.submitted_at is not None, "checked before"
    return Attack(
        team=claim.team,
        submitted_at=claim.submitted_at,
        objective=claim.objective,
        units=tuple(_unit(unit) for unit in claim.units),
        holding_tactics=tuple(
            unit.holding_tactic  # type: ignore[misc]  # no Unknown is left in a checked claim
            for unit in claim.units
        ),
        agent=claim.agent,
        metrotank=claim.metrotank,
    )
