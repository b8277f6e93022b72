"""What supervisor and worker tell each other: JSON objects with their length before them."""

import contextlib
import json
import socket
import struct
import threading
from collections.abc import Mapping
from typing import Any

_LENGTH = struct.Struct("!I")

Message = Mapping[str, Any]


class Connection:
    """One end of the connection between a supervisor and a worker. Any thread may send."""

    def __init__(self, end: socket.socket) -> None:
        self._socket = end
        self._sending = threading.Lock()

    def send(self, kind: str, **content: object) -> None:
        """Send a message, unless the other process is gone: that is seen where one receives."""
        data = json.dumps({"kind": kind, **content}).encode()
        with contextlib.suppress(OSError), self._sending:
            self._socket.sendall(_LENGTH.pack(len(data)) + data)

    def receive(self) -> Message | None:
        """Wait for the next message; None when the other process is gone."""
        header = self._read(_LENGTH.size)
        data = header and self._read(_LENGTH.unpack(header)[0])
        if not data:
            return None
        message: Message = json.loads(data)
        return message

    def close(self) -> None:
        """End the connection, also for a thread that waits for a message."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()

    def _read(self, size: int) -> bytes | None:
        parts = []
        while size:
            try:
                part = self._socket.recv(size)
            except OSError:
                return None
            if not part:
                return None
            parts.append(part)
            size -= len(part)
        return b"".join(parts)
