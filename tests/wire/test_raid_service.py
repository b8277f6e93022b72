"""RaidService over a real connection: round by round, whole, in batches, with every dice source."""

from typing import Any

import pytest

from dozor.raid.dice import face
from dozor.raid.rules import RaidRule
from dozor.v1 import errors_pb2, raid_pb2, raid_service_pb2, raid_service_pb2_grpc
from tests.raid.gangs import Gangs
from tests.wire.refusals import refused
from tests.wire.requests import raid_message

Stub = raid_service_pb2_grpc.RaidServiceStub
Breach = raid_service_pb2.ResolveBreachRequest
Assault = raid_service_pb2.ResolveAssaultRequest
Whole = raid_service_pb2.ResolveRaidRequest
Item = raid_service_pb2.RaidBatchItem


def seeded(seed: int) -> raid_pb2.DiceSource:
    return raid_pb2.DiceSource(seed=seed)


def listed(*faces: int) -> raid_pb2.DiceSource:
    return raid_pb2.DiceSource(faces=raid_pb2.FaceList(faces=faces))


def small_raid(**target: int) -> raid_pb2.Raid:
    """Two members with light firearms against a base of the given ratings."""
    pistol = raid_pb2.Weapon(kind=raid_pb2.WEAPON_KIND_LIGHT_FIREARM, penetration=2)
    boss = raid_pb2.Member(weapons=[pistol], rank=raid_pb2.MEMBER_RANK_BOSS)
    return raid_pb2.Raid(
        members=[boss, raid_pb2.Member(weapons=[pistol])], target=raid_pb2.RaidTarget(**target)
    )


def faces_of(events: Any) -> list[int]:
    return [die.face for event in events for die in event.moved.dice]


def test_a_raid_played_round_by_round_is_the_raid_played_at_once(raids: Stub) -> None:
    gangs = Gangs(3)
    for seed in range(30):
        raid = raid_message(gangs.raid())
        whole = raids.ResolveRaid(Whole(raid=raid, dice=seeded(seed)))
        answer: Any = raids.ResolveBreach(Breach(raid=raid, dice=seeded(seed)))
        events = list(answer.events)
        while answer.outcome.ending in (0, raid_pb2.RAID_ENDING_BREACHED):
            inside = answer.outcome.state.phase == raid_pb2.RAID_PHASE_ASSAULT
            state = answer.outcome.state
            if inside:
                answer = raids.ResolveAssault(Assault(raid=raid, state=state, dice=seeded(seed)))
            else:
                answer = raids.ResolveBreach(Breach(raid=raid, state=state, dice=seeded(seed)))
            events += answer.events
        assert answer.outcome == whole.outcome
        assert events == list(whole.events)


def test_a_client_can_verify_every_die_from_the_seed(raids: Stub) -> None:
    answer = raids.ResolveRaid(Whole(raid=small_raid(numbers=2), dice=seeded(2**64 - 1)))
    assert (answer.dice.generator, answer.dice.seed) == ("splitmix64-d6/1", 2**64 - 1)
    dice = [die for event in answer.events for die in event.moved.dice]
    assert [die.number for die in dice] == list(range(1, len(dice) + 1))
    assert [die.face for die in dice] == [face(2**64 - 1, die.number) for die in dice]
    assert answer.outcome.state.dice_used == len(dice)
    assert dice[0].name == "breach.round1.member1.attack"


def test_without_a_seed_the_server_picks_one_and_returns_it(raids: Stub) -> None:
    first, second = (raids.ResolveRaid(Whole(raid=small_raid(numbers=2))) for _ in range(2))
    assert first.dice.HasField("seed")
    assert first.dice.seed != second.dice.seed
    again = raids.ResolveRaid(Whole(raid=small_raid(numbers=2), dice=seeded(first.dice.seed)))
    assert again == first


def test_listed_faces_are_used_exactly(raids: Stub) -> None:
    faces = faces_of(raids.ResolveRaid(Whole(raid=small_raid(numbers=2), dice=seeded(5))).events)
    answer = raids.ResolveRaid(Whole(raid=small_raid(numbers=2), dice=listed(*faces)))
    assert faces_of(answer.events) == faces
    assert not answer.dice.HasField("seed")
    few = refused(raids.ResolveRaid, Whole(raid=small_raid(numbers=2), dice=listed(*faces[:-1])))
    assert few.reasons == [("dice.faces.faces", "TOO_FEW")]
    many = refused(raids.ResolveRaid, Whole(raid=small_raid(numbers=2), dice=listed(*faces, 3)))
    assert many.reasons == [("dice.faces.faces", "TOO_MANY")]
    none_needed = Breach(raid=small_raid(numbers=-10), dice=listed())
    assert raids.ResolveBreach(none_needed).outcome.breached


def test_rounds_say_how_many_are_played(raids: Stub) -> None:
    raid = small_raid(numbers=10, quality=10)

    def rounds(**wanted: Any) -> int:
        answer = raids.ResolveBreach(Breach(raid=raid, dice=seeded(1), **wanted))
        return int(answer.outcome.state.rounds)

    assert rounds(rounds=0) == 0
    assert rounds() == 1
    decided = rounds(until_decided=True)
    assert rounds(rounds=2) == min(2, decided)
    assert rounds(rounds=10_000) == decided


def test_who_holds_back_makes_no_move_and_suffers_nothing(raids: Stub) -> None:
    raid = small_raid(numbers=4, quality=5)
    answer = raids.ResolveBreach(Breach(raid=raid, dice=seeded(1), hold_back=[0]))
    assert {event.member for event in answer.events if event.HasField("moved")} == {1}
    assert answer.outcome.state.wounds[0] == 0


def test_a_retreat_is_declared_and_the_round_still_played(raids: Stub) -> None:
    raid = small_raid(numbers=6, quality=1)
    answer = raids.ResolveAssault(
        Assault(raid=raid, dice=seeded(4), retreat_declared_by=0, until_decided=True)
    )
    assert answer.outcome.ending == raid_pb2.RAID_ENDING_WITHDREW
    assert answer.outcome.state.rounds == 1
    assert any(event.HasField("moved") for event in answer.events)


def test_routed_defenders_end_the_assault_without_another_round(raids: Stub) -> None:
    answer = raids.ResolveAssault(Assault(raid=small_raid(numbers=6), defenders_routed=True))
    assert answer.outcome.ending == raid_pb2.RAID_ENDING_CLEARED
    assert answer.outcome.routed
    assert answer.outcome.state.fighters > 0
    assert not any(event.HasField("moved") for event in answer.events)


def test_a_policy_of_retreat_is_kept(raids: Stub) -> None:
    raid = small_raid(numbers=10, quality=-5)
    policy = raid_pb2.RetreatPolicy(after_round=0)
    for seed in range(20):
        answer = raids.ResolveRaid(Whole(raid=raid, dice=seeded(seed), policy=policy))
        if answer.outcome.breached:
            assert answer.outcome.state.rounds <= 1


def test_the_work_limit_ends_a_raid_that_outruns_it(raids: Stub) -> None:
    raid = small_raid(numbers=10, reinforcements=10)
    told = refused(raids.ResolveRaid, Whole(raid=raid, dice=seeded(1), max_dice=4))
    assert (told.code, told.reason) == ("RESOURCE_EXHAUSTED", "WORK_LIMIT_REACHED")
    assert "max_dice" in told.message


def test_what_is_said_of_a_reached_work_limit_can_be_done(raids: Stub) -> None:
    raid = small_raid(numbers=10, reinforcements=10)
    whole = refused(raids.ResolveRaid, Whole(raid=raid, dice=seeded(1), max_dice=4)).message
    rounds: Any = Breach(raid=raid, until_decided=True, dice=seeded(1), max_dice=4)
    some = refused(raids.ResolveBreach, rounds).message
    assert "ResolveBreach" in whole
    assert "play fewer rounds at once" in some
    assert "policy" not in some
    rounds.hold_back.extend([0, 1])
    rounds.max_dice = 100_000
    idle = refused(raids.ResolveBreach, rounds).message
    assert "let somebody make a move" in idle
    assert "max_dice" not in idle


def test_a_batch_whose_raids_might_play_for_hours_is_refused_at_once(raids: Stub) -> None:
    raid = small_raid()

    def batch(number: int, max_dice: int | None = None) -> Any:
        whole = Whole(raid=raid, dice=seeded(1), max_dice=max_dice)
        return raid_service_pb2.ResolveRaidBatchRequest(items=[Item(raid=whole)] * number)

    told = refused(raids.ResolveRaidBatch, batch(101, 100_000))
    assert (told.code, told.reason) == ("RESOURCE_EXHAUSTED", "WORK_LIMIT_REACHED")
    assert "10100000 dice" in told.message
    assert "10000000 are allowed" in told.message
    for allowed in (batch(100, 100_000), batch(1_000)):
        assert len(raids.ResolveRaidBatch(allowed).results) == len(allowed.items)


def test_a_raid_that_allows_too_many_dice_is_refused_alone(raids: Stub) -> None:
    good, bad = Whole(raid=small_raid(), dice=seeded(1)), Whole(raid=small_raid(), dice=seeded(1))
    bad.max_dice = 2**31 - 1
    batch = raid_service_pb2.ResolveRaidBatchRequest(items=[Item(raid=good), Item(raid=bad)])
    played, refusal = raids.ResolveRaidBatch(batch).results
    assert played.HasField("response")
    assert [v.field for v in refusal.error.violations] == ["max_dice"]


def test_a_raid_in_which_everybody_holds_back_does_not_go_on_for_ever(raids: Stub) -> None:
    """No die is ever rolled: the rounds themselves are counted as work."""
    raid = small_raid(numbers=4)
    for call, kind in ((raids.ResolveBreach, Breach), (raids.ResolveAssault, Assault)):
        for level in ("TRACE_LEVEL_NONE", "TRACE_LEVEL_FULL"):
            request: Any = kind(
                raid=raid, until_decided=True, hold_back=[0, 1], max_dice=500, trace_level=level
            )
            told = refused(call, request)
            assert (told.code, told.reason) == ("RESOURCE_EXHAUSTED", "WORK_LIMIT_REACHED")
    assert raids.ResolveRaid(Whole(raid=raid, dice=seeded(1))).outcome.ending


def test_a_raid_that_its_caller_gives_up_is_given_up(raids: Stub) -> None:
    raid = small_raid(numbers=10, reinforcements=10)
    request = Breach(raid=raid, until_decided=True, hold_back=[0, 1], max_dice=100_000)
    for _ in range(5):
        told = raids.ResolveBreach.future(request, timeout=0.02)
        assert told.code().name == "DEADLINE_EXCEEDED"
    assert raids.ResolveRaid(Whole(raid=small_raid(), dice=seeded(1))).outcome.ending


def test_a_state_that_an_answer_gave_is_always_accepted(raids: Stub) -> None:
    raid = small_raid(numbers=10, reinforcements=10)
    raid.members.extend([raid.members[1]] * 18)
    request = Breach(raid=raid, rounds=100, hold_back=range(20))
    answer = raids.ResolveBreach(request)
    assert answer.outcome.state.fighters > 10_000
    request.state.CopyFrom(answer.outcome.state)
    assert raids.ResolveBreach(request).outcome.state.rounds == 200


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_the_trace_level_decides_what_is_told(locale: str, raids: Stub) -> None:
    def events(level: Any) -> list[Any]:
        request = Whole(
            raid=small_raid(numbers=2), dice=seeded(9), trace_level=level, locale=locale
        )
        return list(raids.ResolveRaid(request).events)

    none, decisive, full = (events(f"TRACE_LEVEL_{name}") for name in ("NONE", "DECISIVE", "FULL"))
    assert [event.rule_id for event in none] == [event.rule_id for event in decisive]
    assert not any(event.text for event in none)
    assert all(event.text for event in full)
    assert [event for event in full if event.WhichOneof("kind")] == decisive
    assert {event.rule_id for event in full} <= {rule.value for rule in RaidRule}


def test_a_bad_raid_never_fails_its_neighbours(raids: Stub) -> None:
    good = Whole(raid=small_raid(numbers=2), dice=seeded(1), request_id="x")
    items = [
        raid_service_pb2.RaidBatchItem(id="a", raid=good),
        raid_service_pb2.RaidBatchItem(id="b", raid=Whole()),
        raid_service_pb2.RaidBatchItem(id="c"),
        raid_service_pb2.RaidBatchItem(id="d", raid=good),
    ]
    request = raid_service_pb2.ResolveRaidBatchRequest(items=items)
    results = raids.ResolveRaidBatch(request).results
    assert [result.id for result in results] == ["a", "b", "c", "d"]
    assert results[0].response == results[3].response == raids.ResolveRaid(good)
    assert [v.field for v in results[1].error.violations] == ["raid"]
    assert [v.field for v in results[2].error.violations] == ["item.raid"]
    assert results[1].error.reason == errors_pb2.ERROR_REASON_INVALID_REQUEST


def test_a_forecast_adds_up_and_names_its_method(raids: Stub) -> None:
    request = raid_service_pb2.ForecastRaidRequest(raid=small_raid(numbers=1), locale="ru")
    answer = raids.ForecastRaid(request)
    forecast = answer.forecast
    assert forecast.method == raid_service_pb2.FORECAST_METHOD_EXACT
    total = sum(entry.probability.value for entry in forecast.endings) + forecast.tail.value
    assert abs(total - 1) < 1e-12
    assert len(forecast.member_down) == 2
    assert answer.summary
    request.work_limit = 1
    estimate = raids.ForecastRaid(request).forecast
    assert estimate.method == raid_service_pb2.FORECAST_METHOD_MONTE_CARLO
    assert estimate.samples == 100_000
    exact = {entry.ending: entry.probability.value for entry in forecast.endings}
    for entry in estimate.endings:
        error = max(entry.probability.standard_error, 1e-5)
        assert abs(entry.probability.value - exact[entry.ending]) < 6 * error


def test_the_parts_of_every_modifier_and_the_strength_of_the_defense_are_told(raids: Stub) -> None:
    raid = small_raid(numbers=1, quality=1, equipment=-3, perimeter=2, reinforcements=-1)
    raid.members[0].skill = 5
    raid.members[0].weapons[0].kind = raid_pb2.WEAPON_KIND_COMBAT_FIREARM
    raid.members.append(raid.members[1])
    answer = raids.ResolveRaid(Whole(raid=raid, dice=seeded(1), trace_level="TRACE_LEVEL_NONE"))
    outside, inside = answer.outcome.defenses
    begun = [e.phase_begun for e in answer.events if e.HasField("phase_begun")]
    assert (outside.armor, outside.penetration) == (begun[0].armor, begun[0].penetration)
    assert (outside.manned, outside.manned_hundredths) == (begun[0].fighters, 450) == (5, 450)
    assert (outside.reinforcement, inside.reinforcement) == (-1, 0)
    moves = [(raid.members[e.member], e.moved) for e in answer.events if e.HasField("moved")]
    assert any(moved.penalty for _, moved in moves) or len(begun) == 1
    for member, moved in moves:
        assert moved.skill == member.skill
        assert moved.modifier == max(-4, min(4, moved.skill + moved.penalty))
