"""A server as the judge."""

from typing import NoReturn, Self

import grpc
from google.protobuf.message import DecodeError, Message
from google.rpc.status_pb2 import Status
from grpc_status import rpc_status

from dozor.cli.access import Access
from dozor.cli.judge import Call, M, NoAnswer, Progress, Refused
from dozor.cli.secure_trouble import secure_trouble

_MAX_RESPONSE_BYTES = 64 * 1024 * 1024
_OPTIONS = [
    ("grpc.max_receive_message_length", _MAX_RESPONSE_BYTES),
    # A proxy for the web knows nothing of game servers.
    ("grpc.enable_http_proxy", 0),
]
_LOCAL = ("localhost", "127.0.0.1", "[::1]")


class RemoteJudge:
    """Asks a server."""

    def __init__(self, server: str, timeout: float, access: Access) -> None:
        self._server = server
        self._timeout = timeout
        self._access = access
        self._channel = access.channel(server, _OPTIONS)

    def ask(self, call: Call[M], request: Message, progress: Progress | None = None) -> M:
        """Answer a request; a server does not tell how far it has come."""
        method: grpc.UnaryUnaryMultiCallable[bytes, bytes]
        method = self._channel.unary_unary(f"/{call.service}/{call.rpc}")
        try:
            answer = method(
                request.SerializeToString(),
                timeout=self._timeout,
                metadata=self._access.metadata,
            )
        except grpc.RpcError as error:
            self._fail(error)
        try:
            return call.response.FromString(answer)
        except DecodeError:
            raise NoAnswer("bad-answer", server=self._server) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        """Close the connection."""
        self._channel.close()

    def _fail(self, error: grpc.RpcError) -> NoReturn:
        code, details = error.code(), error.details() or ""
        status = _status(error)
        if status is not None and status.details:
            raise Refused(status) from None
        if code is grpc.StatusCode.DEADLINE_EXCEEDED:
            facts = {"server": self._server, "timeout": f"{self._timeout:g}"}
            raise NoAnswer("too-slow", **facts) from None
        if code is grpc.StatusCode.UNAVAILABLE:
            self._unreachable(details)
        if code is grpc.StatusCode.NOT_FOUND:  # without details: it comes from the health service
            raise NoAnswer("no-service", server=self._server, why=details) from None
        why = f"{code.name}: {details}" if details else code.name
        raise NoAnswer("no-dozor", server=self._server, why=why) from None

    def _unreachable(self, details: str) -> NoReturn:
        trouble = secure_trouble(details, self._access)
        if trouble is not None:
            raise NoAnswer("no-connection", trouble.advice, server=self._server, why=trouble.why)
        host, _, port = self._server.rpartition(":")
        what_to_do = "start-server" if host in _LOCAL else "check-server"
        why = details.rpartition("; last error: ")[2]
        raise NoAnswer("unreachable", what_to_do, server=self._server, port=port, why=why) from None


def _status(error: grpc.RpcError) -> Status | None:
    """What the trailers tell of a refusal, if they tell anything."""
    try:
        status: Status | None = rpc_status.from_call(error)
    except (ValueError, DecodeError):
        return None
    return status
