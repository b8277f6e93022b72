"""The HTTP server: in the event loop of the process, and with it in its stop."""

import asyncio
import contextlib
import errno
import logging
import ssl
import time
from collections.abc import Callable
from functools import partial
from socket import socket

from uvicorn.config import Config
from uvicorn.server import ServerState

from dozor.web.asgi import Application
from dozor.web.connections import Connections
from dozor.web.protocol import KEEP_ALIVE_SECONDS, PATIENCE, WebProtocol

_log = logging.getLogger(__name__)

_FLUSH_SECONDS = 1.0
"""Seconds that the last bytes of answers have to leave."""

_FILES_PAUSE = 0.2
"""Seconds to the next try where no more files may be opened."""

_ROOM_PAUSE = 0.005
"""The same after a connection had to make room: it has to be gone."""

_COMPLAINT_INTERVAL = 60.0
"""Seconds between two lines of the log about that."""


class WebServer:
    """Serves an ASGI application.

    uvicorn parses requests and calls the application. Its own server is not used: it would take
    the signals, knows no limits for hostile clients, and stops in another order. Nor is asyncio's:
    it counts a connection only after the handshake of TLS, keeps one certificate for all time, and
    falls silent where no more files may be opened.
    """

    def __init__(
        self,
        application: Application,
        connections: Connections,
        tls: Callable[[], ssl.SSLContext] | None = None,
    ) -> None:
        """Not started yet.

        Args:
            application: The ASGI application.
            connections: Counts the connections.
            tls: Gets the context for a connection that comes; None: plain text.
        """
        self._state = ServerState()
        self._connections = connections
        self._tls = tls
        self._accepting: asyncio.Task[None] | None = None
        self._arriving: set[asyncio.Task[None]] = set()
        self._ending = False
        self._next_complaint = 0.0
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

    def start(self, listener: socket) -> None:
        """Begin to serve on a listening socket."""
        listener.setblocking(False)  # noqa: FBT003 - the socket's own
        self._accepting = asyncio.ensure_future(self._accept(listener))

    def end_connections(self) -> None:
        """Close connections that are idle, and each of the others after its answer."""
        self._ending = True
        for connection in list(self._state.connections):
            assert isinstance(connection, WebProtocol)
            connection.end_soon()

    async def stop(self) -> None:
        """Take no more connections, and break off what is still open."""
        if self._accepting is None:
            return
        self.end_connections()
        tasks = [self._accepting, *self._arriving, *self._state.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=_FLUSH_SECONDS)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._connections.all_gone(), _FLUSH_SECONDS)
        for connection in list(self._state.connections):
            connection.transport.abort()

    async def _accept(self, listener: socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                client, _ = listener.accept()  # the loop's own would lose one that a stop overtakes
            except BlockingIOError:
                await _readable(listener)
                continue
            except OSError as error:  # also of a client that has gone before it was accepted
                if error.errno in {errno.EMFILE, errno.ENFILE}:
                    self._tell_of_files()
                    made_room = self._connections.make_room()
                    await asyncio.sleep(_ROOM_PAUSE if made_room else _FILES_PAUSE)
                else:
                    await asyncio.sleep(0)
                continue
            client.setblocking(False)  # noqa: FBT003 - the socket's own
            arriving = loop.create_task(self._arrive(client))
            self._arriving.add(arriving)
            arriving.add_done_callback(self._arriving.discard)
            arriving.add_done_callback(partial(_close_unless_begun, client))
            await asyncio.sleep(0)  # the others' turn

    async def _arrive(self, client: socket) -> None:
        """Let a client in, once TLS is settled."""
        loop = asyncio.get_running_loop()
        protocol = WebProtocol(self._config, self._state, self._connections, PATIENCE)
        protocol.closing = self._ending
        task = asyncio.current_task()
        assert task is not None
        if not protocol.arrive(task.cancel):
            client.close()
            return
        context = None if self._tls is None else self._tls()
        try:
            await loop.connect_accepted_socket(lambda: protocol, client, ssl=context)
        except (OSError, asyncio.CancelledError):  # of TLS too, with a client that is none of ours
            protocol.never_came()
            client.close()
            if protocol.transport is not None:  # it had just been made, and uvloop does not tell
                protocol.connection_lost(ConnectionAbortedError())

    def _tell_of_files(self) -> None:
        now = time.monotonic()
        if now >= self._next_complaint:
            self._next_complaint = now + _COMPLAINT_INTERVAL
            _log.error("no more files may be opened: raise the limit, or see who holds connections")


async def _readable(listener: socket) -> None:
    loop = asyncio.get_running_loop()
    readable = asyncio.Event()
    loop.add_reader(listener, readable.set)
    try:
        await readable.wait()
    finally:
        loop.remove_reader(listener)


def _close_unless_begun(client: socket, arriving: asyncio.Task[None]) -> None:
    if arriving.cancelled():  # by a stop, before its first step
        client.close()
