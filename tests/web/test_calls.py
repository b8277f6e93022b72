"""What happens to each call over the web: counted, let in by a token, limited, timed, ended."""

import json
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import grpc
import pytest
from google.protobuf import json_format
from google.rpc import error_details_pb2

from dozor.api import Api
from dozor.server.command import SAMPLE_REQUEST
from dozor.server.methods import RAIDS, RULEBOOKS
from tests.abuse.rpc import RPC
from tests.abuse.samples import samples
from tests.server.calling import ENGAGEMENT, RESOLVE, RESOLVE_STREAM, batch, eventually, ids
from tests.server.running import FREE_PORTS, PATIENCE, ThreadServer, thread_server
from tests.server.scraping import Scrape, handled
from tests.web.calling import (
    HttpAnswer,
    WebAnswer,
    debug,
    envelope,
    envelopes,
    error_of,
    grpc_web,
    post,
    send,
    stream_connect,
    unary_connect,
)

Code = grpc.StatusCode
REQUEST = ENGAGEMENT.SerializeToString()
RAID = f"/{RAIDS}/ResolveRaid"
RAID_JSON = json.dumps(json_format.MessageToDict(samples(RPC["ResolveRaid"])[0])).encode()


@dataclass
class Held:
    """A server whose raids wait until they are let go, or given up."""

    server: ThreadServer
    go: threading.Event = field(default_factory=threading.Event)

    def raid(self, **headers: str) -> HttpAnswer:
        """Call for a raid."""
        return post(self.server.http_port, RAID, RAID_JSON, **headers)

    def at_work(self, calls: int) -> None:
        """Wait until so many calls are worked on."""
        eventually(lambda: Scrape(self.server)("dozor_calls_in_flight") == calls)


@contextmanager
def held(**changes: object) -> Iterator[Held]:
    """Start one."""
    go = threading.Event()

    class Waiting(Api):
        def resolve_raid(self, request: bytes, stop: object = None) -> bytes:
            while not go.wait(0.01):
                if callable(stop) and stop():
                    break
            return super().resolve_raid(request)

    settings = replace(FREE_PORTS, **changes)  # type: ignore[arg-type]
    with thread_server(settings, Waiting) as server:
        try:
            yield Held(server, go)
        finally:
            go.set()


@pytest.fixture
def in_background() -> Iterator[ThreadPoolExecutor]:
    """Runs calls that take long."""
    with ThreadPoolExecutor(16) as threads:
        yield threads


def test_calls_count_as_those_of_grpc_do_and_by_their_protocol(server: ThreadServer) -> None:
    port = server.http_port
    assert post(port, RESOLVE, SAMPLE_REQUEST.encode()).status == 200
    assert post(port, RESOLVE, b"{}").status == 400
    assert post(port, RESOLVE, b"{").status == 400
    assert unary_connect(port, RESOLVE, REQUEST).code is Code.OK
    assert grpc_web(port, RESOLVE, [REQUEST]).code is Code.OK
    assert stream_connect(port, RESOLVE_STREAM, [batch(1)]).code is Code.OK
    send(port, "GET", "/")
    send(port, "GET", "/nothing")
    assert handled(server, RESOLVE, "OK") == 3
    assert handled(server, RESOLVE, "INVALID_ARGUMENT") == 2
    assert handled(server, RESOLVE_STREAM, "OK") == 1
    scrape = Scrape(server)
    counted = {
        (protocol, route): scrape(
            "dozor_web_requests_total", {"protocol": protocol, "route": route}
        )
        for protocol, route in [
            ("connect+json", RESOLVE),
            ("connect", RESOLVE),
            ("grpc-web", RESOLVE),
            ("connect", RESOLVE_STREAM),
            ("http", "/"),
            ("http", "other"),
        ]
    }
    assert list(counted.values()) == [3, 1, 1, 1, 1, 1]
    assert scrape("dozor_web_connections") == 1


def test_a_token_is_asked_for_as_over_grpc(tmp_path: Path) -> None:
    token = "first-0123456789abcdef"
    file = tmp_path / "tokens"
    file.write_text(token)
    good = {"authorization": f"Bearer {token}"}
    with thread_server(replace(FREE_PORTS, auth_tokens=str(file))) as server:
        port = server.http_port
        for headers in ({}, {"authorization": "Bearer wrong-0123456789abcdef"}):
            answer = post(port, RESOLVE, SAMPLE_REQUEST.encode(), **headers)
            assert (answer.status, answer.json["code"]) == (401, "unauthenticated")
            assert debug(answer.json, "ErrorInfo")["reason"] == "UNAUTHENTICATED"
            assert grpc_web(port, RESOLVE, [REQUEST], **headers).code is Code.UNAUTHENTICATED
            ended = stream_connect(port, RESOLVE_STREAM, [batch(1)], **headers)
            assert (ended.code, ended.messages) == (Code.UNAUTHENTICATED, ())
        assert post(port, RESOLVE, SAMPLE_REQUEST.encode(), **good).status == 200
        assert grpc_web(port, RESOLVE, [REQUEST], **good).code is Code.OK
        for path in ("/", "/healthz", "/metrics"):  # without calls and secrets
            assert send(port, "GET", path).status == 200


def test_calls_beyond_the_limit_are_refused_and_told_when_to_come_again(
    in_background: ThreadPoolExecutor,
) -> None:
    with held(max_concurrent_calls=2) as server:
        waiting = [in_background.submit(server.raid) for _ in range(2)]
        server.at_work(2)
        answer = post(server.server.http_port, RESOLVE, SAMPLE_REQUEST.encode())
        assert (answer.status, answer.json["code"]) == (429, "resource_exhausted")
        assert debug(answer.json, "ErrorInfo")["reason"] == "OVERLOADED"
        assert debug(answer.json, "RetryInfo")["retryDelay"].endswith("s")
        packed = error_of(answer.json).status
        assert packed is not None
        retry = error_details_pb2.RetryInfo()
        assert any(detail.Unpack(retry) for detail in packed.details)
        assert retry.retry_delay.ToMilliseconds() > 0
        server.go.set()
        assert [call.result().status for call in waiting] == [200, 200]


def test_a_deadline_ends_a_call() -> None:
    with held() as server:
        port = server.server.http_port
        answer = server.raid(connect_timeout_ms="200")
        assert (answer.status, answer.json["code"]) == (504, "deadline_exceeded")
        request = samples(RPC["ResolveRaid"])[0].SerializeToString()
        assert grpc_web(port, RAID, [request], grpc_timeout="200m").code is Code.DEADLINE_EXCEEDED
        assert handled(server.server, RAID, "DEADLINE_EXCEEDED") == 2
        server.at_work(0)


@pytest.mark.parametrize(("value", "status"), [("x", 400), ("-5", 400), ("99999999999", 400)])
def test_a_deadline_that_is_none_is_refused(value: str, status: int, server: ThreadServer) -> None:
    answer = post(server.http_port, RESOLVE, SAMPLE_REQUEST.encode(), connect_timeout_ms=value)
    assert (answer.status, answer.json["code"]) == (status, "invalid_argument")


def test_a_client_that_goes_ends_its_call() -> None:
    with held() as server:
        port = server.server.http_port
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as client:
            head = f"POST {RAID} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
            client.sendall(f"{head}content-length: {len(RAID_JSON)}\r\n\r\n".encode() + RAID_JSON)
            server.at_work(1)
        server.at_work(0)
        assert handled(server.server, RAID, "CANCELLED") == 1


def test_a_message_over_the_limit_is_refused() -> None:
    with thread_server(replace(FREE_PORTS, max_request_bytes=2_000)) as server:
        port = server.http_port
        large = json.dumps({"requestId": "x" * 3_000}).encode()
        answer = post(port, RESOLVE, large)
        assert (answer.status, answer.json["code"]) == (429, "resource_exhausted")
        assert "2000" in answer.json["message"]
        for ended in (
            grpc_web(port, RESOLVE, [bytes(3_000)]),
            stream_connect(port, RESOLVE_STREAM, [bytes(3_000)]),
        ):
            assert ended.code is Code.RESOURCE_EXHAUSTED
            assert "2000" in ended.text
        # A message that says that it is larger is not waited for.
        body = envelope(0, b"")[:1] + (2**31).to_bytes(4, "big")
        answer = post(port, RESOLVE_STREAM, body, "application/connect+proto")
        assert b"resource_exhausted" in answer.body


def test_an_answer_over_the_limit_is_refused() -> None:
    with thread_server(replace(FREE_PORTS, max_response_bytes=1_024)) as server:
        answer = post(
            server.http_port, f"/{RULEBOOKS}/GetRulebook", b'{"rulebook":{"name":"metro"}}'
        )
        assert answer.json["code"] == "resource_exhausted"
        assert debug(answer.json, "ErrorInfo")["reason"] == "RESPONSE_TOO_LARGE"


@pytest.mark.parametrize("encoding", ["gzip", "br", "zstd"])
def test_packed_messages_are_refused(encoding: str, server: ThreadServer) -> None:
    answer = post(server.http_port, RESOLVE, b"x" * 100, content_encoding=encoding)
    assert answer.json["code"] == "unimplemented"
    assert "compression" in answer.json["message"]


def test_a_broken_stream_gets_its_answers_and_then_the_fault(server: ThreadServer) -> None:
    body = envelope(0, batch(2)) + envelope(0, batch(1))[:-3]
    answer = post(server.http_port, RESOLVE_STREAM, body, "application/connect+proto")
    ended = _stream_end(answer.body)
    assert ended.code is Code.INVALID_ARGUMENT
    assert [ids(message) for message in ended.messages] == [["0", "1"]]
    answer = post(server.http_port, RESOLVE_STREAM, b"\x77" * 50, "application/connect+proto")
    assert _stream_end(answer.body).code is Code.INVALID_ARGUMENT


def _stream_end(body: bytes) -> WebAnswer:
    *messages, (_, last) = envelopes(body)
    failed = error_of(json.loads(last)["error"])
    return replace(failed, messages=tuple(message for _, message in messages))


def test_a_large_json_answer_keeps_nobody_waiting(
    server: ThreadServer, in_background: ThreadPoolExecutor
) -> None:
    fight = {**json.loads(SAMPLE_REQUEST), "traceLevel": "TRACE_LEVEL_FULL"}
    items = [{"id": str(number), "engagement": fight} for number in range(900)]
    body = json.dumps({"items": items}).encode()
    large = in_background.submit(
        lambda: post(server.http_port, "/dozor.v1.StationService/ResolveBatch", body)
    )
    answered = 0
    while not large.done():
        assert send(server.http_port, "GET", "/healthz").status == 200
        answered += 1
    assert large.result().status == 200
    assert len(large.result().json["results"]) == 900
    assert answered > 3


def test_a_stop_lets_calls_finish_and_tells_others_to_go_elsewhere(
    in_background: ThreadPoolExecutor,
) -> None:
    with held(grace=PATIENCE) as server:
        port = server.server.http_port
        waiting = [in_background.submit(server.raid) for _ in range(3)]
        server.at_work(3)
        idle = socket.create_connection(("127.0.0.1", port), PATIENCE)
        idle.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        assert idle.recv(12) == b"HTTP/1.1 200"
        stopping = in_background.submit(server.server.stop)
        eventually(lambda: send(port, "GET", "/readyz").status == 503)
        eventually(lambda: post(port, RESOLVE, SAMPLE_REQUEST.encode()).status == 503)
        answer = post(port, RESOLVE, SAMPLE_REQUEST.encode())
        assert answer.json["code"] == "unavailable"
        assert debug(answer.json, "ErrorInfo")["reason"] == "DRAINING"
        assert answer.headers["connection"] == "close"
        with idle:
            while idle.recv(4_096):
                pass  # up to its end
        assert send(port, "GET", "/metrics").status == 200
        server.go.set()
        assert [call.result().status for call in waiting] == [200] * 3
        assert stopping.result() == 0
    with pytest.raises(OSError, match="refused"):
        send(port, "GET", "/readyz")


def test_calls_that_outlast_the_grace_are_cut_off_and_counted(
    in_background: ThreadPoolExecutor,
) -> None:
    with held(grace=0.3) as server:
        waiting = [in_background.submit(_code, server) for _ in range(3)]
        server.at_work(3)
        start = time.monotonic()
        assert server.server.stop() == 3
        assert time.monotonic() - start < PATIENCE / 2
        assert {call.result() for call in waiting} <= {"canceled", "gone"}


def _code(server: Held) -> str:
    try:
        return str(server.raid().json["code"])
    except (OSError, ValueError):
        return "gone"


def test_a_stream_that_waits_for_its_client_ends_at_a_stop() -> None:
    with thread_server(replace(FREE_PORTS, grace=PATIENCE)) as server:
        with socket.create_connection(("127.0.0.1", server.http_port), PATIENCE) as client:
            client.sendall(
                b"POST %s HTTP/1.1\r\nhost: x\r\ncontent-type: application/connect+proto\r\n"
                b"transfer-encoding: chunked\r\n\r\n" % RESOLVE_STREAM.encode()
            )
            message = envelope(0, batch(1))
            client.sendall(b"%x\r\n%s\r\n" % (len(message), message))
            got = b""
            while b"dozor" not in got and b"metro" not in got:
                got += client.recv(65_536)
            start = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - start < PATIENCE / 2
            while data := client.recv(65_536):
                got += data
        assert b"DRAINING" in got or b"unavailable" in got


def test_a_call_is_noted_as_one_of_grpc_is(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", logger="dozor.calls")
    with thread_server(replace(FREE_PORTS, log_calls="all")) as server:
        post(server.http_port, RESOLVE, b"{}", x_request_id="mine", connect_timeout_ms="5000")
        post(server.http_port, "/dozor.v1.StationService/ResolveWar", b"{}")
        eventually(lambda: len(_calls(caplog)) == 2)
    call, unknown = _calls(caplog)
    assert (call["request_id"], call["method"]) == ("mine", "ResolveEngagement")
    assert (call["code"], call["reason"]) == ("INVALID_ARGUMENT", "INVALID_REQUEST")
    assert str(call["peer"]).startswith("ipv4:127.0.0.1:")
    assert 0 < call["deadline_ms"] <= 5_000
    assert (unknown["path"], unknown["code"]) == (
        "/dozor.v1.StationService/ResolveWar",
        "UNIMPLEMENTED",
    )


def _calls(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    return [vars(record) for record in caplog.records if record.name == "dozor.calls"]


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        (RESOLVE_STREAM, "application/connect+proto"),
        (RESOLVE_STREAM, "application/connect+json"),
        (RESOLVE_STREAM, "application/grpc-web+proto"),
        (RESOLVE, "application/grpc-web+proto"),
        (RESOLVE, "application/grpc-web+json"),
    ],
)
@pytest.mark.parametrize(
    ("body", "code"),
    [
        (envelope(1, b"{}"), Code.UNIMPLEMENTED),
        (envelope(0x40, b"{}"), Code.INVALID_ARGUMENT),
        (envelope(0, b"{}")[:-1], Code.INVALID_ARGUMENT),
        (b"\0\0", Code.INVALID_ARGUMENT),
        (envelope(0, bytes(FREE_PORTS.max_request_bytes + 1)), Code.RESOURCE_EXHAUSTED),
    ],
    ids=["compressed", "odd flags", "cut off", "no length", "too large"],
)
def test_a_broken_envelope_is_the_clients_fault(
    path: str, kind: str, body: bytes, code: grpc.StatusCode, server: ThreadServer
) -> None:
    answer = post(server.http_port, path, body, kind)
    *_, (flags, last) = envelopes(answer.body)
    if flags == 2:
        assert error_of(json.loads(last)["error"]).code is code
    else:
        assert f"grpc-status: {code.value[0]}\r\n".encode() in last
    assert handled(server, path, code.name) == 1


def test_a_call_over_grpc_web_without_a_request_is_answered_as_over_grpc(
    server: ThreadServer,
) -> None:
    answer = grpc_web(server.http_port, RESOLVE, [])
    assert (answer.code, answer.text) == (Code.INVALID_ARGUMENT, "the call ended without a request")
