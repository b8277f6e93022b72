"""Every field of a raid wrong once, over the wire, with the exact path and reason."""

from collections.abc import Callable
from typing import Any

import pytest

from dozor.v1 import raid_pb2, raid_service_pb2, raid_service_pb2_grpc
from tests.wire.refusals import refused
from tests.wire.requests import pin
from tests.wire.test_raid_service import listed, small_raid
from tests.wire.test_violations import extending, setting

Stub = raid_service_pb2_grpc.RaidServiceStub

MEMBER = "raid.members[1]"
RAID_FAULTS = [
    (lambda r: r.ClearField("raid"), "raid", "MISSING"),
    (lambda r: r.raid.ClearField("members"), "raid.members", "TOO_FEW"),
    (lambda r: r.raid.ClearField("target"), "raid.target", "MISSING"),
    (
        lambda r: r.raid.members.extend([r.raid.members[1]] * 19),
        "raid.members",
        "TOO_MANY",
    ),
    (setting(f"{MEMBER}.skill", 6), f"{MEMBER}.skill", "OUT_OF_RANGE"),
    (setting(f"{MEMBER}.skill", -6), f"{MEMBER}.skill", "OUT_OF_RANGE"),
    (setting(f"{MEMBER}.armor", 11), f"{MEMBER}.armor", "OUT_OF_RANGE"),
    (setting(f"{MEMBER}.armor", -1), f"{MEMBER}.armor", "OUT_OF_RANGE"),
    (setting(f"{MEMBER}.health", 0), f"{MEMBER}.health", "OUT_OF_RANGE"),
    (setting(f"{MEMBER}.health", 11), f"{MEMBER}.health", "OUT_OF_RANGE"),
    (setting(f"{MEMBER}.wounds", 3), f"{MEMBER}.wounds", "OUT_OF_RANGE"),
    (setting(f"{MEMBER}.wounds", -1), f"{MEMBER}.wounds", "OUT_OF_RANGE"),
    (setting(f"{MEMBER}.edge", 9), f"{MEMBER}.edge", "UNKNOWN_VALUE"),
    (setting(f"{MEMBER}.rank", 9), f"{MEMBER}.rank", "UNKNOWN_VALUE"),
    (setting(f"{MEMBER}.rank", 2), f"{MEMBER}.rank", "DUPLICATE"),
    (lambda r: r.raid.members[1].ClearField("weapons"), f"{MEMBER}.weapons", "TOO_FEW"),
    (
        lambda r: r.raid.members[1].weapons.extend([r.raid.members[0].weapons[0]] * 3),
        f"{MEMBER}.weapons",
        "TOO_MANY",
    ),
    (setting(f"{MEMBER}.weapons[0].kind", 0), f"{MEMBER}.weapons[0].kind", "MISSING"),
    (setting(f"{MEMBER}.weapons[0].kind", 44), f"{MEMBER}.weapons[0].kind", "UNKNOWN_VALUE"),
    (
        setting(f"{MEMBER}.weapons[0].penetration", 11),
        f"{MEMBER}.weapons[0].penetration",
        "OUT_OF_RANGE",
    ),
    (setting(f"{MEMBER}.breach_weapon", 1), f"{MEMBER}.breach_weapon", "OUT_OF_RANGE"),
    (setting(f"{MEMBER}.assault_weapon", -1), f"{MEMBER}.assault_weapon", "OUT_OF_RANGE"),
    *(
        (setting(f"raid.target.{name}", value), f"raid.target.{name}", "OUT_OF_RANGE")
        for name in ("numbers", "quality", "equipment", "perimeter", "reinforcements")
        for value in (-11, 11, 2**31 - 1)
    ),
    (setting("max_dice", 0), "max_dice", "OUT_OF_RANGE"),
    (setting("max_dice", 100_001), "max_dice", "OUT_OF_RANGE"),
    (lambda r: r.dice.CopyFrom(listed(1, 7)), "dice.faces.faces[1]", "OUT_OF_RANGE"),
    (setting("rulebook.digest", "abc"), "rulebook.digest", "MALFORMED"),
    (setting("trace_level", 9), "trace_level", "UNKNOWN_VALUE"),
    (setting("request_id", "x" * 129), "request_id", "TOO_LONG"),
]

ROUNDS_FAULTS = [
    (setting("rounds", -1), "rounds", "OUT_OF_RANGE"),
    (setting("rounds", 10_001), "rounds", "OUT_OF_RANGE"),
    (extending("hold_back", 2), "hold_back[0]", "OUT_OF_RANGE"),
    (extending("hold_back", -1), "hold_back[0]", "OUT_OF_RANGE"),
    (extending("hold_back", 1, 1), "hold_back[1]", "DUPLICATE"),
    (setting("state.phase", 0), "state.phase", "MISSING"),
    (setting("state.phase", 9), "state.phase", "UNKNOWN_VALUE"),
    (setting("state.fighters", -1), "state.fighters", "OUT_OF_RANGE"),
    (setting("state.fighters", 10**9 + 1), "state.fighters", "OUT_OF_RANGE"),
    (setting("state.fell_back", -1), "state.fell_back", "OUT_OF_RANGE"),
    (setting("state.rounds", -1), "state.rounds", "OUT_OF_RANGE"),
    (setting("state.dice_used", -1), "state.dice_used", "OUT_OF_RANGE"),
    (lambda r: r.state.wounds.pop(), "state.wounds", "TOO_FEW"),
    (extending("state.wounds", 0), "state.wounds", "TOO_MANY"),
    (setting("state.wounds[1]", 4), "state.wounds[1]", "OUT_OF_RANGE"),
    (setting("state.wounds[1]", -1), "state.wounds[1]", "OUT_OF_RANGE"),
]

ASSAULT_FAULTS = [
    (setting("retreat_declared_by", 2), "retreat_declared_by", "OUT_OF_RANGE"),
    (setting("retreat_declared_by", 1), "retreat_declared_by", "NOT_ALLOWED"),
    (setting("state.phase", 1), "state.phase", "NOT_ALLOWED"),
]


def state(phase: int) -> raid_pb2.RaidState:
    return raid_pb2.RaidState(
        phase=phase,  # type: ignore[arg-type]  # a number will do
        fighters=4,
        wounds=[0, 0],
    )


def fails(call: Callable[..., Any], request: Any, field: str, reason: str) -> None:
    for locale in ("en", "ru"):
        request.locale = locale
        told = refused(call, request)
        assert (told.code, told.reason) == ("INVALID_ARGUMENT", "INVALID_REQUEST")
        assert told.reasons == [(field, reason)]
        assert len(told.violations[0][2]) > 15


@pytest.mark.parametrize(("spoil", "field", "reason"), RAID_FAULTS)
def test_one_wrong_field_of_a_raid(
    spoil: Callable[[Any], None], field: str, reason: str, raids: Stub
) -> None:
    request = raid_service_pb2.ResolveRaidRequest(raid=small_raid())
    spoil(request)
    fails(raids.ResolveRaid, request, field, reason)


@pytest.mark.parametrize(("spoil", "field", "reason"), ROUNDS_FAULTS)
def test_one_wrong_field_of_some_rounds(
    spoil: Callable[[Any], None], field: str, reason: str, raids: Stub
) -> None:
    breach = raid_service_pb2.ResolveBreachRequest(raid=small_raid(), state=state(1))
    assault = raid_service_pb2.ResolveAssaultRequest(raid=small_raid(), state=state(2))
    calls: list[tuple[Any, Any]] = [
        (raids.ResolveBreach, breach),
        (raids.ResolveAssault, assault),
    ]
    for call, request in calls:
        call(request)
        spoil(request)
        fails(call, request, field, reason)


@pytest.mark.parametrize(("spoil", "field", "reason"), ASSAULT_FAULTS)
def test_one_wrong_field_of_an_assault(
    spoil: Callable[[Any], None], field: str, reason: str, raids: Stub
) -> None:
    request = raid_service_pb2.ResolveAssaultRequest(raid=small_raid(), state=state(2))
    spoil(request)
    fails(raids.ResolveAssault, request, field, reason)


def test_who_is_down_declares_no_retreat(raids: Stub) -> None:
    request = raid_service_pb2.ResolveAssaultRequest(
        raid=small_raid(), state=state(2), retreat_declared_by=0
    )
    request.state.wounds[0] = 3
    fails(raids.ResolveAssault, request, "retreat_declared_by", "NOT_ALLOWED")


def test_a_weapon_named_for_a_phase_must_be_able_to_act_there(raids: Stub) -> None:
    request = raid_service_pb2.ResolveRaidRequest(raid=small_raid())
    knife = raid_pb2.Weapon(kind=raid_pb2.WEAPON_KIND_MELEE)
    request.raid.members[1].weapons.append(knife)
    request.raid.members[1].breach_weapon = 1
    fails(raids.ResolveRaid, request, "raid.members[1].breach_weapon", "NOT_ALLOWED")
    request.raid.members[1].melee_in_breach = True
    raids.ResolveRaid(request)


@pytest.mark.parametrize(
    ("spoil", "field"),
    [
        (setting("horizon", 0), "horizon"),
        (setting("horizon", 10_001), "horizon"),
        (setting("work_limit", 0), "work_limit"),
        (setting("samples", 999), "samples"),
        (setting("samples", 1_000_001), "samples"),
        (setting("policy.after_round", -1), "policy.after_round"),
        (setting("policy.when_down", 21), "policy.when_down"),
    ],
)
def test_one_wrong_field_of_a_forecast(
    spoil: Callable[[Any], None], field: str, raids: Stub
) -> None:
    request = raid_service_pb2.ForecastRaidRequest(raid=small_raid())
    spoil(request)
    fails(raids.ForecastRaid, request, field, "OUT_OF_RANGE")


FAULTS_OF_THE_GANG = [
    setting(f"{MEMBER}.skill", 99),
    setting(f"{MEMBER}.health", 99),
    setting(f"{MEMBER}.rank", 9),
    setting(f"{MEMBER}.weapons[0].kind", 0),
    lambda r: r.raid.members[1].ClearField("weapons"),
    lambda r: r.raid.members[1].weapons.extend([r.raid.members[0].weapons[0]] * 9),
    setting("raid.target.numbers", 99),
    lambda r: r.raid.ClearField("target"),
]
FAULTS_BESIDE_IT = [
    (setting("state.wounds[0]", 9), "state.wounds[0]"),
    (setting("state.wounds[1]", 99), "state.wounds[1]"),
    (lambda r: r.state.wounds.pop(), "state.wounds"),
    (setting("state.fighters", -1), "state.fighters"),
    (extending("hold_back", 7), "hold_back[0]"),
    (extending("hold_back", 1, 1), "hold_back[1]"),
    (setting("retreat_declared_by", 7), "retreat_declared_by"),
    (setting("rounds", -1), "rounds"),
    (setting("max_dice", 0), "max_dice"),
]


@pytest.mark.parametrize(("other", "field"), FAULTS_BESIDE_IT)
@pytest.mark.parametrize("spoil", FAULTS_OF_THE_GANG)
def test_a_fault_of_the_gang_hides_no_other_one(
    spoil: Callable[[Any], None], other: Callable[[Any], None], field: str, raids: Stub
) -> None:
    def told(*faults: Callable[[Any], None]) -> set[str]:
        request = raid_service_pb2.ResolveAssaultRequest(raid=small_raid(), state=state(2))
        for fault in faults:
            fault(request)
        return {field for field, _ in refused(raids.ResolveAssault, request).reasons}

    assert field in told(other)
    assert told(spoil, other) == told(spoil) | told(other)


def test_entries_that_a_list_may_have_are_judged_though_it_is_too_long(raids: Stub) -> None:
    request = raid_service_pb2.ResolveRaidRequest(raid=small_raid())
    member = request.raid.members[1]
    member.skill = 9
    member.weapons.extend([raid_pb2.Weapon(), raid_pb2.Weapon(penetration=99), raid_pb2.Weapon()])
    member.breach_weapon = 3
    request.raid.members.extend([request.raid.members[1]] * 19)
    fields = {field for field, _ in refused(raids.ResolveRaid, request).reasons}
    assert {"raid.members", f"{MEMBER}.skill", f"{MEMBER}.weapons"} < fields
    assert {f"{MEMBER}.weapons[1].kind", f"{MEMBER}.weapons[2].penetration"} < fields
    assert f"{MEMBER}.breach_weapon" in fields
    assert not any("weapons[3]" in field or "members[20]" in field for field in fields)


@pytest.mark.parametrize("name", ["chess", "metro"])
def test_a_rulebook_of_another_rule_set_is_not_found(name: str, raids: Stub) -> None:
    request = raid_service_pb2.ResolveRaidRequest(raid=small_raid(), rulebook=pin(name))
    told = refused(raids.ResolveRaid, request)
    assert (told.code, told.reason) == ("NOT_FOUND", "RULEBOOK_NOT_FOUND")


def test_a_hundred_thousand_bad_faces_are_told_in_a_few(raids: Stub) -> None:
    faces = raid_pb2.FaceList(faces=[0] * 100_000)
    request = raid_service_pb2.ResolveRaidRequest(
        raid=small_raid(), dice=raid_pb2.DiceSource(faces=faces)
    )
    told = refused(raids.ResolveRaid, request)
    assert told.code == "INVALID_ARGUMENT"
    assert told.message.startswith("100000 fields are wrong")
    assert len(told.violations) + told.left_out == 100_000
    item = raid_service_pb2.RaidBatchItem(raid=request)
    batch = raid_service_pb2.ResolveRaidBatchRequest(items=[item])
    (result,) = raids.ResolveRaidBatch(batch).results
    assert len(result.error.violations) == 100
