"""What came of a fight, read off the folded board."""

from dataclasses import dataclass

from dozor.station.effects import Board, Effect, Standing
from dozor.station.model import (
    Engagement,
    Fate,
    Item,
    ItemState,
    Side,
    Track,
    UnitClass,
    Winner,
)
from dozor.station.rulings import Ruling


@dataclass(frozen=True, slots=True)
class UnitOutcome:
    """What became of one unit.

    Attributes:
        unit_class: Its class.
        wounds_taken: Wounds dealt to it in this fight, at most deadly.
        wounds_after: Wounds that it carries now, at most deadly.
        wounds_deferred: Wounds that Healing put off to the next turn.
        fate: What becomes of it.
        items: Its items with their states, in the order of the request.
        point: The track on which it earned a point, if it did.
    """

    unit_class: UnitClass
    wounds_taken: int
    wounds_after: int
    wounds_deferred: int
    fate: Fate
    items: tuple[tuple[Item, ItemState], ...]
    point: Track | None


@dataclass(frozen=True, slots=True)
class EngagementOutcome:
    """What became of one engagement.

    Attributes:
        winner: Who won.
        holder: The side that holds the station afterwards; none if nobody does.
        machine_gun_captured: Whether the attackers captured the machine gun.
        attackers: The attackers, as listed.
        defenders: The defenders, as listed.
        deciding_law: Number of the law that decided the clash.
    """

    winner: Winner
    holder: Side | None
    machine_gun_captured: bool
    attackers: tuple[UnitOutcome, ...]
    defenders: tuple[UnitOutcome, ...]
    deciding_law: int

    def units(self, side: Side) -> tuple[UnitOutcome, ...]:
        """The units of a side, as listed."""
        return self.attackers if side is Side.ATTACKERS else self.defenders


@dataclass(frozen=True, slots=True)
class Resolution:
    """A resolved engagement: the situation, what came of it, and why."""

    engagement: Engagement
    outcome: EngagementOutcome
    rulings: tuple[Ruling[Effect], ...]


def read_off(board: Board, deciding_law: int, dead: int) -> EngagementOutcome:
    """The outcome that a board shows once all laws have been applied."""
    assert board.winner is not None, "Law 12 declares a winner or nobody"
    sides: dict[Side, list[UnitOutcome]] = {side: [] for side in Side}
    for seat, standing in board.standings.items():
        sides[seat.side].append(_unit(standing, dead))
    attackers, defenders = (tuple(sides[side]) for side in Side)
    return EngagementOutcome(
        winner=board.winner,
        holder=_holder(attackers, defenders),
        machine_gun_captured=board.machine_gun_captured,
        attackers=attackers,
        defenders=defenders,
        deciding_law=deciding_law,
    )


def _unit(standing: Standing, dead: int) -> UnitOutcome:
    return UnitOutcome(
        unit_class=standing.unit.unit_class,
        wounds_taken=min(standing.taken, dead),
        wounds_after=min(standing.unit.wounds + standing.taken, dead),
        wounds_deferred=standing.deferred,
        fate=standing.fate,
        items=tuple(standing.items.items()),
        point=standing.points,
    )


def _holder(attackers: tuple[UnitOutcome, ...], defenders: tuple[UnitOutcome, ...]) -> Side | None:
    if any(unit.fate is Fate.OCCUPIES for unit in attackers):
        return Side.ATTACKERS
    if any(unit.fate is Fate.HOLDS for unit in defenders):
        return Side.DEFENDERS
    return None
