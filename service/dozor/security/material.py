"""What TLS needs, checked before gRPC gets it: gRPC tells nothing of what is wrong.

Only here cryptography is needed; import this module where TLS is asked for.
"""

from dataclasses import dataclass, field
from datetime import UTC, datetime

from cryptography import x509
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.asymmetric.types import PrivateKeyTypes
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from dozor.security.files import Source

MIN_RSA_BITS = 2048
_CURVES = (ec.SECP256R1, ec.SECP384R1)
_BEGIN = b"-----BEGIN CERTIFICATE-----"


@dataclass(frozen=True, slots=True)
class Identity:
    """A certificate chain and its key, in PEM; nothing else of the files is in it.

    Attributes:
        chain: The certificates, the own one first.
        key: The private key of the first.
        expires: When the first one expires.
        subject: Whose it is, and its serial number; for the log.
    """

    chain: bytes
    key: bytes = field(repr=False)
    expires: datetime
    subject: str


def identity(certificate: Source, chain: bytes, key: Source, key_data: bytes) -> Identity:
    """A certificate that is valid now, and its key.

    Args:
        certificate: Where the certificates come from.
        chain: They themselves, in PEM.
        key: Where the key comes from.
        key_data: It itself, in PEM.

    Raises:
        SecurityError: They cannot be used.
    """
    certificates = _certificates(certificate, chain)
    own = certificates[0]
    private = _private_key(key, key_data)
    if not _belongs(private, own):
        raise key.fault(f"is not the key of the first certificate in {certificate.path}")
    wrong = _wrong_time(own)
    if wrong is not None:
        raise certificate.fault(f"holds a certificate that {wrong}")
    return Identity(
        chain=_pem(certificates),
        key=private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()),
        expires=own.not_valid_after_utc,
        subject=f"{own.subject.rfc4514_string() or 'no subject'}, serial {own.serial_number:x}",
    )


def authorities(source: Source, data: bytes) -> bytes:
    """Certificates of authorities, in PEM; at least one of them can vouch for somebody now.

    Args:
        source: Where they come from.
        data: They themselves.

    Raises:
        SecurityError: They cannot be used.
    """
    certificates = _certificates(source, data)
    valid = [certificate for certificate in certificates if _wrong_time(certificate) is None]
    if not valid:
        wrong = _wrong_time(certificates[0])
        raise source.fault(f"holds no authority that is valid now; the first one {wrong}")
    if not any(map(_may_sign, valid)):
        raise source.fault("holds certificates, but none of an authority (CA:TRUE)")
    return _pem(certificates)


def _certificates(source: Source, data: bytes) -> list[x509.Certificate]:
    if _BEGIN not in data:
        raise source.fault(f"holds no certificate in PEM, which begins with {_BEGIN.decode()}")
    try:
        certificates = x509.load_pem_x509_certificates(data)
        for certificate in certificates:  # some parts are read only when somebody asks for them
            _ = certificate.subject, certificate.issuer, certificate.extensions
    except ValueError:
        raise source.fault("holds a certificate that is damaged or cut off") from None
    return certificates


def _private_key(source: Source, data: bytes) -> rsa.RSAPrivateKey | ec.EllipticCurvePrivateKey:
    try:
        key: PrivateKeyTypes = load_pem_private_key(data, password=None)
    except TypeError:
        raise source.fault(
            "is encrypted, and there is nobody to ask for the password; "
            "`openssl pkey -in FILE -out NEW` decrypts it"
        ) from None
    except (ValueError, UnsupportedAlgorithm):
        # The library's own words may quote what it has read.
        raise source.fault("holds no private key in PEM that can be read") from None
    if isinstance(key, rsa.RSAPrivateKey) and key.key_size >= MIN_RSA_BITS:
        return key
    if isinstance(key, ec.EllipticCurvePrivateKey) and isinstance(key.curve, _CURVES):
        return key
    raise source.fault(
        f"is of a kind that clients of gRPC do not take; these are right: "
        f"RSA from {MIN_RSA_BITS} bits up, and the curves P-256 and P-384"
    )


def _belongs(
    key: rsa.RSAPrivateKey | ec.EllipticCurvePrivateKey, certificate: x509.Certificate
) -> bool:
    try:
        return bool(key.public_key() == certificate.public_key())
    except (ValueError, UnsupportedAlgorithm):  # a certificate for a key of another kind
        return False


def _wrong_time(certificate: x509.Certificate) -> str | None:
    now = datetime.now(UTC)
    if now < certificate.not_valid_before_utc:
        return f"is not valid before {certificate.not_valid_before_utc:%Y-%m-%d %H:%M:%S} UTC"
    if now > certificate.not_valid_after_utc:
        return f"has expired on {certificate.not_valid_after_utc:%Y-%m-%d %H:%M:%S} UTC"
    return None


def _may_sign(certificate: x509.Certificate) -> bool:
    try:
        constraints = certificate.extensions.get_extension_for_class(x509.BasicConstraints)
    except x509.ExtensionNotFound:
        return certificate.issuer == certificate.subject  # an old root
    return constraints.value.ca


def _pem(certificates: list[x509.Certificate]) -> bytes:
    return b"".join(certificate.public_bytes(Encoding.PEM) for certificate in certificates)
