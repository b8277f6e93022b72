"""The files of a vector: request and answer, or status, as bytes.

`DATA/<Service>.<Method>/<case>.request.binpb` with `.response.binpb` or `.status.binpb`; of a
stream `.requests.delimpb` with `.responses.delimpb` or `.status.binpb`, where every message has
its length before it, as a varint.
"""

import io
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from google.protobuf import proto  # type: ignore[attr-defined]  # younger than its stubs
from google.protobuf.message import Message

from tests.vectors.methods import BY_NAME, is_stream

DATA = Path(__file__).parent / "data"
REQUESTS = (".request.binpb", ".requests.delimpb")


@dataclass(frozen=True, order=True)
class Vector:
    """The place of one vector in whichever folder holds its files."""

    method: str
    case: str

    @property
    def request(self) -> str:
        """The path of its request's file."""
        return self._path(".requests.delimpb" if is_stream(self.method) else ".request.binpb")

    @property
    def response(self) -> str:
        """The path of its answer's file, if it is answered."""
        return self._path(".responses.delimpb" if is_stream(self.method) else ".response.binpb")

    @property
    def status(self) -> str:
        """The path of its status's file, if it is refused."""
        return self._path(".status.binpb")

    def _path(self, ending: str) -> str:
        return f"{self.method}/{self.case}{ending}"

    def __str__(self) -> str:
        return f"{self.method}/{self.case}"


def find_vectors(folder: Path = DATA) -> list[Vector]:
    """All vectors of a folder, sorted."""
    return sorted(
        Vector(file.parent.name, file.name.removesuffix(ending))
        for ending in REQUESTS
        for file in folder.glob(f"*/*{ending}")
        if file.parent.name in BY_NAME
    )


def with_length(data: bytes) -> bytes:
    """Bytes with their length before them, as a varint."""
    length, prefix = len(data), bytearray()
    while length > 0x7F:
        prefix.append(length & 0x7F | 0x80)
        length >>= 7
    return bytes(prefix) + bytes([length]) + data


def delimited(messages: Iterable[Message]) -> bytes:
    """Messages, each with its length before it."""
    return b"".join(with_length(each.SerializeToString(deterministic=True)) for each in messages)


def read_delimited(kind: type[Message], data: bytes) -> list[Message]:
    """The messages of delimited bytes.

    Raises:
        DecodeError: They are not.
    """
    stream, messages = io.BytesIO(data), list[Message]()
    while (message := proto.parse_length_prefixed(kind, stream)) is not None:
        messages.append(message)
    return messages
