"""The client for programs with an event loop of asyncio."""

# ruff: noqa: ASYNC109  # gRPC's own timeout: the server learns of it, too

import asyncio
from collections.abc import AsyncGenerator, AsyncIterable, AsyncIterator, Iterable, Sequence
from typing import Self, TypeVar

import grpc
from grpc import aio

from dozor_client import messages
from dozor_client._gen.dozor.v1.raid_service_pb2_grpc import RaidServiceStub
from dozor_client._gen.dozor.v1.rulebook_service_pb2_grpc import RulebookServiceStub
from dozor_client._gen.dozor.v1.station_service_pb2_grpc import StationServiceStub
from dozor_client.connection import SERVICE_CONFIG, Option, Tls, call_metadata, channel_options
from dozor_client.errors import error_of_call

Q = TypeVar("Q")
A = TypeVar("A")


class AsyncClient:
    """A connection to a server, made and used within one event loop; otherwise as `Client`."""

    def __init__(
        self,
        target: str,
        *,
        tls: Tls | None = None,
        token: str | None = None,
        plaintext_token: bool = False,
        service_config: str | None = SERVICE_CONFIG,
        options: Sequence[Option] = (),
    ) -> None:
        """Connect when first called; the arguments are those of `Client`."""
        self._metadata = call_metadata(token, readable=tls is None and not plaintext_token)
        channel_args = channel_options(tls, service_config, options)
        if tls is None:
            self._channel = aio.insecure_channel(target, channel_args)
        else:
            self._channel = aio.secure_channel(target, tls.credentials, channel_args)
        self._station = StationServiceStub(self._channel)
        self._raids = RaidServiceStub(self._channel)
        self._rulebooks = RulebookServiceStub(self._channel)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connection; open calls end."""
        await self._channel.close()

    async def resolve_engagement(
        self, request: messages.ResolveEngagementRequest, *, timeout: float | None = None
    ) -> messages.ResolveEngagementResponse:
        """Resolve one attack of one or two units on a station held by one or two units."""
        return await self._call(self._station.ResolveEngagement, request, timeout)

    async def resolve_turn(
        self, request: messages.ResolveTurnRequest, *, timeout: float | None = None
    ) -> messages.ResolveTurnResponse:
        """Resolve the attacks of several teams on one station in one turn."""
        return await self._call(self._station.ResolveTurn, request, timeout)

    async def resolve_batch(
        self, request: messages.ResolveBatchRequest, *, timeout: float | None = None
    ) -> messages.ResolveBatchResponse:
        """Resolve many engagements; a bad item has an error of its own."""
        return await self._call(self._station.ResolveBatch, request, timeout)

    async def resolve_batch_stream(
        self,
        requests: AsyncIterable[messages.ResolveBatchStreamRequest]
        | Iterable[messages.ResolveBatchStreamRequest],
        *,
        timeout: float | None = None,
    ) -> AsyncGenerator[messages.ResolveBatchStreamResponse, None]:
        """Resolve engagements as they come: an answer for each request, in order.

        The requests are taken in a task of gRPC's, ahead of the answers; what taking them raises is
        raised here. Close the generator to give up early.
        """
        taken = _Taken(requests)
        call = self._station.ResolveBatchStream(
            aiter(taken), timeout=timeout, metadata=self._metadata
        )
        try:
            async for response in call:
                yield response
        except (grpc.RpcError, asyncio.CancelledError) as error:
            if taken.failure is not None:  # gRPC cancels the call then
                raise taken.failure from None
            if isinstance(error, asyncio.CancelledError):
                raise
            raise error_of_call(error) from error
        finally:
            call.cancel()

    async def resolve_breach(
        self, request: messages.ResolveBreachRequest, *, timeout: float | None = None
    ) -> messages.ResolveBreachResponse:
        """Play rounds of the breach."""
        return await self._call(self._raids.ResolveBreach, request, timeout)

    async def resolve_assault(
        self, request: messages.ResolveAssaultRequest, *, timeout: float | None = None
    ) -> messages.ResolveAssaultResponse:
        """Play rounds of the assault."""
        return await self._call(self._raids.ResolveAssault, request, timeout)

    async def resolve_raid(
        self, request: messages.ResolveRaidRequest, *, timeout: float | None = None
    ) -> messages.ResolveRaidResponse:
        """Play a whole raid."""
        return await self._call(self._raids.ResolveRaid, request, timeout)

    async def resolve_raid_batch(
        self, request: messages.ResolveRaidBatchRequest, *, timeout: float | None = None
    ) -> messages.ResolveRaidBatchResponse:
        """Play many whole raids; a bad item has an error of its own."""
        return await self._call(self._raids.ResolveRaidBatch, request, timeout)

    async def forecast_raid(
        self, request: messages.ForecastRaidRequest, *, timeout: float | None = None
    ) -> messages.ForecastRaidResponse:
        """Tell how a raid may end, and how likely."""
        return await self._call(self._raids.ForecastRaid, request, timeout)

    async def list_rulebooks(
        self, request: messages.ListRulebooksRequest, *, timeout: float | None = None
    ) -> messages.ListRulebooksResponse:
        """List the rulebooks that the server has."""
        return await self._call(self._rulebooks.ListRulebooks, request, timeout)

    async def get_rulebook(
        self, request: messages.GetRulebookRequest, *, timeout: float | None = None
    ) -> messages.GetRulebookResponse:
        """Return one rulebook whole."""
        return await self._call(self._rulebooks.GetRulebook, request, timeout)

    async def _call(
        self, method: aio.UnaryUnaryMultiCallable[Q, A], request: Q, timeout: float | None
    ) -> A:
        try:
            return await method(request, timeout=timeout, metadata=self._metadata)
        except grpc.RpcError as error:
            raise error_of_call(error) from error


class _Taken(AsyncIterable[Q]):
    """Requests on their way, and what taking them raised: gRPC would only log that."""

    def __init__(self, requests: AsyncIterable[Q] | Iterable[Q]) -> None:
        self._requests = requests
        self.failure: Exception | None = None

    async def __aiter__(self) -> AsyncIterator[Q]:
        try:
            if isinstance(self._requests, AsyncIterable):
                async for request in self._requests:
                    yield request
            else:
                for request in self._requests:
                    yield request
        except Exception as error:
            self.failure = error
            raise
