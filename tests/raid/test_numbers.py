"""Strength, armor, reinforcements: against tables made of plain rational arithmetic."""

from fractions import Fraction

import pytest

from dozor.raid.breach import move_fighters
from dozor.raid.dice import ListedDice, SeededDice, face
from dozor.raid.model import Edge, Phase, Raid, Tier
from dozor.raid.move import hand, tier
from dozor.raid.rulebook import RaidRulebook
from dozor.raid.strength import defense, reinforcement, round_half_up, strength
from tests.oracle.raid_tables import REINFORCEMENTS, STRENGTH
from tests.raid.gangs import core_member, core_target


def test_strength_for_every_rating_and_every_gang(gang: RaidRulebook) -> None:
    assert len(STRENGTH) == 21 * 20
    for (numbers, size), expected in STRENGTH.items():
        assert strength(numbers, size, gang) == expected, (numbers, size)


def test_reinforcements_for_every_rating_and_every_gang(gang: RaidRulebook) -> None:
    for numbers in range(-10, 11):
        for size in range(1, 21):
            whole = STRENGTH[numbers, size]
            for points in range(-10, 11):
                target = core_target(numbers=numbers, reinforcements=points)
                raid = Raid((core_member(),) * size, target)
                expected = REINFORCEMENTS[points, whole] * (1 if points > 0 else -1)
                assert reinforcement(raid, gang) == expected


@pytest.mark.parametrize(
    ("numerator", "denominator", "rounded"),
    [(0, 4, 0), (1, 4, 0), (1, 2, 1), (3, 4, 1), (5, 4, 1), (6, 4, 2), (7, 4, 2), (3, 2, 2)],
)
def test_halves_are_rounded_up(numerator: int, denominator: int, rounded: int) -> None:
    assert round_half_up(numerator, denominator) == rounded
    exact = Fraction(numerator, denominator) + Fraction(1, 2)
    assert rounded == exact.numerator // exact.denominator


@pytest.mark.parametrize(
    ("perimeter", "outside", "inside"),
    [(0, (3, 3), (3, 3)), (2, (1, 5), (3, 3)), (4, (0, 7), (3, 3)), (-4, (7, 0), (3, 3))],
)
def test_the_perimeter_counts_against_armor_and_for_penetration_outside(
    perimeter: int, outside: tuple[int, int], inside: tuple[int, int], gang: RaidRulebook
) -> None:
    target = core_target(quality=1, equipment=2, perimeter=perimeter)
    assert defense(target, Phase.BREACH, gang) == outside
    assert defense(target, Phase.ASSAULT, gang) == inside


@pytest.mark.parametrize(
    ("total", "reached"),
    [
        (-2, Tier.MISS),
        (6, Tier.MISS),
        (7, Tier.PARTIAL),
        (8, Tier.PARTIAL),
        (9, Tier.PARTIAL),
        (10, Tier.FULL),
        (11, Tier.FULL),
        (16, Tier.FULL),
    ],
)
def test_the_tiers_begin_at_seven_and_at_ten(total: int, reached: Tier, gang: RaidRulebook) -> None:
    assert tier(total, gang) is reached


@pytest.mark.parametrize(
    ("skill", "kind", "phase", "modifier"),
    [
        (3, "LIGHT_FIREARM", Phase.BREACH, 3),
        (4, "LIGHT_FIREARM", Phase.BREACH, 4),
        (5, "LIGHT_FIREARM", Phase.BREACH, 4),
        (5, "COMBAT_FIREARM", Phase.ASSAULT, 4),
        (5, "ASSAULT_FIREARM", Phase.ASSAULT, 3),
        (-3, "COMBAT_FIREARM", Phase.ASSAULT, -4),
        (-4, "COMBAT_FIREARM", Phase.ASSAULT, -4),
        (-5, "MELEE", Phase.ASSAULT, -4),
        (0, "DECK", Phase.ASSAULT, -2),
        (0, "DRONE", Phase.ASSAULT, -2),
        (0, "DRONE", Phase.BREACH, 0),
    ],
)
def test_skill_and_penalty_together_are_held_within_four(
    skill: int, kind: str, phase: Phase, modifier: int, gang: RaidRulebook
) -> None:
    member = core_member(skill=skill, weapons=[{"kind": kind, "penetration": 1}])
    used = hand(member, phase, gang)
    assert used is not None
    assert used.modifier == modifier


def test_the_weapon_with_the_smallest_penalty_then_the_sharpest_then_the_first(
    gang: RaidRulebook,
) -> None:
    weapons = [
        {"kind": "ASSAULT_FIREARM", "penetration": 9},
        {"kind": "LIGHT_FIREARM", "penetration": 2},
        {"kind": "MELEE", "penetration": 2},
    ]
    member = core_member(weapons=weapons)
    places = {p: used.weapon for p in Phase if (used := hand(member, p, gang)) is not None}
    assert places == {Phase.BREACH: 0, Phase.ASSAULT: 1}


def test_melee_acts_in_the_breach_only_for_a_class_that_may(gang: RaidRulebook) -> None:
    knife = [{"kind": "MELEE", "penetration": 2}]
    assert hand(core_member(weapons=knife), Phase.BREACH, gang) is None
    assert hand(core_member(weapons=knife, melee_in_breach=True), Phase.BREACH, gang) is not None
    assert hand(core_member(weapons=knife), Phase.ASSAULT, gang) is not None


@pytest.mark.parametrize(("on_feet", "fell_back"), [(5, 0), (6, 2), (7, 2)])
def test_fighters_fall_back_at_a_third_and_not_above(on_feet: int, fell_back: int) -> None:
    assert move_fighters(2, on_feet, 0, 3).fell_back == fell_back


def test_reinforcements_come_before_fighters_are_counted_against_the_gang() -> None:
    assert move_fighters(1, 6, 1, 3) == (1, 0, 2, 0)
    assert move_fighters(1, 6, 2, 3) == (2, 0, 0, 3)
    assert move_fighters(3, 6, -1, 3) == (0, 1, 2, 0)
    assert move_fighters(3, 6, -9, 3) == (0, 3, 0, 0)


def test_the_generator_gives_the_faces_that_the_contract_prints() -> None:
    text = (
        "seed 0:                    6 3 1 6 1 2 2 5 2 6 3 5 4 4 5 4 3 5 2 6",
        "seed 1:                    5 3 3 6 2 4 3 2 2 6 4 4 6 2 1 4 1 4 4 3",
        "seed 18446744073709551615: 4 5 2 1 5 1 3 5 4 6 2 3 1 4 1 1 3 1 6 4",
    )
    for line in text:
        seed, _, faces = line.removeprefix("seed ").partition(":")
        numbers = range(1, 21)
        assert [face(int(seed), number) for number in numbers] == [int(f) for f in faces.split()]


def test_seeded_dice_go_on_where_they_stopped() -> None:
    whole, later = SeededDice(77), SeededDice(77, used=3)
    faces = [whole.draw("any").face for _ in range(9)]
    assert [later.draw("any").face for _ in range(6)] == faces[3:]
    assert later.used == 9


def test_faces_are_even(gang: RaidRulebook) -> None:
    counts = [0] * 7
    for number in range(1, 60_001):
        counts[face(12345, number)] += 1
    assert counts[0] == 0
    assert all(abs(count - 10_000) < 500 for count in counts[1:])
    assert gang.default_health == 3


def test_listed_dice_are_numbered_through_the_raid() -> None:
    dice = ListedDice((6, 1), used=10)
    assert [dice.draw("x").number, dice.draw("y").number] == [11, 12]
    assert (dice.left, dice.used, dice.listed) == (0, 12, 2)


def test_every_edge_has_its_own_hand(gang: RaidRulebook) -> None:
    edges = []
    for edge in Edge:
        used = hand(core_member(edge=edge.value), Phase.BREACH, gang)
        assert used is not None
        edges.append(used.edge)
    assert edges == list(Edge)
