"""Every failed call has the code and the details that the contract promises."""

import grpc
import pytest

from dozor.api import Api, Refusal
from dozor.server.methods import HEALTH, METHODS, REFLECTION, RULEBOOKS, STATION, RpcType
from dozor.settings import ServerSettings
from dozor.v1 import errors_pb2, rulebook_service_pb2
from dozor.v1 import station_service_pb2 as pb
from tests.server.calling import (
    ENGAGEMENT,
    RESOLVE,
    RESOLVE_BATCH,
    RESOLVE_STREAM,
    batch,
    failure,
    failure_at,
    ids,
    open_channel,
    stream,
    unary,
)
from tests.server.running import thread_server

Code = grpc.StatusCode
MAX_REQUEST_BYTES = ServerSettings().max_request_bytes
NO_MESSAGE = b"\xff\xff\xff\xff"
SECRET = "the launch codes"


@pytest.mark.parametrize("path", [method.path for method in METHODS])
def test_bytes_that_are_no_message(path: str, channel: grpc.Channel) -> None:
    failed = failure_at(channel, path, NO_MESSAGE)
    assert (failed.code, failed.reason) == (Code.INVALID_ARGUMENT, "MALFORMED_REQUEST")


@pytest.mark.parametrize("path", [method.path for method in METHODS])
def test_a_request_over_the_limit(path: str, channel: grpc.Channel) -> None:
    failed = failure_at(channel, path, bytes(MAX_REQUEST_BYTES + 1))
    assert failed.code is Code.RESOURCE_EXHAUSTED
    assert str(MAX_REQUEST_BYTES) in failed.message


def test_a_request_at_the_limit_is_looked_at(channel: grpc.Channel) -> None:
    tag_and_length = 5
    request = pb.ResolveEngagementRequest(request_id="x" * (MAX_REQUEST_BYTES - tag_and_length))
    assert request.ByteSize() == MAX_REQUEST_BYTES
    failed = failure_at(channel, RESOLVE, request.SerializeToString())
    assert (failed.code, failed.reason) == (Code.INVALID_ARGUMENT, "INVALID_REQUEST")


@pytest.mark.parametrize(
    "path",
    [
        f"/{STATION}/ResolveWar",
        f"/{HEALTH}/resolve",
        "/dozor.v2.StationService/ResolveEngagement",
        "/ResolveEngagement",
        "/",
    ],
)
def test_an_unknown_method(path: str, channel: grpc.Channel) -> None:
    failed = failure(lambda: unary(channel, path)(b""))
    assert failed.code is Code.UNIMPLEMENTED


@pytest.mark.parametrize(
    "path", [method.path for method in METHODS if method.type is not RpcType.BIDI_STREAM]
)
def test_a_call_without_a_request(path: str, channel: grpc.Channel) -> None:
    failed = failure(lambda: list(stream(channel, path, [])))
    assert (failed.code, failed.reason) == (Code.INVALID_ARGUMENT, "MALFORMED_REQUEST")


@pytest.mark.parametrize("path", [RESOLVE_STREAM, f"/{REFLECTION}/ServerReflectionInfo"])
def test_a_stream_without_requests_is_no_failure(path: str, channel: grpc.Channel) -> None:
    assert list(stream(channel, path, [])) == []


def test_wrong_content_is_told_field_by_field(channel: grpc.Channel) -> None:
    failed = failure_at(channel, RESOLVE, b"")
    assert (failed.code, failed.reason) == (Code.INVALID_ARGUMENT, "INVALID_REQUEST")
    assert failed.fields == ["objective", "attackers", "defenders"]


@pytest.mark.parametrize("path", [RESOLVE_BATCH, RESOLVE_STREAM])
@pytest.mark.parametrize("size", [0, 10_001])
def test_a_batch_of_a_wrong_size(size: int, path: str, channel: grpc.Channel) -> None:
    failed = failure_at(
        channel, path, pb.ResolveBatchRequest(items=[pb.BatchItem()] * size).SerializeToString()
    )
    assert (failed.code, failed.fields) == (Code.INVALID_ARGUMENT, ["items"])


def test_a_bad_item_leaves_its_neighbours_alone(channel: grpc.Channel) -> None:
    items = [
        pb.BatchItem(engagement=ENGAGEMENT),
        pb.BatchItem(),
        pb.BatchItem(engagement=ENGAGEMENT),
    ]
    request = pb.ResolveBatchRequest(items=items).SerializeToString()
    response = pb.ResolveBatchResponse.FromString(unary(channel, RESOLVE_BATCH)(request))
    assert [result.WhichOneof("result") for result in response.results] == [
        "response",
        "error",
        "response",
    ]


def test_an_unknown_rulebook(channel: grpc.Channel) -> None:
    request = rulebook_service_pb2.GetRulebookRequest(rulebook={"name": "chess"})
    failed = failure_at(channel, f"/{RULEBOOKS}/GetRulebook", request.SerializeToString())
    assert (failed.code, failed.reason) == (Code.NOT_FOUND, "RULEBOOK_NOT_FOUND")


def test_a_rulebook_with_another_digest(channel: grpc.Channel) -> None:
    request = pb.ResolveEngagementRequest()
    request.CopyFrom(ENGAGEMENT)
    request.rulebook.digest = "0" * 64
    failed = failure_at(channel, RESOLVE, request.SerializeToString())
    assert (failed.code, failed.reason) == (Code.FAILED_PRECONDITION, "RULEBOOK_UNAVAILABLE")


def test_as_many_violations_as_there_can_be_fit_into_the_trailers(channel: grpc.Channel) -> None:
    unit = {"unit_class": 99, "items": [99] * 30, "tactic": 99, "wounds": 99, "holding_tactic": 99}
    attack = {"objective": 99, "units": [unit] * 2}
    turn = pb.ResolveTurnRequest(
        station={"defenders": [unit] * 2, "sabotage": [99] * 30}, attacks=[attack] * 16, locale="ru"
    )
    failed = failure_at(channel, f"/{STATION}/ResolveTurn", turn.SerializeToString())
    assert (failed.code, failed.reason) == (Code.INVALID_ARGUMENT, "INVALID_REQUEST")
    assert len(failed.fields) > 50


class _FaultyApi(Api):
    def resolve_engagement(self, request: bytes) -> bytes:
        raise KeyError(SECRET)

    def batch_items(self, request: bytes) -> list[bytes]:
        raise ZeroDivisionError(SECRET)


@pytest.mark.parametrize("path", [RESOLVE, RESOLVE_BATCH, RESOLVE_STREAM])
def test_a_fault_of_the_server_stays_in_its_log(
    path: str, caplog: pytest.LogCaptureFixture
) -> None:
    with thread_server(api_factory=_FaultyApi) as server, open_channel(server.address) as channel:
        failed = failure_at(channel, path, batch(1))
    assert (failed.code, failed.reason) == (Code.INTERNAL, "INTERNAL")
    assert SECRET not in str(failed)
    (record,) = (record for record in caplog.records if record.exc_info)
    assert path in record.getMessage()
    assert SECRET in caplog.text


class _Unspeakable(Api):
    """Refuses every fight with a code that no message can hold."""

    def resolve_engagement(self, request: bytes) -> bytes:
        raise Refusal(2**40, errors_pb2.ERROR_REASON_INVALID_REQUEST, SECRET)


def test_a_refusal_that_cannot_be_told_is_a_fault_of_the_server(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with (
        thread_server(api_factory=_Unspeakable) as server,
        open_channel(server.address) as channel,
    ):
        failed = failure_at(channel, RESOLVE, ENGAGEMENT.SerializeToString())
    assert (failed.code, failed.reason) == (Code.INTERNAL, "INTERNAL")
    assert SECRET not in str(failed)
    assert f"a fault in {RESOLVE}" in caplog.text


def test_a_stream_fails_at_the_message_at_fault(channel: grpc.Channel) -> None:
    responses = stream(channel, RESOLVE_STREAM, [batch(2), NO_MESSAGE, batch(2)])
    assert ids(next(responses)) == ["0", "1"]
    assert failure(lambda: next(responses)).reason == "MALFORMED_REQUEST"
