"""One fight, Laws 1, 2 and 9 to 12 of the reading of the rules, one plain function per law."""

from typing import Any

from .clash import Side, Unit, clash, has_slaves, has_tactic, is_sentinel, only_sentinels


def resolve(fight: dict[str, Any]) -> dict[str, Any]:
    """Resolve one legal fight.

    Two keys exist for Law 13 alone: "penalty_taken" of the fight (Law 9 was applied earlier in
    the turn) and "deferred_already" of a unit (what Healing deferred earlier in the turn).
    """
    attackers = [make_unit(unit, "RETURNS") for unit in fight["attackers"]]
    defenders = [make_unit(unit, "HOLDS") for unit in fight["defenders"]]
    objective = fight["objective"]
    weapon = deciding_weapon(fight)

    if weapon is not None:
        # "Laws 2 to 11 do not apply to a fight that Law 1 decides. [...] Law 12 does."
        verdict = law_1(weapon, objective, attackers, defenders)
    else:
        law_2(fight, defenders)
        slaves = has_slaves(defenders)
        verdict = clash(objective, attackers, defenders)
        if fight.get("sabotage") and not fight.get("penalty_taken", False):
            law_9(defenders)
        if only_sentinels(attackers + defenders) and not slaves:
            law_10(attackers, defenders)
        law_11(attackers + defenders)

    winner = law_12(verdict, objective, attackers, defenders)
    captured = weapon == "METROTANK" and objective == "CONTROL" and fight.get("machine_gun", False)
    return {
        "winner": winner,
        "machine_gun_captured": captured,
        "attackers": [unit_result(u, "attack", winner == "ATTACKERS") for u in attackers],
        "defenders": [unit_result(u, "defense", winner == "DEFENDERS") for u in defenders],
    }


def make_unit(unit: dict[str, Any], fate: str) -> Unit:
    """A working copy. "items" and "tactic" hold what is in effect, "wounds" what this fight deals.

    "Who has no other fate: attackers RETURN, defenders HOLD." "Items that no law mentions are
    KEPT."
    """
    brought = list(unit.get("items", []))
    return {
        "class": unit.get("class", "SENTINEL"),
        "items": brought,
        "states": dict.fromkeys(brought, "KEPT"),
        "tactic": unit.get("tactic"),
        "healing": unit.get("healing", False),
        "carried": unit.get("wounds", 0),
        "xp": unit.get("xp", [0, 0]),
        "wounds": 0,
        "deferred": 0,
        "deferred_already": unit.get("deferred_already", 0),
        "fate": fate,
        "defeated": False,
    }


def unit_result(unit: Unit, track: str, side_won: bool) -> dict[str, Any]:
    """What the fight reports of a unit, the award of Law 12 included."""
    return {
        "wounds": min(3, unit["wounds"]),
        "wounds_after": min(3, unit["carried"] + unit["wounds"]),
        "deferred": unit["deferred"],
        "fate": unit["fate"],
        "items": unit["states"],
        "point": track if side_won and earns_point(unit) else None,
    }


def deciding_weapon(fight: dict[str, Any]) -> str | None:
    """Law 1: the weapon that decides the fight, if one does."""
    hunter_at_home = any(unit.get("class") == "HUNTER" for unit in fight["defenders"])
    if fight.get("metrotank", False):
        # "Where a Metrotank meets a Hunter at home, neither tank nor gun has any effect."
        return None if hunter_at_home else "METROTANK"
    if fight.get("machine_gun", False):
        return "MACHINE_GUN"
    return None


def law_1(weapon: str, objective: str, attackers: Side, defenders: Side) -> str:
    """Law 1: heavy weapons."""
    if weapon == "METROTANK":
        for unit in defenders:
            if objective == "LIQUIDATION":
                unit["wounds"] += 3
            else:
                unit["fate"] = "LEAVES"
        return "ATTACKERS"
    for unit in attackers:
        unit["wounds"] += 3
    return "DEFENDERS"


def law_2(fight: dict[str, Any], defenders: Side) -> None:
    """Law 2: what is stripped before the clash. Void items stay KEPT."""
    declared = has_tactic(defenders)  # "even one that sabotage voided"
    if fight.get("sabotage"):
        for unit in defenders:
            unit["tactic"] = None
    if fight.get("agent", False):
        for unit in defenders:
            if declared:
                unit["tactic"] = None
            else:
                unit["items"] = []


def law_9(defenders: Side) -> None:
    """Law 9: every defender of a sabotaged station takes one more wound."""
    for unit in defenders:
        unit["wounds"] += 1


def law_10(attackers: Side, defenders: Side) -> None:
    """Law 10: experience, attack track against the best defence track and the other way."""
    best_attack = max(unit["xp"][0] for unit in attackers)
    best_defence = max(unit["xp"][1] for unit in defenders)
    for unit in attackers:
        law_10_unit(unit, best_defence - unit["xp"][0], "RETREATS")
    for unit in defenders:
        law_10_unit(unit, best_attack - unit["xp"][1], "LEAVES")


def law_10_unit(unit: Unit, behind: int, beaten: str) -> None:
    """Law 10 for one unit that is behind by so much."""
    if behind >= 6:
        unit["wounds"] = max(unit["wounds"], 3)
        unit["defeated"] = True
        unit["fate"] = beaten
    elif behind >= 4:
        unit["wounds"] = max(unit["wounds"], 2)
    elif behind >= 2:
        unit["wounds"] = max(unit["wounds"], 1)


def law_11(units: Side) -> None:
    """Law 11: a covered unit takes no wound; two at most are deferred (Law 13: in one turn)."""
    for unit in units:
        if unit["healing"]:
            unit["deferred"] = min(unit["wounds"], 2 - unit["deferred_already"])
            unit["wounds"] = 0


def law_12(verdict: str, objective: str, attackers: Side, defenders: Side) -> str:
    """Law 12: the station and the winner."""
    for unit in attackers + defenders:  # 1
        if unit["carried"] + unit["wounds"] >= 3:
            unit["fate"] = "DEAD"
    able = [unit for unit in attackers if unit["fate"] != "DEAD" and not unit["defeated"]]
    if not able:  # 2
        for unit in defenders:
            if unit["fate"] == "LEAVES" and not unit["defeated"]:
                unit["fate"] = "HOLDS"

    if not any(unit["fate"] == "HOLDS" for unit in defenders):  # 3
        winner = "ATTACKERS" if able else "NOBODY"
    elif not able:  # 4
        winner = "DEFENDERS"
    else:  # 5
        winner = verdict

    if winner == "ATTACKERS":
        for unit in able:
            unit["fate"] = "RETURNS" if objective == "LIQUIDATION" else "OCCUPIES"
    return winner


def earns_point(unit: Unit) -> bool:
    """Law 12: a living Sentinel that HOLDS, OCCUPIES or RETURNS; asked for the winning side."""
    return is_sentinel(unit) and unit["fate"] in ("HOLDS", "OCCUPIES", "RETURNS")
