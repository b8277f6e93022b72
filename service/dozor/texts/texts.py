"""All texts of one locale."""

from enum import StrEnum
from functools import cache

from dozor.errors import Violation
from dozor.raid.events import RaidRuling
from dozor.raid.model import Raid
from dozor.raid.raid import RaidResolution
from dozor.station.effects import Effect
from dozor.station.model import Engagement, Turn
from dozor.station.outcome import Resolution
from dozor.station.rulings import Ruling
from dozor.station.turn import TurnEngagement, TurnResolution
from dozor.station.turn_board import TurnEffect
from dozor.texts.catalog import Catalog
from dozor.texts.fight_summary import FightSummary
from dozor.texts.locale import LocaleCode
from dozor.texts.raid_forecast import ForecastFacts, RaidForecast
from dozor.texts.raid_lines import RaidLines
from dozor.texts.raid_summary import RaidSummary
from dozor.texts.ruling_lines import RulingLines
from dozor.texts.turn_lines import TurnLines
from dozor.texts.turn_summary import TurnSummary
from dozor.texts.violation_lines import ViolationLines
from dozor.texts.vocabulary import Vocabulary


class Texts:
    """Names, laws, rulings, summaries and refusals in one locale.

    A text that cannot be written raises `dozor.texts.CatalogError`; none is ever replaced by an id.
    Sentences are kept once written, within bounds. Safe to share between threads.

    Attributes:
        code: The locale.
    """

    def __init__(self, code: LocaleCode) -> None:
        self.code = code
        self._catalog = Catalog(code)
        self._vocabulary = Vocabulary(self._catalog)
        self._rulings = RulingLines(self._catalog, self._vocabulary)
        self._fights = FightSummary(self._catalog, self._vocabulary, self._rulings)
        self._turn_rulings = TurnLines(self._catalog, self._vocabulary)
        self._turns = TurnSummary(self._catalog, self._vocabulary, self._fights, self._turn_rulings)
        self._raid_rulings = RaidLines(self._catalog, self._vocabulary)
        self._raids = RaidSummary(self._catalog, self._vocabulary, self._raid_rulings)
        self._forecasts = RaidForecast(self._catalog, self._vocabulary)
        self._violations = ViolationLines(self._catalog, self._vocabulary)

    def name(self, value: StrEnum) -> str:
        """The name of a value of the model: a class, an item, a tactic, a fate and so on."""
        return self._vocabulary.name(value)

    def wound_name(self, wounds: int) -> str:
        """The name of a step on the scale of wounds, from 0, unhurt, to 3, dead."""
        return self._catalog.format(f"wounds-{wounds}")

    def law_title(self, law_id: str) -> str:
        """The title of a law or chapter, such as ``station.law6`` or ``raid.breach``."""
        return self._catalog.format(_message(law_id))

    def law_text(self, law_id: str) -> str:
        """What a law or chapter says, in plain words: paragraphs, an empty line between two."""
        return self._catalog.paragraphs(_message(law_id), "text")

    def ruling(self, ruling: Ruling[Effect], engagement: Engagement) -> str:
        """One sentence for a ruling of a fight; the engagement is the one that it was made in."""
        return self._rulings.line(ruling, engagement)

    def turn_ruling(self, ruling: Ruling[TurnEffect], turn: Turn) -> str:
        """One sentence for a ruling of Law 13; the turn is the one that it was made in."""
        return self._turn_rulings.line(ruling, turn)

    def summary(self, resolution: Resolution) -> str:
        """A fight in one paragraph."""
        return self._fights.paragraph(resolution)

    def turn_summary(self, resolution: TurnResolution) -> str:
        """A turn in one paragraph."""
        return self._turns.turn(resolution)

    def turn_engagement_summary(
        self, engagement: TurnEngagement, resolution: TurnResolution
    ) -> str:
        """One attack of a turn in one paragraph."""
        return self._turns.attack(engagement, resolution)

    def raid_ruling(self, ruling: RaidRuling, raid: Raid, penalty: int) -> str:
        """One sentence for a ruling of a raid; the raid is the one that it was made in.

        The penalty is that of the weapon in use; see `dozor.raid.penalties`.
        """
        return self._raid_rulings.line(ruling, raid, penalty)

    def raid_summary(self, resolution: RaidResolution) -> str:
        """A raid, or the rounds of it that were played, in one paragraph."""
        return self._raids.paragraph(resolution)

    def forecast_summary(self, facts: ForecastFacts) -> str:
        """The forecast of a raid in one paragraph."""
        return self._forecasts.paragraph(facts)

    def violation(self, violation: Violation) -> str:
        """What is wrong with a field and what would be right, in one or two sentences."""
        return self._violations.line(violation)


def _message(law_id: str) -> str:
    return law_id.replace(".", "-")


@cache
def texts_for(code: LocaleCode) -> Texts:
    """The texts of a locale, made once."""
    return Texts(code)
