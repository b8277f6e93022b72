"""JSON text as a tree with places.

The json module decodes every scalar; lists and objects are walked here, because the module does
not tell where their values stand, and keeps only the last of two equal keys.
"""

import json
import re
from typing import NoReturn

from dozor.cli.source.faults import BadSource
from dozor.cli.source.marks import Lines, Mark
from dozor.cli.source.nodes import Budget, Entry, Kind, Listing, Node, Scalar, Table

_ERRORS = {
    "Expecting value": "json-value",
    "Unterminated string": "json-open-text",
    "Invalid control character": "json-control-character",
    "Invalid \\": "json-escape",
}
"""Our sentences, by how the module's own begin."""

_SPACE = re.compile(r"[ \t\n\r]*")


def parse_json(text: str) -> Node:
    """Read one JSON value.

    Raises:
        BadSource: It is not JSON, or too large or nested too deeply for a fight.
    """
    return _Walker(text).document()


class _Walker:
    def __init__(self, text: str) -> None:
        self._text = text
        self._lines = Lines(text)
        self._budget = Budget()
        # The raw characters of numbers are kept instead, so their values need not be computed.
        self._decoder = json.JSONDecoder(
            parse_int=lambda _: 0, parse_float=lambda _: 0.0, parse_constant=lambda _: 0.0
        )

    def document(self) -> Node:
        node, end = self._value(self._skip(0), 1)
        end = self._skip(end)
        if end < len(self._text):
            raise BadSource.at(self._lines.mark(end), "more-after-the-end")
        return node

    def _value(self, at: int, depth: int) -> tuple[Node, int]:
        mark = self._lines.mark(at)
        self._budget.spend(mark, depth)
        if self._text.startswith("{", at):
            return self._object(mark, at, depth)
        if self._text.startswith("[", at):
            return self._array(mark, at, depth)
        return self._scalar(mark, at)

    def _object(self, mark: Mark, at: int, depth: int) -> tuple[Node, int]:
        entries: list[Entry] = []
        at = self._skip(at + 1)
        while not self._text.startswith("}", at):
            if entries:
                at = self._expect(",", at, "json-comma-or-brace")
            if not self._text.startswith('"', at):
                self._fail(at, "json-key")
            key, at = self._scalar(self._lines.mark(at), at)
            at = self._expect(":", self._skip(at), "json-colon")
            value, at = self._value(at, depth + 1)
            entries.append(Entry(key, value))
            at = self._skip(at)
        return Table(mark, tuple(entries)), at + 1

    def _array(self, mark: Mark, at: int, depth: int) -> tuple[Node, int]:
        items: list[Node] = []
        at = self._skip(at + 1)
        while not self._text.startswith("]", at):
            if items:
                at = self._expect(",", at, "json-comma-or-bracket")
            value, at = self._value(at, depth + 1)
            items.append(value)
            at = self._skip(at)
        return Listing(mark, tuple(items)), at + 1

    def _scalar(self, mark: Mark, at: int) -> tuple[Scalar, int]:
        try:
            value, end = self._decoder.raw_decode(self._text, at)
        except json.JSONDecodeError as error:
            message = next((m for begin, m in _ERRORS.items() if error.msg.startswith(begin)), "")
            self._fail(error.pos, message or "not-json", why=error.msg)
        return _scalar(mark, value, self._text[at:end]), end

    def _expect(self, char: str, at: int, message: str) -> int:
        if not self._text.startswith(char, at):
            self._fail(at, message)
        return self._skip(at + 1)

    def _skip(self, at: int) -> int:
        space = _SPACE.match(self._text, at)
        return space.end() if space else at

    def _fail(self, at: int, message: str, **facts: str) -> NoReturn:
        raise BadSource.at(self._lines.mark(at), message, **facts)


def _scalar(mark: Mark, value: object, raw: str) -> Scalar:
    match value:
        case str():
            return Scalar(mark, Kind.TEXT, value)
        case bool():
            return Scalar(mark, Kind.TRUTH, raw)
        case None:
            return Scalar(mark, Kind.NOTHING, raw)
        case int():
            return Scalar(mark, Kind.WHOLE, raw)
        case _:
            return Scalar(mark, Kind.FRACTION, raw)
