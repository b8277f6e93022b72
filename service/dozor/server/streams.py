"""Streams of messages, which a stop ends between two of them."""

import asyncio

from dozor.server.calls import CallContext, next_request
from dozor.wire.refusal import draining


class Streams:
    """Where the handlers of streams get their messages from."""

    def __init__(self) -> None:
        self._ending = asyncio.Event()
        self._waiting: set[asyncio.Task[object]] = set()

    def end(self) -> None:
        """Let no stream have another message; those that wait for one end now."""
        self._ending.set()
        for waiting in self._waiting:
            waiting.cancel()

    async def next_request(self, context: CallContext) -> bytes | None:
        """The next message; None when the client has sent all.

        Raises:
            Refusal: The server stops.
        """
        if self._ending.is_set():
            raise draining()
        reading = asyncio.ensure_future(next_request(context))
        self._waiting.add(reading)
        try:
            return await reading
        except asyncio.CancelledError:
            current = asyncio.current_task()
            if not self._ending.is_set() or (current is not None and current.cancelling()):
                raise  # the call itself is over
            raise draining() from None
        finally:
            self._waiting.discard(reading)
            reading.cancel()
