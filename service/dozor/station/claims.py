"""Situations as callers describe them, before Law 0 has looked at them.

A claim may hold anything: missing values, numbers out of range, values that are in no vocabulary.
Law 0 (`dozor.station.legality`) turns claims into the domain's own objects, or says what is wrong.
"""

from typing import NamedTuple

from dozor.station.model import Component, Item, Objective, Tactic, UnitClass
from dozor.vocabulary import Unknown


class UnitClaim(NamedTuple):
    """What a caller says of a unit. See `dozor.station.model.Unit`."""

    unit_class: UnitClass | Unknown | None
    items: tuple[Item | Unknown, ...] = ()
    tactic: Tactic | Unknown | None = None
    healing: bool = False
    vegan: bool = False
    wounds: int = 0
    attack_experience: int = 0
    defense_experience: int = 0
    holding_tactic: Tactic | Unknown | None = None


class EngagementClaim(NamedTuple):
    """What a caller says of an engagement. See `dozor.station.model.Engagement`."""

    objective: Objective | Unknown | None
    attackers: tuple[UnitClaim, ...]
    defenders: tuple[UnitClaim, ...]
    agent: bool = False
    metrotank: bool = False
    machine_gun: bool = False
    sabotage: tuple[Component | Unknown, ...] = ()


class AttackClaim(NamedTuple):
    """What a caller says of an attack. See `dozor.station.model.Attack`.

    `submitted_at` is None where none was given; `submitted_at_valid` tells whether it is a time.
    """

    team: str
    submitted_at: int | None
    submitted_at_valid: bool
    objective: Objective | Unknown | None
    units: tuple[UnitClaim, ...]
    agent: bool = False
    metrotank: bool = False


class TurnClaim(NamedTuple):
    """What a caller says of a turn. See `dozor.station.model.Turn`."""

    owner: str
    defenders: tuple[UnitClaim, ...]
    attacks: tuple[AttackClaim, ...]
    machine_gun: bool = False
    sabotage: tuple[Component | Unknown, ...] = ()
