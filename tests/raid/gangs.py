"""Random raids for tests, as plain data for the oracle and as the core's own objects."""

import random
from collections.abc import Mapping
from typing import Any

from dozor.raid.model import Edge, Member, Raid, Rank, Target, Weapon, WeaponKind

Plain = dict[str, Any]

RATINGS = ("numbers", "quality", "equipment", "perimeter", "reinforcements")


class Gangs:
    """Draws random legal raids, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def raid(self, most: int = 6) -> Plain:
        """A raid of one to `most` members, as plain data."""
        draw = self.random
        ranks = ["MEMBER"] * draw.randint(1, most)
        for rank, chance in (("BOSS", 0.6), ("RIGHT_HAND", 0.4)):
            place = draw.randrange(len(ranks))
            if ranks[place] == "MEMBER" and draw.random() < chance:
                ranks[place] = rank
        return {
            "members": [self._member(rank) for rank in ranks],
            "target": {name: draw.randint(-3, 3) for name in RATINGS},
        }

    def _member(self, rank: str) -> Plain:
        draw = self.random
        health = draw.choice((1, 2, 3, 3, 3, 5))
        return {
            "skill": draw.randint(-5, 5),
            "armor": draw.randint(0, 4),
            "health": health,
            "wounds": draw.randint(0, health - 1),
            "edge": draw.choice(("NONE", "NONE", "ADVANTAGE", "DISADVANTAGE")),
            "rank": rank,
            "melee_in_breach": draw.random() < 0.3,
            "weapons": [
                {"kind": draw.choice(list(WeaponKind)).value, "penetration": draw.randint(0, 5)}
                for _ in range(draw.randint(1, 3))
            ],
            "breach_weapon": None,
            "assault_weapon": None,
        }


def core_raid(raid: Mapping[str, Any]) -> Raid:
    """The core's raid for plain data."""
    members = tuple(core_member(**member) for member in raid["members"])
    return Raid(members, Target(**raid["target"]))


def core_member(
    *,
    skill: int = 0,
    armor: int = 0,
    health: int = 3,
    wounds: int = 0,
    edge: str = "NONE",
    rank: str = "MEMBER",
    melee_in_breach: bool = False,
    weapons: list[Plain] | None = None,
    breach_weapon: int | None = None,
    assault_weapon: int | None = None,
) -> Member:
    """A member; with a light firearm of penetration 1 unless weapons are given."""
    given = weapons or [{"kind": "LIGHT_FIREARM", "penetration": 1}]
    return Member(
        skill=skill,
        armor=armor,
        health=health,
        wounds=wounds,
        edge=Edge(edge),
        rank=Rank(rank),
        melee_in_breach=melee_in_breach,
        weapons=tuple(Weapon(WeaponKind(w["kind"]), w["penetration"]) for w in given),
        breach_weapon=breach_weapon,
        assault_weapon=assault_weapon,
    )


def core_target(**ratings: int) -> Target:
    """A target; ratings that are not given are 0."""
    return Target(**{name: ratings.get(name, 0) for name in RATINGS})
