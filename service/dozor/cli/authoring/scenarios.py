"""Scenarios: a fight, a turn or a raid with scripted dice, and what is expected of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from google.protobuf.message import Message

from dozor.cli.authoring.expecting import Expectation, ExpectationReader
from dozor.cli.authoring.judging import AnyRequest
from dozor.cli.raid.requests import request_of
from dozor.cli.request.building import build, build_as
from dozor.cli.source.faults import BadSource, Fault
from dozor.cli.source.loading import load
from dozor.cli.source.marks import Mark
from dozor.cli.source.nodes import Entry, Kind, Listing, Scalar, Table
from dozor.rulebook_id import RuleSet
from dozor.v1.raid_service_pb2 import RaidOutcome
from dozor.v1.station_service_pb2 import (
    EngagementOutcome,
    ResolveTurnRequest,
    TurnOutcome,
)

ENDINGS = (".yaml", ".yml", ".json")
"""What the names of scenario files end in."""

_MANY, _TITLE, _EXPECT = "scenarios", "title", "expect"


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario.

    Attributes:
        file: The file's name.
        mark: Where it begins in the file.
        title: What it shows.
        rule_set: The rule set that it is about.
        request: The fight, the turn or the raid.
        expectation: What is expected of the answer.
    """

    file: str
    mark: Mark
    title: str
    rule_set: RuleSet
    request: AnyRequest
    expectation: Expectation

    @property
    def pins_a_rulebook(self) -> bool:
        """Whether its request says by which rulebook it is to be judged."""
        return bool(self.request.rulebook.name)


def scenario_files(directory: str) -> list[str]:
    """The scenario files in a directory and those within it, in the order of their names.

    Raises:
        BadSource: There is no such directory.
    """
    top = Path(directory)
    if not top.exists():
        raise BadSource.at(None, "no-directory")
    if not top.is_dir():
        raise BadSource.at(None, "not-a-directory")
    return [str(path) for path in sorted(top.rglob("*")) if _is_scenario(path, top)]


def read_scenarios(file: str) -> list[Scenario]:
    """The scenarios in a file: one, or a list of them under the key ``scenarios``.

    Raises:
        BadSource: Something in it is no scenario; it holds every fault.
    """
    faults: list[Fault] = []
    scenarios = []
    for table in _tables(load(file)):
        try:
            scenarios.append(_scenario(file, table))
        except BadSource as bad:
            faults.extend(bad.faults)
    if faults:
        raise BadSource(faults)
    return scenarios


def _is_scenario(path: Path, top: Path) -> bool:
    hidden = any(part.startswith(".") for part in path.relative_to(top).parts)
    return path.suffix.lower() in ENDINGS and not hidden and path.is_file()


def _tables(top: Table) -> Iterator[Table]:
    many = next((entry for entry in top.entries if entry.key.text == _MANY), None)
    if many is None:
        yield top
        return
    listed = many.value.items if isinstance(many.value, Listing) else ()
    if len(top.entries) > 1 or not listed:
        raise BadSource.at(many.key.mark, "scenarios-alone")
    for item in listed:
        if not isinstance(item, Table):
            raise BadSource.at(item.mark, "scenarios-alone")
        yield item


def _scenario(file: str, table: Table) -> Scenario:
    own = {entry.key.text: entry for entry in table.entries if entry.key.text in (_TITLE, _EXPECT)}
    rest = tuple(entry for entry in table.entries if entry.key.text not in own)
    expected = own.get(_EXPECT)
    if expected is None or not isinstance(expected.value, Table):
        raise BadSource.at(table.mark if expected is None else expected.key.mark, "expect-needed")
    request, outcome, rule_set = _request(Table(table.mark, rest))
    reader = ExpectationReader(rule_set)
    expectation = reader.read(expected.value, outcome)
    if reader.faults:
        raise BadSource(reader.faults)
    title = _title(own.get(_TITLE), table)
    return Scenario(file, table.mark, title, rule_set, request, expectation)


def _request(table: Table) -> tuple[AnyRequest, Message, RuleSet]:
    """The request, an empty outcome of the type that answers it, and its rule set."""
    if any(key.text == "raid" for key, _ in table.entries):
        raid = build_as(request_of(table), table)
        if raid.request.dice.WhichOneof("source") is None:
            raise BadSource([Fault(raid.mark("dice"), "dice", "scripted-dice-needed")])
        return raid.request, RaidOutcome(), RuleSet.RAID
    request = build(table).request
    turn = isinstance(request, ResolveTurnRequest)
    return request, TurnOutcome() if turn else EngagementOutcome(), RuleSet.STATION


def _title(entry: Entry | None, table: Table) -> str:
    value = entry.value if entry else None
    if not isinstance(value, Scalar) or value.kind is Kind.NOTHING or not value.text.strip():
        mark = entry.key.mark if entry else table.mark
        raise BadSource([Fault(mark, _TITLE, "title-needed")])
    return " ".join(value.text.split())
