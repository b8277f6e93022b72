"""Connections: how long they live, how many calls they carry, and who pings whom."""

import json
import threading
import time
from dataclasses import replace

import grpc
import pytest

from tests.server.balancer import balancer
from tests.server.calling import (
    ENGAGEMENT,
    RESOLVE,
    RESOLVE_STREAM,
    batch,
    eventually,
    open_channel,
    stream,
    then_silence,
    unary,
)
from tests.server.http2 import ENHANCE_YOUR_CALM, PING, connection
from tests.server.running import FREE_PORTS, PATIENCE, ServerProcess, ThreadServer, thread_server
from tests.server.scraping import Scrape, method_labels

REQUEST = ENGAGEMENT.SerializeToString()
RETRYING = json.dumps(
    {
        "methodConfig": [
            {
                "name": [{}],
                "retryPolicy": {
                    "maxAttempts": 4,
                    "initialBackoff": "0.05s",
                    "maxBackoff": "1s",
                    "backoffMultiplier": 2,
                    "retryableStatusCodes": ["UNAVAILABLE"],
                },
            }
        ]
    }
)
"""What clients/README.md advises."""


def started(server: ThreadServer | ServerProcess) -> float:
    """How many fights a server has been asked for."""
    return Scrape(server)("grpc_server_started_total", method_labels(RESOLVE))


@pytest.mark.slow
def test_an_old_connection_goes_without_an_error_and_its_calls_spread() -> None:
    settings = replace(FREE_PORTS, max_connection_age=0.2)
    with (
        thread_server(settings) as one,
        thread_server(settings) as other,
        balancer(one.running.grpc_port, other.running.grpc_port) as front,
        grpc.insecure_channel(front.address, [("grpc.service_config", RETRYING)]) as channel,
    ):
        end = time.monotonic() + PATIENCE
        while not (started(one) > 20 and started(other) > 20):
            assert time.monotonic() < end
            for _ in range(20):
                assert unary(channel, RESOLVE)(REQUEST, timeout=PATIENCE)


def test_without_an_age_a_connection_stays(server: ThreadServer) -> None:
    with (
        thread_server() as other,
        balancer(server.running.grpc_port, other.running.grpc_port) as front,
        open_channel(front.address) as channel,
    ):
        for _ in range(50):
            unary(channel, RESOLVE)(REQUEST)
        assert (started(server), started(other)) == (50, 0)


def test_an_idle_connection_is_closed() -> None:
    with thread_server(replace(FREE_PORTS, max_connection_idle=0.2)) as server:  # noqa: SIM117
        with connection(server) as idle:
            for _ in idle.frames():
                pass  # ends when the server closes it


def test_a_connection_carries_so_many_calls_at_once(over: threading.Event) -> None:
    settings = replace(FREE_PORTS, max_concurrent_streams=2, grace=0.1)
    with thread_server(settings) as server, open_channel(server.address) as channel:
        both = [stream(channel, RESOLVE_STREAM, then_silence(over, batch(1))) for _ in range(2)]
        for each in both:
            next(each)
        third = unary(channel, RESOLVE).future(REQUEST)
        time.sleep(0.3)
        assert started(server) == 0
        both[0].cancel()
        assert third.result(PATIENCE)


def test_who_pings_too_often_is_sent_away() -> None:
    settings = replace(FREE_PORTS, keepalive_min_interval=3_600.0)
    with thread_server(settings) as server, connection(server) as impatient:
        for _ in range(5):
            impatient.ping()
        assert impatient.farewell() == (ENHANCE_YOUR_CALM, b"too_many_pings")


def test_who_pings_seldom_enough_is_answered_without_a_call() -> None:
    settings = replace(FREE_PORTS, keepalive_min_interval=0.0)
    with thread_server(settings) as server, connection(server) as client:
        pongs = client.pongs()
        for _ in range(10):
            client.ping()
            next(pongs)


def test_a_silent_client_is_pinged_and_dropped_when_it_does_not_answer() -> None:
    settings = replace(FREE_PORTS, keepalive_time=0.2, keepalive_timeout=0.2)
    with thread_server(settings) as server, connection(server) as dead:
        kinds = [kind for kind, _, _ in dead.frames()]
    assert PING in kinds


def test_a_client_that_answers_pings_stays() -> None:
    settings = replace(FREE_PORTS, keepalive_time=0.1, keepalive_timeout=PATIENCE)
    with thread_server(settings) as server, open_channel(server.address) as channel:
        states: list[grpc.ChannelConnectivity] = []
        unary(channel, RESOLVE)(REQUEST)
        channel.subscribe(states.append)
        eventually(lambda: states != [])
        time.sleep(0.5)
        assert set(states) == {grpc.ChannelConnectivity.READY}
