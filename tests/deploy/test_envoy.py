"""Envoy before Dozor: the shipped configuration, in a real Envoy before real servers."""

import base64
import http.client
import json
import signal
import struct
import subprocess
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import grpc
import pytest

from dozor.server.command import SAMPLE_REQUEST
from dozor.server.methods import HEALTH, STATION
from dozor.v1 import station_service_pb2 as pb
from tests.deploy.envoy import CONFIG, Envoy, envoy
from tests.server.calling import (
    ENGAGEMENT,
    RESOLVE,
    RESOLVE_STREAM,
    batch,
    eventually,
    failure,
    open_channel,
    stream,
    then_silence,
    unary,
)
from tests.server.running import ServerProcess, server_process
from tests.tools import tool

REQUEST = ENGAGEMENT.SerializeToString()
PAGE = "http://localhost:5173"


@pytest.fixture(scope="module")
def replicas() -> Iterator[tuple[ServerProcess, ServerProcess]]:
    with server_process() as first, server_process() as second:
        yield first, second


@pytest.fixture(scope="module")
def proxy(
    replicas: tuple[ServerProcess, ServerProcess], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Envoy]:
    folder = tmp_path_factory.mktemp("envoy")
    grpc_ports, web_ports = (
        [("127.0.0.1", port) for port in ports]
        for ports in zip(*((each.grpc_port, each.http_port) for each in replicas), strict=True)
    )
    with envoy(grpc_ports, folder, web_ports) as running:
        yield running


def test_the_shipped_configuration_is_valid_and_uses_nothing_deprecated() -> None:
    command = [tool("envoy"), "--mode", "validate", "-c", str(CONFIG), "-l", "warning"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (run.returncode, run.stderr) == (0, "")


def test_calls_of_one_connection_reach_all_replicas(
    proxy: Envoy, replicas: tuple[ServerProcess, ServerProcess]
) -> None:
    before = proxy.calls_by_replica()
    with open_channel(proxy.address) as channel:
        resolve = unary(channel, RESOLVE)
        for _ in range(40):
            assert pb.ResolveEngagementResponse.FromString(resolve(REQUEST)).HasField("outcome")
    after = proxy.calls_by_replica()
    assert sum(after.values()) - sum(before.values()) == 40
    assert all(after[replica.grpc_port] > before[replica.grpc_port] for replica in replicas)


def test_errors_keep_their_details_on_the_way(proxy: Envoy) -> None:
    with open_channel(proxy.address) as channel:
        failed = failure(lambda: unary(channel, RESOLVE)(b""))
    assert failed.code is grpc.StatusCode.INVALID_ARGUMENT
    assert "attackers" in failed.fields


@pytest.mark.parametrize(
    ("path", "code"),
    [
        (f"/{HEALTH}/Check", None),
        ("/grpc.reflection.v1alpha.ServerReflection/ServerReflectionInfo", "UNIMPLEMENTED"),
    ],
)
def test_health_can_be_asked_from_outside_and_reflection_not(
    path: str, code: str | None, proxy: Envoy
) -> None:
    with open_channel(proxy.address) as channel:
        call = unary(channel, path)
        if code is None:
            assert call(b"") == b"\x08\x01"
        else:
            assert failure(lambda: call(b"")).code.name == code


@pytest.mark.parametrize("text", [False, True], ids=["binary", "text"])
def test_a_browser_gets_an_answer_by_grpc_web(text: bool, proxy: Envoy) -> None:
    kind = "application/grpc-web-text" if text else "application/grpc-web+proto"
    body = b"\0" + struct.pack(">I", len(REQUEST)) + REQUEST
    request = urllib.request.Request(
        f"http://{proxy.address}/{STATION}/ResolveEngagement",
        data=base64.b64encode(body) if text else body,
        headers={"content-type": kind, "accept": kind, "x-grpc-web": "1", "origin": PAGE},
        method="POST",
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        assert answer.status == 200
        assert answer.headers["access-control-allow-origin"] == PAGE
        data = answer.read()
    if text:
        data = b"".join(base64.b64decode(part) for part in _padded(data))
    message, trailers = _frames(data)
    assert pb.ResolveEngagementResponse.FromString(message).HasField("outcome")
    assert b"grpc-status:0" in trailers


def _padded(text: bytes) -> Iterator[bytes]:
    """Each frame may be encoded by itself, so that padding stands in the middle."""
    for start in range(0, len(text), 4):
        yield text[start : start + 4]


def _frames(data: bytes) -> tuple[bytes, bytes]:
    """The message and the trailers."""
    found = {}
    while data:
        flag, length = struct.unpack(">BI", data[:5])
        found[flag] = data[5 : 5 + length]
        data = data[5 + length :]
    return found[0], found[0x80]


@pytest.mark.parametrize(("origin", "allowed"), [(PAGE, PAGE), ("http://evil.example", None)])
def test_the_pages_that_may_call_are_those_of_the_list(
    origin: str, allowed: str | None, proxy: Envoy
) -> None:
    request = urllib.request.Request(
        f"http://{proxy.address}/{STATION}/ResolveEngagement",
        headers={
            "origin": origin,
            "access-control-request-method": "POST",
            "access-control-request-headers": "content-type,x-grpc-web",
        },
        method="OPTIONS",
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            headers = answer.headers
    except urllib.error.HTTPError as error:
        headers = error.headers
    assert headers["access-control-allow-origin"] == allowed


def _post(proxy: Envoy, body: bytes, **headers: str) -> "urllib.request.Request":
    kinds = {"content-type": "application/json", **headers}
    return urllib.request.Request(f"http://{proxy.address}{RESOLVE}", body, kinds, method="POST")


def test_json_and_errors_come_through(proxy: Envoy) -> None:
    sample = _post(proxy, SAMPLE_REQUEST.encode(), origin=PAGE)
    with urllib.request.urlopen(sample, timeout=30) as answer:
        assert json.load(answer)["outcome"]["winner"] == "WINNER_ATTACKERS"
        assert answer.headers["access-control-allow-origin"] == PAGE
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(_post(proxy, b"{}"), timeout=30)
    with caught.value as failed:
        assert (failed.code, json.load(failed)["code"]) == (400, "invalid_argument")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/openapi.json", 200),
        ("/config.json", 200),
        ("/metrics", 404),
        ("/readyz", 404),
        ("/x/y", 404),
    ],
)
def test_the_page_is_let_through_and_what_is_for_operation_is_not(
    path: str, status: int, proxy: Envoy
) -> None:
    host, _, port = proxy.address.rpartition(":")
    connection = http.client.HTTPConnection(host, int(port), timeout=30)
    connection.request("GET", path)
    assert connection.getresponse().status == status
    connection.close()


@pytest.mark.slow
def test_a_replica_that_stops_gets_no_more_calls_and_none_fails(tmp_path: Path) -> None:
    with server_process() as stays, server_process() as goes:
        addresses = [("127.0.0.1", replica.grpc_port) for replica in (stays, goes)]
        with envoy(addresses, tmp_path) as proxy, open_channel(proxy.address) as channel:
            resolve = unary(channel, RESOLVE)
            resolve(REQUEST)
            goes.send(signal.SIGTERM)

            def seen() -> bool:
                resolve(REQUEST)
                return proxy.healthy() == {stays.grpc_port}

            eventually(seen)
            assert goes.wait()[0] == 0
            before = proxy.calls_by_replica()
            for _ in range(20):
                resolve(REQUEST)
            after = proxy.calls_by_replica()
    assert after[goes.grpc_port] == before[goes.grpc_port]
    assert after[stays.grpc_port] == before[stays.grpc_port] + 20


@pytest.mark.slow
def test_a_replica_that_drains_gets_no_more_calls_while_its_open_ones_go_on(tmp_path: Path) -> None:
    over = threading.Event()
    with (
        server_process() as stays,
        server_process("host='127.0.0.1', grpc_port=0, http_port=0, drain_delay=12") as drains,
        envoy([("127.0.0.1", each.grpc_port) for each in (stays, drains)], tmp_path) as proxy,
        open_channel(proxy.address) as channel,
        open_channel(drains.address) as direct,
    ):
        held = stream(direct, RESOLVE_STREAM, then_silence(over, batch(1)))
        next(held)
        drains.send(signal.SIGTERM)
        eventually(lambda: proxy.healthy() == {stays.grpc_port})
        before = proxy.calls_by_replica()
        for _ in range(20):
            unary(channel, RESOLVE)(REQUEST)
        after = proxy.calls_by_replica()
        assert drains.process.poll() is None
        over.set()
        assert list(held) == []
        assert drains.wait()[0] == 0
    assert after[drains.grpc_port] == before[drains.grpc_port]
