"""Bearer tokens: which calls are let in, and how tokens are replaced while the server runs."""

import asyncio
import dataclasses
import hmac
from collections.abc import Iterator
from pathlib import Path

import grpc
import pytest

from dozor.security.files import SecurityError, Source
from dozor.security.tokens import MAX_TOKENS, Tokens, parse_tokens
from dozor.server import ServerSettings, StartupError, serve
from dozor.server.methods import HEALTH, METHODS, REFLECTION
from tests.certificates import Authority, files_in, secure_channel
from tests.server.calling import (
    ENGAGEMENT,
    RESOLVE,
    RESOLVE_STREAM,
    Failure,
    batch,
    eventually,
    failure,
    open_channel,
    stream,
    unary,
)
from tests.server.running import FREE_PORTS, ThreadServer, thread_server
from tests.server.scraping import Scrape, handled

FIRST = "first-0123456789abcdef"
SECOND = "second-0123456789abcdef=="
REQUEST = ENGAGEMENT.SerializeToString()
Metadata = tuple[tuple[str, str], ...]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "tokens"
    file.write_text(f"# the game servers\n{FIRST}\n\n  {SECOND}\r\n")
    return file


def settings_with(file: Path) -> ServerSettings:
    return dataclasses.replace(FREE_PORTS, auth_tokens=str(file), reload_interval=0.05)


@pytest.fixture
def server(file: Path) -> Iterator[ThreadServer]:
    with thread_server(settings_with(file)) as running:
        yield running


@pytest.fixture
def channel(server: ThreadServer) -> Iterator[grpc.Channel]:
    with open_channel(server.address) as opened:
        yield opened


def bearer(token: str) -> Metadata:
    return (("authorization", f"Bearer {token}"),)


def admitted(channel: grpc.Channel, metadata: Metadata) -> bool:
    try:
        return bool(unary(channel, RESOLVE)(REQUEST, metadata=metadata))
    except grpc.RpcError as error:
        if error.code() is grpc.StatusCode.UNAUTHENTICATED:
            return False
        raise


def refused(channel: grpc.Channel, path: str, metadata: Metadata = ()) -> Failure:
    call = channel.stream_stream(path, lambda m: m, lambda m: m)
    return failure(lambda: list(call(iter([REQUEST]), metadata=metadata)))


@pytest.mark.parametrize("token", [FIRST, SECOND])
@pytest.mark.parametrize("scheme", ["Bearer", "bearer", "BEARER"])
def test_every_token_of_the_file_lets_in(token: str, scheme: str, channel: grpc.Channel) -> None:
    assert admitted(channel, (("authorization", f"{scheme} {token}"),))
    call = channel.stream_stream(RESOLVE_STREAM, lambda m: m, lambda m: m)
    assert len(list(call(iter([batch(1)] * 2), metadata=bearer(token)))) == 2


@pytest.mark.parametrize(
    "metadata",
    [
        (),
        bearer(""),
        bearer(FIRST[:-1]),
        bearer(FIRST + "0"),
        bearer(FIRST.upper()),
        bearer("# the game servers"),
        bearer(f"{FIRST} {SECOND}"),
        (("authorization", FIRST),),
        (("authorization", f"Basic {FIRST}"),),
        (("token", f"Bearer {FIRST}"),),
        (*bearer(FIRST), *bearer(SECOND)),
        (*bearer("wrong-0123456789abcdef"), *bearer(FIRST)),
    ],
)
def test_anything_else_does_not(
    metadata: Metadata, channel: grpc.Channel, server: ThreadServer
) -> None:
    failed = refused(channel, RESOLVE, metadata)
    assert (failed.code, failed.reason) == (grpc.StatusCode.UNAUTHENTICATED, "UNAUTHENTICATED")
    assert FIRST not in str(failed)
    # The client hears of it a moment before it is counted.
    eventually(lambda: handled(server, RESOLVE, "UNAUTHENTICATED") == 1)
    assert Scrape(server).counted("dozor_outcomes_total") == {}


@pytest.mark.parametrize("path", [method.path for method in METHODS if method.service != HEALTH])
def test_every_method_but_those_of_health_asks_for_a_token(
    path: str, channel: grpc.Channel
) -> None:
    assert refused(channel, path).reason == "UNAUTHENTICATED"


def test_health_is_open_to_all(channel: grpc.Channel) -> None:
    assert unary(channel, f"/{HEALTH}/Check")(b"") == b"\x08\x01"
    watch = channel.unary_stream(f"/{HEALTH}/Watch", lambda m: m, lambda m: m)(b"")
    assert next(watch) == b"\x08\x01"
    watch.cancel()


def test_reflection_answers_who_has_a_token(channel: grpc.Channel) -> None:
    path = f"/{REFLECTION}/ServerReflectionInfo"
    call = channel.stream_stream(path, lambda m: m, lambda m: m)
    assert list(call(iter([b"\x3a\x00"]), metadata=bearer(FIRST)))


def test_a_refused_stream_is_not_read(channel: grpc.Channel) -> None:
    failed = failure(lambda: list(stream(channel, RESOLVE_STREAM, [b"\xff"] * 5)))
    assert failed.reason == "UNAUTHENTICATED"


def test_tokens_are_replaced_on_a_hangup_where_nothing_is_looked_at_regularly(file: Path) -> None:
    settings = dataclasses.replace(FREE_PORTS, auth_tokens=str(file), reload_interval=0)
    with thread_server(settings) as server, open_channel(server.address) as channel:
        assert not admitted(channel, bearer("third-0123456789abcdef"))
        file.write_text("third-0123456789abcdef\n")
        server.running.request_reload()
        eventually(lambda: admitted(channel, bearer("third-0123456789abcdef")))


def test_tokens_are_replaced_while_the_server_runs(
    file: Path, channel: grpc.Channel, server: ThreadServer
) -> None:
    third = "third-0123456789abcdef"
    file.write_text(f"{SECOND}\n{third}\n")
    eventually(lambda: admitted(channel, bearer(third)))
    assert admitted(channel, bearer(SECOND))
    assert not admitted(channel, bearer(FIRST))
    assert Scrape(server)("dozor_auth_token_reloads_total", {"result": "success"}) >= 1


@pytest.mark.parametrize("content", ["", "# none\n", "short\n", "two words are no token\n", None])
def test_the_last_good_tokens_stay_when_the_file_is_no_good(
    content: str | None,
    file: Path,
    channel: grpc.Channel,
    server: ThreadServer,
    caplog: pytest.LogCaptureFixture,
) -> None:
    if content is None:
        file.unlink()
    else:
        (file.parent / "new").write_text(content)
        (file.parent / "new").rename(file)
    failures = {"result": "failure"}
    eventually(lambda: Scrape(server)("dozor_auth_token_reloads_total", failures) == 1)
    assert admitted(channel, bearer(FIRST))
    (fault,) = (r.getMessage() for r in caplog.records if r.levelname == "ERROR")
    assert fault.startswith(
        f"bearer tokens: not reloaded, what was good before stays in use: auth_tokens: {file} "
    )


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "cannot be read: No such file or directory"),
        (b"", "holds no token; write one a line (`openssl rand -hex 32` makes one)"),
        (b"# a comment\n\n", "holds no token; write one a line (`openssl rand -hex 32` makes one)"),
        (
            b"# one\n0123456789abcdef two\n",
            "holds no token in line 2: it has spaces; ",
        ),
        (
            "пароль-из-многих-букв\n".encode(),
            "holds no token in line 1: it has letters that are not ASCII",
        ),
        (
            b"\xef\xbb\xbf0123456789abcdef\n",
            "holds no token in line 1: it has letters that are not ASCII",
        ),
        (
            b"0123456789abcdef\n0123456789abcde\n",
            "holds no token in line 2: it has 15 characters; 16 to 1024 are right",
        ),
        (
            b"x" * 1025,
            "holds no token in line 1: it has 1025 characters; 16 to 1024 are right",
        ),
        (
            b"0123456789abcdef#one\n",
            "holds no token in line 1: letters, digits and . _ ~ + / - are right, ",
        ),
        (
            b"\n".join(b"%016d" % number for number in range(MAX_TOKENS + 1)),
            "holds 101 tokens; at most 100 are right",
        ),
    ],
)
def test_a_file_that_is_no_good_keeps_the_server_from_starting(
    content: bytes | None, told: str, tmp_path: Path
) -> None:
    file = tmp_path / "tokens"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(StartupError) as caught:
        asyncio.run(serve(settings_with(file), lambda running: pytest.fail(str(running))))
    assert str(caught.value).startswith(f"auth_tokens: {file} {told}")


def test_a_call_is_compared_with_all_tokens_whichever_it_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared = []
    real = hmac.compare_digest

    def count(one: bytes, other: bytes) -> bool:
        compared.append(other)
        return real(one, other)

    monkeypatch.setattr(hmac, "compare_digest", count)
    names = [f"{number:016d}" for number in range(5)]
    tokens = Tokens(names)
    for name in (names[0], names[4], "wrong"):
        compared.clear()
        assert tokens.admit(bearer(name)) is (name != "wrong")
        assert len(set(compared)) == 5


def test_a_fault_never_quotes_a_token() -> None:
    secret = "hunter2!"
    with pytest.raises(SecurityError) as caught:
        parse_tokens(Source("auth_tokens", "file"), f"{FIRST}\n{secret}\n".encode())
    assert secret not in str(caught.value)


def test_tokens_over_plain_text_are_warned_of_and_never_logged(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    with thread_server(settings_with(file)) as server, open_channel(server.address) as channel:
        assert admitted(channel, bearer(FIRST))
        assert not admitted(channel, bearer("wrong-0123456789abcdef"))
    assert "bearer tokens are asked for over plain text" in caplog.text
    assert "bearer tokens: 2 are known" in caplog.text
    for token in (FIRST, SECOND, "wrong-0123456789abcdef"):
        assert token not in caplog.text


def test_over_tls_there_is_no_warning(
    file: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    authority, files = Authority("an authority"), files_in(tmp_path)
    files.write(authority.issue())
    settings = dataclasses.replace(
        settings_with(file), tls_certificate=str(files.certificate), tls_key=str(files.key)
    )
    with (
        thread_server(settings) as server,
        secure_channel(server.address, authority) as channel,
    ):
        assert admitted(channel, bearer(FIRST))
        assert not admitted(channel, ())
    assert "plain text" not in caplog.text
