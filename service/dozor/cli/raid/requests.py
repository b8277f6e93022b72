"""Which request a file about raids describes, and the request with what the options say."""

import argparse

from dozor.cli.raid.calls import PhaseRequest, PlayRequest
from dozor.cli.request.building import Situation, build_as
from dozor.cli.request.header import TRACE_LEVELS, set_header
from dozor.cli.request.words import enum_number, field_of
from dozor.cli.source.faults import BadSource
from dozor.cli.source.loading import Format, load
from dozor.cli.source.nodes import Scalar, Table
from dozor.v1 import raid_pb2
from dozor.v1.raid_service_pb2 import (
    ForecastRaidRequest,
    ResolveAssaultRequest,
    ResolveBreachRequest,
    ResolveRaidRequest,
)

_BREACH, _ASSAULT, _WHOLE = (
    frozenset(field.name for field in request.DESCRIPTOR.fields)
    for request in (ResolveBreachRequest, ResolveAssaultRequest, ResolveRaidRequest)
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


def read_play(options: argparse.Namespace) -> Situation[PlayRequest]:
    """The request to play a raid or rounds of it.

    Raises:
        BadSource: There is none in the file.
    """
    table = _load(options)
    situation = build_as(_empty_request(table, options), table)
    _set_dice(situation, options)
    request = situation.request
    if not isinstance(request, ResolveRaidRequest):
        _set_rounds(situation, request, options)
    if options.trace is not None:
        request.trace_level = TRACE_LEVELS[options.trace]
    set_header(request, options)
    return situation


def read_forecast(
    options: argparse.Namespace,
) -> tuple[Situation[ForecastRaidRequest], list[Scalar]]:
    """The request for a forecast, and the keys of a whole raid that it has no use for.

    Raises:
        BadSource: There is no such request in the file.
    """
    table = _load(options)
    whole = ResolveRaidRequest()
    passed_over = []
    entries = []
    for entry in table.entries:
        field = field_of(whole, entry.key.text)
        if field is not None and field.name in _PASSED_OVER:
            passed_over.append(entry.key)
        else:
            entries.append(entry)
    situation = build_as(ForecastRaidRequest(), Table(table.mark, tuple(entries)))
    for name in ("horizon", "work_limit", "samples", "seed"):
        value = getattr(options, name)
        if value is not None:
            setattr(situation.request, name, value)
            situation.options[name] = "--" + name.replace("_", "-")
    set_header(situation.request, options)
    return situation, passed_over


def _load(options: argparse.Namespace) -> Table:
    return load(options.file, options.format and Format(options.format))


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
    request = ResolveAssaultRequest()
    whole = ResolveRaidRequest()
    for key, _ in table.entries:
        field = field_of(request, key.text) or field_of(whole, key.text)
        if field is not None and field.name in names:
            return key
    return None


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
