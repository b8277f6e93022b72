"""Law 0, for one unit."""

from dozor.errors import Reason
from dozor.findings import Findings
from dozor.station.claims import UnitClaim
from dozor.station.model import Item, Role, Tactic, UnitClass
from dozor.station.rulebook import Rulebook
from dozor.vocabulary import Unknown


def check_unit(
    found: Findings, path: str, unit: UnitClaim, role: Role, rulebook: Rulebook, *, in_turn: bool
) -> None:
    """Check what a unit brings; `in_turn` allows a tactic for holding a station that it takes."""
    unit_class = found.value(f"{path}.unit_class", unit.unit_class, UnitClass)
    found.set_of(f"{path}.items", unit.items, Item, "item-twice")
    _check_tactic(found, f"{path}.tactic", unit, unit.tactic, role, rulebook)
    most = rulebook.wounds.dead - 1
    if not 0 <= unit.wounds <= most:
        found.add(
            f"{path}.wounds",
            Reason.OUT_OF_RANGE,
            "wounds-out-of-range",
            given=unit.wounds,
            most=most,
        )
    for track, points in (
        ("attack", unit.attack_experience),
        ("defense", unit.defense_experience),
    ):
        _check_experience(found, f"{path}.experience.{track}", unit_class, points, rulebook)
    if unit.holding_tactic is not None:
        if in_turn:
            place = f"{path}.holding_tactic"
            _check_tactic(found, place, unit, unit.holding_tactic, Role.DEFENSE, rulebook)
        else:
            found.add(f"{path}.holding_tactic", Reason.NOT_ALLOWED, "holding-tactic-not-here")


def _check_experience(
    found: Findings, path: str, unit_class: UnitClass | None, points: int, rulebook: Rulebook
) -> None:
    if points < 0:
        found.add(path, Reason.OUT_OF_RANGE, "experience-negative", given=points)
    elif points and unit_class is not None and not rulebook.classes[unit_class].has_experience:
        found.add(
            path,
            Reason.NOT_ALLOWED,
            "experience-not-for-class",
            given=points,
            unit_class=unit_class,
        )


def _check_tactic(
    found: Findings,
    path: str,
    unit: UnitClaim,
    given: Tactic | Unknown | None,
    role: Role,
    rulebook: Rulebook,
) -> None:
    tactic = found.known(path, given, Tactic)
    if tactic is None or not isinstance(unit.unit_class, UnitClass):
        return
    rules = rulebook.tactics[tactic]
    if unit.unit_class not in rules.used_by or role not in rules.roles:
        found.add(
            path,
            Reason.NOT_ALLOWED,
            "tactic-not-allowed",
            given=tactic,
            unit_class=unit.unit_class,
            role=role,
            allowed=rulebook.allowed_tactics(unit.unit_class, role),
        )
    elif rules.vegan_only and not unit.vegan:
        found.add(path, Reason.NOT_ALLOWED, "tactic-vegan-only", given=tactic)
