"""A raid's events in rounds, and how many were left after each."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from dozor.v1.raid_event_pb2 import Moved, RaidEvent


@dataclass(slots=True)
class Part:
    """What happened in one round, or before the first one of a phase.

    Attributes:
        phase: The phase; 0 where nothing tells.
        round: The round's number; 0 before the first.
        first: What happened, or was looked at, before the first move.
        moves: Members' places and their moves.
        notes: All else that happened, or was looked at.
        fighters: Defenders left after it.
        on_feet: Members on their feet after it.
    """

    phase: int
    round: int
    first: list[RaidEvent] = field(default_factory=list)
    moves: list[tuple[int, Moved]] = field(default_factory=list)
    notes: list[RaidEvent] = field(default_factory=list)
    fighters: int = 0
    on_feet: int = 0


def parts_of(events: Iterable[RaidEvent], phase: int, fighters: int, on_feet: int) -> list[Part]:
    """Events in rounds.

    Args:
        events: The events.
        phase: The phase before them.
        fighters: Defenders before them.
        on_feet: Members on their feet before them.
    """
    part = Part(phase, 0, fighters=fighters, on_feet=on_feet)
    parts = [part]
    for event in events:
        kind = event.WhichOneof("kind")
        if kind == "round_begun":
            begun = event.round_begun
            part = Part(begun.phase, begun.round, fighters=part.fighters, on_feet=part.on_feet)
            parts.append(part)
        elif kind == "phase_begun":
            opening = event.phase_begun
            part = Part(opening.phase, 0, fighters=opening.fighters, on_feet=part.on_feet)
            parts.append(part)
            part.first.append(event)
        elif kind == "moved":
            part.moves.append((event.member, event.moved))
            part.fighters -= event.moved.taken_out
            part.on_feet -= event.moved.down
        else:
            (part.notes if part.moves else part.first).append(event)
            part.fighters += event.reinforcements_joined.fighters
            part.fighters -= event.fighters_fell_back.fighters
    return [part for part in parts if part.round or part.first or part.moves]


def downs(events: Iterable[RaidEvent]) -> int:
    """Members who went down."""
    return sum(event.moved.down for event in events)
