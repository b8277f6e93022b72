"""What holds in every fight, checked over large seeded samples."""

import itertools
from dataclasses import replace

import pytest

from dozor.station import fold, fold_turn, resolve_engagement, resolve_turn
from dozor.station.effects import FateSet, ItemChanged, WoundsDealt
from dozor.station.engagement import HEAVY_WEAPONS
from dozor.station.model import (
    Engagement,
    Experience,
    Fate,
    Objective,
    Seat,
    Side,
    Unit,
    UnitClass,
    Winner,
)
from dozor.station.outcome import EngagementOutcome, read_off
from dozor.station.rulebook import Rulebook
from dozor.station.rules import Rule
from tests.differential.bridge import to_engagement, to_turn
from tests.differential.situations import Sampler

FIGHTS = [to_engagement(Sampler(seed).fight()) for seed in range(4_000)]
TURNS = [to_turn(Sampler(seed).turn()) for seed in range(800)]


def outcomes(rulebook: Rulebook) -> list[tuple[Engagement, EngagementOutcome]]:
    return [(fight, resolve_engagement(fight, rulebook).outcome) for fight in FIGHTS]


def test_the_trace_folds_to_the_outcome(rulebook: Rulebook) -> None:
    for fight in FIGHTS:
        resolution = resolve_engagement(fight, rulebook)
        board = fold(fight, resolution.rulings)
        dead = rulebook.wounds.dead
        assert read_off(board, resolution.outcome.deciding_law, dead) == resolution.outcome


def test_a_wound_left_out_of_the_trace_shows_in_the_fold(rulebook: Rulebook) -> None:
    """The fold is no formality: nothing else than the rulings makes the outcome."""
    for fight in FIGHTS:
        resolution = resolve_engagement(fight, rulebook)
        dealt = [r for r in resolution.rulings if isinstance(r.effect, WoundsDealt)]
        for wound in dealt:
            assert isinstance(wound.subject, Seat)
            rest = [ruling for ruling in resolution.rulings if ruling is not wound]
            whole, less = fold(fight, resolution.rulings), fold(fight, rest)
            standings = [board.standings[wound.subject] for board in (whole, less)]
            healed = standings[0].unit.healing
            assert healed or standings[0].taken > standings[1].taken


def test_only_an_item_in_effect_is_used_up(rulebook: Rulebook) -> None:
    for fight in FIGHTS:
        board = fold(fight, ())
        for ruling in resolve_engagement(fight, rulebook).rulings:
            if isinstance(ruling.effect, ItemChanged):
                assert isinstance(ruling.subject, Seat)
                assert board.standings[ruling.subject].has(ruling.effect.item), fight
            if ruling.effect is not None:
                ruling.effect.apply(board, ruling.subject)


def test_a_full_trace_is_the_decisive_one_with_what_did_not_apply(rulebook: Rulebook) -> None:
    for fight in FIGHTS:
        decisive = resolve_engagement(fight, rulebook)
        full = resolve_engagement(fight, rulebook, explain_all=True)
        assert full.outcome == decisive.outcome
        with_effect = tuple(ruling for ruling in full.rulings if ruling.effect is not None)
        assert with_effect == decisive.rulings


def test_a_turns_engagements_fold_to_its_end(rulebook: Rulebook) -> None:
    for turn in TURNS:
        resolution = resolve_turn(turn, rulebook)
        board = fold_turn(turn, resolution.engagements)
        assert board.state() == resolution.station
        teams = {t: tuple(f.sum_up() for f in fs) for t, fs in board.fighters.items()}
        assert teams == resolution.teams


def test_nobody_dies_under_healing_except_by_heavy_weapons(rulebook: Rulebook) -> None:
    for fight, outcome in outcomes(rulebook):
        for side in Side:
            for unit, result in zip(fight.units(side), outcome.units(side), strict=True):
                if unit.healing and outcome.deciding_law != HEAVY_WEAPONS:
                    assert result.fate is not Fate.DEAD
                    assert result.wounds_taken == 0
                    assert result.wounds_after == unit.wounds


def test_wounds_stay_on_the_scale_and_three_are_death(rulebook: Rulebook) -> None:
    for _, outcome in outcomes(rulebook):
        for unit in outcome.attackers + outcome.defenders:
            assert 0 <= unit.wounds_taken <= 3
            assert 0 <= unit.wounds_after <= 3
            assert 0 <= unit.wounds_deferred <= 2
            assert (unit.fate is Fate.DEAD) == (unit.wounds_after == 3)


def test_each_side_has_only_fates_of_its_own(rulebook: Rulebook) -> None:
    attackers = {Fate.RETURNS, Fate.RETREATS, Fate.OCCUPIES, Fate.DEAD}
    defenders = {Fate.HOLDS, Fate.LEAVES, Fate.DEAD}
    for _, outcome in outcomes(rulebook):
        assert {unit.fate for unit in outcome.attackers} <= attackers
        assert {unit.fate for unit in outcome.defenders} <= defenders


def test_the_station_is_never_held_by_both(rulebook: Rulebook) -> None:
    for _, outcome in outcomes(rulebook):
        occupied = any(unit.fate is Fate.OCCUPIES for unit in outcome.attackers)
        held = any(unit.fate is Fate.HOLDS for unit in outcome.defenders)
        assert not (occupied and held)
        assert (outcome.winner is Winner.DEFENDERS) <= held
        assert (outcome.winner is Winner.ATTACKERS) <= (not held)


def test_deferred_wounds_of_a_turn_add_up_to_two_at_most(rulebook: Rulebook) -> None:
    for turn in TURNS:
        for units in resolve_turn(turn, rulebook).teams.values():
            assert all(0 <= unit.wounds_deferred <= 2 for unit in units)


def test_a_situation_is_never_changed_by_resolving_it(rulebook: Rulebook) -> None:
    for seed in range(200):
        fight, again = to_engagement(Sampler(seed).fight()), to_engagement(Sampler(seed).fight())
        resolve_engagement(fight, rulebook)
        assert fight == again


def test_every_rule_is_reached_and_none_is_dead_letter(rulebook: Rulebook) -> None:
    seen: set[Rule] = set()
    free_sabotage = replace(rulebook, sabotage_penalty=0)
    for fight in FIGHTS:
        for book in (rulebook, free_sabotage):
            rulings = resolve_engagement(fight, book, explain_all=True).rulings
            seen.update(ruling.rule for ruling in rulings)
    for turn in TURNS:
        resolution = resolve_turn(turn, rulebook, explain_all=True)
        seen.update(ruling.rule for ruling in resolution.order)
        for engagement in resolution.engagements:
            seen.update(ruling.rule for ruling in engagement.rulings)
            if engagement.fight is not None:
                seen.update(ruling.rule for ruling in engagement.fight.rulings)
    assert set(Rule) - seen == set()


@pytest.mark.parametrize("seed", range(20))
def test_swapping_unequal_submission_times_is_all_that_orders_a_turn(
    seed: int, rulebook: Rulebook
) -> None:
    turn = to_turn(Sampler(seed).turn())
    order = [engagement.attack for engagement in resolve_turn(turn, rulebook).engagements]
    times = [turn.attacks[index].submitted_at for index in order]
    assert times == sorted(times, reverse=True)
    for first, second in itertools.pairwise(order):
        same = turn.attacks[first].submitted_at == turn.attacks[second].submitted_at
        assert not same or first < second


def test_a_defeat_by_experience_sends_nobody_away_twice(rulebook: Rulebook) -> None:
    # Beaten in the exchange, which kills nobody; alive under Healing; six points behind.
    beaten = Unit(UnitClass.SENTINEL, healing=True)
    veteran = Unit(UnitClass.SENTINEL, experience=Experience(0, 6))
    engagement = Engagement(Objective.CONTROL, (beaten,), (veteran,))
    rulings = resolve_engagement(engagement, rulebook).rulings
    fates = [ruling.effect for ruling in rulings if isinstance(ruling.effect, FateSet)]
    assert fates == [FateSet(Fate.RETREATS)]
    assert Rule.DEFEATED_BY_EXPERIENCE in [ruling.rule for ruling in rulings]
