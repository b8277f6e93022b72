"""The forecast of a raid in one paragraph."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from dozor.raid.model import Ending
from dozor.texts.catalog import Catalog
from dozor.texts.vocabulary import ABSENT, Vocabulary

_FINE_ERROR = 0.2
"""Percent of standard error above which an estimate is told without decimals."""

_SLIGHT_TAIL = 1e-6
"""A smaller share that was not followed to its end changes no digit that is told."""

_Told = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class ForecastFacts:
    """What a forecast's summary tells.

    Attributes:
        exact: Whether the shares are exact; else they are estimated from samples.
        samples: Raids simulated for an estimate.
        endings: How raids end, with the share of each, in descending order.
        breached: Share of raids in which the gang gets inside.
        expected_down: Members who are down at the end, on average.
        size: Members of the gang.
        tail: Share of raids that were not followed to their end.
    """

    exact: bool
    samples: int
    endings: tuple[tuple[Ending, float], ...]
    breached: float
    expected_down: float
    size: int
    tail: float


class RaidForecast:
    """Writes forecasts, with as many digits as they are good for."""

    def __init__(self, catalog: Catalog, vocabulary: Vocabulary) -> None:
        self._catalog = catalog
        self._vocabulary = vocabulary

    def paragraph(self, facts: ForecastFacts) -> str:
        """A forecast in one paragraph."""
        return " ".join(self._sentences(facts))

    def _sentences(self, facts: ForecastFacts) -> Iterator[str]:
        how = "exact" if facts.exact else "estimate"
        told: _Told = {"samples": facts.samples, "share": self._share(facts.breached, facts)}
        yield self._catalog.sentence(f"raid-forecast-{how}", told)
        if facts.endings:
            entries = [self._ending(ending, share, facts) for ending, share in facts.endings]
            endings = {"endings": self._vocabulary.listing(entries)}
            yield self._catalog.sentence("raid-forecast-endings", endings)
        number = self._decimal(facts.expected_down, facts.size, digits=1)
        down: _Told = {"number": number, "size": facts.size}
        yield self._catalog.sentence("raid-forecast-down", down)
        if facts.tail > _SLIGHT_TAIL:
            tail = {"share": self._share(facts.tail, facts)}
            yield self._catalog.sentence("raid-forecast-tail", tail)

    def _ending(self, ending: Ending, share: float, facts: ForecastFacts) -> str:
        told = self._vocabulary.tell("ending", ending) | {"share": self._share(share, facts)}
        return self._catalog.format("raid-forecast-ending", told)

    def _share(self, share: float, facts: ForecastFacts) -> str:
        fine = facts.exact or _percent_error(share, facts.samples) <= _FINE_ERROR
        number = self._decimal(100 * share, 100, digits=int(fine))
        return self._catalog.format("raid-share", {"number": number})

    def _decimal(self, value: float, top: int, *, digits: int) -> str:
        """A number from 0 to a top; neither is told unless it is reached exactly."""
        if value <= 0 or value >= top:
            return self._number("none", 0 if value <= 0 else top, digits=0)
        scale = 10**digits
        units = math.floor(value * scale + 0.5)
        if units == 0:
            return self._number("less", 1, digits=digits)
        if units == top * scale:
            return self._number("more", units - 1, digits=digits)
        return self._number("none", units, digits=digits)

    def _number(self, bound: str, units: int, *, digits: int) -> str:
        whole, rest = divmod(units, 10**digits)
        tenths = str(rest) if digits else ABSENT
        told = {"bound": bound, "whole": whole, "tenths": tenths}
        return self._catalog.format("raid-decimal", told)


def _percent_error(share: float, samples: int) -> float:
    """Standard error of a share that was estimated from so many samples, in percent."""
    return 100 * math.sqrt(max(0.0, share * (1 - share)) / max(1, samples))
