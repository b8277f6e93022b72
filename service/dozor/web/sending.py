"""Sending an answer, and what is to be known of the connection that it takes."""

from email.utils import formatdate
from typing import Protocol, cast

from dozor.web.asgi import Message, Scope, Send

CONNECTION = "connection"
"""The key of a scope's state under which its `Connection` is."""

# More at once would lie in the buffers of the transport, where nobody sees whether it is taken.
_PIECE_BYTES = 64 * 1024


class Connection(Protocol):
    """The connection that a request has come on."""

    @property
    def gone(self) -> bool:
        """Whether nothing can be sent on it any more."""

    async def taken(self) -> None:
        """Return once the client's side has all that was sent, or is gone."""

    async def lost(self) -> None:
        """Return once it is gone."""

    async def break_off(self) -> None:
        """End it in the middle of an answer."""


class AnswerBroken(Exception):
    """An answer that has begun cannot be ended: the call's time has run out on the way."""


def connection_of(scope: Scope) -> Connection:
    """The connection that a request has come on."""
    return cast("Connection", scope["state"][CONNECTION])


class Sending:
    """Sends an answer, with the headers that every answer has.

    Attributes:
        started: Whether its beginning has been sent.
        complete: Whether its end has.
    """

    def __init__(self, send: Send, connection: Connection) -> None:
        self._send = send
        self._connection = connection
        self._start: Message | None = None
        self.started = False
        self.complete = False

    async def __call__(self, message: Message) -> None:
        """See ASGI.

        Raises:
            AnswerBroken: Another answer has begun.
        """
        if message["type"] == "http.response.start":
            if self.started:
                raise AnswerBroken
            self._start = message  # its length is known with the body
            return
        if self._connection.gone:  # to write would be an error until uvicorn knows, too
            await self._connection.lost()
        if self._start is not None:
            start, self._start = self._start, None
            headers = [*start.get("headers", ()), *_own_headers()]
            if not message.get("more_body") and not any(k == b"content-length" for k, _ in headers):
                headers.append((b"content-length", str(len(message.get("body", b""))).encode()))
            self.started = True
            await self._send({**start, "headers": headers})
        await self._send_body(message)

    async def _send_body(self, message: Message) -> None:
        body: bytes = message.get("body", b"")
        last = max(0, (len(body) - 1) // _PIECE_BYTES * _PIECE_BYTES)
        for at in range(0, last, _PIECE_BYTES):
            piece = body[at : at + _PIECE_BYTES]
            await self._send({**message, "body": piece, "more_body": True})
        await self._send({**message, "body": body[last:]})
        self.complete = not message.get("more_body")


def _own_headers() -> list[tuple[bytes, bytes]]:
    date = formatdate(usegmt=True).encode()
    return [(b"date", date), (b"x-content-type-options", b"nosniff")]
