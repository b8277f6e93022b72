"""Server reflection: a client that has no stubs can do everything."""

from collections.abc import Iterator
from typing import Any

import grpc
import pytest
from google.protobuf import json_format
from google.protobuf.descriptor_pb2 import FileDescriptorProto
from google.protobuf.descriptor_pool import DescriptorPool
from google.protobuf.message_factory import GetMessageClass
from grpc_reflection.v1alpha import reflection_pb2

from dozor.server.command import SAMPLE_REQUEST
from dozor.server.methods import METHODS, REFLECTION, SERVICES, STATION
from tests.server.calling import stream, unary

INFO = f"/{REFLECTION}/ServerReflectionInfo"


def _ask(channel: grpc.Channel, **question: str) -> reflection_pb2.ServerReflectionResponse:
    request = reflection_pb2.ServerReflectionRequest(**question).SerializeToString()
    (response,) = stream(channel, INFO, [request])
    return reflection_pb2.ServerReflectionResponse.FromString(response)


def _listed(channel: grpc.Channel) -> list[str]:
    response = _ask(channel, list_services="")
    return [service.name for service in response.list_services_response.service]


def _files(channel: grpc.Channel, symbol: str) -> Iterator[FileDescriptorProto]:
    response = _ask(channel, file_containing_symbol=symbol)
    for file in response.file_descriptor_response.file_descriptor_proto:
        yield FileDescriptorProto.FromString(file)


@pytest.fixture
def reflected(channel: grpc.Channel) -> Any:
    """All that reflection tells of all services that it lists."""
    files = {file.name: file for service in _listed(channel) for file in _files(channel, service)}
    pool: Any = DescriptorPool()

    def add(name: str) -> None:
        if file := files.pop(name, None):
            for dependency in file.dependency:
                add(dependency)
            pool.Add(file)

    for name in list(files):
        add(name)
    return pool


def test_every_service_is_listed(channel: grpc.Channel) -> None:
    assert sorted(_listed(channel)) == sorted(SERVICES)


def test_every_method_is_described(reflected: Any) -> None:
    described = {
        f"/{service}/{method.name}"
        for service in SERVICES
        for method in reflected.FindServiceByName(service).methods
    }
    assert described == {method.path for method in METHODS}


def test_a_call_needs_nothing_but_reflection(reflected: Any, channel: grpc.Channel) -> None:
    method = reflected.FindServiceByName(STATION).FindMethodByName("ResolveEngagement")
    request = json_format.Parse(SAMPLE_REQUEST, GetMessageClass(method.input_type)())
    response = unary(channel, f"/{STATION}/{method.name}")(request.SerializeToString())
    told = json_format.MessageToDict(GetMessageClass(method.output_type).FromString(response))
    assert told["outcome"]["winner"] == "WINNER_ATTACKERS"


def test_an_unknown_symbol_is_not_found(channel: grpc.Channel) -> None:
    response = _ask(channel, file_containing_symbol="dozor.v1.Nothing")
    assert response.error_response.error_code == grpc.StatusCode.NOT_FOUND.value[0]
