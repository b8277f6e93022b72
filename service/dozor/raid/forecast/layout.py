"""How the wounds of a gang are laid out: groups of identical members, and the states of each.

Neighbours who are the same in everything that matters form a group. As long as every one of a group
has moved as often as the others, any arrangement of the group's wounds among them is as likely as
any other, so it is enough to count how many of them have how many wounds. Where that no longer
holds, because the last fighter fell while a group was moving, the group is split (`moves`).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb

from dozor.raid.model import Member, Phase, Raid, Rank
from dozor.raid.move import Hand, hand
from dozor.raid.rulebook import RaidRulebook

Counts = tuple[int, ...]
"""How many members of a group have 0, 1, 2, … wounds, up to health."""

MAX_GROUP = 6
"""Members of a group, at most."""

MAX_TABLE = 300_000
"""Cells of one table of a group's moves, at most; a group is so small that they fit."""


@dataclass(frozen=True, slots=True)
class Kind:
    """Everything that makes a member what it is in a raid, but for the wounds."""

    health: int
    breach: Hand | None
    assault: Hand | None
    officer: bool

    def hand(self, phase: Phase) -> Hand | None:
        """What such a member uses in a phase."""
        return self.breach if phase is Phase.BREACH else self.assault


@dataclass(frozen=True, slots=True)
class Group:
    """Neighbours of one kind: the place of the first, and how many they are."""

    start: int
    size: int
    kind: Kind

    @property
    def states(self) -> tuple[Counts, ...]:
        """The group's states; the first is that of nobody wounded, the last of all down."""
        return group_states(self.size, self.kind.health)

    @property
    def state_count(self) -> int:
        """How many they are."""
        return state_count(self.size, self.kind.health)


Layout = tuple[Group, ...]
"""All groups, in the order of the gang. One axis of an array of masses for each."""


def state_count(size: int, health: int) -> int:
    """How many states a group has."""
    return comb(size + health, health)


@lru_cache(maxsize=256)
def group_states(size: int, health: int) -> tuple[Counts, ...]:
    """All ways in which so many members can have 0 to `health` wounds, as counts."""
    levels = range(health + 1)
    return tuple(
        tuple(chosen.count(level) for level in levels)
        for chosen in combinations_with_replacement(levels, size)
    )


@lru_cache(maxsize=256)
def state_index(size: int, health: int) -> dict[Counts, int]:
    """The index of each state."""
    return {counts: index for index, counts in enumerate(group_states(size, health))}


def lay_out(raid: Raid, rulebook: RaidRulebook) -> tuple[Layout, tuple[int, ...]]:
    """The groups of a gang, and the state of each at the start of the raid."""
    groups: list[Group] = []
    at_start: list[int] = []
    for start, size in _runs(raid.members):
        kind = _kind(raid.members[start], rulebook)
        counts = [0] * (kind.health + 1)
        counts[raid.members[start].wounds] = size
        groups.append(Group(start, size, kind))
        at_start.append(state_index(size, kind.health)[tuple(counts)])
    return tuple(groups), tuple(at_start)


def _runs(members: tuple[Member, ...]) -> Iterator[tuple[int, int]]:
    """Runs of identical neighbours, none longer than a group may be: first place, and length."""
    start = 0
    for place in range(1, len(members) + 1):
        full = place - start == largest_group(members[start].health)
        if place == len(members) or full or members[place] != members[start]:
            yield start, place - start
            start = place


def largest_group(health: int) -> int:
    """Members of a group, at most, so that the tables of its moves stay small."""
    size = 1
    while size < MAX_GROUP and _largest_table(size + 1, health) <= MAX_TABLE:
        size += 1
    return size


def _largest_table(size: int, health: int) -> int:
    """Cells of the largest table of a group's moves: how a kill splits it, by the pairs before."""
    return max(
        state_count(size - moved, health)
        * state_count(moved, health)
        * state_count(moved, health)
        * (health + 1)
        * state_count(size - moved - 1, health)
        for moved in range(size)
    )


def _kind(member: Member, rulebook: RaidRulebook) -> Kind:
    return Kind(
        health=member.health,
        breach=hand(member, Phase.BREACH, rulebook),
        assault=hand(member, Phase.ASSAULT, rulebook),
        officer=member.rank is not Rank.MEMBER,
    )


def split(layout: Layout, place: int, sizes: tuple[int, int, int]) -> Layout:
    """The layout after a group has split in three; parts of nobody are left out."""
    group = layout[place]
    parts: list[Group] = []
    start = group.start
    for size in sizes:
        if size:
            parts.append(Group(start, size, group.kind))
        start += size
    return (*layout[:place], *parts, *layout[place + 1 :])
