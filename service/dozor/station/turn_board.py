"""A station in the course of a turn (Law 13), and what all units have been through."""

from dataclasses import dataclass, replace
from typing import Protocol

from dozor.station.model import Experience, Fate, Item, ItemState, Side, Tactic, Track, Turn, Unit
from dozor.station.outcome import EngagementOutcome, UnitOutcome


@dataclass(frozen=True, slots=True)
class Holder:
    """A unit on the station between two attacks.

    Attributes:
        team: Its team.
        index: Zero-based place in its team's list in the request.
        unit: The unit as it would come to the next fight.
    """

    team: str
    index: int
    unit: Unit


@dataclass(frozen=True, slots=True)
class StationState:
    """The station between two attacks: its owner, and the units on it as listed."""

    owner: str
    holders: tuple[Holder, ...]


@dataclass(frozen=True, slots=True)
class TurnUnitOutcome:
    """What a whole turn did to one unit; wounds, items and points as after the turn."""

    unit: Unit
    wounds_after: int
    wounds_deferred: int
    fate: Fate
    items: tuple[tuple[Item, ItemState], ...]
    earned: Experience


class Fighter:
    """One unit in the course of a turn."""

    __slots__ = ("attack", "defense", "fate", "index", "items", "team", "unit", "unit_at_start")

    def __init__(self, team: str, index: int, unit: Unit, fate: Fate) -> None:
        self.team = team
        self.index = index
        self.unit_at_start = unit
        self.unit = unit
        self.items: dict[Item, ItemState] = dict.fromkeys(unit.items, ItemState.KEPT)
        self.fate = fate
        self.attack = 0
        self.defense = 0

    def come_through(self, outcome: UnitOutcome) -> None:
        """Carry on from what a fight left; earned points count from the next turn on."""
        self.items.update(outcome.items)
        self.fate = outcome.fate
        self.attack += outcome.point is Track.ATTACK
        self.defense += outcome.point is Track.DEFENSE
        self.unit = replace(
            self.unit,
            items=tuple(item for item, state in self.items.items() if state is ItemState.KEPT),
            wounds=outcome.wounds_after,
            deferred=self.unit.deferred + outcome.wounds_deferred,
        )

    def sum_up(self) -> TurnUnitOutcome:
        """What the turn has done to the unit."""
        return TurnUnitOutcome(
            unit=self.unit_at_start,
            wounds_after=self.unit.wounds,
            wounds_deferred=self.unit.deferred,
            fate=self.fate,
            items=tuple(self.items.items()),
            earned=Experience(self.attack, self.defense),
        )


class TurnBoard:
    """The station and all units, as the turn so far has left them."""

    __slots__ = ("fighters", "holders", "owner", "penalty_taken")

    def __init__(self, turn: Turn) -> None:
        self.owner = turn.owner
        self.fighters: dict[str, list[Fighter]] = {
            turn.owner: _fighters(turn.owner, turn.defenders, Fate.HOLDS)
        }
        for attack in turn.attacks:
            self.fighters[attack.team] = _fighters(attack.team, attack.units, Fate.RETURNS)
        self.holders = list(self.fighters[turn.owner])
        self.penalty_taken = False

    def fight(self, team: str, outcome: EngagementOutcome, *, penalty: bool) -> None:
        """Carry on from a fight: who stays on the station is who still holds it."""
        for side, fighters in (
            (Side.ATTACKERS, self.fighters[team]),
            (Side.DEFENDERS, self.holders),
        ):
            for fighter, unit in zip(fighters, outcome.units(side), strict=True):
                fighter.come_through(unit)
        self.holders = [fighter for fighter in self.holders if fighter.fate is Fate.HOLDS]
        self.penalty_taken = self.penalty_taken or penalty

    def state(self) -> StationState:
        """The station as it is now."""
        return StationState(
            self.owner, tuple(Holder(f.team, f.index, f.unit) for f in self.holders)
        )


def _fighters(team: str, units: tuple[Unit, ...], fate: Fate) -> list[Fighter]:
    return [Fighter(team, index, unit, fate) for index, unit in enumerate(units)]


class TurnEffect(Protocol):
    """What a ruling of Law 13 does to the station."""

    def apply(self, board: TurnBoard) -> None:
        """Change the board accordingly."""


@dataclass(frozen=True, slots=True)
class AttackOrdered:
    """The team's place in the order of attacks, from 1. Explains; changes nothing by itself."""

    team: str
    position: int

    def apply(self, board: TurnBoard) -> None:
        """Nothing: the turn is played in this order."""


@dataclass(frozen=True, slots=True)
class FoundNobody:
    """The team, out to kill, found an empty station and goes home."""

    team: str

    def apply(self, board: TurnBoard) -> None:
        """Its units return."""
        for fighter in board.fighters[self.team]:
            fighter.fate = Fate.RETURNS


@dataclass(frozen=True, slots=True)
class StationTaken:
    """The team owns the station from now on; these of its units hold it."""

    team: str
    units: tuple[int, ...]

    def apply(self, board: TurnBoard) -> None:
        """Change owner and holders."""
        board.owner = self.team
        board.holders = [board.fighters[self.team][index] for index in self.units]
        for fighter in board.holders:
            fighter.fate = Fate.OCCUPIES
            fighter.unit = replace(fighter.unit, tactic=None)


@dataclass(frozen=True, slots=True)
class TacticAdopted:
    """The unit holds the station with this tactic from now on."""

    team: str
    unit: int
    tactic: Tactic

    def apply(self, board: TurnBoard) -> None:
        """Give it the tactic."""
        fighter = board.fighters[self.team][self.unit]
        fighter.unit = replace(fighter.unit, tactic=self.tactic)
