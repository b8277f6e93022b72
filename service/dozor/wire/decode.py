"""Requests to claims. Nothing is judged here: what is wrong with a claim is Law 0's to say."""

from dozor.station.claims import AttackClaim, EngagementClaim, TurnClaim, UnitClaim
from dozor.v1 import station_pb2, station_service_pb2
from dozor.wire.vocabulary import COMPONENT, ITEM, OBJECTIVE, TACTIC, UNIT_CLASS

_NANOS = 1_000_000_000
# The range that google.protobuf.Timestamp allows: years 1 to 9999.
_FIRST_SECOND, _LAST_SECOND = -62_135_596_800, 253_402_300_799


def engagement_claim(request: station_service_pb2.ResolveEngagementRequest) -> EngagementClaim:
    """What a request says of an engagement."""
    return EngagementClaim(
        objective=OBJECTIVE.value(request.objective),
        attackers=tuple([_unit(unit) for unit in request.attackers]),
        defenders=tuple([_unit(unit) for unit in request.defenders]),
        agent=request.agent,
        metrotank=request.metrotank,
        machine_gun=request.machine_gun,
        sabotage=tuple([COMPONENT.entry(number) for number in request.sabotage]),
    )


def turn_claim(request: station_service_pb2.ResolveTurnRequest) -> TurnClaim:
    """What a request says of a turn."""
    station = request.station
    return TurnClaim(
        owner=station.owner,
        defenders=tuple([_unit(unit) for unit in station.defenders]),
        attacks=tuple([_attack(attack) for attack in request.attacks]),
        machine_gun=station.machine_gun,
        sabotage=tuple([COMPONENT.entry(number) for number in station.sabotage]),
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
        units=tuple([_unit(unit) for unit in attack.units]),
        agent=attack.agent,
        metrotank=attack.metrotank,
    )


def _unit(unit: station_pb2.Unit) -> UnitClaim:
    experience = unit.experience
    return UnitClaim(
        unit_class=UNIT_CLASS.value(unit.unit_class),
        items=tuple([ITEM.entry(number) for number in unit.items]),
        tactic=TACTIC.value(unit.tactic),
        healing=unit.healing,
        vegan=unit.vegan,
        wounds=unit.wounds,
        attack_experience=experience.attack,
        defense_experience=experience.defense,
        holding_tactic=TACTIC.value(unit.holding_tactic),
    )
