"""Legal requests for every method, from the project's stories: what fuzzing starts from."""

from functools import cache
from random import Random
from typing import Any

from google.protobuf.message import Message

from dozor.server.methods import RULEBOOKS
from tests.abuse.messages import any_message, bound, nearly_legal
from tests.abuse.mutations import mutated
from tests.abuse.rpc import RPC, RPCS, Rpc
from tests.stories.test_raid_stories import DEFAULTS
from tests.stories.test_raid_stories import STORIES as RAID_STORIES
from tests.stories.test_station_stories import STORIES, flat_turn, is_turn
from tests.wire.requests import engagement_request, raid_message, turn_request

_MOST = 60


def adverse(rng: Random, rpc: Rpc) -> Message:
    """A request made from nothing, or from a legal one."""
    if rng.random() < 0.5:
        return any_message(rng, rpc.request)
    return nearly_legal(rng, rng.choice(samples(rpc)))


def damaged(rng: Random, rpc: Rpc) -> bytes:
    """The bytes of such a request, with faults of their own."""
    return mutated(rng, adverse(rng, rpc).SerializeToString())


@cache
def samples(rpc: Rpc) -> tuple[Message, ...]:
    """Legal requests of a method."""
    made = tuple(_all()[rpc.descriptor.name])
    for message in made:
        bound(message)
    return made


@cache
def _all() -> dict[str, list[Message]]:
    plays = [play for story in STORIES for play in story.plays().values()]
    fights = [engagement_request(play) for play in plays if not is_turn(play)][:_MOST]
    found: dict[str, list[Any]] = {rpc.descriptor.name: [rpc.request()] for rpc in RPCS}
    found["ResolveEngagement"] = [*fights]
    found["ResolveTurn"] = [turn_request(flat_turn(play)) for play in plays if is_turn(play)]
    for name in ("ResolveBatch", "ResolveBatchStream"):
        items = [{"id": str(n), "engagement": fight} for n, fight in enumerate(fights[:3])]
        found[name] = [RPC[name].request(items=items)]
    raids = [_raid(parameter.values[0].data) for parameter in RAID_STORIES]  # type: ignore[union-attr]  # stories
    for name in ("ResolveBreach", "ResolveAssault", "ResolveRaid"):
        found[name] = [RPC[name].request(raid=r, dice={"seed": 7}) for r in raids]
    found["ForecastRaid"] = [RPC["ForecastRaid"].request(raid=r) for r in raids]
    whole = [{"id": "raid", "raid": raid} for raid in found["ResolveRaid"][:2]]
    found["ResolveRaidBatch"] = [RPC["ResolveRaidBatch"].request(items=whole)]
    pins: Any = RPC["GetRulebook"].request
    found["GetRulebook"] = [pins(rulebook={"name": name}) for name in ("metro", "raid")]
    health: Any = RPC["Check"].request
    found["Check"] = found["Watch"] = [health(), health(service=RULEBOOKS)]
    reflected: Any = RPC["ServerReflectionInfo"].request
    found["ServerReflectionInfo"] = [
        reflected(list_services=""),
        reflected(file_containing_symbol=RULEBOOKS),
        reflected(file_by_filename="dozor/v1/raid.proto"),
    ]
    return found


def _raid(data: dict[str, Any]) -> Message:
    members = [DEFAULTS | member for member in data["members"]]
    return raid_message({"members": members, "target": data["target"]})
