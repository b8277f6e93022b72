"""Raids as callers describe them, before anybody has looked whether they are legal."""

from typing import NamedTuple

from dozor.raid.model import Edge, Phase, Rank, WeaponKind
from dozor.vocabulary import Unknown


class WeaponClaim(NamedTuple):
    """What a caller says of a weapon."""

    kind: WeaponKind | Unknown | None
    penetration: int


class MemberClaim(NamedTuple):
    """What a caller says of a member. See `dozor.raid.model.Member`."""

    skill: int
    armor: int
    health: int | None
    wounds: int
    edge: Edge | Unknown | None
    rank: Rank | Unknown | None
    melee_in_breach: bool
    weapons: tuple[WeaponClaim, ...]
    breach_weapon: int | None
    assault_weapon: int | None


class TargetClaim(NamedTuple):
    """What a caller says of the target. See `dozor.raid.model.Target`."""

    numbers: int
    quality: int
    equipment: int
    perimeter: int
    reinforcements: int


class RaidClaim(NamedTuple):
    """What a caller says of a raid."""

    members: tuple[MemberClaim, ...]
    target: TargetClaim | None


class StateClaim(NamedTuple):
    """What a caller says of how far a raid has come. See `dozor.raid.model.RaidState`."""

    phase: Phase | Unknown | None
    fighters: int
    fell_back: int
    rounds: int
    wounds: tuple[int, ...]
    dice_used: int


class DiceClaim(NamedTuple):
    """Where a caller wants faces from: a seed, a list of faces, or neither."""

    seed: int | None
    faces: tuple[int, ...] | None


class OrdersClaim(NamedTuple):
    """What a caller says of the rounds to come. See `dozor.raid.raid.Orders`."""

    rounds: int | None
    until_decided: bool
    hold_back: tuple[int, ...]
    retreat: int | None
    routed: bool


class PolicyClaim(NamedTuple):
    """What a caller says of when to retreat. See `dozor.raid.raid.Policy`."""

    after_round: int | None
    when_down: int | None
