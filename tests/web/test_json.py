"""Requests in JSON: what is taken, and how each fault is told with its place."""

import base64
import difflib
import json
import threading
from typing import Any, cast
from urllib.parse import quote, urlencode

import pytest
from google.protobuf import json_format
from google.protobuf.descriptor import Descriptor
from google.protobuf.message import Message

from dozor.server.command import SAMPLE_REQUEST
from dozor.server.methods import RAIDS, RULEBOOKS, STATION
from dozor.v1 import station_service_pb2
from dozor.web import rpc
from dozor.web.json_check import MOST_FAULTS, MOST_OBJECTS, JsonCheck
from dozor.web.json_messages import request_bytes
from tests.abuse.rpc import RPC
from tests.abuse.samples import samples
from tests.server.calling import RESOLVE, RESOLVE_STREAM
from tests.server.running import ThreadServer
from tests.web.calling import debug, fields, post, send

TURN = f"/{STATION}/ResolveTurn"
SAMPLE = json.loads(SAMPLE_REQUEST)


def _refused(server: ThreadServer, path: str, request: object) -> Any:
    body = request if isinstance(request, bytes) else json.dumps(request).encode()
    answer = post(server.http_port, path, body)
    assert (answer.status, answer.json["code"]) == (400, "invalid_argument"), answer.body
    assert debug(answer.json, "ErrorInfo")["reason"] == "MALFORMED_REQUEST"
    return answer.json


def test_both_spellings_of_a_field_are_taken(server: ThreadServer) -> None:
    camel = {**SAMPLE, "attackers": [{"unitClass": "UNIT_CLASS_HUNTER"}]}
    answers = [
        post(server.http_port, RESOLVE, json.dumps(request).encode()).json
        for request in (SAMPLE, camel)
    ]
    assert answers[0] == answers[1]
    assert answers[0]["outcome"]["winner"] == "WINNER_ATTACKERS"
    assert answers[0]["outcome"]["decidingLaw"] == 7


@pytest.mark.parametrize(
    ("extra", "violations"),
    [
        ({"atackers": []}, {"atackers": "NOT_ALLOWED"}),
        ({"objective": "CONTROL"}, {"objective": "UNKNOWN_VALUE"}),
        ({"objective": 1.5}, {"objective": "MALFORMED"}),
        ({"objective": True}, {"objective": "MALFORMED"}),
        ({"attackers": {}}, {"attackers": "MALFORMED"}),
        ({"attackers": [3]}, {"attackers[0]": "MALFORMED"}),
        ({"attackers": [None]}, {"attackers[0]": "MALFORMED"}),
        ({"attackers": [{"wounds": "x"}]}, {"attackers[0].wounds": "MALFORMED"}),
        ({"attackers": [{"wounds": 2**31}]}, {"attackers[0].wounds": "OUT_OF_RANGE"}),
        ({"attackers": [{"wounds": 1e300}]}, {"attackers[0].wounds": "OUT_OF_RANGE"}),
        ({"attackers": [{"healing": 1}]}, {"attackers[0].healing": "MALFORMED"}),
        ({"attackers": [{"items": ["SHIELD"]}]}, {"attackers[0].items[0]": "UNKNOWN_VALUE"}),
        ({"attackers": [{"wounds": 2.0**60}]}, {"attackers[0].wounds": "OUT_OF_RANGE"}),
        ({"locale": 7}, {"locale": "MALFORMED"}),
        ({"traceLevel": 1, "trace_level": 1}, {"trace_level": "DUPLICATE"}),
        (
            {"x": 1, "attackers": [{"unit_clas": 1}, {"tactic": "NONE"}]},
            {"x": "NOT_ALLOWED", "attackers[0].unit_clas": "NOT_ALLOWED",
             "attackers[1].tactic": "UNKNOWN_VALUE"},
        ),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told_with_its_place(
    extra: dict[str, Any], violations: dict[str, str], server: ThreadServer
) -> None:
    assert fields(_refused(server, RESOLVE, {**SAMPLE, **extra})) == violations


def test_a_misspelt_name_is_met_with_the_right_one(server: ThreadServer) -> None:
    request = {**SAMPLE, "objective": "OBJECTIVE_CONTROLL", "defender": []}
    error = _refused(server, RESOLVE, request)
    told = [v["description"] for v in debug(error, "BadRequest")["fieldViolations"]]
    assert told == [
        '"OBJECTIVE_CONTROLL" is no Objective: is OBJECTIVE_CONTROL meant?',
        'ResolveEngagementRequest has no field "defender": is defenders meant?',
    ]
    assert error["message"] == (
        "the JSON does not fit a ResolveEngagementRequest: objective, defender"
    )


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (b"", "the request is empty; a ResolveEngagementRequest is at least {}"),
        (b"{", "line 1, column 2"),
        (b'{"objective": 1,\n "attackers" []}', "line 2, column 14"),
        (b"\xff\xfe{}", "byte 0 is not UTF-8"),
        (b'{"locale": "ru", "locale": "en"}', 'the key "locale" stands twice'),
        (b"[" * 200_000, "recursion"),
        (b'{"attackers": [' * 50_000, "recursion"),
        (b'{"objective": ' + b"9" * 10_000 + b"}", "4300 digits"),
    ],
)
def test_what_is_no_json_is_told_with_its_place(
    body: bytes, told: str, server: ThreadServer
) -> None:
    assert told in _refused(server, RESOLVE, body)["message"]


def test_a_key_that_stands_twice_is_found_among_many(server: ThreadServer) -> None:
    keys = [f"key{number}" for number in range(200_000)]
    body = "{" + ",".join(f'"{key}":1' for key in [*keys, keys[-1]]) + "}"
    message = _refused(server, RESOLVE, body.encode())["message"]
    assert f'the key "{keys[-1]}" stands twice' in message  # long before the client gives up


@pytest.mark.parametrize("body", [b"[]", b"3", b'"x"', b"null", b"true"])
def test_a_request_is_an_object(body: bytes, server: ThreadServer) -> None:
    message = _refused(server, RESOLVE, body)["message"]
    assert "an object is right here: a ResolveEngagementRequest" in message


def test_half_a_letter_and_a_time_that_is_none_are_told(server: ThreadServer) -> None:
    error = _refused(server, RESOLVE, b'{"locale": "\\ud800", "requestId": "\\udfff"}')
    assert fields(error) == {"locale": "MALFORMED", "request_id": "MALFORMED"}
    times = [{"submittedAt": "yesterday"}, {"submittedAt": 3}]
    error = _refused(server, TURN, {"attacks": times})
    paths = {f"attacks[{number}].submitted_at" for number in (0, 1)}
    assert set(fields(error)) == paths


@pytest.mark.parametrize(
    ("body", "violations"),
    [
        (b'{"\\ud800": 1}', {"\\ud800": "NOT_ALLOWED"}),
        (b'{"a\\udfffb": {"\\ud800": 1}}', {"a\\udfffb": "NOT_ALLOWED"}),
        (b'{"attackers": [{"\\udc00": 1}]}', {"attackers[0].\\udc00": "NOT_ALLOWED"}),
        (b'{"objective": "\\ud800"}', {"objective": "UNKNOWN_VALUE"}),
        (b'{"attackers": "\\ud800"}', {"attackers": "MALFORMED"}),
        (b'{"attackers": [{"wounds": "\\ud800"}]}', {"attackers[0].wounds": "MALFORMED"}),
    ],
)
def test_half_a_letter_is_told_wherever_it_stands(
    body: bytes, violations: dict[str, str], server: ThreadServer
) -> None:
    assert fields(_refused(server, RESOLVE, body)) == violations
    twice = _refused(server, RESOLVE, b'{"\\ud800": 1, "\\ud800": 1}')
    assert r'the key "\ud800" stands twice' in twice["message"]


def test_only_one_of_several_sources_of_dice_is_taken(server: ThreadServer) -> None:
    dice = {"seed": "7", "given": {"faces": [1]}}
    error = _refused(server, f"/{RAIDS}/ResolveRaid", {"dice": dice})
    assert list(fields(error).values()) in (["NOT_ALLOWED"], ["NOT_ALLOWED", "NOT_ALLOWED"])


def test_no_more_than_a_hundred_faults_are_told(server: ThreadServer) -> None:
    error = _refused(server, RESOLVE, {f"wrong{number}": 1 for number in range(5_000)})
    assert len(fields(error)) <= 100
    assert error["message"].endswith("and more")


@pytest.fixture
def guesses(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names whose likes were looked for."""
    searched: list[str] = []
    search = difflib.get_close_matches

    def counted(word: str, among: list[str], n: int) -> list[str]:
        searched.append(word)
        return search(word, among, n)

    monkeypatch.setattr(difflib, "get_close_matches", counted)
    return searched


@pytest.mark.parametrize(
    "request_",
    [
        {f"wrong{number}": 1 for number in range(5_000)},
        {"attackers": [{"items": ["SHIELD"] * 5_000}]},
        {"attackers": [{f"wrong{number}": 1} for number in range(5_000)]},
        {"attackers": [{"attackers": {}, "unit": [], "items": ["X"] * 50}] * 50},
    ],
)
def test_a_fault_costs_little_work_after_the_first_ones(
    request_: dict[str, Any], guesses: list[str], server: ThreadServer
) -> None:
    error = _refused(server, RESOLVE, request_)
    assert 1 <= len(guesses) <= 10
    assert error["message"].endswith("and more")


class _Counted(dict[str, Any]):
    """An object that counts how often it is looked at."""

    looks = 0

    def items(self) -> Any:
        for item in super().items():
            _Counted.looks += 1
            yield item


def test_nothing_is_compared_after_the_last_fault_that_is_told() -> None:
    check = JsonCheck()
    given = _Counted({f"wrong{number}": 1 for number in range(5_000)})
    wanted = cast("Descriptor", station_service_pb2.ResolveEngagementRequest.DESCRIPTOR)
    check.message(given, wanted, "")
    assert len(check.faults) == MOST_FAULTS
    assert _Counted.looks <= MOST_FAULTS + 1


@pytest.mark.parametrize(
    "request_",
    [
        {"items": [{}] * (MOST_OBJECTS + 1)},
        {"items": [{"engagement": {"attackers": [{}] * 999}}] * (MOST_OBJECTS // 1_000)},
    ],
    ids=["one list", "many"],
)
def test_more_objects_than_any_request_can_have_are_refused(
    request_: dict[str, Any], server: ThreadServer
) -> None:
    error = _refused(server, f"/{STATION}/ResolveBatch", request_)
    ((path, reason),) = fields(error).items()
    assert path.startswith("items[")
    assert reason == "OUT_OF_RANGE"


@pytest.mark.parametrize("size", [100, 5_000])
def test_large_requests_are_converted_beside_the_event_loop(
    size: int, server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def noted(data: bytes, kind: type[Message]) -> bytes:
        threads.append(threading.current_thread().name)
        return request_bytes(data, kind)

    monkeypatch.setattr(rpc, "request_bytes", noted)
    body = SAMPLE_REQUEST + " " * (size - len(SAMPLE_REQUEST))
    assert post(server.http_port, RESOLVE, body.encode()).status == 200
    assert threads[0].startswith("dozor-json") == (size > 4_096)


def test_numbers_of_64_bits_are_taken_as_texts_and_as_numbers(server: ThreadServer) -> None:
    for seed in ("18446744073709551615", 18446744073709551615, 7.0):
        answer = post(server.http_port, f"/{RAIDS}/ResolveRaid", _raid(seed))
        assert answer.status == 200, answer.body


@pytest.mark.parametrize("seed", ["9007199254740993.0", "9007199254740992.0", "1e16", "1.5e19"])
def test_a_number_that_a_double_cannot_tell_from_its_neighbour_is_refused(
    seed: str, server: ThreadServer
) -> None:
    body = _raid("SEED").replace(b'"SEED"', seed.encode())
    error = _refused(server, f"/{RAIDS}/ResolveRaid", body)
    assert list(fields(error).values()) == ["MALFORMED"]
    assert (
        "without a point or an exponent"
        in debug(error, "BadRequest")["fieldViolations"][0]["description"]
    )


@pytest.mark.parametrize(
    ("time", "right"),
    [
        ("2026-01-31T12:00:00Z", True),
        ("2026-01-31T12:00:00.123456789+05:30", True),
        ("2026-01-31T12:00:00-23:59", True),
        ("2026-01-31T12:00:00+99:99", False),
        ("2026-01-31T12:00:00+24:00", False),
        ("2026-01-31T12:00:00+02:60", False),
        ("\u0662\u0660\u0662\u0666-01-31T12:00:00Z", False),
        ("2026-01-31T12:00:00.\u0661Z", False),
        ("2026-02-30T12:00:00Z", False),
        ("2026-01-31 12:00:00Z", False),
        ("2026-01-31T12:00:00", False),
        ("2026-01-31T12:00:00Z\n", False),
    ],
)
def test_times_are_those_of_rfc_3339(time: str, right: bool, server: ThreadServer) -> None:
    body = json.dumps({"attacks": [{"submittedAt": time}]}).encode()
    answer = post(server.http_port, TURN, body)
    paths = fields(answer.json) if answer.status == 400 else {}
    assert ("attacks[0].submitted_at" not in paths) == right


def _raid(seed: object) -> bytes:

    raid = json_format.MessageToDict(samples(RPC["ResolveRaid"])[0])
    return json.dumps({**raid, "dice": {"seed": seed}}).encode()


def test_every_rpc_can_be_called_by_get(server: ThreadServer) -> None:
    query = urlencode({"encoding": "json", "message": SAMPLE_REQUEST}, quote_via=quote)
    got = send(server.http_port, "GET", f"{RESOLVE}?{query}")
    posted = post(server.http_port, RESOLVE, SAMPLE_REQUEST.encode())
    assert (got.status, got.json) == (200, posted.json)
    message = base64.urlsafe_b64encode(b"").decode()
    query = urlencode({"encoding": "proto", "base64": "1", "message": message})
    got = send(server.http_port, "GET", f"/{RULEBOOKS}/ListRulebooks?{query}")
    assert got.status == 200
    assert b"metro" in got.body


@pytest.mark.parametrize(
    ("path", "query", "status", "told"),
    [
        (RESOLVE, "", 415, "encoding=json"),
        (RESOLVE, "message=%7B%7D", 415, "encoding=json"),
        (RESOLVE, "encoding=xml&message=%7B%7D", 415, "'xml' does not fit: json and proto do"),
        (RESOLVE_STREAM, "encoding=json&message=%7B%7D", 405, "POST"),
        (RESOLVE, "encoding=json", 400, "message"),
        (RESOLVE, "encoding=json&base64=1&message=!!!!", 400, "base64"),
        (RESOLVE, "encoding=proto&base64=1&message=!!!!", 400, "base64"),
        (RESOLVE, "encoding=proto&base64=1&message=A", 400, "base64"),
        (RESOLVE, "encoding=proto&base64=1&message=AA%3D", 400, "base64"),
        (RESOLVE, "encoding=proto&base64=1&message=AA%20AA", 400, "base64"),
        (RESOLVE, "encoding=proto&base64=1&message=A%3DAA", 400, "base64"),
    ],
)
def test_a_get_that_is_no_call_is_told_how_to_be_one(
    path: str, query: str, status: int, told: str, server: ThreadServer
) -> None:
    answer = send(server.http_port, "GET", f"{path}?{query}")
    assert answer.status == status
    assert answer.json["code"] in ("invalid_argument", "unimplemented")
    assert told in answer.json["message"]


@pytest.mark.parametrize("form", ["e30=", "e30", "e30%3D"])
def test_base64_is_taken_padded_or_not(form: str, server: ThreadServer) -> None:
    answer = send(server.http_port, "GET", f"{RESOLVE}?encoding=json&base64=1&message={form}")
    assert debug(answer.json, "ErrorInfo")["reason"] == "INVALID_REQUEST"  # as {} is


@pytest.mark.parametrize(
    ("method", "kind", "status", "told"),
    [
        ("POST", "application/x-www-form-urlencoded", 415, "application/json"),
        ("POST", "", 415, "a request without a content-type"),
        ("POST", "application/connect+json", 415, "application/json"),
        ("POST", "application/grpc-web-text", 415, "application/grpc-web"),
        ("POST", "application/grpc", 415, "a port of its own"),
        ("PUT", "application/json", 405, "POST"),
        ("DELETE", "application/json", 405, "POST"),
    ],
)
def test_what_is_no_rpc_is_told_how_to_be_one(
    method: str, kind: str, status: int, told: str, server: ThreadServer
) -> None:
    headers = {"content-type": kind} if kind else {}
    answer = send(server.http_port, method, RESOLVE, SAMPLE_REQUEST.encode(), headers)
    assert answer.status == status
    assert told in answer.json["message"]


def test_parameters_of_a_content_type_do_not_matter(server: ThreadServer) -> None:
    answer = post(
        server.http_port, RESOLVE, SAMPLE_REQUEST.encode(), "Application/JSON; charset=utf-8"
    )
    assert answer.status == 200


def test_an_unknown_method_is_told(server: ThreadServer) -> None:
    answer = post(server.http_port, f"/{STATION}/ResolveWar", b"{}")
    assert (answer.status, answer.json["code"]) == (404, "unimplemented")
    assert f"/{STATION}/ResolveWar" in answer.json["message"]
