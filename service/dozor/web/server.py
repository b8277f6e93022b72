"""The HTTP server: in the event loop of the process, and with it in its stop."""

import asyncio
import contextlib
import logging
from socket import socket
from typing import Any

from uvicorn.config import Config
from uvicorn.server import ServerState

from dozor.server.sockets import BACKLOG
from dozor.web.connections import Connections
from dozor.web.protocol import KEEP_ALIVE_SECONDS, PATIENCE, WebProtocol

_FLUSH_SECONDS = 1.0
"""Seconds that the last bytes of answers have to leave."""


class WebServer:
    """Serves an ASGI application.

    uvicorn parses requests and calls the application. Its own server is not used: it would take
    the signals, knows no limits for hostile clients, and stops in another order.

    """

    def __init__(self, application: Any) -> None:
        """Not started yet.

        Args:
            application: The ASGI application.
        """
        self._state = ServerState()
        self._connections = Connections()
        self._server: asyncio.Server | None = None
        self._ending = False
        self._config = Config(
            application,
            interface="asgi3",
            lifespan="off",
            ws="none",
            log_config=None,
            log_level=logging.ERROR,  # clients' faults are theirs
            access_log=False,
            proxy_headers=False,
            server_header=False,
            timeout_keep_alive=KEEP_ALIVE_SECONDS,
        )
        self._config.load()

    async def start(self, listener: socket) -> None:
        """Begin to serve on a listening socket, which is closed at the end."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(self._protocol, sock=listener, backlog=BACKLOG)

    def end_connections(self) -> None:
        """Close connections that are idle, and each of the others after its answer."""
        self._ending = True
        for connection in list(self._state.connections):
            assert isinstance(connection, WebProtocol)
            connection.end_soon()

    async def stop(self) -> None:
        """Take no more connections, break off what is still open, and give the port back."""
        if self._server is None:
            return
        self._server.close()
        self.end_connections()
        tasks = list(self._state.tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=_FLUSH_SECONDS)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._connections.all_gone(), _FLUSH_SECONDS)
        for connection in list(self._state.connections):
            connection.transport.abort()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._server.wait_closed(), _FLUSH_SECONDS)

    def _protocol(self) -> WebProtocol:
        protocol = WebProtocol(self._config, self._state, self._connections, PATIENCE)
        protocol.closing = self._ending
        return protocol
