"""Finds the field that a violation names, in the contract and in the request itself."""

import re
from typing import Any

from google.protobuf.descriptor import Descriptor
from google.protobuf.message import Message

_STEP = re.compile(r"(?P<name>[a-z][a-z0-9_]*)(?:\[(?P<index>0|[1-9][0-9]*)\])?")


def fault_of_path(path: str, kind: Descriptor, message: Message | None) -> str | None:
    """Why a path names no field of a message type, or no entry that the message has.

    Args:
        path: Such as ``attackers[1].items[0]``.
        kind: The type of the message.
        message: The message itself; None where the bytes are none, then no list's length is known.
    """
    descriptor: Descriptor | None = kind
    here: Any = message
    for step in path.split("."):
        match = _STEP.fullmatch(step)
        if match is None or descriptor is None:
            return f"{path}: {step!r} is no step of a path"
        field = descriptor.fields_by_name.get(match["name"])
        if field is None:
            return f"{path}: {descriptor.full_name} has no field {match['name']!r}"
        here = None if here is None else getattr(here, field.name)
        if match["index"] is not None:
            index = int(match["index"])
            if not field.is_repeated:
                return f"{path}: {field.full_name} is no list"
            if here is not None and index >= len(here):
                return f"{path}: {field.full_name} has only {len(here)} entries"
            here = None if here is None else here[index]
        elif field.is_repeated:
            here = None
        descriptor = field.message_type
    return None
