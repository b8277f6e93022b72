"""The calls of RaidService that play raids."""

import time
from collections.abc import Callable, Sequence

from google.protobuf.message import DecodeError

from dozor.api.calls import Calls, answer_item, parse, split_batch
from dozor.api.raid_call import DEFAULT_DICE, MAX_DICE, Dice, RaidCall, Response, answer
from dozor.errors import Reason, Violation
from dozor.raid.legality import admit_orders, admit_policy, admit_state
from dozor.raid.model import Phase
from dozor.raid.raid import RaidResolution, resolve_phase, resolve_raid
from dozor.v1 import common_pb2, raid_service_pb2
from dozor.wire.decode_raid import RoundsRequest, orders_claim, policy_claim, state_claim
from dozor.wire.refusal import work_limit

MAX_RAIDS = 1_000
"""Raids in a batch, at most."""

MAX_BATCH_DICE = MAX_RAIDS * DEFAULT_DICE
"""Dice that the raids of a batch may use in all, at most."""

_RAID_ADVICE = (
    "play it by rounds with ResolveBreach and ResolveAssault, each call going on from the state of "
    "the one before; in the assault a policy of retreat ends it, if a boss or right hand is there"
)
_ROUNDS_ADVICE = "play fewer rounds at once, each call going on from the state of the one before"
_HOLDING_ADVICE = "let somebody make a move: while all hold back, nothing is decided"
_MISSING = Violation("item.raid", Reason.MISSING, "raid-item-missing")


Stop = Callable[[], bool] | None
"""Is asked before each round whether to give up; then `PlayStopped` is raised."""


class RaidCalls(Calls):
    """Plays raids."""

    def resolve_breach(self, request: bytes, stop: Stop = None) -> bytes:
        """RaidService.ResolveBreach."""
        message = parse(raid_service_pb2.ResolveBreachRequest, request)
        return self._rounds(message, Phase.BREACH, raid_service_pb2.ResolveBreachResponse(), stop)

    def resolve_assault(self, request: bytes, stop: Stop = None) -> bytes:
        """RaidService.ResolveAssault."""
        message = parse(raid_service_pb2.ResolveAssaultRequest, request)
        return self._rounds(message, Phase.ASSAULT, raid_service_pb2.ResolveAssaultResponse(), stop)

    def resolve_raid(self, request: bytes, stop: Stop = None) -> bytes:
        """RaidService.ResolveRaid."""
        message = parse(raid_service_pb2.ResolveRaidRequest, request)
        call = RaidCall(self._library, message)
        claimed, _ = call.raid()
        policy = admit_policy(call.found, policy_claim(message.policy))
        dice = Dice(call.found, message, 0)
        raid = call.admit(claimed)
        explain_all = message.trace_level == common_pb2.TRACE_LEVEL_FULL

        def play() -> RaidResolution:
            return resolve_raid(
                raid,
                policy,
                dice.source,
                call.rulebook,
                max_dice=dice.limit,
                explain_all=explain_all,
                stop=stop,
            )

        resolution = self._timed("raid", lambda: dice.play(call, _RAID_ADVICE, play))
        response = raid_service_pb2.ResolveRaidResponse()
        return self._within_limit(
            answer(call, message, resolution, dice, response).SerializeToString()
        )

    def raid_batch_items(self, request: bytes) -> Sequence[bytes]:
        """The raw items of a ResolveRaidBatchRequest.

        Raises:
            Refusal: The message is broken, has no items or too many, or its raids might use more
                dice than a batch may.
        """
        items = split_batch(request, MAX_RAIDS)
        dice = sum(map(_dice_allowed, items))
        if dice > MAX_BATCH_DICE:
            raise work_limit(
                f"the raids of the batch may use up to {dice} dice in all, {MAX_BATCH_DICE} are "
                "allowed: lower their max_dice, or send fewer of them at once"
            )
        return items

    def resolve_raid_item(self, item: bytes, stop: Stop = None) -> bytes:
        """The RaidBatchResult of a raw item. Never raises `Refusal`."""

        def answer_one(request: bytes) -> bytes:
            return self.resolve_raid(request, stop)

        return answer_item(item, "RaidBatchItem", _MISSING, answer_one)

    def raid_batch_response(self, results: Sequence[bytes]) -> bytes:
        """The ResolveRaidBatchResponse of the items' results."""
        return self._joined(results)

    def _rounds(
        self, message: RoundsRequest, phase: Phase, response: Response, stop: Stop
    ) -> bytes:
        call = RaidCall(self._library, message)
        claimed, gang = call.raid()
        stated, state, used = None, None, 0
        if message.HasField("state"):
            stated = state_claim(message.state)
            state = admit_state(call.found, stated, phase, gang)
            used = max(0, message.state.dice_used)
        orders = admit_orders(call.found, orders_claim(message), gang, stated)
        dice = Dice(call.found, message, used)
        raid = call.admit(claimed)
        explain_all = message.trace_level == common_pb2.TRACE_LEVEL_FULL

        def play() -> RaidResolution:
            return resolve_phase(
                raid,
                state,
                phase,
                orders,
                dice.source,
                call.rulebook,
                max_dice=dice.limit,
                explain_all=explain_all,
                stop=stop,
            )

        advice = _HOLDING_ADVICE if len(orders.hold_back) == raid.size else _ROUNDS_ADVICE
        resolution = self._timed(phase.lower(), lambda: dice.play(call, advice, play))
        return self._within_limit(
            answer(call, message, resolution, dice, response).SerializeToString()
        )

    def _timed(self, kind: str, play: Callable[[], RaidResolution]) -> RaidResolution:
        start = time.perf_counter()
        resolution = play()
        seconds = time.perf_counter() - start
        ending = "UNDECIDED" if resolution.ending is None else resolution.ending.value
        rules = [r.rule.value for r in resolution.rulings if r.event is not None]
        self._observer.resolved(kind, ending, seconds, rules)
        return resolution


def _dice_allowed(item: bytes) -> int:
    """Dice that a raw item may use; none where it is wrong and will not be played."""
    try:
        raid = raid_service_pb2.RaidBatchItem.FromString(item).raid
    except DecodeError:
        return 0
    allowed = raid.max_dice if raid.HasField("max_dice") else DEFAULT_DICE
    return allowed if 1 <= allowed <= MAX_DICE else 0
