"""Resolving many items without keeping the other calls waiting."""

import asyncio
import time
from collections.abc import Sequence

from dozor.api import Api
from dozor.server.gate import Gate

SLICE_SECONDS = 0.002
"""How long the items of batches hold the event loop at a time.

A call takes some seven turns of the loop, so a health check is answered within some fifteen
milliseconds whatever batches there are; much shorter slices would cost throughput.
"""

SWITCH_INTERVAL = SLICE_SECONDS / 4
"""A fitting `sys.setswitchinterval`.

A thread asks for the interpreter when it has waited that long without seeing it released. The event
loop releases it for an instant after every slice: with the default of 5 ms the metrics' threads
would never come to ask, and wait for seconds.
"""


class BatchResolver:
    """Resolves batches, slice by slice; one slice a turn of the event loop, for all batches."""

    def __init__(self, api: Api, gate: Gate) -> None:
        self._api = api
        self._gate = gate
        self._turn = asyncio.Lock()  # hands over in the order of arrival

    async def resolve(self, request: bytes) -> bytes:
        """The response to one message of items.

        Ends early with the call: gRPC cancels it when the client does or the deadline has passed.

        Raises:
            Refusal: The message itself is at fault, or the response is too large.
        """
        api = self._api.as_of_now()  # all items are judged alike, whatever is reloaded meanwhile
        items = api.batch_items(request)
        results: list[bytes] = []
        size = 0
        while len(results) < len(items):
            async with self._turn:
                done = len(results)
                self._resolve_slice(api, items, results)
                size += sum(map(len, results[done:]))
                if size > self._api.max_response_bytes:
                    break  # what is said of it below would not change
                if len(results) < len(items):
                    await asyncio.sleep(0)  # the other calls' turn; a cancellation arrives here
                    await self._gate.passed()
        return api.batch_response(results)

    @staticmethod
    def _resolve_slice(api: Api, items: Sequence[bytes], results: list[bytes]) -> None:
        end = time.perf_counter() + SLICE_SECONDS
        for index in range(len(results), len(items)):
            results.append(api.resolve_item(items[index]))
            if time.perf_counter() >= end:
                return
