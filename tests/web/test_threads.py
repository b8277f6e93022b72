"""Threads that work for the event loop: they tell how work ended, and hold up no exit."""

import asyncio
import subprocess
import sys
import threading

import pytest

from dozor.web.threads import DaemonThreads
from tests.server.calling import eventually
from tests.server.running import PATIENCE


def test_what_a_function_returns_or_raises_comes_back() -> None:
    async def work() -> list[int]:
        threads = DaemonThreads(2, "test")
        with pytest.raises(ZeroDivisionError):
            await threads.run(divmod, 1, 0)
        return await asyncio.gather(*(threads.run(pow, n, 2) for n in range(100)))

    assert asyncio.run(work()) == [n * n for n in range(100)]


def test_work_that_nobody_waits_for_any_more_is_left() -> None:
    go, done = threading.Event(), list[int]()

    async def work() -> None:
        threads = DaemonThreads(1, "test")
        first = asyncio.ensure_future(threads.run(go.wait, PATIENCE))
        later = [asyncio.ensure_future(threads.run(done.append, n)) for n in range(3)]
        await asyncio.sleep(0)
        later[1].cancel()
        await asyncio.wait([later[1]])
        go.set()
        await asyncio.gather(first, later[0], later[2])

    asyncio.run(work())
    assert done == [0, 2]


def test_the_threads_end_with_their_owner() -> None:
    threads = DaemonThreads(3, "short-lived")
    asyncio.run(threads.run(int))
    assert _named("short-lived") == 3
    del threads
    eventually(lambda: _named("short-lived") == 0)


def _named(name: str) -> int:
    return sum(thread.name.startswith(name) for thread in threading.enumerate())


def test_a_process_ends_though_a_thread_is_at_work() -> None:
    code = (
        "import asyncio, threading\n"
        "from dozor.web.threads import DaemonThreads\n"
        "started, threads = threading.Event(), DaemonThreads(1, 'test')\n"
        "def for_ever():\n"
        "    started.set()\n"
        "    threading.Event().wait()\n"
        "async def work():\n"
        "    asyncio.ensure_future(threads.run(for_ever))\n"
        "    await asyncio.to_thread(started.wait)\n"
        "asyncio.run(work())\n"
        "print('over')\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "over\n", "")
