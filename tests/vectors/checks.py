"""What every client must do: each check raises a Failure that says what was wrong."""

import re
import socket
import tempfile
from dataclasses import dataclass
from pathlib import Path

from google.rpc import error_details_pb2, status_pb2

from dozor.v1.station_service_pb2 import ResolveEngagementResponse
from tests.vectors.client_toml import Client
from tests.vectors.commands import Failure, must, output, run
from tests.vectors.compare import difference
from tests.vectors.files import DATA, Vector, find_vectors
from tests.vectors.flaky import flaky_server

_FEW = 5
# The sample's two requests are these vectors'.
_GOOD = Vector("StationService.ResolveEngagement", "duel")
_WRONG = Vector("StationService.ResolveEngagement", "wounds-out-of-range")
_STACK_TRACE = re.compile(
    r"Traceback \(most recent|^goroutine \d|^\s+at \S+ ?\(|panicked at|^Unhandled exception"
    r"|^Exception in thread|terminate called",
    re.MULTILINE,
)


@dataclass(frozen=True)
class Replayed:
    """What came of a replay.

    Attributes:
        total: Number of vectors.
        same_bytes: How many were answered with the server's very bytes.
    """

    total: int
    same_bytes: int


def check_replay(client: Client, server: str) -> Replayed:
    """Every vector is answered with the right message."""
    vectors = find_vectors()
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder)
        arguments = ("--server", server, "--vectors", DATA, "--out", out)
        done = must(client, client.replay, *arguments, timeout=900)
        told = done.stdout.rstrip().rpartition("\n")[2]
        if told != f"replayed {len(vectors)} cases":
            raise Failure(f"its last line is {told!r} instead of 'replayed {len(vectors)} cases'")
        wrong = [line for vector in vectors if (line := _wrong(vector, out)) is not None]
        same = sum(_same_bytes(vector, out) for vector in vectors)
    if wrong:
        more = [f"and {len(wrong) - _FEW} more"] if len(wrong) > _FEW else []
        lines = "\n".join([*wrong[:_FEW], *more])
        raise Failure(f"{len(wrong)} of {len(vectors)} vectors are answered wrongly:\n{lines}")
    return Replayed(len(vectors), same)


def _expected(vector: Vector) -> str:
    return vector.response if (DATA / vector.response).exists() else vector.status


def _wrong(vector: Vector, out: Path) -> str | None:
    expected = _expected(vector)
    written = [name for name in (vector.response, vector.status) if (out / name).exists()]
    if not written:
        return f"{vector}: nothing was written"
    if written != [expected]:
        return f"{vector}: {', '.join(written)} was written instead of {expected}"
    told = difference(expected, (DATA / expected).read_bytes(), (out / expected).read_bytes())
    return told and f"{vector}: {told}"


def _same_bytes(vector: Vector, out: Path) -> bool:
    file = out / _expected(vector)
    return file.exists() and file.read_bytes() == (DATA / _expected(vector)).read_bytes()


def check_sample(client: Client, server: str) -> None:
    """The sample tells a fight and a refusal, tries again, and gives up plainly."""
    _tells_all(client, server)
    with flaky_server(server) as flaky:
        try:
            _tells_all(client, flaky)
        except Failure as failure:
            raise Failure(f"where the server is unavailable at first, {failure}") from None
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # and does not listen
        _gives_up(client, f"127.0.0.1:{nobody.getsockname()[1]}")


def sample_lines() -> list[str]:
    """The lines that a sample prints."""
    answer = ResolveEngagementResponse.FromString((DATA / _GOOD.response).read_bytes())
    status = status_pb2.Status.FromString((DATA / _WRONG.status).read_bytes())
    lines = [answer.summary, *(f"{entry.rule_id}: {entry.text}" for entry in answer.trace)]
    lines.append(f"INVALID_ARGUMENT: {status.message}")
    wrong = error_details_pb2.BadRequest()
    for detail in status.details:
        if detail.Unpack(wrong):
            lines += [f"{v.field} ({v.reason}): {v.description}" for v in wrong.field_violations]
    return lines


def _tells_all(client: Client, server: str) -> None:
    done = must(client, client.sample, server)
    told = iter([line.strip() for line in done.stdout.splitlines()])
    for line in sample_lines():
        if line not in told:
            raise Failure(f"the sample does not print {line!r} in its place:\n{output(done)}")


def _gives_up(client: Client, server: str) -> None:
    done = run(client, client.sample, server)
    plain = re.search(r"^UNAVAILABLE: .", done.stdout + done.stderr, re.MULTILINE)
    trace = _STACK_TRACE.search(done.stdout + done.stderr)
    if done.returncode != 1 or plain is None or trace is not None:
        raise Failure(
            "where nobody answers, the sample must say UNAVAILABLE: … and end with 1, not with "
            f"{done.returncode} and:\n{output(done)}"
        )


def check_stubs(client: Client) -> None:
    """The committed stubs are those that the contract gives."""
    if client.generate is None or client.stubs is None:
        return
    with tempfile.TemporaryDirectory() as folder:
        must(client, client.generate, folder, timeout=600)
        fresh, present = _tree(Path(folder)), _tree(client.folder / client.stubs)
    changed = {
        name for name in fresh.keys() | present.keys() if fresh.get(name) != present.get(name)
    }
    if changed:
        names = ", ".join(sorted(changed)[:_FEW])
        raise Failure(f"the stubs do not match the contract: run {client.generate} ({names})")


def _tree(folder: Path) -> dict[str, bytes]:
    files = (file for file in folder.rglob("*") if file.is_file())
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in files
        if "__pycache__" not in file.parts
    }
