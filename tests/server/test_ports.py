"""Ports: free ones are told, taken ones are refused in plain words."""

import socket
from collections.abc import Iterator

import pytest

from dozor.server import ServerSettings, StartupError
from dozor.server.sockets import at, dial, listen
from tests.server.calling import ENGAGEMENT, RESOLVE, open_channel, unary
from tests.server.running import PATIENCE, popen, server_process, thread_server


def _refusal(settings: str) -> str:
    """What a server that cannot start says."""
    with popen(settings) as process:
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (1, "")
    *_log, line = err.splitlines()
    return str(line)


def test_a_second_server_on_a_busy_port_says_so() -> None:
    with server_process("grpc_port=0, http_port=0") as first:
        grpc_port, http_port = first.grpc_port, first.http_port
        grpc_refusal = _refusal(f"grpc_port={grpc_port}, http_port=0")
        http_refusal = _refusal(f"grpc_port=0, http_port={http_port}")
    assert grpc_refusal.startswith(f"dozor: gRPC port {grpc_port} is in use already")
    assert "--grpc-port" in grpc_refusal
    assert http_refusal.startswith(f"dozor: HTTP port {http_port} is in use already")
    assert "--http-port" in http_refusal


def test_a_port_is_free_again_after_a_stop() -> None:
    with thread_server() as first:
        running = first.running
    settings = ServerSettings("127.0.0.1", running.grpc_port, running.http_port)
    with thread_server(settings) as second, open_channel(second.address) as channel:
        assert second.running.grpc_port == running.grpc_port
        assert unary(channel, RESOLVE)(ENGAGEMENT.SerializeToString())


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody listens."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "::"])
def test_a_taken_port_is_found_out_on_any_address(host: str, taken: int) -> None:
    with pytest.raises(StartupError, match=f"gRPC port {taken} is in use already"):
        listen(host, taken, "gRPC", "--grpc-port")


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(StartupError, match="this machine has no such address"):
        listen("192.0.2.1", 0, "gRPC", "--grpc-port")


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="needs IPv6")
@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_every_interface_means_both_families(host: str) -> None:
    with thread_server(ServerSettings(host, 0, 0)) as server:
        running = server.running
        for address in ("127.0.0.1", "::1"):
            for port in (running.grpc_port, running.http_port):
                socket.create_connection((address, port), PATIENCE).close()


def test_addresses_are_written_as_clients_take_them() -> None:
    assert at("127.0.0.1", 1) == "127.0.0.1:1"
    assert at("::1", 1) == "[::1]:1"
    assert dial("::", 1) == dial("0.0.0.0", 1) == "localhost:1"
    assert dial("::1", 1) == "[::1]:1"
