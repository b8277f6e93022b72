"""What is wrong with a field, in words."""

from enum import StrEnum

from dozor.errors import Violation
from dozor.texts.catalog import Catalog
from dozor.texts.vocabulary import ABSENT, NAMED, Vocabulary

_LONGEST_QUOTE = 80

_Told = dict[str, str | int]


class ViolationLines:
    """Writes violations: what was given, and what would be right."""

    def __init__(self, catalog: Catalog, vocabulary: Vocabulary) -> None:
        self._catalog = catalog
        self._vocabulary = vocabulary

    def line(self, violation: Violation) -> str:
        """One or two sentences."""
        told: _Told = {}
        for key, fact in violation.facts.items():
            told |= self._tell(key, fact)
        return self._catalog.sentence(violation.message, told)

    def _tell(self, key: str, fact: object) -> _Told:
        if isinstance(fact, tuple):
            return self._tell_choices(key, fact)
        if isinstance(fact, str) and type(fact) not in NAMED:
            return self._vocabulary.tell(key, _shorten(str(fact)))
        told = self._vocabulary.tell(key, fact)
        if isinstance(fact, StrEnum):
            told[f"{key}_choice"] = self._choice(fact)
        return told

    def _tell_choices(self, key: str, values: tuple[object, ...]) -> _Told:
        """Values to choose from: each by its name and as a request writes it."""
        kind = type(values[0]).__name__ if values else ABSENT
        told: _Told = {"kind": kind, f"{key}_count": len(values), key: ABSENT}
        if values:
            told[key] = self._vocabulary.listing([self._choice(v) for v in values], "list-or")
        return told

    def _choice(self, value: object) -> str:
        if not isinstance(value, StrEnum) or type(value) not in NAMED:
            return str(value)
        name = self._vocabulary.name(value)
        told = {"kind": type(value).__name__, "name": name, "code": value.value}
        return self._catalog.format("choice", told)


def _shorten(text: str) -> str:
    return text if len(text) <= _LONGEST_QUOTE else f"{text[: _LONGEST_QUOTE - 1]}…"
