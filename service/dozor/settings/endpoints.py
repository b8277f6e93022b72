"""The kind of a setting that names a collector."""

from dataclasses import dataclass
from urllib.parse import urlsplit

_SCHEMES = ("http", "https")


@dataclass(frozen=True, slots=True)
class OtlpEndpoint:
    """An OTLP endpoint of gRPC: scheme, host and port, nothing else; empty: none."""

    metavar: str = "URL"

    def read(self, text: str) -> object:
        """See `Kind`."""
        return text

    def fault(self, value: object) -> str | None:
        """See `Kind`."""
        if value == "" or (isinstance(value, str) and _is_endpoint(value)):
            return None
        return "is no OTLP endpoint, such as http://localhost:4317, or https://… with TLS"


def _is_endpoint(text: str) -> bool:
    if not text.isascii() or not text.isprintable() or " " in text:
        return False
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return False
    # Written anew, there is room for no user, path, query or fragment.
    plain = f"{parts.scheme}://{parts.netloc}"
    named = bool(parts.hostname) and "@" not in parts.netloc
    return parts.scheme in _SCHEMES and named and bool(port) and text in (plain, plain + "/")
