"""What a person sees who starts the server."""

import signal
from typing import Any

import pytest
from google.protobuf import json_format

from dozor.rulebooks import RulebookLibrary
from dozor.server import ServerSettings
from dozor.server.command import SAMPLE_REQUEST, banner
from dozor.server.methods import SERVICES, STATION
from dozor.v1 import station_service_pb2 as pb
from tests.server.calling import RESOLVE, open_channel, unary
from tests.server.running import server_process


def test_the_banner_says_what_listens_where() -> None:
    with server_process("grpc_port=0, http_port=0, grace=3") as server:
        text = "\n".join(server.banner)
        for service in SERVICES:
            assert service in text
        assert f"localhost:{server.grpc_port} (every interface)" in text
        assert f"http://localhost:{server.http_port}/metrics" in text
        for rulebook in RulebookLibrary.bundled().identities():
            assert f"{rulebook.name} {rulebook.version} (digest {rulebook.digest[:12]})" in text
        assert f"localhost:{server.grpc_port} {STATION}/ResolveEngagement" in text
        assert "calls in flight have 3 s to finish" in text
        server.send(signal.SIGTERM)
        assert server.wait()[:2] == (0, "Dozor has stopped; every call was answered.\n")


def test_the_sample_of_the_banner_works() -> None:
    with server_process() as server, open_channel(server.address) as channel:
        assert SAMPLE_REQUEST in "\n".join(server.banner)
        request = json_format.Parse(SAMPLE_REQUEST, pb.ResolveEngagementRequest())
        answer = unary(channel, RESOLVE)(request.SerializeToString())
        assert pb.ResolveEngagementResponse.FromString(answer).HasField("outcome")


BEARER = "'authorization: Bearer TOKEN'"
TLS = {"tls_certificate": "c", "tls_key": "k"}


@pytest.mark.parametrize(
    ("given", "told", "flags"),
    [
        ({}, "plain text; no bearer token is asked for", "-plaintext"),
        (TLS, "TLS; no bearer token is asked for", "-cacert CA.pem -authority NAME"),
        (
            {**TLS, "tls_client_ca": "a", "auth_tokens": "t"},
            "mTLS: clients must show a certificate; a bearer token is asked for",
            f"-cacert CA.pem -authority NAME -cert CLIENT.pem -key CLIENT.key -H {BEARER}",
        ),
    ],
)
def test_the_banner_says_who_may_call_and_how(given: dict[str, str], told: str, flags: str) -> None:
    settings = ServerSettings(**given)  # type: ignore[arg-type]  # texts alone
    lines = banner(settings, 1, 2, ()).splitlines()
    assert f"  security  {told}" in lines
    assert any(line.startswith(f"  try       grpcurl {flags} -d ") for line in lines)


@pytest.mark.parametrize(
    ("given", "web", "metrics"),
    [
        ({}, "http://localhost:2/ (the page", "http://localhost:2/metrics"),
        ({"tls_certificate": "c", "tls_key": "k"}, "off beside TLS", "http://localhost:2/metrics"),
        (
            {"tls_certificate": "c", "tls_key": "k", "http_tls": True},
            "https://localhost:2/ (the page",
            "https://localhost:2/metrics",
        ),
    ],
)
def test_the_banner_says_what_there_is_for_browsers(
    given: dict[str, Any], web: str, metrics: str
) -> None:
    lines = banner(ServerSettings(**given), 1, 2, ()).splitlines()
    assert any(line.startswith(f"  web       {web}") for line in lines)
    assert f"  metrics   {metrics}" in lines
