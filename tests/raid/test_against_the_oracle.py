"""Raids played by the core and by the second implementation come out the same, die for die."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from dozor.raid.dice import SeededDice
from dozor.raid.model import Phase, RaidState
from dozor.raid.raid import (
    Orders,
    PlayStopped,
    Policy,
    WorkLimitReached,
    resolve_phase,
    resolve_raid,
)
from dozor.raid.rulebook import RaidRulebook
from tests.oracle import raid as oracle
from tests.raid.gangs import Gangs, core_raid

MAX_DICE = 20_000


@pytest.mark.parametrize("seed", range(4))
def test_whole_raids_under_every_policy(seed: int, gang: RaidRulebook) -> None:
    gangs = Gangs(seed)
    compared = 0
    for _ in range(1_500):
        plain, seed_of_dice = gangs.raid(), gangs.random.getrandbits(64)
        after, down = gangs.random.choice(((None, None), (0, None), (2, None), (None, 1), (1, 2)))
        dice = SeededDice(seed_of_dice)
        try:
            played = resolve_raid(
                core_raid(plain), Policy(after, down), dice, gang, max_dice=MAX_DICE
            )
        except WorkLimitReached:
            continue
        again = SeededDice(seed_of_dice)
        expected = oracle.play_raid(
            plain,
            faces_of(again),
            retreat_after_round=after,
            retreat_when_down=down,
            max_rounds=MAX_DICE,
        )
        assert played.ending is not None
        assert {
            "ending": played.ending.value,
            "wounds": list(played.after.wounds),
            "fighters_left": played.after.fighters,
            "fell_back": played.after.fell_back,
        } == {key: expected[key] for key in ("ending", "wounds", "fighters_left", "fell_back")}
        assert played.dice_used == again.used
        compared += 1
    assert compared > 1_400


@pytest.mark.parametrize("seed", range(3))
def test_single_rounds_with_members_who_hold_back(seed: int, gang: RaidRulebook) -> None:
    gangs = Gangs(100 + seed)
    for _ in range(1_500):
        plain, seed_of_dice = gangs.raid(), gangs.random.getrandbits(64)
        phase = gangs.random.choice(list(Phase))
        size = len(plain["members"])
        back = {i for i in range(size) if gangs.random.random() < 0.3}
        state = _start(plain, phase, gangs)
        dice, again = SeededDice(seed_of_dice), SeededDice(seed_of_dice)
        played = resolve_phase(
            core_raid(plain),
            RaidState(phase, state["fighters"], state["fell_back"], 0, tuple(state["wounds"])),
            phase,
            Orders(rounds=1, hold_back=back),
            dice,
            gang,
            max_dice=MAX_DICE,
        )
        expected = _play(plain, phase, state, again, back)
        assert (None if played.ending is None else played.ending.value) == expected["ending"]
        assert list(played.after.wounds) == expected["state"]["wounds"]
        assert dice.used == again.used
        if expected["ending"] != "BREACHED":
            assert played.after.fighters == expected["state"]["fighters"]
        assert played.after.fell_back == expected["state"]["fell_back"]


def faces_of(dice: SeededDice) -> Callable[[], int]:
    """The faces of dice, as the oracle takes them."""
    return lambda: dice.draw("any").face


def _start(plain: dict[str, Any], phase: Phase, gangs: Gangs) -> dict[str, Any]:
    if phase is Phase.BREACH:
        return oracle.start_breach(plain)
    wounds = [gangs.random.randint(0, member["health"]) for member in plain["members"]]
    return oracle.start_assault(plain, wounds, gangs.random.randint(0, 3))


def _play(
    plain: dict[str, Any], phase: Phase, state: dict[str, Any], dice: SeededDice, back: set[int]
) -> dict[str, Any]:
    next_die = faces_of(dice)
    if phase is Phase.BREACH:
        return oracle.play_breach(plain, state, next_die, hold_back=back)
    return oracle.play_assault(plain, state, next_die, hold_back=back, retreat=False, routed=False)


def test_raids_that_may_stall(lenient: RaidRulebook) -> None:
    """The same under minima of 0, where stalemates come up in both phases."""
    zero = _with_minima_of_zero(oracle.RULES)
    gangs = Gangs(7)
    endings: dict[str, int] = {}
    for _ in range(3_000):
        plain, seed = gangs.raid(4), gangs.random.getrandbits(64)
        dice, again = SeededDice(seed), SeededDice(seed)
        try:
            played = resolve_raid(core_raid(plain), Policy(), dice, lenient, max_dice=3_000)
        except WorkLimitReached:
            continue
        expected = oracle.play_raid(
            plain,
            faces_of(again),
            retreat_after_round=None,
            retreat_when_down=None,
            rules=zero,
            max_rounds=3_000,
        )
        assert played.ending is not None
        assert played.ending.value == expected["ending"]
        assert list(played.after.wounds) == expected["wounds"]
        key = f"{played.after.phase}-{played.ending}"
        endings[key] = endings.get(key, 0) + 1
    assert endings["BREACH-STALEMATE"] > 50
    assert endings["ASSAULT-STALEMATE"] > 50


def _with_minima_of_zero(rules: dict[str, Any]) -> dict[str, Any]:
    minima = ("full_out_min", "partial_out_min", "partial_wounds_min", "miss_wounds_min")
    return {**rules, **dict.fromkeys(minima, 0)}


def test_the_lenient_rulebook_differs_in_minima_alone(
    gang: RaidRulebook, lenient: RaidRulebook
) -> None:
    assert replace(lenient, full=gang.full, miss=gang.miss) == gang


def test_a_raid_is_given_up_between_rounds_when_asked(gang: RaidRulebook) -> None:
    asked = iter([False, False, True])
    plain = Gangs(0).raid()
    state = RaidState(Phase.BREACH, 50, 0, 0, tuple(m["wounds"] for m in plain["members"]))
    everybody = range(len(plain["members"]))
    with pytest.raises(PlayStopped):
        resolve_phase(
            core_raid(plain),
            state,
            Phase.BREACH,
            Orders(rounds=None, hold_back=everybody),
            SeededDice(1),
            gang,
            max_dice=MAX_DICE,
            stop=lambda: next(asked),
        )
