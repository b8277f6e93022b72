"""Asking a server that wants TLS, a certificate or a token, and what is told where that fails."""

import dataclasses
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.certificates import LONG_AGO, Authority, Pair, files_in
from tests.cli.conftest import EXAMPLES, Dozor
from tests.server.running import FREE_PORTS, thread_server

DUEL = EXAMPLES / "duel.yaml"
AUTHORITY = Authority("the server's authority")
CLIENTS = Authority("the clients' authority")
TOKEN = "0123456789abcdef-of-a-game-server"


@contextmanager
def _server(
    pair: Pair | None = None, *, mutual: bool = False, token: bool = False
) -> Iterator[str]:
    """The port of a server; the files that its callers need lie in the working directory."""
    folder = Path("server").absolute()
    folder.mkdir()
    files, settings = files_in(folder), FREE_PORTS
    files.write(pair or AUTHORITY.issue())
    files.client_ca.write_bytes(CLIENTS.pem)
    (folder / "tokens").write_text(f"# old\nanother-{TOKEN}\n# new\n{TOKEN}\n")
    if pair:
        settings = dataclasses.replace(
            settings, tls_certificate=str(files.certificate), tls_key=str(files.key)
        )
    if mutual:
        settings = dataclasses.replace(settings, tls_client_ca=str(files.client_ca))
    if token:
        settings = dataclasses.replace(settings, auth_tokens=str(folder / "tokens"))
    Path("ca.pem").write_bytes(AUTHORITY.pem)
    Path("token").write_text(f"{TOKEN}\n")
    _write("client", CLIENTS.issue("a game server"))
    with thread_server(settings) as running:
        yield str(running.running.grpc_port)


def _write(name: str, pair: Pair) -> None:
    Path(f"{name}.pem").write_bytes(pair.certificate)
    Path(f"{name}.key").write_bytes(pair.key)


CA = ("--tls-ca", "ca.pem")
CLIENT = ("--tls-certificate", "client.pem", "--tls-key", "client.key")
WITH_TOKEN = ("--token-file", "token")


@pytest.mark.parametrize(
    "command",
    [
        ("resolve", DUEL),
        ("explain", DUEL),
        ("rulebook", "list"),
        ("raid", "explain", "--seed", "7", EXAMPLES / "raid-checkpoint.yaml"),
    ],
)
def test_with_all_that_is_asked_for_the_answer_is_the_same(
    command: tuple[str | Path, ...], dozor: Dozor
) -> None:
    with _server(AUTHORITY.issue(), mutual=True, token=True) as port:
        asked = dozor(*command, "--server", f"localhost:{port}", *CA, *CLIENT, *WITH_TOKEN)
    assert asked == dozor(*command)
    assert asked.status == 0


def test_a_token_goes_over_plain_text_too(dozor: Dozor) -> None:
    with _server(token=True) as port:
        asked = dozor("resolve", DUEL, "--server", f"localhost:{port}", *WITH_TOKEN)
    assert asked == dozor("resolve", DUEL)


def test_the_system_s_authorities_vouch_with_tls(dozor: Dozor) -> None:
    with _server(AUTHORITY.issue()) as port:
        told = dozor("resolve", DUEL, "--server", f"localhost:{port}", "--tls").err
    assert told.startswith(f"dozor: no connection with localhost:{port} (unable to get ")
    assert "(or\nof this system, with --tls)" in told


def test_a_certificate_for_another_name_is_taken_when_the_name_is_given(dozor: Dozor) -> None:
    with _server(AUTHORITY.issue(names=("dozor.example",))) as port:
        where = ("resolve", DUEL, "--server", f"localhost:{port}", *CA)
        status, out, told = dozor(*where)
        named = dozor(*where, "--tls-server-name", "dozor.example")
    assert (status, out) == (1, "")
    assert told == (
        f"dozor: no connection with localhost:{port} (Hostname Verification Check failed)\n"
        "The server's certificate is for other names: call it by one of them, or give one with\n"
        "--tls-server-name NAME.\n"
    )
    assert named == dozor("resolve", DUEL)


@pytest.mark.parametrize(
    ("options", "advice"),
    [
        ((), "perhaps it speaks TLS. Encrypt with --tls"),
        (CA, "perhaps it asks for a certificate. Show one with\n--tls-certificate FILE"),
        (
            (*CA, "--tls-certificate", "stranger.pem", "--tls-key", "stranger.key"),
            "perhaps it does not accept the certificate that\n--tls-certificate shows",
        ),
        (("--tls-ca", "other.pem", *CLIENT), "no authority of --tls-ca"),
    ],
    ids=["plain text", "no certificate", "a stranger's certificate", "another authority"],
)
def test_where_there_is_no_connection_it_is_told_why(
    options: tuple[str, ...], advice: str, dozor: Dozor
) -> None:
    _write("stranger", AUTHORITY.issue("a stranger"))
    Path("other.pem").write_bytes(CLIENTS.pem)
    with _server(AUTHORITY.issue(), mutual=True) as port:
        status, out, told = dozor("resolve", DUEL, "--server", f"localhost:{port}", *options)
    assert (status, out) == (1, "")
    assert told.startswith(f"dozor: no connection with localhost:{port} (")
    assert advice in told


def test_tls_with_a_server_that_speaks_plain_text_is_told(dozor: Dozor) -> None:
    with _server() as port:
        told = dozor("resolve", DUEL, "--server", f"localhost:{port}", *CA).err
    assert told.startswith(f"dozor: no connection with localhost:{port} (WRONG_VERSION_NUMBER)\n")
    assert "No TLS is spoken there" in told


@pytest.mark.parametrize("options", [(), ("--token-file", "wrong")])
def test_a_token_that_is_refused_or_missing_is_told(options: tuple[str, ...], dozor: Dozor) -> None:
    Path("wrong").write_text("this-token-is-unknown\n")
    with _server(token=True) as port:
        status, out, told = dozor("resolve", DUEL, "--server", f"localhost:{port}", *options)
    assert (status, out) == (1, "")
    assert told == (
        "dozor: refused: this server asks for a token that it knows: send metadata "
        "'authorization: Bearer TOKEN' [UNAUTHENTICATED]\n"
        "Name the file of a token that the server knows with --token-file FILE.\n"
    )


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--tls-ca", "none.pem"), "--tls-ca: none.pem cannot be read: No such file or directory"),
        (("--token-file", "none"), "--token-file: none cannot be read: No such file or directory"),
        (("--token-file", "short"), "--token-file: short holds no token in line 1: it has 5"),
        (("--tls-ca", "short"), "--tls-ca: short holds no certificate in PEM"),
        (
            ("--tls-certificate", "old.pem", "--tls-key", "old.key"),
            "--tls-certificate: old.pem holds a certificate that has expired on",
        ),
        (
            ("--tls-certificate", "new.pem", "--tls-key", "old.key"),
            "--tls-key: old.key is not the key of the first certificate in new.pem",
        ),
    ],
)
def test_a_file_that_cannot_be_used_is_told(
    options: tuple[str, ...], told: str, dozor: Dozor
) -> None:
    Path("short").write_text("short\n")
    _write("old", CLIENTS.issue("old", days=LONG_AGO))
    _write("new", CLIENTS.issue("new"))
    run = dozor("resolve", DUEL, "--server", "localhost:1", *options)
    assert run.status == 1
    assert run.err.startswith(f"dozor: the server cannot be asked: {told}")
    assert run.err.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--tls",), "--tls is about a server: it goes with --server HOST:PORT"),
        (("--token-file", "token"), "--token-file is about a server"),
        (
            ("--server", "localhost:1", "--tls-key", "client.key"),
            "--tls-certificate is missing: --tls-certificate and --tls-key go together",
        ),
        (("--server", "localhost:1", "--tls-certificate", "c.pem"), "--tls-key is missing"),
    ],
)
def test_options_that_do_not_go_together_are_told(
    options: tuple[str, ...], told: str, dozor: Dozor
) -> None:
    run = dozor("resolve", DUEL, *options)
    assert run.status == 2
    assert told in run.err


def test_the_help_teaches_it(dozor: Dozor) -> None:
    told = dozor("resolve", "--help").out
    for option in ("--tls", "--tls-ca", "--tls-certificate", "--tls-key", "--token-file"):
        assert option in told
