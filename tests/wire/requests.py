"""Requests for tests: from the plain data of stories and samples, and as small text."""

from collections.abc import Mapping
from typing import Any

from google.protobuf.timestamp_pb2 import Timestamp

from dozor.v1 import common_pb2, raid_pb2, station_pb2, station_service_pb2

Engagement = station_service_pb2.ResolveEngagementRequest
Turn = station_service_pb2.ResolveTurnRequest
Plain = Mapping[str, Any]


def engagement_request(fight: Plain, **header: Any) -> Engagement:
    """The request for a plain fight."""
    return Engagement(
        objective=f"OBJECTIVE_{fight['objective']}",
        attackers=[unit_message(unit) for unit in fight["attackers"]],
        defenders=[unit_message(unit) for unit in fight["defenders"]],
        agent=fight.get("agent", False),
        metrotank=fight.get("metrotank", False),
        machine_gun=fight.get("machine_gun", False),
        sabotage=[f"STATION_COMPONENT_{name}" for name in fight.get("sabotage", ())],
        **header,
    )


def turn_request(turn: Plain, **header: Any) -> Turn:
    """The request for a plain turn."""
    return Turn(
        station=station_service_pb2.Station(
            owner=turn["owner"],
            defenders=[unit_message(unit) for unit in turn["defenders"]],
            machine_gun=turn.get("machine_gun", False),
            sabotage=[f"STATION_COMPONENT_{name}" for name in turn.get("sabotage", ())],
        ),
        attacks=[_attack(attack) for attack in turn["attacks"]],
        **header,
    )


def _attack(attack: Plain) -> station_service_pb2.Attack:
    return station_service_pb2.Attack(
        team=attack["team"],
        submitted_at=Timestamp(seconds=attack["submitted_at"]),
        objective=f"OBJECTIVE_{attack['objective']}",
        agent=attack.get("agent", False),
        metrotank=attack.get("metrotank", False),
        units=[unit_message(unit) for unit in attack["units"]],
    )


def unit_message(unit: Plain) -> station_pb2.Unit:
    """The message for a plain unit."""
    attack, defense = unit.get("xp", (0, 0))
    tactic, holding = unit.get("tactic"), unit.get("holding_tactic")
    return station_pb2.Unit(
        unit_class=f"UNIT_CLASS_{unit.get('class', 'SENTINEL')}",
        items=[f"ITEM_{item}" for item in unit.get("items", ())],
        tactic=f"TACTIC_{tactic}" if tactic else None,
        healing=unit.get("healing", False),
        vegan=unit.get("vegan", False),
        wounds=unit.get("wounds", 0),
        experience=station_pb2.Experience(attack=attack, defense=defense),
        holding_tactic=f"TACTIC_{holding}" if holding else None,
    )


def pin(name: str = "", version: str = "", digest: str = "") -> common_pb2.RulebookPin:
    """A rulebook's pin."""
    return common_pb2.RulebookPin(name=name, version=version, digest=digest)


def raid_message(raid: Plain) -> raid_pb2.Raid:
    """The message for a plain raid."""
    return raid_pb2.Raid(
        members=[_raid_member(member) for member in raid["members"]],
        target=raid_pb2.RaidTarget(**raid["target"]),
    )


def _raid_member(member: Plain) -> raid_pb2.Member:
    return raid_pb2.Member(
        skill=member["skill"],
        armor=member["armor"],
        health=member["health"],
        wounds=member["wounds"],
        edge=f"EDGE_{member['edge']}",
        rank=f"MEMBER_RANK_{member['rank']}",
        melee_in_breach=member["melee_in_breach"],
        weapons=[
            raid_pb2.Weapon(kind=f"WEAPON_KIND_{w['kind']}", penetration=w["penetration"])
            for w in member["weapons"]
        ],
    )
