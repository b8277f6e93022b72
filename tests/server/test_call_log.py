"""The line of a call in the log, and the id under which it is found."""

import re
import threading
from collections.abc import Iterator
from typing import Any

import grpc
import pytest

from dozor.server.methods import HEALTH, RAIDS, STATION
from dozor.v1 import raid_service_pb2 as pb_raid
from dozor.v1 import station_service_pb2 as pb
from tests.server.calling import (
    ENGAGEMENT,
    RESOLVE,
    RESOLVE_STREAM,
    batch,
    failure,
    open_channel,
    stream,
    then_silence,
    unary,
)
from tests.server.logged import Event, LoggedServer, logged_server
from tests.server.raw_http2 import raw_call
from tests.wire.test_raid_service import small_raid

REQUEST = ENGAGEMENT.SerializeToString()
NO_MESSAGE = b"\xff\xff\xff\xff"
MADE_UP = r"[0-9a-f]{32}"
FAULTY = """
import sys
import dozor.server.command as command
from dozor.api import Api
from dozor.cli import main

class FaultyApi(Api):
    def resolve_turn(self, request):
        raise KeyError("secret")

serve = command.serve
command.serve = lambda settings, on_ready: serve(settings, on_ready, FaultyApi)
sys.exit(main())
"""


@pytest.fixture(scope="module")
def logged() -> Iterator[LoggedServer]:
    """A server that writes a line for every call."""
    with logged_server("--log-calls", "all", "--log-level", "debug", code=FAULTY) as server:
        yield server


@pytest.fixture
def lines(logged: LoggedServer) -> Iterator["Lines"]:
    """The lines of the calls that this test makes."""
    with open_channel(logged.address) as channel:
        yield Lines(logged, channel)


class Lines:
    """The lines of calls from one channel on."""

    def __init__(self, server: LoggedServer, channel: grpc.Channel) -> None:
        self._server = server
        self.channel = channel
        self._before = len(server.named("call"))

    def wait(self, count: int = 1) -> list[Event]:
        """The lines, once there are so many."""
        return self._server.wait_for("call", self._before + count)[self._before :]

    @property
    def server(self) -> LoggedServer:
        return self._server


def with_id(channel: grpc.Channel, request: bytes, *sent: tuple[str, str]) -> str:
    """Make a call with this metadata; the id that the answer carries."""
    _, call = unary(channel, RESOLVE).with_call(request, metadata=sent)
    return id_of(call)


def id_of(call: Any) -> str:
    """The id that an answer, or an error, carries."""
    (found,) = (value for key, value in call.trailing_metadata() if key == "x-request-id")
    return str(found)


def test_a_line_tells_all_about_a_call_but_what_was_in_it(lines: Lines) -> None:
    answer, call = unary(lines.channel, RESOLVE).with_call(REQUEST, timeout=30)
    (line,) = lines.wait()
    assert line["level"] == "info"
    assert line["logger"] == "dozor.calls"
    assert line["request_id"] == id_of(call)
    assert re.fullmatch(MADE_UP, line["request_id"])
    assert (line["service"], line["method"]) == (STATION, "ResolveEngagement")
    assert line["code"] == "OK"
    assert 0 < line["duration_ms"] < 60_000
    assert re.fullmatch(r"ipv4:127\.0\.0\.1:\d+", line["peer"])
    assert 25_000 < line["deadline_ms"] <= 30_500
    assert (line["bytes_in"], line["bytes_out"]) == (len(REQUEST), len(answer))
    assert set(line) == {
        *("timestamp", "level", "logger", "event", "request_id", "service", "method", "code"),
        *("duration_ms", "peer", "deadline_ms", "bytes_in", "bytes_out"),
    }


def test_a_call_without_a_deadline_has_none(lines: Lines) -> None:
    unary(lines.channel, RESOLVE)(REQUEST)
    assert "deadline_ms" not in lines.wait()[0]


def test_a_call_goes_by_the_id_that_its_caller_gives_it(lines: Lines) -> None:
    request = pb.ResolveEngagementRequest(request_id="in-the-message")
    request.MergeFrom(ENGAGEMENT)
    own = request.SerializeToString()
    assert with_id(lines.channel, own, ("x-request-id", "in-the-metadata")) == "in-the-metadata"
    assert with_id(lines.channel, own) == "in-the-message"
    assert with_id(lines.channel, REQUEST, ("x-request-id", "")) not in ("", "in-the-message")
    ids = [line["request_id"] for line in lines.wait(3)]
    assert ids[:2] == ["in-the-metadata", "in-the-message"]


def test_an_id_cannot_be_long_or_strange(lines: Lines) -> None:
    long = with_id(lines.channel, REQUEST, ("x-request-id", "x" * 1_000))
    request = pb.ResolveEngagementRequest(request_id="Дозор\n\u202e")
    request.MergeFrom(ENGAGEMENT)
    strange = with_id(lines.channel, request.SerializeToString())
    raw = dict(
        raw_call(
            lines.server.port, RESOLVE.encode(), REQUEST, ((b"x-request-id", b"a\x1b[2J\nb\xff"),)
        )
    )
    assert long == "x" * 128
    assert strange == "%D0%94%D0%BE%D0%B7%D0%BE%D1%80%0A%E2%80%AE"
    assert raw[b"x-request-id"] == b"a%1B[2J%0Ab%C3%BF"
    assert [line["request_id"] for line in lines.wait(3)] == [
        long,
        strange,
        raw[b"x-request-id"].decode(),
    ]


def test_a_refusal_has_its_reason_and_its_id(lines: Lines) -> None:
    with pytest.raises(grpc.RpcError) as caught:
        unary(lines.channel, RESOLVE)(NO_MESSAGE, metadata=(("x-request-id", "mine"),))
    assert id_of(caught.value) == "mine"
    assert "grpc-status-details-bin" in {
        entry.key for entry in caught.value.trailing_metadata() or ()
    }
    (line,) = lines.wait()
    assert (line["level"], line["request_id"]) == ("info", "mine")
    assert (line["code"], line["reason"]) == ("INVALID_ARGUMENT", "MALFORMED_REQUEST")


def test_a_fault_of_the_server_is_told_with_the_id_that_the_client_has(lines: Lines) -> None:
    with pytest.raises(grpc.RpcError) as caught:
        unary(lines.channel, f"/{STATION}/ResolveTurn")(b"")
    (line,) = lines.wait()
    assert (line["level"], line["code"], line["reason"]) == ("error", "INTERNAL", "INTERNAL")
    (fault,) = (event for event in lines.server.events if "exception" in event)
    assert "KeyError: 'secret'" in fault["exception"]
    assert fault["request_id"] == line["request_id"] == id_of(caught.value)


def test_a_stream_has_one_line_with_the_number_of_its_messages(lines: Lines) -> None:
    requests = [batch(3), batch(2)]
    responses = list(stream(lines.channel, RESOLVE_STREAM, requests))
    (line,) = lines.wait()
    assert (line["method"], line["code"]) == ("ResolveBatchStream", "OK")
    assert (line["messages_in"], line["messages_out"]) == (2, 2)
    assert line["bytes_in"] == sum(map(len, requests))
    assert line["bytes_out"] == sum(map(len, responses))


def test_a_cancelled_stream_and_a_passed_deadline_have_their_codes(
    lines: Lines, over: threading.Event
) -> None:
    answers = stream(lines.channel, RESOLVE_STREAM, then_silence(over, batch(1)))
    next(answers)
    answers.cancel()
    (line,) = lines.wait()
    assert (line["code"], line["level"], line["messages_out"]) == ("CANCELLED", "info", 1)
    failure(lambda: list(stream(lines.channel, RESOLVE_STREAM, then_silence(over), timeout=0.2)))
    _, line = lines.wait(2)
    assert (line["code"], line["level"]) == ("DEADLINE_EXCEEDED", "warning")


def test_health_checks_are_told_at_debug(lines: Lines) -> None:
    unary(lines.channel, f"/{HEALTH}/Check")(b"")
    (line,) = lines.wait()
    assert (line["service"], line["level"]) == (HEALTH, "debug")


def test_a_call_of_what_there_is_not_has_a_line(lines: Lines) -> None:
    failure(lambda: unary(lines.channel, "/no.such/Method")(b""))
    (line,) = lines.server.wait_for("call of an unknown method")
    assert (line["path"], line["code"]) == ("/no.such/Method", "UNIMPLEMENTED")


def test_failures_are_what_the_server_or_its_limits_are_to_blame_for(
    over: threading.Event,
) -> None:
    # Without NumPy there are no forecasts: the request is well, the server lacks something.
    code = "import sys; sys.modules['numpy'] = None\n" + FAULTY
    forecast = pb_raid.ForecastRaidRequest(raid=small_raid()).SerializeToString()
    with logged_server(code=code) as server, open_channel(server.address) as channel:
        unary(channel, RESOLVE)(REQUEST)
        failure(lambda: unary(channel, RESOLVE)(NO_MESSAGE))
        unary(channel, f"/{HEALTH}/Check")(b"")
        failure(lambda: unary(channel, f"/{STATION}/ResolveTurn")(b""))
        failure(lambda: list(stream(channel, RESOLVE_STREAM, then_silence(over), timeout=0.2)))
        failure(lambda: unary(channel, f"/{RAIDS}/ForecastRaid")(forecast))
        server.wait_for("call", 3)
        assert server.stop() == 0
    calls = server.named("call")
    assert [(call["code"], call["level"], call.get("reason")) for call in calls] == [
        ("INTERNAL", "error", "INTERNAL"),
        ("DEADLINE_EXCEEDED", "warning", None),
        ("FAILED_PRECONDITION", "warning", "FORECAST_UNAVAILABLE"),
    ]


def test_with_none_there_is_no_line_and_no_id() -> None:
    with logged_server("--log-calls", "none", code=FAULTY) as server:
        with open_channel(server.address) as channel:
            _, call = unary(channel, RESOLVE).with_call(REQUEST)
            assert "x-request-id" not in dict(call.trailing_metadata())
            failure(lambda: unary(channel, f"/{STATION}/ResolveTurn")(b""))
        assert server.stop() == 0
    assert not server.named("call")
