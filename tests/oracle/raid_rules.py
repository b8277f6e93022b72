"""Raids: the numbers of the rules, the strength of the defence, and which weapon a member uses."""

import math
from fractions import Fraction
from typing import Any

Rules = dict[str, Any]
Member = dict[str, Any]
Raid = dict[str, Any]
State = dict[str, Any]

FIREARMS = ["LIGHT_FIREARM", "COMBAT_FIREARM", "ASSAULT_FIREARM"]

RULES: Rules = {
    # "Each positive point of numbers adds 50 %, each negative one takes 25 %, of N"
    "numbers_plus_percent": 50,
    "numbers_minus_percent": 25,
    # "0 at or below nothing, but at least 1 above it"
    "strength_min": 1,
    # "A sum below 0 counts as 0."
    "rating_min": 0,
    # "strength outside at the start of the phase × |points| ÷ 4"
    "reinforcements_plus_percent": 25,
    "reinforcements_minus_percent": 25,
    # "three times their number no more than the members on their feet"
    "fall_back_ratio": 3,
    # "health 1…10 (3 by default)"
    "health": 3,
    # "together held within −4…+4"
    "modifier_min": -4,
    "modifier_max": 4,
    # "10 or more", "7 to 9", "6 or less"
    "full_at": 10,
    "partial_at": 7,
    # "takes out max(1, …)"; "takes out max(0, …)", "suffers max(0, …)"; "suffers max(1, …)"
    "full_out_min": 1,
    "partial_out_min": 0,
    "partial_wounds_min": 0,
    "miss_wounds_min": 1,
    # "any firearm, deck, drone; melee only for a class that may"; "every weapon"
    "may_act": {
        "BREACH": [*FIREARMS, "DECK", "DRONE"],
        "ASSAULT": [*FIREARMS, "DECK", "DRONE", "MELEE"],
    },
    # "combat firearm −1, assault firearm −2, deck and drone −2 to the move"; a kind that is not
    # named has none.
    "modifiers": {
        "BREACH": {},
        "ASSAULT": {"COMBAT_FIREARM": -1, "ASSAULT_FIREARM": -2, "DECK": -2, "DRONE": -2},
    },
}


def round_half_up(exact: Fraction) -> int:
    """The nearest whole number, halves upwards."""
    return math.floor(exact + Fraction(1, 2))


def strength(numbers: int, n: int, rules: Rules = RULES) -> int:
    """How many defend, outside and inside alike: "independently, from the same N".

    "N × (1 + p/2) or N × (1 − |p|/4), exactly, then rounded half up to whole fighters; 0 at or
    below nothing, but at least 1 above it."
    """
    if numbers >= 0:
        exact = n * (1 + numbers * Fraction(rules["numbers_plus_percent"], 100))
    else:
        exact = n * (1 - abs(numbers) * Fraction(rules["numbers_minus_percent"], 100))
    if exact <= 0:
        return 0
    return max(int(rules["strength_min"]), round_half_up(exact))


def armor_and_penetration(
    target: dict[str, int], phase: str, rules: Rules = RULES
) -> tuple[int, int]:
    """Armor and penetration of the fighters of a phase. "A sum below 0 counts as 0."

    Outside: "quality + equipment − perimeter" and "quality + equipment + perimeter"; inside:
    "quality + equipment" for both.
    """
    armor = penetration = target["quality"] + target["equipment"]
    if phase == "BREACH":
        armor -= target["perimeter"]
        penetration += target["perimeter"]
    return max(int(rules["rating_min"]), armor), max(int(rules["rating_min"]), penetration)


def reinforcement_count(numbers: int, points: int, n: int, rules: Rules = RULES) -> int:
    """How many join (points above 0) or would fall back (below 0), with no sign and no cap.

    "strength outside at the start of the phase × |points| ÷ 4, rounded half up once (the whole,
    rounded strength; the size first, then the sign)."
    """
    sign = "plus" if points >= 0 else "minus"
    percent = Fraction(rules[f"reinforcements_{sign}_percent"], 100)
    return round_half_up(strength(numbers, n, rules) * abs(points) * percent)


def health(member: Member, rules: Rules = RULES) -> int:
    """ "health 1…10 (3 by default)"."""
    return int(member.get("health", int(rules["health"])))


def on_feet(raid: Raid, state: State, rules: Rules = RULES) -> list[int]:
    """ "On their feet: a member with fewer wounds than health." Holding back changes nothing."""
    members = raid["members"]
    return [i for i in range(len(members)) if state["wounds"][i] < health(members[i], rules)]


def acting(raid: Raid, state: State, rules: Rules = RULES) -> list[int]:
    """Members on their feet "who may act" in this phase, whether or not they hold back."""
    return [
        i
        for i in on_feet(raid, state, rules)
        if weapon_in_use(raid["members"][i], state["phase"], rules) is not None
    ]


def may_act(member: Member, kind: str, phase: str, rules: Rules = RULES) -> bool:
    """Breach: "any firearm, deck, drone; melee only for a class that may"; assault: every one."""
    if kind in rules["may_act"][phase]:
        return True
    return phase == "BREACH" and kind == "MELEE" and bool(member.get("melee_in_breach", False))


def weapon_modifier(kind: str, phase: str, rules: Rules = RULES) -> int:
    """What the kind of weapon adds to the move in this phase: 0 or less."""
    return int(rules["modifiers"][phase].get(kind, 0))


def weapon_in_use(member: Member, phase: str, rules: Rules = RULES) -> int | None:
    """The index of the weapon used in this phase; None for a member who may not act.

    "the weapon that may act there with the smallest penalty, among these the highest penetration,
    among these the first listed, unless the request names one for the phase".
    """
    named: int | None = member.get("breach_weapon" if phase == "BREACH" else "assault_weapon")
    if named is not None:
        return named
    best: int | None = None
    best_merit = (0, 0)
    for index, weapon in enumerate(member["weapons"]):
        if not may_act(member, weapon["kind"], phase, rules):
            continue
        merit = (weapon_modifier(weapon["kind"], phase, rules), weapon["penetration"])
        # Strictly better only: among equals the first listed stays.
        if best is None or merit > best_merit:
            best, best_merit = index, merit
    return best
