"""What happens in a raid. The state of a raid is what its events, applied in order, make of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from dozor.raid.dice import Die
from dozor.raid.model import Ending, Phase, Raid, RaidState, Tier
from dozor.raid.rules import RaidRule


class Board:
    """A raid as the events so far have left it. Only events change it."""

    __slots__ = ("ending", "fell_back", "fighters", "phase", "rounds", "routed", "wounds")

    def __init__(self, state: RaidState) -> None:
        self.phase = state.phase
        self.fighters = state.fighters
        self.fell_back = state.fell_back
        self.rounds = state.rounds
        self.wounds = list(state.wounds)
        self.ending: Ending | None = None
        self.routed = False

    def state(self) -> RaidState:
        """The raid as it is now."""
        return RaidState(self.phase, self.fighters, self.fell_back, self.rounds, tuple(self.wounds))

    def on_their_feet(self, raid: Raid) -> list[int]:
        """Places of the members who are on their feet."""
        return [i for i, member in enumerate(raid.members) if self.wounds[i] < member.health]


class Event(Protocol):
    """What a ruling does to the raid."""

    def apply(self, board: Board) -> None:
        """Change the board accordingly."""


@dataclass(frozen=True, slots=True)
class PhaseBegun:
    """A phase begins: so many fighters, who wear and shoot with so much."""

    phase: Phase
    fighters: int
    armor: int
    penetration: int

    def apply(self, board: Board) -> None:
        """Man the phase."""
        board.phase = self.phase
        board.fighters = self.fighters
        board.rounds = 0
        board.ending = None


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """A round of the phase begins; the first is round 1."""

    phase: Phase
    round: int

    def apply(self, board: Board) -> None:
        """Count it."""
        board.rounds = self.round


class Moved(NamedTuple):
    """A member has made a move.

    Attributes:
        member: The member's place.
        weapon: Place of the weapon in use.
        dice: The dice as rolled.
        dropped: Which of them was dropped, if three were rolled.
        modifier: What was added.
        total: The kept dice and the modifier.
        tier: What that reached.
        taken_out: Fighters taken out.
        wounds: Wounds suffered.
        down: Whether the member is down now.
    """

    member: int
    weapon: int
    dice: tuple[Die, ...]
    dropped: int | None
    modifier: int
    total: int
    tier: Tier
    taken_out: int
    wounds: int
    down: bool

    def apply(self, board: Board) -> None:
        """Take out the fighters, add the wounds."""
        board.fighters -= self.taken_out
        board.wounds[self.member] += self.wounds


@dataclass(frozen=True, slots=True)
class Joined:
    """Reinforcements join the fighters outside."""

    fighters: int

    def apply(self, board: Board) -> None:
        """Add them."""
        board.fighters += self.fighters


@dataclass(frozen=True, slots=True)
class FellBack:
    """Fighters leave the outside and join the defenders inside."""

    fighters: int

    def apply(self, board: Board) -> None:
        """Move them."""
        board.fighters -= self.fighters
        board.fell_back += self.fighters


@dataclass(frozen=True, slots=True)
class RetreatDeclared:
    """A boss or right hand has declared a retreat; the round is still played."""

    member: int

    def apply(self, board: Board) -> None:
        """Nothing yet: the gang withdraws after the round."""


@dataclass(frozen=True, slots=True)
class Decided:
    """The phase is decided."""

    ending: Ending
    routed: bool = False

    def apply(self, board: Board) -> None:
        """Note how."""
        board.ending = self.ending
        board.routed = self.routed


class RaidRuling(NamedTuple):
    """One ruling: the rule, whom it is about, and what happened.

    Attributes:
        rule: The rule.
        member: Place of the member whom it is about, if it is about one.
        event: What happened; none where something was looked at and did not apply.
    """

    rule: RaidRule
    member: int | None = None
    event: Event | None = None


def fold(state: RaidState, rulings: Iterable[RaidRuling]) -> Board:
    """The board that rulings, applied in order, make of a state."""
    board = Board(state)
    for ruling in rulings:
        if ruling.event is not None:
            ruling.event.apply(board)
    return board
