"""The Monte-Carlo estimate: right within its errors, and the same bits for the same seed."""

import math
from collections.abc import Callable

import pytest

from dozor.raid.forecast import certainty, montecarlo
from dozor.raid.forecast.exact import forecast_exactly
from dozor.raid.forecast.rolltable import Stream
from dozor.raid.forecast.tally import Tally
from dozor.raid.forecast.work import ForecastStopped, Work
from dozor.raid.model import Ending, Raid
from dozor.raid.raid import Policy
from dozor.raid.rulebook import RaidRulebook
from tests.raid.gangs import Gangs, core_member, core_raid, core_target

SAMPLES = 40_000
FIRST_RELEASE = {"REPELLED": 11_838, "WIPED_OUT": 7_721, "CLEARED": 441}
ALL_64 = (1 << 64) - 1


def estimated(
    raid: Raid,
    rulebook: RaidRulebook,
    *,
    policy: Policy = Policy(),  # noqa: B008 - frozen
    samples: int = SAMPLES,
    seed: int = 1,
    horizon: int = 60,
    progress: Callable[[float], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Tally:
    return montecarlo.estimate(
        raid,
        policy,
        rulebook,
        horizon=horizon,
        samples=samples,
        seed=seed,
        progress=progress,
        stop=stop,
    )


def four() -> Raid:
    members = (core_member(rank="BOSS", skill=2), *(core_member(skill=n) for n in (1, 0, 1)))
    return Raid(members, core_target(quality=1, numbers=1))


def within_errors(estimate: Tally, exact: Tally, samples: int) -> None:
    """No number is more than five standard errors off."""
    pairs = [(estimate.breached, exact.breached), (estimate.tail, exact.tail)]
    pairs += zip(estimate.member_down, exact.member_down, strict=True)
    for name in ("endings", "down", "fighters_left", "rounds"):
        found, true = getattr(estimate, name), getattr(exact, name)
        pairs += [(found.get(key, 0.0), true.get(key, 0.0)) for key in found.keys() | true.keys()]
    for found, true in pairs:
        error = math.sqrt(true * (1 - true) / samples)
        assert abs(found - true) <= 5 * error + 5 / samples


@pytest.mark.parametrize("seed", range(2))
def test_it_is_right_within_its_errors(seed: int, gang: RaidRulebook) -> None:
    gangs = Gangs(8_000 + seed)
    for _ in range(6):
        raid = core_raid(gangs.raid(4))
        policy = Policy(*gangs.random.choice(((None, None), (2, None), (None, 0), (1, 1))))
        exact = forecast_exactly(raid, policy, gang, horizon=12, work=Work(10**10))
        found = estimated(raid, gang, policy=policy, horizon=12)
        within_errors(found, exact, SAMPLES)
        assert sum(found.endings.values()) + found.tail == pytest.approx(1.0, abs=1e-12)


def test_raids_that_stall_are_estimated_as_such(lenient: RaidRulebook) -> None:
    gangs, stalls = Gangs(8_100), 0
    for _ in range(20):
        plain = gangs.raid(3)
        for member in plain["members"]:
            member["armor"] = gangs.random.choice((0, 4, 8))
        raid = core_raid(plain)
        exact = forecast_exactly(raid, Policy(), lenient, horizon=12, work=Work(10**10))
        within_errors(estimated(raid, lenient, samples=4_000, horizon=12), exact, 4_000)
        stalls += exact.endings.get(Ending.STALEMATE, 0.0) > 0.0
    assert stalls > 3


def test_many_fighters_are_moved_as_few_are(gang: RaidRulebook) -> None:
    raid = Raid(four().members, core_target(numbers=10, reinforcements=10, quality=-1))
    exact = forecast_exactly(raid, Policy(), gang, horizon=60, work=Work(10**10))
    assert max(exact.fighters_left) > 512
    within_errors(estimated(raid, gang, samples=2_000), exact, 2_000)


def test_the_same_seed_gives_the_same_bits(gang: RaidRulebook) -> None:
    assert estimated(four(), gang) == estimated(four(), gang)
    assert estimated(four(), gang, seed=ALL_64) == estimated(four(), gang, seed=ALL_64)
    assert estimated(four(), gang) != estimated(four(), gang, seed=2)


def test_a_chunk_gives_the_same_whatever_else_is_played(gang: RaidRulebook) -> None:
    chunk = montecarlo.CHUNK
    one, both = (estimated(four(), gang, samples=n) for n in (chunk, chunk + 1_000))
    for ending, share in both.endings.items():
        more = share * (chunk + 1_000) - one.endings.get(ending, 0.0) * chunk
        assert more == pytest.approx(round(more), abs=1e-6)
        assert -1e-6 <= more <= 1_000


def test_an_estimate_is_what_it_was_in_the_first_release(gang: RaidRulebook) -> None:
    found = estimated(four(), gang, samples=20_000, seed=7)
    counts = {ending.value: round(share * 20_000) for ending, share in found.endings.items()}
    assert counts == FIRST_RELEASE


@pytest.mark.parametrize(("seed", "chunk"), [(0, 0), (5, 3), (ALL_64, 61)])
def test_the_generator_is_the_one_that_is_documented(seed: int, chunk: int) -> None:
    words = [word for count in (1, 2) for word in philox((seed, chunk), count)]
    stream = Stream(seed, chunk)
    assert stream.draw(3).tolist() == [words[0] & 0xFFFFFFFF, words[1] & 0xFFFFFFFF, words[0] >> 32]
    later = words[2:7]
    assert stream.draw(10).tolist() == [
        *(word & 0xFFFFFFFF for word in later),
        *(word >> 32 for word in later),
    ]


def philox(key: tuple[int, int], count: int) -> tuple[int, int, int, int]:
    """Philox-4x64-10, as its authors define it."""
    a, b, c, d = count, 0, 0, 0
    first, second = key
    for _ in range(10):
        low, high = a * 0xD2E7470EE14C6C93, c * 0xCA5A826395121157
        a, b, c, d = (high >> 64) ^ b ^ first, high & ALL_64, (low >> 64) ^ d ^ second, low & ALL_64
        first = (first + 0x9E3779B97F4A7C15) & ALL_64
        second = (second + 0xBB67AE8584CAA73B) & ALL_64
    return a, b, c, d


def test_nothing_is_certain_by_an_estimate(gang: RaidRulebook) -> None:
    raid = Raid((core_member(),), core_target(numbers=-4))  # Nobody defends the base.
    found = estimated(raid, gang, samples=1_000)
    assert found.endings == {Ending.CLEARED: 1.0 - certainty.LEAST_DOUBT}
    assert found.tail == 0.0  # of these raids none was undecided
    assert found.breached == 1.0 - certainty.LEAST_DOUBT < 1.0
    assert all(0.0 < share < 1e-15 for share in found.member_down)


def test_it_tells_how_far_it_is(gang: RaidRulebook) -> None:
    told: list[float] = []
    estimated(four(), gang, samples=montecarlo.CHUNK * 2 + 1, progress=told.append)
    assert len(told) == 3
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_it_stops_when_told_to(gang: RaidRulebook) -> None:
    asked: list[None] = []

    def stop() -> bool:
        asked.append(None)
        return len(asked) > 5

    with pytest.raises(ForecastStopped):
        estimated(four(), gang, stop=stop)
    assert len(asked) == 6
