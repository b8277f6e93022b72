"""The metrics of many processes as those of one server.

prometheus_client's own multiprocess mode would do this through files, which makes every count two
to four times as dear, knows no collectors of one's own and no process metrics. Here a process
counts as if it were alone, and is asked when somebody scrapes.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from prometheus_client import CollectorRegistry
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

GAUGE_RULES: Mapping[str, str] = {
    "dozor_calls_in_flight": "sum",
    "dozor_web_connections": "sum",
    "dozor_draining": "max",
    "dozor_build_info": "max",
    "dozor_rulebook_info": "max",
    # The oldest: what is out of date in one process must be seen.
    "dozor_rulebook_last_reload_success_timestamp_seconds": "min",
    "dozor_rulebook_last_reload_successful": "min",
    "dozor_tls_certificate_expiry_timestamp_seconds": "min",
}
"""How the values of a gauge become one; "sum" for those that are not named."""

_PER_PROCESS = "process_"
"""Of metrics with such names, each process has its own series, told apart by the label `worker`."""

_RULES: Mapping[str, Callable[[float, float], float]] = {
    "sum": lambda a, b: a + b,
    "max": max,
    "min": min,
}

Families = list[dict[str, Any]]
"""Families of metrics as JSON."""

_SeriesKey = tuple[str, tuple[tuple[str, str], ...]]


def families_of(registry: CollectorRegistry) -> Families:
    """All metrics of a process."""
    return [
        {
            "name": family.name,
            "documentation": family.documentation,
            "type": family.type,
            "samples": [[s.name, s.labels, s.value] for s in family.samples],
        }
        for family in registry.collect()
    ]


class Merged(Collector):
    """Families of several processes, each series added to those of its name and labels."""

    def __init__(self) -> None:
        self._heads: dict[str, tuple[str, str]] = {}
        self._series: dict[str, dict[_SeriesKey, float]] = {}

    def add(self, worker: str, families: Families) -> None:
        """Add the metrics of a process that runs."""
        for family in families:
            self._add(family, worker)

    def add_counted(self, families: Families) -> None:
        """Add what a process that has ended had counted; its gauges have no meaning any more."""
        for family in families:
            if family["type"] != "gauge" and not family["name"].startswith(_PER_PROCESS):
                self._add(family, "")

    def copy(self) -> "Merged":
        """The same again, to be added to."""
        other = Merged()
        other._heads = dict(self._heads)
        other._series = {name: dict(series) for name, series in self._series.items()}
        return other

    def collect(self) -> Iterable[Metric]:
        """See `Collector`."""
        for name, (documentation, kind) in self._heads.items():
            metric = Metric(name, documentation, kind)
            for (sample, labels), value in self._series[name].items():
                metric.add_sample(sample, dict(labels), value)
            yield metric

    def _add(self, family: Mapping[str, Any], worker: str) -> None:
        name = family["name"]
        self._heads.setdefault(name, (family["documentation"], family["type"]))
        series = self._series.setdefault(name, {})
        own = {"worker": worker} if name.startswith(_PER_PROCESS) else {}
        rule = GAUGE_RULES.get(name, "sum") if family["type"] == "gauge" else "sum"
        merge = _RULES[rule]
        for sample, labels, value in family["samples"]:
            key = (sample, tuple({**own, **labels}.items()))
            series[key] = merge(series[key], value) if key in series else value
