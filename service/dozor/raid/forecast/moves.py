"""The moves of a group, one member after the other, as matrices over the group's states.

While a group moves, its state is a pair: how wounded those are who have not moved yet, and those
who have. Any of the former is as likely as any other to be next. If the move takes out the last
fighter, nobody else moves, and the group splits in three: those who had moved, the one who did it,
and the rest.
"""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import numpy as np

from dozor.raid.forecast.gang import Array
from dozor.raid.forecast.layout import Counts, group_states, state_count, state_index
from dozor.raid.forecast.table import Table, table
from dozor.raid.model import Edge
from dozor.raid.move import Hand, blow, tier
from dozor.raid.rulebook import RaidRulebook
from dozor.raid.strength import Defense

_FACES = range(1, 7)


@dataclass(frozen=True, slots=True)
class Outcome:
    """One thing that a move can do, with its probability."""

    taken_out: int
    wounds: int
    chance: float


@dataclass(frozen=True, slots=True)
class Step:
    """The move of one member of a group, whoever is next.

    Attributes:
        moves: For each number of fighters taken out, the matrix from the pairs before to those
            after.
        kills: For each number of fighters taken out, but 0, the matrix from the pairs before to
            the three parts into which the group splits if that takes out the last of them.
        parts: Sizes of the three parts.
    """

    moves: tuple[tuple[int, Table], ...]
    kills: tuple[tuple[int, Table], ...]
    parts: tuple[int, int, int]


@lru_cache(maxsize=len(Edge))
def roll_counts(edge: Edge) -> tuple[tuple[int, int], ...]:
    """Of all equally likely rolls, how many show each sum of the two dice kept."""
    counter: Counter[int] = Counter()
    for faces in product(_FACES, repeat=2 if edge is Edge.NONE else 3):
        dropped = {Edge.NONE: 0, Edge.ADVANTAGE: min(faces), Edge.DISADVANTAGE: max(faces)}[edge]
        counter[sum(faces) - dropped] += 1
    return tuple(sorted(counter.items()))


def outcomes(hands: Hand, against: Defense, rulebook: RaidRulebook) -> tuple[Outcome, ...]:
    """Everything that a member's move can do, with how likely that is."""
    counter: Counter[tuple[int, int]] = Counter()
    for dice, rolls in roll_counts(hands.edge):
        dealt = blow(tier(dice + hands.modifier, rulebook), hands, against, rulebook)
        counter[dealt.taken_out, dealt.wounds] += rolls
    of = sum(counter.values())
    return tuple(Outcome(*dealt, rolls / of) for dealt, rolls in sorted(counter.items()))


def _pairs(waiting: int, moved: int, health: int) -> list[tuple[Counts, Counts]]:
    return list(product(group_states(waiting, health), group_states(moved, health)))


def step(size: int, health: int, moved: int, can: tuple[Outcome, ...]) -> Step:
    """The move of a member of a group, after so many of the group have moved."""
    waiting = size - moved
    before = _pairs(waiting, moved, health)
    sizes = (waiting - 1, moved + 1)
    parts = (moved, 1, waiting - 1)
    moves: dict[int, Array] = {}
    kills: dict[int, Array] = {}
    for column, (rest, done) in enumerate(before):
        for level, count in enumerate(rest):
            if not count:
                continue
            chance, others = count / waiting, _less(rest, level)
            for taken_out, wounds, share in _shares(level, health, can):
                after = min(level + wounds, health)
                row = _pair_row(others, _more(done, after), sizes, health)
                matrix = _matrix(moves, taken_out, _pair_count(*sizes, health), len(before))
                matrix[row, column] += chance * share
                if taken_out:
                    row = _parts_row(done, after, others, parts, health)
                    matrix = _matrix(kills, taken_out, _parts_count(parts, health), len(before))
                    matrix[row, column] += chance * share
    return Step(_tables(moves), _tables(kills), parts)


def _tables(matrices: dict[int, Array]) -> tuple[tuple[int, Table], ...]:
    return tuple((taken_out, table(matrix)) for taken_out, matrix in sorted(matrices.items()))


def _shares(level: int, health: int, can: tuple[Outcome, ...]) -> list[tuple[int, int, float]]:
    """What a member of so many wounds does; who is down does nothing."""
    if level == health:
        return [(0, 0, 1.0)]
    return [(o.taken_out, o.wounds, o.chance) for o in can]


def _matrix(matrices: dict[int, Array], taken_out: int, rows: int, columns: int) -> Array:
    """The matrix of a number of fighters taken out, made at the first need."""
    if taken_out not in matrices:
        matrices[taken_out] = np.zeros((rows, columns))
    return matrices[taken_out]


def _less(counts: Counts, level: int) -> Counts:
    return (*counts[:level], counts[level] - 1, *counts[level + 1 :])


def _more(counts: Counts, level: int) -> Counts:
    return (*counts[:level], counts[level] + 1, *counts[level + 1 :])


def _pair_count(waiting: int, moved: int, health: int) -> int:
    return state_count(waiting, health) * state_count(moved, health)


def _pair_row(rest: Counts, done: Counts, sizes: tuple[int, int], health: int) -> int:
    waiting, moved = sizes
    columns = state_count(moved, health)
    return state_index(waiting, health)[rest] * columns + state_index(moved, health)[done]


def _parts_count(parts: tuple[int, int, int], health: int) -> int:
    return int(np.prod([state_count(size, health) for size in parts]))


def _parts_row(
    done: Counts, level: int, rest: Counts, parts: tuple[int, int, int], health: int
) -> int:
    moved, _, waiting = parts
    alone = tuple(int(at == level) for at in range(health + 1))
    row = state_index(moved, health)[done]
    row = row * state_count(1, health) + state_index(1, health)[alone]
    return row * state_count(waiting, health) + state_index(waiting, health)[rest]
