"""TLS: who gets a connection, and how certificates change while the server runs."""

import dataclasses
import os
import socket
import ssl
from collections.abc import Iterator
from pathlib import Path

import grpc
import pytest

from dozor.server import ServerSettings
from tests.certificates import (
    LONG_AGO,
    NOT_YET,
    Authority,
    Files,
    Pair,
    files_in,
    handshake,
    secure_channel,
    works,
)
from tests.server.calling import ENGAGEMENT, RESOLVE, eventually, failure, open_channel, unary
from tests.server.running import FREE_PORTS, server_process, thread_server
from tests.server.scraping import Scrape

AUTHORITY = Authority("the server's authority")
CLIENTS = Authority("the clients' authority")
STRANGER = Authority("somebody else's authority")
REQUEST = ENGAGEMENT.SerializeToString()
EXPIRY = "dozor_tls_certificate_expiry_timestamp_seconds"


@pytest.fixture
def files(tmp_path: Path) -> Files:
    files = files_in(tmp_path)
    files.write(AUTHORITY.issue())
    files.client_ca.write_bytes(CLIENTS.pem)
    return files


def tls(files: Files, **changes: object) -> ServerSettings:
    return dataclasses.replace(
        FREE_PORTS,
        tls_certificate=str(files.certificate),
        tls_key=str(files.key),
        reload_interval=0.05,
        **changes,  # type: ignore[arg-type]
    )


def mutual(files: Files) -> ServerSettings:
    return tls(files, tls_client_ca=str(files.client_ca))


def answers(channel: grpc.Channel) -> bool:
    return bool(unary(channel, RESOLVE)(REQUEST, timeout=30))


def code(channel: grpc.Channel) -> grpc.StatusCode:
    with channel:
        return failure(lambda: unary(channel, RESOLVE)(REQUEST, timeout=30)).code


def test_a_client_that_trusts_the_authority_is_served(files: Files) -> None:
    with thread_server(tls(files)) as server:
        assert works(server.address, AUTHORITY)


def test_a_client_that_trusts_another_authority_or_speaks_plain_text_fails(files: Files) -> None:
    with thread_server(tls(files)) as server:
        assert code(secure_channel(server.address, STRANGER)) is grpc.StatusCode.UNAVAILABLE
        assert code(open_channel(server.address)) is grpc.StatusCode.UNAVAILABLE
        assert works(server.address, AUTHORITY)


def test_old_versions_of_tls_are_not_spoken(files: Files) -> None:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    context.set_ciphers("ALL:@SECLEVEL=0")
    context.set_alpn_protocols(["h2"])
    versions = {}
    with thread_server(tls(files)) as server:
        for version in (ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3):
            context.minimum_version = context.maximum_version = version
            with (
                socket.create_connection(("127.0.0.1", server.running.grpc_port)) as plain,
                context.wrap_socket(plain) as secure,
            ):
                versions[version] = secure.version()
        # Python's ssl may not offer TLS 1.1 any more; a hello that does is written by hand.
        with socket.create_connection(("127.0.0.1", server.running.grpc_port)) as plain:
            plain.sendall(_hello_of_tls_1_1())
            assert plain.recv(2)[:1] in (b"\x15", b"")  # an alert, or the end
    assert list(versions.values()) == ["TLSv1.2", "TLSv1.3"]


def _hello_of_tls_1_1() -> bytes:
    suites = bytes.fromhex("c013c014002f0035")
    body = b"\x03\x02" + bytes(32) + b"\0" + len(suites).to_bytes(2) + suites + b"\x01\0"
    message = b"\x01" + len(body).to_bytes(3) + body
    return b"\x16\x03\x01" + len(message).to_bytes(2) + message


def test_mutual_tls_lets_in_who_has_a_certificate_of_the_authority(files: Files) -> None:
    with thread_server(mutual(files)) as server:
        assert works(server.address, AUTHORITY, CLIENTS.issue("a game server"))


@pytest.mark.parametrize(
    "client",
    [
        None,
        STRANGER.issue("a stranger"),
        AUTHORITY.issue("of the server's authority"),
        CLIENTS.issue("expired", days=LONG_AGO),
        CLIENTS.issue("not yet valid", days=NOT_YET),
    ],
    ids=["none", "stranger", "server's authority", "expired", "not yet valid"],
)
def test_mutual_tls_keeps_out_who_has_none_that_holds(client: Pair | None, files: Files) -> None:
    with thread_server(mutual(files)) as server:
        channel = secure_channel(server.address, AUTHORITY, client)
        assert code(channel) is grpc.StatusCode.UNAVAILABLE
        assert Scrape(server).counted("grpc_server_started_total") == {}


def test_a_new_certificate_counts_for_new_connections_and_old_ones_go_on(files: Files) -> None:
    with thread_server(tls(files)) as server, secure_channel(server.address, AUTHORITY) as old:
        assert answers(old)
        new = STRANGER.issue()
        files.write(new)
        eventually(lambda: handshake(server.address) == new.serial)
        assert works(server.address, STRANGER)
        assert not works(server.address, AUTHORITY)
        assert answers(old)  # which could not connect anew


def test_new_authorities_of_clients_count_for_new_connections(files: Files) -> None:
    before, after = CLIENTS.issue("a client"), STRANGER.issue("a client")
    with thread_server(mutual(files)) as server:
        assert works(server.address, AUTHORITY, before)
        files.client_ca.write_bytes(STRANGER.pem + CLIENTS.pem)
        eventually(lambda: works(server.address, AUTHORITY, after))
        assert works(server.address, AUTHORITY, before)
        files.client_ca.write_bytes(STRANGER.pem)
        eventually(lambda: not works(server.address, AUTHORITY, before))
        assert works(server.address, AUTHORITY, after)


def test_a_secret_of_kubernetes_is_followed(tmp_path: Path) -> None:
    def publish(version: str, pair: Pair) -> None:
        folder = tmp_path / version
        folder.mkdir()
        files_in(folder).write(pair)
        for path in folder.iterdir():
            os.utime(path, (1_700_000_000, 1_700_000_000))  # no time tells old from new
        (tmp_path / "..data_tmp").symlink_to(version)
        (tmp_path / "..data_tmp").rename(tmp_path / "..data")

    first, second = AUTHORITY.issue(), AUTHORITY.issue()
    publish("..1", first)
    files = files_in(tmp_path)
    for path in (files.certificate, files.key):
        path.symlink_to(Path("..data") / path.name)
    with thread_server(tls(files)) as server:
        assert handshake(server.address) == first.serial
        publish("..2", second)
        eventually(lambda: handshake(server.address) == second.serial)
        reloads = Scrape(server)
        assert reloads("dozor_tls_reloads_total", {"result": "success"}) == 1
        assert reloads("dozor_tls_reloads_total", {"result": "failure"}) == 0


def _break_half(files: Files) -> None:
    files.certificate.write_bytes(AUTHORITY.issue().certificate)


def _break_off(files: Files) -> None:
    files.certificate.write_bytes(AUTHORITY.issue().certificate[:300])


def _break_by_expiry(files: Files) -> None:
    files.write(AUTHORITY.issue(days=LONG_AGO))


def _break_by_removal(files: Files) -> None:
    files.key.unlink()


def _break_authorities(files: Files) -> None:
    files.client_ca.write_bytes(b"")


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (_break_half, "is not the key of the first certificate"),
        (_break_off, "damaged or cut off"),
        (_break_by_expiry, "has expired on"),
        (_break_by_removal, "cannot be read: No such file"),
        (_break_authorities, "tls_client_ca: "),
    ],
)
def test_what_is_broken_is_not_taken_and_told_once(
    spoil: object, told: str, files: Files, caplog: pytest.LogCaptureFixture
) -> None:
    assert callable(spoil)
    good = AUTHORITY.issue()
    files.write(good)
    client = CLIENTS.issue("a client")
    with thread_server(mutual(files)) as server:

        def counted(result: str) -> float:
            return Scrape(server)("dozor_tls_reloads_total", {"result": result})

        expiry = Scrape(server)(EXPIRY)
        spoil(files)
        eventually(lambda: counted("failure") >= 1)
        assert works(server.address, AUTHORITY, client)
        assert Scrape(server)(EXPIRY) == expiry
        better = AUTHORITY.issue(days=(-1, 60))
        files.write(better)
        files.client_ca.write_bytes(CLIENTS.pem)
        eventually(lambda: counted("success") >= 1)
        assert works(server.address, AUTHORITY, client)
        assert Scrape(server)(EXPIRY) == pytest.approx(expiry + 30 * 86_400, abs=600)
    faults = [r.getMessage() for r in caplog.records if r.levelname == "ERROR"]
    assert sum(told in fault for fault in faults) == 1
    assert not any(b"PRIVATE KEY" in fault.encode() for fault in faults)


def test_a_certificate_that_becomes_valid_is_taken_then(
    files: Files, caplog: pytest.LogCaptureFixture
) -> None:
    soon = AUTHORITY.issue(days=(3 / 86_400, 1))
    with thread_server(tls(files)) as server:
        files.write(soon)
        eventually(lambda: "is not valid before" in caplog.text)
        assert handshake(server.address) != soon.serial
        eventually(lambda: handshake(server.address) == soon.serial)


def test_with_an_interval_of_0_nothing_is_followed(files: Files) -> None:
    first = AUTHORITY.issue()
    files.write(first)
    settings = dataclasses.replace(tls(files), reload_interval=0.0)
    with thread_server(settings) as server:
        files.write(AUTHORITY.issue())
        socket.create_connection(("127.0.0.1", server.running.grpc_port)).close()
        assert handshake(server.address) == first.serial


def _bad_handshakes(port: int) -> Iterator[socket.socket]:
    """Connections of all kinds of bad clients; the silent ones are left open."""
    here = ("127.0.0.1", port)
    context = ssl.create_default_context(cadata=AUTHORITY.pem.decode())
    context.set_alpn_protocols(["h2"])
    for number in range(400):
        connection = socket.create_connection(here)
        if number % 4 == 0:
            connection.sendall(os.urandom(300))
            connection.close()
        elif number % 4 == 1:
            connection.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(9))
            connection.close()
        elif number % 4 == 2:  # well-behaved, but without a certificate
            try:
                context.wrap_socket(connection, server_hostname="localhost").close()
            except OSError:
                connection.close()
        else:
            yield connection


@pytest.mark.slow
def test_hundreds_of_bad_handshakes_do_no_harm(
    files: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRPC_VERBOSITY", "ERROR")  # else a line for each, and nobody reads them
    settings = (
        "host='127.0.0.1', grpc_port=0, http_port=0, "
        f"tls_certificate={str(files.certificate)!r}, tls_key={str(files.key)!r}, "
        f"tls_client_ca={str(files.client_ca)!r}"
    )
    client = CLIENTS.issue("a client")
    with server_process(settings) as server:
        descriptors = Path(f"/proc/{server.process.pid}/fd")
        assert works(server.address, AUTHORITY, client)
        before = len(list(descriptors.iterdir()))
        silent = list(_bad_handshakes(server.grpc_port))
        assert works(server.address, AUTHORITY, client)
        for connection in silent:
            connection.close()
        eventually(lambda: len(list(descriptors.iterdir())) <= before + 5)
        assert works(server.address, AUTHORITY, client)
        assert sum(Scrape(server).counted("grpc_server_started_total").values()) == 3
        server.process.terminate()
        status, _, log = server.wait()
        assert status == 0
        assert "Handshake failed" not in log
