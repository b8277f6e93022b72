"""The hallway of a request: bytes, decode, resolve, encode, bytes.

The server and the command line both answer through `Api`, so a preview and a served answer
cannot differ.
"""

import logging
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

from google.protobuf.message import DecodeError, Message

from dozor.errors import (
    IllegalSituation,
    Reason,
    RulebookNotFound,
    RulebookUnavailable,
    Violation,
)
from dozor.rulebooks import RulebookLibrary
from dozor.station import admit_engagement, admit_turn, resolve_engagement, resolve_turn
from dozor.station.rulebook import Rulebook
from dozor.station.turn import TurnResolution
from dozor.texts import Locale, Texts, negotiate, texts_for
from dozor.v1 import common_pb2, rulebook_service_pb2, station_service_pb2
from dozor.wire import envelope
from dozor.wire.decode import engagement_claim, turn_claim
from dozor.wire.encode_rulebook import (
    encode_identity,
    encode_laws,
    encode_rulebook,
    encode_rules,
    encode_summary,
)
from dozor.wire.encode_station import encode_resolution, encode_turn
from dozor.wire.header import RequestWithHeader, check_header, check_id, check_pin
from dozor.wire.refusal import (
    Refusal,
    internal,
    invalid,
    malformed,
    not_found,
    too_large,
    unavailable,
)

__all__ = ["MAX_ITEMS", "MAX_RESPONSE_BYTES", "Api", "Observer", "Refusal"]

MAX_ITEMS = 10_000
"""Items in a batch, at most."""

MAX_RESPONSE_BYTES = 64 * 1024 * 1024
"""Size of an answer, at most."""

_log = logging.getLogger(__name__)

M = TypeVar("M", bound=Message)
T = TypeVar("T")


class Observer(Protocol):
    """Is told of everything that was resolved; for metrics."""

    def resolved(self, kind: str, winner: str, seconds: float, rules: Iterable[str]) -> None:
        """Take note of one resolution.

        Args:
            kind: "engagement" or "turn".
            winner: A `Winner` for an engagement; "OWNER_KEPT" or "OWNER_CHANGED" for a turn.
            seconds: How long the rules alone took.
            rules: Ids of the rules that had an effect.
        """


class _NoObserver:
    def resolved(self, kind: str, winner: str, seconds: float, rules: Iterable[str]) -> None:
        """Nobody is interested."""


class Api:
    """Answers serialized requests of dozor.v1 with serialized responses. Keeps no state.

    Every method raises `Refusal` where the request cannot be answered.
    """

    def __init__(self, library: RulebookLibrary, observer: Observer | None = None) -> None:
        self._library = library
        self._observer: Observer = observer or _NoObserver()

    def resolve_engagement(self, request: bytes) -> bytes:
        """StationService.ResolveEngagement."""
        message = _parse(station_service_pb2.ResolveEngagementRequest, request)
        return self._engagement(message).SerializeToString()

    def resolve_turn(self, request: bytes) -> bytes:
        """StationService.ResolveTurn."""
        message = _parse(station_service_pb2.ResolveTurnRequest, request)
        locale = negotiate(message.locale)
        texts = texts_for(locale.code)
        rulebook = self._rulebook(message.rulebook)
        claim = turn_claim(message)
        turn = _admit(message, lambda: admit_turn(claim, rulebook), texts)
        _check_digest(message.rulebook, rulebook)
        explain_all = message.trace_level == common_pb2.TRACE_LEVEL_FULL
        start = time.perf_counter()
        resolution = resolve_turn(turn, rulebook, explain_all=explain_all)
        seconds = time.perf_counter() - start
        kept = resolution.station.owner == turn.owner
        winner = "OWNER_KEPT" if kept else "OWNER_CHANGED"
        self._observer.resolved("turn", winner, seconds, _turn_rules(resolution))
        response = encode_turn(resolution, message.trace_level, texts)
        _complete(response, locale, rulebook, message.request_id)
        return _within_limit(response.SerializeToString())

    def batch_items(self, request: bytes) -> Sequence[bytes]:
        """The raw items of a ResolveBatchRequest or a ResolveBatchStreamRequest."""
        try:
            items = envelope.read_list(request)
        except DecodeError:
            raise malformed("batch of items") from None
        if 1 <= len(items) <= MAX_ITEMS:
            return items
        reason = Reason.TOO_MANY if items else Reason.TOO_FEW
        facts = {"given": len(items), "least": 1, "most": MAX_ITEMS}
        raise invalid([Violation("items", reason, "items-count", facts)], texts_for("en"))

    def resolve_item(self, item: bytes) -> bytes:
        """The BatchResult of a raw item: its answer, or why it has none. Never raises `Refusal`."""
        try:
            raw = envelope.read_item(item)
        except DecodeError:
            return envelope.write_error(b"", malformed("BatchItem").error().SerializeToString())
        try:
            _check_item(raw)
            return envelope.write_response(raw.id, self.resolve_engagement(raw.engagement or b""))
        except Refusal as refusal:
            error = refusal.error()
        except Exception:  # noqa: BLE001  # one item's fault must not fail its neighbours
            _log.exception("a fault in the rules or their encoding")
            error = internal().error()
        return envelope.write_error(_echo(raw.id), error.SerializeToString())

    def batch_response(self, results: Sequence[bytes]) -> bytes:
        """The ResolveBatchResponse or ResolveBatchStreamResponse of the items' results."""
        size = sum(map(len, results))
        if size > MAX_RESPONSE_BYTES:
            raise too_large(size, MAX_RESPONSE_BYTES)
        return _within_limit(envelope.write_list(results))

    def list_rulebooks(self, request: bytes) -> bytes:
        """RulebookService.ListRulebooks."""
        message = _parse(rulebook_service_pb2.ListRulebooksRequest, request)
        locale = negotiate(message.locale)
        return rulebook_service_pb2.ListRulebooksResponse(
            rulebooks=[
                encode_summary(rulebook, locale.code, is_default=self._is_default(rulebook))
                for rulebook in self._library
            ],
            locale=locale.code,
            locale_fallback=locale.fallback,
        ).SerializeToString()

    def get_rulebook(self, request: bytes) -> bytes:
        """RulebookService.GetRulebook."""
        message = _parse(rulebook_service_pb2.GetRulebookRequest, request)
        locale = negotiate(message.locale)
        texts = texts_for(locale.code)
        violations = check_pin(message.rulebook)
        if violations:
            raise invalid(violations, texts)
        rulebook = self._rulebook(message.rulebook)
        _check_digest(message.rulebook, rulebook)
        return rulebook_service_pb2.GetRulebookResponse(
            summary=encode_summary(rulebook, locale.code, is_default=self._is_default(rulebook)),
            station=encode_rulebook(rulebook, texts),
            laws=encode_laws(texts),
            rules=encode_rules(),
            locale=locale.code,
            locale_fallback=locale.fallback,
        ).SerializeToString()

    def _engagement(
        self, message: station_service_pb2.ResolveEngagementRequest
    ) -> station_service_pb2.ResolveEngagementResponse:
        locale = negotiate(message.locale)
        texts = texts_for(locale.code)
        rulebook = self._rulebook(message.rulebook)
        claim = engagement_claim(message)
        engagement = _admit(message, lambda: admit_engagement(claim, rulebook), texts)
        _check_digest(message.rulebook, rulebook)
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
            return self._library.find(pin.name, pin.version)
        except RulebookNotFound as error:
            raise not_found(str(error)) from None

    def _is_default(self, rulebook: Rulebook) -> bool:
        return rulebook is self._library.default


def _parse(message_type: type[M], data: bytes) -> M:
    try:
        return message_type.FromString(data)
    except DecodeError:
        raise malformed(message_type.DESCRIPTOR.name) from None


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


def _check_digest(pin: common_pb2.RulebookPin, rulebook: Rulebook) -> None:
    try:
        rulebook.id.check(pin.digest)
    except RulebookUnavailable as error:
        raise unavailable(str(error)) from None


def _check_item(raw: envelope.RawItem) -> None:
    violations = check_id("id", len(raw.id))
    if _echo(raw.id) != raw.id:
        violations.append(Violation("id", Reason.MALFORMED, "text-invalid", {}))
    if raw.engagement is None:
        violations.append(Violation("engagement", Reason.MISSING, "engagement-missing", {}))
    if violations:
        raise invalid(violations, texts_for("en"))


def _echo(item_id: bytes) -> bytes:
    """An item's id as an answer may repeat it: nothing where it is not UTF-8."""
    try:
        item_id.decode()
    except UnicodeDecodeError:
        return b""
    return item_id


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


def _within_limit(response: bytes) -> bytes:
    if len(response) > MAX_RESPONSE_BYTES:
        raise too_large(len(response), MAX_RESPONSE_BYTES)
    return response
