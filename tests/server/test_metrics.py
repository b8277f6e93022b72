"""The metrics: exact, bounded, and there from the beginning."""

import platform
import threading
import urllib.request
from collections import Counter

import grpc
import pytest
from prometheus_client.openmetrics.parser import text_string_to_metric_families

import dozor
from dozor.rulebooks import RulebookLibrary
from dozor.server.methods import HEALTH, METHODS, RULEBOOKS, STATION
from dozor.station.rules import Rule
from dozor.v1 import station_pb2
from dozor.v1 import station_service_pb2 as pb
from tests.server.calling import (
    ENGAGEMENT,
    RESOLVE,
    RESOLVE_BATCH,
    RESOLVE_STREAM,
    batch,
    eventually,
    failure,
    failure_at,
    stream,
    then_silence,
    unary,
)
from tests.server.running import ThreadServer
from tests.server.scraping import Scrape, handled, method_labels

REQUEST = ENGAGEMENT.SerializeToString()
CHECK = f"/{HEALTH}/Check"


def test_every_method_is_there_from_the_beginning(server: ThreadServer) -> None:
    scrape = Scrape(server)
    for method in METHODS:
        labels = method_labels(method.path)
        assert scrape("grpc_server_started_total", labels) == 0
        assert scrape("grpc_server_handling_seconds_count", labels) == 0
        for code in grpc.StatusCode:
            handled_labels = {**labels, "grpc_code": code.name}
            assert scrape("grpc_server_handled_total", handled_labels) == 0


def test_the_types_are_the_usual_words() -> None:
    types = {method.name: method.type.value for method in METHODS}
    assert types["ResolveEngagement"] == "unary"
    assert types["Watch"] == "server_stream"
    assert types["ResolveBatchStream"] == types["ServerReflectionInfo"] == "bidi_stream"


def test_every_rule_and_outcome_is_there_from_the_beginning(server: ThreadServer) -> None:
    scrape = Scrape(server)
    for rule in Rule:
        assert scrape("dozor_rulings_total", {"rule": rule.value}) == 0
    for winner in ("ATTACKERS", "DEFENDERS", "NOBODY"):
        assert scrape("dozor_outcomes_total", {"kind": "engagement", "winner": winner}) == 0
    for winner in ("OWNER_KEPT", "OWNER_CHANGED"):
        assert scrape("dozor_outcomes_total", {"kind": "turn", "winner": winner}) == 0


def test_calls_are_counted_by_status(server: ThreadServer, channel: grpc.Channel) -> None:
    for _ in range(3):
        unary(channel, RESOLVE)(REQUEST)
    failure(lambda: unary(channel, RESOLVE)(b""))
    unary(channel, CHECK)(b"")
    list(stream(channel, RESOLVE_STREAM, [batch(2), batch(3)]))
    eventually(lambda: handled(server, RESOLVE, "INVALID_ARGUMENT") == 1)
    scrape = Scrape(server)
    unary_call = {"unary", "ResolveEngagement", STATION}
    streamed = {"bidi_stream", "ResolveBatchStream", STATION}
    check = {"unary", "Check", HEALTH}
    assert scrape.counted("grpc_server_started_total") == {
        frozenset(unary_call): 4,
        frozenset(streamed): 1,
        frozenset(check): 1,
    }
    assert scrape.counted("grpc_server_handled_total") == {
        frozenset(unary_call | {"OK"}): 3,
        frozenset(unary_call | {"INVALID_ARGUMENT"}): 1,
        frozenset(streamed | {"OK"}): 1,
        frozenset(check | {"OK"}): 1,
    }
    assert scrape("grpc_server_handling_seconds_count", method_labels(RESOLVE)) == 4
    assert 0 < scrape("grpc_server_handling_seconds_sum", method_labels(RESOLVE)) < 60


def test_combats_are_counted_by_rule_and_outcome(
    server: ThreadServer, channel: grpc.Channel
) -> None:
    answer = pb.ResolveEngagementResponse.FromString(unary(channel, RESOLVE)(REQUEST))
    unary(channel, RESOLVE_BATCH)(batch(4))
    rules = Counter(entry.rule_id for entry in answer.trace if entry.HasField("effect"))
    winner = station_pb2.Winner.Name(answer.outcome.winner).removeprefix("WINNER_")
    scrape = Scrape(server)
    assert rules
    assert scrape.counted("dozor_rulings_total") == {
        frozenset({rule}): 5 * count for rule, count in rules.items()
    }
    assert scrape.counted("dozor_outcomes_total") == {frozenset({"engagement", winner}): 5}
    kind = {"kind": "engagement"}
    assert scrape("dozor_resolve_duration_seconds_count", kind) == 5
    assert 0 < scrape("dozor_resolve_duration_seconds_sum", kind) < 60


def test_a_refused_combat_is_not_counted(server: ThreadServer, channel: grpc.Channel) -> None:
    failure(lambda: unary(channel, RESOLVE)(b""))
    assert Scrape(server).counted("dozor_outcomes_total") == {}


def test_a_cancelled_call_is_counted_as_cancelled(
    server: ThreadServer, channel: grpc.Channel
) -> None:
    watch = channel.unary_stream(f"/{HEALTH}/Watch", bytes, bytes)(b"")
    next(watch)
    watch.cancel()
    eventually(lambda: handled(server, f"/{HEALTH}/Watch", "CANCELLED") == 1)


def test_a_cancelled_idle_stream_is_counted_as_cancelled(
    server: ThreadServer, channel: grpc.Channel, over: threading.Event
) -> None:
    for _ in range(10):
        answers = stream(channel, RESOLVE_STREAM, then_silence(over, batch(1)))
        next(answers)
        answers.cancel()
    eventually(lambda: handled(server, RESOLVE_STREAM, "CANCELLED") == 10)


@pytest.mark.parametrize("timeout", [0.05, 1.1])
def test_a_passed_deadline_is_counted_as_that(
    timeout: float, server: ThreadServer, channel: grpc.Channel
) -> None:
    watch = channel.unary_stream(f"/{HEALTH}/Watch", bytes, bytes)
    failed = failure(lambda: list(watch(b"", timeout=timeout)))
    assert failed.code is grpc.StatusCode.DEADLINE_EXCEEDED
    eventually(lambda: handled(server, f"/{HEALTH}/Watch", "DEADLINE_EXCEEDED") == 1)


def test_nothing_that_a_client_sends_adds_a_series(
    server: ThreadServer, channel: grpc.Channel
) -> None:
    before = set(Scrape(server).values)
    for path in ("/no.such/Method", f"/{STATION}/NoSuchMethod", f"/{RULEBOOKS}/list"):
        with pytest.raises(grpc.RpcError):
            unary(channel, path)(b"")
    for method in METHODS:
        failure_at(channel, method.path, b"\xff")
    unary(channel, RESOLVE)(REQUEST)
    assert set(Scrape(server).values) == before
    assert len(before) < 1_000


def test_the_facts_about_the_server(server: ThreadServer) -> None:
    scrape = Scrape(server)
    for rulebook in RulebookLibrary.bundled().identities():
        labels = {"name": rulebook.name, "version": rulebook.version, "digest": rulebook.digest}
        assert scrape("dozor_rulebook_info", labels) == 1
    build = {"version": dozor.__version__, "python": platform.python_version()}
    assert scrape("dozor_build_info", {**build, "grpcio": grpc.__version__}) == 1


def test_the_metrics_speak_openmetrics_to_whom_asks(server: ThreadServer) -> None:
    request = urllib.request.Request(
        f"http://127.0.0.1:{server.http_port}/metrics",
        headers={"Accept": "application/openmetrics-text; version=1.0.0"},
    )
    with urllib.request.urlopen(request) as response:
        assert response.headers["Content-Type"].startswith("application/openmetrics-text")
        text = response.read().decode()
    families = text_string_to_metric_families(text)  # type: ignore[no-untyped-call]
    assert {"grpc_server_started", "dozor_rulings", "dozor_outcomes"} <= {
        family.name for family in families
    }
