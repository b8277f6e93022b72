"""The async client: the same answers as the sync one's, and streams."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from dozor_client import AsyncClient, DozorError, InvalidRequest
from dozor_client import messages as m
from dozor_client.replay import METHODS, joined, separated
from tests.clients.python.requests import DUEL, batch
from tests.vectors.compare import difference
from tests.vectors.files import DATA, Vector, find_vectors
from tests.vectors.methods import request_class


async def answer(dozor: AsyncClient, vector: Vector) -> tuple[str, bytes]:
    """What a vector is answered with: the name of the file, and its content."""
    name = METHODS[vector.method].name
    ask: Any = getattr(dozor, re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower())
    kind, data = request_class(vector.method), DATA.joinpath(vector.request).read_bytes()
    try:
        if METHODS[vector.method].client_streaming:
            stream = ask(list(separated(kind, data)), timeout=60)
            return vector.response, joined([each async for each in stream])
        response = await ask(kind.FromString(data), timeout=60)
        return vector.response, response.SerializeToString()
    except DozorError as error:
        return vector.status, error.status.SerializeToString()


def test_every_vector_is_answered_as_it_should_be(server: str) -> None:
    vectors = find_vectors()

    async def ask_all() -> list[tuple[str, bytes]]:
        async with AsyncClient(server) as dozor:
            return [await answer(dozor, vector) for vector in vectors]

    for name, data in asyncio.run(ask_all()):
        file: Path = DATA / name
        assert file.exists(), name
        assert difference(name, file.read_bytes(), data) is None, name


def test_calls_are_made_at_once(server: str) -> None:
    async def ask() -> list[str]:
        async with AsyncClient(server) as dozor:
            answers = await asyncio.gather(*(dozor.resolve_engagement(DUEL) for _ in range(50)))
        return [each.summary for each in answers]

    assert len(set(asyncio.run(ask()))) == 1


def test_a_stream_is_answered_message_by_message(server: str) -> None:
    async def ask() -> list[str]:
        answered = asyncio.Event()

        async def requests() -> AsyncIterator[m.ResolveBatchStreamRequest]:
            yield batch("1", "2")
            await asyncio.wait_for(answered.wait(), timeout=60)
            yield batch("3")

        told = []
        async with AsyncClient(server) as dozor:
            async for response in dozor.resolve_batch_stream(requests()):
                told += [result.id for result in response.results]
                answered.set()
        return told

    assert asyncio.run(ask()) == ["1", "2", "3"]


def failing() -> Iterator[m.ResolveBatchStreamRequest]:
    yield batch("1")
    raise OSError("the disk is gone")


async def failing_async() -> AsyncIterator[m.ResolveBatchStreamRequest]:
    for request in failing():
        yield request


@pytest.mark.parametrize("requests", [failing, failing_async])
def test_what_the_requests_of_a_stream_raise_is_raised_to_the_caller(
    requests: Any, server: str
) -> None:
    async def ask() -> None:
        async with AsyncClient(server) as dozor:
            async for _ in dozor.resolve_batch_stream(requests()):
                pass

    with pytest.raises(OSError, match="the disk is gone"):
        asyncio.run(ask())


def test_a_wrong_message_ends_a_stream(server: str) -> None:
    async def ask() -> None:
        async with AsyncClient(server) as dozor:
            async for _ in dozor.resolve_batch_stream([m.ResolveBatchStreamRequest()]):
                pass

    with pytest.raises(InvalidRequest):
        asyncio.run(ask())


def test_a_cancelled_call_is_cancelled_and_no_error_of_dozors(server: str) -> None:
    async def ask() -> None:
        async def never() -> AsyncIterator[m.ResolveBatchStreamRequest]:
            await asyncio.sleep(60)
            yield batch("late")

        async with AsyncClient(server) as dozor:
            async for _ in dozor.resolve_batch_stream(never()):
                pass

    async def give_up() -> None:
        async with asyncio.timeout(0.2):
            await ask()

    with pytest.raises(TimeoutError):
        asyncio.run(give_up())
