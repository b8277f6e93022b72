"""Fills a message of the contract from a tree, and collects everything that does not fit.

The message's own descriptor says which keys there are and what they take, so the files always
have exactly the fields of the contract.
"""

from collections.abc import Sequence

from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message import Message

from dozor.cli.request.scalars import Misfit, read_scalar, read_time
from dozor.cli.request.words import closest, field_of, quoted, shown
from dozor.cli.source.faults import Fact, Fault
from dozor.cli.source.marks import Mark
from dozor.cli.source.nodes import Entry, Kind, Listing, Node, Scalar, Table

_TIMESTAMP = "google.protobuf.Timestamp"


class MessageReader:
    """Reads messages.

    Attributes:
        faults: What did not fit, so far.
        marks: The place of every field that was read, by its path.
    """

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.marks: dict[str, Mark] = {}

    def read(self, table: Table, message: Message, path: str = "") -> None:
        """Read the keys of a table into the fields of a message."""
        self.marks.setdefault(path, table.mark)
        seen: dict[str, Scalar] = {}
        for entry in table.entries:
            field = field_of(message, entry.key.text)
            if field is None:
                self._unknown_key(entry.key, message, path)
            elif field.name in seen:
                place = _join(path, field.name)
                self._fault(entry.key.mark, place, "key-twice", line=seen[field.name].mark.line)
            else:
                seen[field.name] = entry.key
                self._field(entry, message, field, _join(path, field.name))

    def _field(self, entry: Entry, message: Message, field: FieldDescriptor, path: str) -> None:
        key, value = entry
        self.marks[path] = value.mark if value.mark.line == key.mark.line else key.mark
        if isinstance(value, Scalar) and value.kind is Kind.NOTHING:
            return  # A key without a value is a key left out.
        if field.is_repeated:
            self._list(value, message, field, path)
        elif (other := _alternative(message, field)) is not None:
            self._fault(key.mark, path, "one-of", other=other)
        elif field.message_type is not None:
            self._message(value, getattr(message, field.name), path)
        elif (scalar := self._scalar(value, field, path)) is not None:
            setattr(message, field.name, scalar)

    def _list(self, value: Node, message: Message, field: FieldDescriptor, path: str) -> None:
        if not isinstance(value, Listing):
            self._misfit(value, path, Misfit("list-needed"))
            return
        target = getattr(message, field.name)
        for index, item in enumerate(value.items):
            place = f"{path}[{index}]"
            self.marks[place] = item.mark
            if field.message_type is not None:
                self._message(item, target.add(), place)
            elif (scalar := self._scalar(item, field, place)) is not None:
                target.append(scalar)

    def _message(self, value: Node, message: Message, path: str) -> None:
        # A message that is there but empty still is there.
        message.SetInParent()
        if isinstance(value, Table):
            self.read(value, message, path)
        elif isinstance(value, Listing) and (field := _only_list(message)) is not None:
            self._list(value, message, field, _join(path, field.name))
        elif message.DESCRIPTOR.full_name != _TIMESTAMP:
            self._misfit(value, path, Misfit("table-needed"))
        elif (misfit := read_time(value, message)) is not None:
            self._misfit(value, path, misfit)

    def _scalar(self, value: Node, field: FieldDescriptor, path: str) -> int | bool | str | None:
        result = read_scalar(value, field)
        if isinstance(result, Misfit):
            self._misfit(value, path, result)
            return None
        return result

    def _unknown_key(self, key: Scalar, message: Message, path: str) -> None:
        known = [field.name for field in message.DESCRIPTOR.fields]
        self._fault(
            key.mark,
            path,
            "unknown-key",
            given=quoted(key.text),
            known=", ".join(known),
            close=closest(key.text, known),
        )

    def _misfit(self, value: Node, path: str, misfit: Misfit) -> None:
        self._fault(value.mark, path, misfit.message, given=shown(value), **misfit.facts)

    def _fault(self, mark: Mark, path: str, message: str, **facts: Fact) -> None:
        self.faults.append(Fault(mark, path, message, facts))


def _alternative(message: Message, field: FieldDescriptor) -> str | None:
    """The field already read that excludes this one, if any does."""
    oneof = field.containing_oneof
    if oneof is None or len(oneof.fields) == 1:  # An optional field is alone in a oneof.
        return None
    other: str | None = message.WhichOneof(oneof.name)
    return other


def _only_list(message: Message) -> FieldDescriptor | None:
    """The list that is all that a message has; it may be written in the message's place."""
    fields: Sequence[FieldDescriptor] = message.DESCRIPTOR.fields
    return fields[0] if len(fields) == 1 and fields[0].is_repeated else None


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
