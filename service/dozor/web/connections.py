"""The open connections of the web's port: how many there may be, and who makes room."""

import asyncio
from typing import Protocol

MAX_CONNECTIONS = 1_000
"""Connections at once."""


class Connected(Protocol):
    """A connection."""

    def drop(self) -> None:
        """End it at once."""


class Connections:
    """The open connections: as many as are allowed, the newest of those that keep us waiting.

    A client whose request has not come whole, or that asks nothing, or does not take its answer,
    makes room for one that comes; so silent connections, however many, keep nobody out.

    For one thread, the event loop's.
    """

    def __init__(self, most_body_bytes: int, most: int | None = None) -> None:
        """Begin with none.

        Args:
            most_body_bytes: Size of the bodies, together, that have come in part.
            most: Connections at once; None: `MAX_CONNECTIONS`.
        """
        self._most = MAX_CONNECTIONS if most is None else most
        self._most_body_bytes = most_body_bytes
        self._body_bytes = 0
        self._bodies: dict[Connected, int] = {}  # in the order in which they began to come
        self._waiting: dict[Connected, None] = {}  # in the order in which they began to wait
        self._working: set[Connected] = set()
        self._none = asyncio.Event()
        self._none.set()

    def __len__(self) -> int:
        return len(self._waiting) + len(self._working)

    async def all_gone(self) -> None:
        """Return once there is none."""
        await self._none.wait()

    def admit(self, connection: Connected) -> bool:
        """Take note of one that comes; whether there is room."""
        if len(self) >= self._most and not self.make_room():
            return False
        self._waiting[connection] = None
        self._none.clear()
        return True

    def make_room(self) -> bool:
        """End the one that has kept us waiting longest; whether there was one."""
        if not self._waiting:
            return False
        oldest = next(iter(self._waiting))
        del self._waiting[oldest]
        oldest.drop()
        return True

    def wait_for(self, connection: Connected) -> None:
        """Take note that it is the client's turn."""
        if connection in self._working:
            self._working.discard(connection)
            self._waiting[connection] = None

    def work_for(self, connection: Connected) -> None:
        """Take note that it is the server's turn."""
        if connection in self._waiting:
            del self._waiting[connection]
            self._working.add(connection)

    def receive(self, connection: Connected, size: int) -> None:
        """Take note of bytes of a body; the one that began first makes room if it is too much."""
        self._bodies[connection] = self._bodies.get(connection, 0) + size
        self._body_bytes += size
        while self._body_bytes > self._most_body_bytes:
            oldest = next(iter(self._bodies))
            self.received(oldest)
            oldest.drop()

    def received(self, connection: Connected) -> None:
        """Take note that a body is there as a whole, or is not wanted any more."""
        self._body_bytes -= self._bodies.pop(connection, 0)

    def leave(self, connection: Connected) -> None:
        """Forget one that is gone."""
        self._waiting.pop(connection, None)
        self._working.discard(connection)
        self.received(connection)
        if not len(self):
            self._none.set()
