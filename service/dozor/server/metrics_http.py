"""The metrics over HTTP: /metrics, and a hint everywhere else."""

import logging
import socketserver
import threading
from collections.abc import Callable, Iterable
from socket import socket
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from prometheus_client import CollectorRegistry, make_wsgi_app

_log = logging.getLogger(__name__)

PATH = "/metrics"

_HINT = f"Nothing is here. The metrics are at {PATH}; the service itself speaks gRPC.\n".encode()

_CLIENT_TIMEOUT = 5.0
"""Seconds after which a silent client is dropped."""

_POLL_INTERVAL = 0.1
"""Seconds that a stop waits, at most, for the accepting thread to notice."""


class MetricsServer:
    """Answers scrapes in threads of its own, so that a slow client delays nobody else."""

    def __init__(self, listener: socket, registry: CollectorRegistry) -> None:
        self.port: int = listener.getsockname()[1]
        self._server = _Server(listener, _application(registry))
        self._thread = threading.Thread(
            target=self._server.serve_forever, args=(_POLL_INTERVAL,), name="metrics", daemon=True
        )

    def start(self) -> None:
        """Begin to answer."""
        self._thread.start()

    def stop(self) -> None:
        """Stop accepting and close the port; blocks for a moment."""
        if self._thread.is_alive():
            self._server.shutdown()
        self._server.server_close()


class _RequestHandler(WSGIRequestHandler):
    timeout = _CLIENT_TIMEOUT

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class's name
        _log.debug(format, *args)


class _Server(socketserver.ThreadingMixIn, WSGIServer):
    daemon_threads = True

    def __init__(self, listener: socket, application: WSGIApplication) -> None:
        host, port = listener.getsockname()[:2]
        super().__init__((host, port), _RequestHandler, bind_and_activate=False)
        self.socket.close()
        self.socket = listener
        self.server_name, self.server_port = host, port  # the base class asks DNS for the name
        self.setup_environ()
        self.set_app(application)

    def handle_error(self, request: object, client_address: object) -> None:
        _log.debug("a client of the metrics went away or was too slow", exc_info=True)


def _application(registry: CollectorRegistry) -> WSGIApplication:
    metrics: Callable[[WSGIEnvironment, StartResponse], Iterable[bytes]] = make_wsgi_app(registry)

    def application(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        if environ["PATH_INFO"] == PATH:
            return metrics(environ, start_response)
        start_response("404 Not Found", [("Content-Type", "text/plain; charset=utf-8")])
        return [_HINT]

    return application
