"""Outcomes as plain facts: what stands at each path, as a scenario would write it."""

from collections.abc import Iterator

from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message import Message

from dozor.cli.request.words import enum_prefix

NOTHING = "–"
"""Stands where there is no value."""

ITEM_OUTCOME = "dozor.v1.ItemOutcome"
"""A message that is written as a key, the item, with its value, the item's state."""

TOLD_ELSEWHERE = frozenset(("trace", "summary"))
"""Fields of outcomes that are no facts, but tell of them."""

COUNT = "count"
"""Ends the path at which the length of a list of messages stands."""


def facts_of(message: Message, path: str = "") -> dict[str, str]:
    """Every value of an outcome by its path, such as ``attackers[0].fate``: ``RETREATS``."""
    return dict(_facts(message, path))


def join(path: str, name: str) -> str:
    """The path of something within another."""
    return f"{path}.{name}" if path else name


def shown_value(field: FieldDescriptor, value: object) -> str:
    """A value as files write it."""
    if field.enum_type is not None:
        entry = field.enum_type.values_by_number.get(value)
        if entry is None or not entry.number:
            return NOTHING
        name: str = entry.name
        return name.removeprefix(enum_prefix(field.enum_type))
    if field.cpp_type == FieldDescriptor.CPPTYPE_BOOL:
        return "true" if value else "false"
    return str(value)


def shown_list(values: list[str]) -> str:
    """A list of values as files write it."""
    return f"[{', '.join(values)}]"


def _facts(message: Message, path: str) -> Iterator[tuple[str, str]]:
    for field in message.DESCRIPTOR.fields:
        if field.name in TOLD_ELSEWHERE:
            continue
        place, value = join(path, field.name), getattr(message, field.name)
        if field.is_repeated:
            yield from _list(field, value, place)
        elif field.message_type is None:
            yield place, shown_value(field, value)
        else:
            yield from _facts(value, place)


def _list(field: FieldDescriptor, values: list[Message], path: str) -> Iterator[tuple[str, str]]:
    if field.message_type is None:
        yield path, shown_list([shown_value(field, value) for value in values])
    elif field.message_type.full_name == ITEM_OUTCOME:
        item, state = (field.message_type.fields_by_name[name] for name in ("item", "state"))
        for value in values:
            name = shown_value(item, getattr(value, "item"))  # noqa: B009  # a message of any type
            yield join(path, name), shown_value(state, getattr(value, "state"))  # noqa: B009
    else:
        yield join(path, COUNT), str(len(values))
        for index, value in enumerate(values):
            yield from _facts(value, f"{path}[{index}]")
