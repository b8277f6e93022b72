"""Keeps 1 and 0 for what is certain.

A sum of masses may come out as 1 because of rounding, or a little off it for an event that is
certain. Whether it is certain is told by the rest: the mass of all that speaks against it, which is
exactly 0 or is not.
"""

from collections.abc import Mapping
from typing import TypeVar

K = TypeVar("K")

LEAST_DOUBT = 2.0**-53
"""By so much at least a probability is away from 1 if it is not certain."""


def held(mass: float, rest: float, doubt: float = 0.0) -> float:
    """The probability of an event with a mass, if some rest speaks against it.

    Of the doubt, part of the rest, it is not known whether it might speak for it.
    """
    if mass == 0.0:
        return min(doubt, LEAST_DOUBT)
    if rest == 0.0:
        return 1.0
    return min(mass, 1.0 - LEAST_DOUBT)


def settled(masses: Mapping[K, float], rest: float) -> dict[K, float]:
    """The probabilities of events of which only one can happen, if some rest has none of them."""
    possible = {key: mass for key, mass in masses.items() if mass}
    if len(possible) == 1 and rest == 0.0:
        return dict.fromkeys(possible, 1.0)
    return {key: min(mass, 1.0 - LEAST_DOUBT) for key, mass in possible.items()}


def doubted(frequency: float) -> float:
    """A frequency as a probability: what always or never happened is not certain for that."""
    return min(max(frequency, LEAST_DOUBT), 1.0 - LEAST_DOUBT)
