"""Batches and streams of them: in order, in turns with other calls, and not beyond their end."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from queue import Queue
from typing import Any, Self

import grpc
import pytest

from dozor.api import Api, Observer
from dozor.rulebooks import RulebookLibrary
from dozor.server.methods import HEALTH
from tests.server.calling import (
    RESOLVE_BATCH,
    RESOLVE_STREAM,
    batch,
    eventually,
    failure,
    ids,
    open_channel,
    stream,
    unary,
)
from tests.server.running import ServerProcess, ThreadServer, server_process, thread_server
from tests.server.scraping import Scrape, handled

LARGE = 10_000
CHECK = f"/{HEALTH}/Check"


class _WatchedApi(Api):
    """Tells how far it is, and takes its time: a large batch takes seconds on any machine."""

    def __init__(self, library: RulebookLibrary, observer: Observer, limit: int) -> None:
        super().__init__(library, observer, limit)
        self.resolved = 0
        self.steps: list[str] = []

    def as_of_now(self) -> Self:
        return self  # a copy would count for itself

    def batch_items(self, request: bytes) -> Sequence[bytes]:
        self.steps.append("read")
        return super().batch_items(request)

    def resolve_item(self, item: bytes) -> bytes:
        self.resolved += 1
        time.sleep(0.0005)
        return super().resolve_item(item)

    def batch_response(self, results: Sequence[bytes]) -> bytes:
        self.steps.append("answered")
        return super().batch_response(results)


@dataclass(frozen=True)
class _Watched:
    server: ThreadServer
    channel: grpc.Channel
    api: _WatchedApi

    def wait_for_items(self) -> None:
        """Wait until the batch is being resolved."""
        eventually(lambda: self.api.resolved > 0)

    def assert_stopped(self, path: str, code: str) -> None:
        """Check that the call is over and that its items were left."""
        eventually(lambda: handled(self.server, path, code) == 1)
        resolved = self.api.resolved
        unary(self.channel, CHECK)(b"")
        assert self.api.resolved == resolved < LARGE
        assert self.api.steps == ["read"]


@dataclass(frozen=True)
class _Busy:
    server: ServerProcess
    channel: grpc.Channel
    long_batch: Any


@pytest.fixture
def watched() -> Iterator[_Watched]:
    """A server whose progress can be watched."""
    made: list[_WatchedApi] = []

    def make(library: RulebookLibrary, observer: Observer, limit: int) -> Api:
        made.append(_WatchedApi(library, observer, limit))
        return made[0]

    with thread_server(api_factory=make) as server, open_channel(server.address) as channel:
        yield _Watched(server, channel, made[0])


@pytest.mark.parametrize("size", [1, 2, 1_000])
def test_every_item_is_answered_in_order(size: int, channel: grpc.Channel) -> None:
    response = unary(channel, RESOLVE_BATCH)(batch(size))
    assert ids(response) == [str(number) for number in range(size)]


@pytest.fixture
def busy() -> Iterator[_Busy]:
    """A server, as a process of its own, that resolves a long batch."""
    with server_process() as server, open_channel(server.address) as channel:
        long_batch = unary(channel, RESOLVE_BATCH).future(batch(LARGE))
        eventually(lambda: bool(Scrape(server).counted("dozor_outcomes_total")))
        yield _Busy(server, channel, long_batch)


def test_health_answers_before_a_long_batch_does(busy: _Busy) -> None:
    for _ in range(5):
        unary(busy.channel, CHECK)(b"")
        assert not busy.long_batch.done()


def test_the_metrics_answer_before_a_long_batch_does(busy: _Busy) -> None:
    for _ in range(5):
        Scrape(busy.server)
        assert not busy.long_batch.done()


def test_a_short_batch_is_answered_before_a_long_one(busy: _Busy) -> None:
    assert len(ids(unary(busy.channel, RESOLVE_BATCH)(batch(100)))) == 100
    assert not busy.long_batch.done()


def test_a_cancelled_batch_stops(watched: _Watched) -> None:
    answer = unary(watched.channel, RESOLVE_BATCH).future(batch(LARGE))
    watched.wait_for_items()
    answer.cancel()
    watched.assert_stopped(RESOLVE_BATCH, "CANCELLED")


def test_a_cancelled_stream_stops(watched: _Watched) -> None:
    answers = stream(watched.channel, RESOLVE_STREAM, [batch(LARGE), batch(LARGE)])
    watched.wait_for_items()
    answers.cancel()
    watched.assert_stopped(RESOLVE_STREAM, "CANCELLED")


def test_a_batch_stops_at_its_deadline(watched: _Watched) -> None:
    call = unary(watched.channel, RESOLVE_BATCH)
    failed = failure(lambda: call(batch(LARGE), timeout=0.2))
    assert failed.code is grpc.StatusCode.DEADLINE_EXCEEDED
    watched.assert_stopped(RESOLVE_BATCH, "DEADLINE_EXCEEDED")


def test_a_stream_answers_each_message_before_it_reads_the_next(watched: _Watched) -> None:
    answers = list(stream(watched.channel, RESOLVE_STREAM, [batch(1), batch(300), batch(2)]))
    assert [len(ids(answer)) for answer in answers] == [1, 300, 2]
    assert watched.api.steps == ["read", "answered"] * 3


def test_a_stream_answers_while_it_stays_open(channel: grpc.Channel) -> None:
    requests: Queue[bytes] = Queue()
    answers = stream(channel, RESOLVE_STREAM, iter(requests.get, b""))
    for size in (1, 2, 3):
        requests.put(batch(size))
        assert len(ids(next(answers))) == size
    requests.put(b"")
    assert list(answers) == []
