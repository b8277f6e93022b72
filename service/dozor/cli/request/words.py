"""The names by which files may call fields and enum values."""

import difflib
import json
from collections.abc import Iterable

from google.protobuf.descriptor import EnumDescriptor, FieldDescriptor
from google.protobuf.message import Message

from dozor.cli.source.nodes import Kind, Listing, Node, Scalar

_SHOWN = 40


def field_of(message: Message, key: str) -> FieldDescriptor | None:
    """The field of this name, written as in the proto or in lowerCamelCase."""
    field: FieldDescriptor
    for field in message.DESCRIPTOR.fields:
        if key in (field.name, _camel(field.name)):
            return field
    return None


def enum_prefix(enum: EnumDescriptor) -> str:
    """What all values of an enum begin with, such as ``TACTIC_``."""
    first: str = enum.values[0].name
    return first.removesuffix("UNSPECIFIED")


def enum_names(enum: EnumDescriptor) -> list[str]:
    """The short names of an enum's values, such as ``SNIPER``; without the unspecified one."""
    prefix = enum_prefix(enum)
    return [value.name.removeprefix(prefix) for value in enum.values[1:]]


def enum_number(enum: EnumDescriptor, given: str) -> int | None:
    """The number of an enum value by its short or full name, in any case."""
    name = given.strip().upper().replace("-", "_").replace(" ", "_")
    prefix = enum_prefix(enum)
    if not name.isascii():  # protobuf chokes on half a surrogate pair
        return None
    value = enum.values_by_name.get(prefix + name.removeprefix(prefix))
    return None if value is None else value.number


def closest(given: str, known: Iterable[str]) -> str:
    """The known word that looks most like the one given; empty if none does."""
    folded = {word.lower(): word for word in known}
    close = difflib.get_close_matches(given[:_SHOWN].lower(), list(folded), n=1)
    return folded[close[0]] if close else ""


def shown(node: Node) -> str:
    """A value as messages quote it: short, and texts in quotation marks."""
    match node:
        case Scalar(kind=Kind.TEXT):
            return quoted(node.text)
        case Scalar(kind=Kind.NOTHING):
            return "null"
        case Scalar():
            return _short(node.text)
        case Listing():
            return "[…]" if node.items else "[]"
        case _:
            return "{…}" if node.entries else "{}"


def quoted(text: str) -> str:
    """A text in quotation marks, shortened."""
    return json.dumps(_short(text), ensure_ascii=False)


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(map(str.capitalize, rest))


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
