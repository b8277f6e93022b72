"""An OpenTelemetry collector: a gRPC server with the service of OTLP for traces."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import grpc
from opentelemetry.proto.collector.trace.v1 import trace_service_pb2 as otlp
from opentelemetry.proto.collector.trace.v1 import trace_service_pb2_grpc as otlp_grpc
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from tests.server.calling import eventually

Attributes = dict[str, Any]


def attributes(pairs: Any) -> Attributes:
    """Attributes as Python's own values."""
    return {pair.key: getattr(pair.value, pair.value.WhichOneof("value")) for pair in pairs}


@dataclass
class Collector(otlp_grpc.TraceServiceServicer):
    """Keeps all that it gets."""

    endpoint: str = ""
    requests: list[otlp.ExportTraceServiceRequest] = field(default_factory=list)
    metadata: list[dict[str, str | bytes]] = field(default_factory=list)

    def Export(
        self, request: otlp.ExportTraceServiceRequest, context: grpc.ServicerContext
    ) -> otlp.ExportTraceServiceResponse:
        self.requests.append(request)
        self.metadata.append(dict(context.invocation_metadata()))
        return otlp.ExportTraceServiceResponse()

    @property
    def spans(self) -> list[Span]:
        """All spans so far."""
        return [
            span
            for request in self.requests
            for resource in request.resource_spans
            for scope in resource.scope_spans
            for span in scope.spans
        ]

    @property
    def resource(self) -> Attributes:
        """What the spans' sender says of itself."""
        return attributes(self.requests[0].resource_spans[0].resource.attributes)

    def wait_for(self, count: int) -> list[Span]:
        """Wait for so many spans."""
        eventually(lambda: len(self.spans) >= count)
        return self.spans


@contextmanager
def collector(credentials: grpc.ServerCredentials | None = None) -> Iterator[Collector]:
    """Run a collector."""
    server = grpc.server(ThreadPoolExecutor(2))
    collecting = Collector()
    add: Any = otlp_grpc.add_TraceServiceServicer_to_server  # untyped
    add(collecting, server)
    if credentials is None:
        port = server.add_insecure_port("127.0.0.1:0")
        collecting.endpoint = f"http://127.0.0.1:{port}"
    else:
        port = server.add_secure_port("127.0.0.1:0", credentials)
        collecting.endpoint = f"https://localhost:{port}"
    server.start()
    try:
        yield collecting
    finally:
        server.stop(None).wait()
