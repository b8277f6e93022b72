"""The metrics' port under abuse: a scrape is answered all along, and nothing is left behind."""

import http.client
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from random import Random

import pytest

from tests.abuse.http2 import PREFACE, wire, wires
from tests.abuse.victim import MIB, Victim
from tests.server.running import PATIENCE

BAND = 32 * MIB

Attack = Callable[[int], AbstractContextManager[object]]


@contextmanager
def silent(port: int) -> Iterator[None]:
    """A hundred connections that say nothing."""
    with wires(port, 100):
        yield


@contextmanager
def slow(port: int) -> Iterator[None]:
    """A hundred requests that stop in the middle."""
    request = b"GET /metrics HTTP/1.1\r\nHost: dozor\r\nX: y\r\n"
    with wires(port, 100) as opened:
        for number, one in enumerate(opened):
            one.send(request[: 1 + number % len(request)])
        yield


@contextmanager
def deaf(port: int) -> Iterator[None]:
    """Scrapes whose answer nobody reads."""
    with wires(port, 50) as opened:
        for one in opened:
            one.send(b"GET /metrics HTTP/1.1\r\nHost: dozor\r\n\r\n")
        yield


@contextmanager
def malformed(port: int) -> Iterator[None]:
    """Huge request lines, headers without end, unknown methods, other protocols: all sent away."""
    faults = (
        b"GET /" + b"x" * 200_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 50_000 + b"\r\n",
        b"GET / HTTP/1.1\r\nx: " + b"y" * 200_000 + b"\r\n\r\n",
        b"BREW /metrics HTTP/1.1\r\nHost: dozor\r\n\r\n",
        b"POST /metrics HTTP/1.1\r\nContent-Length: 1000000000\r\nConnection: close\r\n\r\n",
        b"GET /metrics HTTP/9.9\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET /\xff\xfe%00%ff HTTP/1.0\r\n\r\n",
        b"GET /metrics?name[]=%ff&name[]=\x00 HTTP/1.0\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(512) + b"\r\n\r\n",
        PREFACE,
        Random(2).randbytes(2_000) + b"\r\n\r\n",
    )
    with wires(port, len(faults)) as opened:
        for fault, one in zip(faults, opened, strict=True):
            one.send(fault)
        for one in opened:
            assert one.is_closed()
        yield


@contextmanager
def many(port: int) -> Iterator[None]:
    """Hundreds of connections that come and go."""
    for _ in range(300):
        with wire(port):
            pass
    yield


def scrape(server: Victim) -> None:
    """Check that a scrape is answered."""
    connection = http.client.HTTPConnection("127.0.0.1", server.server.http_port, timeout=PATIENCE)
    connection.request("GET", "/metrics")
    response = connection.getresponse()
    assert response.status == 200
    assert b"grpc_server_handled_total" in response.read()
    connection.close()


@pytest.mark.slow
@pytest.mark.parametrize("attack", [silent, slow, deaf, malformed, many])
def test_scrapes_are_answered_during_and_after(server: Victim, attack: Attack) -> None:
    scrape(server)
    before, memory = server.held, server.rss
    with attack(server.server.http_port):
        scrape(server)
        server.answers()
    server.lets_go(before)
    scrape(server)
    assert server.rss - memory < BAND, f"{(server.rss - memory) / MIB:.0f} MiB more"
