"""A real server, and stubs connected to it; fixtures for all tests."""

from collections.abc import Iterator

import grpc
import pytest

from dozor.v1 import raid_service_pb2_grpc, rulebook_service_pb2_grpc, station_service_pb2_grpc
from tests.server.running import thread_server


@pytest.fixture(scope="session")
def channel() -> Iterator[grpc.Channel]:
    """A connection to a server of its own for the whole run."""
    with thread_server() as server, grpc.insecure_channel(server.address) as connected:
        yield connected


@pytest.fixture(scope="session")
def station(channel: grpc.Channel) -> station_service_pb2_grpc.StationServiceStub:
    """A stub of StationService."""
    return station_service_pb2_grpc.StationServiceStub(channel)


@pytest.fixture(scope="session")
def rulebooks(channel: grpc.Channel) -> rulebook_service_pb2_grpc.RulebookServiceStub:
    """A stub of RulebookService."""
    return rulebook_service_pb2_grpc.RulebookServiceStub(channel)


@pytest.fixture(scope="session")
def raids(channel: grpc.Channel) -> raid_service_pb2_grpc.RaidServiceStub:
    """A stub of RaidService."""
    return raid_service_pb2_grpc.RaidServiceStub(channel)
