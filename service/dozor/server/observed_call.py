"""One call whose end is written down: what was read, written and said in it."""

from collections.abc import Callable, Iterable
from typing import NoReturn, Protocol

import grpc
from google.protobuf.message import DecodeError
from google.rpc import error_details_pb2, status_pb2

from dozor.logs import CALL_FIELDS
from dozor.server.calls import CallContext, Metadata
from dozor.server.methods import Method
from dozor.server.request_ids import REQUEST_ID, IdOf, fit_for_metadata, made_up

_DETAILS = "grpc-status-details-bin"


class CallSpan(Protocol):
    """The span of a call.

    Attributes:
        trace_id: Id of its trace, 32 hexadecimal digits.
        span_id: Its own id, 16 hexadecimal digits.
    """

    trace_id: str
    span_id: str

    def end(self, call: "ObservedCall", code: grpc.StatusCode) -> None:
        """The call is over."""


class ObservedCall:
    """Stands between a handler and its call's context, and takes notes. A `CallContext`.

    Attributes:
        method: The method that is called.
        span: The call's span, if it is traced.
        request_id: The call's id; empty until it is known.
        deadline: Seconds that the caller has given it; none if it may take any time.
        messages_in: Number of requests that were read.
        messages_out: Number of responses.
        bytes_in: Their size together.
        bytes_out: Likewise.
        response: The only response, if the call has been answered with one.
    """

    def __init__(
        self,
        method: Method,
        context: CallContext,
        span: CallSpan | None,
        id_given: str,
        id_of: IdOf | None,
    ) -> None:
        self.method = method
        self.span = span
        self.request_id = ""
        self.deadline = context.time_remaining()
        self.messages_in = self.messages_out = 0
        self.bytes_in = self.bytes_out = 0
        self.response: bytes | None = None
        self._context = context
        self._id_of = id_of
        self._details = b""
        self.code: Callable[[], grpc.StatusCode | None] = context.code
        self.peer: Callable[[], str] = context.peer
        self.time_remaining: Callable[[], float | None] = context.time_remaining
        self.invocation_metadata: Callable[[], Iterable[tuple[str, str | bytes]]] = (
            context.invocation_metadata
        )
        if id_given:
            self._name(fit_for_metadata(id_given))

    async def read(self) -> object:
        """See `CallContext`."""
        request = await self._context.read()
        if isinstance(request, bytes):
            self.messages_in += 1
            self.bytes_in += len(request)
            if not self.request_id:
                own = self._id_of(request) if self._id_of is not None else ""
                self._name(fit_for_metadata(own) or made_up())
        return request

    async def write(self, message: bytes) -> None:
        """See `CallContext`."""
        await self._context.write(message)
        self.messages_out += 1
        self.bytes_out += len(message)

    async def abort(
        self, code: grpc.StatusCode, details: str = "", trailing_metadata: Metadata = ()
    ) -> NoReturn:
        """See `CallContext`."""
        for key, value in trailing_metadata:
            if key == _DETAILS and isinstance(value, bytes):
                self._details = value
        own = (REQUEST_ID, self.request_id or self._name(made_up()))
        await self._context.abort(code, details, (*trailing_metadata, own))

    async def abort_with_status(self, status: grpc.Status) -> NoReturn:
        """See `CallContext`."""
        await self.abort(status.code, status.details, status.trailing_metadata or ())

    def set_trailing_metadata(self, trailing_metadata: Metadata) -> None:
        """See `CallContext`; the call's id goes with it."""
        own = (REQUEST_ID, self.request_id or self._name(made_up()))
        self._context.set_trailing_metadata((*trailing_metadata, own))

    def answered(self, response: bytes | None) -> None:
        """The handler has returned."""
        if response is not None:
            self.response = response
            self.messages_out += 1
            self.bytes_out += len(response)

    @property
    def reason(self) -> str:
        """The name of the `ErrorReason` of a call that was refused; empty for others."""
        info = error_details_pb2.ErrorInfo()
        try:
            for detail in status_pb2.Status.FromString(self._details).details:
                if detail.Unpack(info):
                    return info.reason
        except DecodeError:
            pass
        return ""

    def _name(self, request_id: str) -> str:
        self.request_id = request_id
        self._context.set_trailing_metadata(((REQUEST_ID, request_id),))
        fields = {"request_id": request_id}
        if self.span is not None:
            fields |= {"trace_id": self.span.trace_id, "span_id": self.span.span_id}
        CALL_FIELDS.set(fields)
        return request_id
