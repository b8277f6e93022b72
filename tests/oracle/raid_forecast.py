"""Raids from beginning to end: played with dice, or all the dice there are."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

from .raid_assault import assault_ending, play_assault
from .raid_rounds import (
    NOBODY,
    after_breach_moves,
    before_breach,
    dice_of,
    make_move,
    play_breach,
    start_assault,
    start_breach,
)
from .raid_rules import RULES, Raid, Rules, State, acting, on_feet

# What a distribution is over: fighters, all who fell back, wounds of each member.
Frozen = tuple[int, int, tuple[int, ...]]


def declares_retreat(
    raid: Raid,
    state: State,
    retreat_after_round: int | None,
    retreat_when_down: int | None,
    rules: Rules = RULES,
) -> bool:
    """Whether a retreat is declared before the next round of the assault.

    "Only a boss or right hand who was on their feet then may declare".
    """
    feet = on_feet(raid, state, rules)
    if not any(raid["members"][i].get("rank") in {"BOSS", "RIGHT_HAND"} for i in feet):
        return False
    if retreat_after_round is not None and state["rounds"] >= retreat_after_round:
        return True
    down = len(raid["members"]) - len(feet)
    return retreat_when_down is not None and down > retreat_when_down


def play_raid(
    raid: Raid,
    next_die: Callable[[], int],
    retreat_after_round: int | None = None,
    retreat_when_down: int | None = None,
    rules: Rules = RULES,
    max_rounds: int = 1000,
) -> dict[str, Any]:
    """The breach to its end, then the assault to its end; at most max_rounds of each."""
    state, ending = start_breach(raid, rules), None
    while ending is None:
        if state["rounds"] == max_rounds:
            raise RuntimeError(f"the breach did not end in {max_rounds} rounds")
        played = play_breach(raid, state, next_die, NOBODY, rules)
        state, ending = played["state"], played["ending"]
    breach_rounds = state["rounds"]
    assault_rounds = 0
    if ending == "BREACHED":
        state, ending = start_assault(raid, state["wounds"], state["fell_back"], rules), None
        while ending is None:
            if state["rounds"] == max_rounds:
                raise RuntimeError(f"the assault did not end in {max_rounds} rounds")
            retreat = declares_retreat(raid, state, retreat_after_round, retreat_when_down, rules)
            played = play_assault(raid, state, next_die, NOBODY, retreat, False, rules)
            state, ending = played["state"], played["ending"]
        assault_rounds = state["rounds"]
    return {
        "ending": ending,
        "breach_rounds": breach_rounds,
        "assault_rounds": assault_rounds,
        "wounds": state["wounds"],
        "down": len(raid["members"]) - len(on_feet(raid, state, rules)),
        "fighters_left": state["fighters"],
        "fell_back": state["fell_back"],
    }


def freeze(state: State) -> Frozen:
    """A state as a key; its phase and its rounds are known where it is used."""
    return state["fighters"], state["fell_back"], tuple(state["wounds"])


def thaw(frozen: Frozen, phase: str, rounds: int) -> State:
    """The state of a key."""
    fighters, fell_back, wounds = frozen
    return {
        "phase": phase,
        "fighters": fighters,
        "fell_back": fell_back,
        "wounds": list(wounds),
        "rounds": rounds,
    }


def add(chances: dict[Any, Fraction], key: Any, chance: Fraction) -> None:
    """Add to what the key has."""
    chances[key] = chances.get(key, Fraction(0)) + chance


def all_moves(raid: Raid, state: State, rules: Rules = RULES) -> dict[Frozen, Fraction]:
    """Where the moves of one round lead, every face of every die counted out."""
    chances = {freeze(state): Fraction(1)}
    for index in acting(raid, state, rules):
        dice = dice_of(raid["members"][index])
        following: dict[Frozen, Fraction] = {}
        for frozen, chance in chances.items():
            now = thaw(frozen, state["phase"], state["rounds"])
            if now["fighters"] == 0:
                add(following, frozen, chance)
                continue
            for faces in product(range(1, 7), repeat=dice):
                after, _ = make_move(raid, now, index, faces, rules)
                add(following, freeze(after), chance * Fraction(1, 6**dice))
        chances = following
    return chances


def forecast(
    raid: Raid,
    retreat_after_round: int | None = None,
    retreat_when_down: int | None = None,
    rules: Rules = RULES,
    horizon: int = 6,
) -> dict[str, Any]:
    """The exact distribution of how a tiny raid ends within so many rounds of each phase.

    Everything but "breached" and "tail" counts decided raids only.
    """
    found: dict[str, Any] = {
        "endings": {},
        "breached": Fraction(0),
        "down": {},
        "member_down": [Fraction(0) for _ in raid["members"]],
        "fighters_left": {},
        "rounds": {},
        "tail": Fraction(0),
    }

    def record(ending: str, state: State, rounds: tuple[int, int], chance: Fraction) -> None:
        feet = on_feet(raid, state, rules)
        add(found["endings"], ending, chance)
        add(found["down"], (ending, len(raid["members"]) - len(feet)), chance)
        for index in range(len(raid["members"])):
            if index not in feet:
                found["member_down"][index] += chance
        add(found["fighters_left"], state["fighters"], chance)
        add(found["rounds"], rounds, chance)

    # The breach. "inside": (rounds of the breach, all who fell back, wounds).
    inside: dict[tuple[int, int, tuple[int, ...]], Fraction] = {}

    def breach_over(state: State, ending: str, rounds: int, chance: Fraction) -> None:
        if ending == "BREACHED":
            found["breached"] += chance
            add(inside, (rounds, state["fell_back"], tuple(state["wounds"])), chance)
        else:
            record(ending, state, (rounds, 0), chance)

    start = start_breach(raid, rules)
    outside = {freeze(start): Fraction(1)}
    ending = before_breach(raid, start, rules)
    if ending is not None:
        breach_over(start, ending, 0, Fraction(1))
        outside = {}
    for played in range(horizon):
        undecided: dict[Frozen, Fraction] = {}
        for frozen, chance in outside.items():
            moved_to = all_moves(raid, thaw(frozen, "BREACH", played), rules)
            for moved, share in moved_to.items():
                state = thaw(moved, "BREACH", played + 1)
                after, ending, _, _ = after_breach_moves(raid, state, rules)
                if ending is None:
                    add(undecided, freeze(after), chance * share)
                else:
                    breach_over(after, ending, played + 1, chance * share)
        outside = undecided
    found["tail"] += sum(outside.values())

    # The assault. Its keys also carry the rounds of the breach. Nobody here says "routed".
    within: dict[tuple[int, Frozen], Fraction] = {}
    for (breach_rounds, fell_back, wounds), chance in inside.items():
        start = start_assault(raid, wounds, fell_back, rules)
        ending = assault_ending(raid, start, retreat=False, routed=False, rules=rules)
        if ending is None:
            add(within, (breach_rounds, freeze(start)), chance)
        else:
            record(ending, start, (breach_rounds, 0), chance)
    for played in range(horizon):
        going_on: dict[tuple[int, Frozen], Fraction] = {}
        for (breach_rounds, frozen), chance in within.items():
            before = thaw(frozen, "ASSAULT", played)
            retreat = declares_retreat(raid, before, retreat_after_round, retreat_when_down, rules)
            for moved, share in all_moves(raid, before, rules).items():
                state = thaw(moved, "ASSAULT", played + 1)
                ending = assault_ending(raid, state, retreat=retreat, routed=False, rules=rules)
                if ending is None:
                    add(going_on, (breach_rounds, moved), chance * share)
                else:
                    record(ending, state, (breach_rounds, played + 1), chance * share)
        within = going_on
    found["tail"] += sum(within.values())
    return found
