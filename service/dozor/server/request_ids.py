"""The id under which a call is found in logs: the caller's own, or one that is made up."""

import secrets
from collections.abc import Callable, Mapping
from urllib.parse import quote

from google.protobuf import message_factory
from google.protobuf.message import DecodeError, Message

from dozor.server.methods import METHODS, Method

REQUEST_ID = "x-request-id"
"""Metadata that carries the id, there and back."""

LONGEST = 128
"""Characters of an id, at most; the rest of a longer one is cut off."""

IdOf = Callable[[bytes], str]
"""Reads the id out of a request; empty where it has none."""

_BYTES = 16
# To look into a larger message would take longer than an id is worth.
_LARGEST_MESSAGE = 64 * 1024
_AS_THEY_ARE = "".join(chr(code) for code in range(0x21, 0x7F))


def fit_for_metadata(text: str) -> str:
    """An id that metadata can carry: all but visible ASCII is percent-encoded, as in a URL."""
    return quote(text[:LONGEST], safe=_AS_THEY_ARE, errors="replace")[:LONGEST]


def made_up() -> str:
    """An id that no other call has."""
    return secrets.token_hex(_BYTES)


def ids_of_requests() -> Mapping[str, IdOf]:
    """For each method whose requests have a ``request_id``, what reads it; by name on the wire."""
    return {method.path: _reader(method) for method in METHODS if _has_id(method)}


def _has_id(method: Method) -> bool:
    return "request_id" in method.request.fields_by_name


def _reader(method: Method) -> IdOf:
    message_type: type[Message] = message_factory.GetMessageClass(method.request)

    def read(request: bytes) -> str:
        if len(request) > _LARGEST_MESSAGE:
            return ""
        try:
            return str(getattr(message_type.FromString(request), "request_id"))  # noqa: B009 - of any type
        except DecodeError:
            return ""

    return read
