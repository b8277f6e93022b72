"""Single values: from what stands in the file to what a field takes, or why it does not fit."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

from google.protobuf.descriptor import EnumDescriptor, FieldDescriptor
from google.protobuf.message import Message
from google.protobuf.timestamp_pb2 import Timestamp

from dozor.cli.request.ranges import range_of
from dozor.cli.request.words import closest, enum_names, enum_number
from dozor.cli.source.faults import Fact
from dozor.cli.source.nodes import Kind, Node, Scalar

_WHOLE = re.compile(r"[-+]?(0|[1-9][0-9]*)")
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[-+]([01]\d|2[0-3]):[0-5]\d)")
_RANGES = {
    FieldDescriptor.CPPTYPE_INT32: range(-(1 << 31), 1 << 31),
    FieldDescriptor.CPPTYPE_INT64: range(-(1 << 63), 1 << 63),
    FieldDescriptor.CPPTYPE_UINT64: range(1 << 64),
}
_LONG = (FieldDescriptor.CPPTYPE_INT64, FieldDescriptor.CPPTYPE_UINT64)
_DIGITS = 20
"""More digits than any field takes."""


@dataclass(frozen=True, slots=True)
class Misfit:
    """Why a value does not fit: the name of the sentence, and what it needs to know."""

    message: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


def read_scalar(node: Node, field: FieldDescriptor) -> int | bool | str | Misfit:
    """The value for a field that holds a single value."""
    if field.enum_type is not None:
        return _enum(node, field.enum_type)
    if field.cpp_type == FieldDescriptor.CPPTYPE_BOOL:
        return _truth(node)
    if field.cpp_type == FieldDescriptor.CPPTYPE_STRING:
        return _text(node)
    return _number(node, field)


def read_time(node: Node, message: Message) -> Misfit | None:
    """Set a timestamp from its text in RFC 3339."""
    if not isinstance(node, Scalar) or node.kind is not Kind.TEXT or not _TIME.fullmatch(node.text):
        return Misfit("time-needed")
    try:
        cast("Timestamp", message).FromJsonString(node.text)
    except ValueError:
        return Misfit("no-such-time")
    return None


def _enum(node: Node, enum: EnumDescriptor) -> int | Misfit:
    names = enum_names(enum)
    if not isinstance(node, Scalar) or node.kind is not Kind.TEXT:
        return Misfit("name-needed", {"known": ", ".join(names)})
    number = enum_number(enum, node.text)
    if number is None:
        close = closest(node.text, names)
        return Misfit("unknown-name", {"known": ", ".join(names), "close": close})
    return number


def _truth(node: Node) -> bool | Misfit:
    if not isinstance(node, Scalar) or node.kind is not Kind.TRUTH:
        return Misfit("truth-needed")
    return node.text.lower() in ("true", "yes", "on")


def _text(node: Node) -> str | Misfit:
    if not isinstance(node, Scalar):
        return Misfit("text-needed")
    if node.kind is not Kind.TEXT:
        return Misfit("quotes-needed")
    try:
        node.text.encode()
    except UnicodeEncodeError:
        return Misfit("text-not-unicode")
    return node.text


def _number(node: Node, field: FieldDescriptor) -> int | Misfit:
    """A whole number; in quotes too where JSON's own form of the contract puts it there."""
    numbers, quoted = _RANGES[field.cpp_type], field.cpp_type in _LONG
    if not isinstance(node, Scalar) or not _looks_whole(node, quoted=quoted):
        return Misfit("number-needed")
    if not _WHOLE.fullmatch(node.text):
        return Misfit("plain-number-needed")
    value = int(node.text) if len(node.text) <= _DIGITS else numbers.stop
    if value < numbers.start == 0:
        return Misfit("number-negative")
    if value in numbers:
        return value
    least, most = range_of(field, numbers)
    return Misfit("number-too-large", {"least": least, "most": most})


def _looks_whole(node: Scalar, *, quoted: bool) -> bool:
    if node.kind is Kind.TEXT:
        return quoted and _WHOLE.fullmatch(node.text) is not None
    return node.kind is Kind.WHOLE
