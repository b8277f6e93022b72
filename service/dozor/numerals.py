"""Numbers as people read them: one rounding of probabilities, and digits in groups."""

import math
from typing import NamedTuple

FINE_ERROR = 0.2
"""Percent of standard error above which a probability is told without decimals."""

SLIGHT_TAIL = 1e-6
"""A smaller share of raids that was not followed to its end changes no digit that is told."""

_GROUP = 1_000


class Rounded(NamedTuple):
    """A number as far as it is told.

    Attributes:
        bound: "less" or "more" where the number is beyond what is told of it; else "none".
        units: The number in units of its last digit.
        digits: How many decimals that has.
    """

    bound: str
    units: int
    digits: int

    @property
    def whole(self) -> int:
        """What stands before the decimal point."""
        return int(self.units // 10**self.digits)

    @property
    def decimals(self) -> str:
        """What stands after it; empty where nothing does."""
        return str(self.units % 10**self.digits).zfill(self.digits) if self.digits else ""


def rounded(value: float, top: int, digits: int) -> Rounded:
    """A number from 0 to a top, halves up; neither end is told unless it is reached exactly."""
    if value <= 0 or value >= top:
        return Rounded("none", 0 if value <= 0 else top, 0)
    scale = 10**digits
    units = math.floor(value * scale + 0.5)
    if units == 0:
        return Rounded("less", 1, digits)
    if units == top * scale:
        return Rounded("more", units - 1, digits)
    return Rounded("none", units, digits)


def rounded_percent(probability: float, error: float) -> Rounded:
    """A probability with a standard error, in percent and with the digits that it is good for.

    An estimate is never told as certain, whatever it has seen.
    """
    digits = 1 if 100 * error <= FINE_ERROR else 0
    value = 100 * probability
    if error > 0:
        least = 10.0**-9
        value = min(max(value, least), 100 - least)
    return rounded(value, 100, digits)


def grouped(number: int, separator: str) -> str:
    """A whole number with its digits in groups of three."""
    return f"{number:,}".replace(",", separator) if number >= _GROUP else str(number)
