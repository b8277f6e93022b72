"""Everything that the web's port serves, as one ASGI application."""

import asyncio
import json
import logging
import re
from collections.abc import Callable, Sequence
from urllib.parse import parse_qs

from dozor.server.methods import RpcType
from dozor.web.asgi import Application, Receive, Scope, Send
from dozor.web.metrics import HTTP, WebMetrics, protocol_of
from dozor.web.rpc import WEB_METHODS, Rpcs
from dozor.web.sending import AnswerBroken, Sending, connection_of
from dozor.web.site import OPERATION

_log = logging.getLogger(__name__)

_PACKAGE = "/dozor.v1."
_NOT_IN_PLAIN = (
    "this server asks for TLS, and its HTTP port is plain text: here are /healthz, /readyz and "
    "/metrics alone; switch http_tls on for RPCs and the page over HTTPS"
)
_GRPC_WEB = ("application/grpc-web", "application/grpc-web+proto", "application/grpc-web+json")
_UNARY = ("application/json", "application/proto", *_GRPC_WEB)
_STREAM = ("application/connect+json", "application/connect+proto", *_GRPC_WEB)
_ENCODINGS = ("json", "proto")
_BASE64 = re.compile(r"[A-Za-z0-9+/_-]*")
_MOST_PADDING = 2
_POST_FIRST = "the RPCs take POST with content-type application/json, or GET with ?encoding=json"


class WebApp:
    """Sends each request where it belongs, and counts the RPCs that are not over.

    Attributes:
        open: Number of RPCs whose answers have not been taken to the last byte.
    """

    def __init__(
        self,
        rpcs: Rpcs,
        site: Application,
        metrics: WebMetrics,
        *,
        unknown_method: Callable[[str], None] | None = None,
        plain_beside_tls: bool = False,
    ) -> None:
        """Put it together.

        Args:
            rpcs: Answers the RPCs.
            site: Answers everything else.
            metrics: Count the requests.
            unknown_method: Is told of a method that there is not.
            plain_beside_tls: Whether this is plain HTTP while gRPC asks for TLS; then RPCs and page
                are refused.
        """
        self._rpcs = rpcs
        self._site = site
        self._types = {
            method.path: _UNARY if method.type is RpcType.UNARY else _STREAM
            for method in WEB_METHODS
        }
        self._metrics = metrics
        self._unknown_method = unknown_method
        self._plain_beside_tls = plain_beside_tls
        self.open = 0
        self._idle = asyncio.Event()
        self._idle.set()

    async def idle(self) -> None:
        """Return once no RPC is in flight."""
        await self._idle.wait()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        assert scope["type"] == "http"
        connection = connection_of(scope)
        sending = Sending(send, connection)
        try:
            await self._answer(scope, receive, sending)
        except asyncio.CancelledError:  # the stop of the server, when the grace is over
            if not sending.started:
                await _refuse(sending, 503, "unavailable", "the server has stopped")
            elif not sending.complete:
                await connection.break_off()
        except AnswerBroken:
            await connection.break_off()
        except Exception:
            _log.exception("a fault in %s", scope["path"][:200])
            if sending.started:
                raise
            await _refuse(sending, 500, "internal", "a fault of the server; its log has it")

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        types = self._types.get(path)
        self._metrics.count(path, protocol_of(scope) if types is not None else HTTP)
        if not _is_text(scope):
            await _refuse(send, 400, "invalid_argument", "the headers or the query are not UTF-8")
        elif self._plain_beside_tls and path not in OPERATION:
            await _refuse(send, 403, "permission_denied", _NOT_IN_PLAIN)
        elif not path.startswith(_PACKAGE):
            await self._site(scope, receive, send)
        elif types is None:
            if self._unknown_method is not None:
                self._unknown_method(path)
            message = f"there is no method {path[:200]}"
            await _refuse(send, 404, "unimplemented", message)
        elif (refusal := _settle_content_type(scope, types)) is not None:
            await _refuse(send, *refusal)
        else:
            await self._rpc(scope, receive, send)

    async def _rpc(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._rpcs.refusing:  # else those who go on calling would hold up the stop
            await self._rpcs(scope, receive, send)
            return
        self.open += 1
        self._idle.clear()
        try:
            await self._rpcs(scope, receive, send)
            await connection_of(scope).taken()
        finally:
            self.open -= 1
            if not self.open:
                self._idle.set()


def _is_text(scope: Scope) -> bool:
    """Whether all is UTF-8 that connectrpc takes for it."""
    try:
        scope["query_string"].decode()
        for name, value in scope["headers"]:
            name.decode()
            value.decode()
    except UnicodeDecodeError:
        return False
    return True


def _settle_content_type(scope: Scope, types: Sequence[str]) -> tuple[int, str, str] | None:
    """See that an RPC is one; connectrpc answers what is none without a word."""
    method = scope["method"]
    if method == "GET" and types is _UNARY:
        return _fault_of_query(scope)
    if method == "GET":
        return 405, "unimplemented", f"a stream is called by POST, with {', '.join(_STREAM)}"
    if method != "POST":
        return 405, "unimplemented", f"{method[:20]} is no way to call an RPC: {_POST_FIRST}"
    headers = scope["headers"]
    given = b",".join(value for name, value in headers if name == b"content-type").decode()
    settled = given.partition(";")[0].strip().lower()
    if settled in types:
        rest = [(name, value) for name, value in headers if name != b"content-type"]
        scope["headers"] = [*rest, (b"content-type", settled.encode())]
        return None
    if settled.startswith("application/grpc") and "web" not in settled:
        message = "this port speaks Connect and gRPC-Web; gRPC itself has a port of its own"
        return 415, "invalid_argument", message
    what = f"content-type {given[:100]!r}" if given else "a request without a content-type"
    return 415, "invalid_argument", f"{what} does not fit: {', '.join(types)} do"


def _fault_of_query(scope: Scope) -> tuple[int, str, str] | None:
    """What is wrong with a call by GET, before its message is looked at."""
    query = parse_qs(scope["query_string"].decode(), keep_blank_values=True)
    encoding, packed, message = (
        query.get(name, [""])[0] for name in ("encoding", "base64", "message")
    )
    if encoding not in _ENCODINGS:
        text = f"encoding {encoding[:40]!r} does not fit: {' and '.join(_ENCODINGS)} do"
        return 415, "invalid_argument", text if encoding else f"no encoding is given: {_POST_FIRST}"
    if packed == "1" and not _is_base64(message):
        text = "the message is no base64: there are letters, digits, - and _ in it"
        return 400, "invalid_argument", text
    return None


def _is_base64(text: str) -> bool:
    """Whether this is base64, of either alphabet, padded or not; Python skips what does not fit."""
    bare = text.rstrip("=")
    padded = len(text) > len(bare)
    fits = len(text) % 4 == 0 if padded else len(bare) % 4 != 1
    return fits and len(text) - len(bare) <= _MOST_PADDING and _BASE64.fullmatch(bare) is not None


async def _refuse(send: Send, status: int, code: str, message: str) -> None:
    """Answer with an error as Connect writes one."""
    body = json.dumps({"code": code, "message": message}, ensure_ascii=False).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if status == 405:  # noqa: PLR2004
        headers.append((b"allow", b"GET, POST"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
