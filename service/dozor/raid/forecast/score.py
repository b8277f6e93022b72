"""Counts how the raids of an estimate end, in whole numbers."""

from collections import Counter

import numpy as np

from dozor.raid.forecast.certainty import doubted
from dozor.raid.forecast.game import Mask
from dozor.raid.forecast.rolltable import Ints
from dozor.raid.forecast.tally import Tally
from dozor.raid.model import Ending, Phase


class Score:
    """How the raids played so far have ended.

    Attributes:
        breached: In how many the gang got inside.
    """

    def __init__(self, size: int) -> None:
        self.breached = 0
        self._down: Counter[tuple[Ending, int]] = Counter()
        self._member_down = np.zeros(size, dtype=np.int64)
        self._fighters_left: Counter[int] = Counter()
        self._rounds: Counter[tuple[Phase, int]] = Counter()
        self._undecided = 0

    def decide(self, phase: Phase, rounds: int, raids: int) -> None:
        """Count raids whose phase was decided after so many rounds."""
        self._rounds[phase, rounds] += raids

    def end(self, ending: Ending, down: Mask, fighters: Ints) -> None:
        """Count raids that have ended: who is down in each, and how many fighters are left."""
        self._member_down += down.sum(axis=1)
        for number, raids in enumerate(np.bincount(down.sum(axis=0))):
            if raids:
                self._down[ending, number] += int(raids)
        for left, raids in zip(*np.unique(fighters, return_counts=True), strict=True):
            self._fighters_left[int(left)] += int(raids)

    def undecided(self, raids: int) -> None:
        """Count raids that the horizon has ended."""
        self._undecided += raids

    def tally(self, samples: int) -> Tally:
        """The frequencies; none of them is 0 or 1, but for a tail without raids."""
        endings: Counter[Ending] = Counter()
        for (ending, _), raids in self._down.items():
            endings[ending] += raids
        return Tally(
            size=self._member_down.size,
            endings={key: doubted(raids / samples) for key, raids in endings.items()},
            breached=doubted(self.breached / samples),
            down={key: doubted(raids / samples) for key, raids in self._down.items()},
            member_down=[doubted(int(raids) / samples) for raids in self._member_down],
            fighters_left={n: doubted(raids / samples) for n, raids in self._fighters_left.items()},
            rounds={key: doubted(raids / samples) for key, raids in self._rounds.items()},
            tail=doubted(self._undecided / samples) if self._undecided else 0.0,
        )
