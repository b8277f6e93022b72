"""A server that is unavailable for its first calls, and then asks a real one."""

import itertools
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import grpc

FAILURES = 2
"""Calls that fail; the published service config allows more attempts than that."""


class _Flaky(grpc.GenericRpcHandler):
    """Takes unary calls of Dozor; others, such as Health.Watch, it does not know."""

    def __init__(self, behind: grpc.Channel) -> None:
        self._behind = behind
        self._calls = itertools.count()

    def service(self, call: grpc.HandlerCallDetails) -> Any:
        if not call.method.startswith("/dozor."):
            return None
        method: Any = self._behind.unary_unary(call.method)

        def answer(request: bytes, context: grpc.ServicerContext) -> bytes:
            if next(self._calls) < FAILURES:
                context.abort(grpc.StatusCode.UNAVAILABLE, "not yet")
            try:
                return bytes(method(request, timeout=60))
            except grpc.RpcError as error:
                refusal: Any = error
                context.set_trailing_metadata(refusal.trailing_metadata())
                context.abort(refusal.code(), refusal.details())

        return grpc.unary_unary_rpc_method_handler(answer)


@contextmanager
def flaky_server(address: str) -> Iterator[str]:
    """Run one before the server at an address; gives its own."""
    with grpc.insecure_channel(address) as behind, ThreadPoolExecutor() as threads:
        server = grpc.server(threads, [_Flaky(behind)])
        port = server.add_insecure_port("127.0.0.1:0")
        server.start()
        try:
            yield f"127.0.0.1:{port}"
        finally:
            server.stop(None).wait()
