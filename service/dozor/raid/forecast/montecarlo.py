"""The estimate of a raid: many raids, played side by side with random dice.

Generator ``philox-4x64/1``: Philox-4x64-10. Raids are played in chunks of 16,384. The words of a
chunk are those of the key (seed, number of the chunk from 0), for the counters 1, 2, 3, …, four for
each.

For every move of a round there is one request of one number of 32 bits for each raid of the chunk
in which that move is made, in their order: undecided, the member on their feet, fighters left. A
request for n numbers takes the next (n + 1) // 2 words; its numbers are the lower halves of all of
them, then the upper ones. A number u becomes a roll: of the 36 or 216 ways in which the dice may
fall, sorted by the sum that counts, that of place ``u * ways >> 32``. The raids of a chunk keep
their order; those that got inside are ordered by the round of the breach in which they did, and in
one round those that took the outside come before those to whom it was left.

What is added up are whole numbers, so the same seed and number of raids give the same bits
everywhere.
"""

from collections.abc import Callable

from dozor.raid.forecast.chunk import Chunk
from dozor.raid.forecast.game import Game
from dozor.raid.forecast.rolltable import Stream
from dozor.raid.forecast.score import Score
from dozor.raid.forecast.tally import Tally
from dozor.raid.forecast.work import Budget
from dozor.raid.model import Raid
from dozor.raid.raid import Policy
from dozor.raid.rulebook import RaidRulebook

GENERATOR = "philox-4x64/1"
"""Name of the generator, in every estimate."""

CHUNK = 1 << 14
"""Raids played side by side; part of the generator, as each chunk has a stream of its own."""


def estimate(  # noqa: PLR0913 - all by keyword
    raid: Raid,
    policy: Policy,
    rulebook: RaidRulebook,
    *,
    horizon: int,
    samples: int,
    seed: int,
    progress: Callable[[float], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Tally:
    """Estimate how a raid ends, by playing it many times.

    Args:
        raid: The gang and its target.
        policy: When the gang retreats from the assault.
        rulebook: The data to judge by.
        horizon: Rounds of each phase after which what is undecided counts as the tail.
        samples: How many raids to play, at least 1.
        seed: From 0 to 2^64 - 1.
        progress: Told after each chunk how much is done, from 0 to 1.
        stop: Asked again and again; once it says yes, the estimate is given up.

    Returns:
        Frequencies, held off 0 and 1 by 2^-53.

    Raises:
        ForecastStopped: The estimate is not wanted any more.
        EstimateTooLarge: The raids went on for too many rounds.
    """
    game, score = Game(raid, policy, rulebook), Score(raid.size)
    budget = Budget(stop)
    for number, start in enumerate(range(0, samples, CHUNK)):
        raids = min(CHUNK, samples - start)
        Chunk(game, raids, Stream(seed, number), score, budget).play(horizon)
        if progress is not None:
            progress((start + raids) / samples)
    return score.tally(samples)
