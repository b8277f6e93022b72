"""Kinds of values that a setting may have: how one is read from text, and what is right."""

import contextlib
import ipaddress
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

_LONGEST_NUMBER = 20
"""Characters of a number; more are not even looked at."""


_NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?([eE][-+]?[0-9]+)?")


class Kind(Protocol):
    """A kind of values."""

    @property
    def metavar(self) -> str:
        """What stands for a value in a help text."""

    def read(self, text: str) -> object:
        """The value that a text means; the text itself if it means none."""

    def fault(self, value: object) -> str | None:
        """What is wrong with a value, said so that it follows the value; none if it is right."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number.

    Attributes:
        least: The least that is right.
        most: The most that is right.
        noun: What the number is.
        metavar: What stands for it in a help text.
    """

    least: int
    most: int
    noun: str = "whole number"
    metavar: str = "N"

    def read(self, text: str) -> object:
        """See `Kind`."""
        digits = text.removeprefix("-")
        plain = digits.isascii() and digits.isdigit() and len(digits) <= _LONGEST_NUMBER
        return int(text) if plain else text

    def fault(self, value: object) -> str | None:
        """See `Kind`."""
        if type(value) is int and self.least <= value <= self.most:
            return None
        return f"is no {self.noun} from {self.least} to {self.most}"


@dataclass(frozen=True, slots=True)
class Number:
    """A number that need not be whole.

    Attributes:
        least: The least that is right.
        most: The most that is right; infinity: any.
        noun: What the number is.
        metavar: What stands for it in a help text.
    """

    least: float = 0.0
    most: float = math.inf
    noun: str = "number of seconds"
    metavar: str = "SECONDS"

    def read(self, text: str) -> object:
        """See `Kind`."""
        plain = len(text) <= _LONGEST_NUMBER and _NUMBER.fullmatch(text)
        return float(text) if plain else text

    def fault(self, value: object) -> str | None:
        """See `Kind`."""
        number = math.nan
        if isinstance(value, int | float) and not isinstance(value, bool):
            with contextlib.suppress(OverflowError):  # a whole number may be of any size
                number = float(value)
        if math.isfinite(number) and self.least <= number <= self.most:
            return None
        up_to = "up" if math.isinf(self.most) else f"to {self.most:.7g}"
        return f"is no {self.noun} from {self.least:.7g} {up_to}"


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some words."""

    words: Sequence[str]

    @property
    def metavar(self) -> str:
        """See `Kind`."""
        return "|".join(self.words)

    def read(self, text: str) -> object:
        """See `Kind`."""
        return text

    def fault(self, value: object) -> str | None:
        """See `Kind`."""
        return None if value in self.words else f"is none of {', '.join(self.words)}"


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off; true or false in a settings file."""

    metavar: str = "on|off"

    def read(self, text: str) -> object:
        """See `Kind`."""
        return _SWITCHES.get(text.lower(), text)

    def fault(self, value: object) -> str | None:
        """See `Kind`."""
        return None if isinstance(value, bool) else "is neither on nor off (true, false)"


_SWITCHES = {"on": True, "true": True, "off": False, "false": False}


@dataclass(frozen=True, slots=True)
class Text:
    """Any text, such as a path; empty: none."""

    metavar: str

    def read(self, text: str) -> object:
        """See `Kind`."""
        return text

    def fault(self, value: object) -> str | None:
        """See `Kind`."""
        if isinstance(value, str) and "\0" not in value and _is_unicode(value):
            return None
        return "is no text in UTF-8"


def _is_unicode(text: str) -> bool:
    """Whether a text can be written; bytes of a path that are no UTF-8 cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class IpAddress:
    """An IP address."""

    metavar: str = "IP"

    def read(self, text: str) -> object:
        """See `Kind`."""
        return text

    def fault(self, value: object) -> str | None:
        """See `Kind`."""
        try:
            if isinstance(value, str):
                ipaddress.ip_address(value)
                return None
        except ValueError:
            pass
        return "is no IP address, such as 127.0.0.1 or ::"


@dataclass(frozen=True, slots=True)
class Origins:
    """Origins of web pages, with commas between them; or ``*``: any."""

    metavar: str = "ORIGINS"

    def read(self, text: str) -> object:
        """See `Kind`."""
        return text

    def fault(self, value: object) -> str | None:
        """See `Kind`."""
        if isinstance(value, str):
            wrong = [origin for origin in split_origins(value) if not _is_origin(origin)]
            if not wrong:
                return None
        return "holds what is no origin, such as https://play.example or http://localhost:5173"


_ORIGIN = re.compile(r"https?://([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?")


def _is_origin(text: str) -> bool:
    return text == "*" or _ORIGIN.fullmatch(text) is not None


def split_origins(text: str) -> list[str]:
    """The origins that a text lists."""
    return [origin.strip() for origin in text.split(",")] if text.strip() else []


MAX_PORT = 65_535
PORT = Whole(0, MAX_PORT, "port number", "PORT")
SECONDS = Number(most=604_800)
"""Up to a week: gRPC counts milliseconds, and not far."""

FILE = Text("FILE")
DIRECTORY = Text("DIR")
