"""The summary of a fight: one paragraph, put together from sentences that are each written once."""

from dozor.station.outcome import Resolution
from dozor.texts.catalog import Catalog
from dozor.texts.fight_course import FightCourse
from dozor.texts.fight_end import FightEnd
from dozor.texts.fight_opening import FightOpening
from dozor.texts.ruling_lines import RulingLines
from dozor.texts.vocabulary import Vocabulary


class FightSummary:
    """Writes fights: how they began, how they went, how they ended."""

    def __init__(self, catalog: Catalog, vocabulary: Vocabulary, lines: RulingLines) -> None:
        self._opening = FightOpening(catalog, vocabulary)
        self._course = FightCourse(catalog, vocabulary, lines)
        self._end = FightEnd(catalog, vocabulary)

    def paragraph(self, resolution: Resolution) -> str:
        """A fight in one paragraph."""
        return " ".join(
            [
                self._opening.sentences(resolution.engagement),
                *self._course.sentences(resolution),
                *self._end.sentences(resolution.outcome),
            ]
        )
