"""Tells what came of a fight or a turn in a few lines, from the core's objects or the wire's."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import fields
from enum import Enum
from typing import Any

from google.protobuf.json_format import MessageToDict
from google.protobuf.message import Message

from dozor.station.model import Seat, Side
from dozor.station.outcome import Resolution
from dozor.station.turn import TurnResolution
from dozor.v1 import trace_pb2
from tests.differential.bridge import plain_outcome, plain_turn

Plain = dict[str, Any]


def tell_core_fight(resolution: Resolution) -> str:
    """A fight, from the core's own objects."""
    law = resolution.outcome.deciding_law
    holder = resolution.outcome.holder
    lines = _fight(plain_outcome(resolution.outcome), holder and holder.value, law)
    return "\n".join(lines + [_core_ruling(ruling) for ruling in resolution.rulings])


def tell_core_turn(resolution: TurnResolution) -> str:
    """A turn, from the core's own objects."""
    plain = plain_turn(resolution)
    lines = [_core_ruling(ruling) for ruling in resolution.order]
    for engagement, entry in zip(resolution.engagements, plain["engagements"], strict=True):
        lines += ["", f"{entry['team']}: {entry['kind']}"]
        fight = engagement.fight
        if fight is not None:
            holder = fight.outcome.holder
            lines += _fight(entry, holder and holder.value, fight.outcome.deciding_law)
            lines += [_core_ruling(ruling) for ruling in fight.rulings]
        lines += [_core_ruling(ruling) for ruling in engagement.rulings]
    return "\n".join(lines + _turn_end(plain))


def _core_ruling(ruling: Any) -> str:
    subject = ruling.subject
    if isinstance(subject, Seat):
        where = f"{subject.side.value.lower()}[{subject.unit}]"
    else:
        where = subject.value.lower() if isinstance(subject, Side) else ""
    effect = ruling.effect
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", type(effect).__name__).lower()
    values = [getattr(effect, field.name) for field in fields(effect)]
    return _ruling(ruling.rule.value, where, name, values)


def _ruling(rule: str, where: str, effect: str, values: Iterable[Any]) -> str:
    told = [str(v.value if isinstance(v, Enum) else v) for v in _flat(values) if v is not None]
    return f"  {rule:<44} {where:<13} {' '.join([effect, *told])}".rstrip()


def _flat(values: Iterable[Any]) -> Iterable[Any]:
    for value in values:
        if isinstance(value, (tuple, list)):
            yield from value
        else:
            yield value


def _fight(outcome: Mapping[str, Any], holder: str | None, law: int) -> list[str]:
    captured = ", machine gun captured" if outcome["machine_gun_captured"] else ""
    head = f"winner {outcome['winner']}, station {holder or 'EMPTY'}, law {law}{captured}"
    units = [
        _unit(f"{side[:-1]} {index}", unit)
        for side in ("attackers", "defenders")
        for index, unit in enumerate(outcome[side], start=1)
    ]
    return [head, *units]


def _unit(who: str, unit: Mapping[str, Any]) -> str:
    told = f"{who}: {unit['fate']}, wounds +{unit['wounds']} = {unit['wounds_after']}"
    if unit["deferred"]:
        told += f", deferred {unit['deferred']}"
    told += "".join(f", {item} {state}" for item, state in unit["items"].items())
    return told + (f", {unit['point']} point" if unit["point"] else "")


def _turn_end(plain: Mapping[str, Any]) -> list[str]:
    holders = ", ".join(f"{team}[{index}]" for team, index in plain["holders"]) or "nobody"
    lines = ["", f"in the end: owner {plain['owner']}, held by {holders}"]
    for team, units in plain["units"].items():
        for index, unit in enumerate(units):
            points = f"points {unit['attack_points']}/{unit['defense_points']}"
            items = "".join(f", {item} {state}" for item, state in unit["items"].items())
            lines.append(
                f"{team}[{index}]: {unit['fate']}, wounds {unit['wounds_after']}, "
                f"deferred {unit['deferred']}, {points}{items}"
            )
    return lines


def tell_wire_fight(response: Message) -> str:
    """A fight, from a ResolveEngagementResponse."""
    answer = _dict(response)
    outcome = answer["outcome"]
    lines = _wire_fight(outcome)
    return "\n".join(lines + [_wire_ruling(entry) for entry in answer["trace"]])


def tell_wire_turn(response: Message) -> str:
    """A turn, from a ResolveTurnResponse."""
    answer = _dict(response)
    lines = [_wire_ruling(entry) for entry in answer["trace"]]
    for engagement in answer["outcome"]["engagements"]:
        kind = engagement["kind"].removeprefix("ENGAGEMENT_KIND_")
        lines += ["", f"{engagement['team']}: {kind}"]
        if "outcome" in engagement:
            lines += _wire_fight(engagement["outcome"])
        lines += [_wire_ruling(entry) for entry in engagement["trace"]]
    return "\n".join(lines + _turn_end(_wire_turn(answer["outcome"])))


def _dict(message: Message) -> Plain:
    return MessageToDict(
        message, preserving_proto_field_name=True, always_print_fields_with_no_presence=True
    )


def _wire_fight(outcome: Plain) -> list[str]:
    plain: Plain = {
        "winner": _short(outcome["winner"]),
        "machine_gun_captured": outcome["machine_gun_captured"],
        "attackers": [_wire_unit(unit) for unit in outcome["attackers"]],
        "defenders": [_wire_unit(unit) for unit in outcome["defenders"]],
    }
    holder = _short(outcome["holder"])
    return _fight(plain, None if holder == "UNSPECIFIED" else holder, outcome["deciding_law"])


def _wire_unit(unit: Plain) -> Plain:
    earned = unit.get("experience_earned", {"attack": 0, "defense": 0})
    points = [track for track, count in earned.items() if count]
    return {
        "wounds": unit["wounds_taken"],
        "wounds_after": unit["wounds_after"],
        "deferred": unit["wounds_deferred"],
        "fate": _short(unit["fate"]),
        "items": _wire_items(unit["items"]),
        "point": points[0] if points else None,
    }


def _wire_items(items: list[Plain]) -> dict[str, str]:
    return {_short(entry["item"]): _short(entry["state"]) for entry in items}


def _wire_turn(outcome: Plain) -> Plain:
    return {
        "owner": outcome["station"]["owner"],
        "holders": [[h["team"], h["unit"]] for h in outcome["station"]["holders"]],
        "units": {
            team["team"]: [
                {
                    "fate": _short(unit["fate"]),
                    "wounds_after": unit["wounds_after"],
                    "deferred": unit["wounds_deferred"],
                    "attack_points": unit.get("experience_earned", {}).get("attack", 0),
                    "defense_points": unit.get("experience_earned", {}).get("defense", 0),
                    "items": _wire_items(unit["items"]),
                }
                for unit in team["units"]
            ]
            for team in outcome["teams"]
        },
    }


def _wire_ruling(entry: Plain) -> str:
    subject = entry.get("subject")
    where = "" if subject is None else _short(subject["side"]).lower()
    if subject is not None and "unit" in subject:
        where += f"[{subject['unit']}]"
    ((effect, values),) = entry["effect"].items()
    if effect == "experience_earned":
        told = [track.upper() for track, count in values["points"].items() if count]
    else:
        fields_in_order = trace_pb2.Effect.DESCRIPTOR.fields_by_name[effect].message_type.fields
        ordered = (values[field.name] for field in fields_in_order)
        told = [_short(value) for value in _flat(ordered)]
    return _ruling(entry["rule_id"], where, effect, [v for v in told if v != "UNSPECIFIED"])


_PREFIXES = re.compile(r"^(WINNER|SIDE|FATE|ITEM_STATE|ITEM|TACTIC|ENGAGEMENT_KIND)_(?=[A-Z])")


def _short(value: Any) -> Any:
    return _PREFIXES.sub("", value) if isinstance(value, str) else value
