"""How many calls a process works on at once, and what becomes of those beyond."""

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge

from dozor.server.calls import CallContext, Handler
from dozor.wire.refusal import overloaded

_LEAST_DELAY = 0.05
_LONGEST_DELAY = 5.0

# Of how much weight the latest call is in the average of service times.
_WEIGHT = 0.02
_JITTER = 0.5


class CallLimit:
    """Counts what is being worked on, and refuses what comes on top of the limit.

    What counts is work: a call from its arrival at the handler to its end; of a stream, each
    message from its arrival to its answer. A stream that is open but idle does not count, so that
    idle ones keep out nobody.

    For one thread, the event loop's.
    """

    def __init__(self, limit: int, registry: CollectorRegistry) -> None:
        """Begin with nothing in flight.

        Args:
            limit: Calls at once, at most; 0: no limit.
            registry: Where the metrics are registered.
        """
        self._limit = limit
        self._in_flight = 0
        self._service_seconds = 0.0
        Gauge(
            "dozor_calls_in_flight",
            "Calls, and messages of streams, that are being worked on; health checks do not count.",
            registry=registry,
        ).set_function(lambda: self._in_flight)
        self._shed = Counter(
            "dozor_calls_shed_total",
            "Calls, and messages of streams, that were refused because of max_concurrent_calls.",
            registry=registry,
        )

    def lift(self) -> None:
        """Refuse nothing any more: what is here is all that is still to be done."""
        self._limit = 0

    def check(self) -> None:
        """See that there is room.

        Raises:
            Refusal: There is none.
        """
        if 0 < self._limit <= self._in_flight:
            self._shed.inc()
            raise overloaded(self._limit, self._retry_after())

    @contextmanager
    def slot(self) -> Iterator[None]:
        """Count as one in flight.

        Raises:
            Refusal: There is no room.
        """
        self.check()
        start = time.perf_counter()
        try:
            with self.counted():
                yield
        finally:
            took = time.perf_counter() - start
            self._service_seconds += _WEIGHT * (took - self._service_seconds)

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Count as in flight what is still to be done for a call that had its slot."""
        self._in_flight += 1
        try:
            yield
        finally:
            self._in_flight -= 1

    def limited(self, handler: Handler) -> Handler:
        """A handler whose calls count from their arrival to their end."""

        async def handle(context: CallContext) -> bytes | None:
            with self.slot():
                return await handler(context)

        return handle

    def _retry_after(self) -> float:
        """Seconds after which about as many calls as are in flight now have been worked off.

        That is what a call has taken of late, its waiting included. The jitter keeps those who were
        refused together from coming back together.
        """
        jitter = random.uniform(1 - _JITTER, 1 + _JITTER)
        return min(max(self._service_seconds * jitter, _LEAST_DELAY * jitter), _LONGEST_DELAY)
