"""A call over the web, as the handlers see it."""

import binascii
import ipaddress
from base64 import b64decode
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import NamedTuple, NoReturn

import grpc
from connectrpc.errors import ConnectError
from connectrpc.request import RequestContext

from dozor.server.calls import Metadata
from dozor.web.errors import DETAILS, abort, grpc_code, metadata_text

_BINARY = "-bin"


class Incoming(NamedTuple):
    """A request as it has come.

    Attributes:
        data: Its bytes, of protobuf or of JSON.
        json: Which of the two.
    """

    data: bytes
    json: bool


class WebContext:
    """Stands in for grpc.aio's context. A `CallContext`."""

    def __init__(
        self,
        context: "RequestContext[Incoming, bytes]",
        requests: AsyncIterator[Incoming],
        decode: Callable[[Incoming], Awaitable[bytes]],
        send: Callable[[bytes], Awaitable[None]],
    ) -> None:
        """Take a call.

        Args:
            context: What connectrpc knows of it.
            requests: Its requests.
            decode: Makes a request's bytes of it.
            send: Sends a response, or gets the only one ready to be sent.
        """
        self._context = context
        self._requests = requests
        self._decode = decode
        self._send = send
        self._code: grpc.StatusCode | None = None
        self._metadata: Metadata = _metadata(context)

    async def read(self) -> object:
        """See `CallContext`."""
        try:
            incoming = await anext(self._requests)
        except StopAsyncIteration:
            return grpc.aio.EOF
        except ConnectError as error:  # the client has broken off, or the rules of the protocol
            await self.abort(_code_of(error), error.message)
        return await self._decode(incoming)

    async def write(self, message: bytes) -> None:
        """See `CallContext`."""
        await self._send(message)

    async def abort(
        self, code: grpc.StatusCode, details: str = "", trailing_metadata: Metadata = ()
    ) -> NoReturn:
        """See `CallContext`."""
        self._code = code
        self.set_trailing_metadata(trailing_metadata)
        abort(code, details, trailing_metadata)

    async def abort_with_status(self, status: grpc.Status) -> NoReturn:
        """See `CallContext`."""
        await self.abort(status.code, status.details, status.trailing_metadata or ())

    def invocation_metadata(self) -> Iterable[tuple[str, str | bytes]]:
        """See `CallContext`."""
        return self._metadata

    def peer(self) -> str:
        """See `CallContext`."""
        return peer_of(self._context.client_address or "")

    def set_trailing_metadata(self, trailing_metadata: Metadata) -> None:
        """See `CallContext`."""
        trailers = self._context.response_trailers
        for key, value in trailing_metadata:
            if key != DETAILS:  # travels in a form of its own
                trailers[key] = metadata_text(value)

    def time_remaining(self) -> float | None:
        """See `CallContext`."""
        left = self._context.timeout_ms
        return None if left is None else max(0.0, left / 1000)

    def code(self) -> grpc.StatusCode | None:
        """See `CallContext`."""
        return self._code


def _code_of(error: ConnectError) -> grpc.StatusCode:
    """The code of what is wrong with a request.

    That a message is compressed connectrpc calls INTERNAL; but it is nothing that the server is at
    fault with.
    """
    code = grpc_code(error.code)
    return grpc.StatusCode.UNIMPLEMENTED if code is grpc.StatusCode.INTERNAL else code


def peer_of(address: str) -> str:
    """An address with its port, as gRPC writes it."""
    host, _, port = address.rpartition(":")
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    return f"ipv4:{ip}:{port}" if ip.version == 4 else f"ipv6:[{ip}]:{port}"  # noqa: PLR2004


def _metadata(context: "RequestContext[Incoming, bytes]") -> Metadata:
    return tuple((key, _value(key, text)) for key, text in context.request_headers.allitems())


def _value(key: str, text: str) -> str | bytes:
    if not key.endswith(_BINARY):
        return text
    try:
        return b64decode(text + "===")
    except (binascii.Error, ValueError):
        return b""
