"""Certificates for tests: authorities, and whom they vouch for."""

import ipaddress
import ssl
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import grpc
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.types import CertificateIssuerPrivateKeyTypes
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from tests.server.calling import ENGAGEMENT, RESOLVE, unary

LOCAL = ("localhost", "127.0.0.1")
LONG_AGO = (-30.0, -1.0)
NOT_YET = (1.0, 30.0)


class Pair(NamedTuple):
    """A certificate and its key, in PEM."""

    certificate: bytes
    key: bytes

    @property
    def serial(self) -> int:
        return x509.load_pem_x509_certificate(self.certificate).serial_number


def new_key() -> ec.EllipticCurvePrivateKey:
    return ec.generate_private_key(ec.SECP256R1())


def private_pem(key: CertificateIssuerPrivateKeyTypes) -> bytes:
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


class Authority:
    """An authority that signs certificates."""

    def __init__(self, name: str, days: tuple[float, float] = (-1, 365)) -> None:
        self._key = new_key()
        self._name = _name(name)
        self._certificate = self._sign(self._name, self._key, days, ca=True)
        self.pem = self._certificate.public_bytes(Encoding.PEM)

    def issue(
        self,
        name: str = "dozor",
        names: tuple[str, ...] = LOCAL,
        days: tuple[float, float] = (-1, 30),
        key: CertificateIssuerPrivateKeyTypes | None = None,
    ) -> Pair:
        """A certificate for these names, valid from one day to another, counted from now."""
        key = key or new_key()
        certificate = self._sign(_name(name), key, days, names)
        return Pair(certificate.public_bytes(Encoding.PEM), private_pem(key))

    def _sign(
        self,
        subject: x509.Name,
        key: CertificateIssuerPrivateKeyTypes,
        days: tuple[float, float],
        names: tuple[str, ...] = (),
        *,
        ca: bool = False,
    ) -> x509.Certificate:
        now = datetime.now(UTC)
        builder = (
            x509.CertificateBuilder()
            .subject_name(subject)
            .issuer_name(self._name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now + timedelta(days=days[0]))
            .not_valid_after(now + timedelta(days=days[1]))
            .add_extension(x509.BasicConstraints(ca=ca, path_length=None), critical=True)
        )
        if names:
            alternatives = x509.SubjectAlternativeName([_alternative(name) for name in names])
            builder = builder.add_extension(alternatives, critical=False)
        return builder.sign(self._key, hashes.SHA256())


def _name(common: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, common)])


def _alternative(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)


@dataclass(frozen=True)
class Files:
    """The files that a server is given."""

    certificate: Path
    key: Path
    client_ca: Path

    def write(self, pair: Pair) -> None:
        """Write certificate and key."""
        self.certificate.write_bytes(pair.certificate)
        self.key.write_bytes(pair.key)


def files_in(folder: Path) -> Files:
    return Files(folder / "tls.crt", folder / "tls.key", folder / "ca.crt")


def secure_channel(address: str, authority: Authority, client: Pair | None = None) -> grpc.Channel:
    """A channel that trusts one authority, and may show a certificate."""
    shown = (client.key, client.certificate) if client else (None, None)
    credentials = grpc.ssl_channel_credentials(authority.pem, *shown)
    # Else channels of one process to one address share a connection.
    return grpc.secure_channel(
        address, credentials, options=[("grpc.use_local_subchannel_pool", 1)]
    )


def works(address: str, authority: Authority, client: Pair | None = None) -> bool:
    """Whether a server answers over a connection of its own."""
    with secure_channel(address, authority, client) as channel:
        try:
            return bool(unary(channel, RESOLVE)(ENGAGEMENT.SerializeToString(), timeout=30))
        except grpc.RpcError:
            return False


def handshake(address: str) -> int:
    """The serial number of the certificate that a server shows in a new handshake."""
    host, _, port = address.rpartition(":")
    shown = ssl.get_server_certificate((host, int(port)), timeout=30)
    return x509.load_pem_x509_certificate(shown.encode()).serial_number
