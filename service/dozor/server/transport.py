"""The gRPC server itself: its options, and which handler answers which method."""

from collections.abc import Mapping
from typing import Any

import grpc

from dozor.api import MAX_RESPONSE_BYTES, Api
from dozor.server.calls import Handler, guarded
from dozor.server.gate import Gate
from dozor.server.handlers import dozor_handlers
from dozor.server.health import Health
from dozor.server.interceptor import CallInterceptor
from dozor.server.methods import METHODS, Method, RpcType
from dozor.server.reflection import reflection_handlers
from dozor.server.security import Security
from dozor.server.sockets import StartupError, at, listen
from dozor.settings import ServerSettings

MAX_REQUEST_BYTES = 4 * 1024 * 1024
"""gRPC's own default, written down because the contract promises it: 10,000 items fit."""

_OPTIONS = (
    # A second server on a busy port would share it silently.
    ("grpc.so_reuseport", 0),
    ("grpc.max_receive_message_length", MAX_REQUEST_BYTES),
    # The API refuses larger answers with details; this is the net below it.
    ("grpc.max_send_message_length", MAX_RESPONSE_BYTES),
)


def build_server(
    api: Api, gate: Gate, health: Health, calls: CallInterceptor, security: Security
) -> grpc.aio.Server:
    """A server with all services, not started and without a port."""
    handlers = security.guard(
        {**dozor_handlers(api, gate), **health.handlers(), **reflection_handlers()}
    )
    return grpc.aio.server(handlers=[_Dispatcher(handlers)], interceptors=[calls], options=_OPTIONS)


def take_port(server: grpc.aio.Server, settings: ServerSettings, security: Security) -> int:
    """Have a server listen, and tell on which port.

    Raises:
        StartupError: The port cannot be had.
    """
    if settings.grpc_port:
        # gRPC says of every fault that it failed to bind; a socket tells why.
        listen(settings.host, settings.grpc_port, "gRPC", "--grpc-port").close()
    address = at(settings.host, settings.grpc_port)
    try:
        if security.credentials is not None:
            return server.add_secure_port(address, security.credentials)
        return server.add_insecure_port(address)
    except RuntimeError as error:
        raise StartupError(f"gRPC cannot listen on {address}: {error}") from error


class _Dispatcher(grpc.GenericRpcHandler):
    """Finds handlers by their methods' names; every method of the contracts has one."""

    def __init__(self, handlers: Mapping[str, Handler]) -> None:
        self._handlers = {
            method.path: _rpc_method_handler(method, handlers[method.path]) for method in METHODS
        }

    def service(
        self, handler_call_details: grpc.HandlerCallDetails
    ) -> "grpc.RpcMethodHandler[Any, Any] | None":
        return self._handlers.get(handler_call_details.method)


def _rpc_method_handler(method: Method, handler: Handler) -> "grpc.RpcMethodHandler[Any, Any]":
    """A handler that reads its requests itself, which makes every method one that streams them."""
    behavior = guarded(method.path, handler)
    if method.type in (RpcType.SERVER_STREAM, RpcType.BIDI_STREAM):
        return grpc.stream_stream_rpc_method_handler(behavior)
    return grpc.stream_unary_rpc_method_handler(behavior)
