"""Clients that mean no good, or do their part badly: others are answered, and nothing is left."""

import contextlib
import json
import os
import re
import resource
import signal
import socket
import struct
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from google.protobuf import json_format

from dozor.api import Api
from dozor.server.command import SAMPLE_REQUEST
from dozor.web import server as web_server
from dozor.web.protocol import MAX_HEADER_BYTES, Patience
from tests.abuse.rpc import RPC
from tests.abuse.samples import adverse, samples
from tests.server.calling import RESOLVE, eventually
from tests.server.running import (
    FREE_PORTS,
    PATIENCE,
    ServerProcess,
    ThreadServer,
    server_process,
    thread_server,
)
from tests.server.scraping import Scrape
from tests.server.test_workers import TWO, _children, _workers
from tests.web.calling import post, send
from tests.web.test_stop import large_batch, small_window

HEAD = f"POST {RESOLVE} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n".encode()
HASTY = Patience(header=0.3, silence=0.3, body=1.0, answer=0.3, late=0.2)
GET = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"


def _connect(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), PATIENCE)


def _rest(client: socket.socket) -> bytes:
    """All that comes up to the end, however that comes."""
    got = b""
    with contextlib.suppress(ConnectionError):
        while data := client.recv(65_536):
            got += data
    return got


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> Iterator[ThreadServer]:
    """A server that waits for nobody long."""
    monkeypatch.setattr(web_server, "PATIENCE", HASTY)
    with thread_server() as server:
        yield server


def _trickle(client: socket.socket, data: bytes) -> None:
    """Send byte after byte until the server has enough of it."""
    with contextlib.suppress(ConnectionError):
        for byte in data:
            client.sendall(bytes([byte]))
            time.sleep(0.02)
    client.settimeout(PATIENCE)


@pytest.mark.parametrize(
    "data",
    [
        b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 1_000,
        HEAD + b"content-length: 1000\r\n\r\n" + b" " * 900,
        HEAD + b"transfer-encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 1_000,
        b"\r\n" * 1_000,
        GET + b"GET /healthz HT" * 100,
    ],
    ids=["header", "body", "chunks", "empty lines", "second request"],
)
def test_a_request_byte_after_byte_is_not_waited_for(data: bytes, hasty: ThreadServer) -> None:
    with _connect(hasty.http_port) as client:
        _trickle(client, data)
        _rest(client)
    eventually(lambda: Scrape(hasty)("dozor_web_connections") == 1)
    assert Scrape(hasty)("dozor_calls_in_flight") == 0


def test_who_does_not_take_an_answer_is_let_go(hasty: ThreadServer) -> None:
    fight = json.loads(SAMPLE_REQUEST) | {"traceLevel": "TRACE_LEVEL_FULL"}
    items = [{"id": str(number), "engagement": fight} for number in range(900)]
    body = json.dumps({"items": items}).encode()
    head = HEAD.replace(b"ResolveEngagement", b"ResolveBatch")
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        client.connect(("127.0.0.1", hasty.http_port))
        client.sendall(b"%scontent-length: %d\r\n\r\n%s" % (head, len(body), body))
        eventually(lambda: Scrape(hasty)("dozor_web_connections") == 2)
        eventually(lambda: Scrape(hasty)("dozor_web_connections") == 1)


def test_who_takes_an_answer_slowly_but_steadily_gets_all_of_it(hasty: ThreadServer) -> None:
    with small_window(hasty.http_port) as client:
        client.sendall(large_batch())
        got = client.recv(1_000)
        end = time.monotonic() + 6 * HASTY.answer
        while time.monotonic() < end:
            got += client.recv(2_000)
            time.sleep(0.02)
        while len(got) < _length(got) and (data := client.recv(65_536)):
            got += data
    assert len(got) == _length(got)


def _length(got: bytes) -> int:
    """Size of an answer, by its head."""
    head, _, _ = got.partition(b"\r\n\r\n")
    size = re.search(rb"content-length: (\d+)", head)
    assert size is not None
    return len(head) + 4 + int(size[1])


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"GET / HTTP/1.1\r\nhost: x\r\nx: " + b"y" * (2 * MAX_HEADER_BYTES),
        b"GET / HTTP/1.1\r\nhost: x\r\n" + b"x: y\r\n" * MAX_HEADER_BYTES,
        b"GET /" + b"x" * (2 * MAX_HEADER_BYTES),
    ],
    ids=["one header", "many", "the path"],
)
def test_headers_without_end_are_refused(request_bytes: bytes, server: ThreadServer) -> None:
    with _connect(server.http_port) as client:
        with contextlib.suppress(ConnectionError):
            client.sendall(request_bytes)
        got = _rest(client)
    assert got == b"" or got.startswith(b"HTTP/1.1 431 ")  # a reset may overtake it


CHUNKED = HEAD + b"transfer-encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "request_bytes",
    [
        CHUNKED + b"2\r\n{}\r\n0\r\nx: ",
        CHUNKED + b"2\r\n{}\r\n0\r\n" + b"x: y\r\n" * MAX_HEADER_BYTES,
        CHUNKED + b"2;x=",
        CHUNKED.replace(b"POST", b"PUT") + b"2\r\n{}\r\n0\r\nx: ",
    ],
    ids=["one trailer", "many", "a chunk's extension", "after the answer"],
)
def test_what_follows_a_body_without_end_is_refused(
    request_bytes: bytes, server: ThreadServer
) -> None:
    sent, most = 0, 4 * 1024 * 1024  # of which the system's own buffers take a part
    with _connect(server.http_port) as client:
        with contextlib.suppress(ConnectionError):
            client.sendall(request_bytes)
            while sent < 16 * most:
                client.sendall(b"y" * 65_536)
                sent += 65_536
        got = _rest(client)
    assert sent < 2 * most
    assert got == b"" or re.match(rb"HTTP/1\.1 (431|405) ", got)  # a reset may overtake it
    assert Scrape(server)("dozor_calls_in_flight") == 0


def test_trailers_are_taken_but_say_nothing(server: ThreadServer) -> None:
    body = SAMPLE_REQUEST.encode()
    trailers = b"authorization: Bearer x\r\nx-request-id: late\r\n" * 100
    chunk = b"%x\r\n%s\r\n0\r\n" % (len(body), body)
    with _connect(server.http_port) as client:
        client.sendall(CHUNKED + chunk + trailers + b"\r\n")
        client.sendall(GET.replace(b"host: x", b"host: x\r\nconnection: close"))
        got = _rest(client)
    assert re.findall(rb"HTTP/1\.1 (\d+) ", got) == [b"200", b"200"]
    assert b"late" not in got


@pytest.mark.parametrize("coding", [b"gzip, chunked", b"gzip", b"deflate,chunked", b"identity"])
def test_a_body_in_another_coding_than_chunks_is_refused(
    coding: bytes, server: ThreadServer
) -> None:
    with _connect(server.http_port) as client:
        head = HEAD + b"transfer-encoding: " + coding
        client.sendall(head + b"\r\nconnection: close\r\n\r\n2\r\n{}\r\n0\r\n\r\n")
        got = _rest(client)
    assert got.startswith(b"HTTP/1.1 501 ")
    assert b"chunked" in got


@pytest.mark.parametrize(
    "nonsense",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(600),
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(64),
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET\r\n\r\n",
        b"BREW / HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n",
        HEAD + b"content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}",
        HEAD + b"transfer-encoding: chunked\r\n\r\nzz\r\n",
        Random(3).randbytes(3_000) + b"\r\n\r\n",
    ],
)
def test_what_is_no_http_is_sent_away(
    nonsense: bytes, hasty: ThreadServer, caplog: pytest.LogCaptureFixture
) -> None:
    with _connect(hasty.http_port) as client:
        client.sendall(nonsense)
        got = _rest(client)
    assert got == b"" or got.startswith(b"HTTP/1.1 400 ")
    assert [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


def test_odd_but_right_http_is_answered(server: ThreadServer) -> None:
    body = SAMPLE_REQUEST.encode()
    chunks = b"".join(b"%x\r\n%s\r\n" % (1, body[n : n + 1]) for n in range(len(body)))
    odd = [
        HEAD + b"transfer-encoding: chunked\r\nconnection: close\r\n\r\n" + chunks + b"0\r\n\r\n",
        b"%scontent-length: %d\r\nconnection: close\r\n\r\n%s" % (HEAD, len(body), body),
        HEAD.replace(b"1.1", b"1.0") + b"content-length: %d\r\n\r\n%s" % (len(body), body),
        b"%sexpect: 100-continue\r\ncontent-length: %d\r\nconnection: close\r\n\r\n%s"
        % (HEAD, len(body), body),
        b"%sconnection: upgrade, close\r\nupgrade: h2c\r\ncontent-length: %d\r\n\r\n%s"
        % (HEAD, len(body), body),
    ]
    for request in odd[:4]:
        with _connect(server.http_port) as client:
            client.sendall(request)
            got = _rest(client)
        assert b" 200 OK\r\n" in got
        assert b"WINNER_ATTACKERS" in got
    with _connect(server.http_port) as client:
        client.sendall(odd[4])
        assert client.recv(12) in (b"HTTP/1.1 200", b"HTTP/1.1 400")


def test_requests_sent_in_one_go_are_answered_in_their_order(server: ThreadServer) -> None:
    paths = [b"/healthz", b"/readyz", b"/nothing", b"/metrics"] * 25
    with _connect(server.http_port) as client:
        client.sendall(b"".join(b"GET %s HTTP/1.1\r\nhost: x\r\n\r\n" % path for path in paths))
        client.sendall(b"GET /nothing HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        got = _rest(client)
    statuses = [int(number) for number in re.findall(rb"HTTP/1\.1 (\d+) ", got)]
    assert statuses == [200, 200, 404, 200] * 25 + [404]


def test_a_body_that_is_answered_before_it_is_there_ends_the_connection(
    hasty: ThreadServer,
) -> None:
    with _connect(hasty.http_port) as client:
        client.sendall(b"PUT / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000000\r\n\r\n")
        with contextlib.suppress(ConnectionError):
            for _ in range(200):
                client.sendall(bytes(1_000))
                time.sleep(0.005)
        assert _rest(client).startswith(b"HTTP/1.1 405 ")


@pytest.mark.parametrize(
    "name", ["ResolveEngagement", "ResolveTurn", "ResolveRaid", "ForecastRaid"]
)
def test_damaged_json_is_refused_and_never_a_fault_of_the_server(
    name: str, server: ThreadServer
) -> None:
    rpc, rng = RPC[name], Random(name)
    for _ in range(60):
        message = adverse(rng, rpc) if rng.random() < 0.5 else rng.choice(samples(rpc))
        try:
            text = json_format.MessageToJson(message, indent=None)
        except json_format.SerializeToJsonError:
            continue
        body = bytearray(text.encode())
        for _ in range(rng.randrange(4)):
            at = rng.randrange(len(body))
            body[at : at + rng.randrange(3)] = rng.choice(
                [b"", b"null", b"[", b"}", b'"', b"-", b"1e9", b"\xff", b'{"a":1}', b"true", b"\\u"]
            )
        answer = post(server.http_port, rpc.path, bytes(body))
        assert answer.status in (200, 400, 404, 429), (bytes(body), answer.body)
        if answer.status != 200:
            assert answer.json["code"] != "internal"


@pytest.mark.parametrize(
    ("name", "value"),
    [("x", b"\xff\xfe"), ("authorization", b"\xe9"), ("content-type", b"application/json\xff")],
)
def test_headers_that_are_no_text_are_refused(
    name: str, value: bytes, server: ThreadServer
) -> None:
    with _connect(server.http_port) as client:
        client.sendall(
            HEAD
            + name.encode()
            + b": "
            + value
            + b"\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}"
        )
        assert _rest(client).startswith(b"HTTP/1.1 400 ")
    assert send(server.http_port, "GET", f"{RESOLVE}?message=%ff&encoding=json").status == 400


def test_clients_that_are_gone_before_their_answers_are_no_fault(
    caplog: pytest.LogCaptureFixture,
) -> None:
    begun, go = threading.Event(), threading.Event()

    class Waiting(Api):
        def resolve_engagement(self, request: bytes) -> bytes:
            begun.set()
            assert go.wait(PATIENCE)
            return super().resolve_engagement(request)

    requests = [GET, HEAD + b"content-length: 2\r\n\r\n{}", HEAD + b"content-length: 2\r\n\r\n{"]
    with (
        thread_server(api_factory=Waiting) as server,
        contextlib.ExitStack() as stack,
        ThreadPoolExecutor(1) as threads,
    ):
        clients = [stack.enter_context(_connect(server.http_port)) for _ in range(30)]
        for client in clients:
            client.sendall(GET)
            assert client.recv(65_536).startswith(b"HTTP/1.1 200 ")
        holding = threads.submit(post, server.http_port, RESOLVE, SAMPLE_REQUEST.encode())
        assert begun.wait(PATIENCE)  # now the server finds request and reset together
        for number, client in enumerate(clients):
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            client.sendall(requests[number % len(requests)])
            client.close()
        go.set()
        assert holding.result().status == 200
        assert send(server.http_port, "GET", "/healthz").status == 200
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_bodies_that_do_not_end_hold_little_and_keep_nobody_out() -> None:
    settings = replace(FREE_PORTS, max_request_bytes=20_000)
    with thread_server(settings) as server, contextlib.ExitStack() as stack:
        clients = [stack.enter_context(_connect(server.http_port)) for _ in range(60)]
        for client in clients:
            client.sendall(HEAD + b"content-length: 19900\r\n\r\n" + b" " * 19_000)
        eventually(lambda: Scrape(server)("dozor_web_connections") == 1 + 640 // 19)
        assert _rest(clients[0]) == b""
        assert post(server.http_port, RESOLVE, SAMPLE_REQUEST.encode()).status == 200
        clients[-1].sendall(b" " * 900)
        assert clients[-1].recv(65_536).startswith(b"HTTP/1.1 400 ")
        for _ in range(40):  # what has come as a whole does not count any more
            large = SAMPLE_REQUEST.encode() + b" " * 18_000
            assert post(server.http_port, RESOLVE, large).status == 200
        clients[-2].sendall(b" " * 900)
        assert clients[-2].recv(65_536).startswith(b"HTTP/1.1 400 ")


def test_who_closes_its_own_side_after_the_request_is_answered(server: ThreadServer) -> None:
    body = SAMPLE_REQUEST.encode()
    resolve = b"%scontent-length: %d\r\n\r\n%s" % (HEAD, len(body), body)
    for request in (GET, resolve, GET + resolve):
        with _connect(server.http_port) as client:
            client.sendall(request)
            client.shutdown(socket.SHUT_WR)
            got = _rest(client)
        assert got.startswith(b"HTTP/1.1 200 ")
        assert got.count(b"HTTP/1.1 200 ") == 1 + (request == GET + resolve)
    with _connect(server.http_port) as client:
        client.sendall(resolve[:-1])
        client.shutdown(socket.SHUT_WR)
        assert _rest(client) == b""


@pytest.mark.parametrize("sent_before", [0, 1, 40, len(HEAD)])
def test_a_request_begun_behind_another_has_its_time(
    sent_before: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_server, "PATIENCE", Patience(late=0.1))
    second = HEAD + b"content-length: 2\r\n\r\n{}"
    with thread_server() as server, _connect(server.http_port) as client:
        client.sendall(GET + second[:sent_before])
        assert client.recv(65_536).startswith(b"HTTP/1.1 200 ")
        time.sleep(0.4)
        client.sendall(second[sent_before:])
        assert client.recv(65_536).startswith(b"HTTP/1.1 400 ")


def test_a_request_begun_behind_another_is_not_waited_for_without_end(hasty: ThreadServer) -> None:
    with _connect(hasty.http_port) as client:
        client.sendall(GET + HEAD)
        assert _rest(client).startswith(b"HTTP/1.1 200 ")


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="looks at files in /proc")
def test_where_no_more_files_may_be_opened_it_says_so_and_the_silent_make_room() -> None:
    with server_process() as server:
        held = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
        limit = held + 40
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (limit, limit))
        with contextlib.ExitStack() as stack:
            for _ in range(80):
                stack.enter_context(_connect(server.http_port))
            # Whoever is silent makes room: nothing here lets go of a file before the answer.
            assert send(server.http_port, "GET", "/healthz").status == 200
            assert _answers(server)
        eventually(lambda: _answers(server))
        server.send(signal.SIGTERM)
        code, _, err = server.wait()
    assert code == 0
    assert err.count("no more files may be opened") == 1


def _answers(server: ServerProcess) -> bool:
    try:
        return post(server.http_port, RESOLVE, SAMPLE_REQUEST.encode()).status == 200
    except OSError:
        return False


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc")
def test_workers_share_the_port_and_one_that_hangs_keeps_no_scrape_from_its_neighbour() -> None:
    with _workers(TWO + ", grace=5") as server:
        for _ in range(20):
            assert post(server.http_port, RESOLVE, SAMPLE_REQUEST.encode()).status == 200
            assert send(server.http_port, "GET", "/readyz").status == 200
        labels = {"protocol": "connect+json", "route": RESOLVE}
        assert Scrape(server)("dozor_web_requests_total", labels) == 20
        stopped, _ = _children(server.process.pid)
        os.kill(stopped, signal.SIGSTOP)
        assert Scrape(server)("dozor_web_requests_total", labels) == 20
        os.kill(stopped, signal.SIGCONT)
        server.send(signal.SIGTERM)
        assert server.wait()[:2] == (0, "Dozor has stopped; every call was answered.\n")
