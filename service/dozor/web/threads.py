"""Threads that hold up no exit."""

import asyncio
import threading
import weakref
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")

_Work = tuple[Future[Any], Callable[[], Any]]


class DaemonThreads:
    """Threads that work for the event loop.

    Python waits at its end for the threads of a `ThreadPoolExecutor`, whatever they do; these it
    leaves alone.
    """

    def __init__(self, count: int, name: str) -> None:
        """Prepare them; they start with the first work.

        Args:
            count: How many there are.
            name: What they are called.
        """
        self._unstarted = [f"{name}-{number}" for number in range(count)]
        self._waiting: SimpleQueue[_Work | None] = SimpleQueue()
        weakref.finalize(self, _end, self._waiting, count)

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """What a function returns or raises; work that is cancelled before its turn is left."""
        while self._unstarted:
            name = self._unstarted.pop()
            threading.Thread(target=_work, args=[self._waiting], name=name, daemon=True).start()
        future: Future[T] = Future()
        self._waiting.put((future, partial(function, *arguments)))
        return await asyncio.wrap_future(future)


def _work(waiting: SimpleQueue[_Work | None]) -> None:
    while (work := waiting.get()) is not None:
        future, call = work
        if future.set_running_or_notify_cancel():
            try:
                future.set_result(call())
            except BaseException as error:  # noqa: BLE001 - whoever waits is told
                future.set_exception(error)
        del work, future, call  # a message may be large, and the next one far


def _end(waiting: SimpleQueue[_Work | None], count: int) -> None:
    for _ in range(count):
        waiting.put(None)
