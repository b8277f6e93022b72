"""Reads typed values out of TOML data and collects every fault, each with the key it stands at."""

import difflib
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import TypeVar

V = TypeVar("V", bound=StrEnum)


class TableReader:
    """A table of TOML data at a path. All readers of a document share one list of faults.

    A value that is wrong is noted as a fault, and a harmless stand-in is returned, so that reading
    goes on and all faults come out at once. Whoever reads a document must look at `faults` at the
    end.
    """

    def __init__(self, data: Mapping[str, object], path: str, faults: list[str]) -> None:
        self.data = data
        self.path = path
        self.faults = faults
        self._known: set[str] = set()

    def fault(self, key: str, text: str) -> None:
        """Note a fault at a key of this table."""
        self.faults.append(f"{self.place(key)}: {text}")

    def place(self, key: str) -> str:
        """The full path of a key."""
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        """Whether the key is there; it counts as known from now on."""
        self._known.add(key)
        return key in self.data

    def table(self, key: str) -> "TableReader":
        """A table within this one."""
        value = self.data.get(key)
        if not self.has(key):
            self.fault(key, "this table is missing")
        elif not isinstance(value, dict):
            self.fault(key, f"a table is needed, not {value!r}")
        return TableReader(value if isinstance(value, dict) else {}, self.place(key), self.faults)

    def tables(self, key: str) -> list["TableReader"]:
        """A list of tables within this one, at least one."""
        value = self.data.get(key)
        self._known.add(key)
        if not isinstance(value, list) or not value or not all(isinstance(v, dict) for v in value):
            self.fault(key, "one table or more is needed here ([[...]])")
            return []
        place = self.place(key)
        return [TableReader(v, f"{place}[{i}]", self.faults) for i, v in enumerate(value)]

    def integer(self, key: str, least: int, most: int) -> int:
        """A whole number within a range."""
        value = self.data.get(key)
        wanted = f"a whole number from {least} to {most} is needed"
        if not self.has(key):
            self.fault(key, f"missing; {wanted}")
        elif not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.fault(key, f"{wanted}, not {value!r}")
        else:
            return value
        return least

    def boolean(self, key: str) -> bool:
        """True or false."""
        value = self.data.get(key)
        if not self.has(key):
            self.fault(key, "missing; true or false is needed")
        elif not isinstance(value, bool):
            self.fault(key, f"true or false is needed, not {value!r}")
        return value is True

    def text(self, key: str) -> str:
        """A text that is not empty."""
        value = self.data.get(key)
        if not self.has(key):
            self.fault(key, "missing; a text is needed")
        elif not isinstance(value, str) or not value.strip():
            self.fault(key, f"a text is needed, not {value!r}")
        return value if isinstance(value, str) else ""

    def choice(self, key: str, vocabulary: type[V]) -> V:
        """One value of a vocabulary."""
        value = self.data.get(key)
        options = ", ".join(vocabulary)
        if not self.has(key):
            self.fault(key, f"missing; one of {options} is needed")
        elif not isinstance(value, str) or value not in list(vocabulary):
            self.fault(key, f"one of {options} is needed, not {value!r}{_hint(value, vocabulary)}")
        else:
            return vocabulary(value)
        return next(iter(vocabulary))

    def choices(self, key: str, vocabulary: type[V]) -> tuple[V, ...]:
        """A list of values of a vocabulary: at least one, each once."""
        values = self.data.get(key)
        options = ", ".join(vocabulary)
        if not self.has(key) or not isinstance(values, list) or not values:
            self.fault(key, f"a list of one or more of {options} is needed")
            return ()
        found: list[V] = []
        for value in values:
            if not isinstance(value, str) or value not in list(vocabulary):
                hint = _hint(value, vocabulary)
                self.fault(key, f"{value!r} is unknown; one of {options} is needed{hint}")
            elif value in found:
                self.fault(key, f"{value!r} stands twice")
            else:
                found.append(vocabulary(value))
        return tuple(found)

    def members(self, vocabulary: type[V]) -> list[tuple[V, "TableReader"]]:
        """One table for every value of a vocabulary, in its order."""
        return [(member, self.table(member.value)) for member in vocabulary]

    def finish(self) -> None:
        """Note every key that nothing has asked for."""
        for key in self.data:
            if key not in self._known:
                self.fault(key, f"unknown key{_hint(key, self._known)}")


def _hint(given: object, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(str(given), [str(name) for name in known], n=1)
    return f"; did you mean {close[0]!r}?" if close else ""
