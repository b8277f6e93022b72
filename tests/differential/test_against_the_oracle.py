"""The core and the second implementation say the same of every fight that we can afford to ask."""

import itertools
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from dozor.station.rulebook import Rulebook
from tests.differential.bridge import core_fight, core_turn
from tests.differential.situations import Sampler, doubles, duels
from tests.oracle.station import resolve, resolve_turn

Plain = dict[str, Any]

# The cross product of doubles is walked in strides of a prime: every slice meets all kinds.
STRIDE = 997


def check(
    situations: Iterable[Plain],
    core: Callable[[Plain, Rulebook], Plain],
    oracle: Callable[[Plain], Plain],
    rulebook: Rulebook,
) -> int:
    """Compare both implementations; returns over how many situations."""
    count = 0
    for situation in situations:
        count += 1
        assert core(situation, rulebook) == oracle(situation), situation
    return count


def test_all_duels_with_every_objective_agent_and_sabotage(rulebook: Rulebook) -> None:
    assert check(duels(), core_fight, resolve, rulebook) == 36_864


@pytest.mark.parametrize("seed", range(4))
def test_a_seeded_sample_of_fights_with_anything_in_them(seed: int, rulebook: Rulebook) -> None:
    sampler = Sampler(seed)
    check((sampler.fight() for _ in range(15_000)), core_fight, resolve, rulebook)


@pytest.mark.parametrize("seed", range(2))
def test_a_seeded_sample_of_turns_of_up_to_five_teams(seed: int, rulebook: Rulebook) -> None:
    sampler = Sampler(1_000 + seed)
    check((sampler.turn() for _ in range(4_000)), core_turn, resolve_turn, rulebook)


@pytest.mark.slow
def test_a_slice_of_all_double_fights(rulebook: Rulebook) -> None:
    some = itertools.islice(doubles(), 0, None, STRIDE * 5)
    assert check(some, core_fight, resolve, rulebook) > 20_000


@pytest.mark.long
@pytest.mark.parametrize("part", range(STRIDE))
def test_all_double_fights_part_by_part(part: int, rulebook: Rulebook) -> None:
    some = itertools.islice(doubles(), part, None, STRIDE)
    check(some, core_fight, resolve, rulebook)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100))
def test_a_very_large_sample_of_fights_and_turns(seed: int, rulebook: Rulebook) -> None:
    sampler = Sampler(1_000_000 + seed)
    check((sampler.fight() for _ in range(50_000)), core_fight, resolve, rulebook)
    check((sampler.turn() for _ in range(15_000)), core_turn, resolve_turn, rulebook)
