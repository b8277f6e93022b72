"""Probabilities in words: never certain where they are not."""

import math

from dozor.cli.texts import Texts
from dozor.v1.raid_service_pb2 import Probability

_LEAST, _MOST = 0.1, 99.9


def percent(probability: Probability, texts: Texts) -> str:
    """A probability in percent, with its standard error if it is an estimate."""
    value, error = probability.value * 100, probability.standard_error * 100
    if error == 0 and probability.value in (0.0, 1.0):
        return texts("percent", number=f"{value:.0f}")
    if value < _LEAST / 2:
        told = texts("percent-less", number=_number(_LEAST, texts))
    elif value >= 100 - _LEAST / 2:
        told = texts("percent-more", number=_number(_MOST, texts))
    else:
        told = texts("percent", number=_number(value, texts))
    return told if error == 0 else f"{told} ±{error_of(error, texts)}"


def error_of(error: float, texts: Texts) -> str:
    """A standard error in points of a percent, rounded up."""
    return f"{math.ceil(error * 100) / 100:.2f}".replace(".", texts("decimal-point"))


def together(value: float, samples: int) -> Probability:
    """The probability of several numbers together; of an estimate with its standard error."""
    value = min(value, 1.0)
    error = math.sqrt(value * (1 - value) / samples) if samples else 0.0
    return Probability(value=value, standard_error=error)


def _number(value: float, texts: Texts) -> str:
    return f"{value:.1f}".replace(".", texts("decimal-point"))
