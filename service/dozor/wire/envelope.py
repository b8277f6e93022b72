"""A batch as the server sees it: items and results as bytes that are not looked into.

On the wire a repeated message and repeated bytes are the same. Reading a batch's items as bytes
keeps one item that is no message at all from spoiling its neighbours, and lets results be put
together without building them twice. These types never leave the server.
"""

from collections.abc import Sequence
from typing import NamedTuple

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
from google.protobuf.message import DecodeError, Message

_Field = descriptor_pb2.FieldDescriptorProto


class RawItem(NamedTuple):
    """A batch item: the caller's id, and the bytes of what it holds; none where there is none."""

    id: bytes
    content: bytes | None


def _message(
    name: str, **fields: tuple[int, "_Field.Label.ValueType"]
) -> descriptor_pb2.DescriptorProto:
    return descriptor_pb2.DescriptorProto(
        name=name,
        field=[
            _Field(name=field, number=number, label=label, type=_Field.TYPE_BYTES)
            for field, (number, label) in fields.items()
        ],
    )


def _types() -> dict[str, type[Message]]:
    optional, repeated = _Field.LABEL_OPTIONAL, _Field.LABEL_REPEATED
    # proto2, so that a field that is there can be told from one that is not.
    file = descriptor_pb2.FileDescriptorProto(
        name="dozor/envelope.proto",
        package="dozor.envelope",
        syntax="proto2",
        message_type=[
            _message("List", entries=(1, repeated)),
            _message("Item", id=(1, optional), content=(2, optional)),
            _message("Result", id=(1, optional), response=(2, optional), error=(3, optional)),
        ],
    )
    pool = descriptor_pool.DescriptorPool()
    pool.AddSerializedFile(file.SerializeToString())  # type: ignore[no-untyped-call]  # so in the stubs
    descriptor = pool.FindFileByName(file.name)  # type: ignore[no-untyped-call]  # likewise
    names = ("List", "Item", "Result")
    return {
        name: message_factory.GetMessageClass(descriptor.message_types_by_name[name])
        for name in names
    }


_TYPES = _types()


def read_list(data: bytes) -> Sequence[bytes]:
    """The raw entries of a batch. Raises DecodeError if it is none."""
    entries: Sequence[bytes] = _TYPES["List"].FromString(data).entries  # type: ignore[attr-defined]  # made at run time
    return entries


def write_list(entries: Sequence[bytes]) -> bytes:
    """A batch's answer, of raw results."""
    return _TYPES["List"](entries=entries).SerializeToString()


def read_item(data: bytes) -> RawItem:
    """A raw item of a batch. Raises DecodeError if it is none."""
    item = _TYPES["Item"].FromString(data)
    content = item.content if item.HasField("content") else None  # type: ignore[attr-defined]  # made at run time
    return RawItem(item.id, content)  # type: ignore[attr-defined]  # made at run time


def write_response(item_id: bytes, response: bytes) -> bytes:
    """An item's result that holds a response."""
    return _TYPES["Result"](id=item_id, response=response).SerializeToString()


def write_error(item_id: bytes, error: bytes) -> bytes:
    """An item's result that holds an error."""
    return _TYPES["Result"](id=item_id, error=error).SerializeToString()


__all__ = [
    "DecodeError",
    "RawItem",
    "read_item",
    "read_list",
    "write_error",
    "write_list",
    "write_response",
]
