"""Links into the page: a request in an address, as the page itself writes it."""

import base64
from typing import Any

from google.protobuf.json_format import ParseDict
from google.protobuf.message import Message

from dozor.v1 import station_service_pb2


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
