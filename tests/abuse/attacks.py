"""What a hostile client does to the gRPC port; each attack goes on while the block runs."""

import socket
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from tests.abuse.http2 import (
    CONTINUATION,
    DATA,
    HEADERS,
    PING,
    PREFACE,
    PRIORITY,
    RST,
    SETTINGS,
    WINDOW,
    Client,
    frame,
    grpc_message,
    headers,
    wire,
    wires,
)
from tests.abuse.nonsense import GOOD, PATH, broken_frames, odd_heads, other_protocols

LIST = b"/dozor.v1.RulebookService/ListRulebooks"

Attack = Callable[[int], AbstractContextManager[object]]


@contextmanager
def half_open(port: int) -> Iterator[None]:
    """Two hundred connections that say nothing."""
    with wires(port, 200):
        yield


@contextmanager
def slow_loris(port: int) -> Iterator[None]:
    """A hundred connections that stop in the middle of a word: of the preface, a frame, a call."""
    begun = PREFACE + frame(SETTINGS, 0, 0) + frame(HEADERS, 0, 1, b"\x83")
    with wires(port, 100) as opened:
        for number, one in enumerate(opened):
            one.send(begun[: 1 + number % len(begun)])
        yield


@contextmanager
def half_a_call(port: int) -> Iterator[None]:
    """Calls whose message never ends, and announces up to 4 GiB."""
    with wires(port, 50) as opened:
        for number, one in enumerate(opened):
            client = Client(one)
            length = (100, 4 * 1024 * 1024, 4 * 1024 * 1024 + 1, 2**32 - 1)[number % 4]
            client.data(client.call(headers(PATH)), grpc_message(b"\x08", length=length))
        yield


@contextmanager
def endless_headers(port: int) -> Iterator[None]:
    """Headers that never end: CONTINUATION after CONTINUATION, some empty, some large."""
    with wires(port, 4) as opened:
        for fields, one in zip((0, 1, 200, 3_200), opened, strict=True):
            one.send(PREFACE + frame(SETTINGS, 0, 0) + frame(HEADERS, 0, 1, b"\x83"))
            part = frame(CONTINUATION, 0, 1, b"\x00\x01a\x01b" * fields)
            for _ in range(2_000 if fields < 2 else 200):
                if not one.send(part):
                    break
        yield


@contextmanager
def large_headers(port: int) -> Iterator[None]:
    """Complete calls with far more metadata than anybody needs."""
    with wires(port, 20) as opened:
        for number, one in enumerate(opened):
            client = Client(one)
            lines = [(b"x-%d" % n, b"v" * 500) for n in range(20 * (number + 1))]
            client.data(client.call(headers(PATH, *lines)), GOOD, end=True)
        yield


@contextmanager
def rapid_resets(port: int) -> Iterator[None]:
    """Calls that are taken back at once, thousands of them."""
    with wire(port) as one:
        client = Client(one)
        for _ in range(3_000):
            stream = client.h2.get_next_available_stream_id()
            client.h2.send_headers(stream, headers(PATH))
            client.h2.reset_stream(stream)
            if stream % 100 == 1 and not client.flush():
                break
        client.flush()
        yield


@contextmanager
def frame_floods(port: int) -> Iterator[None]:
    """SETTINGS, PING, empty DATA, PRIORITY, WINDOW_UPDATE and RST_STREAM without end."""
    floods = (
        frame(SETTINGS, 0, 0, b"\x00\x04\x00\x00\xff\xff"),
        frame(PING, 0, 0, bytes(8)),
        frame(DATA, 0, 1),
        frame(PRIORITY, 0, 1, bytes(4) + b"\x10"),
        frame(WINDOW, 0, 0, b"\x00\x00\x00\x01"),
        frame(RST, 0, 1, bytes(4)),
        frame(99, 0, 1, bytes(100)),
    )
    with wires(port, len(floods)) as opened:
        for flood, one in zip(floods, opened, strict=True):
            Client(one).call(headers(PATH))
            one.socket.settimeout(1.0)  # the server answers pings, and nobody reads it
            for _ in range(100):
                if not one.send(flood * 100):
                    break
        yield


@contextmanager
def readers_without_a_window(port: int) -> Iterator[None]:
    """Calls with large answers that the client never lets the server send."""
    with wires(port, 10) as opened:
        for one in opened:
            client = Client(one, window=0)
            for _ in range(20):
                client.data(client.call(headers(LIST)), grpc_message(b""), end=True)
        yield


@contextmanager
def vanishing(port: int) -> Iterator[None]:
    """Clients that are gone, with a reset, before their call is answered."""
    for _ in range(300):
        with wire(port) as one:
            client = Client(one)
            client.data(client.call(headers(PATH)), GOOD, end=True)
            one.socket.setsockopt(
                socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00"
            )
    yield


ATTACKS: tuple[Attack, ...] = (
    half_open,
    slow_loris,
    half_a_call,
    endless_headers,
    large_headers,
    rapid_resets,
    frame_floods,
    readers_without_a_window,
    broken_frames,
    other_protocols,
    odd_heads,
    vanishing,
)
