"""A fight while it is being judged: the board, and the one way to change it."""

from collections.abc import Iterator

from dozor.station.effects import Board, Effect, Standing, Subject
from dozor.station.model import Engagement, Objective, Seat, Side
from dozor.station.rulebook import Rulebook
from dozor.station.rules import Rule
from dozor.station.rulings import Fact, Ruling


class Clash:
    """An engagement on its way through the laws.

    Attributes:
        engagement: The situation.
        rulebook: The data to judge by.
        board: The fight as the rulings so far have left it. Read it; only `rule` changes it.
        rulings: The rulings so far, in order.
    """

    __slots__ = ("_seats", "board", "engagement", "explain_all", "rulebook", "rulings")

    def __init__(self, engagement: Engagement, rulebook: Rulebook, *, explain_all: bool) -> None:
        self.engagement = engagement
        self.rulebook = rulebook
        self.explain_all = explain_all
        self.board = Board(engagement)
        self.rulings: list[Ruling[Effect]] = []
        self._seats = {
            side: [entry for entry in self.board.standings.items() if entry[0].side is side]
            for side in Side
        }

    def rule(self, rule: Rule, subject: Subject, effect: Effect, **facts: Fact) -> None:
        """Record a ruling and apply its effect."""
        self.rulings.append(Ruling(rule, subject, effect, facts))
        effect.apply(self.board, subject)

    def consider(self, rule: Rule, subject: Subject = None, **facts: Fact) -> None:
        """Record that a law was looked at and changed nothing; only for a full trace."""
        if self.explain_all:
            self.rulings.append(Ruling(rule, subject, None, facts))

    def units(self, side: Side) -> list[tuple[Seat, Standing]]:
        """The side's units, as listed, with what has become of them so far."""
        return self._seats[side]

    def everyone(self) -> Iterator[tuple[Seat, Standing]]:
        """All units: attackers first, each side as listed."""
        yield from self._seats[Side.ATTACKERS]
        yield from self._seats[Side.DEFENDERS]

    @property
    def to_kill(self) -> bool:
        """Whether the attack is a liquidation."""
        return self.engagement.objective is Objective.LIQUIDATION

    def lives(self, standing: Standing) -> bool:
        """Whether the unit lives through what it took so far; Healing saves it in any case."""
        total = standing.unit.wounds + standing.taken
        return standing.unit.healing or total < self.rulebook.wounds.dead
