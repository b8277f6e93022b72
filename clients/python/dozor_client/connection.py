"""How a server is reached: what both clients share."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Self

import grpc

MAX_RESPONSE_BYTES = 64 * 1024 * 1024
"""The largest answer that is taken: the largest that a server gives."""

SERVICE_CONFIG = files(__package__).joinpath("service_config.json").read_text(encoding="utf-8")
"""The published gRPC service config: how long calls may take, and what is tried again."""

Option = tuple[str, object]
Metadata = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Tls:
    """An encrypted connection; everything in PEM.

    Attributes:
        ca: Authorities that the server's certificate must come from; none: those that gRPC brings.
        certificate: The caller's own certificate, where the server asks for one; goes with `key`.
        key: Its private key.
        server_name: The name that the server's certificate must be for; none: the host's.
    """

    ca: bytes | None = None
    certificate: bytes | None = None
    key: bytes | None = None
    server_name: str | None = None

    def __post_init__(self) -> None:
        if (self.certificate is None) != (self.key is None):
            raise ValueError("A certificate and its key go together: give both or neither.")

    @classmethod
    def from_files(
        cls,
        ca: str | Path | None = None,
        certificate: str | Path | None = None,
        key: str | Path | None = None,
        server_name: str | None = None,
    ) -> Self:
        """The same from files.

        Raises:
            OSError: A file cannot be read.
        """
        return cls(_read(ca), _read(certificate), _read(key), server_name)

    @property
    def credentials(self) -> grpc.ChannelCredentials:
        """What a channel takes."""
        return grpc.ssl_channel_credentials(self.ca, self.key, self.certificate)


def _read(file: str | Path | None) -> bytes | None:
    return None if file is None else Path(file).read_bytes()


def channel_options(
    tls: Tls | None, service_config: str | None, options: Sequence[Option]
) -> list[Option]:
    """The options of a channel; later ones take the place of earlier ones."""
    made: list[Option] = [
        ("grpc.max_receive_message_length", MAX_RESPONSE_BYTES),
        # A proxy for the web knows nothing of game servers.
        ("grpc.enable_http_proxy", 0),
    ]
    if service_config is not None:
        made.append(("grpc.service_config", service_config))
    if tls is not None and tls.server_name is not None:
        made.append(("grpc.ssl_target_name_override", tls.server_name))
    return [*made, *options]


def call_metadata(token: str | None, *, readable: bool) -> Metadata:
    """What goes with every call.

    Args:
        token: A bearer token.
        readable: Whether everybody on the way could read it, and that is not meant.

    Raises:
        ValueError: The token cannot be sent, or should not.
    """
    if token is None:
        return ()
    # A library's own complaint about such a header would show it.
    if not token or not all("!" <= character <= "~" for character in token):
        raise ValueError(
            "The token cannot be sent: it must be visible ASCII characters, without spaces and "
            "line breaks."
        )
    if readable:
        raise ValueError(
            "A token without TLS can be read by everybody on the way: give tls, or "
            "plaintext_token=True where that is meant."
        )
    return (("authorization", f"Bearer {token}"),)
