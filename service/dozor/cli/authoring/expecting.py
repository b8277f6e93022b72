"""Reads what a scenario expects: the part of an outcome that matters, laws, or violations."""

from dataclasses import dataclass
from typing import NamedTuple

from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message import Message

from dozor.cli.authoring.law_names import law_named, laws_listed
from dozor.cli.authoring.outcomes import (
    COUNT,
    ITEM_OUTCOME,
    TOLD_ELSEWHERE,
    join,
    shown_list,
    shown_value,
)
from dozor.cli.request.scalars import Misfit, read_scalar
from dozor.cli.request.words import closest, field_of, quoted, shown
from dozor.cli.source.faults import Fact, Fault
from dozor.cli.source.marks import Mark
from dozor.cli.source.nodes import Kind, Listing, Node, Scalar, Table
from dozor.errors import Reason

LAWS, VIOLATIONS = "laws", "violations"


class Check(NamedTuple):
    """One value that is expected of an outcome, as `facts_of` would have it."""

    mark: Mark
    path: str
    wanted: str


class ExpectedViolation(NamedTuple):
    """A field that must be refused; its reason counts if it is given."""

    mark: Mark
    field: str
    reason: str


@dataclass(frozen=True, slots=True)
class Expectation:
    """What a scenario expects.

    Attributes:
        checks: Values of the outcome.
        laws: Ids of laws that must have had an effect.
        violations: What must be refused; none where the outcome counts.
    """

    checks: tuple[Check, ...]
    laws: tuple[tuple[Mark, str], ...]
    violations: tuple[ExpectedViolation, ...]


class ExpectationReader:
    """Reads an expectation.

    Attributes:
        faults: What did not fit, so far.
    """

    def __init__(self, rule_set: str) -> None:
        self._rule_set = rule_set
        self.faults: list[Fault] = []
        self._checks: list[Check] = []
        self._laws: list[tuple[Mark, str]] = []
        self._violations: list[ExpectedViolation] = []

    def read(self, table: Table, outcome: Message) -> Expectation:
        """Read what is expected of an outcome of this type; the message itself is scratch paper."""
        entries = []
        for entry in table.entries:
            if entry.key.text == LAWS:
                self._read_laws(entry.value)
            elif entry.key.text == VIOLATIONS:
                self._read_violations(entry.value)
            else:
                entries.append(entry)
        self._message(Table(table.mark, tuple(entries)), outcome, "")
        if self._violations and (self._checks or self._laws):
            self._fault(table.mark, "expect", "expect-either")
        if not table.entries:
            self._fault(table.mark, "expect", "expect-empty")
        return Expectation(tuple(self._checks), tuple(self._laws), tuple(self._violations))

    def _message(self, table: Table, message: Message, path: str) -> None:
        seen: dict[str, int] = {}
        for key, value in table.entries:
            field = field_of(message, key.text)
            if field is None or field.name in TOLD_ELSEWHERE:
                self._unknown(key, _known(message, whole=not path), path)
            elif field.name in seen:
                self._fault(key.mark, path, "key-twice", line=seen[field.name])
            else:
                seen[field.name] = key.mark.line
                self._field(value, message, field, join(path, field.name))

    def _field(self, value: Node, message: Message, field: FieldDescriptor, path: str) -> None:
        if field.is_repeated:
            self._list(value, message, field, path)
        elif field.message_type is None:
            self._scalar(value, field, path)
        elif isinstance(value, Table):
            self._message(value, getattr(message, field.name), path)
        else:
            self._misfit(value, path, Misfit("table-needed"))

    def _list(self, value: Node, message: Message, field: FieldDescriptor, path: str) -> None:
        if field.message_type is not None and field.message_type.full_name == ITEM_OUTCOME:
            self._items(value, field, path)
        elif not isinstance(value, Listing):
            self._misfit(value, path, Misfit("list-needed"))
        elif field.message_type is None:
            values = [self._value(item, field, path) for item in value.items]
            self._checks.append(Check(value.mark, path, shown_list(values)))
        else:
            self._checks.append(Check(value.mark, join(path, COUNT), str(len(value.items))))
            for index, item in enumerate(value.items):
                place = f"{path}[{index}]"
                if isinstance(item, Table):
                    self._message(item, getattr(message, field.name).add(), place)
                else:
                    self._misfit(item, place, Misfit("table-needed"))

    def _items(self, value: Node, field: FieldDescriptor, path: str) -> None:
        """Items with what has become of them, such as ``{VEST: LOST}``."""
        if not isinstance(value, Table):
            self._misfit(value, path, Misfit("expect-items"))
            return
        item, state = (field.message_type.fields_by_name[name] for name in ("item", "state"))
        for key, told in value.entries:
            name = self._value(key, item, path)
            if name:
                self._scalar(told, state, join(path, name))

    def _scalar(self, value: Node, field: FieldDescriptor, path: str) -> None:
        self._checks.append(Check(value.mark, path, self._value(value, field, path)))

    def _value(self, value: Node, field: FieldDescriptor, path: str) -> str:
        result = read_scalar(value, field)
        if isinstance(result, Misfit):
            self._misfit(value, path, result)
            return ""
        return shown_value(field, result)

    def _read_laws(self, value: Node) -> None:
        if not isinstance(value, Listing):
            self._misfit(value, LAWS, Misfit("list-needed"))
            return
        for item in value.items:
            law = law_named(item.text, self._rule_set) if isinstance(item, Scalar) else None
            if law is None:
                known = laws_listed(self._rule_set)
                self._misfit(item, LAWS, Misfit("expect-law", {"known": known}))
            else:
                self._laws.append((item.mark, law))

    def _read_violations(self, value: Node) -> None:
        if not isinstance(value, Listing) or not value.items:
            self._misfit(value, VIOLATIONS, Misfit("expect-violations"))
            return
        for item in value.items:
            given = (
                {key.text: told for key, told in item.entries} if isinstance(item, Table) else {}
            )
            field, reason = given.pop("field", None), given.pop("reason", None)
            if given or not _is_text(field) or not (reason is None or _is_reason(reason)):
                facts = {"reasons": ", ".join(Reason)}
                self._misfit(item, VIOLATIONS, Misfit("expect-violation", facts))
            else:
                told = reason.text.upper() if isinstance(reason, Scalar) else ""
                assert isinstance(field, Scalar), "a text, as was just seen"
                self._violations.append(ExpectedViolation(item.mark, field.text, told))

    def _unknown(self, key: Scalar, known: list[str], path: str) -> None:
        facts: dict[str, Fact] = {"given": quoted(key.text), "known": ", ".join(known)}
        self._fault(key.mark, path, "unknown-key", **facts, close=closest(key.text, known))

    def _misfit(self, value: Node, path: str, misfit: Misfit) -> None:
        self._fault(value.mark, path, misfit.message, given=shown(value), **misfit.facts)

    def _fault(self, mark: Mark, path: str, message: str, **facts: Fact) -> None:
        self.faults.append(Fault(mark, path, message, facts))


def _known(message: Message, *, whole: bool) -> list[str]:
    names = [f.name for f in message.DESCRIPTOR.fields if f.name not in TOLD_ELSEWHERE]
    return [*names, LAWS, VIOLATIONS] if whole else names


def _is_text(node: Node | None) -> bool:
    return isinstance(node, Scalar) and node.kind is Kind.TEXT


def _is_reason(node: Node) -> bool:
    return isinstance(node, Scalar) and node.text.upper() in list(Reason)
