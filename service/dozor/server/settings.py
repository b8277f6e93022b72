"""What an operator may choose."""

import ipaddress
import math
from collections.abc import Iterator
from dataclasses import dataclass

from dozor.errors import DozorError

MAX_PORT = 65_535


class SettingsError(DozorError):
    """Some settings are wrong.

    Attributes:
        faults: One line a fault, each beginning with the setting's name.
    """

    def __init__(self, faults: tuple[str, ...]) -> None:
        self.faults = faults
        super().__init__("; ".join(faults))


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Where the server listens and how it stops. Checked on construction.

    Attributes:
        host: IP address to listen on. ``::`` and ``0.0.0.0`` both mean every interface, IPv6 and
            IPv4, because gRPC makes no difference between them.
        grpc_port: Port of gRPC; 0 takes a free one.
        http_port: Port of the metrics; 0 takes a free one.
        grace: Seconds that calls in flight have to finish once the server is told to stop.

    Raises:
        SettingsError: Some of them are wrong; names all that are.
    """

    host: str = "::"
    grpc_port: int = 50_051
    http_port: int = 8_080
    grace: float = 10.0

    def __post_init__(self) -> None:
        faults = tuple(self._faults())
        if faults:
            raise SettingsError(faults)

    def _faults(self) -> Iterator[str]:
        try:
            ipaddress.ip_address(self.host)
        except ValueError:
            yield f"host: {self.host!r} is no IP address, such as 127.0.0.1 or ::"
        for name in ("grpc_port", "http_port"):
            port = getattr(self, name)
            if type(port) is not int or not 0 <= port <= MAX_PORT:
                yield f"{name}: {port!r} is no port number from 0 to {MAX_PORT}"
        if self.grpc_port == self.http_port != 0:
            yield f"http_port: {self.http_port} is the gRPC port too; they must differ"
        if not _is_duration(self.grace):
            yield f"grace: {self.grace!r} is no number of seconds from 0 up"


def _is_duration(value: object) -> bool:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return math.isfinite(value) and value >= 0
