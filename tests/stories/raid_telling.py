"""Tells a raid in a line for each event, from the core's objects and from the wire's."""

from dozor.raid.events import Decided, FellBack, Joined, Moved, PhaseBegun, RaidRuling, RoundBegun
from dozor.raid.raid import RaidResolution
from dozor.v1 import raid_event_pb2, raid_pb2, raid_service_pb2


def tell_core_raid(resolution: RaidResolution) -> str:
    """A raid, from the core's own objects."""
    after = resolution.after
    ending = "UNDECIDED" if resolution.ending is None else resolution.ending.value
    head = _head(ending, after.fighters, after.fell_back, list(after.wounds), resolution.dice_used)
    return "\n".join([head, *(_core_line(ruling) for ruling in resolution.rulings)])


def tell_wire_raid(response: raid_service_pb2.ResolveRaidResponse) -> str:
    """A raid, from a ResolveRaidResponse."""
    outcome = response.outcome
    state = outcome.state
    ending = raid_pb2.RaidEnding.Name(outcome.ending).removeprefix("RAID_ENDING_")
    head = _head(ending, state.fighters, state.fell_back, list(state.wounds), state.dice_used)
    return "\n".join([head, *(_wire_line(event) for event in response.events)])


def _head(ending: str, fighters: int, fell_back: int, wounds: list[int], dice: int) -> str:
    told = ", ".join(map(str, wounds))
    return f"{ending}; fighters left {fighters}, fell back {fell_back}; wounds {told}; dice {dice}"


def _line(rule: str, told: str) -> str:
    return f"  {rule:<38} {told}".rstrip()


def _core_line(ruling: RaidRuling) -> str:
    event = ruling.event
    told = ""
    if isinstance(event, PhaseBegun):
        told = _begun(event.fighters, event.armor, event.penetration)
    elif isinstance(event, RoundBegun):
        told = f"{event.phase} {event.round}"
    elif isinstance(event, Moved):
        dice = [(die.face, place == event.dropped) for place, die in enumerate(event.dice)]
        told = _moved(ruling.member, dice, event)
    elif isinstance(event, Joined):
        told = f"+{event.fighters}"
    elif isinstance(event, FellBack):
        told = f"-{event.fighters}"
    elif isinstance(event, Decided):
        told = event.ending.value
    return _line(ruling.rule.value, told)


def _wire_line(event: raid_event_pb2.RaidEvent) -> str:
    kind = event.WhichOneof("kind")
    told = ""
    if kind == "phase_begun":
        begun = event.phase_begun
        told = _begun(begun.fighters, begun.armor, begun.penetration)
    elif kind == "round_begun":
        phase = raid_pb2.RaidPhase.Name(event.round_begun.phase).removeprefix("RAID_PHASE_")
        told = f"{phase} {event.round_begun.round}"
    elif kind == "moved":
        dice = [(die.face, die.dropped) for die in event.moved.dice]
        told = _moved(event.member, dice, event.moved)
    elif kind == "reinforcements_joined":
        told = f"+{event.reinforcements_joined.fighters}"
    elif kind == "fighters_fell_back":
        told = f"-{event.fighters_fell_back.fighters}"
    elif kind == "phase_decided":
        ending = event.phase_decided.ending
        told = raid_pb2.RaidEnding.Name(ending).removeprefix("RAID_ENDING_")
    return _line(event.rule_id, told)


def _begun(fighters: int, armor: int, penetration: int) -> str:
    return f"{fighters} fighters, armor {armor}, penetration {penetration}"


def _moved(
    member: int | None, dice: list[tuple[int, bool]], moved: Moved | raid_event_pb2.Moved
) -> str:
    assert member is not None
    faces = " ".join(f"({face})" if dropped else str(face) for face, dropped in dice)
    down = ", down" if moved.down else ""
    return (
        f"member {member + 1}: {faces} {moved.modifier:+d} = {moved.total}, "
        f"takes out {moved.taken_out}, wounds {moved.wounds}{down}"
    )
