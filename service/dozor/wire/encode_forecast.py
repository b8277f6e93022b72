"""Forecasts to messages."""

from math import sqrt

from dozor.raid.forecast import ForecastResult
from dozor.raid.model import Phase
from dozor.texts.raid_forecast import ForecastFacts, Share
from dozor.v1 import raid_service_pb2 as pb
from dozor.wire.raid_vocabulary import ENDING


def encode_forecast(result: ForecastResult) -> pb.Forecast:
    """A forecast; probabilities of an estimate with their standard errors."""
    tally = result.tally

    def chance(value: float) -> pb.Probability:
        return _chance(value, 0 if result.exact else result.samples)

    return pb.Forecast(
        method=pb.FORECAST_METHOD_EXACT if result.exact else pb.FORECAST_METHOD_MONTE_CARLO,
        endings=[
            pb.EndingProbability(ending=ENDING.number[ending], probability=chance(value))
            for ending, value in sorted(tally.endings.items(), key=lambda entry: -entry[1])
        ],
        breached=chance(tally.breached),
        breach_rounds=_rounds(result, Phase.BREACH),
        assault_rounds=_rounds(result, Phase.ASSAULT),
        down=[
            pb.DownProbability(
                ending=ENDING.number[ending], members_down=number, probability=chance(value)
            )
            for (ending, number), value in sorted(
                tally.down.items(), key=lambda entry: (ENDING.number[entry[0][0]], entry[0][1])
            )
        ],
        member_down=[chance(value) for value in tally.member_down],
        fighters_left=[
            pb.CountProbability(count=count, probability=chance(value))
            for count, value in sorted(tally.fighters_left.items())
        ],
        tail=chance(tally.tail),
        samples=result.samples,
        seed=result.seed,
        generator=result.generator,
        work=result.work,
        inexact=_inexact(result),
    )


def facts_of(result: ForecastResult, horizon: int) -> ForecastFacts:
    """What the summary of a forecast tells, which looked at so many rounds of each phase."""
    tally = result.tally

    def share(value: float) -> Share:
        chance = _chance(value, 0 if result.exact else result.samples)
        return Share(chance.value, chance.standard_error)

    endings = sorted(tally.endings.items(), key=lambda entry: -entry[1])
    return ForecastFacts(
        exact=result.exact,
        samples=result.samples,
        endings=tuple([(ending, share(value)) for ending, value in endings]),
        breached=share(tally.breached),
        expected_down=sum(tally.member_down),
        size=len(tally.member_down),
        horizon=horizon,
        tail=share(tally.tail),
    )


def _inexact(result: ForecastResult) -> pb.InexactReason:
    if result.exact:
        return pb.INEXACT_REASON_UNSPECIFIED
    return pb.INEXACT_REASON_MEMORY if result.memory else pb.INEXACT_REASON_WORK_LIMIT


def _rounds(result: ForecastResult, phase: Phase) -> list[pb.CountProbability]:
    samples = 0 if result.exact else result.samples
    found = ((n, value) for (p, n), value in result.tally.rounds.items() if p is phase)
    return [
        pb.CountProbability(count=count, probability=_chance(value, samples))
        for count, value in sorted(found)
    ]


def _chance(value: float, samples: int) -> pb.Probability:
    # Nothing that was estimated is certain: the error is never below one raid of all.
    error = max(sqrt(value * (1.0 - value) / samples), 1.0 / samples) if samples else 0.0
    return pb.Probability(value=value, standard_error=error)
