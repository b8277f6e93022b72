"""A health check that scripts and containers can rely on."""

import signal
import socket
import ssl
import subprocess
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import grpc
import pytest
from grpc_health.v1 import health_pb2

from tests.cli.conftest import Dozor
from tests.cli.processes import finish, server, start

SERVICE = "dozor.v1.StationService"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with server() as address:
        yield address


@pytest.mark.parametrize("service", [(), ("--service", SERVICE)])
def test_a_server_that_serves_is_healthy(
    service: tuple[str, ...], address: str, dozor: Dozor
) -> None:
    assert dozor("health", "--server", address, *service) == (0, "SERVING\n", "")


def test_a_service_that_there_is_not_is_no_healthy_one(address: str, dozor: Dozor) -> None:
    status, out, told = dozor("health", "--server", address, "--service", "dozor.v1.Nothing")
    assert (status, out) == (1, "")
    assert "no service is named 'dozor.v1.Nothing'; there are: dozor.v1.StationService" in told


def test_the_server_on_this_machine_is_found_by_its_settings(
    address: str, dozor: Dozor, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, _, port = address.rpartition(":")
    monkeypatch.setenv("DOZOR_HOST", host)
    Path("dozor.toml").write_text(f"grpc_port = {port}\n", encoding="utf-8")
    assert dozor("health", "--config", "dozor.toml").status == 0
    monkeypatch.setenv("DOZOR_GRPC_PORT", port)
    assert dozor("health").status == 0


def test_a_server_that_drains_is_not_healthy(dozor: Dozor) -> None:
    with _stand_in(lambda: health_pb2.HealthCheckResponse(status="NOT_SERVING")) as where:
        told = dozor("health", "--server", where)
    assert told == (1, "", f"dozor: {where} answers, but does not serve (NOT_SERVING)\n")


def test_a_server_that_does_not_answer_in_time_is_not_healthy(dozor: Dozor) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        where = f"127.0.0.1:{silent.getsockname()[1]}"
        told = dozor("health", "--server", where, "--timeout", "0.3")
    assert told == (
        1,
        "",
        f"dozor: {where} did not answer within 0.3 s; --timeout allows it more\n",
    )


def test_where_nothing_listens_there_is_no_health(dozor: Dozor) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        where = f"127.0.0.1:{taken.getsockname()[1]}"
    status, out, told = dozor("health", "--server", where)
    assert (status, out) == (1, "")
    assert told.startswith(f"dozor: nothing answers at {where} (")


def test_settings_that_the_server_would_refuse_are_told(
    dozor: Dozor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOZOR_GRPC_PRT", "1")
    status, out, told = dozor("health")
    assert (status, out) == (2, "")
    assert told == (
        "dozor: the settings are wrong: DOZOR_GRPC_PRT: is no setting; is DOZOR_GRPC_PORT meant?\n"
    )


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        (("--tls-ca", "ca.pem"), "it goes with --server HOST:PORT"),
        (("--token-file", "tokens"), "it goes with --server HOST:PORT"),
        (
            ("--server", "localhost:1", "--tls-ca", "ca.pem", "--tls-key", "a.key"),
            "--tls-certificate is missing",
        ),
    ],
)
def test_options_of_encryption_that_do_not_fit_are_told(
    options: tuple[str, ...], fault: str, dozor: Dozor
) -> None:
    status, out, told = dozor("health", *options)
    assert (status, out) == (2, "")
    assert fault in told


class Certificates:
    """An authority, and a server's certificate of it."""

    def __init__(self, folder: Path) -> None:
        self.ca, self.certificate, self.key = (folder / n for n in ("ca.pem", "s.pem", "s.key"))
        curve = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")
        ca_key = folder / "ca.key"
        request = folder / "s.csr"
        names = folder / "names"
        names.write_text("subjectAltName=DNS:*.dozor.example,DNS:dozor\n", encoding="utf-8")
        _openssl("req", "-x509", *curve, "-subj", "/CN=ca", "-keyout", ca_key, "-out", self.ca)
        _openssl("req", *curve, "-subj", "/CN=dozor", "-keyout", self.key, "-out", request)
        signing = ("-CA", self.ca, "-CAkey", ca_key, "-set_serial", "2", "-extfile", names)
        _openssl("x509", "-req", "-in", request, *signing, "-out", self.certificate)

    def settings(self) -> dict[str, str]:
        return {"DOZOR_TLS_CERTIFICATE": str(self.certificate), "DOZOR_TLS_KEY": str(self.key)}


def _openssl(*arguments: str | Path) -> None:
    subprocess.run(["openssl", *map(str, arguments)], check=True, capture_output=True, timeout=60)


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Certificates:
    return Certificates(tmp_path_factory.mktemp("certificates"))


@pytest.mark.parametrize("clients_too", [False, True], ids=["server's alone", "clients' too"])
def test_over_tls_the_server_is_asked_by_its_settings(
    clients_too: bool, certificates: Certificates, dozor: Dozor, monkeypatch: pytest.MonkeyPatch
) -> None:
    credentials = grpc.ssl_server_credentials(
        [(certificates.key.read_bytes(), certificates.certificate.read_bytes())],
        certificates.ca.read_bytes() if clients_too else None,
        clients_too,
    )
    with _stand_in(lambda: health_pb2.HealthCheckResponse(status="SERVING"), credentials) as where:
        for name, value in certificates.settings().items():
            monkeypatch.setenv(name, value)
        monkeypatch.setenv("DOZOR_HOST", "127.0.0.1")
        monkeypatch.setenv("DOZOR_GRPC_PORT", where.rpartition(":")[2])
        assert dozor("health") == (0, "SERVING\n", "")


def test_over_tls_another_certificate_than_the_given_one_is_not_trusted(
    certificates: Certificates, tmp_path: Path, dozor: Dozor, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Certificates(tmp_path)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(other.certificate, other.key)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        accepting = threading.Thread(target=_shake_hands, args=(listener, context))
        accepting.start()
        for name, value in certificates.settings().items():
            monkeypatch.setenv(name, value)
        monkeypatch.setenv("DOZOR_HOST", "127.0.0.1")
        monkeypatch.setenv("DOZOR_GRPC_PORT", str(listener.getsockname()[1]))
        status, out, told = dozor("health")
        accepting.join()
    assert (status, out) == (1, "")
    assert "certificate verify failed" in told


def _shake_hands(listener: socket.socket, context: ssl.SSLContext) -> None:
    plain, _ = listener.accept()
    with plain, pytest.raises(ssl.SSLError):
        context.wrap_socket(plain, server_side=True)


def test_a_named_server_over_tls_has_to_be_in_the_name_of_its_certificate(
    certificates: Certificates, dozor: Dozor
) -> None:
    credentials = grpc.ssl_server_credentials(
        [(certificates.key.read_bytes(), certificates.certificate.read_bytes())]
    )
    with _stand_in(lambda: health_pb2.HealthCheckResponse(status="SERVING"), credentials) as where:
        status, out, told = dozor("health", "--server", where, "--tls-ca", certificates.ca)
        named = ("--tls-ca", certificates.ca, "--tls-server-name", "dozor")
        assert dozor("health", "--server", where, *named) == (0, "SERVING\n", "")
    assert (status, out) == (1, "")
    assert told.startswith(f"dozor: no connection with {where} (")
    assert "--tls-server-name NAME" in told


def test_a_file_of_authorities_that_is_not_there_is_told(dozor: Dozor) -> None:
    told = dozor("health", "--server", "localhost:1", "--tls-ca", "ca.pem")
    fault = "--tls-ca: ca.pem cannot be read: No such file or directory"
    assert told == (1, "", f"dozor: the server cannot be asked: {fault}\n")


def test_a_check_that_is_interrupted_says_nothing() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        process = start("health", "--server", f"127.0.0.1:{silent.getsockname()[1]}")
        connection, _ = silent.accept()
        with connection:
            process.send_signal(signal.SIGINT)
            assert finish(process) == (130, "", "")


@contextmanager
def _stand_in(answer: Any, credentials: grpc.ServerCredentials | None = None) -> Iterator[str]:
    """A server that has an answer to health checks: states that Dozor has for a moment only."""

    class Handler(grpc.GenericRpcHandler):
        def service(self, handler_call_details: Any) -> Any:
            return grpc.unary_unary_rpc_method_handler(
                lambda request, context: answer().SerializeToString()
            )

    other = grpc.server(ThreadPoolExecutor(1), handlers=[Handler()])
    if credentials is None:
        port = other.add_insecure_port("127.0.0.1:0")
    else:
        port = other.add_secure_port("127.0.0.1:0", credentials)
    other.start()
    try:
        yield f"127.0.0.1:{port}"
    finally:
        other.stop(None).wait()
