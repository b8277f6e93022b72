"""Pages of other origins: which may call, and what they may see."""

from dataclasses import replace

import pytest

from dozor.server.command import SAMPLE_REQUEST
from tests.server.calling import RESOLVE
from tests.server.running import FREE_PORTS, thread_server
from tests.web.calling import HttpAnswer, send

GAME, OTHER = "https://play.example", "https://other.example"
ALLOWED = "access-control-allow-origin"


def _preflight(port: int, origin: str, headers: str = "content-type") -> HttpAnswer:
    asked = {
        "origin": origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": headers,
    }
    return send(port, "OPTIONS", RESOLVE, None, asked)


def _call(port: int, origin: str | None, body: str = SAMPLE_REQUEST) -> HttpAnswer:
    headers = {"content-type": "application/json"} | ({"origin": origin} if origin else {})
    return send(port, "POST", RESOLVE, body.encode(), headers)


def test_without_the_setting_no_other_page_may_call() -> None:
    with thread_server() as server:
        assert _preflight(server.http_port, GAME).status == 405
        answer = _call(server.http_port, GAME)
        assert (answer.status, answer.headers[ALLOWED]) == (200, None)


@pytest.mark.parametrize(
    "headers",
    [
        "content-type,connect-protocol-version,connect-timeout-ms",
        "content-type,x-grpc-web,x-user-agent,grpc-timeout,authorization",
        "x-request-id,traceparent,tracestate",
    ],
)
def test_a_page_that_is_named_may_send_what_the_protocols_need(headers: str) -> None:
    settings = replace(FREE_PORTS, cors_origins=f"{OTHER}, {GAME}")
    with thread_server(settings) as server:
        answer = _preflight(server.http_port, GAME, headers)
    assert answer.status == 200
    assert answer.headers[ALLOWED] == GAME
    allowed = answer.headers["access-control-allow-headers"].lower()
    assert all(header in allowed for header in headers.split(","))
    assert "POST" in answer.headers["access-control-allow-methods"]
    assert "Origin" in answer.headers["vary"]
    assert answer.headers["access-control-allow-credentials"] is None


@pytest.mark.parametrize("body", [SAMPLE_REQUEST, "{}"])
def test_a_page_that_is_named_sees_answers_and_errors(body: str) -> None:
    with thread_server(replace(FREE_PORTS, cors_origins=GAME)) as server:
        answer = _call(server.http_port, GAME, body)
    assert answer.headers[ALLOWED] == GAME
    seen = answer.headers["access-control-expose-headers"]
    for header in ("grpc-status", "grpc-message", "grpc-status-details-bin", "x-request-id"):
        assert header in seen


def test_a_page_that_is_not_named_sees_nothing_and_caches_know_it() -> None:
    with thread_server(replace(FREE_PORTS, cors_origins=GAME)) as server:
        assert _preflight(server.http_port, OTHER).status == 400
        for origin in (OTHER, "null", None):
            answer = _call(server.http_port, origin)
            assert answer.headers[ALLOWED] is None
            assert "Origin" in _varies(answer)


@pytest.mark.parametrize("origin", [GAME, OTHER, None])
@pytest.mark.parametrize("path", [RESOLVE, "/metrics", "/"])
def test_caches_are_told_once(origin: str | None, path: str) -> None:
    with thread_server(replace(FREE_PORTS, cors_origins=GAME)) as server:
        headers = {"origin": origin} if origin else {}
        for method in ("GET", "OPTIONS"):
            answer = send(server.http_port, method, path, None, headers)
            assert _varies(answer).count("Origin") == 1
        if origin is not None:
            assert _varies(_preflight(server.http_port, origin)).count("Origin") == 1


def _varies(answer: HttpAnswer) -> list[str]:
    return [name.strip() for name in ",".join(answer.headers.get_all("vary", [])).split(",")]


def test_any_page_may_call_but_without_credentials() -> None:
    with thread_server(replace(FREE_PORTS, cors_origins="*")) as server:
        for answer in (_preflight(server.http_port, GAME), _call(server.http_port, GAME)):
            assert answer.headers[ALLOWED] == "*"
            assert answer.headers["access-control-allow-credentials"] is None
