"""What a server takes on at once: beyond that it says no, quickly, and stays well."""

import threading
import time
from collections.abc import Iterable
from dataclasses import replace

import grpc
import pytest
from google.rpc import error_details_pb2

from dozor.api import Api, Observer
from dozor.rulebooks import RulebookLibrary
from dozor.server.methods import HEALTH, RULEBOOKS
from tests.server.calling import (
    ENGAGEMENT,
    RESOLVE,
    RESOLVE_BATCH,
    RESOLVE_STREAM,
    Failure,
    batch,
    eventually,
    failure,
    failure_at,
    ids,
    open_channel,
    stream,
    then_silence,
    unary,
)
from tests.server.running import FREE_PORTS, PATIENCE, server_process, thread_server
from tests.server.scraping import Scrape, handled

REQUEST = ENGAGEMENT.SerializeToString()
CHECK, WATCH = f"/{HEALTH}/Check", f"/{HEALTH}/Watch"
TWO_AT_ONCE = replace(FREE_PORTS, max_concurrent_calls=2, grace=0.1)
Code = grpc.StatusCode


def _retry_after(failed: Failure) -> float:
    retry = error_details_pb2.RetryInfo()
    assert failed.status is not None
    assert any(detail.Unpack(retry) for detail in failed.status.details)
    return retry.retry_delay.ToTimedelta().total_seconds()


@pytest.mark.parametrize("path", [RESOLVE, RESOLVE_BATCH, RESOLVE_STREAM])
def test_calls_beyond_the_limit_are_refused_at_once(path: str, over: threading.Event) -> None:
    with thread_server(TWO_AT_ONCE) as server, open_channel(server.address) as channel:
        hanging = [stream(channel, RESOLVE, then_silence(over)) for _ in range(2)]
        eventually(lambda: Scrape(server)("dozor_calls_in_flight") == 2)
        failed = failure_at(channel, path, batch(1))
        assert (failed.code, failed.reason) == (Code.RESOURCE_EXHAUSTED, "OVERLOADED")
        assert 0 < _retry_after(failed) < 10
        assert Scrape(server)("dozor_calls_shed_total") == 1
        hanging[0].cancel()
        eventually(lambda: Scrape(server)("dozor_calls_in_flight") == 1)
        assert unary(channel, RESOLVE)(REQUEST)


def test_health_is_neither_refused_nor_counted(over: threading.Event) -> None:
    with thread_server(TWO_AT_ONCE) as server, open_channel(server.address) as channel:
        watches = [channel.unary_stream(WATCH, bytes, bytes)(b"") for _ in range(3)]
        for watch in watches:
            next(watch)
        assert Scrape(server)("dozor_calls_in_flight") == 0
        _hanging = [stream(channel, RESOLVE, then_silence(over)) for _ in range(2)]
        eventually(lambda: Scrape(server)("dozor_calls_in_flight") == 2)
        assert unary(channel, CHECK)(b"")
        assert next(channel.unary_stream(WATCH, bytes, bytes)(b"", timeout=PATIENCE))
        assert Scrape(server)("dozor_calls_shed_total") == 0


def test_an_idle_stream_does_not_count_but_its_messages_do(over: threading.Event) -> None:
    one_more = threading.Event()

    def messages() -> Iterable[bytes]:
        yield batch(1)
        one_more.wait(PATIENCE)
        yield batch(2)

    with thread_server(TWO_AT_ONCE) as server, open_channel(server.address) as channel:
        answers = stream(channel, RESOLVE_STREAM, messages())
        assert ids(next(answers)) == ["0"]
        eventually(lambda: Scrape(server)("dozor_calls_in_flight") == 0)
        _hanging = [stream(channel, RESOLVE, then_silence(over)) for _ in range(2)]
        eventually(lambda: Scrape(server)("dozor_calls_in_flight") == 2)
        one_more.set()
        assert failure(lambda: next(answers)).reason == "OVERLOADED"


def test_zero_is_no_limit(over: threading.Event) -> None:
    settings = replace(TWO_AT_ONCE, max_concurrent_calls=0)
    with thread_server(settings) as server, open_channel(server.address) as channel:
        _hanging = [stream(channel, RESOLVE, then_silence(over)) for _ in range(20)]
        eventually(lambda: Scrape(server)("dozor_calls_in_flight") == 20)
        assert unary(channel, RESOLVE)(REQUEST)


@pytest.mark.slow
def test_a_flood_of_fights_is_shed_and_health_answers_before_it_is_over() -> None:
    """Fights never wait for anything: what is too much of them waits in gRPC, unless taken in."""
    settings = "host='127.0.0.1', grpc_port=0, http_port=0, max_concurrent_calls=20"
    with server_process(settings) as server, open_channel(server.address) as channel:
        flood = [unary(channel, RESOLVE).future(REQUEST) for _ in range(900)]
        assert unary(channel, CHECK)(b"")
        answered_early = not all(call.done() for call in flood)
        codes = [call.code() for call in flood]
        shed = Scrape(server)("dozor_calls_shed_total")
    assert set(codes) == {Code.OK, Code.RESOURCE_EXHAUSTED}
    assert codes.count(Code.RESOURCE_EXHAUSTED) == shed > 0
    assert codes.count(Code.OK) >= 20
    assert answered_early


class _SlowApi(Api):
    """Answers slowly, holding the event loop, and counts."""

    worked = 0

    def resolve_engagement(self, request: bytes) -> bytes:
        type(self).worked += 1
        time.sleep(0.5)
        return super().resolve_engagement(request)


@pytest.fixture
def slow_api() -> type[_SlowApi]:
    class Fresh(_SlowApi):
        pass

    return Fresh


def test_a_call_whose_deadline_passes_in_the_queue_is_not_worked_on(
    slow_api: type[_SlowApi],
) -> None:
    def make(library: RulebookLibrary, observer: Observer, limit: int) -> Api:
        return slow_api(library, observer, limit)

    with (
        thread_server(api_factory=make) as server,
        open_channel(server.address) as channel,
    ):
        first = unary(channel, RESOLVE).future(REQUEST)
        eventually(lambda: slow_api.worked == 1)
        late = [unary(channel, RESOLVE).future(REQUEST, timeout=0.2) for _ in range(10)]
        assert {call.code() for call in late} == {Code.DEADLINE_EXCEEDED}
        assert first.result()
        unary(channel, CHECK)(b"")
        eventually(lambda: Scrape(server)("dozor_calls_in_flight") == 0)
        assert slow_api.worked == 1
        assert handled(server, RESOLVE, "OK") == 1


def test_the_largest_request_can_be_set() -> None:
    settings = replace(FREE_PORTS, max_request_bytes=2_000)
    with thread_server(settings) as server, open_channel(server.address) as channel:
        assert unary(channel, RESOLVE_BATCH)(batch(10))
        failed = failure_at(channel, RESOLVE_BATCH, batch(200))
    assert failed.code is Code.RESOURCE_EXHAUSTED
    assert "2000" in failed.message


@pytest.mark.parametrize("path", [RESOLVE_BATCH, RESOLVE_STREAM])
def test_the_largest_answer_can_be_set(path: str) -> None:
    settings = replace(FREE_PORTS, max_response_bytes=4_000)
    with thread_server(settings) as server, open_channel(server.address) as channel:
        assert unary(channel, RESOLVE)(REQUEST)
        failed = failure_at(channel, path, batch(100))
    assert (failed.code, failed.reason) == (Code.RESOURCE_EXHAUSTED, "RESPONSE_TOO_LARGE")
    assert "4000" in failed.message


def test_every_answer_has_that_limit() -> None:
    settings = replace(FREE_PORTS, max_response_bytes=1_024)
    with thread_server(settings) as server, open_channel(server.address) as channel:
        failed = failure_at(channel, f"/{RULEBOOKS}/GetRulebook", b"\x0a\x07\x0a\x05metro")
    assert (failed.code, failed.reason) == (Code.RESOURCE_EXHAUSTED, "RESPONSE_TOO_LARGE")
