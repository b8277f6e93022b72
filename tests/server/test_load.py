"""No reply is lost with many calls in flight: grpcio from 1.82 on loses some."""

import asyncio

import grpc
import pytest

from dozor.v1 import station_service_pb2 as pb
from tests.server.calling import ENGAGEMENT, RESOLVE
from tests.server.running import server_process

IN_FLIGHT = 1_024
CALLS = 6_000
CHANNELS = 8


async def _call_all(address: str) -> int:
    """Make all calls; tells how many answers were those to their calls."""
    numbers = iter(range(CALLS))
    answered = 0
    # Channels of one process share their connections unless told otherwise.
    options = [("grpc.use_local_subchannel_pool", 1)]
    channels = [grpc.aio.insecure_channel(address, options=options) for _ in range(CHANNELS)]

    async def keep_one_in_flight(channel: grpc.aio.Channel) -> None:
        nonlocal answered
        call = channel.unary_unary(
            RESOLVE,
            pb.ResolveEngagementRequest.SerializeToString,
            pb.ResolveEngagementResponse.FromString,
        )
        for number in numbers:
            request = pb.ResolveEngagementRequest(request_id=str(number))
            request.MergeFrom(ENGAGEMENT)
            answer = await call(request, timeout=120)
            answered += answer.request_id == str(number)

    async with asyncio.TaskGroup() as tasks:
        for worker in range(IN_FLIGHT):
            tasks.create_task(keep_one_in_flight(channels[worker % CHANNELS]))
    for channel in channels:
        await channel.close()
    return answered


@pytest.mark.slow
def test_every_call_is_answered_with_1024_in_flight() -> None:
    settings = "host='127.0.0.1', grpc_port=0, http_port=0, max_concurrent_calls=0"
    with server_process(settings) as server:
        assert asyncio.run(_call_all(server.address)) == CALLS
