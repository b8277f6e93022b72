"""Raids and forecasts take longer than a fight: threads of their own keep the event loop free."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from dozor.api import Api


class RaidWorkers:
    """One thread that plays raids, and one that makes forecasts.

    More would not be faster: the interpreter runs one at a time.
    """

    def __init__(self, api: Api) -> None:
        self._api = api
        self._players = ThreadPoolExecutor(max_workers=1, thread_name_prefix="dozor-raids")
        self._forecasters = ThreadPoolExecutor(max_workers=1, thread_name_prefix="dozor-forecasts")

    def play(self, answer: Callable[[bytes], bytes]) -> Callable[[bytes], Awaitable[bytes]]:
        """A call that the thread for raids answers."""

        async def played(request: bytes) -> bytes:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._players, answer, request)

        return played

    async def play_batch(self, request: bytes) -> bytes:
        """The response to a batch of raids; a cancelled call ends it after the raid at hand."""
        items = self._api.raid_batch_items(request)
        loop = asyncio.get_running_loop()
        results = [
            await loop.run_in_executor(self._players, self._api.resolve_raid_item, item)
            for item in items
        ]
        return self._api.raid_batch_response(results)

    async def forecast(self, request: bytes) -> bytes:
        """The response to a forecast; a cancelled call stops it."""
        cancelled = threading.Event()
        loop = asyncio.get_running_loop()

        def answer() -> bytes:
            return self._api.forecast_raid(request, stop=cancelled.is_set)

        try:
            return await loop.run_in_executor(self._forecasters, answer)
        finally:
            cancelled.set()
