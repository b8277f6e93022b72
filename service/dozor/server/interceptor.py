"""What happens to each call of a known method: counted, timed, and held back at a stop."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias, cast

import grpc

from dozor.server.calls import Behavior, CallContext
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


class CallInterceptor(grpc.aio.ServerInterceptor):
    """Wraps each method's handler once, and has it ready for every further call.

    Attributes:
        started: Number of calls that have reached a handler.
        open: Number of them that are not over yet.
    """

    def __init__(self, metrics: Mapping[str, MethodMetrics], gate: Gate) -> None:
        self._metrics = metrics
        self._gate = gate
        self._observed: dict[str, _RpcMethodHandler] = {}
        self.started = 0
        self.open = 0

    async def intercept_service(
        self, continuation: _Continuation, handler_call_details: grpc.HandlerCallDetails
    ) -> _Found:
        """The handler of a method, observed; none for an unknown method."""
        path = handler_call_details.method
        observed = self._observed.get(path)
        if observed is None:
            handler = await continuation(handler_call_details)
            if handler is None:
                return None
            observed = self._observed[path] = self._observe(handler, self._metrics[path])
        return observed

    def _observe(self, handler: _RpcMethodHandler, metrics: MethodMetrics) -> _RpcMethodHandler:
        if handler.response_streaming:
            behavior = cast("Behavior", handler.stream_stream)
            return grpc.stream_stream_rpc_method_handler(self._observed_behavior(behavior, metrics))
        behavior = cast("Behavior", handler.stream_unary)
        return grpc.stream_unary_rpc_method_handler(self._observed_behavior(behavior, metrics))

    def _observed_behavior(self, behavior: Behavior, metrics: MethodMetrics) -> Behavior:
        async def observed(requests: object, context: CallContext) -> bytes | None:
            start = time.perf_counter()
            self.started += 1
            self.open += 1
            metrics.started.inc()
            status = grpc.StatusCode.OK
            try:
                await self._gate.passed()
                return await behavior(requests, context)
            except asyncio.CancelledError:
                status = _cause_of_cancellation(context, time.perf_counter() - start)
                raise
            except Exception:  # aborted with a status, or broken off
                status = context.code() or grpc.StatusCode.CANCELLED
                raise
            finally:
                self.open -= 1
                metrics.seconds.observe(time.perf_counter() - start)
                metrics.handled[status.name].inc()

        return observed


def _cause_of_cancellation(context: CallContext, elapsed: float) -> grpc.StatusCode:
    """Whether the client has cancelled, or its deadline has passed; grpc.aio does not tell."""
    remaining = context.time_remaining()
    if remaining is None:
        return grpc.StatusCode.CANCELLED
    if remaining <= _DEADLINE_SLACK + _TIMEOUT_ROUNDING * (elapsed + remaining):
        return grpc.StatusCode.DEADLINE_EXCEEDED
    return grpc.StatusCode.CANCELLED
