"""Texts of clients in lines of the log: no letter may break a line, or play with a terminal."""

_LAST_OF_BMP = 0xFFFF
_ENDS = 0x10000


def one_line(text: str) -> str:
    """A text with JSON's escapes for all that is not printed as itself.

    That is control characters, line ends, marks that change the direction of writing or have no
    width, unassigned and private ones, lone surrogates, and all spaces but the usual one.
    """
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else _escaped(letter) for letter in text)


def _escaped(letter: str) -> str:
    number = ord(letter)
    if number <= _LAST_OF_BMP:
        return f"\\u{number:04x}"
    high, low = divmod(number - _ENDS, 0x400)
    return f"\\u{0xD800 + high:04x}\\u{0xDC00 + low:04x}"
