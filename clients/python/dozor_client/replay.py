"""Sends requests from files to a server, and writes what it answers.

Usage: python -m dozor_client.replay --server HOST:PORT --vectors DIR --out DIR

DIR/<Service>.<Method>/<case>.request.binpb is sent, `.response.binpb` or, of a refused call,
`.status.binpb` written below the other folder; of a stream it is `.requests.delimpb` and
`.responses.delimpb`, every message with its length before it.
"""

import argparse
import io
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from google.protobuf import proto  # type: ignore[attr-defined]  # younger than its stubs
from google.protobuf.descriptor import MethodDescriptor
from google.protobuf.message import Message
from google.protobuf.message_factory import GetMessageClass

from dozor_client._gen.dozor.v1 import raid_service_pb2, rulebook_service_pb2, station_service_pb2
from dozor_client.client import Client
from dozor_client.errors import DozorError

DEADLINE = 60.0
_FILES = (station_service_pb2, raid_service_pb2, rulebook_service_pb2)
METHODS: dict[str, MethodDescriptor] = {
    f"{service.name}.{method.name}": method
    for file in _FILES
    for service in file.DESCRIPTOR.services_by_name.values()
    for method in service.methods
}


def main() -> int:
    """Replay all that is there; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--server", required=True, metavar="HOST:PORT")
    parser.add_argument("--vectors", required=True, type=Path, metavar="DIR")
    parser.add_argument("--out", required=True, type=Path, metavar="DIR")
    options = parser.parse_args()
    count = 0
    with Client(options.server) as dozor:
        for file in sorted(options.vectors.glob("*/*.request*")):
            replay(dozor, file, options.out)
            count += 1
    print(f"replayed {count} cases")
    return 0


def replay(dozor: Client, file: Path, out: Path) -> None:
    """Send what is in a file, and write what comes of it."""
    method = METHODS[file.parent.name]
    case, kind, form = file.name.rsplit(".", 2)
    target = out / file.parent.name
    target.mkdir(parents=True, exist_ok=True)
    kind = kind.replace("request", "response")
    try:
        answer = call(dozor, method, file.read_bytes())
    except DozorError as error:
        target.joinpath(f"{case}.status.binpb").write_bytes(error.status.SerializeToString())
    else:
        target.joinpath(f"{case}.{kind}.{form}").write_bytes(answer)


def call(dozor: Client, method: MethodDescriptor, data: bytes) -> bytes:
    """Call a method with a request, or requests, as bytes."""
    request = GetMessageClass(method.input_type)
    ask: Any = getattr(dozor, re.sub(r"(?<!^)(?=[A-Z])", "_", method.name).lower())
    if method.client_streaming:
        return joined(ask(separated(request, data), timeout=DEADLINE))
    answer: Message = ask(request.FromString(data), timeout=DEADLINE)
    return answer.SerializeToString()


def separated(kind: type[Message], data: bytes) -> Iterator[Message]:
    """The messages of bytes in which each has its length before it."""
    stream = io.BytesIO(data)
    while (message := proto.parse_length_prefixed(kind, stream)) is not None:
        yield message


def joined(messages: Iterable[Message]) -> bytes:
    """Messages, each with its length before it."""
    stream = io.BytesIO()
    for message in messages:
        proto.serialize_length_prefixed(message, stream)
    return stream.getvalue()


if __name__ == "__main__":
    sys.exit(main())
