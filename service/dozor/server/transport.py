"""The gRPC server itself: its options, and which handler answers which method."""

from collections.abc import Mapping
from typing import Any

import grpc

from dozor.server.calls import Handler, guarded
from dozor.server.interceptor import CallInterceptor
from dozor.server.methods import METHODS, Method, RpcType
from dozor.server.security import Security
from dozor.server.sockets import StartupError, at, listen
from dozor.settings import ServerSettings

_NEVER_MS = 2**31 - 1


def build_server(
    services: Mapping[str, Handler],
    calls: CallInterceptor,
    settings: ServerSettings,
    *,
    shared: bool,
) -> grpc.aio.Server:
    """A server, not started and without a port.

    Args:
        services: The handlers of all methods, by the methods' names on the wire.
        calls: What happens to each call.
        settings: The limits.
        shared: Whether other processes serve on the same port.
    """
    return grpc.aio.server(
        handlers=[_Dispatcher(services)],
        interceptors=[calls],
        options=_options(settings, shared=shared),
    )


def _options(settings: ServerSettings, *, shared: bool) -> list[tuple[str, int]]:
    return [
        # A second server on a busy port would share it silently.
        ("grpc.so_reuseport", int(shared)),
        # gRPC unpacks a message before it looks at its size: a mebibyte could become a gibibyte.
        ("grpc.compression_enabled_algorithms_bitset", 1),
        # Of answers the API takes care: it refuses with details those that are too large.
        ("grpc.max_receive_message_length", settings.max_request_bytes),
        ("grpc.max_concurrent_streams", settings.max_concurrent_streams),
        ("grpc.max_connection_age_ms", _limit_ms(settings.max_connection_age)),
        ("grpc.max_connection_age_grace_ms", _ms(settings.max_connection_age_grace)),
        ("grpc.max_connection_idle_ms", _limit_ms(settings.max_connection_idle)),
        ("grpc.keepalive_time_ms", _limit_ms(settings.keepalive_time)),
        ("grpc.keepalive_timeout_ms", _ms(settings.keepalive_timeout)),
        # Without it a ping of keepalive may stay unanswered for a minute all the same.
        ("grpc.http2.ping_timeout_ms", _ms(settings.keepalive_timeout)),
        # Clients may ping, and are pinged, also while they have no calls.
        ("grpc.keepalive_permit_without_calls", 1),
        ("grpc.http2.min_ping_interval_without_data_ms", _ms(settings.keepalive_min_interval)),
    ]


def _ms(seconds: float) -> int:
    return min(round(seconds * 1000), _NEVER_MS)


def _limit_ms(seconds: float) -> int:
    """Milliseconds of a setting whose 0 means that there is no limit."""
    return max(1, _ms(seconds)) if seconds else _NEVER_MS


def take_port(
    server: grpc.aio.Server,
    settings: ServerSettings,
    security: Security,
    shared_port: int | None,
) -> int:
    """Have a server listen, and tell on which port.

    Args:
        server: The server.
        settings: Where to listen.
        security: With which certificates, if any.
        shared_port: The port that other processes serve as well, and that was reserved for them;
            None: the one of the settings, for this process alone.

    Raises:
        StartupError: The port cannot be had.
    """
    port = settings.grpc_port if shared_port is None else shared_port
    if shared_port is None and port:
        # gRPC says of every fault that it failed to bind; a socket tells why.
        listen(settings.host, port, "gRPC", "--grpc-port").close()
    address = at(settings.host, port)
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
