"""What is wrong with a field, in words."""

from enum import StrEnum

from dozor.errors import Violation
from dozor.raid.model import Edge, Phase, Rank, WeaponKind
from dozor.station.model import Component, Item, Objective, Tactic, UnitClass
from dozor.texts.catalog import Catalog
from dozor.texts.memo import kept
from dozor.texts.vocabulary import ABSENT, NAMED, Vocabulary

_LONGEST_QUOTE = 80

_PREFIXES: dict[type[object], str] = {
    UnitClass: "UNIT_CLASS_",
    Item: "ITEM_",
    Tactic: "TACTIC_",
    Component: "STATION_COMPONENT_",
    Objective: "OBJECTIVE_",
    Phase: "RAID_PHASE_",
    WeaponKind: "WEAPON_KIND_",
    Edge: "EDGE_",
    Rank: "MEMBER_RANK_",
    # The levels of a trace are nothing that the rules know of.
    str: "TRACE_LEVEL_",
}
"""How the contract begins the values of an enum that a request may hold."""

_Told = dict[str, str | int]

_Fact = tuple[str, type[object], object]
"""A fact by its name; with its type, for values of two vocabularies may be equal as keys."""

_KEPT_LINES = 1_024


class ViolationLines:
    """Writes violations: what was given, and what would be right."""

    def __init__(self, catalog: Catalog, vocabulary: Vocabulary) -> None:
        self._catalog = catalog
        self._vocabulary = vocabulary
        self._kept = kept(_KEPT_LINES, self._write)

    def line(self, violation: Violation) -> str:
        """One or two sentences."""
        facts = [(key, _kind(fact), fact) for key, fact in violation.facts.items()]
        return self._kept(violation.message, tuple(facts))

    def _write(self, message: str, facts: tuple[_Fact, ...]) -> str:
        told: _Told = {}
        for key, _, fact in facts:
            told |= self._tell(key, fact)
        return self._catalog.sentence(message, told)

    def _tell(self, key: str, fact: object) -> _Told:
        if isinstance(fact, tuple):
            return self._tell_choices(key, fact)
        if isinstance(fact, str) and type(fact) not in NAMED:
            return self._vocabulary.tell(key, _shorten(str(fact)))
        told = self._vocabulary.tell(key, fact)
        if isinstance(fact, StrEnum) and type(fact) in _PREFIXES:
            told[f"{key}_choice"] = self._choice(fact)
        return told

    def _tell_choices(self, key: str, values: tuple[object, ...]) -> _Told:
        """Values to choose from: each by its name, if it has one, and as a request writes it."""
        kind = type(values[0]).__name__ if values else ABSENT
        told: _Told = {"kind": kind, f"{key}_count": len(values), key: ABSENT}
        if values:
            told[key] = self._vocabulary.listing([self._choice(v) for v in values], "list-or")
        return told

    def _choice(self, value: object) -> str:
        code = f"{_PREFIXES[type(value)]}{value}"
        if not isinstance(value, StrEnum):
            return code
        told = {"kind": type(value).__name__, "name": self._vocabulary.name(value), "code": code}
        return self._catalog.format("choice", told)


def _kind(fact: object) -> type[object]:
    return type(fact[0]) if isinstance(fact, tuple) and fact else type(fact)


def _shorten(text: str) -> str:
    return text if len(text) <= _LONGEST_QUOTE else f"{text[: _LONGEST_QUOTE - 1]}…"
