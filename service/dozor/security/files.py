"""Reading the files that hold certificates, keys and tokens."""

import os
import stat
from collections.abc import Sequence
from typing import NamedTuple

from dozor.errors import DozorError

MAX_BYTES = 1024 * 1024
"""Size of a file; that of all authorities of a system is a quarter of it."""

_MOST_READINGS = 5


class SecurityError(DozorError):
    """A file of certificates, keys or tokens cannot be used. The text names setting and file."""


class Source(NamedTuple):
    """A file that a setting names.

    Attributes:
        setting: The setting, as the operator writes it.
        path: The file's name.
    """

    setting: str
    path: str

    def fault(self, text: str) -> SecurityError:
        """What is wrong with the file, said so that it follows the file's name."""
        return SecurityError(f"{self.setting}: {self.path} {text}")


def read(source: Source) -> bytes:
    """The content of a file.

    Raises:
        SecurityError: It cannot be read, is no file, or is too large.
    """
    try:
        # Without O_NONBLOCK, a pipe that nobody writes to would hold up the start for ever.
        descriptor = os.open(source.path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        with open(descriptor, "rb") as file:  # noqa: PTH123 - a descriptor
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise source.fault("is no regular file")
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise source.fault(f"cannot be read: {error.strerror or error}") from None
    if len(data) > MAX_BYTES:
        raise source.fault(f"is larger than {MAX_BYTES} bytes")
    return data


def read_together(sources: Sequence[Source]) -> tuple[bytes, ...]:
    """The contents of files that belong together, none of them older than another.

    Kubernetes replaces all files of a secret at one moment, which may lie between two of our
    readings: so they are read until two readings in a row agree.

    Raises:
        SecurityError: One of them cannot be read.
    """
    contents = tuple(map(read, sources))
    for _ in range(_MOST_READINGS):
        before, contents = contents, tuple(map(read, sources))
        if contents == before:
            break
    return contents
