"""HTTP/2 by hand, for connections that do what no good client does."""

import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.running import PATIENCE, ThreadServer

SETTINGS, PING, GOAWAY = 4, 6, 7
ENHANCE_YOUR_CALM = 11
_ACK = 1


class Connection:
    """A connection of HTTP/2 without any call."""

    def __init__(self, raw: socket.socket) -> None:
        self._raw = raw
        raw.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
        self._send(SETTINGS, b"")
        self._send(SETTINGS, b"", _ACK)

    def ping(self) -> None:
        self._send(PING, bytes(8))

    def frames(self) -> Iterator[tuple[int, int, bytes]]:
        """Type, flags and content of what the server sends, until it closes the connection."""
        while len(head := self._read(9)) == 9:
            size = int.from_bytes(head[:3])
            yield head[3], head[4], self._read(size)

    def pongs(self) -> Iterator[None]:
        """The server's answers to pings."""
        return (None for kind, flags, _ in self.frames() if kind == PING and flags & _ACK)

    def farewell(self) -> tuple[int, bytes]:
        """Code and text of the GOAWAY with which the server ends the connection for a fault."""
        for kind, _, content in self.frames():
            if kind == GOAWAY and (code := struct.unpack("!I", content[4:8])[0]):
                return code, content[8:]
        raise AssertionError("the server closed the connection without a word")

    def _send(self, kind: int, content: bytes, flags: int = 0) -> None:
        self._raw.sendall(len(content).to_bytes(3) + bytes([kind, flags, 0, 0, 0, 0]) + content)

    def _read(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            try:
                part = self._raw.recv(size - len(data))
            except ConnectionResetError:
                part = b""
            if not part:
                return data
            data += part
        return data


@contextmanager
def connection(server: ThreadServer) -> Iterator[Connection]:
    """Connect to a server."""
    host, port = server.address.split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as raw:
        yield Connection(raw)
