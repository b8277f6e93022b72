"""Messages that are nearly right, or far from it, made from the contract's descriptors alone.

All choices come from a `random.Random`: a plain one for floods, and one of Hypothesis where a
failure is to be shrunk.
"""

from random import Random
from typing import Any

from google.protobuf.descriptor import EnumDescriptor, FieldDescriptor
from google.protobuf.message import Message

INTEGERS = (-(2**63), -(2**31), -11, -1, 0, 7, 11, 101, 10_001, 10**9 + 1, 2**31 - 1, 2**53 + 1)
UNSIGNED = (0, 1, 2**31, 2**32 - 1, 2**53, 2**64 - 1)
TEXTS = (
    "",
    " ",
    "\x00",
    "\u200b",
    "\u202eevil\u202c",
    "\ud7ff\U0010ffff",
    "{ $team }",
    "%s%n{0}",
    "é" * 64,
    "é" * 65,
    "x" * 129,
    "x" * 5_000,
    "ru-RU-x-posix",
    "0" * 64,
)
PLAUSIBLE = ("", "en", "ru", "Red", "Blue")
WILDNESS = (0.0, 0.02, 0.1, 0.5)
DEEPEST = 12

# Work that a fuzzer must not wait for, by the field that limits it.
BOUNDS = {"max_dice": 200, "work_limit": 2_000, "samples": 1_000, "horizon": 20}


def any_message(rng: Random, kind: type[Message]) -> Message:
    """A message of this type; some are legal nearly everywhere, some nearly nowhere."""
    message = kind()
    _fill(rng, message, rng.choice(WILDNESS), 0)
    bound(message)
    return message


def nearly_legal(rng: Random, legal: Message) -> Message:
    """A copy of a legal message, with none to three of its fields changed."""
    message = type(legal)()
    message.CopyFrom(legal)
    for _ in range(rng.randint(0, 3)):
        part = message
        while (parts := _all_parts(part)) and rng.random() < 0.7:
            part = rng.choice(parts)
        field = rng.choice(part.DESCRIPTOR.fields)
        if rng.random() < 0.3:
            part.ClearField(field.name)
        else:
            _fill_field(rng, part, field, 1.0, DEEPEST)
    bound(message)
    return message


def bound(message: Message) -> None:
    """Keep the work that a message asks for small, unless what it says of it is refused anyhow."""
    for field in message.DESCRIPTOR.fields:
        most = BOUNDS.get(field.name)
        if most is not None and (
            not message.HasField(field.name) or 0 < getattr(message, field.name) <= 10**9
        ):
            setattr(message, field.name, most)
        elif field.message_type is not None:
            for part in _parts(message, field):
                bound(part)


def _all_parts(message: Message) -> list[Message]:
    fields = [field for field in message.DESCRIPTOR.fields if field.message_type is not None]
    return [part for field in fields for part in _parts(message, field)]


def _parts(message: Message, field: FieldDescriptor) -> list[Message]:
    if field.is_repeated:
        return list(getattr(message, field.name))
    return [getattr(message, field.name)] if message.HasField(field.name) else []


def _fill(rng: Random, message: Message, wild: float, depth: int) -> None:
    for field in message.DESCRIPTOR.fields:
        if depth <= DEEPEST and rng.random() < 0.8:
            _fill_field(rng, message, field, wild, depth)


def _fill_field(
    rng: Random, message: Message, field: FieldDescriptor, wild: float, depth: int
) -> None:
    if field.is_repeated:
        for _ in range(_length(rng, field, wild)):
            _add(rng, getattr(message, field.name), field, wild, depth)
    elif field.message_type is not None:
        part = getattr(message, field.name)
        part.SetInParent()
        _fill(rng, part, wild, depth + 1)
    else:
        setattr(message, field.name, _scalar(rng, field, wild))


def _add(rng: Random, entries: Any, field: FieldDescriptor, wild: float, depth: int) -> None:
    if field.message_type is not None:
        _fill(rng, entries.add(), wild, depth + 1)
    else:
        entries.append(_scalar(rng, field, wild))


def _length(rng: Random, field: FieldDescriptor, wild: float) -> int:
    if rng.random() >= wild:
        return rng.choice((0, 1, 1, 2))
    return rng.choice((3, 4, 17, 21)) if field.message_type else rng.choice((4, 21, 101, 1_001))


def _scalar(rng: Random, field: FieldDescriptor, wild: float) -> object:
    is_wild = rng.random() < wild
    if field.cpp_type == FieldDescriptor.CPPTYPE_BOOL:
        return rng.random() < 0.5
    if field.enum_type is not None:
        return _enum(rng, field.enum_type, is_wild)
    if field.cpp_type == FieldDescriptor.CPPTYPE_STRING:
        pinned = field.containing_type.name == "RulebookPin"
        text = rng.choice(TEXTS if is_wild else ("",) if pinned else PLAUSIBLE)
        return text.encode() if field.type == FieldDescriptor.TYPE_BYTES else text
    if field.cpp_type in (FieldDescriptor.CPPTYPE_UINT32, FieldDescriptor.CPPTYPE_UINT64):
        bits = 32 if field.cpp_type == FieldDescriptor.CPPTYPE_UINT32 else 64
        return rng.choice(UNSIGNED) % 2**bits
    if not is_wild:
        return rng.choice((0, 1, 1, 2, 3))
    value = rng.choice(INTEGERS)
    if field.cpp_type == FieldDescriptor.CPPTYPE_INT32:
        return max(-(2**31), min(value, 2**31 - 1))
    return value


def _enum(rng: Random, kind: EnumDescriptor, is_wild: bool) -> int:
    if is_wild:
        return rng.choice((0, -1, 99, 2**31 - 1, -(2**31)))
    return int(rng.choice(kind.values).number)
