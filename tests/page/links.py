"""Links into the page: a request in an address, as the page itself writes it."""

import base64
from typing import Any

from google.protobuf.json_format import ParseDict
from google.protobuf.message import Message

from dozor.v1 import raid_pb2, raid_service_pb2, station_service_pb2

_SENTINEL = {"unit_class": "UNIT_CLASS_SENTINEL"}
_GUN = {"kind": "WEAPON_KIND_LIGHT_FIREARM", "penetration": 2}
SMALL_RAID: dict[str, Any] = {
    "members": [
        {"rank": "MEMBER_RANK_BOSS", "skill": 1, "armor": 1, "weapons": [_GUN]},
        {"edge": "EDGE_ADVANTAGE", "weapons": [_GUN]},
    ],
    "target": {"numbers": 1},
}


def state_of(message: Message) -> str:
    """A message as the address holds it."""
    return base64.urlsafe_b64encode(message.SerializeToString()).decode().rstrip("=")


def bytes_of(state: str) -> bytes:
    """The message's bytes of a state."""
    return base64.urlsafe_b64decode(state + "=" * (-len(state) % 4))


def station_link(**fields: Any) -> str:
    """The link to a fight: a Sentinel against a Sentinel, but for what is said.

    Classes of units are named without their prefix.
    """
    fight = {"objective": "OBJECTIVE_LIQUIDATION", "attackers": [{}], "defenders": [{}]} | fields
    for side in ("attackers", "defenders"):
        fight[side] = [
            {**unit, "unit_class": f"UNIT_CLASS_{unit.get('unit_class', 'SENTINEL')}"}
            for unit in fight[side]
        ]
    request = ParseDict(fight, station_service_pb2.ResolveEngagementRequest())
    return f"#/station/{state_of(request)}"


def turn_link(*teams: str, owner: str = "Polis", **station: Any) -> str:
    """The link to a turn: these teams attack with a Sentinel each, the first one first."""
    turn = {
        "station": {"owner": owner, "defenders": [_SENTINEL], **station},
        "attacks": [
            {
                "team": team,
                "submitted_at": f"2033-05-01T{20 - place}:00:00Z",
                "objective": "OBJECTIVE_CONTROL",
                "units": [{**_SENTINEL, "tactic": "TACTIC_SNIPER"}],
            }
            for place, team in enumerate(teams)
        ],
    }
    return f"#/turn/{state_of(ParseDict(turn, station_service_pb2.ResolveTurnRequest()))}"


def forecast_link(**fields: Any) -> str:
    """The link to a forecast of the same raid as `raid_link`."""
    request = ParseDict({"raid": SMALL_RAID} | fields, raid_service_pb2.ForecastRaidRequest())
    return f"#/forecast/{state_of(request)}"


def raid_link(steps: str = "", seed: int | None = 7, raid: dict[str, Any] | None = None) -> str:
    """The link to a raid that has been played so far: two members against a small base.

    Steps are one letter each, with what was chosen for them behind: R a round, U to the end of the
    phase, E to the end of the raid, D the defenders are made to retreat; see `course.ts`.
    """
    state = state_of(ParseDict(raid or SMALL_RAID, raid_pb2.Raid()))
    return f"#/raid/1.{state}.{'' if seed is None else _base36(seed)}.{steps}"


def _base36(number: int) -> str:
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    return (_base36(number // 36) if number >= 36 else "") + digits[number % 36]
