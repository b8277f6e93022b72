"""Reasoning as text."""

from collections.abc import Iterable, Iterator

from dozor_client.messages import RaidEvent, TraceEntry


def trace_lines(trace: Iterable[TraceEntry]) -> Iterator[str]:
    """The rulings of a fight or of the order of attacks, a line each: `<rule id>: <text>`."""
    return (f"{entry.rule_id}: {entry.text}" for entry in trace)


def event_lines(events: Iterable[RaidEvent]) -> Iterator[str]:
    """The events of a raid, a line each: `<rule id>: <text>`."""
    return (f"{event.rule_id}: {event.text}" for event in events)
