"""The metrics' port: one path, and no client that holds up another."""

import contextlib
import socket
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest

from dozor.server import metrics_http
from tests.server.running import PATIENCE, ThreadServer


def _url(server: ThreadServer, path: str) -> str:
    return f"http://127.0.0.1:{server.http_port}{path}"


@pytest.mark.parametrize("path", ["/", "/healthz", "/metrics/", "/favicon.ico"])
def test_any_other_path_has_a_hint(path: str, server: ThreadServer) -> None:
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(_url(server, path))
    with caught.value as response:
        assert response.code == 404
        (line,) = response.read().decode().splitlines()
    assert "/metrics" in line


def test_a_query_is_allowed(server: ThreadServer) -> None:
    with urllib.request.urlopen(_url(server, "/metrics?name[]=dozor_build_info")) as response:
        assert b"dozor_build_info" in response.read()


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
    with urllib.request.urlopen(_url(server, "/metrics")) as response:
        assert response.status == 200
    server.stop()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drop silent clients early."""
    monkeypatch.setattr(metrics_http._RequestHandler, "timeout", 0.05)


@pytest.mark.usefixtures("impatient")
def test_slow_clients_are_dropped(slow_clients: list[socket.socket]) -> None:
    assert [client.recv(1) for client in slow_clients] == [b""] * len(slow_clients)


def test_silent_clients_take_a_bounded_number_of_threads_and_no_place_from_a_scrape(
    server: ThreadServer,
) -> None:
    address = ("127.0.0.1", server.http_port)
    before = threading.active_count()
    with contextlib.ExitStack() as open_clients:
        for number in range(100):
            client = open_clients.enter_context(socket.create_connection(address, PATIENCE))
            if number % 2:
                client.sendall(b"GET /metrics HT")
        for _ in range(3):
            with urllib.request.urlopen(_url(server, "/metrics"), timeout=2) as response:
                assert b"dozor_build_info" in response.read()
        assert threading.active_count() - before <= 2 * metrics_http.MAX_CLIENTS


def test_the_oldest_silent_client_makes_room(server: ThreadServer) -> None:
    address = ("127.0.0.1", server.http_port)
    with contextlib.ExitStack() as open_clients:
        clients = [
            open_clients.enter_context(socket.create_connection(address, 2))
            for _ in range(metrics_http.MAX_CLIENTS + 1)
        ]
        assert clients[0].recv(1) == b""
        clients[-1].sendall(b"GET /metrics HTTP/1.0\r\n\r\n")
        assert clients[-1].recv(4) == b"HTTP"
