"""Compares files of vectors as the messages that they hold, and tells where two differ."""

import math
from collections.abc import Sequence
from pathlib import PurePath
from typing import Any

from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message import DecodeError, Message
from google.protobuf.unknown_fields import (  # type: ignore[import-not-found]  # as above
    UnknownFieldSet,
)
from google.rpc import error_details_pb2, status_pb2

from tests.vectors.files import read_delimited
from tests.vectors.methods import request_class, response_class

_DETAILS = (
    error_details_pb2.ErrorInfo,
    error_details_pb2.BadRequest,
    error_details_pb2.RetryInfo,
)


def difference(name: str, expected: bytes, actual: bytes) -> str | None:
    """Tell in what the content of a vector's file differs from what is expected; None: in nothing.

    Args:
        name: The file's path below the folder of vectors: it tells the messages' type.
        expected: Content that is right.
        actual: Content to look at.
    """
    if expected == actual:
        return None
    try:
        ours, theirs = _messages(name, expected), _messages(name, actual)
    except DecodeError as error:
        return f"no message of the type that it should be: {error}"
    if len(ours) != len(theirs):
        return f"{len(theirs)} messages instead of {len(ours)}"
    for number, (one, other) in enumerate(zip(ours, theirs, strict=True), start=1):
        told = _unknown(other, "") or _differing(one, other, "")
        if told is not None:
            return f"message {number}: {told}" if len(ours) > 1 else told
    return None


def _messages(name: str, data: bytes) -> list[Message]:
    path = PurePath(name)
    method, (kind, form) = path.parent.name, path.name.split(".")[-2:]
    if kind == "status":
        return [status_pb2.Status.FromString(data)]
    find = request_class if kind.startswith("request") else response_class
    if form == "delimpb":
        return read_delimited(find(method), data)
    return [find(method).FromString(data)]


def _unknown(message: Message, path: str) -> str | None:
    """The place of the first unknown field."""
    for field in UnknownFieldSet(message):
        return f"{path or 'the message'} has an unknown field {field.field_number}"
    for field, value in message.ListFields():
        if field.message_type is None or field.message_type.GetOptions().map_entry:
            continue
        for place, each in _entries(field, value, path):
            if told := _unknown(each, place):
                return told
    return None


def _entries(field: FieldDescriptor, value: Any, path: str) -> list[tuple[str, Any]]:
    inner = f"{path}.{field.name}" if path else field.name
    if field.is_repeated:
        return [(f"{inner}[{index}]", each) for index, each in enumerate(value)]
    return [(inner, value)]


def _differing(one: Message, other: Message, path: str) -> str | None:
    """The place and values of the first difference."""
    for field in one.DESCRIPTOR.fields:
        inner = f"{path}.{field.name}" if path else field.name
        if field.has_presence and one.HasField(field.name) != other.HasField(field.name):
            return f"{inner} is {'missing' if one.HasField(field.name) else 'too much'}"
        ours, theirs = getattr(one, field.name), getattr(other, field.name)
        if field.message_type is not None and field.message_type.GetOptions().map_entry:
            told = None if dict(ours) == dict(theirs) else _instead(inner, ours, theirs)
        elif field.is_repeated:
            told = _differing_lists(ours, theirs, inner)
        else:
            told = _differing_values(ours, theirs, inner)
        if told is not None:
            return told
    return None


def _differing_lists(ours: Sequence[Any], theirs: Sequence[Any], path: str) -> str | None:
    if len(ours) != len(theirs):
        return f"{path} has {len(theirs)} entries instead of {len(ours)}"
    pairs = enumerate(zip(ours, theirs, strict=True))
    found = (_differing_values(one, other, f"{path}[{index}]") for index, (one, other) in pairs)
    return next((told for told in found if told is not None), None)


def _differing_values(one: Any, other: Any, path: str) -> str | None:
    if isinstance(one, Message):
        for kind in _DETAILS:
            if one.DESCRIPTOR.full_name == "google.protobuf.Any" and one.Is(kind.DESCRIPTOR):  # type: ignore[attr-defined]
                return _differing_details(kind, one, other, path)
        return _differing(one, other, path)
    if isinstance(one, float):
        # Another processor may add up a forecast's terms in another order.
        same = math.isclose(one, other, rel_tol=1e-9, abs_tol=1e-15)
    else:
        same = one == other
    return None if same else _instead(path, one, other)


def _differing_details(kind: type[Message], one: Any, other: Any, path: str) -> str | None:
    """Details are compared as what they hold, for the sake of a place to tell."""
    ours, theirs = kind(), kind()
    one.Unpack(ours)
    if not other.Unpack(theirs):
        return f"{path} is a {other.type_url} instead of a {one.type_url}"
    return _differing(ours, theirs, path)


def _instead(path: str, one: Any, other: Any) -> str:
    return f"{path} is {other!r} instead of {one!r}"
