"""A process that serves beside others: `python -m dozor.server.workers.worker`, by a supervisor.

It says when it serves, tells its metrics when asked, asks for those of all when it is scraped, and
stops when told so by a signal or by its supervisor, or when that is gone.
"""

import asyncio
import contextlib
import logging
import socket
import sys
import threading

from prometheus_client import CollectorRegistry

from dozor.logs import logging_to_stderr
from dozor.server.lifecycle import RunningServer, Shared, serve
from dozor.server.process import new_event_loop, prepare
from dozor.server.signals import Signals
from dozor.server.sockets import StartupError
from dozor.server.workers.merging import Families, Merged, families_of
from dozor.server.workers.messages import Connection
from dozor.settings import ServerSettings
from dozor.web.site import MetricsUnavailable

_log = logging.getLogger(__name__)

_PATIENCE = 5.0
"""Seconds that a scrape waits for the supervisor, which itself waits for each worker."""


def main() -> int:
    """Serve; returns the exit code. The arguments are the connection's file and a number."""
    connection = Connection(socket.socket(fileno=int(sys.argv[1])))
    number = int(sys.argv[2])
    start = connection.receive()
    if start is None:
        return 1
    settings = ServerSettings(**start["settings"])
    prepare()
    # The supervisor counts signals; one to the whole group comes here as well.
    with (
        logging_to_stderr(settings.log_format, settings.log_level, worker=number),
        Signals(patient=True) as signals,
    ):
        try:
            with asyncio.Runner(loop_factory=new_event_loop) as runner:
                worker = _Worker(connection, signals)
                shared = Shared(start["grpc_port"], start["http_port"], worker.all_metrics)
                cut_off = runner.run(serve(settings, worker.ready, shared=shared))
        except StartupError as error:
            connection.send("failed", reason=str(error))
            return 1
    worker.say_goodbye(cut_off)
    return 0


class _Worker:
    def __init__(self, connection: Connection, signals: Signals) -> None:
        self._connection = connection
        self._signals = signals
        self._running: RunningServer | None = None
        self._scrape: asyncio.Future[Families] | None = None

    async def all_metrics(self) -> CollectorRegistry:
        """The metrics of all workers and of the supervisor, who asks them.

        Raises:
            MetricsUnavailable: It does not answer.
        """
        if self._scrape is None:  # else what is on its way will do
            self._scrape = asyncio.get_running_loop().create_future()
            # In a thread: one that does not read would hold up the event loop.
            await asyncio.to_thread(self._connection.send, "scrape")
        try:
            families = await asyncio.wait_for(asyncio.shield(self._scrape), _PATIENCE)
        except TimeoutError:
            self._scrape = None
            raise MetricsUnavailable("the supervisor does not answer") from None
        merged = Merged()
        merged.add("", families)
        registry = CollectorRegistry(auto_describe=True)
        registry.register(merged)
        return registry

    def _scraped(self, families: Families) -> None:
        scrape, self._scrape = self._scrape, None
        if scrape is not None and not scrape.done():
            scrape.set_result(families)

    def ready(self, running: RunningServer) -> None:
        """Obey from now on."""
        self._running = running
        self._loop = asyncio.get_running_loop()
        self._signals.attach(running.request_stop, running.request_reload)
        rulebooks = [list(book) for book in running.rulebooks]
        self._connection.send("ready", rulebooks=rulebooks)
        threading.Thread(target=self._obey, args=[running], name="obey", daemon=True).start()

    def say_goodbye(self, cut_off: int) -> None:
        """Tell what nobody can ask for any more."""
        if self._running is not None:
            families = families_of(self._running.registry)
            self._connection.send("stopped", families=families, cut_off=cut_off)

    def _obey(self, running: RunningServer) -> None:
        while (message := self._connection.receive()) is not None:
            if message["kind"] == "tell":
                families = families_of(running.registry)
                self._connection.send("metrics", families=families, answers=message["number"])
            elif message["kind"] == "scraped":
                self._loop.call_soon_threadsafe(self._scraped, message["families"])
            elif message["kind"] == "reload":
                running.request_reload()
            elif message["kind"] == "stop":
                running.request_stop()
        # The supervisor is gone, and whoever starts the server anew needs the port.
        with contextlib.suppress(RuntimeError):  # the event loop is closed: it has stopped already
            running.skip_drain_delay()
            _log.warning("the supervisor is gone; this worker stops too")
            running.request_stop()


if __name__ == "__main__":
    sys.exit(main())
