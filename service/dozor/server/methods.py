"""The methods that the server has, taken from the contracts themselves."""

from dataclasses import dataclass
from enum import StrEnum

from google.protobuf.descriptor import Descriptor, FileDescriptor, MethodDescriptor
from grpc_health.v1 import health_pb2
from grpc_reflection.v1alpha import reflection_pb2

from dozor.v1 import raid_service_pb2, rulebook_service_pb2, station_service_pb2


class RpcType(StrEnum):
    """How many messages each side sends, in the words of the usual gRPC metrics."""

    UNARY = "unary"
    CLIENT_STREAM = "client_stream"
    SERVER_STREAM = "server_stream"
    BIDI_STREAM = "bidi_stream"


@dataclass(frozen=True, slots=True)
class Method:
    """One method of a service."""

    service: str
    name: str
    type: RpcType
    request: Descriptor
    response: Descriptor

    @property
    def path(self) -> str:
        """Its name on the wire."""
        return f"/{self.service}/{self.name}"


def _methods(file: FileDescriptor) -> tuple[Method, ...]:
    return tuple(
        Method(
            service.full_name,
            method.name,
            _rpc_type(method),
            method.input_type,
            method.output_type,
        )
        for service in file.services_by_name.values()
        for method in service.methods
    )


def _rpc_type(method: MethodDescriptor) -> RpcType:
    if method.client_streaming:
        return RpcType.BIDI_STREAM if method.server_streaming else RpcType.CLIENT_STREAM
    return RpcType.SERVER_STREAM if method.server_streaming else RpcType.UNARY


def _service(file: FileDescriptor) -> str:
    (service,) = file.services_by_name.values()
    return str(service.full_name)


STATION = _service(station_service_pb2.DESCRIPTOR)
RAIDS = _service(raid_service_pb2.DESCRIPTOR)
RULEBOOKS = _service(rulebook_service_pb2.DESCRIPTOR)
HEALTH = _service(health_pb2.DESCRIPTOR)
REFLECTION = _service(reflection_pb2.DESCRIPTOR)

DOZOR_SERVICES = (STATION, RAIDS, RULEBOOKS)
"""Full names of Dozor's own services."""

SERVICES = (*DOZOR_SERVICES, HEALTH, REFLECTION)
"""Full names of all services."""

METHODS = (
    *_methods(station_service_pb2.DESCRIPTOR),
    *_methods(raid_service_pb2.DESCRIPTOR),
    *_methods(rulebook_service_pb2.DESCRIPTOR),
    *_methods(health_pb2.DESCRIPTOR),
    *_methods(reflection_pb2.DESCRIPTOR),
)
"""All methods of all services."""
