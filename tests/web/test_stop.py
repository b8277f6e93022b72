"""A stop and the answers that are on their way: each is taken whole, or counted as cut off."""

import contextlib
import http.client
import json
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from dozor.server.command import SAMPLE_REQUEST
from dozor.web import rpc
from dozor.web.json_messages import response_json
from tests.server.calling import RESOLVE, eventually
from tests.server.running import FREE_PORTS, PATIENCE, thread_server
from tests.server.scraping import Scrape, handled
from tests.web.calling import post, send

BATCH = RESOLVE.replace("ResolveEngagement", "ResolveBatch")


def large_batch() -> bytes:
    """A request whose answer fits into no buffer, as it is sent."""
    fight = json.loads(SAMPLE_REQUEST) | {"traceLevel": "TRACE_LEVEL_FULL"}
    items = [{"id": str(number), "engagement": fight} for number in range(2_000)]
    body = json.dumps({"items": items}).encode()
    head = f"POST {BATCH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    return b"%scontent-length: %d\r\n\r\n%s" % (head.encode(), len(body), body)


def small_window(port: int) -> socket.socket:
    """A connection of a client that takes little at a time."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    client.settimeout(PATIENCE)
    client.connect(("127.0.0.1", port))
    return client


def _draining(port: int) -> bool:
    return send(port, "GET", "/readyz").status == 503


def test_a_stop_waits_for_who_takes_a_large_answer_slowly() -> None:
    with (
        thread_server(replace(FREE_PORTS, grace=PATIENCE)) as server,
        small_window(server.http_port) as client,
        ThreadPoolExecutor(1) as threads,
    ):
        client.sendall(large_batch())
        got = client.recv(1_000)
        stopping = threads.submit(server.stop)
        eventually(lambda: _draining(server.http_port))
        while data := client.recv(65_536):
            got += data
        head, _, body = got.partition(b"\r\n\r\n")
        assert b"content-length: %d\r\n" % len(body) in head + b"\r\n"
        assert len(json.loads(body)["results"]) == 2_000
        assert stopping.result() == 0


def test_an_answer_that_is_not_taken_within_the_grace_counts_as_cut_off(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with (
        thread_server(replace(FREE_PORTS, grace=0.3)) as server,
        small_window(server.http_port) as client,
    ):
        client.sendall(large_batch())
        client.recv(1_000)
        assert server.stop() == 1
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_clients_that_go_on_calling_do_not_hold_up_a_stop(
    caplog: pytest.LogCaptureFixture,
) -> None:
    over = threading.Event()

    def call_on(port: int) -> int:
        refused = 0
        while not over.is_set():
            with contextlib.suppress(OSError, http.client.HTTPException):
                refused += post(port, RESOLVE, SAMPLE_REQUEST.encode()).status == 503
        return refused

    with (
        ThreadPoolExecutor(8) as threads,
        thread_server(replace(FREE_PORTS, grace=10 * PATIENCE)) as server,
    ):
        callers = [threads.submit(call_on, server.http_port) for _ in range(8)]
        eventually(lambda: handled(server, RESOLVE, "OK") > 100)
        try:
            assert server.stop() == 0  # which waits for less than the grace
        finally:
            over.set()
    assert all(caller.result() >= 0 for caller in callers)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_to_write_an_answer_as_json_is_part_of_the_call(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begun, go, real = threading.Event(), threading.Event(), response_json

    def held(data: bytes, kind: type) -> bytes:
        begun.set()
        assert go.wait(PATIENCE)
        return real(data, kind)

    monkeypatch.setattr(rpc, "response_json", held)
    monkeypatch.setattr(rpc, "_LARGEST_AT_ONCE", 0)
    body = SAMPLE_REQUEST.encode()
    with (
        thread_server(replace(FREE_PORTS, grace=0.3)) as server,
        ThreadPoolExecutor(2) as threads,
    ):
        call = threads.submit(post, server.http_port, RESOLVE, body)
        assert begun.wait(PATIENCE)
        assert Scrape(server)("dozor_calls_in_flight") == 1
        assert handled(server, RESOLVE, "OK") == 0
        stopping = threads.submit(server.stop)
        assert call.result().json["code"] == "canceled"
        go.set()
        assert stopping.result() == 1
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
