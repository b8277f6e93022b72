"""The exact forecast of a raid: dynamic programming over all joint states, round by round.

It asks the same rules as the resolver: who may do what (`dozor.raid.move`), what is looked at and
who joins and falls back (`dozor.raid.breach`, `dozor.raid.assault`), how many fighters there are
(`dozor.raid.strength`), when a policy retreats (`dozor.raid.raid.retreats`).
"""

import numpy as np

from dozor.raid.forecast.assault_rounds import AssaultRounds
from dozor.raid.forecast.breach_rounds import BreachRounds
from dozor.raid.forecast.cloud import Cloud
from dozor.raid.forecast.count import Count
from dozor.raid.forecast.gang import Gang
from dozor.raid.forecast.layout import lay_out
from dozor.raid.forecast.tally import Tally
from dozor.raid.forecast.work import Work
from dozor.raid.model import Phase, Raid
from dozor.raid.play import opening
from dozor.raid.raid import Policy
from dozor.raid.rulebook import RaidRulebook


def forecast_exactly(
    raid: Raid, policy: Policy, rulebook: RaidRulebook, *, horizon: int, work: Work
) -> Tally:
    """Forecast the breach, and from all ways into the base the assault.

    Every probability is right within the tail, and within rounding. What the tail holds besides
    raids undecided at the horizon is masses so small that they were not followed any further.

    Args:
        raid: The gang and its target.
        policy: When the gang retreats from the assault.
        rulebook: The data to judge by.
        horizon: Rounds of each phase after which what is undecided counts as the tail.
        work: The work limit.

    Raises:
        WorkTooLarge: The limit was reached.
        ForecastStopped: The forecast is not wanted any more.
    """
    count = Count(raid.size, work)
    layout, at_start = lay_out(raid, rulebook)
    fighters = opening(raid, Phase.BREACH, 0, rulebook).fighters
    box = tuple((state, state + 1) for state in at_start)
    start = Cloud(Gang(layout), fighters, box, np.ones((*(1 for _ in box), 1)))
    breach = BreachRounds(raid, start.gang, rulebook, count, work)
    breach.play(start, horizon)
    for entry in breach.entries():
        AssaultRounds(raid, entry.gang, policy, rulebook, count, work).play(entry, horizon)
    return count.finish()
