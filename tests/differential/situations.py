"""Fights and turns to compare the two implementations over: all small ones, and seeded samples."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

Plain = dict[str, Any]

OBJECTIVES = ("LIQUIDATION", "CONTROL")
ITEM_SETS: list[list[str]] = [
    list(items)
    for size in range(4)
    for items in itertools.combinations(("STIMULANT", "MEDKIT", "VEST"), size)
]
ATTACK: dict[str, list[str | None]] = {
    "SENTINEL": [None, "SNIPER", "POISONED_ARROWS", "INCENDIARY", "ARMOR_PIERCING"],
    "STALKER": [None],
    "HUNTER": [None, "BERSERK"],
}
DEFENSE: dict[str, list[str | None]] = {
    "SENTINEL": [
        None,
        "INCENDIARY",
        "ARMOR_PIERCING",
        "COVER",
        "SUPPRESSIVE_FIRE",
        "MASSED_FIRE",
        "SLAVES",
    ],
    "STALKER": [None],
    "HUNTER": [None],
}


def units(tactics: dict[str, list[str | None]]) -> list[Plain]:
    """Every unit, by class, tactic and items; a Vegan where its tactic needs one."""
    return [
        {"class": unit_class, "tactic": tactic, "items": items, "vegan": tactic == "SLAVES"}
        for unit_class, allowed in tactics.items()
        for tactic in allowed
        for items in ITEM_SETS
    ]


def duels() -> Iterator[Plain]:
    """Every fight of one against one, with every objective, agent and sabotage: 36,864."""
    for attacker, defender in itertools.product(units(ATTACK), units(DEFENSE)):
        for fight in settings():
            yield {**fight, "attackers": [attacker], "defenders": [defender]}


def settings() -> Iterator[Plain]:
    """Every objective, agent and sabotage."""
    for objective, agent, sabotage in itertools.product(OBJECTIVES, (False, True), ([], ["TENTS"])):
        yield {"objective": objective, "agent": agent, "sabotage": sabotage}


def doubles() -> Iterator[Plain]:
    """Every fight of two against one, one against two and two against two, for the long run.

    Order within a side matters, so both orders are there. With every setting there are some 170
    million: whoever runs this takes a slice.
    """
    attackers, defenders = units(ATTACK), units(DEFENSE)
    sides = itertools.chain(
        itertools.product(itertools.product(attackers, repeat=2), ([d] for d in defenders)),
        itertools.product(([a] for a in attackers), itertools.product(defenders, repeat=2)),
        itertools.product(
            itertools.product(attackers, repeat=2), itertools.product(defenders, repeat=2)
        ),
    )
    for attack, defense in sides:
        for fight in settings():
            yield {**fight, "attackers": list(attack), "defenders": list(defense)}


class Sampler:
    """Draws random legal fights and turns, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def fight(self) -> Plain:
        """A fight with anything in it."""
        draw = self.random
        return {
            "objective": draw.choice(OBJECTIVES),
            "agent": draw.random() < 0.25,
            "sabotage": draw.choice(([], [], ["FOOD"], ["TENTS", "GENERATOR"])),
            "metrotank": draw.random() < 0.07,
            "machine_gun": draw.random() < 0.07,
            "attackers": self._side(ATTACK),
            "defenders": self._side(DEFENSE),
        }

    def turn(self) -> Plain:
        """A turn of one to five teams."""
        draw = self.random
        attacks = [self._attack(f"team{number}") for number in range(draw.randint(1, 5))]
        return {
            "owner": "owner",
            "machine_gun": draw.random() < 0.1,
            "sabotage": draw.choice(([], ["FOOD"])),
            "defenders": draw.choice(([], self._side(DEFENSE), self._side(DEFENSE))),
            "attacks": attacks,
        }

    def _attack(self, team: str) -> Plain:
        draw = self.random
        attack_units = self._side(ATTACK)
        for unit in attack_units:
            holding = draw.choice(DEFENSE[unit["class"]]) if draw.random() < 0.6 else None
            unit["holding_tactic"] = holding
            unit["vegan"] = unit["vegan"] or holding == "SLAVES"
        return {
            "team": team,
            "submitted_at": draw.randint(0, 4),
            "objective": draw.choice(("LIQUIDATION", "CONTROL", "CONTROL")),
            "agent": draw.random() < 0.25,
            "metrotank": draw.random() < 0.07,
            "units": attack_units,
        }

    def _side(self, tactics: dict[str, list[str | None]]) -> list[Plain]:
        return [self._unit(tactics) for _ in range(self.random.randint(1, 2))]

    def _unit(self, tactics: dict[str, list[str | None]]) -> Plain:
        draw = self.random
        # Half of all units are Sentinels, so that fights among them alone are not rare.
        unit_class = draw.choice(("SENTINEL", "SENTINEL", "STALKER", "HUNTER"))
        tactic = draw.choice(tactics[unit_class])
        sentinel = unit_class == "SENTINEL"
        items = draw.choice(ITEM_SETS)
        return {
            "class": unit_class,
            "tactic": tactic,
            "items": draw.sample(items, len(items)),
            "vegan": tactic == "SLAVES" or draw.random() < 0.2,
            "healing": draw.random() < 0.25,
            "wounds": draw.choice((0, 0, 1, 2)),
            "xp": [draw.randint(0, 8), draw.randint(0, 8)] if sentinel else [0, 0],
        }
