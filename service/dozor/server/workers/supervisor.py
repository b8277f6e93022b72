"""The process that starts the workers, keeps them running, and stops them. It serves nothing."""

import logging
import os
import time
from dataclasses import dataclass
from queue import Empty, SimpleQueue

from dozor.rulebook_id import RulebookId
from dozor.server.sockets import StartupError, reserve
from dozor.server.workers.started import StartedWorker
from dozor.server.workers.told import ToldMetrics
from dozor.settings import ServerSettings

_log = logging.getLogger(__name__)

_FIRST_DELAY, _LONGEST_DELAY = 0.5, 30.0
"""Seconds before a worker is started anew: twice as long each time that it did not last."""

_LASTED = 60.0
"""Seconds of service after which a worker's end is taken for the first."""

_GLANCE = 0.2
"""Seconds between two looks at signals: one that comes just before a wait does not end it."""

_SLACK = 15.0
"""Seconds that a stopping worker may take beyond what the settings allow."""


def worker_count(settings: ServerSettings) -> int:
    """How many processes are to serve."""
    if settings.workers:
        return settings.workers
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1


@dataclass(frozen=True, slots=True)
class End:
    """How the workers have stopped.

    Attributes:
        cut_off: Calls that were still open when the grace was over, and were cut off.
        lost: Workers that did not stop cleanly, with whatever calls they had.
        died: Workers that had ended by themselves before, likewise.
    """

    cut_off: int = 0
    lost: int = 0
    died: int = 0


class Supervisor:
    """Starts the workers of a server, and starts those anew that end by themselves.

    Attributes:
        grpc_port: The port that the workers serve.
        http_port: The port of HTTP, which they serve likewise.
    """

    def __init__(self, settings: ServerSettings) -> None:
        """Take the ports.

        Raises:
            StartupError: One cannot be had.
        """
        self._settings = settings
        self._metrics = ToldMetrics()
        self._wishes: SimpleQueue[str] = SimpleQueue()  # a signal handler may put into it
        self._workers: dict[int, StartedWorker] = {}
        self._failures: dict[int, int] = {}
        self._due: dict[int, float] = {}
        self._died = 0
        self._reservation = reserve(settings.host, settings.grpc_port, "gRPC", "--grpc-port")
        self.grpc_port: int = self._reservation.getsockname()[1]
        try:
            self._web = reserve(settings.host, settings.http_port, "HTTP", "--http-port")
        except StartupError:
            self._reservation.close()
            raise
        self.http_port: int = self._web.getsockname()[1]

    @property
    def rulebooks(self) -> tuple[RulebookId, ...]:
        """What the workers judge by."""
        return next((worker.rulebooks for worker in self._workers.values()), ())

    def request_stop(self) -> None:
        """Have it stop. From any thread, and from signal handlers."""
        self._wishes.put("stop")

    def request_reload(self) -> None:
        """Have every worker look for what has changed. From any thread, and from handlers."""
        self._wishes.put("reload")

    def kill(self) -> None:
        """End all workers at once."""
        for worker in list(self._workers.values()):
            worker.kill()

    def start(self) -> bool:
        """Start all workers and wait until they serve.

        Returns:
            Whether they do; a stop may have been requested before.

        Raises:
            StartupError: One of them cannot.
        """
        for number in range(worker_count(self._settings)):
            self._start(number)
        while not all(worker.serves for worker in self._workers.values()):
            wish = self._wait(_GLANCE)
            if wish == "stop":
                return False
            for worker in self._workers.values():
                if worker.gone:
                    raise StartupError(_reason(worker))
        self._metrics.workers.serving.set(len(self._workers))
        return True

    def watch(self) -> None:
        """Keep the workers running until a stop is requested.

        Raises:
            StartupError: None serves any more, and one that was started anew cannot.
        """
        while True:
            match self._next_wish():
                case "stop":
                    return
                case "reload":
                    for worker in self._workers.values():
                        worker.reload()
            for worker in [worker for worker in self._workers.values() if worker.gone]:
                self._bury(worker)
            self._start_those_due()
            serving = sum(worker.serves for worker in self._workers.values())
            self._metrics.workers.serving.set(serving)

    def stop(self) -> End:
        """Have all workers stop cleanly, and wait for it."""
        settings = self._settings
        end = time.monotonic() + settings.drain_delay + settings.grace + _SLACK
        workers = list(self._workers.values())
        for worker in workers:
            worker.stop()
        while any(not worker.gone for worker in workers):
            left = end - time.monotonic()
            if left <= 0:
                for worker in workers:
                    if not worker.gone:
                        _log.error("worker %d did not stop, and is killed", worker.number)
                        worker.kill()
                end = time.monotonic() + _SLACK
            self._wait(max(left, 0.1))
            serving = sum(not worker.gone for worker in workers)
            self._metrics.workers.serving.set(serving)
        for worker in workers:
            if not worker.stopped_cleanly:
                _log.error("worker %d %s while it stopped", worker.number, worker.end)
        return End(
            cut_off=sum(worker.cut_off for worker in workers),
            lost=sum(not worker.stopped_cleanly for worker in workers),
            died=self._died,
        )

    def close(self) -> None:
        """Give the ports back; whatever still runs is ended at once."""
        self.kill()
        self._reservation.close()
        self._web.close()

    def _start(self, number: int) -> None:
        worker = StartedWorker(
            number,
            self._settings,
            (self.grpc_port, self.http_port),
            lambda _: self._wishes.put("look"),
            self._metrics.families,
        )
        self._workers[number] = worker
        self._metrics.began(worker)

    def _bury(self, worker: StartedWorker) -> None:
        """Take leave of one that has ended by itself, and plan another in its place."""
        number = worker.number
        del self._workers[number]
        self._metrics.ended(worker)
        self._died += not worker.stopped_cleanly
        others_serve = any(other.serves for other in self._workers.values())
        if worker.could_not_start and not others_serve:
            raise StartupError(_reason(worker))
        lasted = worker.serves and time.monotonic() - worker.served_since >= _LASTED
        failures = self._failures[number] = 1 if lasted else self._failures.get(number, 0) + 1
        delay = min(_LONGEST_DELAY, _FIRST_DELAY * 2 ** (failures - 1))
        self._due[number] = time.monotonic() + delay
        _log.error(
            "worker %d (process %d) %s; it is started anew in %g s",
            *(number, worker.pid, worker.end, delay),
        )

    def _start_those_due(self) -> None:
        now = time.monotonic()
        for number in [number for number, due in self._due.items() if due <= now]:
            del self._due[number]
            self._start(number)
            self._metrics.workers.restarts.inc()

    def _next_wish(self) -> str:
        if not self._due:
            return self._wait(_GLANCE)
        return self._wait(max(0.0, min(self._due.values()) - time.monotonic()))

    def _wait(self, seconds: float) -> str:
        try:
            return self._wishes.get(timeout=min(seconds, _GLANCE))
        except Empty:
            return ""


def _reason(worker: StartedWorker) -> str:
    return worker.reason or (
        f"worker {worker.number} {worker.end} before it served; what it wrote says why."
    )
