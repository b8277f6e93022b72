"""Short ways to make raids, and a seeded sample of them."""

import random
from collections.abc import Iterator
from dataclasses import replace
from importlib import resources

from dozor.raid.dice import SeededDice
from dozor.raid.model import (
    Edge,
    Ending,
    Member,
    Phase,
    Raid,
    RaidState,
    Rank,
    Target,
    Weapon,
    WeaponKind,
)
from dozor.raid.play import first_state
from dozor.raid.raid import Orders, Policy, RaidResolution, resolve_phase, resolve_raid
from dozor.raid.rulebook import RaidRulebook
from dozor.raid.rulebook_data import parse_raid_rulebook
from dozor.raid.strength import strength

RAID_VIOLATIONS = {
    "number-out-of-range",
    "members-count",
    "weapons-count",
    "faces-count",
    "rank-twice",
    "weapon-place-unknown",
    "weapon-may-not-act",
    "wounds-list-length",
    "phase-wrong",
    "member-place-unknown",
    "member-twice",
    "declarer-not-officer",
    "declarer-down",
    "faces-too-few",
    "faces-too-many",
    "raid-missing",
    "raid-target-missing",
    "raid-item-missing",
}

_MAX_DICE = 200_000
_FILE = resources.files("dozor.rulebooks") / "gang-1.0.0.toml"

RAID_RULEBOOK: RaidRulebook = parse_raid_rulebook(_FILE.read_bytes(), _FILE.name)

_INSIDE = {
    kind: replace(rules, acts=rules.acts and kind not in (WeaponKind.DECK, WeaponKind.DRONE))
    for kind, rules in RAID_RULEBOOK.weapons[Phase.ASSAULT].items()
}

MILD_RULEBOOK = replace(
    RAID_RULEBOOK,
    full=replace(RAID_RULEBOOK.full, least_taken_out=0),
    miss=replace(RAID_RULEBOOK.miss, least_wounds=0, strikes=True),
    weapons={**RAID_RULEBOOK.weapons, Phase.ASSAULT: _INSIDE},
)
"""A rulebook under which a raid may stall, and some weapons may not act inside."""


def member(
    *weapons: WeaponKind, rank: Rank = Rank.MEMBER, wounds: int = 0, health: int = 3
) -> Member:
    """A member with these weapons, a light firearm unless told otherwise."""
    armed = tuple(Weapon(kind, 2) for kind in weapons or (WeaponKind.LIGHT_FIREARM,))
    return Member(0, 0, health, wounds, Edge.NONE, rank, melee_in_breach=False, weapons=armed)


def gang(*members: Member, size: int = 1) -> Raid:
    """A raid of these members, or of so many alike, on a base of no ratings."""
    return Raid(members or (member(),) * size, Target(0, 0, 0, 0, 0))


class RaidSampler:
    """Draws raids and plays them; the same seed draws the same ones."""

    def __init__(self, seed: int, rulebook: RaidRulebook = RAID_RULEBOOK) -> None:
        self._dice = random.Random(seed)
        self._rulebook = rulebook

    def whole_raids(self, count: int) -> Iterator[RaidResolution]:
        """So many whole raids."""
        for _ in range(count):
            policy = Policy(self._dice.choice((None, 0, 2)), self._dice.choice((None, 1)))
            yield resolve_raid(
                self._raid(),
                policy,
                self._faces(),
                self._rulebook,
                max_dice=_MAX_DICE,
                explain_all=True,
            )

    def parts(self, count: int) -> Iterator[RaidResolution]:
        """Some rounds of either phase, so many times, begun or taken up."""
        for _ in range(count):
            raid = self._raid()
            phase = self._dice.choice(list(Phase))
            state = self._dice.choice((None, self._state(raid, phase)))
            yield self._play(raid, state, phase)

    def _play(self, raid: Raid, state: RaidState | None, phase: Phase) -> RaidResolution:
        wounds = [m.wounds for m in raid.members] if state is None else state.wounds
        officers = [
            place
            for place, who in enumerate(raid.members)
            if who.rank is not Rank.MEMBER and wounds[place] < who.health
        ]
        assault = phase is Phase.ASSAULT
        orders = Orders(
            rounds=self._dice.choice((0, 1, 1, 2)),
            hold_back=[place for place in range(raid.size) if self._one_in(4)],
            retreat=officers[0] if assault and officers and self._one_in(3) else None,
            routed=assault and self._one_in(8),
        )
        return resolve_phase(
            raid,
            state,
            phase,
            orders,
            self._faces(),
            self._rulebook,
            max_dice=_MAX_DICE,
            explain_all=True,
        )

    def _state(self, raid: Raid, phase: Phase) -> RaidState:
        first = first_state(raid, self._rulebook)
        manned = strength(raid.target.numbers, raid.size, self._rulebook)
        return RaidState(
            phase=phase,
            fighters=self._dice.randint(0, manned + 1),
            fell_back=self._dice.choice((0, 1, 2)),
            rounds=self._dice.randint(1, 3),
            wounds=tuple(
                min(m.health, w + self._dice.choice((0, 0, 1, 3)))
                for m, w in zip(raid.members, first.wounds, strict=True)
            ),
        )

    def _raid(self) -> Raid:
        size = self._dice.choice((1, 1, 2, 3, 5, 8))
        ranks = [Rank.BOSS, Rank.RIGHT_HAND, *[Rank.MEMBER] * 18][:size]
        self._dice.shuffle(ranks)
        return Raid(tuple(self._member(rank) for rank in ranks), self._target())

    def _target(self) -> Target:
        numbers, quality, equipment, perimeter = (self._dice.randint(-2, 2) for _ in range(4))
        return Target(numbers, quality, equipment, perimeter, self._dice.randint(-3, 2))

    def _member(self, rank: Rank) -> Member:
        health = self._dice.randint(1, 4)
        return Member(
            skill=self._dice.randint(-2, 4),
            armor=self._dice.randint(0, 4),
            health=health,
            wounds=self._dice.randrange(health) if self._one_in(4) else 0,
            edge=self._dice.choice(list(Edge)),
            rank=rank,
            melee_in_breach=self._one_in(4),
            weapons=tuple(self._weapon() for _ in range(self._dice.randint(1, 2))),
        )

    def _weapon(self) -> Weapon:
        kinds = [*WeaponKind, WeaponKind.MELEE]
        return Weapon(self._dice.choice(kinds), self._dice.randint(0, 5))

    def _faces(self) -> SeededDice:
        return SeededDice(self._dice.getrandbits(64))

    def _one_in(self, number: int) -> bool:
        return self._dice.randrange(number) == 0


def part(
    raid: Raid,
    state: RaidState,
    ending: Ending | None = None,
    *,
    routed: bool = False,
) -> RaidResolution:
    """A call that found a state as it is, and played nothing."""
    return RaidResolution(
        raid, state, state, ending, breached=False, routed=routed, rulings=(), dice_used=0
    )
