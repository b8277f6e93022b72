"""Sentences with gaps, so that a sentence about callers' names or long phrases is written once."""

import re

_GAPS = ("\x01", "\x02", "\x03", "\x04")
_SPLIT = re.compile("([\x01-\x04])")


def gap(index: int) -> str:
    """What a message is told in place of the text that goes into a gap."""
    return _GAPS[index]


class Template:
    """A written sentence with numbered gaps, each of which may stand several times."""

    __slots__ = ("_pieces",)

    def __init__(self, text: str) -> None:
        self._pieces: tuple[str | int, ...] = tuple(
            _GAPS.index(piece) if piece in _GAPS else piece for piece in _SPLIT.split(text) if piece
        )

    def fill(self, *texts: str) -> str:
        """The sentence with the texts in its gaps."""
        return "".join(
            [texts[piece] if isinstance(piece, int) else piece for piece in self._pieces]
        )
