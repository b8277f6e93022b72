"""Probabilities in words: never certain where they are not."""

import math

from dozor.cli.texts import Texts
from dozor.numerals import grouped, rounded_percent
from dozor.v1.raid_service_pb2 import Probability

_BOUNDS = {"none": "percent", "less": "percent-less", "more": "percent-more"}


def percent(probability: Probability, texts: Texts) -> str:
    """A probability in percent, with its standard error if it is an estimate."""
    error = probability.standard_error
    figure = rounded_percent(probability.value, error)
    point = texts("decimal-point") if figure.decimals else ""
    told = texts(_BOUNDS[figure.bound], number=f"{figure.whole}{point}{figure.decimals}")
    return told if error == 0 else f"{told}\u00a0±{error_of(error * 100, texts)}"


def error_of(error: float, texts: Texts) -> str:
    """A standard error in points of a percent, rounded up."""
    return f"{math.ceil(error * 100) / 100:.2f}".replace(".", texts("decimal-point"))


def together(value: float, samples: int) -> Probability:
    """The probability of several numbers together; of an estimate with its standard error."""
    value = min(value, 1.0)
    error = math.sqrt(value * (1 - value) / samples) if samples else 0.0
    return Probability(value=value, standard_error=error)


def number(value: int, texts: Texts) -> str:
    """A whole number with its digits in groups."""
    return grouped(value, texts("digit-group"))


def decimal(value: float, texts: Texts) -> str:
    """A number with as many decimals as it has, two at most."""
    return f"{value:.2f}".rstrip("0").rstrip(".").replace(".", texts("decimal-point"))
