"""Spans arrive at a collector, and its absence harms nobody."""

import subprocess
import sys
import time
from pathlib import Path

import grpc
import pytest

import dozor
from dozor.rulebooks import RulebookLibrary
from dozor.server.methods import RAIDS, STATION
from dozor.v1 import raid_service_pb2
from dozor.v1 import station_service_pb2 as pb
from dozor.v1.station_pb2 import Winner
from tests.server.calling import (
    ENGAGEMENT,
    RESOLVE,
    RESOLVE_STREAM,
    batch,
    failure,
    open_channel,
    stream,
    unary,
)
from tests.server.collector import attributes, collector
from tests.server.logged import environment, logged_server
from tests.server.running import PATIENCE
from tests.wire.test_raid_service import small_raid

REQUEST = ENGAGEMENT.SerializeToString()
TRACE = "0af7651916cd43dd8448eb211c80319c"
PARENT = "b7ad6b7169203331"
SAMPLED = ("traceparent", f"00-{TRACE}-{PARENT}-01")
NOT_SAMPLED = ("traceparent", f"00-{TRACE}-{PARENT}-00")
AT_ONCE = {"OTEL_BSP_SCHEDULE_DELAY": "50"}


def call(channel: grpc.Channel, *metadata: tuple[str, str]) -> bytes:
    return bytes(unary(channel, RESOLVE)(REQUEST, metadata=metadata))


def test_a_call_is_a_span_of_its_callers_trace() -> None:
    with (
        collector() as collected,
        logged_server(
            *("--tracing-endpoint", collected.endpoint, "--log-calls", "all"), variables=AT_ONCE
        ) as server,
        open_channel(server.address) as channel,
    ):
        sent = (SAMPLED, ("tracestate", "game=abc"), ("x-request-id", "mine"))
        answer = pb.ResolveEngagementResponse.FromString(call(channel, *sent))
        (span,) = collected.wait_for(1)
        (line,) = server.wait_for("call")
    assert (span.trace_id.hex(), span.parent_span_id.hex()) == (TRACE, PARENT)
    assert span.trace_state == "game=abc"
    assert (line["trace_id"], line["span_id"]) == (TRACE, span.span_id.hex())
    assert span.name == RESOLVE.removeprefix("/")
    assert span.kind == span.SPAN_KIND_SERVER
    assert span.status.code == span.status.STATUS_CODE_UNSET
    assert 0 < span.end_time_unix_nano - span.start_time_unix_nano < 60_000_000_000
    assert attributes(span.attributes) == {
        "rpc.system": "grpc",
        "rpc.service": STATION,
        "rpc.method": "ResolveEngagement",
        "rpc.grpc.status_code": 0,
        "dozor.request_id": "mine",
        "dozor.kind": "engagement",
        "dozor.winner": Winner.Name(answer.outcome.winner).removeprefix("WINNER_"),
        "dozor.rulebook": f"{answer.rulebook.name} {answer.rulebook.version}",
        "dozor.rulebook.digest": answer.rulebook.digest,
    }
    assert collected.resource["service.name"] == "dozor"
    assert collected.resource["service.version"] == dozor.__version__


def test_every_kind_of_call_has_its_span() -> None:
    with (
        collector() as collected,
        logged_server(
            *("--tracing-endpoint", collected.endpoint, "--log-calls", "none"), variables=AT_ONCE
        ) as server,
        open_channel(server.address) as channel,
    ):
        breach = raid_service_pb2.ResolveBreachRequest(raid=small_raid())
        raid = raid_service_pb2.ResolveRaidRequest(raid=small_raid())
        unary(channel, f"/{RAIDS}/ResolveBreach")(breach.SerializeToString())
        unary(channel, f"/{RAIDS}/ResolveRaid")(raid.SerializeToString())
        list(stream(channel, RESOLVE_STREAM, [batch(2)]))
        failure(lambda: unary(channel, RESOLVE)(b"\xff"))
        spans = {span.name.rpartition("/")[2]: span for span in collected.wait_for(4)}
        assert server.stop() == 0
    assert not server.named("call")
    told = {name: attributes(span.attributes) for name, span in spans.items()}
    gang = next(b for b in RulebookLibrary.bundled().identities() if b.name == "gang")
    assert told["ResolveBreach"]["dozor.kind"] == "breach"
    assert told["ResolveBreach"]["dozor.rulebook"] == f"gang {gang.version}"
    assert told["ResolveRaid"]["dozor.kind"] == "raid"
    assert "dozor.kind" not in told["ResolveBatchStream"]
    assert told["ResolveEngagement"]["rpc.grpc.status_code"] == 3
    assert told["ResolveEngagement"]["dozor.reason"] == "MALFORMED_REQUEST"
    assert len({span.trace_id for span in spans.values()}) == 4
    assert not any(span.parent_span_id for span in spans.values())


def test_the_caller_decides_what_is_traced_and_the_ratio_where_it_does_not() -> None:
    with (
        collector() as collected,
        logged_server(
            *("--tracing-endpoint", collected.endpoint, "--tracing-sample-ratio", "0"),
            variables=AT_ONCE,
        ) as server,
        open_channel(server.address) as channel,
    ):
        for metadata in ((), (NOT_SAMPLED,), (("traceparent", "nonsense"),), (SAMPLED,)):
            call(channel, *metadata)
        assert server.stop() == 0
    assert [span.trace_id.hex() for span in collected.spans] == [TRACE]


def test_what_was_not_sent_is_sent_at_the_stop() -> None:
    variables = {"OTEL_BSP_SCHEDULE_DELAY": "3600000"}
    with collector() as collected:
        with logged_server("--tracing-endpoint", collected.endpoint, variables=variables) as server:
            with open_channel(server.address) as channel:
                for _ in range(3):
                    call(channel)
            assert not collected.spans
            assert server.stop() == 0
        assert len(collected.spans) == 3


def test_the_variables_of_opentelemetry_count() -> None:
    variables = {
        **AT_ONCE,
        "OTEL_SERVICE_NAME": "judge",
        "OTEL_RESOURCE_ATTRIBUTES": "deployment.environment.name=test",
        "OTEL_EXPORTER_OTLP_HEADERS": "x-tenant=metro",
    }
    with (
        collector() as collected,
        logged_server("--tracing-endpoint", collected.endpoint, variables=variables) as server,
        open_channel(server.address) as channel,
    ):
        call(channel)
        collected.wait_for(1)
    assert collected.resource["service.name"] == "judge"
    assert collected.resource["deployment.environment.name"] == "test"
    assert collected.metadata[0]["x-tenant"] == "metro"


def test_an_endpoint_of_https_gets_its_spans_encrypted(tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run(
        (
            "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 "
            f"-subj /CN=localhost -addext subjectAltName=DNS:localhost "
            f"-keyout {key.name} -out {certificate.name}"
        ).split(),
        cwd=tmp_path,
        check=True,
        capture_output=True,
    )
    credentials = grpc.ssl_server_credentials([(key.read_bytes(), certificate.read_bytes())])
    variables = {**AT_ONCE, "OTEL_EXPORTER_OTLP_CERTIFICATE": str(certificate)}
    with (
        collector(credentials) as collected,
        logged_server("--tracing-endpoint", collected.endpoint, variables=variables) as server,
        open_channel(server.address) as channel,
    ):
        call(channel)
        assert len(collected.wait_for(1)) == 1


@pytest.mark.slow
def test_a_collector_that_is_not_there_harms_no_call_and_floods_no_log() -> None:
    variables = {**AT_ONCE, "OTEL_BSP_MAX_QUEUE_SIZE": "10", "OTEL_BSP_MAX_EXPORT_BATCH_SIZE": "5"}
    flags = ("--tracing-endpoint", "http://127.0.0.1:1", "--grace", "2")
    with logged_server(*flags, variables=variables) as server:
        with open_channel(server.address) as channel:
            for _ in range(500):
                call(channel)
            server.wait_for("Queue full, dropping Span.")
        start = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - start < 30
    complaints = [e for e in server.events if e["logger"].startswith("opentelemetry")]
    assert 1 <= len(complaints) <= 6
    assert len({complaint["event"].split()[0] for complaint in complaints}) == len(complaints)
    assert not any("exception" in event for event in server.events)


def test_without_the_packages_it_says_what_to_install() -> None:
    settings = (
        "host='127.0.0.1', grpc_port=0, http_port=0, tracing_endpoint='http://localhost:4317'"
    )
    code = (
        "import sys; sys.modules['opentelemetry'] = None\n"
        "from dozor.server import ServerSettings, run\n"
        f"sys.exit(run(ServerSettings({settings})))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment({}),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert "pip install 'dozor[tracing]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_an_endpoint_nothing_of_it_is_loaded() -> None:
    code = (
        "import asyncio, sys; from dozor.server import ServerSettings, serve\n"
        "settings = ServerSettings(host='127.0.0.1', grpc_port=0, http_port=0)\n"
        "asyncio.run(serve(settings, lambda running: running.request_stop()))\n"
        "assert not any(name.startswith('opentelemetry') for name in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], env=environment({}), timeout=PATIENCE, check=True)
