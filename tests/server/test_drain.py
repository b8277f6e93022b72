"""The stop in its order: health first, then new calls, then what is in flight."""

import json
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import grpc
import pytest
from grpc_health.v1 import health_pb2
from grpc_reflection.v1alpha import reflection_pb2

from dozor.server.methods import HEALTH, REFLECTION
from tests.server.balancer import balancer
from tests.server.calling import (
    ENGAGEMENT,
    RESOLVE,
    RESOLVE_STREAM,
    batch,
    eventually,
    failure,
    ids,
    open_channel,
    stream,
    then_silence,
    unary,
)
from tests.server.running import (
    FREE_PORTS,
    PATIENCE,
    ServerProcess,
    ThreadServer,
    server_process,
    thread_server,
)
from tests.server.scraping import Scrape, handled
from tests.server.test_connections import RETRYING

REQUEST = ENGAGEMENT.SerializeToString()
CHECK, WATCH = f"/{HEALTH}/Check", f"/{HEALTH}/Watch"
INFO = f"/{REFLECTION}/ServerReflectionInfo"
LIST = reflection_pb2.ServerReflectionRequest(list_services="").SerializeToString()


def _status(response: bytes) -> str:
    status = health_pb2.HealthCheckResponse.FromString(response).status
    return str(health_pb2.HealthCheckResponse.ServingStatus.Name(status))


def _healthy(server: ThreadServer | ServerProcess) -> str:
    with open_channel(server.address) as fresh:
        return _status(unary(fresh, CHECK)(b""))


def test_a_draining_server_says_so_and_serves_on_until_the_delay_is_over() -> None:
    delay = 1.5
    with (
        thread_server(replace(FREE_PORTS, drain_delay=delay)) as server,
        open_channel(server.address) as channel,
    ):
        watch = channel.unary_stream(WATCH, bytes, bytes)(b"", timeout=PATIENCE)
        assert _status(next(watch)) == "SERVING"
        assert Scrape(server)("dozor_draining") == 0
        start = time.monotonic()
        server.running.request_stop()
        assert _status(next(watch)) == "NOT_SERVING"
        assert _healthy(server) == "NOT_SERVING"
        assert Scrape(server)("dozor_draining") == 1
        with open_channel(server.address) as fresh:
            assert unary(fresh, RESOLVE)(REQUEST)
            assert ids(next(stream(fresh, RESOLVE_STREAM, [batch(1)]))) == ["0"]
        assert handled(server, WATCH, "OK") == 0
        assert list(watch) == []
        assert server.stop() == 0
        assert time.monotonic() - start >= delay
        with open_channel(server.address) as fresh:
            failed = failure(lambda: unary(fresh, RESOLVE)(REQUEST))
    assert failed.code is grpc.StatusCode.UNAVAILABLE


@pytest.mark.parametrize(("path", "message"), [(RESOLVE_STREAM, batch(2)), (INFO, LIST)])
def test_idle_streams_end_between_two_messages(
    path: str, message: bytes, over: threading.Event
) -> None:
    with (
        thread_server(replace(FREE_PORTS, grace=PATIENCE)) as server,
        open_channel(server.address) as channel,
    ):
        streams = [stream(channel, path, then_silence(over, message)) for _ in range(20)]
        silent = stream(channel, path, then_silence(over))
        for answers in streams:
            assert next(answers)
        start = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - start < PATIENCE / 2
        for answers in (*streams, silent):
            failed = failure(partial(next, answers))
            assert (failed.code, failed.reason) == (grpc.StatusCode.UNAVAILABLE, "DRAINING")


def test_a_busy_stream_ends_after_the_answer_to_every_message_that_was_read() -> None:
    over = threading.Event()

    def messages() -> Iterator[bytes]:
        while not over.is_set():
            yield batch(50)

    with thread_server() as server, open_channel(server.address) as channel:
        answers = stream(channel, RESOLVE_STREAM, messages())
        for _ in range(20):
            assert len(ids(next(answers))) == 50
        server.running.request_stop()
        failed = failure(lambda: [ids(answer) for answer in answers])
        over.set()
        assert server.stop() == 0
    assert (failed.code, failed.reason) == (grpc.StatusCode.UNAVAILABLE, "DRAINING")


def test_a_second_signal_ends_the_delay_at_once() -> None:
    with server_process("host='127.0.0.1', grpc_port=0, http_port=0, drain_delay=600") as server:
        server.send(signal.SIGTERM)
        eventually(lambda: _healthy(server) == "NOT_SERVING")
        server.send(signal.SIGTERM)
        assert server.wait()[0] == 128 + signal.SIGTERM


def test_sighup_ends_nothing() -> None:
    with server_process() as server, open_channel(server.address) as channel:
        for _ in range(3):
            server.send(signal.SIGHUP)
            assert unary(channel, RESOLVE)(REQUEST)
        server.send(signal.SIGTERM)
        assert server.wait()[0] == 0


class _Caller:
    """Calls on and on at a steady rate, whatever the answers; counts how the calls end."""

    def __init__(self, channel: grpc.Channel, rate: float) -> None:
        self._over = threading.Event()
        self._calls: list[Any] = []
        self._thread = threading.Thread(target=self._call, args=(channel, rate))
        self._thread.start()

    def codes(self) -> Counter[grpc.StatusCode]:
        self._over.set()
        self._thread.join()
        return Counter(call.code() for call in self._calls)

    def _call(self, channel: grpc.Channel, rate: float) -> None:
        method = unary(channel, RESOLVE)
        while not self._over.wait(1 / rate):
            self._calls.append(method.future(REQUEST, timeout=PATIENCE))


KIND = {"kind": "engagement"}
SPREAD = "host='127.0.0.1', grpc_port=0, http_port=0"


@pytest.mark.slow
def test_clients_that_watch_health_lose_no_call_when_a_replica_goes() -> None:
    config = json.loads(RETRYING)
    config["loadBalancingConfig"] = [{"round_robin": {}}]
    config["healthCheckConfig"] = {"serviceName": ""}
    options = [("grpc.service_config", json.dumps(config))]
    with (
        server_process(SPREAD + ", drain_delay=1") as going,
        server_process(SPREAD) as staying,
        grpc.insecure_channel(f"ipv4:{going.address},{staying.address}", options) as channel,
    ):
        caller = _Caller(channel, 200)
        eventually(lambda: Scrape(going)("dozor_resolve_duration_seconds_count", KIND) > 20)
        going.send(signal.SIGTERM)
        assert going.wait()[:2] == (0, "Dozor has stopped; every call was answered.\n")
        codes = caller.codes()
        assert set(codes) == {grpc.StatusCode.OK}


@pytest.mark.slow
def test_clients_behind_a_plain_balancer_lose_no_call_when_their_connections_age() -> None:
    going_settings = SPREAD + ", drain_delay=2, max_connection_age=0.5, max_connection_age_grace=30"
    with (
        server_process(going_settings) as going,
        server_process(SPREAD) as staying,
        balancer(going.grpc_port) as front,
        grpc.insecure_channel(front.address, [("grpc.service_config", RETRYING)]) as channel,
    ):
        caller = _Caller(channel, 200)
        eventually(lambda: Scrape(going)("dozor_resolve_duration_seconds_count", KIND) > 20)
        going.send(signal.SIGTERM)
        eventually(lambda: _healthy(going) == "NOT_SERVING")
        front.servers = [staying.grpc_port]  # what a balancer does that looks at health
        assert going.wait()[:2] == (0, "Dozor has stopped; every call was answered.\n")
        codes = caller.codes()
        assert set(codes) == {grpc.StatusCode.OK}
