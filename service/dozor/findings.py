"""Collects everything that is wrong with a situation, each fault with the path of its field."""

from enum import StrEnum
from typing import TypeVar

from dozor.errors import Reason, Violation
from dozor.vocabulary import Unknown

V = TypeVar("V", bound=StrEnum)


class Findings:
    """The violations found so far, in the order of the fields."""

    __slots__ = ("violations",)

    def __init__(self) -> None:
        self.violations: list[Violation] = []

    def add(self, path: str, reason: Reason, message: str, **facts: object) -> None:
        """Note a violation."""
        self.violations.append(Violation(path, reason, message, facts))

    def value(self, path: str, given: V | Unknown | None, vocabulary: type[V]) -> V | None:
        """Check a value that must be set. Returns it, or None where it is missing or unknown."""
        if given is None:
            self.add(path, Reason.MISSING, "value-missing", allowed=tuple(vocabulary))
            return None
        return self.known(path, given, vocabulary)

    def known(self, path: str, given: V | Unknown | None, vocabulary: type[V]) -> V | None:
        """Check a value that may be unset. Returns it, or None where it is unset or unknown."""
        if isinstance(given, Unknown):
            allowed = tuple(vocabulary)
            self.add(
                path, Reason.UNKNOWN_VALUE, "value-unknown", given=given.given, allowed=allowed
            )
            return None
        return given

    def set_of(
        self, path: str, given: tuple[V | Unknown, ...], vocabulary: type[V], twice: str
    ) -> None:
        """Check a list in which each value may stand once; `twice` names the sentence if not."""
        # A list longer than its vocabulary is wrong however it goes on: one violation tells it all.
        if not self.count(path, len(given), 0, len(vocabulary), "values"):
            return
        seen: set[V] = set()
        for index, entry in enumerate(given):
            value = self.known(f"{path}[{index}]", entry, vocabulary)
            if value is None:
                continue
            if value in seen:
                self.add(f"{path}[{index}]", Reason.DUPLICATE, twice, given=value)
            seen.add(value)

    def number(self, path: str, given: int, least: int, most: int) -> bool:
        """Check a number. Returns whether it is in its range."""
        if least <= given <= most:
            return True
        facts = {"given": given, "least": least, "most": most}
        self.add(path, Reason.OUT_OF_RANGE, "number-out-of-range", **facts)
        return False

    def count(self, path: str, given: int, least: int, most: int, what: str) -> bool:
        """Check the length of a list. Returns whether it is right."""
        if least <= given <= most:
            return True
        reason = Reason.TOO_FEW if given < least else Reason.TOO_MANY
        self.add(path, reason, f"{what}-count", given=given, least=least, most=most)
        return False

    def length(self, path: str, given: str, most: int) -> bool:
        """Check the length of a text, in bytes of UTF-8. Returns whether it is right."""
        size = len(given.encode())
        if size > most:
            self.add(path, Reason.TOO_LONG, "text-too-long", given=size, most=most)
        return size <= most
