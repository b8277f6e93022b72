"""What a server may ask of those who call it, taken from the options: certificates and a token."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

import grpc

from dozor.cli.judge import NoAnswer
from dozor.security.files import SecurityError, Source, read, read_together
from dozor.security.tokens import HEADER, parse_tokens

_WITHOUT_CRYPTOGRAPHY = (
    "certificates are checked by the package cryptography: pip install 'dozor[tls]'"
)


@dataclass(frozen=True, slots=True)
class Access:
    """How a server is reached.

    Attributes:
        credentials: For an encrypted channel; none for plain text.
        shows_certificate: Whether they have a certificate of the caller.
        server_name: The name that the server's certificate must be for; none: the host's.
        metadata: What goes with every call.
    """

    credentials: grpc.ChannelCredentials | None = None
    shows_certificate: bool = False
    server_name: str | None = None
    metadata: tuple[tuple[str, str], ...] = ()

    def channel(self, server: str, options: Sequence[tuple[str, object]]) -> grpc.Channel:
        """A channel to a server."""
        if self.credentials is None:
            return grpc.insecure_channel(server, options=options)
        if self.server_name is not None:
            options = [*options, ("grpc.ssl_target_name_override", self.server_name)]
        return grpc.secure_channel(server, self.credentials, options=options)


def access(options: argparse.Namespace) -> Access:
    """How the options say that the server is reached.

    Raises:
        NoAnswer: A file that they name cannot be used.
    """
    try:
        return Access(
            _credentials(options),
            options.tls_certificate is not None,
            options.tls_server_name,
            _metadata(options),
        )
    except SecurityError as error:
        raise NoAnswer("cannot-ask", why=str(error)) from None


def _credentials(options: argparse.Namespace) -> grpc.ChannelCredentials | None:
    asked = (options.tls_ca, options.tls_certificate, options.tls_server_name)
    if not options.tls and not any(asked):
        return None
    roots = key = chain = None
    if options.tls_ca or options.tls_certificate:
        try:
            from dozor.security.material import authorities, identity  # noqa: PLC0415
        except ImportError:
            raise SecurityError(_WITHOUT_CRYPTOGRAPHY) from None
        if options.tls_ca:
            source = Source("--tls-ca", options.tls_ca)
            roots = authorities(source, read(source))
        if options.tls_certificate:
            certificate = Source("--tls-certificate", options.tls_certificate)
            secret = Source("--tls-key", options.tls_key)
            contents = read_together([certificate, secret])
            own = identity(certificate, contents[0], secret, contents[1])
            key, chain = own.key, own.chain
    return grpc.ssl_channel_credentials(roots, key, chain)


def _metadata(options: argparse.Namespace) -> tuple[tuple[str, str], ...]:
    if options.token_file is None:
        return ()
    source = Source("--token-file", options.token_file)
    return ((HEADER, f"Bearer {parse_tokens(source, read(source))[0]}"),)
