"""Puts plain fights, as the oracle takes them, through the core, and tells what came of them."""

from collections.abc import Mapping
from typing import Any

from dozor.station import resolve_engagement, resolve_turn
from dozor.station.model import (
    Attack,
    Component,
    Engagement,
    Experience,
    Item,
    Objective,
    Tactic,
    Turn,
    Unit,
    UnitClass,
)
from dozor.station.outcome import EngagementOutcome, UnitOutcome
from dozor.station.rulebook import Rulebook
from dozor.station.turn import TurnResolution

Plain = dict[str, Any]


def core_fight(fight: Mapping[str, Any], rulebook: Rulebook) -> Plain:
    """What the core says of a plain fight."""
    return plain_outcome(resolve_engagement(to_engagement(fight), rulebook).outcome)


def core_turn(turn: Mapping[str, Any], rulebook: Rulebook) -> Plain:
    """What the core says of a plain turn."""
    return plain_turn(resolve_turn(to_turn(turn), rulebook))


def plain_turn(resolved: TurnResolution) -> Plain:
    """A resolved turn as plain data."""
    engagements: list[Plain] = []
    for engagement in resolved.engagements:
        entry: Plain = {
            "team": engagement.team,
            "kind": engagement.kind.value,
            "owner_after": engagement.station_after.owner,
        }
        if engagement.fight is not None:
            entry |= plain_outcome(engagement.fight.outcome)
        engagements.append(entry)
    return {
        "owner": resolved.station.owner,
        "holders": [[holder.team, holder.index] for holder in resolved.station.holders],
        "engagements": engagements,
        "units": {
            team: [
                {
                    "wounds_after": unit.wounds_after,
                    "deferred": unit.wounds_deferred,
                    "items": {item.value: state.value for item, state in unit.items},
                    "attack_points": unit.earned.attack,
                    "defense_points": unit.earned.defense,
                    "fate": unit.fate.value,
                }
                for unit in units
            ]
            for team, units in resolved.teams.items()
        },
    }


def to_engagement(fight: Mapping[str, Any]) -> Engagement:
    """The domain's engagement for a plain fight."""
    return Engagement(
        objective=Objective(fight["objective"]),
        attackers=tuple(to_unit(unit) for unit in fight["attackers"]),
        defenders=tuple(to_unit(unit) for unit in fight["defenders"]),
        agent=fight.get("agent", False),
        metrotank=fight.get("metrotank", False),
        machine_gun=fight.get("machine_gun", False),
        sabotage=tuple(Component(c) for c in fight.get("sabotage", ())),
    )


def to_turn(turn: Mapping[str, Any]) -> Turn:
    """The domain's turn for a plain turn."""
    return Turn(
        owner=turn["owner"],
        defenders=tuple(to_unit(unit) for unit in turn["defenders"]),
        attacks=tuple(_to_attack(attack) for attack in turn["attacks"]),
        machine_gun=turn.get("machine_gun", False),
        sabotage=tuple(Component(c) for c in turn.get("sabotage", ())),
    )


def _to_attack(attack: Mapping[str, Any]) -> Attack:
    return Attack(
        team=attack["team"],
        submitted_at=attack["submitted_at"],
        objective=Objective(attack["objective"]),
        units=tuple(to_unit(unit) for unit in attack["units"]),
        holding_tactics=tuple(_tactic(unit.get("holding_tactic")) for unit in attack["units"]),
        agent=attack.get("agent", False),
        metrotank=attack.get("metrotank", False),
    )


def to_unit(unit: Mapping[str, Any]) -> Unit:
    """The domain's unit for a plain unit."""
    return Unit(
        unit_class=UnitClass(unit.get("class", "SENTINEL")),
        items=tuple(Item(item) for item in unit.get("items", ())),
        tactic=_tactic(unit.get("tactic")),
        healing=unit.get("healing", False),
        vegan=unit.get("vegan", False),
        wounds=unit.get("wounds", 0),
        experience=Experience(*unit.get("xp", (0, 0))),
    )


def _tactic(name: str | None) -> Tactic | None:
    return None if name is None else Tactic(name)


def plain_outcome(outcome: EngagementOutcome) -> Plain:
    """An outcome as plain data."""
    return {
        "winner": outcome.winner.value,
        "machine_gun_captured": outcome.machine_gun_captured,
        "attackers": [_plain_unit(unit) for unit in outcome.attackers],
        "defenders": [_plain_unit(unit) for unit in outcome.defenders],
    }


def _plain_unit(unit: UnitOutcome) -> Plain:
    return {
        "wounds": unit.wounds_taken,
        "wounds_after": unit.wounds_after,
        "deferred": unit.wounds_deferred,
        "fate": unit.fate.value,
        "items": {item.value: state.value for item, state in unit.items},
        "point": None if unit.point is None else unit.point.value.lower(),
    }
