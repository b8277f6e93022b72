"""What can be wrong with a file, told later in the language of the reader."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from dozor.cli.source.marks import Mark

Fact = str | int
"""What the sentence of a fault may need to know."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a file.

    Attributes:
        mark: Where, if it has a place.
        path: Path of the field, such as ``attackers[1].items[0]``; empty for the whole file.
        message: Name of its sentence in `dozor.cli.texts`.
        facts: What the sentence needs.
    """

    mark: Mark | None
    path: str
    message: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


class BadSource(Exception):
    """A file that cannot be used. Holds every fault that was found."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(faults, key=lambda fault: fault.mark or Mark(0, 0)))
        super().__init__(f"{len(self.faults)} faults")

    @classmethod
    def at(cls, mark: Mark | None, message: str, /, **facts: Fact) -> "BadSource":
        """A file with a single fault that concerns no field."""
        return cls([Fault(mark, "", message, facts)])
