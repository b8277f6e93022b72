"""Every method of every service, and how to call it with bytes that may be anything."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import grpc
from google.protobuf import descriptor_pool, message_factory
from google.protobuf.descriptor import MethodDescriptor
from google.protobuf.message import Message
from google.rpc import status_pb2

from dozor.server.methods import HEALTH, METHODS
from tests.server.running import PATIENCE


@dataclass(frozen=True)
class Answer:
    """How a call ended: its status, and the messages that came before it."""

    code: grpc.StatusCode
    text: str
    status: status_pb2.Status | None
    messages: tuple[bytes, ...]


@dataclass(frozen=True)
class Rpc:
    """A method, with its descriptor."""

    descriptor: MethodDescriptor

    @property
    def path(self) -> str:
        return f"/{self.descriptor.containing_service.full_name}/{self.descriptor.name}"

    @cached_property
    def request(self) -> type[Message]:
        return message_factory.GetMessageClass(self.descriptor.input_type)

    @cached_property
    def response(self) -> type[Message]:
        return message_factory.GetMessageClass(self.descriptor.output_type)

    @property
    def endless(self) -> bool:
        """Whether an answered call stays open until the server stops."""
        return self.path == f"/{HEALTH}/Watch"

    @property
    def streams(self) -> bool:
        return bool(self.descriptor.server_streaming)

    def call(self, channel: grpc.Channel, *requests: bytes, **options: Any) -> Answer:
        """Send these requests, and wait for the end."""
        # One stub for all four types: they are one on the wire, and a call may break the contract.
        stub = channel.stream_stream(self.path, _as_it_is, _as_it_is)
        call = stub(iter(requests), timeout=PATIENCE, **options)
        messages: list[bytes] = []
        try:
            for message in call:
                messages.append(message)
                if self.endless:
                    call.cancel()
                    return Answer(grpc.StatusCode.OK, "", None, tuple(messages))
        except grpc.RpcError as error:
            return Answer(error.code(), error.details() or "", _status(error), tuple(messages))
        return Answer(grpc.StatusCode.OK, "", None, tuple(messages))


def _status(error: Any) -> status_pb2.Status | None:
    for entry in error.trailing_metadata() or ():
        if entry.key == "grpc-status-details-bin":
            return status_pb2.Status.FromString(entry.value)
    return None


def _as_it_is(message: bytes) -> bytes:
    return message


def _descriptor(service: str, method: str) -> MethodDescriptor:
    pool: Any = descriptor_pool.Default()  # type: ignore[no-untyped-call]  # so in the stubs
    found: MethodDescriptor = pool.FindServiceByName(service).FindMethodByName(method)
    return found


RPCS = tuple(Rpc(_descriptor(method.service, method.name)) for method in METHODS)
"""All of them, health and reflection included."""

RPC = {rpc.path.rpartition("/")[2]: rpc for rpc in RPCS}
"""The same by the method's name."""
