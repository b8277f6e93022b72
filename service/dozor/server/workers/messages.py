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

    def __init__(self, end: socket.socket, patience: int | None = None) -> None:
        """Take an end.

        Args:
            end: The end.
            patience: Seconds to wait for one that does not read; then the connection is over. None:
                any time.
        """
        if patience is not None:  # settimeout would hold for receiving as well
            end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, struct.pack("ll", patience, 0))
        self._socket = end
        self._sending = threading.Lock()

    def send(self, kind: str, **content: object) -> None:
        """Send a message, unless the other process is gone: that is seen where one receives."""
        data = json.dumps({"kind": kind, **content}).encode()
        with self._sending:
            try:
                self._socket.sendall(_LENGTH.pack(len(data)) + data)
            except OSError:  # part of it may have gone out: nothing can follow
                self._end()

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
        self._end()
        self._socket.close()

    def _end(self) -> None:
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)

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
