"""The metrics about rulebooks: which there are, and how reading them anew went."""

import time
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from dozor.rulebook_id import RulebookId


class RulebookMetrics(Collector):
    """What the server judges by, replaced as a whole; and what has become of reloads."""

    def __init__(self, registry: CollectorRegistry, rulebooks: Iterable[RulebookId]) -> None:
        self._rulebooks = tuple(rulebooks)
        registry.register(self)
        reloads = Counter(
            "dozor_rulebook_reloads_total",
            "Times that the rulebooks were read anew, by whether they could be used.",
            ("result",),
            registry=registry,
        )
        self._successes, self._failures = reloads.labels("success"), reloads.labels("failure")
        self._last = Gauge(
            "dozor_rulebook_last_reload_success_timestamp_seconds",
            "When the rulebooks were last read and taken, at the start or by a reload.",
            registry=registry,
        )
        self._last.set(time.time())
        self._successful = Gauge(
            "dozor_rulebook_last_reload_successful",
            "Whether the rulebooks could be used when they were last read: 1 or 0.",
            registry=registry,
        )
        self._successful.set(1)

    def reloaded(self, rulebooks: Iterable[RulebookId]) -> None:
        """Count a reload that succeeded, and tell of its rulebooks from now on."""
        self._rulebooks = tuple(rulebooks)
        self._successes.inc()
        self._successful.set(1)
        self._last.set(time.time())

    def failed(self) -> None:
        """Count a reload that failed."""
        self._failures.inc()
        self._successful.set(0)

    def describe(self) -> Iterable[GaugeMetricFamily]:
        """The same; has the registry know the name."""
        return self.collect()

    def collect(self) -> Iterable[GaugeMetricFamily]:
        """The rulebooks."""
        info = GaugeMetricFamily(
            "dozor_rulebook_info",
            "The rulebooks that the server has; always 1.",
            labels=("name", "version", "digest"),
        )
        for rulebook in self._rulebooks:
            info.add_metric(rulebook, 1)
        yield info
