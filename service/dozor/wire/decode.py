"""Requests to claims. Nothing is judged here: what is wrong with a claim is Law 0's to say."""

from collections.abc import Sequence

from dozor.station.claims import AttackClaim, EngagementClaim, TurnClaim, UnitClaim
from dozor.v1 import station_pb2, station_service_pb2
from dozor.wire.vocabulary import COMPONENT, ITEM, OBJECTIVE, TACTIC, UNIT_CLASS

_NANOS = 1_000_000_000

MOST_ENTRIES = 100
"""Entries of a list that are read, at most.

Far more than any list may have, so what lies beyond changes no verdict; but a message of a few
kilobytes, compressed, can hold millions of them, and reading them all would hold up everybody else.
"""
# The range that google.protobuf.Timestamp allows: years 1 to 9999.
_FIRST_SECOND, _LAST_SECOND = -62_135_596_800, 253_402_300_799


def engagement_claim(request: station_service_pb2.ResolveEngagementRequest) -> EngagementClaim:
    """What a request says of an engagement."""
    return EngagementClaim(
        objective=OBJECTIVE.value(request.objective),
        attackers=_units(request.attackers),
        defenders=_units(request.defenders),
        agent=request.agent,
        metrotank=request.metrotank,
        machine_gun=request.machine_gun,
        sabotage=tuple([COMPONENT.entry(number) for number in request.sabotage[:MOST_ENTRIES]]),
    )


def turn_claim(request: station_service_pb2.ResolveTurnRequest) -> TurnClaim:
    """What a request says of a turn."""
    station = request.station
    return TurnClaim(
        owner=station.owner,
        defenders=_units(station.defenders),
        attacks=tuple([_attack(attack) for attack in request.attacks[:MOST_ENTRIES]]),
        machine_gun=station.machine_gun,
        sabotage=tuple([COMPONENT.entry(number) for number in station.sabotage[:MOST_ENTRIES]]),
    )


def _attack(attack: station_service_pb2.Attack) -> AttackClaim:
    time = attack.submitted_at
    given = attack.HasField("submitted_at")
    return AttackClaim(
        team=attack.team,
        submitted_at=time.seconds * _NANOS + time.nanos if given else None,
        submitted_at_valid=_FIRST_SECOND <= time.seconds <= _LAST_SECOND
        and 0 <= time.nanos < _NANOS,
        objective=OBJECTIVE.value(attack.objective),
        units=_units(attack.units),
        agent=attack.agent,
        metrotank=attack.metrotank,
    )


def _units(units: Sequence[station_pb2.Unit]) -> tuple[UnitClaim, ...]:
    return tuple([_unit(unit) for unit in units[:MOST_ENTRIES]])


def _unit(unit: station_pb2.Unit) -> UnitClaim:
    experience = unit.experience
    return UnitClaim(
        unit_class=UNIT_CLASS.value(unit.unit_class),
        items=tuple([ITEM.entry(number) for number in unit.items[:MOST_ENTRIES]]),
        tactic=TACTIC.value(unit.tactic),
        healing=unit.healing,
        vegan=unit.vegan,
        wounds=unit.wounds,
        attack_experience=experience.attack,
        defense_experience=experience.defense,
        holding_tactic=TACTIC.value(unit.holding_tactic),
    )
