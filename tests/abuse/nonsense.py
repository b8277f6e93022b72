"""What is not gRPC at all, sent to its port."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from tests.abuse.http2 import (
    CONTINUATION,
    DATA,
    END_HEADERS,
    END_STREAM,
    GOAWAY,
    HEADERS,
    PREFACE,
    PRIORITY,
    PUSH,
    SETTINGS,
    WINDOW,
    Client,
    frame,
    grpc_message,
    headers,
    wire,
    wires,
)
from tests.server.calling import ENGAGEMENT, RESOLVE

PATH = RESOLVE.encode()
GOOD = grpc_message(ENGAGEMENT.SerializeToString())


@contextmanager
def broken_frames(port: int) -> Iterator[None]:
    """Frames that HTTP/2 forbids, each on a connection of its own, and plain noise."""
    begun = PREFACE + frame(SETTINGS, 0, 0)
    rng = Random(0)
    faults = [
        frame(DATA, 0, 1, GOOD),
        frame(HEADERS, END_HEADERS, 0, b"\x83"),
        frame(HEADERS, END_HEADERS, 2, b"\x83"),
        frame(HEADERS, END_HEADERS | END_STREAM, 1, b"\xff" * 64),
        frame(SETTINGS, 0, 0, b"\x00\x04\xff\xff\xff\xff"),
        frame(SETTINGS, 0, 1),
        frame(SETTINGS, 0, 0, b"\x00"),
        frame(WINDOW, 0, 0, b"\x7f\xff\xff\xff") * 2,
        frame(WINDOW, 0, 0, bytes(4)),
        frame(PUSH, END_HEADERS, 1, bytes(8)),
        frame(CONTINUATION, END_HEADERS, 1, b"\x83"),
        frame(GOAWAY, 0, 0, bytes(8)),
        frame(PRIORITY, 0, 1, b"\x00\x00\x00\x01\x00"),
        b"\xff\xff\xff\x00\x00\x00\x00\x00\x01" + bytes(70_000),
        *(rng.randbytes(200) for _ in range(20)),
        *(frame(rng.randrange(12), rng.randrange(256), 1, rng.randbytes(30)) for _ in range(100)),
    ]
    with wires(port, len(faults)) as opened:
        for fault, one in zip(faults, opened, strict=True):
            one.send(begun + fault)
        yield


@contextmanager
def other_protocols(port: int) -> Iterator[None]:
    """HTTP/1, TLS and noise."""
    tls = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(512)
    greetings = (
        b"GET / HTTP/1.1\r\nHost: dozor\r\n\r\n",
        b"POST /dozor.v1.StationService/ResolveEngagement HTTP/1.1\r\nContent-Length: 9\r\n\r\n",
        tls,
        b"SSH-2.0-OpenSSH_9.2\r\n",
        b"\x00" * 1_000,
        Random(1).randbytes(5_000),
    )
    with wires(port, len(greetings)) as opened:
        for greeting, one in zip(greetings, opened, strict=True):
            one.send(greeting)
        for one in opened:
            assert one.is_closed()
        yield


@contextmanager
def odd_heads(port: int) -> Iterator[None]:
    """Calls whose headers are no call's: every one ends, whatever it is told."""
    plain = dict(headers(PATH))
    heads = [
        [*(plain | {b"content-type": b"text/html"}).items()],
        [*(plain | {b":path": b"/\xff\xfe/\xc0"}).items()],
        [*(plain | {b":path": b"/nobody/Nothing"}).items()],
        [*(plain | {b":path": b"x" * 5_000}).items()],
        [*(plain | {b":method": b"GET"}).items()],
        [line for line in plain.items() if line[0] != b":path"],
        headers(PATH, (b"x-text", b"\xff\xfe\x00")),
        headers(PATH, (b"x-bytes-bin", b"!!! no base64 !!!")),
        headers(PATH, (b"grpc-timeout", b"99999999999999H")),
        headers(PATH, (b"grpc-timeout", b"-1S")),
        headers(PATH, (b"grpc-encoding", b"br")),
        headers(PATH, (b"grpc-encoding", b"\xff")),
    ]
    for lines in heads:
        with wire(port) as one:
            client = Client(one)
            stream = client.call(lines)
            client.data(stream, GOOD, end=True)
            code = client.outcome(stream).get(b"grpc-status", b"reset")
            assert code != b"13", (lines, "INTERNAL")
    yield
