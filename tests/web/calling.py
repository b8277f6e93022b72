"""Calls over HTTP for tests: bytes out, bytes or an error back, in each protocol of the port."""

import base64
import http.client
import json
import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote

import grpc
from google.rpc import code_pb2, status_pb2

from tests.server.running import PATIENCE

_BY_NAME = {code.name.lower(): code for code in grpc.StatusCode}
_BY_NAME["canceled"] = grpc.StatusCode.CANCELLED
_BY_NUMBER = {code.value[0]: code for code in grpc.StatusCode}


@dataclass(frozen=True)
class HttpAnswer:
    """What came back over HTTP."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)


@dataclass(frozen=True)
class WebAnswer:
    """How an RPC ended: its code, its messages, and what came with the code."""

    code: grpc.StatusCode
    text: str = ""
    status: status_pb2.Status | None = None
    messages: tuple[bytes, ...] = ()
    metadata: Mapping[str, str] = field(default_factory=dict)


def send(
    port: int,
    method: str,
    path: str,
    body: bytes | None = None,
    headers: Mapping[str, str] | None = None,
) -> HttpAnswer:
    """One HTTP request on a connection of its own."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request(method, path, body, dict(headers or {}))
        response = connection.getresponse()
        return HttpAnswer(response.status, response.headers, response.read())
    finally:
        connection.close()


def post(
    port: int, path: str, body: bytes, kind: str = "application/json", **headers: str
) -> HttpAnswer:
    """One RPC as a plain POST; underscores in names of headers are dashes."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return send(port, "POST", path, body, {"content-type": kind, **named})


def unary_connect(port: int, path: str, request: bytes, **headers: str) -> WebAnswer:
    """A unary RPC over Connect, with protobuf."""
    answer = post(port, path, request, "application/proto", **headers)
    trailers = {
        key.lower().removeprefix("trailer-"): value
        for key, value in answer.headers.items()
        if key.lower().startswith("trailer-")
    }
    if answer.status == 200:
        assert answer.headers["content-type"] == "application/proto"
        return WebAnswer(grpc.StatusCode.OK, "", None, (answer.body,), trailers)
    return error_of(answer.json, trailers)


def stream_connect(
    port: int, path: str, requests: Iterable[bytes], codec: str = "proto", **headers: str
) -> WebAnswer:
    """A streaming RPC over Connect; the codec is "proto" or "json"."""
    body = b"".join(envelope(0, request) for request in requests)
    answer = post(port, path, body, f"application/connect+{codec}", **headers)
    assert answer.status == 200
    *messages, (flags, last) = envelopes(answer.body)
    assert flags == 2
    end = json.loads(last)
    metadata = {key: values[0] for key, values in end.get("metadata", {}).items()}
    data = tuple(message for _, message in messages)
    if "error" in end:
        failed = error_of(end["error"], metadata)
        return WebAnswer(failed.code, failed.text, failed.status, data, metadata)
    return WebAnswer(grpc.StatusCode.OK, "", None, data, metadata)


def grpc_web(port: int, path: str, requests: Iterable[bytes], **headers: str) -> WebAnswer:
    """Any RPC over gRPC-Web."""
    body = b"".join(envelope(0, request) for request in requests)
    answer = post(port, path, body, "application/grpc-web+proto", **headers)
    assert answer.status == 200
    *messages, (flags, last) = envelopes(answer.body)
    assert flags == 0x80
    lines = (line.split(": ", 1) for line in last.decode().split("\r\n") if line)
    trailers: dict[str, str] = {key: value for key, value in lines}  # noqa: C416 - for the types
    status = None
    if "grpc-status-details-bin" in trailers:
        data = base64.b64decode(trailers["grpc-status-details-bin"] + "===")
        status = status_pb2.Status.FromString(data)
    return WebAnswer(
        _BY_NUMBER[int(trailers["grpc-status"])],
        unquote(trailers.get("grpc-message", "")),
        status,
        tuple(message for _, message in messages),
        trailers,
    )


def envelope(flags: int, message: bytes) -> bytes:
    """A message of a stream."""
    return struct.pack(">BI", flags, len(message)) + message


def envelopes(body: bytes) -> list[tuple[int, bytes]]:
    """The messages of a stream, with their flags."""
    found = []
    while body:
        flags, size = struct.unpack_from(">BI", body)
        assert len(body) >= 5 + size
        found.append((flags, body[5 : 5 + size]))
        body = body[5 + size :]
    return found


def error_of(error: Mapping[str, Any], metadata: Mapping[str, str] | None = None) -> WebAnswer:
    """An error of Connect."""
    code = _BY_NAME[error["code"]]
    status = None
    if error.get("details"):
        status = status_pb2.Status(code=code_pb2.Code.Value(code.name), message=error["message"])
        for detail in error["details"]:
            status.details.add(
                type_url="type.googleapis.com/" + detail["type"],
                value=base64.b64decode(detail["value"] + "==="),
            )
    return WebAnswer(code, error["message"], status, (), metadata or {})


def debug(error: Mapping[str, Any], kind: str) -> Any:
    """What an error tells in JSON of its detail of a type, such as BadRequest."""
    (found,) = (d["debug"] for d in error["details"] if d["type"] == f"google.rpc.{kind}")
    return found


def fields(error: Mapping[str, Any]) -> dict[str, str]:
    """The reasons of an error's violations, by their paths."""
    violations = debug(error, "BadRequest")["fieldViolations"]
    return {violation["field"]: violation["reason"] for violation in violations}
