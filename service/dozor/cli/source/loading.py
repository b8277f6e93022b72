"""One loader for all files: from a name to a tree with places, whatever the format."""

import re
from enum import StrEnum

from dozor.cli.source.faults import BadSource
from dozor.cli.source.json_source import parse_json
from dozor.cli.source.marks import Mark
from dozor.cli.source.nodes import Kind, Node, Scalar, Table
from dozor.cli.source.opening import decode, read_bytes


class Format(StrEnum):
    """How a file is written."""

    JSON = "json"
    YAML = "yaml"


_ENDINGS = {".json": Format.JSON, ".yaml": Format.YAML, ".yml": Format.YAML}
_LOOKS_LIKE_JSON = re.compile(r"\s*\{\s*[\"}]")


def load(name: str, given: Format | None = None) -> Table:
    """Read a file whose top is a mapping.

    Args:
        name: The file's name; ``-`` for the standard input.
        given: How it is written. None: by the ending of its name, else by its first characters.

    Raises:
        BadSource: It cannot be read, or is not one such mapping.
    """
    text = decode(read_bytes(name))
    if not text.strip():
        raise BadSource.at(None, "empty")
    node = _parse(text, given or _guess(name, text))
    if node is None or (isinstance(node, Scalar) and node.kind is Kind.NOTHING):
        raise BadSource.at(None, "empty")
    if not isinstance(node, Table):
        raise BadSource.at(node.mark, "top-not-a-table")
    return node


def _guess(name: str, text: str) -> Format:
    for ending, form in _ENDINGS.items():
        if name.lower().endswith(ending):
            return form
    return Format.JSON if _LOOKS_LIKE_JSON.match(text) else Format.YAML


def _parse(text: str, form: Format) -> Node | None:
    if form is Format.JSON:
        return parse_json(text)
    try:
        # PyYAML is an extra; JSON is read without it.
        from dozor.cli.source.yaml_source import parse_yaml  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name != "yaml":
            raise
        raise BadSource.at(Mark(1, 1), "no-pyyaml") from None
    return parse_yaml(text)
