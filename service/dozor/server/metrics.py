"""What Prometheus can ask: one registry a server, every series created beforehand."""

import platform
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import grpc
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)

import dozor
from dozor.rulebook_id import RulebookId
from dozor.server.methods import METHODS, Method
from dozor.server.resolution_metrics import ResolutionMetrics
from dozor.server.rulebook_metrics import RulebookMetrics

_METHOD_LABELS = ("grpc_service", "grpc_method", "grpc_type")

# From 0.1 ms, because an engagement takes less than one; to 10 s, because of large batches.
_HANDLING_BUCKETS = (
    *(0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1),
    *(0.25, 0.5, 1.0, 2.5, 5.0, 10.0),
)


@dataclass(frozen=True, slots=True)
class MethodMetrics:
    """The series of one method."""

    started: Counter
    handled: Mapping[str, Counter]
    seconds: Histogram


class Metrics:
    """All metrics of one server.

    Attributes:
        registry: Where they are registered; nothing else is.
        methods: The series of the methods, by the methods' names on the wire.
        resolutions: The series about combats; the `Observer` of the API.
        rulebooks: The series about rulebooks.
    """

    def __init__(self, rulebooks: Iterable[RulebookId]) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # a second series for each, which nobody reads
        self.registry = CollectorRegistry()
        self.methods = _method_metrics(self.registry)
        self.resolutions = ResolutionMetrics(self.registry)
        self.rulebooks = RulebookMetrics(self.registry, rulebooks)
        _add_facts(self.registry)
        ProcessCollector(registry=self.registry)


def _method_metrics(registry: CollectorRegistry) -> dict[str, MethodMetrics]:
    started = Counter(
        "grpc_server_started_total",
        "Calls that have reached a handler.",
        _METHOD_LABELS,
        registry=registry,
    )
    handled = Counter(
        "grpc_server_handled_total",
        "Calls that are over, by their status.",
        (*_METHOD_LABELS, "grpc_code"),
        registry=registry,
    )
    seconds = Histogram(
        "grpc_server_handling_seconds",
        "Seconds from a call's arrival at its handler to its end.",
        _METHOD_LABELS,
        buckets=_HANDLING_BUCKETS,
        registry=registry,
    )

    def bind(method: Method) -> MethodMetrics:
        labels = (method.service, method.name, method.type.value)
        return MethodMetrics(
            started=started.labels(*labels),
            handled={code.name: handled.labels(*labels, code.name) for code in grpc.StatusCode},
            seconds=seconds.labels(*labels),
        )

    return {method.path: bind(method) for method in METHODS}


def _add_facts(registry: CollectorRegistry) -> None:
    build_info = Gauge(
        "dozor_build_info",
        "What the server is made of; always 1.",
        ("version", "python", "grpcio"),
        registry=registry,
    )
    build_info.labels(dozor.__version__, platform.python_version(), grpc.__version__).set(1)
