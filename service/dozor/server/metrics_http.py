"""The metrics over HTTP: /metrics, and a hint everywhere else."""

import contextlib
import errno
import logging
import socketserver
import threading
import time
from collections.abc import Callable, Iterable
from socket import SHUT_RDWR, socket
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from prometheus_client import CollectorRegistry, make_wsgi_app

_log = logging.getLogger(__name__)

PATH = "/metrics"

MAX_CLIENTS = 32
"""Connections at once, each with a thread."""

_HINT = f"Nothing is here. The metrics are at {PATH}; the service itself speaks gRPC.\n".encode()

_CLIENT_TIMEOUT = 5.0
"""Seconds after which a silent client is dropped."""

_POLL_INTERVAL = 0.1
"""Seconds that a stop waits, at most, for the accepting thread to notice."""

_FILES_PAUSE = 0.2
"""Seconds to the next try where no more files may be opened."""

_COMPLAINT_INTERVAL = 60.0
"""Seconds between two lines of the log about that."""

Source = Callable[[], CollectorRegistry]
"""Gets what there is to tell now."""


class MetricsServer:
    """Answers scrapes in threads of its own, so that a slow client delays nobody else."""

    def __init__(self, listener: socket, source: Source) -> None:
        self.port: int = listener.getsockname()[1]
        self._server = _Server(listener, _application(source))
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


class _Clients:
    """The open connections: as many as are allowed, the newest of those that have asked nothing.

    A client that has not sent its whole request makes room for one that comes; so neither many
    silent connections nor many threads keep a scrape from its answer.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._silent: dict[socket, None] = {}  # in the order of arrival
        self._answered: set[socket] = set()

    def admit(self, client: socket) -> bool:
        """Take note of one who comes; whether there is room."""
        with self._lock:
            if len(self._silent) + len(self._answered) >= MAX_CLIENTS:
                if not self._silent:
                    return False
                oldest = next(iter(self._silent))
                del self._silent[oldest]
                _end(oldest)
            self._silent[client] = None
            return True

    def asked(self, client: socket) -> bool:
        """Take note that one has sent its request; whether it is to be answered."""
        with self._lock:
            if client not in self._silent:
                return False
            del self._silent[client]
            self._answered.add(client)
            return True

    def leave(self, client: socket) -> None:
        """Forget one whose connection is about to be closed."""
        with self._lock:
            self._silent.pop(client, None)
            self._answered.discard(client)


def _end(client: socket) -> None:
    """Let the thread that reads from a client see its end."""
    with contextlib.suppress(OSError):  # gone already
        client.shutdown(SHUT_RDWR)


class _RequestHandler(WSGIRequestHandler):
    timeout = _CLIENT_TIMEOUT
    server: "_Server"

    def parse_request(self) -> bool:
        return super().parse_request() and self.server.clients.asked(self.connection)

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
        self.clients = _Clients()
        self._next_complaint = 0.0

    def get_request(self) -> tuple[Any, Any]:
        """Accept a connection; where no more files may be opened, not again at once."""
        try:
            return super().get_request()
        except OSError as error:
            if error.errno in {errno.EMFILE, errno.ENFILE}:
                self._tell_of_files()
                time.sleep(_FILES_PAUSE)
            raise

    def _tell_of_files(self) -> None:
        now = time.monotonic()
        if now >= self._next_complaint:
            self._next_complaint = now + _COMPLAINT_INTERVAL
            _log.error("no more files may be opened: raise the limit, or see who holds connections")

    def verify_request(self, request: Any, client_address: object) -> bool:
        return self.clients.admit(request)

    def shutdown_request(self, request: Any) -> None:
        self.clients.leave(request)
        super().shutdown_request(request)

    def handle_error(self, request: object, client_address: object) -> None:
        _log.debug("a client of the metrics went away or was too slow", exc_info=True)


def _application(source: Source) -> WSGIApplication:
    def application(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        if environ["PATH_INFO"] == PATH:
            answer: WSGIApplication = make_wsgi_app(source())
            return answer(environ, start_response)
        start_response("404 Not Found", [("Content-Type", "text/plain; charset=utf-8")])
        return [_HINT]

    return application
