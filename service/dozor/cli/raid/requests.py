"""Which request a file about raids describes, and the request with what the options say."""

import argparse

from dozor.cli.raid.calls import PhaseRequest, PlayRequest
from dozor.cli.request.building import Situation, build_as, tells_of_fight
from dozor.cli.request.header import TRACE_LEVELS, set_header
from dozor.cli.request.words import enum_number, field_of
from dozor.cli.source.faults import BadSource, Fault
from dozor.cli.source.loading import Format, load
from dozor.cli.source.nodes import Scalar, Table
from dozor.v1 import raid_pb2
from dozor.v1.raid_service_pb2 import (
    ForecastRaidRequest,
    ResolveAssaultRequest,
    ResolveBreachRequest,
    ResolveRaidRequest,
)

_BREACH, _ASSAULT, _WHOLE, _FORECAST = (
    frozenset(field.name for field in request.DESCRIPTOR.fields)
    for request in (
        ResolveBreachRequest,
        ResolveAssaultRequest,
        ResolveRaidRequest,
        ForecastRaidRequest,
    )
)
_PHASE = raid_pb2.DESCRIPTOR.enum_types_by_name["RaidPhase"]
_BY_OPTION: dict[str, type[PhaseRequest]] = {
    "breach": ResolveBreachRequest,
    "assault": ResolveAssaultRequest,
}
_BY_NUMBER: dict[int | None, type[PhaseRequest]] = {
    raid_pb2.RAID_PHASE_BREACH: ResolveBreachRequest,
    raid_pb2.RAID_PHASE_ASSAULT: ResolveAssaultRequest,
}
_PASSED_OVER = frozenset(("dice", "max_dice", "trace_level"))


def read_play(
    options: argparse.Namespace,
) -> tuple[Situation[PlayRequest], list[Scalar]]:
    """The request to play a raid or rounds of it, and the keys that rounds have no use for.

    Raises:
        BadSource: There is no such request in the file.
    """
    table = _load(options)
    empty = _empty_request(table, options)
    passed_over: list[Scalar] = []
    if not isinstance(empty, ResolveRaidRequest):
        table, passed_over = _without(table, _WHOLE - _ASSAULT)
    situation = build_as(empty, table)
    _set_dice(situation, options)
    request = situation.request
    if not isinstance(request, ResolveRaidRequest):
        _set_rounds(situation, request, options)
    if options.trace is not None:
        request.trace_level = TRACE_LEVELS[options.trace]
    set_header(request, options)
    return situation, passed_over


def read_forecast(
    options: argparse.Namespace,
) -> tuple[Situation[ForecastRaidRequest], list[Scalar]]:
    """The request for a forecast, and the keys of a whole raid that it has no use for.

    Raises:
        BadSource: There is no such request in the file.
    """
    table = _load(options)
    if rounds := [key for key, _ in table.entries if _names(key, _ASSAULT - _FORECAST - _WHOLE)]:
        facts = [{"key": key.text} for key in rounds]
        raise BadSource(
            Fault(key.mark, "", "rounds-no-forecast", fact)
            for key, fact in zip(rounds, facts, strict=True)
        )
    table, passed_over = _without(table, _PASSED_OVER)
    situation = build_as(ForecastRaidRequest(), table)
    for name in ("horizon", "work_limit", "samples", "seed"):
        value = getattr(options, name)
        if value is not None:
            setattr(situation.request, name, value)
            situation.options[name] = "--" + name.replace("_", "-")
    set_header(situation.request, options)
    return situation, passed_over


def _load(options: argparse.Namespace) -> Table:
    table = load(options.file, options.format and Format(options.format))
    fight = next((key for key, _ in table.entries if tells_of_fight(key.text)), None)
    if fight is not None and not any(key.text == "raid" for key, _ in table.entries):
        raise BadSource.at(fight.mark, "is-a-fight")
    return table


def _names(key: Scalar, names: frozenset[str]) -> bool:
    """Whether a key is one of these fields."""
    return any(
        field.name in names
        for request in (ResolveAssaultRequest(), ResolveRaidRequest(), ForecastRaidRequest())
        if (field := field_of(request, key.text)) is not None
    )


def _without(table: Table, names: frozenset[str]) -> tuple[Table, list[Scalar]]:
    """A table without the entries that are these fields, and the keys of those."""
    passed_over = [key for key, _ in table.entries if _names(key, names)]
    entries = tuple([entry for entry in table.entries if entry.key not in passed_over])
    return Table(table.mark, entries), passed_over


def _empty_request(table: Table, options: argparse.Namespace) -> PlayRequest:
    if options.phase is not None:
        return _BY_OPTION[options.phase]()
    request = request_of(table)
    rounds_asked = options.rounds is not None or options.until_decided
    if rounds_asked and isinstance(request, ResolveRaidRequest):
        raise BadSource.at(None, "phase-needed")
    return request


def request_of(table: Table) -> PlayRequest:
    """An empty request of the type that a file's keys call for.

    Raises:
        BadSource: They call for several, or for rounds of a phase and nothing tells of which.
    """
    rounds = _first(table, _ASSAULT - _WHOLE)
    if rounds is None:
        return ResolveRaidRequest()
    if (whole := _first(table, _WHOLE - _ASSAULT)) is not None:
        later = max(rounds, whole, key=lambda key: key.mark)
        facts = {"rounds": rounds.text, "whole": whole.text}
        raise BadSource.at(later.mark, "raid-and-rounds", **facts)
    if _first(table, _ASSAULT - _BREACH) is not None:
        return ResolveAssaultRequest()
    request = _BY_NUMBER.get(_state_phase(table))
    if request is None:
        raise BadSource.at(rounds.mark, "phase-unclear", key=rounds.text)
    return request()


def _first(table: Table, names: frozenset[str]) -> Scalar | None:
    """The first key that is one of these fields."""
    return next((key for key, _ in table.entries if _names(key, names)), None)


def _state_phase(table: Table) -> int | None:
    """The phase in the file's state, if it has one."""
    for key, state in table.entries:
        if key.text == "state" and isinstance(state, Table):
            for inner, value in state.entries:
                if inner.text == "phase" and isinstance(value, Scalar):
                    return enum_number(_PHASE, value.text)
    return None


def _set_dice(situation: Situation[PlayRequest], options: argparse.Namespace) -> None:
    if options.seed is None and options.faces is None:
        return
    request = situation.request
    request.ClearField("dice")
    if options.seed is not None:
        request.dice.seed = options.seed
        situation.options["dice"] = "--seed"
    else:
        request.dice.faces.SetInParent()
        request.dice.faces.faces.extend(options.faces)
        situation.options["dice"] = "--faces"


def _set_rounds(
    situation: Situation[PlayRequest], request: PhaseRequest, options: argparse.Namespace
) -> None:
    if options.rounds is not None:
        request.rounds = options.rounds
        request.until_decided = False
        situation.options["rounds"] = "--rounds"
    if options.until_decided:
        request.until_decided = True
