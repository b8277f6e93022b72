"""The clash, Laws 3 to 8 of the reading of the rules, one plain function per law."""

from typing import Any

Unit = dict[str, Any]
Side = list[Unit]

CLASS_POWER = {"SENTINEL": 2, "STALKER": 3, "HUNTER": 4}

# Law 0. Slaves and Berserk have no rank: they are never a lead.
RANK = {
    "SNIPER": 2,
    "POISONED_ARROWS": 2,
    "INCENDIARY": 3,
    "ARMOR_PIERCING": 3,
    "COVER": 1,
    "SUPPRESSIVE_FIRE": 2,
    "MASSED_FIRE": 3,
}

# Law 6: the leads that kill both ways at equal rank.
OFFENSIVE = ["SNIPER", "POISONED_ARROWS", "INCENDIARY", "ARMOR_PIERCING"]

# Law 6: the wound that a lone attacker's lead deals to a Stalker or Hunter.
LONE_ATTACKER_WOUND = {
    "SNIPER": 2,
    "ARMOR_PIERCING": 2,
    "POISONED_ARROWS": 1,
    "INCENDIARY": 1,
}


def clash(objective: str, attackers: Side, defenders: Side) -> str:
    """Of Laws 3, 4, 5, 6, 7, 8 the first that applies decides. Returns the verdict."""
    if has_slaves(defenders):
        return law_3()
    if any(u["tactic"] == "BERSERK" for u in attackers):
        return law_4(defenders)
    strong = stronger(attackers, defenders)
    if not has_tactic(attackers) and strong == "DEFENDERS":
        return law_5(objective, attackers, defenders)
    if has_tactic(attackers) or has_tactic(defenders):
        return law_6(objective, attackers, defenders)
    if strong == "ATTACKERS":
        return law_7(objective, attackers, defenders)
    return law_8(objective, attackers, defenders)


def is_sentinel(unit: Unit) -> bool:
    return bool(unit["class"] == "SENTINEL")


def only_sentinels(units: Side) -> bool:
    return all(is_sentinel(unit) for unit in units)


def has_tactic(side: Side) -> bool:
    return any(unit["tactic"] is not None for unit in side)


def has_slaves(defenders: Side) -> bool:
    return any(unit["tactic"] == "SLAVES" for unit in defenders)


def protective_item(unit: Unit) -> str | None:
    """Where only one of the two is used, it is the vest."""
    if "VEST" in unit["items"]:
        return "VEST"
    if "MEDKIT" in unit["items"]:
        return "MEDKIT"
    return None


def eased(unit: Unit, blow: int) -> int:
    """One protective item lowers the blow by one; a vest is then SPENT, a medkit LOST."""
    item = protective_item(unit)
    if item is None:
        return blow
    unit["states"][item] = "SPENT" if item == "VEST" else "LOST"
    return blow - 1


def same_classes(attackers: Side, defenders: Side) -> bool:
    return sorted(u["class"] for u in attackers) == sorted(u["class"] for u in defenders)


def stronger(attackers: Side, defenders: Side) -> str | None:
    """Who is stronger, for Laws 5 and 7."""
    if only_sentinels(attackers + defenders) and len(attackers) == len(defenders):
        return None
    attack = sum(CLASS_POWER[unit["class"]] for unit in attackers)
    defence = sum(CLASS_POWER[unit["class"]] for unit in defenders)
    if attack > defence:
        return "ATTACKERS"
    if attack < defence:
        return "DEFENDERS"
    return "ATTACKERS" if same_classes(attackers, defenders) else "DEFENDERS"


def law_3() -> str:
    """Law 3: Slaves. Nothing happens to anyone."""
    return "DEFENDERS"


def law_4(defenders: Side) -> str:
    """Law 4: Berserk. Those who live LEAVE; Law 12 marks the dead."""
    for unit in defenders:
        unit["wounds"] += eased(unit, 3 if is_sentinel(unit) else 2)
        unit["fate"] = "LEAVES"
    return "ATTACKERS"


def law_5(objective: str, attackers: Side, defenders: Side) -> str:
    """Law 5: attackers without a tactic against stronger defenders."""
    if has_tactic(defenders):
        for unit in attackers:
            unit["items"] = []
    return overpowered(objective, attackers, defenders, attackers_are_weak=True)


# ------------------------------------------------------------------------------------- Law 6


def lead_of(side: Side) -> str | None:
    """The tactic of highest rank in effect, the first listed among equals."""
    lead = None
    for unit in side:
        tactic = unit["tactic"]
        if tactic is not None and (lead is None or RANK[tactic] > RANK[lead]):
            lead = tactic
    return lead


def law_6(objective: str, attackers: Side, defenders: Side) -> str:
    """Law 6: tactics. Every branch gives the defenders the verdict."""
    attack_lead = lead_of(attackers)
    defence_lead = lead_of(defenders)
    if attack_lead is not None:  # noqa: SIM108  # plain on purpose
        a = RANK[attack_lead]
    else:
        a = 0 if only_sentinels(attackers) else 2
    d = RANK[defence_lead] if defence_lead is not None else 0

    if a > d:
        law_6_goes_through(objective, attack_lead, attackers, defenders)
    elif a == 0:
        for unit in attackers:
            if objective == "LIQUIDATION":
                struck_to_kill(unit, defence_lead)
                unit["fate"] = "RETREATS"
            else:
                driven_off(unit, defence_lead, "RETREATS")
    elif a < d:
        for unit in attackers:
            unit["wounds"] += eased(unit, 2)
            unit["fate"] = "RETREATS"
    elif attack_lead in OFFENSIVE and defence_lead in OFFENSIVE:
        law_6_both_offensive(attack_lead, defence_lead, attackers, defenders)
    # "a = d otherwise: nothing happens; the attackers RETURN."
    return "DEFENDERS"


def law_6_both_offensive(
    attack_lead: str | None, defence_lead: str | None, attackers: Side, defenders: Side
) -> None:
    """Law 6, a = d with both leads offensive, whatever the objective."""
    for side, enemy_lead in ((attackers, defence_lead), (defenders, attack_lead)):
        for unit in side:
            if is_sentinel(unit):
                struck_to_kill(unit, enemy_lead)
            else:
                unit["wounds"] += eased(unit, 2)
    for unit in attackers:
        unit["fate"] = "RETREATS"


def law_6_goes_through(objective: str, lead: str | None, attackers: Side, defenders: Side) -> None:
    """Law 6, a > d: the attack goes through, on each defender."""
    striking_back = []
    for unit in defenders:
        if lead is None:
            unit["wounds"] += eased(unit, 2)
            unit["fate"] = "LEAVES"
        elif is_sentinel(unit):
            if objective == "LIQUIDATION":
                struck_to_kill(unit, lead)
            else:
                driven_off(unit, lead, "LEAVES")
        elif len(attackers) == 1:
            blow = eased(unit, LONE_ATTACKER_WOUND[lead])
            unit["wounds"] += blow
            if blow > 0:
                unit["fate"] = "LEAVES"
        else:
            unit["wounds"] += 2
            unit["fate"] = "LEAVES"
            striking_back.append(unit)
    strike_back(attackers, count_items(striking_back), can_kill=True)


def struck_to_kill(unit: Unit, lead: str | None) -> None:
    """Law 6: three wounds; a vest stops them all, a medkit leaves two."""
    if "VEST" in unit["items"]:
        if lead != "POISONED_ARROWS":
            unit["states"]["VEST"] = "LOST"
        if lead != "ARMOR_PIERCING":
            return
    if "MEDKIT" in unit["items"]:
        unit["states"]["MEDKIT"] = "LOST"
        unit["wounds"] += 2
    else:
        unit["wounds"] += 3


def driven_off(unit: Unit, lead: str | None, fate: str) -> None:
    """Law 6: no wounds; a vest is LOST, but holds out against Poisoned arrows."""
    if "VEST" in unit["items"]:
        if lead == "POISONED_ARROWS":
            return
        unit["states"]["VEST"] = "LOST"
    unit["fate"] = fate


# ------------------------------------------------------------------------------------- Law 7


def law_7(objective: str, attackers: Side, defenders: Side) -> str:
    """Law 7: stronger attackers, no tactic in effect."""
    return overpowered(objective, attackers, defenders, attackers_are_weak=False)


def overpowered(objective: str, attackers: Side, defenders: Side, attackers_are_weak: bool) -> str:
    """Laws 5 and 7. Returns the verdict."""
    if attackers_are_weak:
        strong, weak, beaten, verdict = defenders, attackers, "RETREATS", "DEFENDERS"
    else:
        strong, weak, beaten, verdict = attackers, defenders, "LEAVES", "ATTACKERS"
    outnumbered = len(strong) > len(weak)
    stimulated = [unit for unit in strong if "STIMULANT" in unit["items"]]
    n = count_items(weak)
    somebody_holds_out = False

    for unit in weak:
        item = protective_item(unit)
        if outnumbered:  # case 1
            unit["wounds"] += 3
            unit["fate"] = beaten
        elif item is not None and not stimulated:  # case 2
            unit["wounds"] += 1
            unit["states"][item] = "LOST"
            if same_classes(attackers, defenders):
                unit["fate"] = beaten
            elif unit["healing"] or unit["carried"] + unit["wounds"] < 3:
                somebody_holds_out = True  # "it holds out if it lives"
        else:  # case 3
            unit["wounds"] += 3 if objective == "LIQUIDATION" else 1
            unit["fate"] = beaten
            if item is not None:
                unit["states"][item] = "LOST"
                stimulated[0]["states"]["STIMULANT"] = "LOST"

    strike_back(strong, n, can_kill=outnumbered and not only_sentinels(weak))

    if not somebody_holds_out:
        return verdict
    if objective == "LIQUIDATION":
        for unit in attackers:
            unit["fate"] = "RETREATS" if attackers_are_weak else "RETURNS"
        return "DEFENDERS"
    for unit in defenders:
        unit["fate"] = "LEAVES"
    return "ATTACKERS"


def count_items(units: Side) -> int:
    return sum(len(unit["items"]) for unit in units)


def strike_back(enemies: Side, n: int, can_kill: bool) -> None:
    """One blow, at the first enemy as listed with no tactic in effect and no Healing; eased."""
    if n == 0:
        return
    for unit in enemies:
        if unit["tactic"] is None and not unit["healing"]:
            unit["wounds"] += eased(unit, 3 if n >= 2 and can_kill else 1)
            return


# ------------------------------------------------------------------------------------- Law 8


def law_8(objective: str, attackers: Side, defenders: Side) -> str:
    """Law 8: even exchange. Returns the verdict."""
    attackers_took = 0
    defenders_took = 0
    for attacker, defender in zip(attackers, defenders, strict=True):
        attacker_stimulated = "STIMULANT" in attacker["items"]
        defender_stimulated = "STIMULANT" in defender["items"]
        if attacker_stimulated:
            attacker["states"]["STIMULANT"] = "LOST"
        if defender_stimulated:
            defender["states"]["STIMULANT"] = "LOST"
        # "If both have a stimulant, the two cancel [...]: both strike as without one."
        defenders_took += law_8_blow(defender, attacker_stimulated and not defender_stimulated)
        attackers_took += law_8_blow(attacker, defender_stimulated and not attacker_stimulated)

    if attackers_took < defenders_took:
        if objective == "LIQUIDATION":
            return "NOBODY"
        for unit in defenders:
            unit["fate"] = "LEAVES"
        return "ATTACKERS"
    if attackers_took == defenders_took and count_items(attackers) > 0:
        return "NOBODY"
    for unit in attackers:
        unit["fate"] = "RETREATS"
    return "DEFENDERS"


def law_8_blow(target: Unit, stimulated: bool) -> int:
    """Law 8: one strike. Returns the wounds dealt."""
    if "VEST" in target["items"]:
        target["states"]["VEST"] = "LOST" if stimulated else "SPENT"
        return 0
    if "MEDKIT" in target["items"]:
        target["states"]["MEDKIT"] = "LOST"
        blow = 1 if stimulated else 0
    else:
        blow = 2 if stimulated else 1
    target["wounds"] += blow
    return blow
