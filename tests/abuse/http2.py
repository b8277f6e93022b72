"""Connections that speak HTTP/2 as badly as a test wants: frames by hand, headers by `h2`."""

import contextlib
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

import h2.config
import h2.connection
import h2.events
import h2.exceptions
import h2.settings

from tests.server.running import PATIENCE

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
DATA, HEADERS, PRIORITY, RST, SETTINGS, PUSH, PING, GOAWAY, WINDOW, CONTINUATION = range(10)
END_STREAM, END_HEADERS = 0x1, 0x4

HeaderList = list[tuple[bytes, bytes]]


def frame(kind: int, flags: int, stream: int, payload: bytes = b"") -> bytes:
    """A frame, whatever is in it."""
    return struct.pack(">I", len(payload))[1:] + struct.pack(">BBI", kind, flags, stream) + payload


def grpc_message(content: bytes, *, length: int | None = None, compressed: bool = False) -> bytes:
    """A message as gRPC frames it; the length may be a lie."""
    return struct.pack(">BI", compressed, len(content) if length is None else length) + content


def headers(path: bytes, *more: tuple[bytes, bytes]) -> HeaderList:
    """The headers of a call."""
    return [
        (b":method", b"POST"),
        (b":scheme", b"http"),
        (b":path", path),
        (b":authority", b"dozor"),
        (b"te", b"trailers"),
        (b"content-type", b"application/grpc"),
        *more,
    ]


@dataclass
class Wire:
    """A connection to the server."""

    socket: socket.socket

    def send(self, data: bytes) -> bool:
        """Send all of it; whether the server took it, and did not close the connection."""
        try:
            self.socket.sendall(data)
        except (ConnectionError, TimeoutError):
            return False
        return True

    def is_closed(self) -> bool:
        """Whether the server closes the connection, after whatever it has to say."""
        with contextlib.suppress(ConnectionError):
            while self.socket.recv(65_536):
                pass
        return True


@contextmanager
def wire(port: int, patience: float = PATIENCE) -> Iterator[Wire]:
    """Open a connection, and close it in the end."""
    with socket.create_connection(("127.0.0.1", port), timeout=patience) as opened:
        yield Wire(opened)


@contextmanager
def wires(port: int, count: int) -> Iterator[list[Wire]]:
    """Open several."""
    with ExitStack() as stack:
        yield [stack.enter_context(wire(port)) for _ in range(count)]


class Client:
    """A client that keeps the protocol's state, but lets any headers and data through."""

    def __init__(self, wire: Wire, window: int = 65_535) -> None:
        self._wire = wire
        self._told: dict[int, dict[bytes, bytes]] = {}
        self._ended: set[int] = set()
        self.h2 = h2.connection.H2Connection(
            h2.config.H2Configuration(
                validate_outbound_headers=False,
                normalize_outbound_headers=False,
                validate_inbound_headers=False,
            )
        )
        self.h2.initiate_connection()
        self.h2.update_settings({h2.settings.SettingCodes.INITIAL_WINDOW_SIZE: window})
        self.flush()

    def flush(self) -> bool:
        """Send what is to be sent."""
        return self._wire.send(self.h2.data_to_send())

    def call(self, lines: HeaderList, *, end: bool = False) -> int:
        """Begin a call; tells its stream."""
        stream = self.h2.get_next_available_stream_id()
        self.h2.send_headers(stream, lines, end_stream=end)
        self.flush()
        return stream

    def data(self, stream: int, content: bytes, *, end: bool = False) -> None:
        """Send data, as fast as the server's windows allow, until it wants no more."""
        with contextlib.suppress(h2.exceptions.StreamClosedError):
            while content:
                room = min(self.h2.local_flow_control_window(stream), 16_384, len(content))
                if not room:
                    if self._receive() is None:
                        return
                    continue
                part, content = content[:room], content[room:]
                self.h2.send_data(stream, part, end_stream=end and not content)
                if not self.flush():
                    return

    def outcome(self, stream: int) -> dict[bytes, bytes]:
        """The headers and trailers with which a call ends; none if the server resets it."""
        while stream not in self._ended and self._receive() is not None:
            pass
        return self._told.get(stream, {})

    def _receive(self) -> list[h2.events.Event] | None:
        try:
            received = self._wire.socket.recv(65_536)
        except ConnectionError:
            return None
        if not received:
            return None
        events = self.h2.receive_data(received)
        for event in events:
            self._note(event)
        self.flush()
        return events

    def _note(self, event: h2.events.Event) -> None:
        if isinstance(event, h2.events.ResponseReceived | h2.events.TrailersReceived):
            self._told.setdefault(event.stream_id, {}).update(event.headers)
        elif isinstance(event, h2.events.StreamEnded | h2.events.StreamReset):
            self._ended.add(event.stream_id)
