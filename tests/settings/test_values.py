"""Settings are checked before anything starts."""

from typing import Any

import pytest

from dozor.settings import ServerSettings, SettingsError


def test_the_defaults_are_good() -> None:
    settings = ServerSettings()
    assert (settings.grpc_port, settings.http_port, settings.grace) == (50051, 8080, 10)


@pytest.mark.parametrize(
    "given",
    [
        {"host": "127.0.0.1"},
        {"host": "0.0.0.0"},
        {"host": "::1"},
        {"grpc_port": 0, "http_port": 0},
        {"grpc_port": 1, "http_port": 65535},
        {"grace": 0},
        {"cors_origins": "*"},
        {"cors_origins": "https://a.example,http://[::1]:5173 , http://localhost"},
    ],
)
def test_good_settings(given: dict[str, Any]) -> None:
    ServerSettings(**given)


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"host": ""}, "host: '' is no IP address, such as 127.0.0.1 or ::"),
        ({"host": "[::]"}, "host: '[::]' is no IP address, such as 127.0.0.1 or ::"),
        ({"host": "localhost"}, "host: 'localhost' is no IP address, such as 127.0.0.1 or ::"),
        ({"grpc_port": -1}, "grpc_port: -1 is no port number from 0 to 65535"),
        ({"grpc_port": 65536}, "grpc_port: 65536 is no port number from 0 to 65535"),
        ({"http_port": "80"}, "http_port: '80' is no port number from 0 to 65535"),
        ({"http_port": True}, "http_port: True is no port number from 0 to 65535"),
        ({"http_port": 50051}, "http_port: 50051 is the gRPC port too; they must differ"),
        ({"grace": -0.1}, "grace: -0.1 is no number of seconds from 0 to 604800"),
        ({"grace": float("nan")}, "grace: nan is no number of seconds from 0 to 604800"),
        ({"grace": float("inf")}, "grace: inf is no number of seconds from 0 to 604800"),
        (
            {"cors_origins": "https://a.example, play.example"},
            (
                "cors_origins: 'https://a.example, play.example' holds what is no origin, "
                "such as https://play.example or http://localhost:5173"
            ),
        ),
        (
            {"cors_origins": "https://a.example/"},
            (
                "cors_origins: 'https://a.example/' holds what is no origin, "
                "such as https://play.example or http://localhost:5173"
            ),
        ),
        ({"http_tls": True}, "http_tls: needs tls_certificate and tls_key"),
        ({"http_tls": "yes"}, "http_tls: 'yes' is neither on nor off (true, false)"),
        ({"grace": "10"}, "grace: '10' is no number of seconds from 0 to 604800"),
    ],
)
def test_bad_settings(given: dict[str, Any], fault: str) -> None:
    with pytest.raises(SettingsError) as caught:
        ServerSettings(**given)
    assert caught.value.faults == (fault,)


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(SettingsError) as caught:
        ServerSettings("here", -1, -2, -1)
    assert [fault.split(":")[0] for fault in caught.value.faults] == [
        "host",
        "grpc_port",
        "http_port",
        "grace",
    ]
