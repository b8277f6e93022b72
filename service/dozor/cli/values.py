"""Values of options, checked as they are read."""

import argparse
import math
import re
from collections.abc import Callable
from typing import NamedTuple

NAME_AT_VERSION = "NAME[@VERSION]"

_MAX_PORT = 65_535
_DAY = 86_400
_DIGITS = 20
_BETWEEN = re.compile(r"[\s,;]+")
_ADDRESS = re.compile(r"(?P<host>\[[0-9A-Fa-f:.%\w]+\]|[\w.-]+):(?P<port>\d{1,5})")


class Pin(NamedTuple):
    """A rulebook asked for by name, and perhaps version."""

    name: str
    version: str


def pin(text: str) -> Pin:
    """A rulebook as ``NAME`` or ``NAME@VERSION``."""
    name, at, version = text.partition("@")
    if not name or (at and not version):
        raise argparse.ArgumentTypeError(f"{text!r} is not {NAME_AT_VERSION}, such as metro@1.0.0")
    return Pin(name, version)


def address(text: str) -> str:
    """A server as ``HOST:PORT``."""
    match = _ADDRESS.fullmatch(text)
    if match is None or not 0 < int(match["port"]) <= _MAX_PORT:
        raise argparse.ArgumentTypeError(f"{text!r} is not HOST:PORT, such as localhost:50051")
    return text


def whole(least: int, most: int) -> Callable[[str], int]:
    """A whole number from one to another."""

    def read(text: str) -> int:
        sign, digits = text[:1] == "-", text.removeprefix("-")
        plain = digits.isascii() and digits.isdigit() and len(digits) <= _DIGITS
        value = (-int(digits) if sign else int(digits)) if plain else least - 1
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(
                f"{text!r} is not a whole number from {least} to {most}"
            )
        return value

    return read


def faces(text: str) -> list[int]:
    """Faces of dice, with or without spaces and commas between them."""
    listed = _BETWEEN.sub("", text)
    if not re.fullmatch("[1-6]*", listed):
        raise argparse.ArgumentTypeError(f"{text!r} is no list of faces from 1 to 6, such as 3 4 6")
    return [int(face) for face in listed]


def seconds(text: str) -> float:
    """A length of time."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 <= value <= _DAY:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds from 0 to {_DAY}")
    return value
