"""The words of the model in one locale: names, their grammatical forms, and lists of them."""

import unicodedata
from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import reduce

from dozor.raid.model import Edge, Ending, Phase, Rank, Tier, WeaponKind
from dozor.station.model import (
    Component,
    Fate,
    Item,
    ItemState,
    Objective,
    Role,
    Side,
    Tactic,
    Track,
    UnitClass,
    Winner,
)
from dozor.texts.catalog import Catalog, CatalogError

NAMED: dict[type[StrEnum], str] = {
    UnitClass: "unit-class",
    Item: "item",
    Tactic: "tactic",
    Component: "component",
    Objective: "objective",
    Fate: "fate",
    ItemState: "item-state",
    Winner: "winner",
    Side: "side",
    Role: "role",
    Track: "track",
    Phase: "raid-phase",
    WeaponKind: "weapon-kind",
    Edge: "edge",
    Rank: "member-rank",
    Tier: "move-tier",
    Ending: "raid-ending",
}
"""The vocabularies whose values have names, each with the beginning of their messages' ids."""

ABSENT = "none"
"""What a message is told where a value is not there."""


class Vocabulary:
    """Names of the model's values, as sentences and menus need them."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        # By vocabulary first: values of two vocabularies that read the same are equal as keys.
        self._told: dict[type[StrEnum], dict[str, dict[str, str]]] = {
            vocabulary: {member.value: self._read(f"{kind}-{member}") for member in vocabulary}
            for vocabulary, kind in NAMED.items()
        }

    def _read(self, message: str) -> dict[str, str]:
        told = {"name": self._catalog.format(message)}
        for form in self._catalog.forms(message):
            told[form] = self._catalog.format(message, form=form)
        return told

    def name(self, value: StrEnum) -> str:
        """The plain name of a value of the model."""
        return self._forms(value)["name"]

    def form(self, value: StrEnum, form: str) -> str:
        """The name of a value in a grammatical form that the catalog gives it."""
        return self._forms(value)[form]

    def _forms(self, value: StrEnum) -> dict[str, str]:
        try:
            return self._told[type(value)][value.value]
        except KeyError:
            raise CatalogError(f"{type(value).__name__}.{value} has no name") from None

    def tell(self, key: str, value: object) -> dict[str, str | int]:
        """What a message is told of a fact.

        A number is told as it is; a text without control characters; a value of the model by
        its constant under `key`, by its name under ``<key>_name`` and by each grammatical form
        under ``<key>_<form>``; several values as their lists, and as ``<key>_count``.
        """
        if value is None:
            return {key: ABSENT}
        if isinstance(value, StrEnum):
            return {key: value.value} | self._under(key, self._forms(value))
        if isinstance(value, tuple):
            return self._tell_all(key, value)
        if isinstance(value, int):
            return {key: value}
        if isinstance(value, str):
            return {key: clean(value)}
        raise CatalogError(f"no message can be told {key}={value!r}")

    def _under(self, key: str, forms: dict[str, str]) -> dict[str, str | int]:
        return {f"{key}_{form}": text for form, text in forms.items()}

    def _tell_all(self, key: str, values: tuple[StrEnum, ...]) -> dict[str, str | int]:
        told: dict[str, str | int] = {f"{key}_count": len(values)}
        if not values:
            return told | {key: ABSENT}
        told[key] = self.listing([self.name(value) for value in values])
        for form in self._forms(values[0]):
            told[f"{key}_{form}"] = self.listing([self.form(value, form) for value in values])
        return told

    def listing(self, entries: Sequence[str], last: str = "list-and") -> str:
        """The entries as a list: "a, b and c"; `last` names the message of its last joint."""
        if len(entries) == 1:
            return entries[0]
        *others, final = entries
        text = reduce(lambda first, following: self._join("list-more", first, following), others)
        return self._join(last, text, final)

    def _join(self, message: str, first: str, following: str) -> str:
        return self._catalog.format(message, {"first": first, "next": following})


_BREAKS = frozenset({"Cc", "Zl", "Zp"})

# What is written to turn the direction of text would turn the sentence around it as well.
_TURNING = dict.fromkeys(
    map(ord, "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
)


def clean(text: str) -> str:
    """A caller's text as a sentence may hold it.

    Control characters and line breaks are spaces; what turns the direction of text is left out.
    """
    if text.isprintable():
        return text
    text = text.translate(_TURNING)
    return "".join(" " if unicodedata.category(char) in _BREAKS else char for char in text)


def tell_each(vocabulary: Vocabulary, facts: Iterable[tuple[str, object]]) -> dict[str, str | int]:
    """What a message is told of several facts."""
    told: dict[str, str | int] = {}
    for key, value in facts:
        told |= vocabulary.tell(key, value)
    return told
