"""The RPCs over Connect, gRPC-Web and JSON: the very handlers that answer gRPC."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, TypeVar

from connectrpc.codec import Codec
from connectrpc.method import IdempotencyLevel, MethodInfo, StreamType
from connectrpc.request import RequestContext
from connectrpc.server import ConnectASGIApplication, Endpoint
from google.protobuf import message_factory
from google.protobuf.message import Message

from dozor.server.calls import Behavior
from dozor.server.methods import DOZOR_SERVICES, METHODS, Method, RpcType
from dozor.web.context import Incoming, WebContext
from dozor.web.errors import Aborted, error_of
from dozor.web.json_messages import request_bytes, response_json
from dozor.web.threads import DaemonThreads
from dozor.wire.refusal import draining

T = TypeVar("T")

WEB_METHODS = tuple(method for method in METHODS if method.service in DOZOR_SERVICES)
"""The methods that the web's port has: all of Dozor's own."""

# To turn more of JSON into a message, or back, would keep the event loop from its other calls.
_LARGEST_AT_ONCE = 4 * 1024
_THREADS = 2

# In gRPC-Web all methods are streams on the wire. To connectrpc they are here, too, lest it reads a
# unary request itself, and answers what is wrong with it in ways of its own.
_GRPC_WEB, _GRPC_WEB_PATH = b"application/grpc-web", "/grpc-web"

_Context = RequestContext[Incoming, bytes]


class Rpcs(ConnectASGIApplication[None]):
    """An ASGI application that answers the RPCs.

    Attributes:
        at_work: Number of RPCs that handlers work on.
        refusing: Whether RPCs are refused, as the server stops.
    """

    def __init__(self, behaviors: Mapping[str, Behavior], max_request_bytes: int) -> None:
        """Take the handlers.

        Args:
            behaviors: Answer the methods, by their names on the wire; see `WEB_METHODS`. Each gets
                its `WebContext` in place of requests too, and writes its answers to that.
            max_request_bytes: Size of a request message; more is refused.
        """
        self.at_work = 0
        self.refusing = False
        self._converters = DaemonThreads(_THREADS, "dozor-json")
        endpoints: dict[str, Any] = {  # connectrpc names the type for itself alone
            method.path: self._endpoint(method, behaviors[method.path]) for method in WEB_METHODS
        }
        for method in WEB_METHODS:
            endpoints[_GRPC_WEB_PATH + method.path] = self._stream_endpoint(
                method, behaviors[method.path]
            )
        super().__init__(
            service=None,
            endpoints=lambda _: endpoints,
            read_max_bytes=max_request_bytes,
            compressions=(),  # a mebibyte could become a gibibyte
            codecs=(_Untouched("proto"), _Untouched("json")),
        )

    @property
    def path(self) -> str:
        """Where it stands."""
        return "/"

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request."""
        kind = next((value for name, value in scope["headers"] if name == b"content-type"), b"")
        if scope["method"] == "POST" and kind.startswith(_GRPC_WEB):
            scope = {**scope, "path": _GRPC_WEB_PATH + scope["path"]}
        await super().__call__(scope, receive, send)

    def refuse(self) -> None:
        """Answer no more RPCs: the server stops."""
        self.refusing = True

    def _endpoint(self, method: Method, behavior: Behavior) -> Endpoint[Incoming, bytes]:
        if method.type is not RpcType.UNARY:
            assert method.type is RpcType.BIDI_STREAM
            return self._stream_endpoint(method, behavior)
        conversion = _Conversion(method, self._converters)

        async def call(request: Incoming, context: _Context) -> bytes:
            return await self._call(behavior, conversion, request, context)

        return Endpoint.unary(_info(method, StreamType.UNARY), call)

    def _stream_endpoint(self, method: Method, behavior: Behavior) -> Endpoint[Incoming, bytes]:
        conversion = _Conversion(method, self._converters)

        def stream(requests: AsyncIterator[Incoming], context: _Context) -> AsyncIterator[bytes]:
            return self._stream(behavior, conversion, requests, context)

        return Endpoint.bidi_stream(_info(method, StreamType.BIDI_STREAM), stream)

    def _check(self) -> None:
        if self.refusing:
            raise error_of(draining())

    async def _call(
        self, behavior: Behavior, conversion: "_Conversion", request: Incoming, context: _Context
    ) -> bytes:
        self._check()
        answers: list[bytes] = []

        async def send(message: bytes) -> None:
            answers.append(await conversion.encode(message, json=request.json))

        web = WebContext(context, _only(request), conversion.decode, send)
        self.at_work += 1
        try:
            await behavior(web, web)
        except Aborted as aborted:
            raise aborted.error from None
        finally:
            self.at_work -= 1
        (answer,) = answers
        return answer

    async def _stream(
        self,
        behavior: Behavior,
        conversion: "_Conversion",
        requests: AsyncIterator[Incoming],
        context: _Context,
    ) -> AsyncIterator[bytes]:
        self._check()
        json = context.request_headers.get("content-type", "").endswith("json")
        answers: asyncio.Queue[bytes | None] = asyncio.Queue()

        async def send(message: bytes) -> None:
            answers.put_nowait(await conversion.encode(message, json=json))
            await answers.join()  # until it is sent, so that they do not heap up

        web = WebContext(context, requests, conversion.decode, send)
        handling = asyncio.ensure_future(behavior(web, web))
        self.at_work += 1

        def end(_: object) -> None:
            self.at_work -= 1
            answers.put_nowait(None)

        handling.add_done_callback(end)
        try:
            while (answer := await answers.get()) is not None:
                yield answer
                answers.task_done()
            await handling
        except Aborted as aborted:
            raise aborted.error from None
        finally:
            handling.cancel()
            await asyncio.wait([handling])


class _Untouched(Codec[bytes, Incoming]):
    """Hands on the bytes as they are: what becomes of them is the call's affair, and counted."""

    def __init__(self, name: str) -> None:
        self._name = name

    def name(self) -> str:
        return self._name

    def encode(self, message: bytes) -> bytes:
        return message

    def decode(self, data: bytes | bytearray, _message_class: type[Incoming]) -> Incoming:
        return Incoming(bytes(data), json=self._name == "json")


class _Conversion:
    """Between a method's messages as bytes and as JSON; large ones in threads."""

    def __init__(self, method: Method, threads: DaemonThreads) -> None:
        self._request: type[Message] = message_factory.GetMessageClass(method.request)
        self._response: type[Message] = message_factory.GetMessageClass(method.response)
        self._threads = threads

    async def decode(self, incoming: Incoming) -> bytes:
        """The bytes of a request."""
        if not incoming.json:
            return incoming.data
        return await self._convert(request_bytes, incoming.data, self._request)

    async def encode(self, response: bytes, *, json: bool) -> bytes:
        """A response as the client wants it."""
        if not json:
            return response
        return await self._convert(response_json, response, self._response)

    async def _convert(
        self, convert: Callable[[bytes, type[Message]], T], data: bytes, kind: type[Message]
    ) -> T:
        if len(data) <= _LARGEST_AT_ONCE:
            return convert(data, kind)
        return await self._threads.run(convert, data, kind)


def _info(method: Method, kind: StreamType) -> MethodInfo[Incoming, bytes]:
    unary = kind is StreamType.UNARY
    # No method changes anything: each may be called by GET as well.
    level = IdempotencyLevel.NO_SIDE_EFFECTS if unary else IdempotencyLevel.UNKNOWN
    return MethodInfo(
        name=method.name,
        service_name=method.service,
        input=Incoming,
        output=bytes,
        idempotency_level=level,
        stream_type=kind,
    )


async def _only(request: Incoming) -> AsyncIterator[Incoming]:
    yield request
