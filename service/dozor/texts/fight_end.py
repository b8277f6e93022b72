"""The end of a fight's summary: what became of the units, and who holds the station."""

from dozor.station.model import Fate, Item, ItemState, Side, Track, UnitClass
from dozor.station.outcome import EngagementOutcome, UnitOutcome
from dozor.texts.catalog import Catalog
from dozor.texts.memo import kept
from dozor.texts.ruling_lines import POSITIONS
from dozor.texts.vocabulary import Vocabulary

_KEPT_UNITS = 16_384
_KEPT_SENTENCES = 128

_End = tuple[int, int, int, Fate, tuple[tuple[Item, ItemState], ...], Track | None]
"""Wounds taken, carried afterwards and put off; fate, used items, and the track of a point."""

_DEAD = Fate.DEAD
_KEPT = ItemState.KEPT


def _end(unit: UnitOutcome) -> _End:
    items, fate = unit.items, unit.fate
    if items:
        # What the dead have used up is nobody's concern any more.
        items = () if fate is _DEAD else tuple([used for used in items if used[1] is not _KEPT])
    return unit.wounds_taken, unit.wounds_after, unit.wounds_deferred, fate, items, unit.point


class FightEnd:
    """Writes how a fight ends, from sentences that are each written once."""

    def __init__(self, catalog: Catalog, vocabulary: Vocabulary) -> None:
        self._catalog = catalog
        self._vocabulary = vocabulary
        self._kept_unit = kept(_KEPT_UNITS, self._write_unit)
        self._kept_station = kept(_KEPT_SENTENCES, self._write_station)

    def sentences(self, outcome: EngagementOutcome) -> list[str]:
        """The sentences, in order."""
        attackers, defenders = outcome.attackers, outcome.defenders
        found = self._side("ATTACKERS", attackers)
        found += self._side("DEFENDERS", defenders)
        found.append(
            self._kept_station(
                outcome.holder, outcome.machine_gun_captured, len(attackers), len(defenders)
            )
        )
        return found

    def _side(self, side: str, units: tuple[UnitOutcome, ...]) -> list[str]:
        ends = [_end(unit) for unit in units]
        if len(units) == 1:
            return [self._kept_unit(side, "alone", units[0].unit_class, ends[0])]
        if ends[0] == ends[1]:
            return [self._kept_unit(side, "both", None, ends[0])]
        alike = units[0].unit_class is units[1].unit_class
        return [
            self._kept_unit(side, position if alike else "alone", unit.unit_class, end)
            for position, unit, end in zip(POSITIONS, units, ends, strict=True)
        ]

    def _write_unit(self, side: str, position: str, unit_class: UnitClass | None, end: _End) -> str:
        taken, after, deferred, fate, items, point = end
        tell = self._vocabulary.tell
        told = tell("class", unit_class) | tell("fate", fate) | tell("point", point)
        told |= {"side": side, "position": position, "deferred": deferred}
        told |= {"taken": taken, "wounds": taken, "after": after, "carried": after - taken}
        for key, state in (("lost", ItemState.LOST), ("spent", ItemState.SPENT)):
            told |= tell(key, tuple(item for item, now in items if now is state))
        return self._catalog.sentence("summary-unit", told)

    def _write_station(
        self,
        holder: Side | None,
        captured: bool,  # noqa: FBT001  # a part of the key
        attackers: int,
        defenders: int,
    ) -> str:
        told = self._vocabulary.tell("holder", holder)
        told |= {"captured": "yes" if captured else "no"}
        told |= {"attackers": attackers, "defenders": defenders}
        return self._catalog.sentence("summary-station", told)
