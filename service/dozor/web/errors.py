"""Statuses of the contract as errors of Connect."""

import base64
import json
from typing import Any, NoReturn

import grpc
from connectrpc.code import Code
from connectrpc.errors import ConnectError, ErrorDetail
from google.protobuf import any_pb2, json_format
from google.rpc import status_pb2
from protobuf import Message
from protobuf.wkt import Any as ConnectAny
from protobuf.wkt import Struct

from dozor.api import Refusal
from dozor.server.calls import Metadata

DETAILS = "grpc-status-details-bin"
"""The metadata that carries a status with details, as in gRPC."""


class Aborted(grpc.aio.AbortError):
    """A handler has ended its call with a status.

    Attributes:
        error: The status as the client gets it.
    """

    def __init__(self, error: ConnectError) -> None:
        super().__init__(error.message)
        self.error = error


class _ReadableDetail(ErrorDetail):
    """A detail that is told in JSON as well: many who read JSON cannot read protobuf."""

    def __init__(self, packed: any_pb2.Any) -> None:
        super().__init__(ConnectAny(type_url=packed.type_url, value=packed.value))
        self._packed = packed

    def value(self, _wanted: Any = None, /) -> Message:  # type: ignore[override]  # knows all types
        """What becomes the member ``debug``: the detail's own fields."""
        content = json_format.MessageToDict(self._packed)
        content.pop("@type", None)
        return Struct.from_json(json.dumps(content))


def connect_error(code: grpc.StatusCode, message: str, metadata: Metadata = ()) -> ConnectError:
    """A status as an error, with the details that its metadata carry."""
    status = status_pb2.Status()
    for key, value in metadata:
        if key == DETAILS and isinstance(value, bytes):
            status.ParseFromString(value)
    details = [_ReadableDetail(detail) for detail in status.details]
    return ConnectError(connect_code(code), message, details)


def error_of(refusal: Refusal) -> ConnectError:
    """A refusal as an error."""
    status = refusal.status
    (code,) = (code for code in grpc.StatusCode if code.value[0] == status.code)
    return ConnectError(
        connect_code(code), status.message, [_ReadableDetail(detail) for detail in status.details]
    )


def connect_code(code: grpc.StatusCode) -> Code:
    """The code of the same name; one of them is spelt otherwise."""
    return Code.CANCELED if code is grpc.StatusCode.CANCELLED else Code(code.name.lower())


def grpc_code(code: Code) -> grpc.StatusCode:
    """The other way round."""
    return grpc.StatusCode.CANCELLED if code is Code.CANCELED else grpc.StatusCode[code.name]


def abort(code: grpc.StatusCode, message: str, metadata: Metadata = ()) -> NoReturn:
    """End a call with a status.

    Raises:
        Aborted: Always.
    """
    raise Aborted(connect_error(code, message, metadata))


def metadata_text(value: str | bytes) -> str:
    """A value of metadata as a header carries it: bytes in base64."""
    return value if isinstance(value, str) else base64.b64encode(value).decode().rstrip("=")
