"""What every request may ask for, whatever the rules: rulebook, trace level, locale, id."""

import re
from typing import Protocol

from dozor.errors import Reason, Violation
from dozor.v1 import common_pb2

MAX_ID_BYTES = 128
"""Length of a request's or an item's id, in bytes of UTF-8, at most."""

_DIGEST = re.compile(r"[0-9a-f]{64}")
_TRACE_LEVELS = ("NONE", "DECISIVE", "FULL")


class RequestWithHeader(Protocol):
    """A request with the fields that this module looks at."""

    @property
    def rulebook(self) -> common_pb2.RulebookPin:
        """The rulebook that it pins."""

    @property
    def trace_level(self) -> int:
        """How much of the reasoning it asks for."""

    @property
    def request_id(self) -> str:
        """The caller's id."""


def check_header(request: RequestWithHeader) -> list[Violation]:
    """Everything that is wrong with a request's header, in the order of the fields."""
    found = check_pin(request.rulebook)
    found += check_trace_level(request.trace_level)
    found += check_id("request_id", len(request.request_id.encode()))
    return found


def check_trace_level(trace_level: int) -> list[Violation]:
    """Check that a trace level is one."""
    if trace_level in common_pb2.TraceLevel.values():
        return []
    facts = {"given": trace_level, "allowed": _TRACE_LEVELS}
    return [Violation("trace_level", Reason.UNKNOWN_VALUE, "value-unknown", facts)]


def check_pin(pin: common_pb2.RulebookPin) -> list[Violation]:
    """Everything that is wrong with the form of a rulebook's pin."""
    if not pin.digest or _DIGEST.fullmatch(pin.digest):
        return []
    facts = {"given": pin.digest[:80]}
    return [Violation("rulebook.digest", Reason.MALFORMED, "digest-invalid", facts)]


def check_id(path: str, size: int) -> list[Violation]:
    """Check the length of an id, in bytes."""
    if size <= MAX_ID_BYTES:
        return []
    facts = {"given": size, "most": MAX_ID_BYTES}
    return [Violation(path, Reason.TOO_LONG, "text-too-long", facts)]
