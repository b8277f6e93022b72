"""Forecasts of raids: how a raid may end, and how likely. Needs NumPy, the extra ``forecast``.

`forecast` is the entry point: exact where the work limit allows (`exact`), else an estimate
(`montecarlo`).
"""

from collections.abc import Callable
from dataclasses import dataclass

from dozor.raid.forecast.exact import forecast_exactly
from dozor.raid.forecast.montecarlo import GENERATOR, estimate
from dozor.raid.forecast.tally import Tally
from dozor.raid.forecast.work import EstimateTooLarge, ForecastStopped, Work, WorkTooLarge
from dozor.raid.model import Raid
from dozor.raid.raid import Policy
from dozor.raid.rulebook import RaidRulebook

__all__ = [
    "GENERATOR",
    "EstimateTooLarge",
    "ForecastResult",
    "ForecastStopped",
    "Tally",
    "forecast",
]


@dataclass(frozen=True, slots=True)
class ForecastResult:
    """A forecast, and how it was made.

    Attributes:
        exact: Whether it is exact; else an estimate.
        tally: The probabilities; 0 and 1 are for certainty alone.
        samples: Raids played for an estimate, else 0.
        seed: Seed of the estimate, else 0.
        generator: Name of the estimate's generator, else empty.
        work: Work that the exact forecast took, or at which it was given up.
        memory: Whether it was given up for its memory, so that more work would not have helped.
    """

    exact: bool
    tally: Tally
    samples: int
    seed: int
    generator: str
    work: int
    memory: bool = False


def forecast(  # noqa: PLR0913 - all by keyword
    raid: Raid,
    policy: Policy,
    rulebook: RaidRulebook,
    *,
    horizon: int,
    work_limit: int,
    samples: int,
    seed: int,
    progress: Callable[[float], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> ForecastResult:
    """Forecast a raid: exactly if the work limit allows, else by an estimate.

    Args:
        raid: The gang and its target.
        policy: When the gang retreats from the assault.
        rulebook: The data to judge by.
        horizon: Rounds of each phase after which what is undecided counts as the tail.
        work_limit: Work that an exact forecast may take; see `Work`.
        samples: Raids to play where an estimate is needed.
        seed: Seed of the estimate, from 0 to 2^64 - 1.
        progress: Told during an estimate how much is done, from 0 to 1.
        stop: Asked again and again; once it says yes, the forecast is given up.

    Raises:
        ForecastStopped: The forecast is not wanted any more.
        EstimateTooLarge: An estimate was needed, and went on for too many rounds.
    """
    work = Work(work_limit, stop)
    try:
        tally = forecast_exactly(raid, policy, rulebook, horizon=horizon, work=work)
    except WorkTooLarge as error:
        tally = estimate(
            raid,
            policy,
            rulebook,
            horizon=horizon,
            samples=samples,
            seed=seed,
            progress=progress,
            stop=stop,
        )
        return ForecastResult(
            exact=False,
            tally=tally,
            samples=samples,
            seed=seed,
            generator=GENERATOR,
            work=work.done,
            memory=error.memory,
        )
    return ForecastResult(exact=True, tally=tally, samples=0, seed=0, generator="", work=work.done)
