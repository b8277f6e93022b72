"""Raids: one move, one round of the breach, one round of the assault."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from .raid_rules import (
    RULES,
    Member,
    Raid,
    Rules,
    State,
    acting,
    armor_and_penetration,
    health,
    on_feet,
    reinforcement_count,
    strength,
    weapon_in_use,
    weapon_modifier,
)

Move = dict[str, Any]
NOBODY: frozenset[int] = frozenset()


def start_breach(raid: Raid, rules: Rules = RULES) -> State:
    """The strength outside, and the wounds that the members carried there."""
    return {
        "phase": "BREACH",
        "fighters": strength(raid["target"]["numbers"], len(raid["members"]), rules),
        "fell_back": 0,
        "wounds": [member.get("wounds", 0) for member in raid["members"]],
        "rounds": 0,
    }


def start_assault(raid: Raid, wounds: Sequence[int], fell_back: int, rules: Rules = RULES) -> State:
    """ "Fighters: the strength inside plus all who fell back." """
    inside = strength(raid["target"]["numbers"], len(raid["members"]), rules)
    return {
        "phase": "ASSAULT",
        "fighters": inside + fell_back,
        "fell_back": fell_back,
        "wounds": list(wounds),
        "rounds": 0,
    }


def held_modifier(member: Member, phase: str, weapon: int, rules: Rules = RULES) -> int:
    """ "skill and situational modifiers, together held within −4…+4"."""
    kind = member["weapons"][weapon]["kind"]
    both: int = member["skill"] + weapon_modifier(kind, phase, rules)
    return max(int(rules["modifier_min"]), min(int(rules["modifier_max"]), both))


def dice_of(member: Member) -> int:
    """ "Roll 2d6; with advantage 3d6 […], with disadvantage" too."""
    return 2 if member.get("edge", "NONE") == "NONE" else 3


def kept(member: Member, dice: Sequence[int]) -> int:
    """ "with advantage 3d6 and drop the lowest, with disadvantage drop the highest"."""
    edge = member.get("edge", "NONE")
    if edge == "ADVANTAGE":
        return sum(dice) - min(dice)
    if edge == "DISADVANTAGE":
        return sum(dice) - max(dice)
    return sum(dice)


def effect(
    raid: Raid, phase: str, index: int, weapon: int, total: int, rules: Rules = RULES
) -> tuple[int, int]:
    """The table of a move: fighters taken out and wounds suffered, neither capped yet."""
    member = raid["members"][index]
    armor, penetration = armor_and_penetration(raid["target"], phase, rules)
    through = member["weapons"][weapon]["penetration"] - armor
    back = penetration - member["armor"]
    if total >= rules["full_at"]:
        return max(int(rules["full_out_min"]), through), 0
    if total >= rules["partial_at"]:
        return (
            max(int(rules["partial_out_min"]), through),
            max(int(rules["partial_wounds_min"]), back),
        )
    return 0, max(int(rules["miss_wounds_min"]), back)


def make_move(
    raid: Raid, state: State, index: int, dice: Sequence[int], rules: Rules = RULES
) -> tuple[State, Move]:
    """The move of one member who may make it, with the dice it rolled."""
    member = raid["members"][index]
    weapon = weapon_in_use(member, state["phase"], rules)
    assert weapon is not None
    total = kept(member, dice) + held_modifier(member, state["phase"], weapon, rules)
    taken_out, wounds = effect(raid, state["phase"], index, weapon, total, rules)
    # "Never more fighters than there are; wounds stop at health"
    taken_out = min(taken_out, state["fighters"])
    wounds = min(wounds, health(member, rules) - state["wounds"][index])
    after = list(state["wounds"])
    after[index] += wounds
    return (
        {**state, "fighters": state["fighters"] - taken_out, "wounds": after},
        {
            "member": index,
            "dice": list(dice),
            "total": total,
            "taken_out": taken_out,
            "wounds": wounds,
        },
    )


def play_moves(
    raid: Raid, state: State, next_die: Callable[[], int], hold_back: Collection[int], rules: Rules
) -> tuple[State, list[Move]]:
    """ "Every member on their feet who may act, and is not holding back, makes one move."

    "Members move in the order listed. Once no fighter is left in the phase, the rest make no move
    and roll no dice."
    """
    now = {**state, "wounds": list(state["wounds"]), "rounds": state["rounds"] + 1}
    moves = []
    for index in acting(raid, state, rules):
        if index in hold_back or now["fighters"] == 0:
            continue
        dice = [next_die() for _ in range(dice_of(raid["members"][index]))]
        now, move = make_move(raid, now, index, dice, rules)
        moves.append(move)
    return now, moves


def steps_5_and_6(raid: Raid, state: State, rules: Rules = RULES) -> tuple[State, int, int]:
    """Reinforcements (signed: joined, or minus those who fell back), then who else falls back."""
    target, fighters = raid["target"], state["fighters"]
    points = target["reinforcements"]
    count = reinforcement_count(target["numbers"], points, len(raid["members"]), rules)
    # "Positive: that many join. Negative: that many, at most all, fall back inside."
    reinforced = count if points > 0 else -min(count, fighters)
    fighters += reinforced
    # "Fighters left, and three times their number no more than the members on their feet (acting
    # or not): they fall back inside too."
    feet = len(on_feet(raid, state, rules))
    fled = fighters if fighters > 0 and rules["fall_back_ratio"] * fighters <= feet else 0
    inside = max(0, -reinforced) + fled
    after = {**state, "fighters": fighters - fled, "fell_back": state["fell_back"] + inside}
    return after, reinforced, fled


def stalled(raid: Raid, state: State, rules: Rules = RULES) -> bool:
    """No roll can change anything, and nobody outside would go in by themselves.

    "no roll of any member on their feet who may act, with the weapon in use and within −4…+4,
    could take out a fighter or wound the member, and steps 5 and 6 of the next breach round would
    send nobody inside."
    """
    for index in acting(raid, state, rules):
        member = raid["members"][index]
        weapon = weapon_in_use(member, state["phase"], rules)
        assert weapon is not None
        modifier = held_modifier(member, state["phase"], weapon, rules)
        for two_dice in range(2, 13):
            total = two_dice + modifier
            if effect(raid, state["phase"], index, weapon, total, rules) != (0, 0):
                return False
    if state["phase"] == "BREACH":
        after, _, _ = steps_5_and_6(raid, state, rules)
        return bool(after["fell_back"] == state["fell_back"])
    return True


def steps_2_to_4(raid: Raid, state: State, rules: Rules = RULES) -> str | None:
    """How the breach ends before reinforcements, if it does."""
    if not on_feet(raid, state, rules):
        return "REPELLED"  # "even if the perimeter has just fallen"
    if state["fighters"] == 0:
        return "BREACHED"
    if not acting(raid, state, rules):
        return "REPELLED"
    return None


def before_breach(raid: Raid, state: State, rules: Rules = RULES) -> str | None:
    """ "Steps 2 to 4 are also looked at before the first round"; a stall "after step 4"."""
    ending = steps_2_to_4(raid, state, rules)
    if ending is None and stalled(raid, state, rules):
        return "STALEMATE"
    return ending


def after_breach_moves(
    raid: Raid, state: State, rules: Rules = RULES
) -> tuple[State, str | None, int, int]:
    """Steps 2 to 7 and the stall: the state, the ending, reinforced, fell back by step 6."""
    ending = steps_2_to_4(raid, state, rules)
    if ending is not None:
        return state, ending, 0, 0
    after, reinforced, fled = steps_5_and_6(raid, state, rules)
    if after["fighters"] == 0:
        ending = "BREACHED"
    elif stalled(raid, after, rules):
        ending = "STALEMATE"
    return after, ending, reinforced, fled


def play_breach(
    raid: Raid,
    state: State,
    next_die: Callable[[], int],
    hold_back: Collection[int] = NOBODY,
    rules: Rules = RULES,
) -> dict[str, Any]:
    """One round of the breach; no round if the breach ends before its first one."""
    now = {**state, "wounds": list(state["wounds"])}
    ending = before_breach(raid, now, rules) if now["rounds"] == 0 else None
    moves: list[Move] = []
    reinforced, fled = 0, 0
    if ending is None:
        now, moves = play_moves(raid, now, next_die, hold_back, rules)
        now, ending, reinforced, fled = after_breach_moves(raid, now, rules)
    return {
        "state": now,
        "ending": ending,
        "moves": moves,
        "reinforced": reinforced,
        "fell_back": fled,
    }
