"""The golden files are what the server says, and leave no kind of answer out."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from google.protobuf.message import Message
from google.rpc import code_pb2, error_details_pb2, status_pb2

from dozor.v1 import common_pb2, errors_pb2, raid_pb2, raid_service_pb2
from tests.vectors.files import DATA, Vector, find_vectors, read_delimited
from tests.vectors.generate import fresh_files, stale_files
from tests.vectors.methods import BY_NAME, is_stream, request_class, response_class


@pytest.mark.slow
def test_the_vectors_are_what_the_server_says() -> None:
    assert list(stale_files(fresh_files(), DATA)) == []


def messages(method: str, kind: type[Message], file: str) -> list[Any]:
    data = (DATA / file).read_bytes()
    return list(read_delimited(kind, data)) if is_stream(method) else [kind.FromString(data)]


@cache
def requests(method: str) -> list[Any]:
    vectors = [vector for vector in find_vectors() if vector.method == method]
    return [each for v in vectors for each in messages(method, request_class(method), v.request)]


@cache
def responses(method: str) -> list[Any]:
    answered = [v for v in find_vectors() if v.method == method and (DATA / v.response).exists()]
    return [each for v in answered for each in messages(method, response_class(method), v.response)]


@cache
def statuses() -> list[tuple[Vector, status_pb2.Status]]:
    refused = [vector for vector in find_vectors() if (DATA / vector.status).exists()]
    return [(v, status_pb2.Status.FromString((DATA / v.status).read_bytes())) for v in refused]


def unpacked(kind: Any) -> Iterator[Any]:
    for _, status in statuses():
        for detail in status.details:
            if detail.Is(kind.DESCRIPTOR):
                message = kind()
                detail.Unpack(message)
                yield message


def results() -> list[Any]:
    batches = ("StationService.ResolveBatch", "RaidService.ResolveRaidBatch")
    stream = responses("StationService.ResolveBatchStream")
    answers = [answer for method in batches for answer in responses(method)]
    return [result for answer in [*answers, *stream] for result in answer.results]


def test_every_method_is_answered_and_refused() -> None:
    assert {method for method in BY_NAME if responses(method)} == set(BY_NAME)
    refused = {vector.method for vector, _ in statuses()}
    assert set(BY_NAME) - refused == {"RulebookService.ListRulebooks"}  # nothing of it can be wrong


def test_every_reason_is_told_that_a_request_alone_can_bring_about() -> None:
    reasons = {info.reason for info in unpacked(error_details_pb2.ErrorInfo)}
    reachable = {
        "INVALID_REQUEST",
        "RULEBOOK_NOT_FOUND",
        "RULEBOOK_UNAVAILABLE",
        "WORK_LIMIT_REACHED",
    }
    assert reasons == reachable
    of_items = {errors_pb2.ErrorReason.Name(result.error.reason) for result in results()}
    assert {f"ERROR_REASON_{reason}" for reason in reachable} <= of_items
    codes = {code_pb2.Code.Name(status.code) for _, status in statuses()}
    assert codes == {"INVALID_ARGUMENT", "NOT_FOUND", "FAILED_PRECONDITION", "RESOURCE_EXHAUSTED"}


def test_every_kind_of_violation_is_told_and_many_at_once() -> None:
    requests = list(unpacked(error_details_pb2.BadRequest))
    told = {violation.reason for each in requests for violation in each.field_violations}
    known = {
        name.removeprefix("VIOLATION_REASON_") for name in dict(errors_pb2.ViolationReason.items())
    }
    assert told == known - {"UNSPECIFIED"}
    assert max(len(each.field_violations) for each in requests) > 10
    descriptions = [v.description for each in requests for v in each.field_violations]
    assert any(not text.isascii() for text in descriptions)


def test_every_trace_level_and_both_languages_and_neither_are_asked_for() -> None:
    for method in BY_NAME:
        asked = requests(method)
        if hasattr(asked[0], "trace_level"):
            levels = {each.trace_level for each in asked}
            assert levels >= set(common_pb2.TraceLevel.values()) - {2}, method
        if hasattr(asked[0], "locale"):
            locales = {(each.locale, each.locale_fallback) for each in responses(method)}
            assert locales == {("en", False), ("ru", False), ("en", True)}, method


def test_raids_end_in_every_way_and_forecasts_are_made_in_both() -> None:
    outcomes = [each.outcome for m in ("Breach", "Assault", "Raid") for each in _raids(m)]
    endings = set(raid_pb2.RaidEnding.values())
    # The bundled rulebook lets no raid come to a stalemate.
    assert {each.ending for each in outcomes} == endings - {raid_pb2.RAID_ENDING_STALEMATE}
    methods = {answer.forecast.method for answer in responses("RaidService.ForecastRaid")}
    assert methods == set(raid_service_pb2.ForecastMethod.values()) - {0}
    seeds = {answer.dice.seed for m in ("Breach", "Assault", "Raid") for answer in _raids(m)}
    assert {0, 2**53 + 1, 2**63, 2**64 - 1} <= seeds
    assert any(outcome.state.dice_used > 2**53 for outcome in outcomes)
    assert any(answer.dice.generator == "" for answer in _raids("Raid"))


def _raids(method: str) -> list[Any]:
    return responses(f"RaidService.Resolve{method}")


def test_nothing_is_left_to_chance() -> None:
    for method in ("Breach", "Assault", "Raid"):
        for vector in find_vectors():
            if vector.method == f"RaidService.Resolve{method}":
                (request,) = messages(vector.method, request_class(vector.method), vector.request)
                refused = (DATA / vector.status).exists()
                assert refused or request.dice.WhichOneof("source"), vector


def test_a_stream_has_no_message_and_one_and_several() -> None:
    vectors = [vector for vector in find_vectors() if is_stream(vector.method)]
    kind = request_class("StationService.ResolveBatchStream")
    assert {len(messages(each.method, kind, each.request)) for each in vectors} == {0, 1, 2, 3}
