"""The stop: signals, calls in flight, and the grace."""

import signal
import threading

import grpc
import pytest

from dozor.server import ServerSettings
from tests.server.calling import (
    ENGAGEMENT,
    RESOLVE,
    RESOLVE_BATCH,
    batch,
    eventually,
    failure,
    ids,
    open_channel,
    stream,
    then_silence,
    unary,
)
from tests.server.running import server_process, thread_server
from tests.server.scraping import Scrape

REQUEST = ENGAGEMENT.SerializeToString()
SIGNALS = [signal.SIGTERM, signal.SIGINT]


@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_loses_no_call(number: signal.Signals) -> None:
    with server_process() as server, open_channel(server.address) as channel:
        unary(channel, RESOLVE)(REQUEST)
        batches = [unary(channel, RESOLVE_BATCH).future(batch(500)) for _ in range(3)]
        calls = [unary(channel, RESOLVE).future(REQUEST) for _ in range(300)]
        calls[0].result()
        server.send(number)
        assert [len(ids(each.result())) for each in batches] == [500] * 3
        assert all(call.result() for call in calls)
        code, out, err = server.wait()
    assert (code, out) == (0, "Dozor has stopped; every call was answered.\n")
    assert "Traceback" not in err


def test_a_signal_while_clients_keep_calling_loses_no_call() -> None:
    codes = []

    def keep_calling(channel: grpc.Channel) -> None:
        while True:
            try:
                unary(channel, RESOLVE)(REQUEST)
            except grpc.RpcError as error:
                codes.append((error.code(), error.details()))
                return

    with server_process() as server, open_channel(server.address) as channel:
        unary(channel, RESOLVE)(REQUEST)
        clients = [threading.Thread(target=keep_calling, args=[channel]) for _ in range(16)]
        for client in clients:
            client.start()
        unary(channel, RESOLVE_BATCH)(batch(200))
        server.send(signal.SIGTERM)
        for client in clients:
            client.join()
        assert server.wait()[0] == 0
    # Nobody listens any more: the next call of each client cannot be made.
    assert {code for code, _ in codes} == {grpc.StatusCode.UNAVAILABLE}
    assert all("connect" in (details or "") for _, details in codes)


@pytest.mark.parametrize("number", SIGNALS)
def test_a_second_signal_ends_at_once(number: signal.Signals, over: threading.Event) -> None:
    with server_process() as server, open_channel(server.address) as channel:
        hanging = stream(channel, RESOLVE, then_silence(over))
        eventually(lambda: Scrape(server)("dozor_calls_in_flight") == 1)
        server.send(number)
        assert server.process.stderr is not None
        assert any("stopping" in line for line in iter(server.process.stderr.readline, ""))
        server.send(number)
        code, _, err = server.wait()
        assert failure(lambda: next(hanging)).code is grpc.StatusCode.UNAVAILABLE
    assert code == 128 + number
    assert "at once" in err


def test_a_call_that_outlives_the_grace_is_cut_off(over: threading.Event) -> None:
    settings = ServerSettings(host="127.0.0.1", grpc_port=0, http_port=0, grace=0.3)
    with thread_server(settings) as server, open_channel(server.address) as channel:
        hanging = stream(channel, RESOLVE, then_silence(over))
        eventually(lambda: Scrape(server)("dozor_calls_in_flight") == 1)
        assert server.stop() == 1
        assert failure(lambda: next(hanging)).code is grpc.StatusCode.UNAVAILABLE
