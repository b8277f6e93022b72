"""What the answer of a call tells its span: by which rulebook, and who won."""

from collections.abc import Callable, Mapping
from typing import Any

from google.protobuf import message_factory
from google.protobuf.message import Message

from dozor.server.methods import METHODS, RAIDS, STATION, Method
from dozor.v1 import raid_service_pb2, station_pb2

# To look into a larger answer would take longer than its attributes are worth.
_LARGEST_ANSWER = 256 * 1024


def _winner(answer: Any) -> str:
    return station_pb2.Winner.Name(answer.outcome.winner).removeprefix("WINNER_")


def _ending(answer: Any) -> str:
    ending = raid_service_pb2.RaidOutcome.DESCRIPTOR.fields_by_name["ending"].enum_type
    name = ending.values_by_number[answer.outcome.ending].name
    return str(name).removeprefix("RAID_ENDING_").replace("UNSPECIFIED", "UNDECIDED")


# The words of the metrics' labels. Of a turn, the answer does not tell whether its owner changed.
_KINDS: Mapping[str, tuple[str, Callable[[Any], str] | None]] = {
    f"/{STATION}/ResolveEngagement": ("engagement", _winner),
    f"/{STATION}/ResolveTurn": ("turn", None),
    f"/{RAIDS}/ResolveBreach": ("breach", _ending),
    f"/{RAIDS}/ResolveAssault": ("assault", _ending),
    f"/{RAIDS}/ResolveRaid": ("raid", _ending),
    f"/{RAIDS}/ForecastRaid": ("forecast", None),
}
_ANSWERS: Mapping[str, type[Message]] = {
    method.path: message_factory.GetMessageClass(method.response)
    for method in METHODS
    if method.path in _KINDS
}


def of_answer(method: Method, response: bytes) -> Mapping[str, str]:
    """The attributes that a call's answer gives: none where it is no single combat's."""
    if method.path not in _KINDS:
        return {}
    kind, winner = _KINDS[method.path]
    attributes = {"dozor.kind": kind}
    if len(response) > _LARGEST_ANSWER:
        return attributes
    answer: Any = _ANSWERS[method.path].FromString(response)
    attributes["dozor.rulebook"] = f"{answer.rulebook.name} {answer.rulebook.version}"
    attributes["dozor.rulebook.digest"] = answer.rulebook.digest
    if winner is not None:
        attributes["dozor.winner"] = winner(answer)
    return attributes
