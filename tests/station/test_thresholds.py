"""Every threshold from both sides: one below, at, and one above."""

from dataclasses import replace

import pytest

from dozor.station import resolve_engagement
from dozor.station.model import (
    Engagement,
    Experience,
    Fate,
    Item,
    Objective,
    Tactic,
    Unit,
    UnitClass,
    Winner,
)
from dozor.station.rulebook import Rulebook

SENTINEL = Unit(UnitClass.SENTINEL)
STALKER = Unit(UnitClass.STALKER)
HUNTER = Unit(UnitClass.HUNTER)


def fight(
    attackers: tuple[Unit, ...],
    defenders: tuple[Unit, ...],
    objective: Objective = Objective.LIQUIDATION,
) -> Engagement:
    return Engagement(objective, attackers, defenders)


@pytest.mark.parametrize(
    ("behind", "wounds", "defeated"),
    [
        (0, 0, False),
        (1, 0, False),
        (2, 1, False),
        (3, 1, False),
        (4, 2, False),
        (5, 2, False),
        (6, 3, True),
        (7, 3, True),
        (1_000_000, 3, True),
    ],
)
def test_experience_wounds_the_defender_by_the_gap(
    behind: int, wounds: int, defeated: bool, rulebook: Rulebook
) -> None:
    attacker = replace(SENTINEL, experience=Experience(attack=behind + 3))
    defender = replace(SENTINEL, items=(Item.VEST,), experience=Experience(defense=3))
    outcome = resolve_engagement(fight((attacker,), (defender,)), rulebook).outcome
    assert outcome.defenders[0].wounds_taken == wounds
    assert (outcome.defenders[0].fate is Fate.DEAD) == defeated


@pytest.mark.parametrize(("behind", "wounds"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_experience_wounds_the_attacker_by_the_gap(
    behind: int, wounds: int, rulebook: Rulebook
) -> None:
    """The attacker has one wound from the exchange anyway: at least so many, not so many more."""
    defender = replace(SENTINEL, items=(Item.VEST,), experience=Experience(defense=behind))
    outcome = resolve_engagement(fight((SENTINEL,), (defender,)), rulebook).outcome
    assert outcome.attackers[0].wounds_taken == wounds


@pytest.mark.parametrize("other", [STALKER, HUNTER])
def test_experience_is_not_asked_where_others_than_sentinels_fight(
    other: Unit, rulebook: Rulebook
) -> None:
    attacker = replace(SENTINEL, experience=Experience(attack=9), tactic=Tactic.SNIPER)
    defenders = (SENTINEL, other)
    resolution = resolve_engagement(fight((attacker,), defenders), rulebook, explain_all=True)
    assert not any(r.rule.law_id == "station.law10" and r.effect for r in resolution.rulings)


@pytest.mark.parametrize(("carried", "dies"), [(0, False), (1, False), (2, True)])
def test_a_light_wound_kills_who_carries_two(carried: int, dies: bool, rulebook: Rulebook) -> None:
    defender = replace(SENTINEL, wounds=carried)
    outcome = resolve_engagement(fight((SENTINEL,), (defender,)), rulebook).outcome
    assert (outcome.defenders[0].fate is Fate.DEAD) == dies
    assert outcome.defenders[0].wounds_after == min(carried + 1, 3)


@pytest.mark.parametrize(("items", "wounds"), [(0, 0), (1, 1), (2, 3), (3, 3)])
def test_an_outnumbered_stalker_strikes_back_with_what_he_has(
    items: int, wounds: int, rulebook: Rulebook
) -> None:
    stalker = replace(STALKER, items=tuple(Item)[:items])
    outcome = resolve_engagement(fight((SENTINEL, SENTINEL), (stalker,)), rulebook).outcome
    assert outcome.attackers[0].wounds_taken == wounds
    assert outcome.defenders[0].fate is Fate.DEAD


@pytest.mark.parametrize(
    ("attack", "defense", "winner", "attacker_wounds", "defender_wounds"),
    [
        (Tactic.SNIPER, Tactic.COVER, Winner.ATTACKERS, 0, 3),
        (Tactic.SNIPER, Tactic.SUPPRESSIVE_FIRE, Winner.DEFENDERS, 0, 0),
        (Tactic.SNIPER, Tactic.MASSED_FIRE, Winner.DEFENDERS, 2, 0),
        (Tactic.INCENDIARY, Tactic.SUPPRESSIVE_FIRE, Winner.ATTACKERS, 0, 3),
        (Tactic.INCENDIARY, Tactic.MASSED_FIRE, Winner.DEFENDERS, 0, 0),
        (Tactic.INCENDIARY, Tactic.INCENDIARY, Winner.NOBODY, 3, 3),
    ],
)
def test_ranks_are_compared_one_above_even_and_one_below(
    attack: Tactic,
    defense: Tactic,
    winner: Winner,
    attacker_wounds: int,
    defender_wounds: int,
    rulebook: Rulebook,
) -> None:
    attacker, defender = replace(SENTINEL, tactic=attack), replace(SENTINEL, tactic=defense)
    outcome = resolve_engagement(fight((attacker,), (defender,)), rulebook).outcome
    assert outcome.winner is winner
    assert outcome.attackers[0].wounds_taken == attacker_wounds
    assert outcome.defenders[0].wounds_taken == defender_wounds


@pytest.mark.parametrize(
    ("attackers", "defenders", "law"),
    [
        ((SENTINEL, SENTINEL), (STALKER,), 7),  # 4 against 3
        ((SENTINEL, SENTINEL), (HUNTER,), 5),  # 4 against 4, other classes: the defense is stronger
        ((SENTINEL, STALKER), (STALKER, SENTINEL), 7),  # 5 against 5, the same classes: the attack
        ((STALKER,), (SENTINEL, SENTINEL), 5),  # 3 against 4
        ((SENTINEL,), (SENTINEL,), 8),  # only Sentinels, equally many: neither
        ((SENTINEL, SENTINEL), (SENTINEL,), 7),
    ],
)
def test_class_power_decides_who_overpowers_whom(
    attackers: tuple[Unit, ...], defenders: tuple[Unit, ...], law: int, rulebook: Rulebook
) -> None:
    outcome = resolve_engagement(fight(attackers, defenders), rulebook).outcome
    assert outcome.deciding_law == law
