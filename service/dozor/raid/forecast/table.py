"""Sparse matrices: what becomes of each state of a group.

They are multiplied term by term, each sum in one order, so that a product has the same bits on
every machine. A general matrix product has not: its order depends on the processor.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from dozor.raid.forecast.gang import Array
from dozor.raid.forecast.memory import Scratch


@dataclass(frozen=True, slots=True)
class Table:
    """A matrix of which each row has few entries.

    Attributes:
        columns: States before.
        rows: States after.
        terms: As many as the fullest row has entries: for each row the column of an entry, and the
            entry; 0 if the row has no more.
    """

    columns: int
    rows: int
    terms: tuple[tuple[npt.NDArray[np.intp], Array], ...]

    def multiply(self, mass: Array, target: Array, memory: Scratch, *, add: bool = False) -> None:
        """Multiply a mass.

        Args:
            mass: The mass: by anything, by states before, by anything.
            target: Where to put the product: the same, by states after. Not the same memory.
            memory: Memory to work in.
            add: Whether to add it to what is there.
        """
        share = memory.empty(target.size).reshape(target.shape)
        for number, (columns, entries) in enumerate(self.terms):
            term = share if add or number else target
            np.take(mass, columns, axis=1, out=term, mode="clip")
            _scale(term, entries)
            if term is share:
                target += share


def _scale(mass: Array, entries: Array) -> None:
    """Multiply each state's mass by an entry, on runs of neighbouring cells as long as may be."""
    by_anything = mass.reshape(mass.shape[0], -1)
    by_anything *= np.repeat(entries, mass.shape[2])


def table(matrix: Array) -> Table:
    """The table of a matrix."""
    rows, columns = matrix.shape
    entries = matrix != 0.0
    terms = []
    for _ in range(int(entries.sum(axis=1).max())):
        places = entries.argmax(axis=1)
        everywhere = np.arange(rows)
        terms.append((places, matrix[everywhere, places] * entries[everywhere, places]))
        entries[everywhere, places] = False
    return Table(columns, rows, tuple(terms))
