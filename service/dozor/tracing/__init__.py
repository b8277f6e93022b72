"""Spans of calls for an OpenTelemetry collector. Imports OpenTelemetry only where it is used."""

from dozor.tracing.opening import TracingUnavailable, open_tracing

__all__ = ["TracingUnavailable", "open_tracing"]
