"""Calls for tests: raw bytes out, raw bytes or a failure with its details back."""

import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import grpc
import pytest
from google.protobuf import json_format
from google.rpc import error_details_pb2, status_pb2

from dozor.server.command import SAMPLE_REQUEST
from dozor.server.methods import METHODS, STATION, RpcType
from dozor.v1 import station_service_pb2 as pb
from tests.server.running import PATIENCE

if TYPE_CHECKING:
    Unary = grpc.UnaryUnaryMultiCallable[bytes, bytes]

RESOLVE = f"/{STATION}/ResolveEngagement"
RESOLVE_BATCH = f"/{STATION}/ResolveBatch"
RESOLVE_STREAM = f"/{STATION}/ResolveBatchStream"

ENGAGEMENT = json_format.Parse(SAMPLE_REQUEST, pb.ResolveEngagementRequest())


def batch(size: int) -> bytes:
    """A batch of that many engagements, numbered in their ids; also a message of a stream."""
    items = [pb.BatchItem(id=str(number), engagement=ENGAGEMENT) for number in range(size)]
    return pb.ResolveBatchRequest(items=items).SerializeToString()


def ids(response: bytes) -> list[str]:
    """The ids of a batch's results."""
    return [result.id for result in pb.ResolveBatchResponse.FromString(response).results]


def open_channel(address: str) -> grpc.Channel:
    """A channel that takes large answers."""
    return grpc.insecure_channel(address, options=[("grpc.max_receive_message_length", -1)])


def unary(channel: grpc.Channel, path: str) -> "Unary":
    """A unary method."""
    return channel.unary_unary(path, _as_it_is, _as_it_is)


def stream(
    channel: grpc.Channel, path: str, requests: Iterable[bytes], timeout: float = PATIENCE
) -> Any:
    """A call of a bidirectional method: iterates over the responses, can be cancelled."""
    call = channel.stream_stream(path, _as_it_is, _as_it_is)
    return call(iter(requests), timeout=timeout)


def _as_it_is(message: bytes) -> bytes:
    return message


@dataclass(frozen=True)
class Failure:
    """How a call failed."""

    code: grpc.StatusCode
    message: str
    status: status_pb2.Status | None

    @property
    def reason(self) -> str:
        """The reason in the details, after a check of the domain."""
        info = error_details_pb2.ErrorInfo()
        self._unpack(info)
        assert info.domain == "dozor.v1"
        return info.reason

    @property
    def fields(self) -> list[str]:
        """The paths of the wrong fields in the details."""
        bad_request = error_details_pb2.BadRequest()
        self._unpack(bad_request)
        return [violation.field for violation in bad_request.field_violations]

    def _unpack(self, detail: Any) -> None:
        assert self.status is not None
        assert any(packed.Unpack(detail) for packed in self.status.details)


def failure(call: Callable[[], object]) -> Failure:
    """How this call fails."""
    with pytest.raises(grpc.RpcError) as caught:
        call()
    error = caught.value
    status = None
    for entry in error.trailing_metadata() or ():
        if entry.key == "grpc-status-details-bin":
            status = status_pb2.Status.FromString(entry.value)
            assert (status.code, status.message) == (error.code().value[0], error.details())
    return Failure(error.code(), error.details() or "", status)


def failure_at(channel: grpc.Channel, path: str, request: bytes) -> Failure:
    """How a call of a method of any type fails."""
    (method,) = (method for method in METHODS if method.path == path)
    if method.type is RpcType.UNARY:
        return failure(lambda: unary(channel, path)(request))
    return failure(lambda: list(stream(channel, path, [request])))


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until something holds that the server does in its own time."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


def then_silence(over: threading.Event, *requests: bytes) -> Iterator[bytes]:
    """These requests, and no further word until it is over."""
    yield from requests
    over.wait(PATIENCE)
