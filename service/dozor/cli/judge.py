"""Who answers a request: the rules in this very process, or a server."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, Self, TypeVar

from google.protobuf.message import Message
from google.rpc.status_pb2 import Status

from dozor.cli.source.faults import Fact
from dozor.v1 import rulebook_service_pb2, station_service_pb2

M = TypeVar("M", bound=Message)
Progress = Callable[[float], None]
"""Is told now and then how much of a work is done, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Call(Generic[M]):
    """One method of the contract.

    Attributes:
        service: The service's full name.
        rpc: The method's name.
        name: Its name in `dozor.api.Api`.
        response: Type of its answers.
    """

    service: str
    rpc: str
    name: str
    response: type[M]


RESOLVE_ENGAGEMENT = Call(
    "dozor.v1.StationService",
    "ResolveEngagement",
    "resolve_engagement",
    station_service_pb2.ResolveEngagementResponse,
)
RESOLVE_TURN = Call(
    "dozor.v1.StationService",
    "ResolveTurn",
    "resolve_turn",
    station_service_pb2.ResolveTurnResponse,
)
GET_RULEBOOK = Call(
    "dozor.v1.RulebookService",
    "GetRulebook",
    "get_rulebook",
    rulebook_service_pb2.GetRulebookResponse,
)
LIST_RULEBOOKS = Call(
    "dozor.v1.RulebookService",
    "ListRulebooks",
    "list_rulebooks",
    rulebook_service_pb2.ListRulebooksResponse,
)


class Refused(Exception):
    """The request was understood, and refused.

    Attributes:
        status: Why: code, message, and details.
    """

    def __init__(self, status: Status) -> None:
        self.status = status
        super().__init__(status.message)


class NoAnswer(Exception):
    """There was nobody to answer, or the answer cannot be used.

    Attributes:
        messages: Names of the sentences that tell why, and then what to do.
        facts: What they need.
    """

    def __init__(self, *messages: str, **facts: Fact) -> None:
        self.messages = messages
        self.facts = facts
        super().__init__(", ".join(messages))


class Judge(Protocol):
    """Answers requests. A context manager, for what it keeps open."""

    def ask(self, call: Call[M], request: Message, progress: Progress | None = None) -> M:
        """Answer a request.

        Args:
            call: The method.
            request: Its request.
            progress: Is told how much of a long work is done, from 0 to 1, where that is known.

        Raises:
            Refused: The answer is no.
            NoAnswer: There is none.
        """

    def __enter__(self) -> Self: ...

    def __exit__(self, *error: object) -> None: ...
