"""Compares JSON with a message's descriptor and collects every place where it does not fit.

protobuf's own reader stops at the first fault, tells the place of some kinds of faults only, and
takes much for what was hardly meant: a list in place of an object, 1.5 for a whole number.
"""

import difflib
import json
import math
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from google.protobuf.descriptor import Descriptor, EnumDescriptor, FieldDescriptor
from google.protobuf.timestamp_pb2 import Timestamp

from dozor.errors import Reason

MOST_FAULTS = 100
"""Faults that are told; nobody reads more."""
MOST_OBJECTS = 200_000
"""Objects of a request. The largest that can be right, a batch of 10,000 fights, has 60,000."""

_TIMESTAMP = Timestamp.DESCRIPTOR.full_name
_DEEPEST = 90
_MOST_GUESSES = 10  # each compares a name with all that there are
_SHOWN = 40
_WHOLE = re.compile(r"-?[0-9]{1,20}")
# protobuf's own reader takes other digits than these, and any number of hours of an offset.
_TIME = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?"
    r"(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])"
)
_EXACT = range(-(1 << 53) + 1, 1 << 53)  # whole numbers that a double tells from their neighbours
_INTEGERS = {
    FieldDescriptor.CPPTYPE_INT32: range(-(1 << 31), 1 << 31),
    FieldDescriptor.CPPTYPE_UINT32: range(1 << 32),
    FieldDescriptor.CPPTYPE_INT64: range(-(1 << 63), 1 << 63),
    FieldDescriptor.CPPTYPE_UINT64: range(1 << 64),
}
_FLOATS = (FieldDescriptor.CPPTYPE_DOUBLE, FieldDescriptor.CPPTYPE_FLOAT)


class JsonCheck:
    """One comparison.

    Attributes:
        faults: What does not fit: path, kind, and a sentence that says what would be right. The
            paths are those of the contract: ``attackers[1].unit_class``.
    """

    def __init__(self) -> None:
        self.faults: list[tuple[str, Reason, str]] = []
        self._depth = 0
        self._objects = 0
        self._guesses = 0

    def message(self, given: Any, wanted: Descriptor, path: str) -> None:
        """Compare an object with a message."""
        if wanted.full_name == _TIMESTAMP:
            self._timestamp(given, path)
            return
        if not isinstance(given, dict):
            self._misfit(path, given, f"an object is right here: a {wanted.name}")
            return
        if self._depth >= _DEEPEST:
            self._add(path, Reason.MALFORMED, "the objects are nested too deep")
            return
        self._objects += 1
        if self._objects > MOST_OBJECTS:
            text = f"this is one object too many; a request has {MOST_OBJECTS} at most"
            self._add(path, Reason.OUT_OF_RANGE, text)
            return
        self._depth += 1
        fields = _fields(wanted)
        seen: dict[str, str] = {}
        for key, value in given.items():
            if self._is_over:
                break
            field = fields.get(key)
            if field is None:
                self._unknown(path, key, wanted)
                continue
            place = f"{path}.{field.name}" if path else field.name
            if field.name in seen:
                self._add(place, Reason.DUPLICATE, f"{seen[field.name]} and {key} are one field")
            seen[field.name] = key
            if value is not None:  # null is a field left out
                self._field(value, field, place)
        self._oneofs(given, wanted, path, seen)
        self._depth -= 1

    @property
    def _is_over(self) -> bool:
        """Whether to look further would tell nothing more."""
        return len(self.faults) >= MOST_FAULTS or self._objects > MOST_OBJECTS

    def _field(self, given: Any, field: FieldDescriptor, path: str) -> None:
        if not field.is_repeated:
            self._value(given, field, path)
        elif field.message_type is not None and field.message_type.GetOptions().map_entry:
            if not isinstance(given, dict):
                self._misfit(path, given, "an object is right here")
        elif not isinstance(given, list):
            self._misfit(path, given, "a list is right here")
        else:
            for index, item in enumerate(given):
                self._value(item, field, f"{path}[{index}]")
                if self._is_over:
                    return

    def _value(self, given: Any, field: FieldDescriptor, path: str) -> None:
        kind = field.cpp_type
        if field.message_type is not None:
            self.message(given, field.message_type, path)
        elif field.enum_type is not None:
            self._enum(given, field.enum_type, path)
        elif kind in _INTEGERS:
            self._integer(given, _INTEGERS[kind], path)
        elif kind in _FLOATS:
            number = isinstance(given, int | float) and not isinstance(given, bool)
            if not number or not math.isfinite(given):
                self._misfit(path, given, "a number is right here")
        elif kind == FieldDescriptor.CPPTYPE_BOOL:
            if not isinstance(given, bool):
                self._misfit(path, given, "true or false is right here")
        elif not isinstance(given, str):
            self._misfit(path, given, "a text is right here")
        elif not _is_unicode(given):
            self._add(path, Reason.MALFORMED, "half a surrogate pair is no text in UTF-8")

    def _enum(self, given: Any, enum: EnumDescriptor, path: str) -> None:
        if isinstance(given, str):
            names = _names(enum)
            if given in names:
                return
            hint = self._meant(given, names) or f"there are {', '.join(names[1:])}"
            text = f"{_shown(given)} is no {enum.name}: {hint}"
            self._add(path, Reason.UNKNOWN_VALUE, text)
        elif type(given) is not int or given not in _INTEGERS[FieldDescriptor.CPPTYPE_INT32]:
            self._misfit(path, given, f"the name of a {enum.name} is right here")

    def _timestamp(self, given: Any, path: str) -> None:
        if not _is_time(given):
            self._misfit(path, given, "a time such as 2026-01-31T12:00:00Z is right here")

    def _integer(self, given: Any, numbers: range, path: str) -> None:
        value = given
        if isinstance(given, str) and _WHOLE.fullmatch(given):
            value = int(given)
        if isinstance(given, float) and given.is_integer():
            value = int(given)
        if type(value) is not int:
            self._misfit(path, given, "a whole number is right here")
        elif value not in numbers:
            least, most = numbers.start, numbers.stop - 1
            text = f"{_shown(given)} is out of range; {least} to {most} are right"
            self._add(path, Reason.OUT_OF_RANGE, text)
        elif isinstance(given, float) and value not in _EXACT:
            right = f"so large a number is right without a point or an exponent: {value}"
            self._misfit(path, given, right)

    def _oneofs(
        self, given: Mapping[str, Any], wanted: Descriptor, path: str, seen: Mapping[str, str]
    ) -> None:
        for oneof in wanted.oneofs:
            names = [f.name for f in oneof.fields if given.get(seen.get(f.name, "")) is not None]
            if len(names) > 1:
                text = f"only one of {' and '.join(names)} may be given"
                self._add(f"{path}.{names[1]}" if path else names[1], Reason.NOT_ALLOWED, text)

    def _unknown(self, path: str, key: str, wanted: Descriptor) -> None:
        name = key[:_SHOWN] if _is_unicode(key[:_SHOWN]) else json.dumps(key[:_SHOWN])[1:-1]
        place = f"{path}.{name}" if path else name
        names = [str(field.json_name) for field in wanted.fields]
        hint = self._meant(key, names) or f"it has {', '.join(names) or 'no fields'}"
        self._add(place, Reason.NOT_ALLOWED, f"{wanted.name} has no field {_shown(key)}: {hint}")

    def _meant(self, given: str, names: Sequence[str]) -> str:
        """A hint at the name that looks most like the one given; empty if none does."""
        self._guesses += 1
        if self._guesses > _MOST_GUESSES:
            return ""
        folded = {name.lower(): name for name in names}
        close = difflib.get_close_matches(given[:_SHOWN].lower(), list(folded), n=1)
        return f"is {folded[close[0]]} meant?" if close else ""

    def _misfit(self, path: str, given: Any, right: str) -> None:
        self._add(path, Reason.MALFORMED, f"{_shown(given)} does not fit; {right}")

    def _add(self, path: str, reason: Reason, text: str) -> None:
        if len(self.faults) < MOST_FAULTS:
            self.faults.append((path, reason, text))


@cache
def _fields(message: Descriptor) -> Mapping[str, FieldDescriptor]:
    names = {field.name: field for field in message.fields}
    return {**names, **{field.json_name: field for field in message.fields}}


@cache
def _names(enum: EnumDescriptor) -> Sequence[str]:
    return tuple(enum.values_by_name)


def _is_time(given: Any) -> bool:
    if not isinstance(given, str) or not _TIME.fullmatch(given):
        return False
    try:
        Timestamp().FromJsonString(given)
    except ValueError:
        return False
    return True


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _shown(given: Any) -> str:
    if isinstance(given, dict):
        return "{…}" if given else "{}"
    if isinstance(given, list):
        return "[…]" if given else "[]"
    if isinstance(given, str):
        given = given[: _SHOWN + 1]
    try:
        text = json.dumps(given)
    except ValueError:  # a number of thousands of digits
        text = "a very long number"
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
