"""Every field wrong once, over the wire: the exact path, the reason, and a sentence that helps."""

from collections.abc import Callable
from typing import Any

import pytest

from dozor.raid.legality import MAX_MEMBERS, MAX_WEAPONS
from dozor.station.legality import MAX_ATTACKS, MAX_UNITS
from dozor.v1 import station_pb2, station_service_pb2_grpc
from dozor.wire.decode import MOST_ENTRIES
from tests.wire.refusals import refused
from tests.wire.requests import Engagement, Turn, engagement_request, pin, turn_request

Stub = station_service_pb2_grpc.StationServiceStub
SENTINEL = {"class": "SENTINEL"}


def duel() -> Engagement:
    """A request in which everything is right."""
    return engagement_request({"objective": "CONTROL", "attackers": [{}, {}], "defenders": [{}]})


def turn() -> Turn:
    """A turn in which everything is right."""
    attack = {"submitted_at": 5, "objective": "CONTROL", "units": [{}]}
    attacks = [{"team": "Red", **attack}, {"team": "Blue", **attack}]
    return turn_request({"owner": "Green", "defenders": [{}], "attacks": attacks})


def unit(**fields: Any) -> station_pb2.Unit:
    return station_pb2.Unit(unit_class=fields.pop("unit_class", "UNIT_CLASS_SENTINEL"), **fields)


def setting(path: str, value: Any) -> Callable[[Any], None]:
    """Sets a field, given as a path such as attackers[1].wounds."""

    def change(request: Any) -> None:
        *parents, last = path.replace("[", ".").replace("]", "").split(".")
        for name in parents:
            request = request[int(name)] if name.isdigit() else getattr(request, name)
        if last.isdigit():
            request[int(last)] = value
        else:
            setattr(request, last, value)

    return change


def replacing(name: str, *units: station_pb2.Unit) -> Callable[[Any], None]:
    """Replaces a list of units."""

    def change(request: Any) -> None:
        *parents, last = name.split(".")
        for parent in parents:
            request = getattr(request, parent)
        getattr(request, last).clear()
        getattr(request, last).extend(units)

    return change


def extending(path: str, *values: Any) -> Callable[[Any], None]:
    """Adds values to a list."""

    def change(request: Any) -> None:
        for name in path.replace("[", ".").replace("]", "").split("."):
            request = request[int(name)] if name.isdigit() else getattr(request, name)
        request.extend(values)

    return change


def all_of(*changes: Callable[[Any], None]) -> Callable[[Any], None]:
    def change(request: Any) -> None:
        for each in changes:
            each(request)

    return change


SNIPER, COVER, SLAVES, BERSERK = 1, 5, 8, 9
VEST = 3

ENGAGEMENT_FAULTS = [
    (setting("objective", 0), "objective", "MISSING"),
    (setting("objective", 7), "objective", "UNKNOWN_VALUE"),
    (setting("objective", -1), "objective", "UNKNOWN_VALUE"),
    (replacing("attackers"), "attackers", "TOO_FEW"),
    (replacing("attackers", unit(), unit(), unit()), "attackers", "TOO_MANY"),
    (replacing("defenders"), "defenders", "TOO_FEW"),
    (replacing("defenders", *[unit()] * 1000), "defenders", "TOO_MANY"),
    (setting("attackers[1].unit_class", 0), "attackers[1].unit_class", "MISSING"),
    (setting("defenders[0].unit_class", 99), "defenders[0].unit_class", "UNKNOWN_VALUE"),
    (extending("attackers[1].items", VEST, VEST), "attackers[1].items[1]", "DUPLICATE"),
    (extending("attackers[1].items", 0), "attackers[1].items[0]", "UNKNOWN_VALUE"),
    (extending("attackers[1].items", VEST, 44), "attackers[1].items[1]", "UNKNOWN_VALUE"),
    (extending("attackers[1].items", 1, 2, 3, 1), "attackers[1].items", "TOO_MANY"),
    (setting("attackers[1].tactic", 10), "attackers[1].tactic", "UNKNOWN_VALUE"),
    (setting("attackers[1].tactic", COVER), "attackers[1].tactic", "NOT_ALLOWED"),
    (setting("attackers[1].tactic", BERSERK), "attackers[1].tactic", "NOT_ALLOWED"),
    (setting("defenders[0].tactic", SNIPER), "defenders[0].tactic", "NOT_ALLOWED"),
    (setting("defenders[0].tactic", SLAVES), "defenders[0].tactic", "NOT_ALLOWED"),
    (
        replacing("defenders", unit(unit_class="UNIT_CLASS_STALKER", tactic=COVER)),
        "defenders[0].tactic",
        "NOT_ALLOWED",
    ),
    (setting("attackers[0].wounds", -1), "attackers[0].wounds", "OUT_OF_RANGE"),
    (setting("attackers[0].wounds", 3), "attackers[0].wounds", "OUT_OF_RANGE"),
    (setting("attackers[0].wounds", 2**31 - 1), "attackers[0].wounds", "OUT_OF_RANGE"),
    (
        setting("attackers[0].experience.attack", -1),
        "attackers[0].experience.attack",
        "OUT_OF_RANGE",
    ),
    (
        setting("defenders[0].experience.defense", -(2**31)),
        "defenders[0].experience.defense",
        "OUT_OF_RANGE",
    ),
    (
        all_of(
            setting("attackers[0].unit_class", 2), setting("attackers[0].experience.defense", 1)
        ),
        "attackers[0].experience.defense",
        "NOT_ALLOWED",
    ),
    (setting("attackers[0].holding_tactic", COVER), "attackers[0].holding_tactic", "NOT_ALLOWED"),
    (extending("sabotage", 1, 2, 1), "sabotage[2]", "DUPLICATE"),
    (extending("sabotage", 0), "sabotage[0]", "UNKNOWN_VALUE"),
    (extending("sabotage", 4), "sabotage[0]", "UNKNOWN_VALUE"),
    (extending("sabotage", 1, 2, 3, 1), "sabotage", "TOO_MANY"),
    (setting("rulebook.digest", "abc"), "rulebook.digest", "MALFORMED"),
    (setting("rulebook.digest", "A" * 64), "rulebook.digest", "MALFORMED"),
    (setting("trace_level", 4), "trace_level", "UNKNOWN_VALUE"),
    (setting("trace_level", -5), "trace_level", "UNKNOWN_VALUE"),
    (setting("request_id", "x" * 129), "request_id", "TOO_LONG"),
    (setting("request_id", "ж" * 65), "request_id", "TOO_LONG"),
]


def crowding(request: Turn) -> None:
    """Adds one attack too many, each of them right."""
    for number in range(15):
        attack = request.attacks.add()
        attack.CopyFrom(request.attacks[0])
        attack.team = f"team {number}"


TURN_FAULTS = [
    (setting("station.owner", ""), "station.owner", "MISSING"),
    (setting("station.owner", "x" * 129), "station.owner", "TOO_LONG"),
    (replacing("station.defenders", unit(), unit(), unit()), "station.defenders", "TOO_MANY"),
    (setting("station.defenders[0].wounds", 3), "station.defenders[0].wounds", "OUT_OF_RANGE"),
    (
        setting("station.defenders[0].holding_tactic", COVER),
        "station.defenders[0].holding_tactic",
        "NOT_ALLOWED",
    ),
    (extending("station.sabotage", 9), "station.sabotage[0]", "UNKNOWN_VALUE"),
    (replacing("attacks"), "attacks", "TOO_FEW"),
    (crowding, "attacks", "TOO_MANY"),
    (setting("attacks[1].team", ""), "attacks[1].team", "MISSING"),
    (setting("attacks[1].team", "Red"), "attacks[1].team", "DUPLICATE"),
    (setting("attacks[1].team", "Green"), "attacks[1].team", "NOT_ALLOWED"),
    (setting("attacks[0].team", "т" * 65), "attacks[0].team", "TOO_LONG"),
    (lambda r: r.attacks[1].ClearField("submitted_at"), "attacks[1].submitted_at", "MISSING"),
    (
        setting("attacks[1].submitted_at.nanos", 10**9),
        "attacks[1].submitted_at",
        "OUT_OF_RANGE",
    ),
    (
        setting("attacks[1].submitted_at.seconds", 253_402_300_800),
        "attacks[1].submitted_at",
        "OUT_OF_RANGE",
    ),
    (setting("attacks[0].objective", 0), "attacks[0].objective", "MISSING"),
    (lambda r: r.attacks[0].ClearField("units"), "attacks[0].units", "TOO_FEW"),
    (extending("attacks[0].units", unit(), unit()), "attacks[0].units", "TOO_MANY"),
    (setting("attacks[0].units[0].tactic", COVER), "attacks[0].units[0].tactic", "NOT_ALLOWED"),
    (
        setting("attacks[0].units[0].holding_tactic", SNIPER),
        "attacks[0].units[0].holding_tactic",
        "NOT_ALLOWED",
    ),
    (
        setting("attacks[0].units[0].holding_tactic", SLAVES),
        "attacks[0].units[0].holding_tactic",
        "NOT_ALLOWED",
    ),
    (setting("rulebook.digest", "abc"), "rulebook.digest", "MALFORMED"),
    (setting("trace_level", 4), "trace_level", "UNKNOWN_VALUE"),
    (setting("request_id", "x" * 129), "request_id", "TOO_LONG"),
]


def test_the_requests_that_are_spoilt_below_are_right_before(station: Stub) -> None:
    station.ResolveEngagement(duel())
    station.ResolveTurn(turn())


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize(("spoil", "field", "reason"), ENGAGEMENT_FAULTS)
def test_one_wrong_field_of_an_engagement(
    spoil: Callable[[Any], None], field: str, reason: str, locale: str, station: Stub
) -> None:
    request = duel()
    request.locale = locale
    spoil(request)
    told = refused(station.ResolveEngagement, request)
    assert (told.code, told.reason, told.domain) == (
        "INVALID_ARGUMENT",
        "INVALID_REQUEST",
        "dozor.v1",
    )
    assert told.reasons == [(field, reason)]
    assert told.message == f"1 field is wrong: {field}"
    assert len(told.violations[0][2]) > 20


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize(("spoil", "field", "reason"), TURN_FAULTS)
def test_one_wrong_field_of_a_turn(
    spoil: Callable[[Any], None], field: str, reason: str, locale: str, station: Stub
) -> None:
    request = turn()
    request.locale = locale
    spoil(request)
    told = refused(station.ResolveTurn, request)
    assert (told.code, told.reason) == ("INVALID_ARGUMENT", "INVALID_REQUEST")
    assert told.reasons == [(field, reason)]
    assert len(told.violations[0][2]) > 20


def test_all_wrong_fields_are_told_at_once_in_the_order_of_the_message(station: Stub) -> None:
    request = duel()
    for spoil in (
        setting("objective", 0),
        extending("attackers[0].items", VEST, VEST),
        setting("attackers[1].wounds", 5),
        setting("defenders[0].tactic", SNIPER),
        extending("sabotage", 1, 1),
        setting("trace_level", 9),
        setting("request_id", "x" * 200),
    ):
        spoil(request)
    assert refused(station.ResolveEngagement, request).fields == [
        "objective",
        "attackers[0].items[1]",
        "attackers[1].wounds",
        "defenders[0].tactic",
        "sabotage[1]",
        "trace_level",
        "request_id",
    ]


def test_too_many_units_do_not_hide_what_else_is_wrong_with_them(station: Stub) -> None:
    request = duel()
    replacing("defenders", unit(tactic=SNIPER), unit(wounds=7), unit(items=[VEST, VEST]))(request)
    assert refused(station.ResolveEngagement, request).fields == [
        "defenders",
        "defenders[0].tactic",
        "defenders[1].wounds",
        "defenders[2].items[1]",
    ]


def test_a_turn_with_everything_wrong_still_fits_into_the_trailers(station: Stub) -> None:
    wrong = unit(
        unit_class=0,
        items=[1, 1, 9],
        tactic=77,
        wounds=-4,
        experience=station_pb2.Experience(attack=-1, defense=-1),
        holding_tactic=88,
    )
    request = turn()
    del request.attacks[:]
    for _ in range(16):
        request.attacks.add(team="Green", units=[wrong, wrong])
    request.locale = "ru"
    told = refused(station.ResolveTurn, request)
    assert told.code == "INVALID_ARGUMENT"
    assert told.fields[0] == "attacks[0].team"
    assert len(told.violations) > 50
    assert told.left_out > 100
    assert told.violations[0][2]


@pytest.mark.parametrize(
    ("pinned", "code", "reason"),
    [
        (pin("chess"), "NOT_FOUND", "RULEBOOK_NOT_FOUND"),
        (pin("metro", "9.9.9"), "NOT_FOUND", "RULEBOOK_NOT_FOUND"),
        (pin(version="0.0.1"), "NOT_FOUND", "RULEBOOK_NOT_FOUND"),
        (pin("x" * 100_000), "NOT_FOUND", "RULEBOOK_NOT_FOUND"),
        (pin("metro", "1.0.0", "0" * 64), "FAILED_PRECONDITION", "RULEBOOK_UNAVAILABLE"),
    ],
)
def test_a_rulebook_that_is_not_there(pinned: Any, code: str, reason: str, station: Stub) -> None:
    for call, request in ((station.ResolveEngagement, duel()), (station.ResolveTurn, turn())):
        request.rulebook.CopyFrom(pinned)
        told = refused(call, request)
        assert (told.code, told.reason) == (code, reason)


@pytest.mark.parametrize("body", [b"\xff", b"\x0a\xff\xff\xff\xff\x0f", b"\x5a\x02\xc3\x28"])
def test_bytes_that_are_no_message(body: bytes, channel: Any) -> None:
    for method in ("ResolveEngagement", "ResolveTurn", "ResolveBatch"):
        call = channel.unary_unary(f"/dozor.v1.StationService/{method}")
        told = refused(call, body)
        assert told.code == "INVALID_ARGUMENT"
        assert told.reason in ("MALFORMED_REQUEST", "INVALID_REQUEST")


def test_millions_of_entries_are_refused_without_reading_them_all(channel: Any) -> None:
    """A few kilobytes, compressed, may hold millions of units; nobody else may wait for them."""
    empty_units = b"\x12\x00" * 1_000_000
    empty_attacks = b"\x12\x00" * 1_000_000
    for method, body in (("ResolveEngagement", empty_units), ("ResolveTurn", empty_attacks)):
        told = refused(channel.unary_unary(f"/dozor.v1.StationService/{method}"), body)
        assert told.code == "INVALID_ARGUMENT"
        assert any(reason == "TOO_MANY" for _, reason in told.reasons)


def test_what_is_read_of_a_list_is_more_than_any_list_may_have() -> None:
    assert 2 * max(MAX_UNITS, MAX_ATTACKS, MAX_MEMBERS, MAX_WEAPONS) < MOST_ENTRIES
