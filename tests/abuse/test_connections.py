"""Hostile connections: good clients are answered all along, and nothing is left behind."""

import gzip
import zlib
from collections.abc import Iterator

import pytest

from tests.abuse.attacks import ATTACKS, Attack
from tests.abuse.http2 import Client, grpc_message, headers, wire
from tests.abuse.nonsense import PATH
from tests.abuse.victim import MIB, Victim, victim

BAND = 32 * MIB
"""Growth of memory that an attack may leave; gRPC and the allocator keep some of what they had."""

KNOWN_TO_GROW = {"rapid_resets": 192 * MIB, "frame_floods": 192 * MIB}
"""What any server of grpc.aio keeps of resets and of pings whose answers nobody reads."""


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
def test_good_clients_are_answered_during_and_after(server: Victim, attack: Attack) -> None:
    for _ in range(3):  # the allocator keeps some of what the first ones needed
        with attack(server.server.grpc_port):
            server.answers()
    before, memory = server.held, server.rss
    for _ in range(2):
        with attack(server.server.grpc_port):
            server.answers()
    server.lets_go(before)
    band = KNOWN_TO_GROW.get(attack.__name__, BAND)
    assert server.rss - memory < band, f"{(server.rss - memory) / MIB:.0f} MiB more"


UNIMPLEMENTED = b"12"


def bomb(size: int) -> bytes:
    """Zeros, as gzip: a thousandth of their size."""
    packer, chunk = zlib.compressobj(9, zlib.DEFLATED, 31), bytes(16 * MIB)
    return b"".join(packer.compress(chunk) for _ in range(size // len(chunk))) + packer.flush()


@pytest.fixture
def other_server() -> Iterator[Victim]:
    """A server of this test's own, for its memory does not shrink again."""
    with victim() as running:
        yield running


def test_a_compressed_bomb_is_refused(other_server: Victim) -> None:
    message = grpc_message(bomb(256 * MIB), compressed=True)
    with wire(other_server.server.grpc_port) as one:
        client = Client(one)
        stream = client.call(headers(PATH, (b"grpc-encoding", b"gzip")))
        client.data(stream, message, end=True)
        assert client.outcome(stream)[b"grpc-status"] == UNIMPLEMENTED
    other_server.answers()


def test_a_compressed_bomb_costs_no_memory(other_server: Victim) -> None:
    other_server.answers()
    memory = other_server.rss
    other_server.forget_peak()
    test_a_compressed_bomb_is_refused(other_server)
    assert other_server.peak - memory < 64 * MIB


def test_a_compressed_message_that_is_broken(server: Victim) -> None:
    packed = gzip.compress(b"\x08" * 100)
    for content in (packed[:-9], packed[:3], b"", b"\xff" * 50, zlib.compress(b"")):
        with wire(server.server.grpc_port) as one:
            client = Client(one)
            stream = client.call(headers(PATH, (b"grpc-encoding", b"gzip")))
            client.data(stream, grpc_message(content, compressed=True), end=True)
            assert client.outcome(stream)[b"grpc-status"] == UNIMPLEMENTED
        server.answers()
