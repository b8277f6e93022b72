"""Raids: how many defend and how many join or fall back, counted out point by point.

Shares nothing with the functions of raid_rules: it is there to check them, too.
"""

from fractions import Fraction

HALF = Fraction(1, 2)
QUARTER = Fraction(1, 4)


def whole(exact: Fraction) -> int:
    """ "rounded half up": for nothing or more, the whole part, and one more from a half on."""
    full, rest = exact.numerator // exact.denominator, exact % 1
    return full + 1 if rest >= HALF else full


def defenders(numbers: int, gang: int) -> int:
    """The strength of the defence against a gang of so many."""
    exact = Fraction(gang)
    for _ in range(numbers):  # "Each positive point of numbers adds 50 % […] of N"
        exact += gang * HALF
    for _ in range(-numbers):  # "each negative one takes 25 %, of N"
        exact -= gang * QUARTER
    if exact <= 0:  # "0 at or below nothing"
        return 0
    rounded = whole(exact)  # "exactly, then rounded half up to whole fighters"
    return 1 if rounded == 0 else rounded  # "but at least 1 above it"


def reinforcements(points: int, fighters: int) -> int:
    """How many join (points above 0) or would fall back (below 0) of a whole strength."""
    size = Fraction(0)
    for _ in range(abs(points)):  # "× |points| ÷ 4", "the size first, then the sign"
        size += fighters * QUARTER
    return whole(size)  # "rounded half up once"


# (numbers, gang) -> fighters
STRENGTH = {
    (numbers, gang): defenders(numbers, gang) for numbers in range(-10, 11) for gang in range(1, 21)
}

# (points, strength outside) -> how many, without a sign and before "at most all"
REINFORCEMENTS = {
    (points, fighters): reinforcements(points, fighters)
    for points in range(-10, 11)
    for fighters in range(121)
}
