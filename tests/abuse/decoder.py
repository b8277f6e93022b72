"""The entry points of the API as a fuzzer calls them: bytes in, an answer or a `Refusal` out."""

import re
from collections.abc import Callable
from functools import cache
from random import Random

from google.protobuf.message import DecodeError, Message

from dozor.api import Api, Refusal
from dozor.rulebooks import RulebookLibrary
from dozor.server.methods import DOZOR_SERVICES
from tests.abuse.messages import bound
from tests.abuse.rpc import RPCS, Rpc
from tests.abuse.samples import adverse, samples

BATCHES = ("ResolveBatch", "ResolveBatchStream", "ResolveRaidBatch")


def _targets() -> tuple[Rpc, ...]:
    return tuple(rpc for rpc in RPCS if rpc.path.split("/")[1] in DOZOR_SERVICES)


TARGETS = _targets()
"""The methods of Dozor's own services; the first byte of a fuzzer's input chooses one."""


def answer(data: bytes) -> None:
    """Answer a fuzzer's input; any exception but `Refusal` is a fault."""
    if not data:
        return
    rpc = TARGETS[data[0] % len(TARGETS)]
    refusal = _refusal(rpc, _bounded(rpc, data[1:]))
    if refusal is not None:
        assert refusal.status.ByteSize() < 6_000, "the details do not fit into trailers"


def seeds(count: int = 20) -> list[bytes]:
    """Inputs to begin with: the stories' requests, and some that are nearly right."""
    rng = Random(0)
    found: list[bytes] = []
    for choice, rpc in enumerate(TARGETS):
        messages = [*samples(rpc), *(adverse(rng, rpc) for _ in range(count))]
        found += [bytes([choice]) + message.SerializeToString() for message in messages]
    return found


def _refusal(rpc: Rpc, request: bytes) -> Refusal | None:
    try:
        _answer(rpc, request)
    except Refusal as refusal:
        return refusal
    return None


def _answer(rpc: Rpc, request: bytes) -> None:
    if rpc.descriptor.name not in BATCHES:
        rpc.response.FromString(_call(rpc)(request))
        return
    api, of_raids = _api(), rpc.descriptor.name == "ResolveRaidBatch"
    items = api.raid_batch_items(request) if of_raids else api.batch_items(request)
    results = [api.resolve_raid_item(i) if of_raids else api.resolve_item(i) for i in items[:20]]
    response = api.raid_batch_response(results) if of_raids else api.batch_response(results)
    parsed = rpc.response.FromString(response)
    assert "INTERNAL" not in str(parsed), parsed


def _bounded(rpc: Rpc, request: bytes) -> bytes:
    """The same, with less work where the bytes are a message that asks for much."""
    try:
        message: Message = rpc.request.FromString(request)
    except DecodeError:
        return request
    bound(message)
    return message.SerializeToString()


@cache
def _call(rpc: Rpc) -> Callable[[bytes], bytes]:
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", rpc.descriptor.name).lower()
    call: Callable[[bytes], bytes] = getattr(_api(), name)
    return call


@cache
def _api() -> Api:
    return Api(RulebookLibrary.bundled())
