"""Write the golden requests and answers, as a real server gives them over gRPC.

Run it without options to write tests/vectors/data anew, with `--check` to compare: then it exits
with 1 where a file is missing, left over, or not what the server says.
"""

import argparse
import logging
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import grpc

from tests.server.running import thread_server
from tests.vectors.compare import difference
from tests.vectors.files import DATA, Vector, delimited, find_vectors, with_length
from tests.vectors.methods import BY_NAME, is_stream
from tests.vectors.sources import Case, all_cases

TIMEOUT = 60.0
LIMIT = [("grpc.max_receive_message_length", 64 << 20)]


def main() -> int:
    """Write the vectors, or compare them; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare only; 1 if anything differs")
    check = parser.parse_args().check
    logging.getLogger("dozor").addHandler(logging.NullHandler())
    fresh = fresh_files()
    if check:
        stale = list(stale_files(fresh, DATA))
        for line in stale:
            print(line)
        if stale:
            print("The vectors are not what the server says: python -m tests.vectors.generate")
        return 1 if stale else 0
    write(fresh, DATA)
    print(f"{len(find_vectors())} vectors in {len(fresh)} files")
    return 0


def fresh_files() -> dict[str, bytes]:
    """The content of every file, by its path below the data's folder."""
    files: dict[str, bytes] = {}
    with thread_server() as server, grpc.insecure_channel(server.address, LIMIT) as channel:
        for case in all_cases():
            made = {case.vector.request: _asked(case), **_answered(case, channel)}
            if repeated := made.keys() & files.keys():
                sys.exit(f"two cases have one name: {', '.join(sorted(repeated))}")
            files |= made
    return files


def _asked(case: Case) -> bytes:
    if is_stream(case.vector.method):
        return delimited(case.requests)
    (request,) = case.requests
    return request.SerializeToString(deterministic=True)


def _answered(case: Case, channel: grpc.Channel) -> dict[str, bytes]:
    """What the server says, byte for byte."""
    vector = case.vector
    try:
        answer = _call(vector, [each.SerializeToString() for each in case.requests], channel)
    except grpc.RpcError as error:
        status = _status(error)
        if not case.refused or status is None:
            sys.exit(f"{vector}: {error.code().name}: {error.details()}")
        return {vector.status: status}
    if case.refused:
        sys.exit(f"{vector} stands among the refused cases and was answered")
    return {vector.response: answer}


def _status(error: Any) -> bytes | None:
    """The google.rpc.Status among a refused call's trailers."""
    return dict(error.trailing_metadata() or ()).get("grpc-status-details-bin")


def _call(vector: Vector, requests: list[bytes], channel: grpc.Channel) -> bytes:
    path = BY_NAME[vector.method].path
    if is_stream(vector.method):
        stream = channel.stream_stream(path, _as_it_is, _as_it_is)
        return b"".join(with_length(each) for each in stream(iter(requests), timeout=TIMEOUT))
    (request,) = requests
    return channel.unary_unary(path, _as_it_is, _as_it_is)(request, timeout=TIMEOUT)


def _as_it_is(data: bytes) -> bytes:
    return data


def write(fresh: dict[str, bytes], folder: Path) -> None:
    """Make the folder hold these files and no other ones."""
    for name in _present(folder) - fresh.keys():
        (folder / name).unlink()
    for name, data in fresh.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)


def stale_files(fresh: dict[str, bytes], folder: Path) -> Iterator[str]:
    """A line for each file that is missing, left over, or not what the server says."""
    present = _present(folder)
    yield from (f"{name}: left over" for name in sorted(present - fresh.keys()))
    for name, data in sorted(fresh.items()):
        if name not in present:
            yield f"{name}: missing"
        elif told := difference(name, (folder / name).read_bytes(), data):
            yield f"{name}: {told}"


def _present(folder: Path) -> set[str]:
    files: Iterable[Path] = folder.rglob("*") if folder.exists() else ()
    return {file.relative_to(folder).as_posix() for file in files if file.is_file()}


if __name__ == "__main__":
    sys.exit(main())
