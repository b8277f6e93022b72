"""Whoever takes notes of calls: the log, and tracing where it is on."""

import logging
from collections.abc import Mapping
from typing import Protocol

import grpc

from dozor.server.call_log import CallLog
from dozor.server.calls import CallContext, Metadata
from dozor.server.methods import METHODS, Method
from dozor.server.observed_call import CallSpan, ObservedCall
from dozor.server.request_ids import REQUEST_ID, ids_of_requests

_log = logging.getLogger(__name__)


class Tracing(Protocol):
    """Makes the spans of calls."""

    def begin(self, method: Method, metadata: Metadata) -> CallSpan:
        """The span of a call that has just arrived."""

    def close(self, seconds: float) -> None:
        """Send what has not been sent yet, within some seconds; blocks."""


class CallObserver:
    """Begins and ends the notes of each call.

    Attributes:
        tracing: Where spans go; none: nowhere.
    """

    def __init__(self, log: CallLog, tracing: Tracing | None) -> None:
        self.tracing = tracing
        self._log = log
        self._ids = ids_of_requests()
        self._methods: Mapping[str, Method] = {method.path: method for method in METHODS}

    def begin(self, path: str, metadata: Metadata, context: CallContext) -> ObservedCall:
        """Notes of a call that has just arrived; its handler gets them as its context."""
        method = self._methods[path]
        span = None if self.tracing is None else self.tracing.begin(method, metadata)
        given = ""
        for key, value in metadata:
            if key == REQUEST_ID and isinstance(value, str):
                given = value
                break
        return ObservedCall(method, context, span, given, self._ids.get(path))

    def end(self, call: ObservedCall, code: grpc.StatusCode, seconds: float) -> None:
        """The call is over. Never raises: its answer must not be lost for the sake of a note."""
        try:
            self._log.write(call, code, seconds)
            if call.span is not None:
                call.span.end(call, code)
        except Exception:  # noqa: BLE001 - see above
            _log.exception("a fault in the notes of a call")

    def unknown_method(self, path: str) -> None:
        """A client has called what there is not."""
        self._log.unknown_method(path)


def call_observer(log_calls: str, tracing: Tracing | None) -> CallObserver | None:
    """An observer, unless there is nothing for it to do."""
    if log_calls == "none" and tracing is None:
        return None
    return CallObserver(CallLog(log_calls), tracing)
