"""The calls of StationService."""

import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from dozor.api.calls import Calls, answer_item, check_digest, parse, split_batch
from dozor.errors import IllegalSituation, Reason, RulebookNotFound, Violation
from dozor.station import admit_engagement, admit_turn, resolve_engagement, resolve_turn
from dozor.station.rulebook import Rulebook
from dozor.station.turn import TurnResolution
from dozor.texts import Locale, Texts, negotiate, texts_for
from dozor.v1 import common_pb2, station_service_pb2
from dozor.wire.decode import engagement_claim, turn_claim
from dozor.wire.encode_rulebook import encode_identity
from dozor.wire.encode_station import encode_resolution, encode_turn
from dozor.wire.header import RequestWithHeader, check_header
from dozor.wire.refusal import invalid, not_found

MAX_ITEMS = 10_000
"""Items in a batch, at most."""

_MISSING = Violation("engagement", Reason.MISSING, "engagement-missing")

T = TypeVar("T")


class StationCalls(Calls):
    """Resolves station combat."""

    def resolve_engagement(self, request: bytes) -> bytes:
        """StationService.ResolveEngagement."""
        message = parse(station_service_pb2.ResolveEngagementRequest, request)
        return self._within_limit(self._engagement(message).SerializeToString())

    def resolve_turn(self, request: bytes) -> bytes:
        """StationService.ResolveTurn."""
        message = parse(station_service_pb2.ResolveTurnRequest, request)
        locale = negotiate(message.locale)
        texts = texts_for(locale.code)
        rulebook = self._rulebook(message.rulebook)
        claim = turn_claim(message)
        turn = _admit(message, lambda: admit_turn(claim, rulebook), texts)
        check_digest(message.rulebook, rulebook.id)
        explain_all = message.trace_level == common_pb2.TRACE_LEVEL_FULL
        start = time.perf_counter()
        resolution = resolve_turn(turn, rulebook, explain_all=explain_all)
        seconds = time.perf_counter() - start
        kept = resolution.station.owner == turn.owner
        winner = "OWNER_KEPT" if kept else "OWNER_CHANGED"
        self._observer.resolved("turn", winner, seconds, _turn_rules(resolution))
        response = encode_turn(resolution, message.trace_level, texts)
        _complete(response, locale, rulebook, message.request_id)
        return self._within_limit(response.SerializeToString())

    def batch_items(self, request: bytes) -> Sequence[bytes]:
        """The raw items of a ResolveBatchRequest or a ResolveBatchStreamRequest."""
        return split_batch(request, MAX_ITEMS)

    def resolve_item(self, item: bytes) -> bytes:
        """The BatchResult of a raw item: its answer, or why it has none. Never raises `Refusal`."""
        return answer_item(item, "BatchItem", _MISSING, self.resolve_engagement)

    def batch_response(self, results: Sequence[bytes]) -> bytes:
        """The ResolveBatchResponse or ResolveBatchStreamResponse of the items' results."""
        return self._joined(results)

    def _engagement(
        self, message: station_service_pb2.ResolveEngagementRequest
    ) -> station_service_pb2.ResolveEngagementResponse:
        locale = negotiate(message.locale)
        texts = texts_for(locale.code)
        rulebook = self._rulebook(message.rulebook)
        claim = engagement_claim(message)
        engagement = _admit(message, lambda: admit_engagement(claim, rulebook), texts)
        check_digest(message.rulebook, rulebook.id)
        explain_all = message.trace_level == common_pb2.TRACE_LEVEL_FULL
        start = time.perf_counter()
        resolution = resolve_engagement(engagement, rulebook, explain_all=explain_all)
        seconds = time.perf_counter() - start
        rules = [ruling.rule for ruling in resolution.rulings if ruling.effect is not None]
        self._observer.resolved("engagement", resolution.outcome.winner, seconds, rules)
        response = encode_resolution(resolution, message.trace_level, texts)
        _complete(response, locale, rulebook, message.request_id)
        return response

    def _rulebook(self, pin: common_pb2.RulebookPin) -> Rulebook:
        try:
            return self._library.station(pin.name, pin.version)
        except RulebookNotFound as error:
            raise not_found(str(error)) from None


def _admit(message: RequestWithHeader, admit: Callable[[], T], texts: Texts) -> T:
    """Let Law 0 look at a claim, and tell what it and the header have found together."""
    header = check_header(message)
    try:
        admitted = admit()
    except IllegalSituation as illegal:
        raise invalid([*illegal.violations, *header], texts) from None
    if header:
        raise invalid(header, texts)
    return admitted


def _complete(
    response: station_service_pb2.ResolveEngagementResponse
    | station_service_pb2.ResolveTurnResponse,
    locale: Locale,
    rulebook: Rulebook,
    request_id: str,
) -> None:
    """Add what every answer carries."""
    response.locale = locale.code
    response.locale_fallback = locale.fallback
    response.rulebook.CopyFrom(encode_identity(rulebook))
    response.request_id = request_id


def _turn_rules(resolution: TurnResolution) -> list[str]:
    rules = [ruling.rule.value for ruling in resolution.order]
    for engagement in resolution.engagements:
        rulings = () if engagement.fight is None else engagement.fight.rulings
        rules += [ruling.rule.value for ruling in rulings if ruling.effect is not None]
        rules += [r.rule.value for r in engagement.rulings if r.effect is not None]
    return rules
