"""The HTTP port of a server: put together, started, and stopped with the rest."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from socket import socket

from prometheus_client import CollectorRegistry

from dozor.server.call_observer import CallObserver
from dozor.server.calls import Behavior, CallContext, Handler, Metadata, guarded
from dozor.server.interceptor import CallInterceptor
from dozor.server.limits import CallLimit
from dozor.server.security import Security
from dozor.settings import ServerSettings, split_origins
from dozor.web.app import WebApp
from dozor.web.connections import Connections
from dozor.web.context import WebContext
from dozor.web.cors import with_cors
from dozor.web.metrics import WebMetrics
from dozor.web.rpc import WEB_METHODS, Rpcs
from dozor.web.server import WebServer
from dozor.web.site import Registry, site

_MOST_BODIES = 32
"""So many of the largest requests may have come in part; more calls than that are small ones."""


@dataclass(frozen=True, slots=True)
class Told:
    """Whom the port tells of requests, and what it tells of the server.

    Attributes:
        registry: Where its own metrics are registered.
        all_metrics: Gets what a scrape is told.
        ready: Whether the server serves, and does not drain.
        grpc_port: Gets the port for gRPC, once the server listens.
        observer: Takes notes of calls, if anybody does.
    """

    registry: CollectorRegistry
    all_metrics: Registry
    ready: Callable[[], bool]
    grpc_port: Callable[[], int]
    observer: CallObserver | None


class WebPort:
    """The HTTP port."""

    def __init__(
        self,
        services: Mapping[str, Handler],
        calls: CallInterceptor,
        limit: CallLimit,
        security: Security,
        settings: ServerSettings,
        told: Told,
    ) -> None:
        """Put it together.

        Args:
            services: The handlers of the methods, by the methods' names on the wire.
            calls: What happens to each call.
            limit: Counts what is being worked on.
            security: Certificates.
            settings: Origins, limits.
            told: What it tells, and whom.
        """
        behaviors = {
            path: calls.observed(_written(path, services[path], limit), path, _metadata)
            for path in (method.path for method in WEB_METHODS)
        }
        connections = Connections(_MOST_BODIES * settings.max_request_bytes)
        https = settings.http_tls
        self._rpcs = Rpcs(behaviors, settings.max_request_bytes)
        self._app = WebApp(
            self._rpcs,
            site(told.all_metrics, told.ready, told.grpc_port),
            WebMetrics(told.registry, lambda: len(connections)),
            unknown_method=None if told.observer is None else told.observer.unknown_method,
            plain_beside_tls=security.asks_for_tls and not https,
        )
        self._server = WebServer(
            with_cors(self._app, split_origins(settings.cors_origins)),
            connections,
            security.https if https else None,
        )

    def start(self, listener: socket) -> None:
        """Begin to serve on a listening socket."""
        self._server.start(listener)

    def refuse_calls(self) -> None:
        """Answer the RPCs that are here, and refuse others; connections that are idle are closed.

        Probes and metrics are answered on.
        """
        self._rpcs.refuse()
        self._server.end_connections()

    async def idle(self) -> None:
        """Return once no RPC is in flight: clients have taken the last bytes of their answers."""
        await self._app.idle()

    @property
    def unsent(self) -> int:
        """Number of RPCs in flight that no handler works on: their answers are being taken."""
        return self._app.open - self._rpcs.at_work

    async def stop(self) -> None:
        """Take no more connections, and break off what is still open."""
        await self._server.stop()


def _written(path: str, handler: Handler, limit: CallLimit) -> Behavior:
    """What answers a method, up to the answer as its client wants it.

    To write JSON may take longer than to resolve; it is part of the call.
    """

    async def behave(web: object, context: CallContext) -> bytes | None:
        assert isinstance(web, WebContext)

        async def handle(context: CallContext) -> bytes | None:
            response = await handler(context)
            if response is not None:
                with limit.counted():
                    await web.write(response)
            return response

        return await guarded(path, handle)(None, context)

    return behave


def _metadata(context: CallContext) -> Metadata:
    return tuple(context.invocation_metadata())
