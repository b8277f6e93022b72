"""What a client has not taken yet."""

import asyncio
import struct
from collections.abc import Callable
from importlib import import_module

_NONE = struct.pack("i", 0)

try:
    _ioctl: Callable[[int, int, bytes], bytes] | None = import_module("fcntl").ioctl
    _UNSENT: int = import_module("termios").TIOCOUTQ
except (ImportError, AttributeError):  # Windows has none
    _ioctl, _UNSENT = None, 0


def untaken_bytes(transport: asyncio.Transport) -> int:
    """Bytes that were sent and that the client has not acknowledged, where the system tells.

    A transport alone does not: its buffer stands still until a third of the system's is free, which
    may be a mebibyte, and that of TLS does not show what lies below it.
    """
    size = transport.get_write_buffer_size()
    connected = transport.get_extra_info("socket")
    if _ioctl is None or connected is None or connected.fileno() < 0:
        return size
    try:
        told = _ioctl(connected.fileno(), _UNSENT, _NONE)
    except OSError:
        return size
    return size + int(struct.unpack("i", told)[0])
