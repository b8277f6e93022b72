"""Raids: one round of the assault."""

from collections.abc import Callable, Collection
from typing import Any

from .raid_rounds import NOBODY, Move, play_moves, stalled
from .raid_rules import RULES, Raid, Rules, State, acting, on_feet


def assault_ending(
    raid: Raid, state: State, *, retreat: bool, routed: bool, rules: Rules = RULES
) -> str | None:
    """ "After each round (all but the retreat also before the first), in this order".

    Before the first round, call it with retreat=False. "ROUTED" stands for "cleared, recorded as
    routed".
    """
    feet = on_feet(raid, state, rules)
    if not feet and state["fighters"] == 0:
        return "MUTUAL_DESTRUCTION"
    if state["fighters"] == 0:
        return "CLEARED"
    if not feet:
        return "WIPED_OUT"
    if retreat:
        return "WITHDREW"
    if not acting(raid, state, rules):
        return "WITHDREW"
    if routed:
        return "ROUTED"  # "the fighters who ran still counted": the state keeps them
    if stalled(raid, state, rules):
        return "STALEMATE"  # "looked at last of all"
    return None


def play_assault(
    raid: Raid,
    state: State,
    next_die: Callable[[], int],
    hold_back: Collection[int] = NOBODY,
    retreat: bool = False,
    routed: bool = False,
    rules: Rules = RULES,
) -> dict[str, Any]:
    """One round of the assault; no round if the assault ends before its first one.

    "routed" is looked at before the first round as well, so with no round played it ends the
    assault at once. To look at it right after some round, without another one, ask
    assault_ending.
    """
    now = {**state, "wounds": list(state["wounds"])}
    ending = None
    moves: list[Move] = []
    if now["rounds"] == 0:
        ending = assault_ending(raid, now, retreat=False, routed=routed, rules=rules)
    if ending is None:
        now, moves = play_moves(raid, now, next_die, hold_back, rules)
        # "The round has been played, even if the declarer went down in it."
        ending = assault_ending(raid, now, retreat=retreat, routed=routed, rules=rules)
    return {
        "state": now,
        "ending": "CLEARED" if ending == "ROUTED" else ending,
        "moves": moves,
        "reinforced": 0,
        "fell_back": 0,
        "routed": ending == "ROUTED",
    }
