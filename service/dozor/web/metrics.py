"""The metrics of the HTTP port: which requests come in which protocol, and how many connections."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge

from dozor.web.asgi import Scope
from dozor.web.rpc import WEB_METHODS
from dozor.web.site import OPENAPI, OPERATION

HTTP = "http"
"""The protocol of whatever is no RPC."""

_CONNECT, _JSON, _GRPC_WEB = "connect", "connect+json", "grpc-web"
_OTHER = "other"
_PAGE = "/"


class WebMetrics:
    """The series of the port."""

    def __init__(self, registry: CollectorRegistry, connections: Callable[[], int]) -> None:
        requests = Counter(
            "dozor_web_requests_total",
            "Requests over HTTP: of RPCs by their protocol, of others by their path.",
            ("protocol", "route"),
            registry=registry,
        )
        rpcs = {
            (method.path, protocol): requests.labels(protocol, method.path)
            for method in WEB_METHODS
            for protocol in (_CONNECT, _JSON, _GRPC_WEB)
        }
        others = {
            (route, HTTP): requests.labels(HTTP, route)
            for route in (*OPERATION, OPENAPI, _PAGE, _OTHER)
        }
        self._requests = {**rpcs, **others}
        Gauge(
            "dozor_web_connections",
            "Connections over HTTP that are open.",
            registry=registry,
        ).set_function(connections)

    def count(self, path: str, protocol: str) -> None:
        """Count a request."""
        series = self._requests.get((path, protocol))
        (series or self._requests[_OTHER, HTTP]).inc()


def protocol_of(scope: Scope) -> str:
    """In which protocol an RPC is called."""
    if scope["method"] == "GET":
        return _JSON if b"encoding=json" in scope["query_string"] else _CONNECT
    kind = next((value for name, value in scope["headers"] if name == b"content-type"), b"")
    if kind.startswith(b"application/grpc-web"):
        return _GRPC_WEB
    return _JSON if b"json" in kind else _CONNECT
