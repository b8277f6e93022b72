"""The exact forecast against the second implementation, which counts out every die."""

from fractions import Fraction
from typing import Any

import pytest

from dozor.raid.forecast import layout
from dozor.raid.forecast.exact import forecast_exactly
from dozor.raid.forecast.tally import Tally
from dozor.raid.forecast.work import Work
from dozor.raid.model import Ending, Phase
from dozor.raid.raid import Policy
from dozor.raid.rulebook import RaidRulebook
from tests.oracle import raid as oracle
from tests.raid.gangs import RATINGS, Gangs, Plain, core_raid

EXACT = 1e-12
POLICIES = ((None, None), (None, None), (0, None), (1, None), (2, 0), (None, 0), (None, 1))
LENIENT_RULES = {**oracle.RULES, "full_out_min": 0, "miss_wounds_min": 0}


def exactly(plain: Plain, policy: Policy, rulebook: RaidRulebook, horizon: int) -> Tally:
    return forecast_exactly(core_raid(plain), policy, rulebook, horizon=horizon, work=Work(10**10))


def tiny(gangs: Gangs, *, toughest: int = 3) -> Plain:
    """A raid of at most three, neighbours mostly identical, that can be counted out."""
    draw = gangs.random
    size = draw.choice((1, 2, 2, 3))
    edges = ("NONE", "NONE", "ADVANTAGE", "DISADVANTAGE") if size < 3 else ("NONE",)
    base = gangs.raid(1)["members"][0]
    base |= {"health": draw.randint(1, toughest), "rank": "MEMBER", "edge": draw.choice(edges)}
    base["wounds"] = draw.randrange(base["health"])
    skills = [base["skill"] if draw.random() < 0.7 else draw.randint(-5, 5) for _ in range(size)]
    members = [{**base, "skill": skill} for skill in skills]
    if draw.random() < 0.5:
        members[draw.randrange(size)]["rank"] = "BOSS"
    return {"members": members, "target": {name: draw.randint(-3, 2) for name in RATINGS}}


def same(tally: Tally, expected: dict[str, Any]) -> None:
    """Every number of a forecast is that of the second implementation."""
    assert {k.value: v for k, v in tally.endings.items()} == near(expected["endings"])
    assert {(k.value, n): v for (k, n), v in tally.down.items()} == near(expected["down"])
    assert tally.fighters_left == near(expected["fighters_left"])
    assert tally.member_down == pytest.approx(
        [float(p) for p in expected["member_down"]], abs=EXACT
    )
    assert tally.breached == pytest.approx(float(expected["breached"]), abs=EXACT)
    assert tally.tail == pytest.approx(float(expected["tail"]), abs=EXACT)
    if not expected["tail"]:  # The second implementation has the rounds of decided raids only.
        breach: dict[int, Fraction] = {}
        assault: dict[int, Fraction] = {}
        for (outside, inside), chance in expected["rounds"].items():
            breach[outside] = breach.get(outside, Fraction(0)) + chance
            assault[inside] = assault.get(inside, Fraction(0)) + chance
        assert rounds(tally, Phase.BREACH) == near(breach)
        assault[0] = assault.get(0, Fraction(0)) - (1 - expected["breached"])
        assert rounds(tally, Phase.ASSAULT) == near(assault)


def near(chances: dict[Any, Fraction]) -> Any:
    return pytest.approx({key: float(p) for key, p in chances.items() if p}, abs=EXACT)


def stalls_in(tally: Tally, phase: Phase) -> bool:
    """Whether raids stall for sure in the breach, or for sure in the assault."""
    outside = tally.breached == 0.0
    return Ending.STALEMATE in tally.endings and (
        outside if phase is Phase.BREACH else tally.breached == 1.0
    )


def rounds(tally: Tally, phase: Phase) -> dict[int, float]:
    return {count: chance for (of, count), chance in tally.rounds.items() if of is phase}


@pytest.mark.parametrize("seed", range(5))
def test_tiny_raids_agree_with_counting_out_all_dice(seed: int, gang: RaidRulebook) -> None:
    gangs = Gangs(7_000 + seed)
    for _ in range(24):
        plain, policy = tiny(gangs), gangs.random.choice(POLICIES)
        simple = len(plain["members"]) < 3 and plain["members"][0]["edge"] == "NONE"
        horizon = gangs.random.choice((1, 2, 3) if simple else (1, 2))
        expected = oracle.forecast(plain, policy[0], policy[1], horizon=horizon)
        same(exactly(plain, Policy(*policy), gang, horizon), expected)


def test_tiny_raids_that_may_stall_agree_too(lenient: RaidRulebook) -> None:
    gangs, stalled = Gangs(7_101), set[Phase]()
    for _ in range(36):
        plain, policy = tiny(gangs), gangs.random.choice(POLICIES)
        for member in plain["members"]:  # Hardly anything gets through in either direction.
            member["armor"] = gangs.random.choice((0, 4, 4))
        expected = oracle.forecast(plain, policy[0], policy[1], rules=LENIENT_RULES, horizon=2)
        tally = exactly(plain, Policy(*policy), lenient, 2)
        same(tally, expected)
        stalled |= {phase for phase in Phase if stalls_in(tally, phase)}
    assert stalled == set(Phase)


@pytest.mark.parametrize("seed", range(2))
def test_groups_of_identical_members_change_nothing(
    seed: int, gang: RaidRulebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    gangs = Gangs(7_200 + seed)
    for _ in range(12):
        plain = gangs.raid(2)
        repeated = [
            member for member in plain["members"] for _ in range(gangs.random.choice((2, 3)))
        ]
        plain["members"] = [{**member, "rank": "MEMBER", "health": 3} for member in repeated]
        for member in plain["members"]:
            member["wounds"] %= 3
        plain["members"][0]["rank"] = gangs.random.choice(("MEMBER", "BOSS"))
        policy = Policy(*gangs.random.choice(POLICIES))
        grouped = exactly(plain, policy, gang, 60)
        with monkeypatch.context() as patch:
            patch.setattr(layout, "MAX_GROUP", 1)
            alone = exactly(plain, policy, gang, 60)
        agree(grouped, alone)


def agree(one: Tally, other: Tally) -> None:
    for name in ("endings", "down", "fighters_left", "rounds"):
        first, second = getattr(one, name), getattr(other, name)
        for key in first.keys() | second.keys():
            assert first.get(key, 0.0) == pytest.approx(second.get(key, 0.0), abs=EXACT), (
                name,
                key,
            )
    assert one.member_down == pytest.approx(other.member_down, abs=EXACT)
    assert (one.breached, one.tail) == pytest.approx((other.breached, other.tail), abs=EXACT)


@pytest.mark.parametrize("seed", range(3))
def test_no_mass_is_lost(seed: int, gang: RaidRulebook) -> None:
    gangs = Gangs(7_300 + seed)
    for _ in range(15):
        plain = gangs.raid(5)
        tally = exactly(plain, Policy(*gangs.random.choice(POLICIES)), gang, 60)
        assert sum(tally.endings.values()) + tally.tail == pytest.approx(1.0, abs=EXACT)
        assert sum(tally.down.values()) + tally.tail == pytest.approx(1.0, abs=EXACT)
        assert sum(tally.fighters_left.values()) + tally.tail == pytest.approx(1.0, abs=EXACT)
        assert sum(rounds(tally, Phase.ASSAULT).values()) <= tally.breached + EXACT
        expected = sum(chance * n for (_, n), chance in tally.down.items())
        assert sum(tally.member_down) == pytest.approx(expected, abs=1e-11)
