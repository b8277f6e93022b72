"""The one place where faults become statuses of the wire."""

from collections.abc import Sequence

from google.protobuf import any_pb2
from google.rpc import code_pb2, error_details_pb2, status_pb2

from dozor.errors import DozorError, Violation
from dozor.texts import Texts
from dozor.v1 import errors_pb2

DOMAIN = "dozor.v1"
"""Domain of every ErrorInfo."""

LEFT_OUT = "violations_left_out"
"""Key of an ErrorInfo's metadata: how many violations had no room."""

# A client's library takes 8 KiB of trailers unless told otherwise, and binary trailers travel as
# base64, a third longer: so much may the details weigh.
_MAX_DETAILS = 5_500
# Of that, paths and reasons may take so much; the rest is for descriptions.
_MAX_PATHS = 4_000
_MAX_MESSAGE_FIELDS = 3
# Nobody reads more, and to tell a hundred thousand takes long.
_MAX_VIOLATIONS = 100


class Refusal(DozorError):
    """A call, or an item of a batch, that cannot be answered.

    Attributes:
        code: The status code, a number of google.rpc.Code.
        reason: Why, a number of dozor.v1.ErrorReason.
        message: The fault in one English sentence.
        violations: The fields that are wrong, with their descriptions; the first hundred.
        untold: How many more there are.
        retry_after: Seconds after which to try again; none: trying again does not help.
    """

    retry_after: float | None = None

    def __init__(
        self,
        code: int,
        reason: errors_pb2.ErrorReason,
        message: str,
        violations: Sequence[tuple[Violation, str]] = (),
        untold: int = 0,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.reason = reason
        self.message = message
        self.violations = tuple(violations)
        self.untold = untold

    @property
    def status(self) -> status_pb2.Status:
        """The fault as the status of a call, small enough for trailers."""
        name = errors_pb2.ErrorReason.Name(self.reason).removeprefix("ERROR_REASON_")
        info = error_details_pb2.ErrorInfo(reason=name, domain=DOMAIN)
        details: list[any_pb2.Any] = []
        if self.violations:
            bad_request, left_out = _bad_request(self.violations)
            left_out += self.untold
            details.append(_pack(bad_request))
            if left_out:
                info.metadata[LEFT_OUT] = str(left_out)
        if self.retry_after is not None:
            retry = error_details_pb2.RetryInfo()
            retry.retry_delay.FromMilliseconds(round(self.retry_after * 1000))
            details.append(_pack(retry))
        return status_pb2.Status(
            code=self.code, message=self.message, details=[_pack(info), *details]
        )

    def error(self) -> errors_pb2.Error:
        """The fault as the error of a batch item, with every violation."""
        return errors_pb2.Error(
            code=self.code,
            reason=self.reason,
            message=self.message,
            violations=[
                errors_pb2.FieldViolation(
                    field=violation.field,
                    description=description,
                    reason=f"VIOLATION_REASON_{violation.reason}",
                )
                for violation, description in self.violations
            ],
        )


def invalid(violations: Sequence[Violation], texts: Texts) -> Refusal:
    """INVALID_ARGUMENT: these fields are wrong."""
    fields = [violation.field for violation in violations]
    named = ", ".join(fields[:_MAX_MESSAGE_FIELDS])
    more = len(fields) - _MAX_MESSAGE_FIELDS
    rest = f" and {more} more" if more > 0 else ""
    what = "1 field is wrong" if len(fields) == 1 else f"{len(fields)} fields are wrong"
    return Refusal(
        code_pb2.INVALID_ARGUMENT,
        errors_pb2.ERROR_REASON_INVALID_REQUEST,
        f"{what}: {named}{rest}",
        [(violation, texts.violation(violation)) for violation in violations[:_MAX_VIOLATIONS]],
        max(0, len(violations) - _MAX_VIOLATIONS),
    )


def malformed(message_type: str) -> Refusal:
    """INVALID_ARGUMENT: the bytes are not a message of the expected type."""
    return Refusal(
        code_pb2.INVALID_ARGUMENT,
        errors_pb2.ERROR_REASON_MALFORMED_REQUEST,
        f"the bytes are no {message_type}: broken encoding, too deep nesting, or text not in UTF-8",
    )


def not_found(message: str) -> Refusal:
    """NOT_FOUND: there is no such rulebook."""
    return Refusal(code_pb2.NOT_FOUND, errors_pb2.ERROR_REASON_RULEBOOK_NOT_FOUND, message)


def unavailable(message: str) -> Refusal:
    """FAILED_PRECONDITION: the rulebook is there, but not the one pinned."""
    reason = errors_pb2.ERROR_REASON_RULEBOOK_UNAVAILABLE
    return Refusal(code_pb2.FAILED_PRECONDITION, reason, message)


def too_large(size: int, most: int) -> Refusal:
    """RESOURCE_EXHAUSTED: the answer is too large for one message."""
    return Refusal(
        code_pb2.RESOURCE_EXHAUSTED,
        errors_pb2.ERROR_REASON_RESPONSE_TOO_LARGE,
        f"the answer has {size} bytes, {most} are allowed: send fewer items, "
        "ask for TRACE_LEVEL_NONE, or use ResolveBatchStream",
    )


def work_limit(message: str) -> Refusal:
    """RESOURCE_EXHAUSTED: the work limit was reached."""
    reason = errors_pb2.ERROR_REASON_WORK_LIMIT_REACHED
    return Refusal(code_pb2.RESOURCE_EXHAUSTED, reason, message)


def forecast_unavailable() -> Refusal:
    """FAILED_PRECONDITION: NumPy is not installed."""
    return Refusal(
        code_pb2.FAILED_PRECONDITION,
        errors_pb2.ERROR_REASON_FORECAST_UNAVAILABLE,
        "this server cannot forecast: NumPy is not installed (pip install 'dozor[forecast]')",
    )


def internal() -> Refusal:
    """INTERNAL: a fault of ours; what it was is in the log, not in the answer."""
    return Refusal(
        code_pb2.INTERNAL,
        errors_pb2.ERROR_REASON_INTERNAL,
        "a fault of the server; its log has the details",
    )


def overloaded(limit: int, retry_after: float) -> Refusal:
    """RESOURCE_EXHAUSTED: the server works on as many calls as it may; nothing has been done."""
    refusal = Refusal(
        code_pb2.RESOURCE_EXHAUSTED,
        errors_pb2.ERROR_REASON_OVERLOADED,
        f"the server works on {limit} calls, and takes no more at once",
    )
    refusal.retry_after = retry_after
    return refusal


def unauthenticated() -> Refusal:
    """UNAUTHENTICATED: the call has no bearer token that the server knows."""
    return Refusal(
        code_pb2.UNAUTHENTICATED,
        errors_pb2.ERROR_REASON_UNAUTHENTICATED,
        "this server asks for a token that it knows: send metadata 'authorization: Bearer TOKEN'",
    )


def draining() -> Refusal:
    """UNAVAILABLE: the server stops, and ends a stream between two messages."""
    return Refusal(
        code_pb2.UNAVAILABLE,
        errors_pb2.ERROR_REASON_DRAINING,
        "the server stops; every message that it has read was answered",
    )


def _pack(
    detail: error_details_pb2.ErrorInfo
    | error_details_pb2.BadRequest
    | error_details_pb2.RetryInfo,
) -> any_pb2.Any:
    packed = any_pb2.Any()
    packed.Pack(detail)
    return packed


def _bad_request(
    violations: Sequence[tuple[Violation, str]],
) -> tuple[error_details_pb2.BadRequest, int]:
    """The violations as far as there is room, and how many were left out.

    Paths matter more than sentences: those that come last lose their description first.
    """
    bare = [_field_violation(violation, "") for violation, _ in violations]
    sizes = [_size(entry) for entry in bare]
    while sum(sizes) > _MAX_PATHS:
        bare.pop()
        sizes.pop()
    room = _MAX_DETAILS - sum(sizes)
    for index, (violation, description) in enumerate(violations[: len(bare)]):
        full = _field_violation(violation, description)
        room -= _size(full) - sizes[index]
        if room < 0:
            break
        bare[index] = full
    return error_details_pb2.BadRequest(field_violations=bare), len(violations) - len(bare)


def _size(entry: error_details_pb2.BadRequest.FieldViolation) -> int:
    return entry.ByteSize() + 4  # the tag and length around it


def _field_violation(
    violation: Violation, description: str
) -> error_details_pb2.BadRequest.FieldViolation:
    return error_details_pb2.BadRequest.FieldViolation(
        field=violation.field, description=description, reason=violation.reason.value
    )
