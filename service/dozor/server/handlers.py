"""Handlers of the services of dozor.v1."""

from collections.abc import Awaitable, Callable

from dozor.api import Api
from dozor.server.batches import BatchResolver
from dozor.server.calls import CallContext, Handler, next_request, only_request
from dozor.server.gate import Gate
from dozor.server.methods import RAIDS, RULEBOOKS, STATION
from dozor.server.workers import RaidWorkers


def dozor_handlers(api: Api, gate: Gate) -> dict[str, Handler]:
    """The handlers by their methods' names on the wire."""
    batches = BatchResolver(api, gate)
    raids = RaidWorkers(api)
    return {
        f"/{STATION}/ResolveEngagement": _unary(api.resolve_engagement),
        f"/{STATION}/ResolveTurn": _unary(api.resolve_turn),
        f"/{STATION}/ResolveBatch": _batch(batches),
        f"/{STATION}/ResolveBatchStream": _batch_stream(batches),
        f"/{RAIDS}/ResolveBreach": _worked(raids.play(api.resolve_breach)),
        f"/{RAIDS}/ResolveAssault": _worked(raids.play(api.resolve_assault)),
        f"/{RAIDS}/ResolveRaid": _worked(raids.play(api.resolve_raid)),
        f"/{RAIDS}/ResolveRaidBatch": _worked(raids.play_batch),
        f"/{RAIDS}/ForecastRaid": _worked(raids.forecast),
        f"/{RULEBOOKS}/ListRulebooks": _unary(api.list_rulebooks),
        f"/{RULEBOOKS}/GetRulebook": _unary(api.get_rulebook),
    }


def _unary(answer: Callable[[bytes], bytes]) -> Handler:
    async def handle(context: CallContext) -> bytes:
        return answer(await only_request(context))

    return handle


def _worked(answer: Callable[[bytes], Awaitable[bytes]]) -> Handler:
    async def handle(context: CallContext) -> bytes:
        return await answer(await only_request(context))

    return handle


def _batch(batches: BatchResolver) -> Handler:
    async def handle(context: CallContext) -> bytes:
        return await batches.resolve(await only_request(context))

    return handle


def _batch_stream(batches: BatchResolver) -> Handler:
    async def handle(context: CallContext) -> None:
        while (request := await next_request(context)) is not None:
            await context.write(await batches.resolve(request))

    return handle
