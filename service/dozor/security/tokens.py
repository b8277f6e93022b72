"""Bearer tokens: the file that lists them, and whether a call has one of them."""

import hashlib
import hmac
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from dozor.security.files import Source

MIN_LENGTH = 16
"""Characters of a token: shorter ones can be guessed. `openssl rand -hex 32` makes one of 64."""

MAX_LENGTH = 1024
"""Characters of a token: it has to fit into a call's metadata."""

MAX_TOKENS = 100
"""Tokens in a file: each call is compared with all of them."""

HEADER = "authorization"
"""The key of the metadata that carries a token."""

# Of RFC 6750, section 2.1.
_TOKEN = re.compile(rb"[A-Za-z0-9._~+/-]+=*")


class Tokens:
    """The tokens that a server knows; it keeps their digests alone."""

    def __init__(self, tokens: Sequence[str]) -> None:
        self._digests = [_digest(token) for token in dict.fromkeys(tokens)]

    def __len__(self) -> int:
        return len(self._digests)

    def admit(self, metadata: Iterable[tuple[str, str | bytes]]) -> bool:
        """Whether a call with this metadata has exactly one token, and a known one.

        How long that takes does not depend on which token it is, or how much of it is right.
        """
        given = [value for key, value in metadata if key == HEADER]
        if len(given) != 1 or not isinstance(given[0], str):
            return False
        scheme, _, token = given[0].partition(" ")
        digest = _digest(token.strip())
        known = False
        for one in self._digests:
            known |= hmac.compare_digest(digest, one)
        return known and scheme.lower() == "bearer"


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


class _Line(NamedTuple):
    number: int
    text: bytes


def parse_tokens(source: Source, data: bytes) -> list[str]:
    """The tokens of a file: one a line; empty lines and those that begin with # do not count.

    Args:
        source: Where they come from.
        data: The file's content.

    Raises:
        SecurityError: A line is no token, or there is none, or there are too many. Tells the
            line's number and never its text.
    """
    lines = [_Line(number, line.strip()) for number, line in enumerate(data.splitlines(), 1)]
    lines = [line for line in lines if line.text and not line.text.startswith(b"#")]
    for line in lines:
        wrong = _wrong(line.text)
        if wrong is not None:
            raise source.fault(f"holds no token in line {line.number}: {wrong}")
    if not lines:
        raise source.fault("holds no token; write one a line (`openssl rand -hex 32` makes one)")
    if len(lines) > MAX_TOKENS:
        raise source.fault(f"holds {len(lines)} tokens; at most {MAX_TOKENS} are right")
    return [line.text.decode("ascii") for line in lines]


def _wrong(text: bytes) -> str | None:
    if not text.isascii():
        return "it has letters that are not ASCII"
    if len(text.split()) > 1:
        return "it has spaces; one token a line, comments in lines of their own"
    if not _TOKEN.fullmatch(text):
        return "letters, digits and . _ ~ + / - are right, with = at its end"
    if not MIN_LENGTH <= len(text) <= MAX_LENGTH:
        return f"it has {len(text)} characters; {MIN_LENGTH} to {MAX_LENGTH} are right"
    return None
