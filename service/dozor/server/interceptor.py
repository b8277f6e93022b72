"""What happens to each call of a known method: counted, timed, noted, held back at a stop."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from contextvars import ContextVar
from typing import Any, TypeAlias, cast

import grpc

from dozor.server.call_observer import CallObserver
from dozor.server.calls import Behavior, CallContext, Metadata
from dozor.server.gate import Gate
from dozor.server.metrics import MethodMetrics

# As text: grpcio's own classes take no type parameters.
_RpcMethodHandler: TypeAlias = "grpc.RpcMethodHandler[Any, Any]"
_Found: TypeAlias = "_RpcMethodHandler | None"
_Continuation: TypeAlias = "Callable[[grpc.HandlerCallDetails], Awaitable[_Found]]"

# A client gives up at its own deadline; the server's lies later by the time that the call has
# travelled, and by up to a hundredth of the timeout, to which clients round it up on the wire.
_DEADLINE_SLACK = 0.01
_TIMEOUT_ROUNDING = 0.01

# grpc.aio finds a handler and runs it in one task. Where it finds it, the metadata are ready; to
# ask the context for them would convert them again.
_METADATA: ContextVar[Metadata] = ContextVar("_METADATA", default=())


class CallInterceptor(grpc.aio.ServerInterceptor):
    """Wraps each method's handler once, and has it ready for every further call.

    Attributes:
        started: Number of calls that have reached a handler.
        open: Number of them that are not over yet.
    """

    def __init__(
        self,
        metrics: Mapping[str, MethodMetrics],
        gate: Gate,
        observer: CallObserver | None = None,
    ) -> None:
        self._metrics = metrics
        self._gate = gate
        self._observer = observer
        self._observed: dict[str, _RpcMethodHandler] = {}
        self.started = 0
        self.open = 0

    async def intercept_service(
        self, continuation: _Continuation, handler_call_details: grpc.HandlerCallDetails
    ) -> _Found:
        """The handler of a method, observed; none for an unknown method."""
        path = handler_call_details.method
        if self._observer is not None:
            _METADATA.set(handler_call_details.invocation_metadata or ())
        observed = self._observed.get(path)
        if observed is None:
            handler = await continuation(handler_call_details)
            if handler is None:
                if self._observer is not None:
                    self._observer.unknown_method(path)
                return None
            observed = self._observed[path] = self._observe(handler, path)
        return observed

    def _observe(self, handler: _RpcMethodHandler, path: str) -> _RpcMethodHandler:
        if handler.response_streaming:
            behavior = cast("Behavior", handler.stream_stream)
            return grpc.stream_stream_rpc_method_handler(self._over_grpc(behavior, path))
        behavior = cast("Behavior", handler.stream_unary)
        return grpc.stream_unary_rpc_method_handler(self._over_grpc(behavior, path))

    def _over_grpc(self, behavior: Behavior, path: str) -> Behavior:
        return self.observed(behavior, path, lambda _: _METADATA.get())

    def observed(
        self, behavior: Behavior, path: str, metadata_of: Callable[[CallContext], Metadata]
    ) -> Behavior:
        """What answers a method, with all that happens to a call around it.

        Args:
            behavior: Answers the method.
            path: The method's name on the wire.
            metadata_of: Tells the metadata that a call has come with.
        """
        metrics = self._metrics[path]
        observer = self._observer

        async def observe(requests: object, context: CallContext) -> bytes | None:
            start = time.perf_counter()
            self.started += 1
            self.open += 1
            metrics.started.inc()
            status = grpc.StatusCode.OK
            notes = None
            if observer is not None:
                notes = observer.begin(path, metadata_of(context), context)
            try:
                await self._gate.passed()
                response = await behavior(requests, context if notes is None else notes)
            except asyncio.CancelledError:
                status = _cause_of_cancellation(context, time.perf_counter() - start)
                raise
            except Exception:  # aborted with a status, or broken off
                status = context.code() or grpc.StatusCode.CANCELLED
                raise
            else:
                if notes is not None:
                    notes.answered(response)
                return response
            finally:
                self.open -= 1
                seconds = time.perf_counter() - start
                metrics.seconds.observe(seconds)
                metrics.handled[status.name].inc()
                if observer is not None and notes is not None:
                    observer.end(notes, status, seconds)

        return observe


def _cause_of_cancellation(context: CallContext, elapsed: float) -> grpc.StatusCode:
    """Whether the client has cancelled, or its deadline has passed; grpc.aio does not tell."""
    remaining = context.time_remaining()
    if remaining is None:
        return grpc.StatusCode.CANCELLED
    if remaining <= _DEADLINE_SLACK + _TIMEOUT_ROUNDING * (elapsed + remaining):
        return grpc.StatusCode.DEADLINE_EXCEEDED
    return grpc.StatusCode.CANCELLED
