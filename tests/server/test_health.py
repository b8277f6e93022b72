"""grpc.health.v1."""

from typing import Any

import grpc
import pytest
from grpc_health.v1 import health_pb2

from dozor.server.methods import HEALTH, REFLECTION, RULEBOOKS, STATION
from tests.server.calling import failure, unary
from tests.server.running import PATIENCE, ThreadServer

CHECK = f"/{HEALTH}/Check"
WATCH = f"/{HEALTH}/Watch"


def _request(service: str) -> bytes:
    return bytes(health_pb2.HealthCheckRequest(service=service).SerializeToString())


def _status(response: bytes) -> str:
    status = health_pb2.HealthCheckResponse.FromString(response).status
    return str(health_pb2.HealthCheckResponse.ServingStatus.Name(status))


def _watch(channel: grpc.Channel, service: str) -> Any:
    watch = channel.unary_stream(WATCH, bytes, bytes)
    return watch(_request(service), timeout=PATIENCE)


@pytest.mark.parametrize("service", ["", STATION, RULEBOOKS])
def test_every_service_serves(service: str, channel: grpc.Channel) -> None:
    assert _status(unary(channel, CHECK)(_request(service))) == "SERVING"


@pytest.mark.parametrize("service", ["dozor.v1.Nothing", HEALTH, REFLECTION, "я" * 300])
def test_an_unknown_service_is_not_found(service: str, channel: grpc.Channel) -> None:
    failed = failure(lambda: unary(channel, CHECK)(_request(service)))
    assert failed.code is grpc.StatusCode.NOT_FOUND
    assert STATION in failed.message


@pytest.mark.parametrize("service", ["", STATION, RULEBOOKS])
def test_a_watcher_sees_the_stop_and_does_not_delay_it(
    service: str, server: ThreadServer, channel: grpc.Channel
) -> None:
    statuses = _watch(channel, service)
    assert _status(next(statuses)) == "SERVING"
    assert server.stop() == 0
    assert [_status(response) for response in statuses] == ["NOT_SERVING"]
    assert statuses.code() is grpc.StatusCode.OK


def test_a_watcher_of_an_unknown_service_is_told_so(
    server: ThreadServer, channel: grpc.Channel
) -> None:
    statuses = _watch(channel, "dozor.v1.Nothing")
    assert _status(next(statuses)) == "SERVICE_UNKNOWN"
    assert server.stop() == 0
    assert list(statuses) == []
