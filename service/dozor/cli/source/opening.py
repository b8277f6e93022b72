"""From the name of a file to its text."""

import sys
from pathlib import Path

from dozor.cli.source.faults import BadSource
from dozor.cli.source.marks import Lines

MAX_BYTES = 256 * 1024
"""Size of a fight file, at most. The largest legal turn needs about 20 KiB."""

STDIN = "-"
"""The name that stands for the standard input."""

_UTF16 = (b"\xff\xfe", b"\xfe\xff")


def source_label(name: str) -> str:
    """What messages call the file of this name."""
    return "<stdin>" if name == STDIN else name


def read_bytes(name: str, most: int = MAX_BYTES) -> bytes:
    """Read a file, or the standard input where the name is ``-``.

    Raises:
        BadSource: It cannot be read, or is larger than `most` bytes.
    """
    try:
        data = _read(name, most + 1)
    except IsADirectoryError:
        raise BadSource.at(None, "is-a-directory") from None
    except FileNotFoundError:
        raise BadSource.at(None, "not-found") from None
    except PermissionError:
        raise BadSource.at(None, "no-permission") from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadSource.at(None, "unreadable", why=why) from None
    if len(data) > most:
        raise BadSource.at(None, "too-large", most=most // 1024)
    return data


def decode(data: bytes) -> str:
    """The text of a file in UTF-8, with or without a byte order mark.

    Raises:
        BadSource: It is not UTF-8.
    """
    if data.startswith(_UTF16):
        raise BadSource.at(None, "utf-16")
    data = data.removeprefix(b"\xef\xbb\xbf")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        before = data[: error.start].decode()
        mark = Lines(before).mark(len(before))
        raise BadSource.at(mark, "not-utf-8", byte=f"0x{data[error.start]:02x}") from None


def _read(name: str, size: int) -> bytes:
    if name != STDIN:
        path = Path(name)
        if path.is_dir():  # Not every system tells on opening.
            raise IsADirectoryError(name)
        with path.open("rb") as file:
            return file.read(size)
    if sys.stdin is None:
        return b""
    return sys.stdin.buffer.read(size)
