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

    def __init__(self, most: int | None = None) -> None:
        self._most = MAX_CONNECTIONS if most is None else most
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

    def leave(self, connection: Connected) -> None:
        """Forget one that is gone."""
        self._waiting.pop(connection, None)
        self._working.discard(connection)
        if not len(self):
            self._none.set()
