"""The sync client: answers, streams, limits."""

import threading
from collections.abc import Iterator

import pytest

from dozor_client import Client, InvalidRequest, event_lines, trace_lines
from dozor_client import messages as m
from tests.clients.python.requests import DUEL, batch, raid

PATIENCE = 60


@pytest.fixture
def dozor(server: str) -> Iterator[Client]:
    with Client(server) as client:
        yield client


def test_a_fight_and_a_raid_are_answered_with_their_reasons_as_text(dozor: Client) -> None:
    fight = dozor.resolve_engagement(DUEL)
    assert fight.outcome.winner == m.WINNER_DEFENDERS
    (line, *_) = trace_lines(fight.trace)
    assert line.startswith("station.law6.tactic_leads: The leading tactic")
    events = list(event_lines(dozor.resolve_raid(raid(seed=7)).events))
    assert events[1] == "raid.breach.round: Round 1 of the breach begins."


def test_an_answer_beyond_four_mebibytes_is_taken(dozor: Client) -> None:
    loud = m.ResolveEngagementRequest()
    loud.CopyFrom(DUEL)
    loud.trace_level = m.TRACE_LEVEL_FULL
    request = m.ResolveBatchRequest(items=[m.BatchItem(engagement=loud)] * 3_000)
    assert dozor.resolve_batch(request).ByteSize() > 5 << 20


def test_a_stream_is_answered_message_by_message(dozor: Client) -> None:
    answered = threading.Event()

    def requests() -> Iterator[m.ResolveBatchStreamRequest]:
        yield batch("1", "2")
        assert answered.wait(PATIENCE), "the first answer comes before the second request"
        yield batch("3")

    answers = dozor.resolve_batch_stream(requests())
    assert [result.id for result in next(answers).results] == ["1", "2"]
    answered.set()
    assert [[result.id for result in answer.results] for answer in answers] == [["3"]]


def test_a_wrong_message_ends_a_stream_after_the_answers_before_it(dozor: Client) -> None:
    answers = dozor.resolve_batch_stream([batch("1"), m.ResolveBatchStreamRequest()])
    assert next(answers).results[0].id == "1"
    with pytest.raises(InvalidRequest) as caught:
        next(answers)
    assert [violation.field for violation in caught.value.violations] == ["items"]


def test_what_the_requests_of_a_stream_raise_is_raised_to_the_caller(dozor: Client) -> None:
    def requests() -> Iterator[m.ResolveBatchStreamRequest]:
        yield batch("1")
        raise OSError("the disk is gone")

    with pytest.raises(OSError, match="the disk is gone"):
        list(dozor.resolve_batch_stream(requests()))


def test_a_stream_may_be_given_up_early(dozor: Client) -> None:
    def requests() -> Iterator[m.ResolveBatchStreamRequest]:
        while True:
            yield batch("again")

    answers = dozor.resolve_batch_stream(requests())
    assert next(answers).results[0].id == "again"
    answers.close()
    assert dozor.resolve_engagement(DUEL).summary
