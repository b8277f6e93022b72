"""Builds the request that a fight file describes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from google.protobuf.message import Message

from dozor.cli.request.reader import MessageReader
from dozor.cli.request.words import closest, field_of, quoted
from dozor.cli.source.faults import BadSource, Fault
from dozor.cli.source.marks import Mark
from dozor.cli.source.nodes import Scalar, Table
from dozor.v1.station_service_pb2 import ResolveEngagementRequest, ResolveTurnRequest

Request = ResolveEngagementRequest | ResolveTurnRequest
"""What a file may describe: one fight, or one turn."""

_REQUESTS = (ResolveEngagementRequest(), ResolveTurnRequest())
_FIGHT, _TURN = (frozenset(f.name for f in message.DESCRIPTOR.fields) for message in _REQUESTS)
_ONLY_FIGHT = _FIGHT - _TURN
_ONLY_TURN = _TURN - _FIGHT


R = TypeVar("R", bound=Message)


@dataclass(frozen=True, slots=True)
class Situation(Generic[R]):
    """A request, and where in its file each field stands.

    Attributes:
        request: The request.
        marks: Places by path; the empty path is the whole file.
        options: Options of the command line, by the path of the field that each has set.
    """

    request: R
    marks: Mapping[str, Mark]
    options: dict[str, str] = field(default_factory=dict)

    def mark(self, path: str) -> Mark:
        """The place of a field, or of the nearest field around it that is in the file."""
        while path not in self.marks:
            path = _around(path)
        return self.marks[path]

    def option(self, path: str) -> str | None:
        """The option that has set a field, or a field around it."""
        while path and path not in self.options:
            path = _around(path)
        return self.options.get(path)


def build(table: Table) -> Situation[Request]:
    """Build the request for a fight or turn that a file describes.

    Raises:
        BadSource: Something in it fits no request; it holds every fault.
    """
    return build_as(_empty_request(table), table)


def build_as(request: R, table: Table) -> Situation[R]:
    """Fill an empty request from a file.

    Raises:
        BadSource: Something in it does not fit the request; it holds every fault.
    """
    reader = MessageReader()
    reader.read(table, request)
    if reader.faults:
        raise BadSource(reader.faults)
    return Situation(request, reader.marks)


def _empty_request(table: Table) -> Request:
    fight = _first(table, _ONLY_FIGHT)
    turn = _first(table, _ONLY_TURN)
    if fight is not None and turn is not None:
        later = max(fight, turn, key=lambda key: key.mark)
        facts = {"fight": fight.text, "turn": turn.text}
        raise BadSource([Fault(later.mark, "", "fight-and-turn", facts)])
    if fight is None and turn is None:
        raise BadSource(_neither(table))
    return ResolveEngagementRequest() if turn is None else ResolveTurnRequest()


def tells_of_fight(key: str) -> bool:
    """Whether a key is one that only fights and turns have."""
    fields = (field_of(message, key) for message in _REQUESTS)
    return any(field.name in _ONLY_FIGHT | _ONLY_TURN for field in fields if field is not None)


def _around(path: str) -> str:
    """The path of what a field stands in."""
    return path.rpartition("[")[0] if path.endswith("]") else path.rpartition(".")[0]


def _first(table: Table, names: frozenset[str]) -> Scalar | None:
    for entry in table.entries:
        for message in _REQUESTS:
            field = field_of(message, entry.key.text)
            if field is not None and field.name in names:
                return entry.key
    return None


def _neither(table: Table) -> list[Fault]:
    """Nothing tells whether this is a fight or a turn; keys that are unknown to both may be why."""
    known = sorted(_FIGHT | _TURN)
    raid = next((key for key, _ in table.entries if key.text == "raid"), None)
    if raid is not None:
        return [Fault(raid.mark, "", "is-a-raid")]
    faults = [Fault(table.mark, "", "neither-fight-nor-turn")]
    for key, _ in table.entries:
        if not any(field_of(message, key.text) for message in _REQUESTS):
            facts = {
                "given": quoted(key.text),
                "known": ", ".join(known),
                "close": closest(key.text, known),
            }
            faults.append(Fault(key.mark, "", "unknown-key", facts))
    return faults
