"""What a handler is, how it gets its requests, and how its faults become statuses.

Every handler reads its requests from the call's context, unary ones too. grpc.aio would read a
unary request itself, but leaves a call that ends without one unanswered until its deadline.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import NoReturn, Protocol

import grpc
from google.rpc import code_pb2
from grpc_status import rpc_status

from dozor.api import Refusal
from dozor.v1 import errors_pb2
from dozor.wire.refusal import internal

_log = logging.getLogger(__name__)

# To a handler a cancelled call looks like one whose client has sent everything; the cancellation
# comes a moment later.
_CANCELLATION_LAG = 0.002


Metadata = Sequence[tuple[str, str | bytes]]
"""Metadata of a call; the values of keys that end in ``-bin`` are bytes."""


class CallContext(Protocol):
    """The part of grpc.aio's context that handlers use; messages are raw bytes."""

    async def read(self) -> object:
        """The next request, or `grpc.aio.EOF`."""

    async def write(self, message: bytes) -> None:
        """Send one of several responses."""

    async def abort(
        self, code: grpc.StatusCode, details: str = "", trailing_metadata: Metadata = ()
    ) -> NoReturn:
        """End the call with a status."""
        raise NotImplementedError  # only declared here; NoReturn needs a body that does not return

    async def abort_with_status(self, status: grpc.Status) -> NoReturn:
        """End the call with a status that has details."""
        raise NotImplementedError  # likewise

    def invocation_metadata(self) -> Iterable[tuple[str, str | bytes]]:
        """The metadata that the client has sent; keys are in lower case."""
        raise NotImplementedError  # only declared here; the return type needs a body

    def peer(self) -> str:
        """Where the call comes from, such as ``ipv4:10.0.0.7:41234``."""

    def set_trailing_metadata(self, trailing_metadata: Metadata) -> None:
        """Say what goes with the status of a call that ends well."""

    def time_remaining(self) -> float | None:
        """Seconds until the deadline, 0 when it has passed; None without a deadline."""

    def code(self) -> grpc.StatusCode | None:
        """The status that the handler has set."""


Handler = Callable[[CallContext], Awaitable[bytes | None]]
"""Answers one call: returns the only response, or writes several and returns nothing."""

Behavior = Callable[[object, CallContext], Awaitable[bytes | None]]
"""The same as grpc.aio calls it, with an iterator over the requests that nobody needs."""


async def next_request(context: CallContext) -> bytes | None:
    """The next request as raw bytes; None when the client has sent all."""
    request = await context.read()
    if isinstance(request, bytes):
        return request
    await asyncio.sleep(_CANCELLATION_LAG)
    return None


async def only_request(context: CallContext) -> bytes:
    """The request of a call that has one.

    Raises:
        Refusal: There was none.
    """
    request = await next_request(context)
    if request is None:
        raise Refusal(
            code_pb2.INVALID_ARGUMENT,
            errors_pb2.ERROR_REASON_MALFORMED_REQUEST,
            "the call ended without a request",
        )
    return request


async def check_deadline(context: CallContext) -> None:
    """End a call whose deadline has passed while it waited for its turn: nobody wants its answer.

    gRPC cancels such a call too, but the cancellation waits in the same queue as the call.
    """
    if context.time_remaining() == 0:
        message = "the deadline passed before the call's turn came; nothing was done for it"
        await context.abort(grpc.StatusCode.DEADLINE_EXCEEDED, message)


def guarded(path: str, handler: Handler) -> Behavior:
    """A handler whose faults reach the client as statuses of the contract.

    Args:
        path: The method's name on the wire, for the log.
        handler: The handler.
    """

    async def behave(_requests: object, context: CallContext) -> bytes | None:
        try:
            try:
                return await handler(context)
            except Refusal as refusal:
                status = refusal.status
        except grpc.aio.BaseError:  # the call is over: aborted, or its client is gone
            raise
        except Exception:  # noqa: BLE001 - whatever it is, its text is not for the client
            _log.exception("a fault in %s", path)
            status = internal().status
        return await context.abort_with_status(rpc_status.to_status(status))

    return behave
