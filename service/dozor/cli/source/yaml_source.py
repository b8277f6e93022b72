"""YAML text as a tree with places. Importing this module needs PyYAML."""

from typing import Any

import yaml

from dozor.cli.source.faults import BadSource
from dozor.cli.source.marks import Lines, Mark
from dozor.cli.source.nodes import Budget, Entry, Kind, Listing, Node, Scalar, Table

_KINDS = {
    "str": Kind.TEXT,
    "timestamp": Kind.TEXT,
    "value": Kind.TEXT,
    "int": Kind.WHOLE,
    "float": Kind.FRACTION,
    "bool": Kind.TRUTH,
    "null": Kind.NOTHING,
}
_STANDARD = "tag:yaml.org,2002:"
_MERGE = f"{_STANDARD}merge"


def parse_yaml(text: str) -> Node | None:
    """Read one YAML document; None where there is none, only comments perhaps.

    Raises:
        BadSource: It is not YAML, holds several documents, or is too large or nested too deeply
            for a fight, aliases expanded.
    """
    try:
        root = yaml.compose(text, _BudgetLoader)
    except yaml.MarkedYAMLError as error:
        raise _syntax_fault(error) from None
    except yaml.reader.ReaderError as error:
        mark = Lines(text).mark(error.position)
        raise BadSource.at(mark, "bad-character", character=f"U+{error.character:04X}") from None
    return None if root is None else _Converter().node(root, 1)


class _BudgetLoader(yaml.SafeLoader):
    """Stops composing before a document grows too large or too deep."""

    def __init__(self, stream: str) -> None:
        super().__init__(stream)
        self._budget = Budget()
        self._depth = 0

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        self._depth += 1
        self._budget.spend(_mark(self.peek_event().start_mark), self._depth)  # type: ignore[no-untyped-call]
        node = super().compose_node(parent, index)
        self._depth -= 1
        return node


class _Converter:
    """Turns PyYAML's graph of nodes into a tree: aliases become copies, merges are carried out."""

    def __init__(self) -> None:
        self._budget = Budget()

    def node(self, node: yaml.Node, depth: int) -> Node:
        mark = _mark(node.start_mark)
        self._budget.spend(mark, depth)
        kind = node.tag.removeprefix(_STANDARD)
        match node:
            case yaml.MappingNode() if kind == "map":
                return Table(mark, tuple(self._entries(node, depth)))
            case yaml.SequenceNode() if kind == "seq":
                return Listing(mark, tuple(self.node(item, depth + 1) for item in node.value))
            case yaml.ScalarNode() if kind in _KINDS:
                return Scalar(mark, _KINDS[kind], node.value)
        raise BadSource.at(mark, "yaml-tag", tag=node.tag.replace(_STANDARD, "!!"))

    def _entries(self, node: yaml.MappingNode, depth: int) -> list[Entry]:
        own: list[Entry] = []
        merged: list[Entry] = []
        for key, value in node.value:
            if key.tag == _MERGE:
                merged.extend(self._merged(value, depth))
            elif isinstance(key, yaml.ScalarNode):
                label = Scalar(_mark(key.start_mark), Kind.TEXT, key.value)
                own.append(Entry(label, self.node(value, depth + 1)))
            else:
                raise BadSource.at(_mark(key.start_mark), "key-not-a-name")
        # What stands in the mapping itself precedes what is merged in; of that, the first precedes.
        seen = {entry.key.text for entry in own}
        for entry in merged:
            if entry.key.text not in seen:
                seen.add(entry.key.text)
                own.append(entry)
        return own

    def _merged(self, value: yaml.Node, depth: int) -> list[Entry]:
        self._budget.spend(_mark(value.start_mark), depth)
        sources = value.value if isinstance(value, yaml.SequenceNode) else [value]
        entries: list[Entry] = []
        for source in sources:
            if not isinstance(source, yaml.MappingNode):
                raise BadSource.at(_mark(source.start_mark), "yaml-merge")
            entries.extend(self._entries(source, depth + 1))
        return entries


def _syntax_fault(error: yaml.MarkedYAMLError) -> BadSource:
    mark = error.problem_mark or error.context_mark
    place = None if mark is None else _mark(mark)
    problem = error.problem or error.context or "?"
    if error.context == "expected a single document in the stream":
        return BadSource.at(place, "several-documents")
    if problem.startswith("found character '\\t'"):
        return BadSource.at(place, "yaml-tab")
    if isinstance(error, yaml.composer.ComposerError) and "undefined alias" in problem:
        return BadSource.at(place, "yaml-alias", why=problem.rpartition(" ")[2].strip("'"))
    return BadSource.at(place, "not-yaml", why=problem)


def _mark(mark: Any) -> Mark:
    return Mark(mark.line + 1, mark.column + 1)
