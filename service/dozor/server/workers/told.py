"""The metrics of a server of several processes."""

import threading
import time

from prometheus_client import CollectorRegistry, ProcessCollector, disable_created_metrics

from dozor.server.process_metrics import WorkerMetrics
from dozor.server.workers.merging import Families, Merged, families_of
from dozor.server.workers.started import StartedWorker

_PATIENCE = 2.0
"""Seconds that a scrape waits for a worker; then what it has told last must do."""


class ToldMetrics:
    """Asks the workers when somebody asks; keeps what those counted that have ended.

    Attributes:
        workers: How many processes serve.
    """

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # as in the workers
        registry = CollectorRegistry()
        self.workers = WorkerMetrics(registry)
        ProcessCollector(registry=registry)
        self._own = registry
        self._lock = threading.Lock()
        self._running: list[StartedWorker] = []
        self._ended = Merged()

    def began(self, worker: StartedWorker) -> None:
        """Ask this one too."""
        with self._lock:
            self._running.append(worker)

    def ended(self, worker: StartedWorker) -> None:
        """Keep what this one has counted, as far as it was told."""
        with self._lock:
            self._running.remove(worker)
            self._ended.add_counted(worker.families)

    def families(self) -> Families:
        """All metrics as they are now. Asks the workers; may take a moment. From any thread."""
        with self._lock:
            running = list(self._running)
        end = time.monotonic() + _PATIENCE
        for wait in [worker.ask() for worker in running if worker.serves]:
            wait(end)
        with self._lock:
            merged = self._ended.copy()
            for worker in self._running:
                merged.add(str(worker.number), worker.families)
        merged.add("supervisor", families_of(self._own))
        registry = CollectorRegistry(auto_describe=True)
        registry.register(merged)
        return families_of(registry)
