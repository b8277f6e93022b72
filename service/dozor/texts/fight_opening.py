"""The beginning of a fight's summary: who attacks whom, with what, and for what."""

from dozor.station.model import Component, Engagement, Item, Objective, Tactic, Unit, UnitClass
from dozor.texts.catalog import Catalog
from dozor.texts.memo import kept
from dozor.texts.template import Template, gap
from dozor.texts.vocabulary import Vocabulary

_KEPT_UNITS = 8_192
_KEPT_SENTENCES = 512

_KIT = (("V", Item.VEST), ("M", Item.MEDKIT), ("S", Item.STIMULANT))


class FightOpening:
    """Writes how a fight begins, from parts that are each written once."""

    def __init__(self, catalog: Catalog, vocabulary: Vocabulary) -> None:
        self._catalog = catalog
        self._vocabulary = vocabulary
        self._kept_unit = kept(_KEPT_UNITS, self._write_unit)
        self._kept_pair = kept(1, self._write_pair)
        self._kept_opening = kept(_KEPT_SENTENCES, self._write_opening)
        self._kept_field = kept(_KEPT_SENTENCES, self._write_field)

    def sentences(self, fight: Engagement) -> str:
        """One to five sentences, as one text."""
        opening = self._kept_opening(fight.objective, len(fight.attackers), len(fight.defenders))
        text = opening.fill(self._side(fight.attackers), self._side(fight.defenders))
        if fight.metrotank or fight.machine_gun or fight.agent or fight.sabotage:
            text += self._kept_field(
                fight.metrotank, fight.machine_gun, fight.agent, fight.sabotage
            )
        return text

    def _side(self, units: tuple[Unit, ...]) -> str:
        if len(units) == 1:
            return self._unit(units[0], each=False)
        first, second = units
        alone = self._unit(first, each=False)
        other = self._unit(second, each=False)
        if alone == other:
            return self._unit(first, each=True)
        return self._kept_pair().fill(alone, other)

    def _unit(self, unit: Unit, *, each: bool) -> str:
        return self._kept_unit(
            unit.unit_class, unit.items, unit.tactic, unit.healing, unit.wounds, each
        )

    def _write_unit(
        self,
        unit_class: UnitClass,
        items: tuple[Item, ...],
        tactic: Tactic | None,
        healing: bool,  # noqa: FBT001  # a part of the key
        wounds: int,
        each: bool,  # noqa: FBT001  # likewise
    ) -> str:
        told = self._vocabulary.tell("class", unit_class)
        features: list[str] = []
        if items:
            kit = "".join(letter for letter, item in _KIT if item in items)
            features.append(self._catalog.format("feature-kit", {"kit": kit}))
        elif tactic is None:
            features.append(self._catalog.format("feature-no-kit", told))
        if tactic is not None:
            using = self._vocabulary.tell("tactic", tactic)
            features.append(self._catalog.format("feature-tactic", using))
        if healing:
            features.append(self._catalog.format("feature-healing"))
        if wounds:
            features.append(self._catalog.format("feature-wounds", {"wounds": wounds}))
        told["features"] = self._vocabulary.listing(features, last="list-more")
        return self._catalog.format("brought-by-each" if each else "brought", told)

    def _write_pair(self) -> Template:
        return Template(self._catalog.format("brought-also", {"first": gap(0), "next": gap(1)}))

    def _write_opening(self, objective: Objective, attackers: int, defenders: int) -> Template:
        told = self._vocabulary.tell("objective", objective)
        told |= {"attackers": attackers, "defenders": defenders}
        told |= {"attacking": gap(0), "holding": gap(1)}
        return Template(self._catalog.sentence("opening", told))

    def _write_field(
        self,
        metrotank: bool,  # noqa: FBT001  # a part of the key
        machine_gun: bool,  # noqa: FBT001  # likewise
        agent: bool,  # noqa: FBT001  # likewise
        sabotage: tuple[Component, ...],
    ) -> str:
        found: list[str] = []
        for there, message in (
            (metrotank, "field-metrotank"),
            (machine_gun, "field-machine-gun"),
            (agent, "field-agent"),
        ):
            if there:
                found.append(self._catalog.sentence(message))
        if sabotage:
            told = self._vocabulary.tell("components", sabotage)
            found.append(self._catalog.sentence("field-sabotage", told))
        return "".join(f" {sentence}" for sentence in found)
