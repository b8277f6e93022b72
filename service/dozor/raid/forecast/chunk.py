"""A chunk of raids, played side by side with random dice."""

import numpy as np

from dozor.raid.forecast.game import ENDINGS, Game, Mask
from dozor.raid.forecast.rolltable import Ints, Stream
from dozor.raid.forecast.score import Score
from dozor.raid.forecast.work import Budget
from dozor.raid.model import Ending, Phase

_BREACHED = ENDINGS.index(Ending.BREACHED)
_STALEMATE = ENDINGS.index(Ending.STALEMATE)


class Chunk:
    """Raids that are undecided, and what has become of the others.

    Each raid is a column; those that are decided are taken out, the others keep their order.
    """

    def __init__(
        self,
        game: Game,
        raids: int,
        stream: Stream,
        score: Score,
        budget: Budget,
    ) -> None:
        self._game = game
        self._stream = stream
        self._score = score
        self._budget = budget
        self._phase = Phase.BREACH
        self._rounds = 0
        self._wounds = _columns([m.wounds for m in game.raid.members], raids)
        self._fell_back = np.zeros(raids, dtype=np.int32)
        self._fighters = game.fighters(Phase.BREACH, self._fell_back)
        self._inside: list[tuple[Ints, Ints]] = []

    def play(self, horizon: int) -> None:
        """Play all raids until they are decided, or the horizon is reached."""
        self._play_phase(horizon)
        self._phase, self._rounds = Phase.ASSAULT, 0
        if self._inside:
            self._wounds = np.concatenate([wounds for wounds, _ in self._inside], axis=1)
            self._fell_back = np.concatenate([fell_back for _, fell_back in self._inside])
            self._fighters = self._game.fighters(Phase.ASSAULT, self._fell_back)
            self._play_phase(horizon)

    def _play_phase(self, horizon: int) -> None:
        self._look(self._nowhere())
        self._find_stalled()
        while self._fighters.size and self._rounds < horizon:
            self._budget.spend(self._fighters.size * len(self._wounds))
            leaving = self._declare()
            self._rounds += 1
            self._make_moves()
            self._look(leaving)
            if self._phase is Phase.BREACH:
                self._move_fighters()
            self._find_stalled()
        self._score.undecided(self._fighters.size)
        self._keep(self._nowhere())

    def _nowhere(self) -> Mask:
        return np.zeros(self._fighters.size, dtype=np.bool_)

    def _feet(self) -> Mask:
        return self._wounds < self._game.health

    def _on_feet(self) -> Ints:
        return _count(self._feet())

    def _able(self) -> Ints:
        return _count(self._feet() & self._game.able[self._phase])

    def _declare(self) -> Mask:
        """Where a retreat is declared before the coming round."""
        if self._phase is Phase.BREACH or not self._game.may_retreat(self._rounds):
            return self._nowhere()
        down = self._game.raid.size - self._on_feet()
        officers = _count(self._feet() & self._game.officers) > 0
        return officers & self._game.retreats(self._rounds, down)

    def _make_moves(self) -> None:
        for place, table in enumerate(self._game.moves[self._phase]):
            if table is None:
                continue
            wounds, health = self._wounds[place], self._game.health[place]
            who = np.flatnonzero((wounds < health) & (self._fighters > 0))
            rolls = table.places(self._stream.draw(who.size))
            left = self._fighters[who] - table.taken_out[rolls]
            self._fighters[who] = np.maximum(left, 0)
            wounds[who] = np.minimum(wounds[who] + table.wounds[rolls], health)

    def _look(self, leaving: Mask) -> None:
        endings = self._game.look(
            self._phase, self._on_feet(), self._able(), self._fighters, leaving
        )
        self._decide(endings)

    def _move_fighters(self) -> None:
        """Steps 5 to 7 of a round of the breach."""
        inside, left = self._game.move_fighters(self._fighters, self._on_feet())
        self._fell_back += inside
        self._fighters = np.array(left)
        self._decide(np.where(left == 0, np.int32(_BREACHED), np.int32(-1)))

    def _find_stalled(self) -> None:
        """Nobody could be hurt, and the next round of the breach would send nobody inside."""
        if self._game.harmful[self._phase].all():
            return  # Whoever is on their feet can hurt or be hurt.
        stalled = ~(self._feet() & self._game.harmful[self._phase]).any(axis=0)
        if self._phase is Phase.BREACH:
            inside, _ = self._game.move_fighters(self._fighters, self._on_feet())
            stalled &= inside == 0
        self._decide(np.where(stalled, np.int32(_STALEMATE), np.int32(-1)))

    def _decide(self, endings: Ints) -> None:
        """Count and take out the raids that have an ending."""
        decided = endings >= 0
        if not decided.any():
            return
        self._score.decide(self._phase, self._rounds, int(decided.sum()))
        for number in np.unique(endings[decided]):
            these = endings == number
            if number == _BREACHED:
                self._inside.append((self._wounds[:, these], self._fell_back[these]))
                self._score.breached += int(these.sum())
            else:
                down = ~self._feet()[:, these]
                self._score.end(ENDINGS[number], down, self._fighters[these])
        self._keep(~decided)

    def _keep(self, these: Mask) -> None:
        self._wounds = self._wounds[:, these]
        self._fell_back = self._fell_back[these]
        self._fighters = self._fighters[these]


def _count(members: Mask) -> Ints:
    """How many members, in each raid."""
    counted: Ints = members.sum(axis=0, dtype=np.int32)
    return counted


def _columns(values: list[int], count: int) -> Ints:
    return np.repeat(np.array(values, dtype=np.int32)[:, np.newaxis], count, axis=1)
