"""The exceptions of the rules core: one small family, free of transport."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Reason(StrEnum):
    """What kind of fault a violation is. The names are those of the contract."""

    MISSING = "MISSING"
    UNKNOWN_VALUE = "UNKNOWN_VALUE"
    OUT_OF_RANGE = "OUT_OF_RANGE"
    DUPLICATE = "DUPLICATE"
    TOO_FEW = "TOO_FEW"
    TOO_MANY = "TOO_MANY"
    TOO_LONG = "TOO_LONG"
    NOT_ALLOWED = "NOT_ALLOWED"
    MALFORMED = "MALFORMED"


@dataclass(frozen=True, slots=True)
class Violation:
    """One field of a situation that is wrong.

    Attributes:
        field: Path from the root of the request, such as ``attackers[1].items[0]``.
        reason: What kind of fault it is.
        message: Name of the sentence in the message catalogs that tells it, such as
            ``tactic-not-for-class``.
        facts: What the sentence needs: what was given, what would be right.
    """

    field: str
    reason: Reason
    message: str
    facts: Mapping[str, object] = dataclasses.field(default_factory=dict)


class DozorError(Exception):
    """Everything that the core raises on purpose."""


class IllegalSituation(DozorError):
    """The situation breaks Law 0. Holds all violations, in the order of the request's fields."""

    def __init__(self, violations: tuple[Violation, ...]) -> None:
        self.violations = violations
        super().__init__("; ".join(f"{v.field}: {v.message}" for v in violations))


class RulebookError(DozorError):
    """A rulebook's data is wrong.

    Attributes:
        origin: The file, or another name of where the data comes from.
        faults: One line a fault, each beginning with the key at fault.
    """

    def __init__(self, origin: str, faults: tuple[str, ...]) -> None:
        self.origin = origin
        self.faults = faults
        super().__init__("\n".join(f"{origin}: {fault}" for fault in faults))


class RulebookNotFound(DozorError):
    """No rulebook of that name, or none of that version."""


class RulebookUnavailable(DozorError):
    """The rulebook is there, but is not the one pinned: its digest differs."""
