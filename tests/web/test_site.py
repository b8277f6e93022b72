"""What stands beside the RPCs: probes and metrics; and no client that holds up another."""

import contextlib
import gzip
import json
import socket
from collections.abc import Iterator
from dataclasses import replace

import pytest

from dozor.web import connections
from dozor.web import server as web_server
from dozor.web.protocol import Patience
from tests.server.calling import eventually
from tests.server.running import FREE_PORTS, PATIENCE, ThreadServer, thread_server
from tests.web.calling import send


@pytest.mark.parametrize("path", ["/nothing", "/metrics/", "/healthz/x", "/favicon.ico"])
def test_any_other_path_has_a_hint(path: str, server: ThreadServer) -> None:
    answer = send(server.http_port, "GET", path)
    assert answer.status == 404
    (line,) = answer.body.decode().splitlines()
    assert "/metrics" in line


def test_the_page_is_told_the_port_of_grpc(server: ThreadServer) -> None:
    answer = send(server.http_port, "GET", "/config.json")
    assert answer.headers["content-type"] == "application/json"
    assert json.loads(answer.body) == {"grpcPort": server.running.grpc_port}


def test_a_query_is_allowed(server: ThreadServer) -> None:
    answer = send(server.http_port, "GET", "/metrics?name[]=dozor_build_info")
    lines = [line for line in answer.body.decode().splitlines() if not line.startswith("#")]
    assert [line.startswith("dozor_build_info{") for line in lines] == [True]


def test_metrics_are_packed_for_those_who_take_it(server: ThreadServer) -> None:
    answer = send(server.http_port, "GET", "/metrics", None, {"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert b"dozor_build_info" in gzip.decompress(answer.body)


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("deflate, GZIP ;q=0.5", True),
        ("gzip;q=0.001", True),
        ("gzip;q=0", False),
        ("br, gzip; q=0.000", False),
        ("x-gzipped", False),
        ("identity", False),
    ],
)
def test_metrics_are_packed_for_nobody_else(
    accepted: str, packed: bool, server: ThreadServer
) -> None:
    answer = send(server.http_port, "GET", "/metrics", None, {"accept-encoding": accepted})
    assert (answer.headers["content-encoding"] == "gzip") == packed


@pytest.mark.parametrize("kind", ["text/plain", "application/openmetrics-text"])
@pytest.mark.parametrize(
    "parameters", ["version=x", "version=1..0", "version=", "version", "version=9.9", "escaping=x"]
)
def test_a_wish_that_is_not_understood_still_gets_metrics(
    kind: str, parameters: str, server: ThreadServer
) -> None:
    answer = send(server.http_port, "GET", "/metrics", None, {"accept": f"{kind};{parameters}"})
    assert answer.status == 200
    assert b"dozor_build_info" in answer.body


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_probes_see_a_server_that_lives_and_when_it_drains(method: str) -> None:
    with thread_server(replace(FREE_PORTS, drain_delay=PATIENCE)) as server:
        assert send(server.http_port, method, "/healthz").status == 200
        assert send(server.http_port, method, "/readyz").status == 200
        server.running.request_stop()
        eventually(lambda: send(server.http_port, method, "/readyz").status == 503)
        assert send(server.http_port, method, "/healthz").status == 200
        server.running.skip_drain_delay()
        assert server.stop() == 0


def test_probes_are_for_reading_alone(server: ThreadServer) -> None:
    for path in ("/healthz", "/readyz", "/metrics"):
        answer = send(server.http_port, "POST", path, b"{}")
        assert answer.status == 405


@pytest.fixture
def slow_clients(server: ThreadServer) -> Iterator[list[socket.socket]]:
    """Clients that have connected and say nothing, or not all."""
    address = ("127.0.0.1", server.http_port)
    clients = [socket.create_connection(address, PATIENCE) for _ in range(20)]
    for client in clients[:10]:
        client.sendall(b"GET /metrics HT")
    yield clients
    for client in clients:
        client.close()


@pytest.mark.usefixtures("slow_clients")
def test_slow_clients_hold_up_nobody(server: ThreadServer) -> None:
    assert send(server.http_port, "GET", "/metrics").status == 200
    server.stop()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drop silent clients early."""
    monkeypatch.setattr(web_server, "PATIENCE", Patience(header=0.05, silence=0.05, late=0.05))


def _end(client: socket.socket) -> bytes:
    """What a client gets up to the end, however that comes."""
    got = b""
    with contextlib.suppress(ConnectionResetError):
        while data := client.recv(65_536):
            got += data
    return got


@pytest.mark.usefixtures("impatient")
def test_slow_clients_are_dropped(slow_clients: list[socket.socket]) -> None:
    assert [_end(client) for client in slow_clients] == [b""] * len(slow_clients)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """Let there be few connections."""
    monkeypatch.setattr(connections, "MAX_CONNECTIONS", 32)
    return 32


@pytest.mark.usefixtures("few")
def test_silent_clients_take_no_place_from_a_scrape() -> None:
    with thread_server() as server, contextlib.ExitStack() as open_clients:
        for number in range(100):
            address = ("127.0.0.1", server.http_port)
            client = open_clients.enter_context(socket.create_connection(address, PATIENCE))
            if number % 2:
                client.sendall(b"GET /metrics HT")
        for _ in range(3):
            assert b"dozor_build_info" in send(server.http_port, "GET", "/metrics").body


def test_the_oldest_silent_client_makes_room(few: int) -> None:
    with thread_server() as server, contextlib.ExitStack() as open_clients:
        clients = [
            open_clients.enter_context(
                socket.create_connection(("127.0.0.1", server.http_port), PATIENCE)
            )
            for _ in range(few + 1)
        ]
        assert _end(clients[0]) == b""
        clients[-1].sendall(b"GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n")
        assert clients[-1].recv(4) == b"HTTP"
