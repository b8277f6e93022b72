"""Turns tracing on, where it is asked for."""

from importlib import import_module
from typing import Protocol, cast

from dozor.errors import DozorError
from dozor.server.call_observer import Tracing


class TracingUnavailable(DozorError):
    """Tracing is asked for, but OpenTelemetry is not installed."""


class _Spans(Protocol):
    def otlp_tracing(self, endpoint: str, sample_ratio: float) -> Tracing: ...


def open_tracing(endpoint: str, sample_ratio: float) -> Tracing | None:
    """Tracing to an OTLP endpoint; none without one.

    Args:
        endpoint: ``http://host:port`` or ``https://host:port``, or empty.
        sample_ratio: Share of the calls whose caller has not decided it that get a span.

    Raises:
        TracingUnavailable: The packages that it needs are not installed.
    """
    if not endpoint:
        return None
    try:
        spans = cast("_Spans", import_module("dozor.tracing.spans"))
    except ImportError as error:
        raise TracingUnavailable(
            f"tracing_endpoint is set, but OpenTelemetry is not installed ({error}): "
            "run pip install 'dozor[tracing]', or leave tracing_endpoint empty"
        ) from error
    return spans.otlp_tracing(endpoint, sample_ratio)
