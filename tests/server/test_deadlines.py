"""A call whose deadline has passed when its turn comes, before gRPC has told of it."""

import asyncio
from dataclasses import dataclass, field
from typing import NoReturn

import grpc
import pytest
from prometheus_client import CollectorRegistry

from dozor.api import Api
from dozor.rulebooks import RulebookLibrary
from dozor.server.calls import Metadata
from dozor.server.gate import Gate
from dozor.server.handlers import dozor_handlers
from dozor.server.limits import CallLimit
from dozor.server.methods import DOZOR_SERVICES, METHODS
from dozor.server.streams import Streams

PATHS = [method.path for method in METHODS if method.service in DOZOR_SERVICES]


class _Aborted(Exception):
    pass


@dataclass
class _LateContext:
    """The context of a call with one request, whose deadline has passed."""

    requests: list[object] = field(default_factory=lambda: [b"\xff", grpc.aio.EOF])
    ended_with: grpc.StatusCode | None = None

    async def read(self) -> object:
        return self.requests.pop(0)

    async def write(self, message: bytes) -> None:
        raise AssertionError("answered")

    async def abort(
        self, code: grpc.StatusCode, details: str = "", trailing_metadata: Metadata = ()
    ) -> NoReturn:
        self.ended_with = code
        raise _Aborted

    async def abort_with_status(self, status: grpc.Status) -> NoReturn:
        raise AssertionError("worked on")

    def invocation_metadata(self) -> Metadata:
        return ()

    def peer(self) -> str:
        return ""

    def set_trailing_metadata(self, trailing_metadata: Metadata) -> None:
        raise AssertionError("answered")

    def time_remaining(self) -> float | None:
        return 0.0

    def code(self) -> grpc.StatusCode | None:
        return self.ended_with


@pytest.mark.parametrize("path", PATHS)
def test_it_is_not_worked_on(path: str) -> None:
    async def call() -> _LateContext:
        limit = CallLimit(1, CollectorRegistry())
        api = Api(RulebookLibrary.bundled())
        context = _LateContext()
        handler = dozor_handlers(api, Gate(), limit, Streams())[path]
        # A request that is no message: who looks at it raises something else.
        with pytest.raises(_Aborted):
            await handler(context)
        return context

    assert asyncio.run(call()).ended_with is grpc.StatusCode.DEADLINE_EXCEEDED
