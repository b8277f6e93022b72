"""What rulings do to a fight.

A fight's board changes in one way only: an effect of a ruling is applied to it. So the trace of
rulings, applied in order to a fresh board, always gives the board, and trace and outcome
cannot disagree.
"""

from dataclasses import dataclass
from typing import Protocol

from dozor.station.model import (
    Engagement,
    Fate,
    Item,
    ItemState,
    Seat,
    Side,
    Tactic,
    Track,
    Unit,
    Winner,
)

Subject = Seat | Side | None
"""Whom a ruling is about: a unit, a side, or the fight as a whole."""

Fact = Item | ItemState | Fate | Tactic | Side | Seat | Track | int | str | None
"""What a ruling's sentence may need to know."""


class Standing:
    """What has become of one unit so far."""

    __slots__ = (
        "deferred",
        "defeated",
        "fate",
        "held_out",
        "items",
        "items_void",
        "points",
        "tactic",
        "taken",
        "unit",
    )

    def __init__(self, unit: Unit, side: Side) -> None:
        self.unit = unit
        self.taken = 0
        self.deferred = 0
        self.items: dict[Item, ItemState] = dict.fromkeys(unit.items, ItemState.KEPT)
        self.items_void = False
        self.tactic = unit.tactic
        self.fate = Fate.RETURNS if side is Side.ATTACKERS else Fate.HOLDS
        self.held_out = False
        self.defeated = False
        self.points: Track | None = None

    def has(self, item: Item) -> bool:
        """Whether the item is in effect: brought, not void and not used up."""
        return not self.items_void and self.items.get(item) is ItemState.KEPT

    @property
    def items_in_effect(self) -> tuple[Item, ...]:
        """The items in effect, in the order of the request."""
        return tuple(item for item in self.items if self.has(item))

    @property
    def protection(self) -> Item | None:
        """The protective item that is used first: the vest, else the medkit."""
        if self.has(Item.VEST):
            return Item.VEST
        return Item.MEDKIT if self.has(Item.MEDKIT) else None


class Board:
    """A fight as the rulings so far have left it."""

    __slots__ = ("heavy_weapons_void", "machine_gun_captured", "standings", "verdict", "winner")

    def __init__(self, engagement: Engagement) -> None:
        self.standings: dict[Seat, Standing] = {
            Seat(side, index): Standing(unit, side)
            for side in Side
            for index, unit in enumerate(engagement.units(side))
        }
        self.heavy_weapons_void = False
        self.machine_gun_captured = False
        self.verdict: Winner | None = None
        self.winner: Winner | None = None


class Effect(Protocol):
    """What a ruling does to its subject."""

    def apply(self, board: Board, subject: Subject) -> None:
        """Change the board accordingly."""


def _standing(board: Board, subject: Subject) -> Standing:
    assert isinstance(subject, Seat), "an effect on a unit names its seat"
    return board.standings[subject]


@dataclass(frozen=True, slots=True)
class WoundsDealt:
    """The unit takes wounds."""

    wounds: int

    def apply(self, board: Board, subject: Subject) -> None:
        """Add them to those taken in this fight."""
        _standing(board, subject).taken += self.wounds


@dataclass(frozen=True, slots=True)
class WoundsDeferred:
    """All that the unit took in this fight is taken off again; so much comes next turn (Law 11)."""

    wounds: int

    def apply(self, board: Board, subject: Subject) -> None:
        """Clear the wounds taken and note those deferred."""
        standing = _standing(board, subject)
        standing.taken = 0
        standing.deferred = self.wounds


@dataclass(frozen=True, slots=True)
class ItemChanged:
    """An item of the unit is used up."""

    item: Item
    state: ItemState

    def apply(self, board: Board, subject: Subject) -> None:
        """Note its new state."""
        _standing(board, subject).items[self.item] = self.state


@dataclass(frozen=True, slots=True)
class ItemsVoided:
    """The unit's items are void: kept, but of no effect in this fight."""

    items: tuple[Item, ...]

    def apply(self, board: Board, subject: Subject) -> None:
        """Take them out of effect."""
        _standing(board, subject).items_void = True


@dataclass(frozen=True, slots=True)
class TacticVoided:
    """The unit's tactic is void."""

    tactic: Tactic

    def apply(self, board: Board, subject: Subject) -> None:
        """Take it out of effect."""
        _standing(board, subject).tactic = None


@dataclass(frozen=True, slots=True)
class HeavyWeaponsVoided:
    """Metrotank and machine gun have no effect in this fight (Law 1)."""

    def apply(self, board: Board, subject: Subject) -> None:
        """Take both out of effect."""
        board.heavy_weapons_void = True


@dataclass(frozen=True, slots=True)
class MachineGunCaptured:
    """The machine gun falls into the attackers' hands (Law 1)."""

    def apply(self, board: Board, subject: Subject) -> None:
        """Note it."""
        board.machine_gun_captured = True


@dataclass(frozen=True, slots=True)
class Stronger:
    """The side is the stronger one (Laws 5 and 7). Explains; changes nothing by itself."""

    power: int
    weaker_power: int

    def apply(self, board: Board, subject: Subject) -> None:
        """Nothing: the laws that ask act on it."""


@dataclass(frozen=True, slots=True)
class RankSet:
    """The side fights at this tactical rank (Law 6). Explains; changes nothing by itself."""

    rank: int
    lead: Tactic | None

    def apply(self, board: Board, subject: Subject) -> None:
        """Nothing: Law 6 acts on it."""


@dataclass(frozen=True, slots=True)
class HeldOut:
    """The unit stands its ground though its side is overpowered."""

    def apply(self, board: Board, subject: Subject) -> None:
        """Note it."""
        _standing(board, subject).held_out = True


@dataclass(frozen=True, slots=True)
class Defeated:
    """The unit is defeated by experience (Law 10)."""

    def apply(self, board: Board, subject: Subject) -> None:
        """Note it."""
        _standing(board, subject).defeated = True


@dataclass(frozen=True, slots=True)
class FateSet:
    """The unit's fate, until a later ruling changes it."""

    fate: Fate

    def apply(self, board: Board, subject: Subject) -> None:
        """Note it."""
        _standing(board, subject).fate = self.fate


@dataclass(frozen=True, slots=True)
class VerdictGiven:
    """What a law says of the winner before Law 12 looks at who is left."""

    winner: Winner

    def apply(self, board: Board, subject: Subject) -> None:
        """Note it."""
        board.verdict = self.winner


@dataclass(frozen=True, slots=True)
class WinnerDeclared:
    """The winner, for good."""

    winner: Winner

    def apply(self, board: Board, subject: Subject) -> None:
        """Note it."""
        board.winner = self.winner


@dataclass(frozen=True, slots=True)
class ExperienceEarned:
    """The unit earns one point on a track (Law 12)."""

    track: Track

    def apply(self, board: Board, subject: Subject) -> None:
        """Note it."""
        _standing(board, subject).points = self.track
