"""The JSON examples are requests as they travel: any client of gRPC takes them."""

import json
from pathlib import Path
from typing import Any

import pytest
from google.protobuf import json_format

from dozor.v1 import raid_service_pb2_grpc, station_service_pb2_grpc
from dozor.v1.raid_service_pb2 import ResolveBreachRequest
from dozor.v1.station_service_pb2 import ResolveEngagementRequest

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.json"))


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.name)
def test_a_json_example_is_a_request_that_is_answered(
    file: Path,
    station: station_service_pb2_grpc.StationServiceStub,
    raids: raid_service_pb2_grpc.RaidServiceStub,
) -> None:
    text = file.read_text(encoding="utf-8")
    raid = "raid" in json.loads(text)
    request: Any = ResolveBreachRequest() if raid else ResolveEngagementRequest()
    answer: Any = raids.ResolveBreach if raid else station.ResolveEngagement
    assert answer(json_format.Parse(text, request)).summary
