"""The client for programs without an event loop."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import Self, TypeVar

import grpc

from dozor_client import messages
from dozor_client._gen.dozor.v1.raid_service_pb2_grpc import RaidServiceStub
from dozor_client._gen.dozor.v1.rulebook_service_pb2_grpc import RulebookServiceStub
from dozor_client._gen.dozor.v1.station_service_pb2_grpc import StationServiceStub
from dozor_client.connection import SERVICE_CONFIG, Option, Tls, call_metadata, channel_options
from dozor_client.errors import error_of_call

Q = TypeVar("Q")
A = TypeVar("A")


class Client:
    """A connection to a server. Threads may share it; close it, or use it as a context manager.

    Every method is one of the contract's. It takes `timeout`, in seconds; without one the service
    config's counts. It raises a DozorError where the call is not answered.
    """

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
        """Connect when first called.

        Args:
            target: HOST:PORT, or any target of gRPC's, such as "dns:///dozor.example:50051".
            tls: How to encrypt; none: plain text.
            token: A bearer token to send along; it wants `tls`.
            plaintext_token: Sends the token also in plain text, where everybody on the way can
                read it.
            service_config: A gRPC service config, as JSON; none: nothing is tried again.
            options: More options of the channel.

        Raises:
            ValueError: The token cannot be sent, or should not.
        """
        self._metadata = call_metadata(token, readable=tls is None and not plaintext_token)
        channel_args = channel_options(tls, service_config, options)
        if tls is None:
            self._channel = grpc.insecure_channel(target, channel_args)
        else:
            self._channel = grpc.secure_channel(target, tls.credentials, channel_args)
        self._station = StationServiceStub(self._channel)
        self._raids = RaidServiceStub(self._channel)
        self._rulebooks = RulebookServiceStub(self._channel)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection; open calls end."""
        self._channel.close()

    def resolve_engagement(
        self, request: messages.ResolveEngagementRequest, *, timeout: float | None = None
    ) -> messages.ResolveEngagementResponse:
        """Resolve one attack of one or two units on a station held by one or two units."""
        return self._call(self._station.ResolveEngagement, request, timeout)

    def resolve_turn(
        self, request: messages.ResolveTurnRequest, *, timeout: float | None = None
    ) -> messages.ResolveTurnResponse:
        """Resolve the attacks of several teams on one station in one turn."""
        return self._call(self._station.ResolveTurn, request, timeout)

    def resolve_batch(
        self, request: messages.ResolveBatchRequest, *, timeout: float | None = None
    ) -> messages.ResolveBatchResponse:
        """Resolve many engagements; a bad item has an error of its own."""
        return self._call(self._station.ResolveBatch, request, timeout)

    def resolve_batch_stream(
        self,
        requests: Iterable[messages.ResolveBatchStreamRequest],
        *,
        timeout: float | None = None,
    ) -> Generator[messages.ResolveBatchStreamResponse, None, None]:
        """Resolve engagements as they come: an answer for each request, in order.

        The requests are taken in a thread of gRPC's, ahead of the answers; what taking them raises
        is raised here. Close the generator to give up early.
        """
        taken = _Taken(requests)
        call = self._station.ResolveBatchStream(taken, timeout=timeout, metadata=self._metadata)
        try:
            yield from call
        except grpc.RpcError as error:
            if taken.failure is not None:
                raise taken.failure from None
            raise error_of_call(error) from error
        finally:
            call.cancel()

    def resolve_breach(
        self, request: messages.ResolveBreachRequest, *, timeout: float | None = None
    ) -> messages.ResolveBreachResponse:
        """Play rounds of the breach."""
        return self._call(self._raids.ResolveBreach, request, timeout)

    def resolve_assault(
        self, request: messages.ResolveAssaultRequest, *, timeout: float | None = None
    ) -> messages.ResolveAssaultResponse:
        """Play rounds of the assault."""
        return self._call(self._raids.ResolveAssault, request, timeout)

    def resolve_raid(
        self, request: messages.ResolveRaidRequest, *, timeout: float | None = None
    ) -> messages.ResolveRaidResponse:
        """Play a whole raid."""
        return self._call(self._raids.ResolveRaid, request, timeout)

    def resolve_raid_batch(
        self, request: messages.ResolveRaidBatchRequest, *, timeout: float | None = None
    ) -> messages.ResolveRaidBatchResponse:
        """Play many whole raids; a bad item has an error of its own."""
        return self._call(self._raids.ResolveRaidBatch, request, timeout)

    def forecast_raid(
        self, request: messages.ForecastRaidRequest, *, timeout: float | None = None
    ) -> messages.ForecastRaidResponse:
        """Tell how a raid may end, and how likely."""
        return self._call(self._raids.ForecastRaid, request, timeout)

    def list_rulebooks(
        self, request: messages.ListRulebooksRequest, *, timeout: float | None = None
    ) -> messages.ListRulebooksResponse:
        """List the rulebooks that the server has."""
        return self._call(self._rulebooks.ListRulebooks, request, timeout)

    def get_rulebook(
        self, request: messages.GetRulebookRequest, *, timeout: float | None = None
    ) -> messages.GetRulebookResponse:
        """Return one rulebook whole."""
        return self._call(self._rulebooks.GetRulebook, request, timeout)

    def _call(
        self, method: "grpc.UnaryUnaryMultiCallable[Q, A]", request: Q, timeout: float | None
    ) -> A:
        try:
            return method(request, timeout=timeout, metadata=self._metadata)
        except grpc.RpcError as error:
            raise error_of_call(error) from error


class _Taken(Iterator[Q]):
    """Requests on their way, and what taking them raised: gRPC would only log that."""

    def __init__(self, requests: Iterable[Q]) -> None:
        self._requests = iter(requests)
        self.failure: Exception | None = None

    def __next__(self) -> Q:
        try:
            return next(self._requests)
        except StopIteration:
            raise
        except Exception as error:
            self.failure = error
            raise
