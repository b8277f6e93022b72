"""Spans of calls by OpenTelemetry's SDK, sent in batches over OTLP by a thread of its own."""

import threading
from collections.abc import Mapping

import grpc
from opentelemetry.exporter.otlp.proto.grpc.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import SERVICE_NAME, SERVICE_VERSION, Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.sdk.trace.sampling import ParentBased, TraceIdRatioBased
from opentelemetry.trace import Span, SpanKind, Status, StatusCode, format_span_id, format_trace_id
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

import dozor
from dozor.server.calls import Metadata
from dozor.server.methods import Method
from dozor.server.observed_call import ObservedCall
from dozor.tracing.attributes import of_answer

_Code = grpc.StatusCode

# What the conventions for gRPC count as an error of a server; the others are its client's.
_ERRORS = frozenset(
    {
        _Code.UNKNOWN,
        _Code.DEADLINE_EXCEEDED,
        _Code.UNIMPLEMENTED,
        _Code.INTERNAL,
        _Code.UNAVAILABLE,
        _Code.DATA_LOSS,
    }
)
_W3C = ("traceparent", "tracestate")
_UNNAMED = "unknown_service"
_PROPAGATOR = TraceContextTextMapPropagator()


def otlp_tracing(endpoint: str, sample_ratio: float) -> "OtlpTracing":
    """Tracing to an OTLP endpoint; ``OTEL_*`` variables of the SDK count for the rest."""
    exporter = OTLPSpanExporter(endpoint=endpoint, insecure=endpoint.startswith("http://"))
    provider = TracerProvider(
        sampler=ParentBased(TraceIdRatioBased(sample_ratio)),
        resource=_resource(),
        shutdown_on_exit=False,  # could hold the exit up for half a minute; `close` takes its place
    )
    provider.add_span_processor(BatchSpanProcessor(exporter))
    return OtlpTracing(provider)


def _resource() -> Resource:
    resource = Resource.create({SERVICE_VERSION: dozor.__version__})
    # The environment may name the service; the SDK calls it unknown where nothing does.
    if str(resource.attributes.get(SERVICE_NAME, _UNNAMED)).startswith(_UNNAMED):
        resource = resource.merge(Resource({SERVICE_NAME: "dozor"}))
    return resource


class OtlpTracing:
    """Makes the spans of calls. A `Tracing`."""

    def __init__(self, provider: TracerProvider) -> None:
        self._provider = provider
        self._tracer = provider.get_tracer("dozor", dozor.__version__)

    def begin(self, method: Method, metadata: Metadata) -> "OtlpSpan":
        """The span of a call that has just arrived; its parent is what the caller says."""
        span = self._tracer.start_span(
            method.path.removeprefix("/"),
            context=_PROPAGATOR.extract(_carrier(metadata)),
            kind=SpanKind.SERVER,
            attributes={
                "rpc.system": "grpc",
                "rpc.service": method.service,
                "rpc.method": method.name,
            },
        )
        return OtlpSpan(span)

    def close(self, seconds: float) -> None:
        """Send what has not been sent yet, within some seconds; blocks."""
        # The SDK's own limits do not always hold: a thread that nobody waits for does.
        thread = threading.Thread(target=self._provider.shutdown, daemon=True)
        thread.start()
        thread.join(seconds)


def _carrier(metadata: Metadata) -> Mapping[str, str]:
    carrier: dict[str, str] = {}
    for key, value in metadata:
        if key in _W3C and isinstance(value, str):
            # Several lists of a state are one; several parents are none.
            carrier[key] = f"{carrier[key]},{value}" if key in carrier else value
    return carrier


class OtlpSpan:
    """The span of one call. A `CallSpan`."""

    def __init__(self, span: Span) -> None:
        self._span = span
        context = span.get_span_context()
        self.trace_id = format_trace_id(context.trace_id)
        self.span_id = format_span_id(context.span_id)

    def end(self, call: ObservedCall, code: grpc.StatusCode) -> None:
        """The call is over."""
        span = self._span
        if span.is_recording():
            span.set_attribute("rpc.grpc.status_code", code.value[0])
            span.set_attribute("dozor.request_id", call.request_id)
            if code is not _Code.OK and (reason := call.reason):
                span.set_attribute("dozor.reason", reason)
            if call.response is not None:
                span.set_attributes(of_answer(call.method, call.response))
            if code in _ERRORS:
                span.set_status(Status(StatusCode.ERROR, code.name))
        span.end()
