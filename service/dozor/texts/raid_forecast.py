"""The forecast of a raid in one paragraph."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from dozor.numerals import SLIGHT_TAIL, Rounded, rounded, rounded_percent
from dozor.raid.model import Ending
from dozor.texts.catalog import Catalog
from dozor.texts.vocabulary import ABSENT, Vocabulary

_Told = dict[str, str | int]


class Share(NamedTuple):
    """A share of all raids, and its standard error; 0 where it is exact."""

    value: float
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class ForecastFacts:
    """What a forecast's summary tells.

    Attributes:
        exact: Whether the shares are exact; else they are estimated from samples.
        samples: Raids simulated for an estimate.
        endings: How raids end, with the share of each, in descending order.
        breached: The share of raids in which the gang gets inside.
        expected_down: Members who are down at the end, on average, undecided raids counting none.
        size: Members of the gang.
        horizon: Rounds of each phase that were looked at.
        tail: The share of raids that were not followed to their end.
    """

    exact: bool
    samples: int
    endings: tuple[tuple[Ending, Share], ...]
    breached: Share
    expected_down: float
    size: int
    horizon: int
    tail: Share


class RaidForecast:
    """Writes forecasts, with as many digits as they are good for."""

    def __init__(self, catalog: Catalog, vocabulary: Vocabulary) -> None:
        self._catalog = catalog
        self._vocabulary = vocabulary

    def paragraph(self, facts: ForecastFacts) -> str:
        """A forecast in one paragraph."""
        return " ".join(self._sentences(facts))

    def _sentences(self, facts: ForecastFacts) -> Iterator[str]:
        # What goes on beyond the horizon may still end in any way: nothing is told as its end.
        within = "-within" if facts.tail.value > SLIGHT_TAIL else ""
        how = "exact" if facts.exact else "estimate"
        told: _Told = {"samples": facts.samples, "horizon": facts.horizon}
        told |= {"share": self._share(facts.breached), "rest": self._share(facts.tail)}
        yield self._catalog.sentence(f"raid-forecast-{how}{within}", told)
        if not facts.endings:
            if within:
                yield self._catalog.sentence("raid-forecast-undecided", told)
            return
        entries = [self._ending(ending, share) for ending, share in facts.endings]
        told["endings"] = self._vocabulary.listing(entries)
        yield self._catalog.sentence(f"raid-forecast-endings{within}", told)
        decided = sum(share.value for _, share in facts.endings) if within else 1.0
        number = self._decimal(rounded(facts.expected_down / decided, facts.size, digits=1))
        down: _Told = {"number": number, "size": facts.size}
        yield self._catalog.sentence(f"raid-forecast-down{within}", down)

    def _ending(self, ending: Ending, share: Share) -> str:
        told = self._vocabulary.tell("ending", ending) | {"share": self._share(share)}
        return self._catalog.format("raid-forecast-ending", told)

    def _share(self, share: Share) -> str:
        number = self._decimal(rounded_percent(share.value, share.error))
        return self._catalog.format("raid-share", {"number": number})

    def _decimal(self, number: Rounded) -> str:
        told: _Told = {"bound": number.bound, "whole": number.whole}
        told["tenths"] = number.decimals or ABSENT
        return self._catalog.format("raid-decimal", told)
