"""Reads the files of a directory of rulebooks: what is in them, and what cannot be read."""

import hashlib
import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

ENDING = ".toml"
"""What the names of rulebook files end in."""

MAX_FILE_BYTES = 1024 * 1024
"""Size of a rulebook file, at most."""

MAX_TOTAL_BYTES = 16 * MAX_FILE_BYTES
"""Size of all rulebook files of a directory together, at most."""


class RulebookFile(NamedTuple):
    """A file's name, with its directory, and its contents."""

    label: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A directory as it was when it was read.

    Attributes:
        files: The rulebook files that could be read, by name.
        faults: Why others could not, one line a fault, each beginning with the file's name.
        digest: Changes with the names and contents of the files, and with the faults.
    """

    files: tuple[RulebookFile, ...]
    faults: tuple[str, ...]
    digest: str


def read_directory(directory: str) -> Snapshot:
    """Read all rulebook files of a directory; without a directory there are none. Never raises.

    Entries whose names begin with a dot are passed over: they are an editor's, or those behind
    which Kubernetes keeps what the links in a mounted ConfigMap point to.

    Args:
        directory: The directory, or an empty text.
    """
    files: list[RulebookFile] = []
    faults: list[str] = []
    left = MAX_TOTAL_BYTES
    for path in _entries(directory, faults) if directory else ():
        label = _label(path)
        try:
            data = _read(path)
        except OSError as error:
            faults.append(f"{label}: {_why(path, error)}")
            continue
        left -= len(data)
        if left < 0:
            faults.append(f"{directory}: more than {MAX_TOTAL_BYTES} bytes of rulebooks in all")
            break
        files.append(RulebookFile(label, data))
    return Snapshot(tuple(files), tuple(faults), _digest(files, faults))


def _entries(directory: str, faults: list[str]) -> Iterator[Path]:
    try:
        paths = sorted(Path(directory).iterdir())
    except OSError as error:
        faults.append(f"{directory}: this directory cannot be read: {error.strerror}")
        return
    for path in paths:
        if path.name.endswith(ENDING) and not path.name.startswith("."):
            yield path


def _read(path: Path) -> bytes:
    # Opening a pipe without O_NONBLOCK would wait for somebody who writes into it.
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError(0, f"this is no file; only files are named …{ENDING} here")
    with os.fdopen(descriptor, "rb") as file:
        data = file.read(MAX_FILE_BYTES + 1)
    if len(data) > MAX_FILE_BYTES:
        raise OSError(0, f"larger than {MAX_FILE_BYTES // 1024} KiB; this is no rulebook")
    return data


def _why(path: Path, error: OSError) -> str:
    if not error.errno:
        return str(error.strerror)
    if isinstance(error, FileNotFoundError) and path.is_symlink():
        return f"this link leads nowhere, to {str(path.readlink())!r}"
    return f"cannot be read: {error.strerror}"


def _label(path: Path) -> str:
    """The path as a line of a log may hold it."""
    text = str(path)
    return text if text.isprintable() else ascii(text)


def _digest(files: list[RulebookFile], faults: list[str]) -> str:
    sums = [(label, hashlib.sha256(data).hexdigest()) for label, data in files]
    return hashlib.sha256(repr((sums, faults)).encode("utf-8", "surrogatepass")).hexdigest()
