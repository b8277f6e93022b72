"""Rulings: what was decided, about whom, with what effect; and the fold that makes the outcome."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from dozor.station.effects import Board, Effect, Subject
from dozor.station.model import Engagement, Item, Role, Tactic, UnitClass
from dozor.station.rules import Rule

Fact = Item | Tactic | UnitClass | Role | int | str | None
"""What a ruling's sentence may need to know besides its subject and its effect."""

E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Ruling(Generic[E]):
    """One ruling, recorded where it is made.

    Attributes:
        rule: The rule.
        subject: Whom it is about.
        effect: What it did; none for a law that was looked at and did not apply.
        facts: What its sentence needs besides subject and effect.
    """

    rule: Rule
    subject: Subject = None
    effect: E | None = None
    facts: dict[str, Fact] = field(default_factory=dict)


def fold(engagement: Engagement, rulings: Iterable[Ruling[Effect]]) -> Board:
    """The board that the rulings, applied in order, make of an engagement."""
    board = Board(engagement)
    for ruling in rulings:
        if ruling.effect is not None:
            ruling.effect.apply(board, ruling.subject)
    return board
