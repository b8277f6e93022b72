"""HTTP/1.1 on one connection: uvicorn's, with patience that ends."""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from dozor.web.connections import Connections
from dozor.web.sending import CONNECTION
from dozor.web.untaken import untaken_bytes

MAX_HEADER_BYTES = 64 * 1024
"""Size of a request's line and headers together; so much, too, may follow a piece of its body: the
size of a chunk with its extensions, and trailers.
"""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a client may take for its part, in seconds.

    Attributes:
        header: For a request up to the end of its headers, from its first byte on; for the first
            request of a connection from the beginning.
        silence: Between two pieces of a request's body.
        body: For the whole body.
        answer: Without taking anything of an answer that waits for it.
        late: To go on with a body that was answered before it was there.
        half_closed: To wait for an answer after closing its own side.
    """

    header: float = 10.0
    silence: float = 20.0
    body: float = 300.0
    answer: float = 30.0
    late: float = 2.0
    half_closed: float = 2.0


PATIENCE = Patience()
KEEP_ALIVE_SECONDS = 75
"""Seconds that a connection may be idle between two requests: more than proxies keep one."""


_LOOKS = 10
"""So often it is looked whether a client that takes nothing still does."""

_TAKEN_INTERVAL = 0.02
"""Seconds between two looks at what a client has taken of its answer."""


class WebProtocol(HttpToolsProtocol):
    """One connection."""

    def __init__(
        self, config: Config, state: ServerState, connections: Connections, patience: Patience
    ) -> None:
        super().__init__(config, state, {CONNECTION: self})
        self._all = connections
        self._patience = patience
        self._drop: Callable[[], object] = lambda: None
        self._timer: asyncio.TimerHandle | None = None
        self._slow_reader: asyncio.TimerHandle | None = None
        self._untaken = self._silent_looks = 0
        self._complete = False  # whether the latest request is there as a whole
        self._in_header = True
        self._half_closed = False
        self._bytes_beside_body = 0  # since the last piece of a body, or since the last header
        self._body_until = 0.0
        self._refusing_coding = False
        self._lost = asyncio.Event()
        self.closing = False

    def connection_made(self, transport: Any) -> None:
        """A client has connected."""
        super().connection_made(transport)
        self._drop = transport.abort

    def arrive(self, drop: Callable[[], object]) -> bool:
        """A client has connected, though TLS may not be settled; whether there is room for it.

        Args:
            drop: Ends the connection until it is made.
        """
        self._drop = drop
        if not self._all.admit(self):
            return False
        self._expect(self._patience.header)
        return True

    def never_came(self) -> None:
        """The connection is gone, perhaps before it was made."""
        self._all.leave(self)
        self._expect(None)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self.never_came()
        self._end_slow_reader()
        super().connection_lost(exc)
        self._lost.set()

    @property
    def gone(self) -> bool:
        """Whether nothing can be sent on it any more."""
        return bool(self._lost.is_set() or self.transport.is_closing())

    async def lost(self) -> None:
        """Return once it is gone."""
        await self._lost.wait()

    async def taken(self) -> None:
        """Return once the client's side has all that was sent, or is gone."""
        await asyncio.sleep(0)  # most answers leave at the end of the loop's turn
        while not self._lost.is_set() and self.transport.get_write_buffer_size():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), _TAKEN_INTERVAL)

    async def break_off(self) -> None:
        """End it in the middle of an answer."""
        self.drop()
        await self._lost.wait()

    def drop(self) -> None:
        """End the connection at once."""
        self._drop()

    def end_soon(self) -> None:
        """End the connection after the answer that it waits for, if it waits for one."""
        self.closing = True
        self.shutdown()

    def data_received(self, data: bytes) -> None:
        """Bytes have come."""
        if self.transport.is_closing():
            return
        if self._in_header and self._timer is None:
            self._expect(self._patience.header)
        self._bytes_beside_body += len(data)
        super().data_received(data)
        if self._in_header and not self._complete and self._timer is None:
            self._expect(self._patience.header)  # the next request has begun behind a whole one
        if self._bytes_beside_body > MAX_HEADER_BYTES and not self.transport.is_closing():
            self._refuse_header()

    def eof_received(self) -> bool:  # type: ignore[override]  # uvicorn's closes always
        """The client sends no more; whether the connection stays open for an answer.

        Whoever is gone altogether looks the same: so the answer has to begin soon. TLS knows no
        such state.
        """
        waits = self._complete and not self.cycle.response_complete
        if self.scheme != "http" or not waits:
            return False
        self._half_closed = True
        self.cycle.keep_alive = False
        self._expect(self._patience.half_closed, self._drop_unless_answering)
        return True

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._complete = False
        self._in_header = True

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header is there, or a trailer, which nobody here needs."""
        if self._in_header:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """A request's headers are there."""
        self._check_coding()
        super().on_headers_complete()
        self._in_header = False
        self._bytes_beside_body = 0
        self._body_until = self.loop.time() + self._patience.body
        self._expect(self._patience.silence)
        if self.closing:
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        """A piece of a request's body is there."""
        super().on_body(body)
        self._bytes_beside_body = 0
        left = self._body_until - self.loop.time()
        if not self.cycle.response_complete and not self.transport.is_closing():
            self._all.receive(self, len(body))
            self._expect(max(0.0, min(left, self._patience.silence)))

    def on_message_complete(self) -> None:
        """A request is there as a whole."""
        super().on_message_complete()
        self._bytes_beside_body = 0
        self._complete = True
        self._all.received(self)
        self._in_header = True
        self._expect(None)
        if not self.cycle.response_complete:
            self._all.work_for(self)

    def on_response_complete(self) -> None:
        """A request is answered."""
        super().on_response_complete()
        if not self._complete:
            self._all.received(self)
        if not self.pipeline:
            self._all.wait_for(self)
        if self._half_closed:
            self._expect(None)  # the answer is sent; whether it is taken is watched elsewhere
        elif not self._complete and not self._in_header and self.cycle.response_complete:
            # Whoever goes on sending reads the answer only then; a reset would take it away.
            self._expect(self._patience.late)

    def pause_writing(self) -> None:
        """The client does not take what is sent."""
        super().pause_writing()
        self._all.wait_for(self)
        self._untaken = 0
        self._watch_reader()

    def resume_writing(self) -> None:
        """The client takes it again."""
        super().resume_writing()
        self._end_slow_reader()
        if self._complete and not self.cycle.response_complete:
            self._all.work_for(self)

    def _drop_unless_answering(self) -> None:
        if not self.cycle.response_started:
            self.drop()

    def _expect(self, seconds: float | None, late: Callable[[], object] | None = None) -> None:
        """Give the client so much time for what it has to send; None: it has to send nothing."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None:
            self._timer = self.loop.call_later(seconds, late or self.drop)

    def _watch_reader(self) -> None:
        """Have patience for as long as the client takes anything of what waits for it."""
        untaken = untaken_bytes(self.transport)
        if untaken != self._untaken:
            self._untaken = untaken
            self._silent_looks = 0
        elif self._silent_looks == _LOOKS:
            self.drop()
            return
        self._silent_looks += 1
        interval = self._patience.answer / _LOOKS
        self._slow_reader = self.loop.call_later(interval, self._watch_reader)

    def _end_slow_reader(self) -> None:
        if self._slow_reader is not None:
            self._slow_reader.cancel()
            self._slow_reader = None

    def _check_coding(self) -> None:
        """See that the body is coded in no way but in chunks.

        Raises:
            ValueError: It is; uvicorn refuses the request as one that cannot be read.
        """
        codings = b",".join(value for name, value in self.headers if name == b"transfer-encoding")
        if codings and codings.strip().lower() != b"chunked":
            self._refusing_coding = True
            raise ValueError(codings)

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read."""
        if self._refusing_coding:
            text = "Of the transfer codings there is chunked alone here.\n"
            self._refuse(b"501 Not Implemented", text)
        else:
            super().send_400_response(msg)

    def _refuse_header(self) -> None:
        if self._in_header or not self.cycle.response_started:
            text = f"The request's headers or trailers are larger than {MAX_HEADER_BYTES} bytes.\n"
            self._refuse(b"431 Request Header Fields Too Large", text)
        else:  # an answer is on its way, and what would be written now would be taken for it
            self.transport.close()

    def _refuse(self, status: bytes, text: str) -> None:
        body = text.encode()
        self.transport.write(
            b"HTTP/1.1 %s\r\ncontent-type: text/plain; charset=utf-8\r\n"
            b"content-length: %d\r\nconnection: close\r\n\r\n%s" % (status, len(body), body)
        )
        self.transport.close()
