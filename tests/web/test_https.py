"""HTTPS: with gRPC's certificate, its authorities, and their reloads; and plain HTTP beside TLS."""

import http.client
import json
import socket
import ssl
import time
from pathlib import Path

import pytest

from dozor.server.command import SAMPLE_REQUEST
from tests.certificates import Authority, Files, Pair, files_in, handshake
from tests.server.calling import RESOLVE, eventually
from tests.server.running import PATIENCE, ThreadServer, thread_server
from tests.server.test_tls import AUTHORITY, CLIENTS, STRANGER, tls
from tests.web.calling import post, send


@pytest.fixture
def files(tmp_path: Path) -> Files:
    """What a server is given."""
    files = files_in(tmp_path)
    files.write(AUTHORITY.issue())
    files.client_ca.write_bytes(CLIENTS.pem)
    return files


def _context(authority: Authority, folder: Path, client: Pair | None = None) -> ssl.SSLContext:
    context = ssl.create_default_context(cadata=authority.pem.decode())
    if client is not None:
        shown = folder / "client.pem"
        shown.write_bytes(client.key + client.certificate)
        context.load_cert_chain(shown)
    return context


def _resolves(server: ThreadServer, context: ssl.SSLContext) -> bool:
    connection = http.client.HTTPSConnection(
        "localhost", server.http_port, timeout=PATIENCE, context=context
    )
    try:
        connection.request("POST", RESOLVE, SAMPLE_REQUEST, {"content-type": "application/json"})
        return "outcome" in json.loads(connection.getresponse().read())
    except OSError:
        return False
    finally:
        connection.close()


def test_rpcs_page_and_metrics_are_served_over_https(files: Files, tmp_path: Path) -> None:
    with thread_server(tls(files, http_tls=True)) as server:
        context = _context(AUTHORITY, tmp_path)
        assert _resolves(server, context)
        assert not _resolves(server, _context(STRANGER, tmp_path))
        for path in ("/", "/metrics", "/healthz"):
            connection = http.client.HTTPSConnection(
                "localhost", server.http_port, timeout=PATIENCE, context=context
            )
            connection.request("GET", path)
            assert connection.getresponse().status == 200
            connection.close()
        with pytest.raises((OSError, http.client.HTTPException)):
            send(server.http_port, "GET", "/healthz")


def test_clients_must_show_a_certificate_where_grpc_asks_for_one(
    files: Files, tmp_path: Path
) -> None:
    settings = tls(files, http_tls=True, tls_client_ca=str(files.client_ca))
    with thread_server(settings) as server:
        assert _resolves(server, _context(AUTHORITY, tmp_path, CLIENTS.issue("a page")))
        assert not _resolves(server, _context(AUTHORITY, tmp_path))
        assert not _resolves(server, _context(AUTHORITY, tmp_path, STRANGER.issue("x")))


def test_a_new_certificate_counts_for_new_connections(files: Files, tmp_path: Path) -> None:
    with thread_server(tls(files, http_tls=True)) as server:
        assert _resolves(server, _context(AUTHORITY, tmp_path))
        new = STRANGER.issue()
        files.write(new)
        address = f"127.0.0.1:{server.http_port}"
        eventually(lambda: handshake(address) == new.serial)
        assert _resolves(server, _context(STRANGER, tmp_path))
        assert not _resolves(server, _context(AUTHORITY, tmp_path))


def test_silent_and_wrong_handshakes_hold_up_nobody_and_are_let_go(
    files: Files, tmp_path: Path
) -> None:
    with thread_server(tls(files, http_tls=True)) as server:
        address = ("127.0.0.1", server.http_port)
        silent = [socket.create_connection(address, PATIENCE) for _ in range(20)]
        for client in silent[:10]:
            client.sendall(b"\x16\x03\x01\x02\x00\x01")
        for _ in range(20):
            with socket.create_connection(address, PATIENCE) as wrong:
                wrong.sendall(b"GET / HTTP/1.1\r\n\r\n" * 50)
        assert _resolves(server, _context(AUTHORITY, tmp_path))
        start = time.monotonic()
        server.stop()
        assert time.monotonic() - start < PATIENCE / 2
        for client in silent:
            client.close()


def test_plain_http_beside_tls_serves_operation_alone(files: Files) -> None:
    with thread_server(tls(files)) as server:
        for path in ("/healthz", "/readyz", "/metrics"):
            assert send(server.http_port, "GET", path).status == 200
        for answer in (
            post(server.http_port, RESOLVE, SAMPLE_REQUEST.encode()),
            send(server.http_port, "GET", "/"),
            send(server.http_port, "GET", "/openapi.json"),
        ):
            assert answer.status == 403
            assert "switch http_tls on" in answer.json["message"]
