"""Text on a terminal: how wide it is, where it breaks, and what must not reach it raw."""

import re
import unicodedata

_SPACES = re.compile(r"[ \t\n]+")
_UNBROKEN = "\u00a0"
_HIDDEN = frozenset(("Cc", "Cs", "Co", "Cn", "Zl", "Zp"))
# Marks that turn the direction of the text after them.
_TURNING = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

_ONE_BYTE = 0x100


def clean(text: str) -> str:
    """The text with characters that could command the terminal written as escapes."""
    if text.isprintable() and _TURNING.isdisjoint(text):
        return text
    return "".join(map(_clean, text))


def width(text: str) -> int:
    """How many columns a text takes."""
    if text.isascii():
        return len(text)
    return sum(map(_columns, text))


def wrap(text: str, room: int) -> list[str]:
    """Break a text into lines of at most so many columns, at spaces where it can be.

    Spaces that do not break hold words together, and come out as plain ones.
    """
    lines: list[str] = []
    line = ""
    for word in _split(text, room):
        joined = f"{line} {word}" if line else word
        if line and width(joined) > room:
            lines.append(line)
            line = word
        else:
            line = joined
    return [line.replace(_UNBROKEN, " ") for line in (*lines, line)]


def pad(text: str, columns: int) -> str:
    """Fill a text up with spaces."""
    return text + " " * (columns - width(text))


def longest_word(text: str) -> int:
    """How many columns the longest word of a text takes."""
    return max(map(width, _SPACES.split(text)))


def _split(text: str, room: int) -> list[str]:
    """The words of a text; what is longer than a line is cut."""
    pieces: list[str] = []
    for word in filter(None, map(clean, _SPACES.split(text))):
        piece = ""
        for char in word:
            if piece and width(piece) + _columns(char) > room:
                pieces.append(piece)
                piece = ""
            piece += char
        pieces.append(piece)
    return pieces


def _clean(char: str) -> str:
    if char in _TURNING or (not char.isprintable() and unicodedata.category(char) in _HIDDEN):
        code = ord(char)
        return f"\\x{code:02x}" if code < _ONE_BYTE else f"\\u{code:04x}"
    return char


def _columns(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
