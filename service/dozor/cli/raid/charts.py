"""Bar charts of plain blocks, and numbers put together so that they fit."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dozor.cli.page.words import pad, width, wrap

_EIGHTHS = "▏▎▍▌▋▊▉█"
_FILLS = "█▓▒░▚·"
_GAP = "  "
_LEAST_BAR = 10


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a chart.

    Attributes:
        label: What it is about.
        values: The lengths of its bar's pieces.
        told: The value in words.
    """

    label: str
    values: Sequence[float]
    told: str


def chart(rows: Sequence[Row], room: int, most: float = 1.0) -> list[str]:
    """A bar a row; a full one is worth `most`. Bars of several pieces have a fill for each.

    Where labels and numbers leave a bar too little, each label has lines of its own.
    """
    labels = max(width(row.label) for row in rows)
    told = max(width(row.told) for row in rows)
    cells = room - labels - told - 2 * len(_GAP)
    beside = cells >= _LEAST_BAR
    if not beside:
        cells = max(room - told - 2 * len(_GAP), 1)
    lines = []
    for row in rows:
        one = len(row.values) == 1
        drawn = _bar(row.values[0] / most, cells) if one else _stack(row.values, most, cells)
        number = " " * (told - width(row.told)) + row.told
        if not beside:
            lines += wrap(row.label, room)
        label = pad(row.label, labels) if beside else ""
        lines.append(_GAP.join((label, number, drawn)).rstrip())
    return lines


def fill(place: int) -> str:
    """What the pieces of this place are filled with."""
    return _FILLS[place % len(_FILLS)]


def bins(
    counts: Iterable[tuple[int, float]], rows: int, rest: float
) -> list[tuple[int, int | None, float]]:
    """Numbers in at most so many bins of one width; none at all keeps its own.

    Returns:
        Least number, greatest number and probability of each bin. The last may have no greatest
        number: it holds all the high numbers that are less likely than `rest` together.
    """
    listed = [(count, value) for count, value in counts if value > 0]
    if len(listed) <= rows:
        return [(count, count, value) for count, value in listed]
    most = _likely(listed, rest)
    span = _span(most, rows - 2)
    last = -(-most // span)
    found: dict[int, float] = {}
    for count, value in listed:
        place = min(-(-count // span), last + 1)
        found[place] = found.get(place, 0.0) + value
    return [
        (max((place - 1) * span + 1, 0), place * span if place <= last else None, found[place])
        for place in sorted(found)
    ]


def head(
    counts: Iterable[tuple[int, float]], rows: int, rest: float
) -> tuple[list[tuple[int, float]], tuple[int, float] | None]:
    """The first numbers one by one; the others, few or unlikely, together.

    Returns:
        The numbers, and the least of the others with the probability of them all.
    """
    listed = [(count, value) for count, value in counts if value > 0]
    left = sum(value for _, value in listed)
    for shown, (count, value) in enumerate(listed):
        others = len(listed) - shown
        if others > 1 and (shown >= rows - 1 or left < rest):
            return listed[:shown], (count, left)
        left -= value
    return listed, None


def _likely(listed: Sequence[tuple[int, float]], rest: float) -> int:
    """The least number above which all others together are unlikely."""
    above = 0.0
    for count, value in reversed(listed):
        above += value
        if above >= rest:
            return count
    return listed[-1][0]


def _span(most: int, rows: int) -> int:
    """The roundest width of bins by which so many reach the greatest number."""
    scale = 1
    while True:
        for step in (1, 2, 5):
            if step * scale * rows >= most:
                return step * scale
        scale *= 10


def _bar(value: float, cells: int) -> str:
    eighths = round(min(max(value, 0.0), 1.0) * cells * len(_EIGHTHS))
    if value > 0:
        eighths = max(eighths, 1)
    whole, part = divmod(eighths, len(_EIGHTHS))
    return _EIGHTHS[-1] * whole + (_EIGHTHS[part - 1] if part else "")


def _stack(values: Iterable[float], most: float, cells: int) -> str:
    """Pieces that end where their running sum does, so that the bar is as long as it should be."""
    drawn, reached = "", 0.0
    for place, value in enumerate(values):
        reached += value
        drawn += fill(place) * (round(reached / most * cells) - len(drawn))
    return drawn or (_EIGHTHS[0] if reached else "")
