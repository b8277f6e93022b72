"""What a call may raise, chosen by the reason that the server tells."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import grpc
from google.protobuf import any_pb2
from google.protobuf.message import DecodeError
from google.rpc import error_details_pb2, status_pb2

from dozor_client import messages

DOMAIN = "dozor.v1"
"""Domain of the reasons that are Dozor's own."""

_CODES = {code.value[0]: code for code in grpc.StatusCode}
_TRAILER = "grpc-status-details-bin"
_LEFT_OUT = "violations_left_out"


@dataclass(frozen=True, slots=True)
class Violation:
    """A field that is wrong.

    Attributes:
        field: Its path from the root of the request, such as "attackers[1].items[0]".
        description: What was given and what would be right, in the request's locale.
        reason: A name of ViolationReason without its prefix, such as "OUT_OF_RANGE".
    """

    field: str
    description: str
    reason: str


class DozorError(Exception):
    """A call, or an item of a batch, that was not answered.

    Attributes:
        status: All that the server, or the library, said.
        reason: A name of ErrorReason without its prefix, such as "INVALID_REQUEST"; empty where
            the call did not reach a service of Dozor.
    """

    def __init__(self, status: status_pb2.Status) -> None:
        super().__init__(status)
        self.status = status
        info = _info(status)
        self.reason = info.reason

    def __str__(self) -> str:
        return f"{self.code.name}: {self.message}"

    @property
    def code(self) -> grpc.StatusCode:
        """The status code."""
        return _CODES.get(self.status.code, grpc.StatusCode.UNKNOWN)

    @property
    def message(self) -> str:
        """The fault in a sentence, in English."""
        return self.status.message


class InvalidRequest(DozorError):
    """Some fields of the request are wrong.

    Attributes:
        violations: Each of them.
        left_out: How many more there are, for which there was no room.
    """

    def __init__(self, status: status_pb2.Status) -> None:
        super().__init__(status)
        bad_request = _detail(status, error_details_pb2.BadRequest())
        self.violations = tuple(
            Violation(each.field, each.description, each.reason)
            for each in bad_request.field_violations
        )
        self.left_out = int(_info(status).metadata.get(_LEFT_OUT, "0"))


class RulebookNotFound(DozorError):
    """There is no rulebook of the name, or none of the version."""


class RulebookUnavailable(DozorError):
    """The rulebook has another digest than the one pinned."""


class WorkLimitReached(DozorError):
    """The work limit was reached; the message says what to change."""


class ResponseTooLarge(DozorError):
    """The answer would be larger than the server's limit for a message."""


class ForecastUnavailable(DozorError):
    """This server cannot forecast."""


class Overloaded(DozorError):
    """The server works on as many calls as it may.

    Attributes:
        retry_after: Seconds after which to try again.
    """

    def __init__(self, status: status_pb2.Status) -> None:
        super().__init__(status)
        delay = _detail(status, error_details_pb2.RetryInfo()).retry_delay
        self.retry_after = delay.seconds + delay.nanos / 1e9


class Unauthenticated(DozorError):
    """The server asks for a bearer token, and the call has none that it knows."""


class Unavailable(DozorError):
    """Nobody answers, or the server stops; the service config's attempts are used up."""


class DeadlineExceeded(DozorError):
    """The answer took longer than the caller, or the service config, waits."""


class ServerFault(DozorError):
    """A fault of the server; its log has the details."""


_BY_REASON: Mapping[str, type[DozorError]] = {
    "INVALID_REQUEST": InvalidRequest,
    "MALFORMED_REQUEST": InvalidRequest,
    "RULEBOOK_NOT_FOUND": RulebookNotFound,
    "RULEBOOK_UNAVAILABLE": RulebookUnavailable,
    "RESPONSE_TOO_LARGE": ResponseTooLarge,
    "INTERNAL": ServerFault,
    "WORK_LIMIT_REACHED": WorkLimitReached,
    "FORECAST_UNAVAILABLE": ForecastUnavailable,
    "OVERLOADED": Overloaded,
    "UNAUTHENTICATED": Unauthenticated,
    "DRAINING": Unavailable,
}
# Where a proxy or the library itself says it, without a reason.
_BY_CODE: Mapping[grpc.StatusCode, type[DozorError]] = {
    grpc.StatusCode.UNAVAILABLE: Unavailable,
    grpc.StatusCode.DEADLINE_EXCEEDED: DeadlineExceeded,
    grpc.StatusCode.UNAUTHENTICATED: Unauthenticated,
}


def error_of_status(status: status_pb2.Status) -> DozorError:
    """The error for a status."""
    code = _CODES.get(status.code, grpc.StatusCode.UNKNOWN)
    kind = _BY_REASON.get(_info(status).reason) or _BY_CODE.get(code, DozorError)
    return kind(status)


def error_of_call(error: grpc.RpcError) -> DozorError:
    """The error for what gRPC raises, sync or async."""
    call: Any = error  # gRPC's errors are calls, too; their types do not say so
    code, details = call.code(), call.details()
    for key, value in call.trailing_metadata() or ():
        if key == _TRAILER:
            try:
                return error_of_status(status_pb2.Status.FromString(value))
            except DecodeError:
                break
    return error_of_status(status_pb2.Status(code=code.value[0], message=details or ""))


def error_of_item(error: messages.Error) -> DozorError:
    """The error for what a batch says of one item, as if the item had been a call of its own."""
    status = status_pb2.Status(code=error.code, message=error.message)
    reason = messages.ErrorReason.Name(error.reason).removeprefix("ERROR_REASON_")
    _add(status, error_details_pb2.ErrorInfo(reason=reason, domain=DOMAIN))
    if error.violations:
        bad_request = error_details_pb2.BadRequest()
        for each in error.violations:
            name = messages.ViolationReason.Name(each.reason)
            bad_request.field_violations.add(
                field=each.field,
                description=each.description,
                reason=name.removeprefix("VIOLATION_REASON_"),
            )
        _add(status, bad_request)
    return error_of_status(status)


def _add(status: status_pb2.Status, detail: Any) -> None:
    packed = any_pb2.Any()
    packed.Pack(detail)
    status.details.append(packed)


def _detail(status: status_pb2.Status, detail: Any) -> Any:
    """The status's detail of a kind; an empty one where it has none."""
    for each in status.details:
        if each.Unpack(detail):
            break
    return detail


def _info(status: status_pb2.Status) -> error_details_pb2.ErrorInfo:
    info: error_details_pb2.ErrorInfo = _detail(status, error_details_pb2.ErrorInfo())
    return info if info.domain == DOMAIN else error_details_pb2.ErrorInfo()
