"""A document as a tree whose every value knows its place in the file."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from dozor.cli.source.faults import BadSource
from dozor.cli.source.marks import Mark

MAX_NODES = 10_000
"""Values in a document, aliases expanded, at most. The largest legal turn has about 500."""

MAX_DEPTH = 20
"""Lists and mappings within each other, at most. The deepest legal value lies 6 deep."""


class Kind(Enum):
    """What a scalar looks like in the file, before anybody asks what it should be."""

    TEXT = auto()
    WHOLE = auto()
    FRACTION = auto()
    TRUTH = auto()
    NOTHING = auto()


@dataclass(frozen=True, slots=True)
class Scalar:
    """A single value.

    Attributes:
        mark: Where it stands.
        kind: What it looks like.
        text: The text itself; of anything but a text, the characters in the file.
    """

    mark: Mark
    kind: Kind
    text: str


@dataclass(frozen=True, slots=True)
class Listing:
    """A list of values."""

    mark: Mark
    items: tuple["Node", ...]


class Entry(NamedTuple):
    """A key with its value."""

    key: Scalar
    value: "Node"


@dataclass(frozen=True, slots=True)
class Table:
    """Keys with values, in the order of the file; a key may stand twice."""

    mark: Mark
    entries: tuple[Entry, ...]


Node = Scalar | Listing | Table


class Budget:
    """What a document may still cost. Counts values and watches how deep they lie."""

    def __init__(self) -> None:
        self._left = MAX_NODES

    def spend(self, mark: Mark, depth: int) -> None:
        """Pay for one value.

        Raises:
            BadSource: The document holds too many values, or nests them too deeply.
        """
        self._left -= 1
        if self._left < 0:
            raise BadSource.at(mark, "too-many-values", most=MAX_NODES)
        if depth > MAX_DEPTH:
            raise BadSource.at(mark, "too-deep", most=MAX_DEPTH)
