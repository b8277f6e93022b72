"""A TLS context for HTTPS, of the identity that gRPC shows."""

import os
import ssl
import tempfile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dozor.security.material import Identity


def https_context(identity: "Identity", client_roots: bytes | None) -> ssl.SSLContext:
    """A context for servers.

    Args:
        identity: The certificate and its key.
        client_roots: Authorities, PEM; given, every client must show a certificate.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.set_alpn_protocols(["http/1.1"])
    _load(context, identity.key + identity.chain)
    if client_roots is not None:
        context.verify_mode = ssl.CERT_REQUIRED
        context.load_verify_locations(cadata=client_roots.decode("ascii"))
    return context


def _load(context: ssl.SSLContext, pem: bytes) -> None:
    """Load key and certificates, which ssl takes from a file alone: one that is in memory."""
    if not hasattr(os, "memfd_create"):
        with tempfile.NamedTemporaryFile() as file:
            file.write(pem)
            file.flush()
            context.load_cert_chain(file.name)
        return
    descriptor = os.memfd_create("dozor-tls")
    try:
        os.write(descriptor, pem)
        context.load_cert_chain(f"/proc/self/fd/{descriptor}")
    finally:
        os.close(descriptor)
