"""Server reflection, by grpcio-reflection's servicer; it has the version v1alpha alone."""

from collections.abc import AsyncIterator
from typing import Any

from google.protobuf.message import DecodeError
from grpc_reflection.v1alpha import reflection, reflection_pb2

from dozor.server.calls import CallContext, Handler
from dozor.server.limits import CallLimit
from dozor.server.methods import REFLECTION, SERVICES
from dozor.server.streams import Streams
from dozor.wire.refusal import malformed


def reflection_handlers(limit: CallLimit, streams: Streams) -> dict[str, Handler]:
    """The handlers by their methods' names on the wire."""
    servicer = reflection.aio.ReflectionServicer(SERVICES)

    async def handle(context: CallContext) -> None:
        limit.check()
        requests = _requests(context, streams)
        async for response in servicer.ServerReflectionInfo(requests, context):
            with limit.slot():
                await context.write(response.SerializeToString())

    return {f"/{REFLECTION}/ServerReflectionInfo": handle}


async def _requests(context: CallContext, streams: Streams) -> AsyncIterator[Any]:
    while (request := await streams.next_request(context)) is not None:
        try:
            yield reflection_pb2.ServerReflectionRequest.FromString(request)
        except DecodeError:
            raise malformed("ServerReflectionRequest") from None
