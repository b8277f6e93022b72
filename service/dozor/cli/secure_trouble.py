"""Why there is no secure connection, told from what gRPC says about it.

gRPC has one status for all of it, and its text is the only sign of the cause: a cause that is not
recognised is told as it is.
"""

import re
from typing import NamedTuple

from dozor.cli.access import Access

_UNTRUSTED = re.compile(r"CERTIFICATE_VERIFY_FAILED: (?P<why>[^:;]+)")
_WRONG_NAME = "Hostname Verification Check failed"
_PLAIN = "WRONG_VERSION_NUMBER"
# How a server looks that wants something else: it ends the connection without a word. Of TLS 1.3
# the handshake is over for the client before the server has looked at the client's certificate.
_ENDED = ("Socket closed", "Connection reset by peer", "Broken pipe")


class Trouble(NamedTuple):
    """Why there is no connection.

    Attributes:
        why: What gRPC says.
        advice: Name of the sentence that tells what to do.
    """

    why: str
    advice: str


def secure_trouble(details: str, access: Access) -> Trouble | None:
    """The trouble with security that gRPC's text tells of, if it does.

    Args:
        details: The text of the status UNAVAILABLE.
        access: How the server was called.
    """
    why = details.rpartition("; last error: ")[2]
    if _WRONG_NAME in why:
        return Trouble(_WRONG_NAME, "tls-other-name")
    if untrusted := _UNTRUSTED.search(why):
        return Trouble(untrusted["why"].strip(), "tls-untrusted")
    if _PLAIN in why:
        return Trouble(_PLAIN, "tls-not-spoken")
    if any(sign in why for sign in _ENDED):
        return Trouble(why, _advice_at_the_end(access))
    return None


def _advice_at_the_end(access: Access) -> str:
    if access.credentials is None:
        return "tls-perhaps"
    return "tls-certificate-refused" if access.shows_certificate else "tls-certificate-asked"
