"""Asks a judge for what a scenario is about, and keeps the refusal where there is one."""

import copy
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from google.protobuf.message import Message
from google.rpc.status_pb2 import Status

from dozor.cli.authoring.law_names import law_of
from dozor.cli.authoring.outcomes import facts_of
from dozor.cli.complaints import violations_of
from dozor.cli.judge import RESOLVE_ENGAGEMENT, RESOLVE_TURN, Call, Judge, Refused
from dozor.cli.raid.calls import RESOLVE_ASSAULT, RESOLVE_BREACH, RESOLVE_RAID, PlayRequest
from dozor.cli.request.building import Request
from dozor.v1.common_pb2 import TRACE_LEVEL_FULL, RulebookPin
from dozor.v1.raid_service_pb2 import (
    ResolveAssaultRequest,
    ResolveBreachRequest,
    ResolveRaidRequest,
)
from dozor.v1.station_service_pb2 import (
    ResolveEngagementRequest,
    ResolveEngagementResponse,
    ResolveTurnRequest,
    ResolveTurnResponse,
)

AnyRequest: TypeAlias = Request | PlayRequest
"""Whatever a scenario may be about."""

_CALLS: Mapping[type[Message], Call[Any]] = {
    ResolveEngagementRequest: RESOLVE_ENGAGEMENT,
    ResolveTurnRequest: RESOLVE_TURN,
    ResolveBreachRequest: RESOLVE_BREACH,
    ResolveAssaultRequest: RESOLVE_ASSAULT,
    ResolveRaidRequest: RESOLVE_RAID,
}
_REASON = "VIOLATION_REASON_"


@dataclass(frozen=True, slots=True)
class FieldFault:
    """A field that was refused: its path, the reason as files write it, and a sentence."""

    field: str
    reason: str
    told: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a judge has said.

    Attributes:
        request: What it was asked.
        response: Its answer; none: it has refused.
        status: Its refusal; none: it has answered.
    """

    request: AnyRequest
    response: Any
    status: Status | None

    def facts(self) -> dict[str, str]:
        """The outcome by paths; nothing of a refusal."""
        return {} if self.response is None else facts_of(self.response.outcome)

    def laws(self) -> list[str]:
        """Ids of the laws that had an effect, in the order in which they first had one."""
        found = dict.fromkeys(law_of(rule_id) for rule_id in _effective(self.response))
        return list(found)

    def field_faults(self) -> list[FieldFault]:
        """The fields that were refused."""
        violations = [] if self.status is None else violations_of(self.status)
        return [
            FieldFault(v.field, v.reason.removeprefix(_REASON), v.description) for v in violations
        ]


def judge_by(judge: Judge, request: AnyRequest, pin: RulebookPin | None, locale: str) -> Verdict:
    """Have a request judged.

    Args:
        judge: Who answers it.
        request: The request; it stays as it is.
        pin: The rulebook to judge by; none: as the request says.
        locale: The language of the answer.

    Raises:
        NoAnswer: There was nobody to answer.
    """
    asked = copy.deepcopy(request)
    asked.locale = locale
    if asked.trace_level != TRACE_LEVEL_FULL:
        asked.ClearField("trace_level")  # the law by law is needed to tell of a difference
    if pin is not None:
        asked.rulebook.CopyFrom(pin)
    try:
        return Verdict(asked, judge.ask(_CALLS[type(asked)], asked), None)
    except Refused as refused:
        return Verdict(asked, None, refused.status)


def _effective(response: Any) -> list[str]:
    """Ids of the rules that had an effect."""
    if response is None:
        return []
    if isinstance(response, ResolveEngagementResponse):
        entries = list(response.trace)
    elif isinstance(response, ResolveTurnResponse):
        fights = response.outcome.engagements
        entries = [*response.trace, *(entry for fight in fights for entry in fight.trace)]
    else:
        return [event.rule_id for event in response.events if event.WhichOneof("kind")]
    return [entry.rule_id for entry in entries if entry.HasField("effect")]
