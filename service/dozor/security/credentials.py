"""gRPC's credentials of a server, which follow their files."""

import ssl
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import grpc
from prometheus_client import CollectorRegistry, Gauge

from dozor.security.files import SecurityError, Source
from dozor.security.reloading import ReloadCounts, Reloaded
from dozor.security.web_tls import https_context

if TYPE_CHECKING:
    from dozor.security.material import Identity

_WITHOUT_CRYPTOGRAPHY = "TLS needs the package cryptography: pip install 'dozor[tls]'"


class ServerTls:
    """The credentials of one server.

    Attributes:
        credentials: For one port; must live as long as the server, because gRPC calls it back.
        reloaded: What follows the files.
        https: The same for HTTPS, as of now.
    """

    def __init__(
        self,
        certificate: Source,
        key: Source,
        client_ca: Source | None,
        counts: ReloadCounts,
        registry: CollectorRegistry,
    ) -> None:
        """Load them.

        Args:
            certificate: The server's certificate chain.
            key: Its private key.
            client_ca: Authorities of clients; given, every client must show a certificate.
            counts: Counts reloads.
            registry: Where the time of expiry is told.

        Raises:
            SecurityError: They cannot be used.
        """
        # gRPC asks before each handshake whether there is anything new; it gets each thing once.
        self._new: deque[Any] = deque(maxlen=1)
        self._certificate, self._key, self._client_ca = certificate, key, client_ca
        self._expiry = Gauge(
            "dozor_tls_certificate_expiry_timestamp_seconds",
            "When the server's certificate that is in use expires, in Unix time.",
            registry=registry,
        )
        self._https: tuple[object, ssl.SSLContext] | None = None
        sources = [certificate, key] if client_ca is None else [certificate, key, client_ca]
        self.reloaded = Reloaded("TLS", sources, self._make, counts, self._taken)
        self.credentials = grpc.dynamic_ssl_server_credentials(
            self._new.pop(), self._fetch, require_client_authentication=client_ca is not None
        )

    @property
    def https(self) -> ssl.SSLContext:
        """See the class."""
        made = self.reloaded.current
        if self._https is None or self._https[0] is not made:
            self._https = made, https_context(*made)
        return self._https[1]

    def _make(self, contents: Sequence[bytes]) -> "tuple[Identity, bytes | None]":
        try:
            from dozor.security.material import authorities, identity  # noqa: PLC0415
        except ImportError:
            raise SecurityError(f"{self._certificate.setting}: {_WITHOUT_CRYPTOGRAPHY}") from None
        own = identity(self._certificate, contents[0], self._key, contents[1])
        roots = None if self._client_ca is None else authorities(self._client_ca, contents[2])
        return own, roots

    def _taken(self, made: "tuple[Identity, bytes | None]") -> str:
        own, roots = made
        pairs = [(own.key, own.chain)]
        self._new.append(grpc.ssl_server_certificate_configuration(pairs, roots))
        self._expiry.set(own.expires.timestamp())
        return f"certificate of {own.subject}, until {own.expires:%Y-%m-%d %H:%M:%S} UTC"

    def _fetch(self) -> Any:
        try:
            return self._new.pop()
        except IndexError:
            return None
