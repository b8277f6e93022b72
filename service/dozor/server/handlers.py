"""Handlers of the services of dozor.v1."""

from collections.abc import Awaitable, Callable

from dozor.api import Api
from dozor.server.batches import BatchResolver
from dozor.server.calls import CallContext, Handler, check_deadline, only_request
from dozor.server.gate import Gate
from dozor.server.limits import CallLimit
from dozor.server.methods import RAIDS, RULEBOOKS, STATION
from dozor.server.raid_threads import RaidThreads
from dozor.server.streams import Streams
from dozor.server.turns import Turns


def dozor_handlers(api: Api, gate: Gate, limit: CallLimit, streams: Streams) -> dict[str, Handler]:
    """The handlers by their methods' names on the wire."""
    batches = BatchResolver(api, gate)
    raids = RaidThreads(api)
    turns = Turns()
    calls = {
        f"/{STATION}/ResolveEngagement": _unary(api.resolve_engagement, turns),
        f"/{STATION}/ResolveTurn": _unary(api.resolve_turn, turns),
        f"/{STATION}/ResolveBatch": _worked(batches.resolve),
        f"/{RAIDS}/ResolveBreach": _worked(raids.play(api.resolve_breach)),
        f"/{RAIDS}/ResolveAssault": _worked(raids.play(api.resolve_assault)),
        f"/{RAIDS}/ResolveRaid": _worked(raids.play(api.resolve_raid)),
        f"/{RAIDS}/ResolveRaidBatch": _worked(raids.play_batch),
        f"/{RAIDS}/ForecastRaid": _worked(raids.forecast),
        f"/{RULEBOOKS}/ListRulebooks": _unary(api.list_rulebooks, turns),
        f"/{RULEBOOKS}/GetRulebook": _unary(api.get_rulebook, turns),
    }
    return {
        **{path: limit.limited(handler) for path, handler in calls.items()},
        f"/{STATION}/ResolveBatchStream": _batch_stream(batches, limit, streams),
    }


def _unary(answer: Callable[[bytes], bytes], turns: Turns) -> Handler:
    async def handle(context: CallContext) -> bytes:
        request = await only_request(context)
        async with turns.turn():
            await check_deadline(context)
            return answer(request)

    return handle


def _worked(answer: Callable[[bytes], Awaitable[bytes]]) -> Handler:
    async def handle(context: CallContext) -> bytes:
        request = await only_request(context)
        await check_deadline(context)
        return await answer(request)

    return handle


def _batch_stream(batches: BatchResolver, limit: CallLimit, streams: Streams) -> Handler:
    async def handle(context: CallContext) -> None:
        limit.check()
        while (request := await streams.next_request(context)) is not None:
            with limit.slot():
                await check_deadline(context)
                await context.write(await batches.resolve(request))

    return handle
