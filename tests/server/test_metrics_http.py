"""The metrics' port: one path, and no client that holds up another."""

import socket
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
