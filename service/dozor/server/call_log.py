"""A line of the log for a call that is over."""

import logging
from typing import Any

import grpc

from dozor.server.methods import HEALTH, RpcType
from dozor.server.observed_call import ObservedCall

_Code = grpc.StatusCode

_FAULTS = frozenset({_Code.INTERNAL, _Code.UNKNOWN, _Code.DATA_LOSS})
_LIMITS = frozenset({_Code.UNAVAILABLE, _Code.DEADLINE_EXCEEDED, _Code.RESOURCE_EXHAUSTED})
# Refused because of what this server lacks, not because of what was asked.
_LACKS = frozenset({"FORECAST_UNAVAILABLE"})
_LONGEST_METHOD = 200

_log = logging.getLogger("dozor.calls")


class CallLog:
    """Writes lines of calls to the logger ``dozor.calls``.

    Args:
        log_calls: Which calls: "none", "failures" or "all"; as in the settings.
    """

    def __init__(self, log_calls: str) -> None:
        self._failures = log_calls != "none"
        self._all = log_calls == "all"

    def write(self, call: ObservedCall, code: grpc.StatusCode, seconds: float) -> None:
        """Write the line of a call, if it is to have one."""
        if code in _FAULTS:
            level, wanted = logging.ERROR, self._failures
        elif code in _LIMITS or (
            code is _Code.FAILED_PRECONDITION and self._failures and call.reason in _LACKS
        ):
            level, wanted = logging.WARNING, self._failures
        else:
            level, wanted = logging.INFO, self._all
            if call.method.service == HEALTH:
                level = logging.DEBUG  # balancers ask every few seconds
        if wanted and _log.isEnabledFor(level):
            _log.log(level, "call", extra=_fields(call, code, seconds))

    def unknown_method(self, path: str) -> None:
        """Write the line of a call of a method that there is not."""
        if self._all:
            fields = {"path": path[:_LONGEST_METHOD], "code": _Code.UNIMPLEMENTED.name}
            _log.info("call of an unknown method", extra=fields)


def _fields(call: ObservedCall, code: grpc.StatusCode, seconds: float) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "request_id": call.request_id,
        "service": call.method.service,
        "method": call.method.name,
        "code": code.name,
        "duration_ms": round(seconds * 1000, 3),
        "peer": call.peer(),
        "bytes_in": call.bytes_in,
        "bytes_out": call.bytes_out,
    }
    if call.deadline is not None:
        fields["deadline_ms"] = round(call.deadline * 1000)
    if call.method.type is not RpcType.UNARY:
        fields |= {"messages_in": call.messages_in, "messages_out": call.messages_out}
    if code is not _Code.OK and (reason := call.reason):
        fields["reason"] = reason
    if call.span is not None:
        fields |= {"trace_id": call.span.trace_id, "span_id": call.span.span_id}
    return fields
