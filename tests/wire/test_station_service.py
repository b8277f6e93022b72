"""StationService over a real connection: stories, batches, streams, locales, sameness."""

import itertools
from collections.abc import Mapping
from typing import Any

import pytest

from dozor.api import MAX_ITEMS
from dozor.station.rules import Rule
from dozor.v1 import (
    common_pb2,
    errors_pb2,
    station_service_pb2,
    station_service_pb2_grpc,
    trace_pb2,
)
from tests.differential.situations import Sampler
from tests.stories.story import Story
from tests.stories.telling import tell_wire_fight, tell_wire_turn
from tests.stories.test_station_stories import PLAYS, flat_turn, is_turn, read_again
from tests.wire.refusals import refused
from tests.wire.requests import engagement_request, pin, turn_request

Stub = station_service_pb2_grpc.StationServiceStub
Item = station_service_pb2.BatchItem
Batch = station_service_pb2.ResolveBatchRequest

DUEL: Mapping[str, Any] = {
    "objective": "CONTROL",
    "attackers": [{"tactic": "SNIPER"}],
    "defenders": [{"tactic": "COVER"}],
}


@pytest.mark.parametrize(("story", "label", "situation"), PLAYS)
def test_the_server_tells_every_story_as_it_is_written(
    story: Story, label: str, situation: dict[str, Any], station: Stub, rewrite: bool
) -> None:
    told = read_again(story).told if rewrite else story.told
    if is_turn(situation):
        answer = tell_wire_turn(station.ResolveTurn(turn_request(flat_turn(situation))))
    else:
        answer = tell_wire_fight(station.ResolveEngagement(engagement_request(situation)))
    assert answer == told[label]


def test_an_answer_names_its_rulebook_and_repeats_the_requests_id(station: Stub) -> None:
    answer = station.ResolveEngagement(engagement_request(DUEL, request_id="дуэль-1"))
    assert answer.request_id == "дуэль-1"
    assert (answer.rulebook.name, answer.rulebook.version) == ("metro", "1.0.0")
    assert len(answer.rulebook.digest) == 64
    again = engagement_request(DUEL, request_id="дуэль-1", rulebook=pin(*_identity(answer)))
    assert station.ResolveEngagement(again) == answer


def _identity(answer: station_service_pb2.ResolveEngagementResponse) -> tuple[str, str, str]:
    return answer.rulebook.name, answer.rulebook.version, answer.rulebook.digest


def test_the_trace_level_decides_how_much_is_told(station: Stub) -> None:
    def trace(level: Any) -> list[trace_pb2.TraceEntry]:
        request = engagement_request(DUEL, trace_level=level)
        return list(station.ResolveEngagement(request).trace)

    assert trace(common_pb2.TRACE_LEVEL_NONE) == []
    decisive = trace(common_pb2.TRACE_LEVEL_DECISIVE)
    assert decisive == trace(common_pb2.TRACE_LEVEL_UNSPECIFIED)
    full = trace(common_pb2.TRACE_LEVEL_FULL)
    assert [entry for entry in full if entry.HasField("effect")] == decisive
    assert len(full) > len(decisive)


def test_every_text_is_in_the_language_asked_for(station: Stub) -> None:
    def texts(locale: str) -> str:
        request = engagement_request(DUEL, locale=locale, trace_level="TRACE_LEVEL_FULL")
        answer = station.ResolveEngagement(request)
        assert answer.locale == ("ru" if locale.startswith("ru") else "en")
        assert answer.locale_fallback == (locale not in ("", "en", "ru", "ru-RU"))
        return "\n".join([answer.summary, *(entry.text for entry in answer.trace)])

    assert "Снайпер" in texts("ru")
    assert texts("ru") == texts("ru-RU")
    assert "Sniper" in texts("en")
    assert texts("en") == texts("") == texts("de") == texts("x" * 5_000)


def test_every_entry_of_a_trace_names_a_known_rule_and_has_a_sentence(station: Stub) -> None:
    sampler = Sampler(7)
    for locale in itertools.islice(itertools.cycle(("ru", "en")), 300):
        fight = sampler.fight()
        request = engagement_request(fight, locale=locale, trace_level="TRACE_LEVEL_FULL")
        answer = station.ResolveEngagement(request)
        assert answer.summary
        for entry in answer.trace:
            assert entry.rule_id in set(Rule)
            assert entry.text


def test_a_bad_item_never_fails_its_neighbours(station: Stub) -> None:
    good = engagement_request(DUEL, request_id="inner")
    bad = engagement_request({**DUEL, "attackers": [{"wounds": 7}]})
    lost = engagement_request(DUEL, rulebook=pin("chess"))
    items = [
        Item(id="first", engagement=good),
        Item(id="second", engagement=bad),
        Item(id="third", engagement=lost),
        Item(id="fourth"),
        Item(id="x" * 129, engagement=good),
        Item(engagement=good),
        Item(id="first", engagement=good),
    ]
    results = station.ResolveBatch(Batch(items=items)).results
    told = ["first", "second", "third", "fourth", "", "", "first"]  # no more of an id than may be
    assert [result.id for result in results] == told
    assert [result.WhichOneof("result") for result in results] == [
        "response",
        "error",
        "error",
        "error",
        "error",
        "response",
        "response",
    ]
    assert results[0].response == station.ResolveEngagement(good)
    assert results[1].error.code == 3
    assert results[1].error.reason == errors_pb2.ERROR_REASON_INVALID_REQUEST
    (violation,) = results[1].error.violations
    assert violation.field == "attackers[0].wounds"
    assert violation.reason == errors_pb2.VIOLATION_REASON_OUT_OF_RANGE
    assert results[2].error.reason == errors_pb2.ERROR_REASON_RULEBOOK_NOT_FOUND
    assert [v.field for v in results[3].error.violations] == ["engagement"]
    assert [v.field for v in results[4].error.violations] == ["id"]


def test_an_item_that_is_no_message_never_fails_its_neighbours(channel: Any) -> None:
    good = Item(id="good", engagement=engagement_request(DUEL)).SerializeToString()
    broken_engagement = b"\x0a\x03bad\x12\x01\xff"
    broken_text = b"\x0a\x02\xc3\x28" + good[6:]
    items = [good, b"\xff", broken_engagement, broken_text, good]
    body = b"".join(b"\x0a" + bytes([len(item)]) + item for item in items)
    answer = channel.unary_unary("/dozor.v1.StationService/ResolveBatch")(body)
    results = station_service_pb2.ResolveBatchResponse.FromString(answer).results
    assert [result.id for result in results] == ["good", "", "bad", "", "good"]
    reasons = [result.error.reason for result in results]
    malformed = errors_pb2.ERROR_REASON_MALFORMED_REQUEST
    assert reasons == [0, malformed, malformed, errors_pb2.ERROR_REASON_INVALID_REQUEST, 0]


def test_a_batch_has_one_item_at_least_and_ten_thousand_at_most(station: Stub) -> None:
    item = Item(engagement=engagement_request(DUEL, trace_level="TRACE_LEVEL_NONE"))
    empty = refused(station.ResolveBatch, Batch())
    assert empty.reasons == [("items", "TOO_FEW")]
    over = refused(station.ResolveBatch, Batch(items=[item] * (MAX_ITEMS + 1)))
    assert over.reasons == [("items", "TOO_MANY")]
    assert str(MAX_ITEMS) in over.violations[0][2].replace(",", "").replace("\u00a0", "")


def test_a_stream_answers_message_by_message_in_order(station: Stub) -> None:
    sampler = Sampler(3)
    chunks = [
        [Item(id=f"{n}-{i}", engagement=engagement_request(sampler.fight())) for i in range(n)]
        for n in (1, 5, 20)
    ]
    requests = [station_service_pb2.ResolveBatchStreamRequest(items=chunk) for chunk in chunks]
    answers = list(station.ResolveBatchStream(iter(requests)))
    assert len(answers) == 3
    for chunk, answer in zip(chunks, answers, strict=True):
        assert list(answer.results) == list(station.ResolveBatch(Batch(items=chunk)).results)


def test_a_stream_with_an_empty_message_is_refused_at_that_message(station: Stub) -> None:
    item = Item(engagement=engagement_request(DUEL))
    requests = [
        station_service_pb2.ResolveBatchStreamRequest(items=[item]),
        station_service_pb2.ResolveBatchStreamRequest(),
    ]
    answers = station.ResolveBatchStream(iter(requests))
    assert len(next(answers).results) == 1
    told = refused(lambda _: next(answers), None)
    assert told.reasons == [("items", "TOO_FEW")]


def test_unknown_fields_are_passed_over(channel: Any) -> None:
    """A newer client may send fields that this server does not know yet."""
    request = engagement_request(DUEL).SerializeToString()
    call = channel.unary_unary("/dozor.v1.StationService/ResolveEngagement")
    assert call(request + b"\xfa\x3f\x03abc") == call(request)
