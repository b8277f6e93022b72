"""What all calls have in common."""

import copy
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, Self, TypeVar

from google.protobuf.message import DecodeError, Message

from dozor.errors import Reason, RulebookUnavailable, Violation
from dozor.raid.raid import PlayStopped
from dozor.rulebook_id import RulebookId
from dozor.rulebooks import RulebookLibrary
from dozor.texts import texts_for
from dozor.v1 import common_pb2
from dozor.wire import envelope
from dozor.wire.header import MAX_ID_BYTES, check_id
from dozor.wire.refusal import Refusal, internal, invalid, malformed, too_large, unavailable

MAX_RESPONSE_BYTES = 64 * 1024 * 1024
"""Size of an answer, at most, unless something else is asked for."""

_log = logging.getLogger(__name__)

M = TypeVar("M", bound=Message)


class Observer(Protocol):
    """Is told of everything that was resolved; for metrics."""

    def resolved(self, kind: str, winner: str, seconds: float, rules: Iterable[str]) -> None:
        """Take note of one resolution.

        Args:
            kind: "engagement", "turn", "breach", "assault", "raid" or "forecast".
            winner: A `Winner` for an engagement; "OWNER_KEPT" or "OWNER_CHANGED" for a turn; an
                `Ending` or "UNDECIDED" for a raid or its phases; "EXACT" or "MONTE_CARLO" for
                a forecast.
            seconds: How long the rules alone took.
            rules: Ids of the rules that had an effect.
        """


class _NoObserver:
    def resolved(self, kind: str, winner: str, seconds: float, rules: Iterable[str]) -> None:
        """Nobody is interested."""


class Calls:
    """What the calls of a service need: the rulebooks, and who is told of what was resolved.

    Attributes:
        max_response_bytes: Size of an answer, at most.
    """

    def __init__(
        self,
        library: RulebookLibrary,
        observer: Observer | None = None,
        max_response_bytes: int = MAX_RESPONSE_BYTES,
    ) -> None:
        self._library = library
        self._observer: Observer = observer or _NoObserver()
        self.max_response_bytes = max_response_bytes

    def _within_limit(self, response: bytes) -> bytes:
        """An answer, unless it is too large to be sent.

        Raises:
            Refusal: It is.
        """
        if len(response) > self.max_response_bytes:
            raise too_large(len(response), self.max_response_bytes)
        return response

    def _joined(self, results: Sequence[bytes]) -> bytes:
        """The answer that holds the results of all items of a batch.

        Raises:
            Refusal: It would be too large.
        """
        size = sum(map(len, results))
        if size > self.max_response_bytes:
            raise too_large(size, self.max_response_bytes)
        return self._within_limit(envelope.write_list(results))

    def renew(self, library: RulebookLibrary) -> None:
        """Answer by other rulebooks from now on."""
        self._library = library

    def as_of_now(self) -> Self:
        """The same calls, whose rulebooks stay those of now; for the items of a batch."""
        return copy.copy(self)


def parse(message_type: type[M], data: bytes) -> M:
    """A request.

    Raises:
        Refusal: The bytes are none.
    """
    try:
        return message_type.FromString(data)
    except DecodeError:
        raise malformed(message_type.DESCRIPTOR.name) from None


def check_digest(pin: common_pb2.RulebookPin, identity: RulebookId) -> None:
    """Check that a rulebook is the one pinned.

    Raises:
        Refusal: It has another digest.
    """
    try:
        identity.check(pin.digest)
    except RulebookUnavailable as error:
        raise unavailable(str(error)) from None


def split_batch(request: bytes, most: int) -> Sequence[bytes]:
    """The raw items of a batch.

    Raises:
        Refusal: The message is broken, or has no items or too many.
    """
    try:
        items = envelope.read_list(request)
    except DecodeError:
        raise malformed("batch of items") from None
    if 1 <= len(items) <= most:
        return items
    reason = Reason.TOO_MANY if items else Reason.TOO_FEW
    facts = {"given": len(items), "least": 1, "most": most}
    raise invalid([Violation("items", reason, "items-count", facts)], texts_for("en"))


def answer_item(
    item: bytes, item_name: str, missing: Violation, answer: Callable[[bytes], bytes]
) -> bytes:
    """The result of a raw batch item: its answer, or why it has none. Never raises `Refusal`."""
    try:
        raw = envelope.read_item(item)
    except DecodeError:
        return envelope.write_error(b"", malformed(item_name).error().SerializeToString())
    try:
        _check_item(raw, missing)
        return envelope.write_response(raw.id, answer(raw.content or b""))
    except Refusal as refusal:
        error = refusal.error()
    except PlayStopped:
        raise
    except Exception:  # noqa: BLE001  # one item's fault must not fail its neighbours
        _log.exception("a fault in the rules or their encoding")
        error = internal().error()
    return envelope.write_error(_echo(raw.id), error.SerializeToString())


def _check_item(raw: envelope.RawItem, missing: Violation) -> None:
    violations = check_id("id", len(raw.id))
    if not violations and not _is_text(raw.id):
        violations.append(Violation("id", Reason.MALFORMED, "text-invalid", {}))
    if raw.content is None:
        violations.append(missing)
    if violations:
        raise invalid(violations, texts_for("en"))


def _echo(item_id: bytes) -> bytes:
    """An item's id as an answer may repeat it: nothing where it is too long or not UTF-8."""
    return item_id if len(item_id) <= MAX_ID_BYTES and _is_text(item_id) else b""


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
