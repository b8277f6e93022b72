"""The exact forecast against raids that the resolver plays, by the hundred thousand."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, TypeVar

import pytest

from dozor.raid.dice import SeededDice
from dozor.raid.forecast.exact import forecast_exactly
from dozor.raid.forecast.work import Work
from dozor.raid.model import Ending, Phase, Raid
from dozor.raid.raid import Policy, resolve_raid
from dozor.raid.rulebook import RaidRulebook
from tests.raid.gangs import core_member, core_target

K = TypeVar("K")

PLAYED = 200_000
"""Raids of each gang, with the seeds from 0 on: the outcome is always the same."""

TRIO = Raid(
    (
        core_member(skill=3, rank="BOSS", weapons=[{"kind": "LIGHT_FIREARM", "penetration": 3}]),
        core_member(skill=1, health=2, edge="ADVANTAGE"),
        core_member(skill=1, health=2),
    ),
    core_target(numbers=1, reinforcements=-1),
)
TWINS = Raid(
    (
        core_member(skill=2, rank="BOSS", edge="ADVANTAGE"),
        *(core_member(skill=1, health=2) for _ in range(3)),
        core_member(skill=-1, wounds=1, edge="DISADVANTAGE"),
    ),
    core_target(numbers=1, perimeter=1, reinforcements=-1),
)
MIXED = Raid(
    (
        core_member(skill=3, armor=1, rank="RIGHT_HAND"),
        core_member(skill=2, weapons=[{"kind": "MELEE", "penetration": 2}]),
        core_member(skill=1, weapons=[{"kind": "COMBAT_FIREARM", "penetration": 3}]),
        core_member(skill=2, armor=1, health=2),
    ),
    core_target(numbers=-1, quality=1, reinforcements=1),
)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("raid", "policy"),
    [(TRIO, Policy(1, None)), (TWINS, Policy(3, None)), (MIXED, Policy(None, 1))],
    ids=["trio", "twins", "mixed"],
)
def test_raids_played_by_the_thousand_end_as_forecast(
    raid: Raid, policy: Policy, gang: RaidRulebook
) -> None:
    tally = forecast_exactly(raid, policy, gang, horizon=1_000, work=Work(10**10))
    full = [member.health for member in raid.members]
    ends: Counter[tuple[Ending, int]] = Counter()
    left: Counter[int] = Counter()
    inside: Counter[int] = Counter()
    breached = 0
    member_down = [0] * raid.size
    for seed in range(PLAYED):
        played = resolve_raid(raid, policy, SeededDice(seed), gang, max_dice=100_000)
        assert played.ending is not None
        down = [wounds == health for wounds, health in zip(played.after.wounds, full, strict=True)]
        ends[played.ending, sum(down)] += 1
        left[played.after.fighters] += 1
        for place, is_down in enumerate(down):
            member_down[place] += is_down
        if played.breached:
            breached += 1
            inside[played.after.rounds] += 1
    rounds = {n: p for (phase, n), p in tally.rounds.items() if phase is Phase.ASSAULT}
    pairs: list[tuple[Counter[Any], Mapping[Any, float]]] = [
        (ends, tally.down),
        (left, tally.fighters_left),
        (inside, rounds),
    ]
    for counts, chances in pairs:
        fits(counts, chances, PLAYED)
    close(breached, tally.breached, PLAYED)
    for count, chance in zip(member_down, tally.member_down, strict=True):
        close(count, chance, PLAYED)


def close(count: int, chance: float, number: int) -> None:
    """A count is within five standard errors of what is expected."""
    assert abs(count - chance * number) <= 5 * (number * chance * (1 - chance)) ** 0.5


def fits(counts: Counter[K], chances: Mapping[K, float], number: int) -> None:
    """Pearson's chi-square is within five standard deviations of its mean."""
    assert counts.keys() <= chances.keys()
    expected = {key: chance * number for key, chance in chances.items()}
    common = {key: count for key, count in expected.items() if count >= 5}
    square = sum((counts[key] - count) ** 2 / count for key, count in common.items())
    assert len(common) > 1
    assert square < len(common) + 5 * (2 * len(common)) ** 0.5
