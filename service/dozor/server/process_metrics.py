"""The metrics about the processes of a server."""

from prometheus_client import CollectorRegistry, Counter, Gauge


class WorkerMetrics:
    """How many processes serve; for a server as a whole.

    Attributes:
        serving: The processes that serve.
        restarts: How often one was started anew.
    """

    def __init__(self, registry: CollectorRegistry) -> None:
        self.serving = Gauge("dozor_workers", "Processes that serve.", registry=registry)
        self.restarts = Counter(
            "dozor_worker_restarts_total",
            "Processes that were started in place of one that had ended by itself.",
            registry=registry,
        )


class DrainingGauge:
    """Whether the server is about to stop."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._gauge = Gauge(
            "dozor_draining",
            "Whether the server is about to stop, and health says NOT_SERVING: 1 or 0.",
            registry=registry,
        )

    def set(self) -> None:
        """Tell that it is."""
        self._gauge.set(1)
