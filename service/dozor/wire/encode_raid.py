"""What came of raids to messages."""

from collections.abc import Callable
from typing import Any

from dozor.raid import events
from dozor.raid.events import RaidRuling
from dozor.raid.model import Phase, Raid, RaidState
from dozor.raid.penalties import with_penalties
from dozor.raid.raid import RaidResolution
from dozor.raid.rulebook import RaidRulebook
from dozor.raid.strength import defense, reinforcement, strength, strength_in_hundredths
from dozor.texts import Texts
from dozor.v1 import common_pb2, raid_event_pb2, raid_pb2, raid_service_pb2
from dozor.wire.raid_vocabulary import ENDING, PHASE, TIER


def encode_outcome(
    resolution: RaidResolution, rulebook: RaidRulebook
) -> raid_service_pb2.RaidOutcome:
    """What was played of a raid."""
    members = zip(resolution.after.wounds, resolution.raid.members, strict=True)
    return raid_service_pb2.RaidOutcome(
        ending=None if resolution.ending is None else ENDING.number[resolution.ending],
        breached=resolution.breached,
        routed=resolution.routed,
        state=_state(resolution.after, resolution.dice_used),
        members_down=sum(wounds >= member.health for wounds, member in members),
        defenses=[_defense(resolution.raid, phase, rulebook) for phase in Phase],
    )


def _defense(raid: Raid, phase: Phase, rulebook: RaidRulebook) -> raid_service_pb2.PhaseDefense:
    against = defense(raid.target, phase, rulebook)
    return raid_service_pb2.PhaseDefense(
        phase=PHASE.number[phase],
        armor=against.armor,
        penetration=against.penetration,
        manned=strength(raid.target.numbers, raid.size, rulebook),
        manned_hundredths=strength_in_hundredths(raid.target.numbers, raid.size, rulebook),
        reinforcement=reinforcement(raid, rulebook) if phase is Phase.BREACH else 0,
    )


def _state(state: RaidState, dice_used: int) -> raid_pb2.RaidState:
    return raid_pb2.RaidState(
        phase=PHASE.number[state.phase],
        fighters=state.fighters,
        fell_back=state.fell_back,
        rounds=state.rounds,
        wounds=state.wounds,
        dice_used=dice_used,
    )


def encode_events(
    resolution: RaidResolution, trace_level: int, texts: Texts, rulebook: RaidRulebook
) -> list[raid_event_pb2.RaidEvent]:
    """All that happened, in order."""
    raid = resolution.raid
    told = None if trace_level == common_pb2.TRACE_LEVEL_NONE else texts
    return [
        _event(ruling, raid, penalty, told)
        for ruling, penalty in with_penalties(resolution, rulebook)
    ]


def _event(
    ruling: RaidRuling, raid: Raid, penalty: int, texts: Texts | None
) -> raid_event_pb2.RaidEvent:
    event = raid_event_pb2.RaidEvent(
        rule_id=ruling.rule.value,
        member=ruling.member,
        text=None if texts is None else texts.raid_ruling(ruling, raid, penalty),
    )
    if ruling.event is not None:
        _ENCODERS[type(ruling.event)](event, ruling.event)
    if isinstance(ruling.event, events.Moved):
        event.moved.skill = raid.members[ruling.event.member].skill
        event.moved.penalty = penalty
    return event


def _begin_phase(message: raid_event_pb2.RaidEvent, event: events.PhaseBegun) -> None:
    begun = message.phase_begun
    begun.phase = PHASE.number[event.phase]
    begun.fighters, begun.armor = event.fighters, event.armor
    begun.penetration = event.penetration


def _begin_round(message: raid_event_pb2.RaidEvent, event: events.RoundBegun) -> None:
    message.round_begun.phase = PHASE.number[event.phase]
    message.round_begun.round = event.round


def _move(message: raid_event_pb2.RaidEvent, event: events.Moved) -> None:
    moved = message.moved
    moved.weapon, moved.modifier, moved.total = event.weapon, event.modifier, event.total
    moved.tier = TIER.number[event.tier]
    moved.taken_out, moved.wounds, moved.down = event.taken_out, event.wounds, event.down
    for place, die in enumerate(event.dice):
        dropped = place == event.dropped
        moved.dice.add(name=die.name, number=die.number, face=die.face, dropped=dropped)


def _join(message: raid_event_pb2.RaidEvent, event: events.Joined) -> None:
    message.reinforcements_joined.fighters = event.fighters


def _fall_back(message: raid_event_pb2.RaidEvent, event: events.FellBack) -> None:
    message.fighters_fell_back.fighters = event.fighters


def _declare(message: raid_event_pb2.RaidEvent, _event: events.RetreatDeclared) -> None:
    message.retreat_declared.SetInParent()


def _decide(message: raid_event_pb2.RaidEvent, event: events.Decided) -> None:
    message.phase_decided.ending = ENDING.number[event.ending]
    message.phase_decided.routed = event.routed


_ENCODERS: dict[type, Callable[[raid_event_pb2.RaidEvent, Any], None]] = {
    events.PhaseBegun: _begin_phase,
    events.RoundBegun: _begin_round,
    events.Moved: _move,
    events.Joined: _join,
    events.FellBack: _fall_back,
    events.RetreatDeclared: _declare,
    events.Decided: _decide,
}
