"""What a forecast promises besides its numbers: certainty, limits, and that it can be stopped."""

import random

import pytest

from dozor.raid.forecast import (
    GENERATOR,
    EstimateTooLarge,
    ForecastResult,
    ForecastStopped,
    forecast,
)
from dozor.raid.forecast.exact import forecast_exactly
from dozor.raid.forecast.work import MOST_CELLS, Budget, Work, WorkTooLarge
from dozor.raid.model import Edge, Ending, Member, Phase, Raid, Target, WeaponKind
from dozor.raid.raid import Policy
from dozor.raid.rulebook import RaidRulebook
from tests.raid.gangs import Gangs, core_member, core_raid, core_target

DEFAULT_WORK = 10**8


def result(raid: Raid, rulebook: RaidRulebook, work_limit: int = DEFAULT_WORK) -> ForecastResult:
    return forecast(
        raid, Policy(), rulebook, horizon=1_000, work_limit=work_limit, samples=1_000, seed=3
    )


def firearm(penetration: int) -> list[dict[str, object]]:
    return [{"kind": WeaponKind.LIGHT_FIREARM.value, "penetration": penetration}]


def distinct(count: int, health: int) -> tuple[Member, ...]:
    return tuple(core_member(skill=i % 11 - 5, armor=i // 11, health=health) for i in range(count))


def test_an_undefended_base_is_cleared_for_certain(gang: RaidRulebook) -> None:
    tally = result(Raid((core_member(),), core_target(numbers=-4)), gang).tally
    assert tally.endings == {Ending.CLEARED: 1.0}
    assert tally.breached == 1.0
    assert tally.tail == 0.0
    assert tally.member_down == [0.0]
    assert tally.fighters_left == {0: 1.0}
    assert tally.rounds == {(Phase.BREACH, 0): 1.0, (Phase.ASSAULT, 0): 1.0}


def test_a_breach_that_lasts_one_round_whatever_is_rolled_is_certain(gang: RaidRulebook) -> None:
    # All fighters are called inside, unless the one who moves has shot the only one.
    members = tuple(core_member(health=10, skill=n) for n in (1, 2, 3, 4))
    tally = result(Raid(members, core_target(reinforcements=-4)), gang).tally
    assert tally.breached == 1.0
    assert {key: p for key, p in tally.rounds.items() if key[0] is Phase.BREACH} == {
        (Phase.BREACH, 1): 1.0
    }
    assert all(0.0 < share < 1.0 for share in tally.endings.values())


def test_what_is_nearly_certain_is_not_certain(gang: RaidRulebook) -> None:
    strong = core_member(skill=5, health=10, armor=10, edge="ADVANTAGE", weapons=firearm(10))
    tally = result(Raid((strong,), core_target(numbers=0)), gang).tally
    assert tally.endings[Ending.CLEARED] > 1.0 - 1e-9
    assert 0.0 < max(tally.member_down) < 1e-9
    assert all(0.0 < share < 1.0 for share in tally.endings.values())
    assert tally.breached < 1.0


def test_a_forecast_says_whether_it_is_exact(gang: RaidRulebook) -> None:
    raid = Raid(distinct(3, 2), core_target())
    exact, estimate = result(raid, gang), result(raid, gang, work_limit=1)
    assert (exact.exact, exact.samples, exact.seed, exact.generator) == (True, 0, 0, "")
    assert (estimate.exact, estimate.samples, estimate.seed) == (False, 1_000, 3)
    assert estimate.generator == GENERATOR == "philox-4x64/1"
    assert 1 < exact.work < DEFAULT_WORK
    assert estimate.work > 1
    assert estimate.tally.breached == pytest.approx(exact.tally.breached, abs=0.1)


@pytest.mark.parametrize("limit", [DEFAULT_WORK, 10**9])
def test_twenty_tough_members_are_given_up_at_once(limit: int, gang: RaidRulebook) -> None:
    work = Work(limit)
    with pytest.raises(WorkTooLarge):
        forecast_exactly(
            Raid(distinct(20, 10), core_target()), Policy(), gang, horizon=1_000, work=work
        )
    assert work.done < 20 * MOST_CELLS


def test_a_siege_without_end_is_given_up(gang: RaidRulebook) -> None:
    members = tuple(
        core_member(skill=5, armor=10, health=10, edge="ADVANTAGE", weapons=firearm(n))
        for n in range(4)
    )
    raid = Raid(members, core_target(numbers=4, reinforcements=10))
    work = Work(2 * 10**7)
    with pytest.raises(WorkTooLarge):
        forecast_exactly(raid, Policy(), gang, horizon=10_000, work=work)


def test_forecasts_stop_when_told_to(gang: RaidRulebook) -> None:
    left = iter([False] * 9)
    raid = Raid(distinct(3, 3), core_target())
    for work_limit in (DEFAULT_WORK, 1):
        with pytest.raises(ForecastStopped):
            forecast(
                raid,
                Policy(),
                gang,
                horizon=1_000,
                work_limit=work_limit,
                samples=10**6,
                seed=0,
                stop=lambda: next(left, True),
            )


@pytest.mark.slow
def test_extreme_raids_stay_within_work_and_memory(gang: RaidRulebook) -> None:
    draw = random.Random(9)
    limit = 10**7
    for _ in range(40):
        kinds = [_extreme(draw) for _ in range(draw.randint(1, 20))]
        members = tuple(draw.choice(kinds[: draw.choice((1, 3, 20))]) for _ in kinds)
        raid = Raid(members, Target(*(draw.randint(-10, 10) for _ in range(5))))
        work = Work(limit)
        try:
            tally = forecast_exactly(raid, Policy(), gang, horizon=1_000, work=work)
        except WorkTooLarge:
            assert work.done < limit + 100 * MOST_CELLS
        else:
            assert sum(tally.endings.values()) + tally.tail == pytest.approx(1.0, abs=1e-12)


def _extreme(draw: random.Random) -> Member:
    return core_member(
        skill=draw.choice((-5, 5)),
        armor=draw.choice((0, 10)),
        health=draw.choice((1, 3, 10)),
        edge=draw.choice(list(Edge)).value,
        weapons=firearm(draw.choice((0, 10))),
    )


def test_an_estimate_that_goes_on_for_ever_is_given_up(
    gang: RaidRulebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Budget, "MOST_MOVES", 200_000)
    with pytest.raises(EstimateTooLarge, match="too many rounds"):
        forecast(
            core_raid(Gangs(1).raid()),
            Policy(),
            gang,
            horizon=1_000,
            work_limit=1,
            samples=100_000,
            seed=0,
        )
