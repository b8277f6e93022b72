"""Raids and forecasts take longer than a fight: threads of their own keep the event loop free."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from dozor.api import Api

Answer = Callable[[bytes, Callable[[], bool]], bytes]
"""Answers a request, and asks now and then whether to give up."""


class RaidThreads:
    """One thread that plays raids, and one that makes forecasts.

    More would not be faster: the interpreter runs one at a time.
    """

    def __init__(self, api: Api) -> None:
        self._api = api
        self._players = ThreadPoolExecutor(max_workers=1, thread_name_prefix="dozor-raids")
        self._forecasters = ThreadPoolExecutor(max_workers=1, thread_name_prefix="dozor-forecasts")

    def play(self, answer: Answer) -> Callable[[bytes], Awaitable[bytes]]:
        """A call that the thread for raids answers; a cancelled one is given up."""

        async def played(request: bytes) -> bytes:
            return await _work(self._players, answer, request)

        return played

    async def play_batch(self, request: bytes) -> bytes:
        """The response to a batch of raids; a cancelled call ends it."""
        api = self._api.as_of_now()  # all items are judged alike, whatever is reloaded meanwhile
        items = api.raid_batch_items(request)
        results = [await _work(self._players, api.resolve_raid_item, item) for item in items]
        return api.raid_batch_response(results)

    async def forecast(self, request: bytes) -> bytes:
        """The response to a forecast; a cancelled call stops it."""

        def answer(request: bytes, stop: Callable[[], bool]) -> bytes:
            return self._api.forecast_raid(request, stop=stop)

        return await _work(self._forecasters, answer, request)


async def _work(thread: ThreadPoolExecutor, answer: Answer, request: bytes) -> bytes:
    """Have a thread answer; if nobody waits any more, it is told to stop."""
    cancelled = threading.Event()
    loop = asyncio.get_running_loop()
    try:
        return await loop.run_in_executor(thread, answer, request, cancelled.is_set)
    finally:
        cancelled.set()
