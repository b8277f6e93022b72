"""The range of every number that a file may hold, as the contract's comments give it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from google.protobuf.descriptor import FieldDescriptor

from dozor.cli.request.ranges import range_of
from dozor.v1 import raid_service_pb2, station_service_pb2
from tests.cli.conftest import Dozor

PROTOS = Path(__file__).parents[2] / "protos" / "dozor" / "v1"
REQUESTS = (
    raid_service_pb2.ResolveBreachRequest,
    raid_service_pb2.ResolveAssaultRequest,
    raid_service_pb2.ResolveRaidRequest,
    raid_service_pb2.ForecastRaidRequest,
    station_service_pb2.ResolveEngagementRequest,
    station_service_pb2.ResolveTurnRequest,
)
RANGE = re.compile(
    r"Range: (-?[\d,^]+)(?: - \d)?(?: to (?:(-?[\d,]+(?:\^\d+)?(?: - 1)?)|(\w+))| or more)"
)
ALL = range(-(1 << 31), 1 << 31)
IN_WORDS = {"Member.wounds": 9, "RaidState.wounds": 10}


def _numbers(message: Any) -> Iterator[FieldDescriptor]:
    for field in message.fields:
        if field.message_type is None:
            if field.enum_type is None and field.cpp_type in (1, 2, 3, 4):
                yield field
        elif field.message_type.file.package == "dozor.v1":
            yield from _numbers(field.message_type)


FIELDS: dict[str, Any] = {
    f"{field.containing_type.name}.{field.name}": field
    for request in REQUESTS
    for field in _numbers(request.DESCRIPTOR)
}


def _comment(field: Any) -> str:
    """The comment above a field, in one line."""
    text = (PROTOS.parents[1] / field.file.name).read_text(encoding="utf-8")
    body = re.split(rf"^message {field.containing_type.name} {{$", text, flags=re.MULTILINE)[1]
    lines = body.partition("\n}")[0].split("\n")
    (place,) = (
        n for n, line in enumerate(lines) if re.search(rf" {field.name} = {field.number};", line)
    )
    first = place
    while lines[first - 1].lstrip().startswith("//"):
        first -= 1
    return " ".join(line.strip(" /") for line in lines[first:place])


def _whole(text: str) -> int:
    text, less = text.removesuffix(" - 1"), text.endswith(" - 1")
    base, _, power = text.replace(",", "").partition("^")
    value: int = int(base) ** int(power or 1)
    return value - less


@pytest.mark.parametrize("name", sorted(FIELDS))
def test_a_number_s_range_is_the_contract_s(name: str) -> None:
    field = FIELDS[name]
    held = range(1 << 64) if field.cpp_type == FieldDescriptor.CPPTYPE_UINT64 else ALL
    found = RANGE.search(_comment(field))
    least, most = range_of(field, held)
    if found is None:  # Places count from 0, and there are never more of them than entries.
        assert re.match("Zero-based|The same for the assault|Seed", _comment(field)), name
        assert least == 0
        assert most == held.stop - 1 or most < 20
        return
    assert least == _whole(found[1])
    if found[2]:
        assert most == _whole(found[2])
    else:
        assert most == IN_WORDS.get(name, held.stop - 1)


def test_a_number_that_no_field_could_hold_is_told_the_field_s_range(dozor: Dozor) -> None:
    text = "raid: {members: [{health: 3000000000, skill: -3000000000}], target: {}}\n"
    Path("raid.yaml").write_text(text, encoding="utf-8")
    told = dozor("raid", "resolve", "raid.yaml").err
    assert "raid.members[0].health: a whole number from 1 to 10 is needed, not 3000000000" in told
    assert "raid.members[0].skill: a whole number from -5 to 5 is needed, not -3000000000" in told
