"""Asking a server: the same answers, and plain words where there is none."""

import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import grpc
import pytest

from tests.cli.conftest import EXAMPLES, FIGHTS, Dozor
from tests.cli.processes import server

DUEL = EXAMPLES / "duel.yaml"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with server() as address:
        yield address


@pytest.mark.parametrize("name", FIGHTS)
@pytest.mark.parametrize("command", ["resolve", "explain"])
@pytest.mark.parametrize("locale", ["en", "ru"])
def test_a_server_answers_as_this_process_does(
    name: str, command: str, locale: str, address: str, dozor: Dozor
) -> None:
    arguments = (command, EXAMPLES / name, "--locale", locale, "--trace", "full")
    asked = dozor(*arguments, "--server", address)
    assert asked.status == 0
    assert asked == dozor(*arguments)


@pytest.mark.parametrize("action", ["show", "list"])
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_server_shows_its_rulebooks(action: str, form: str, address: str, dozor: Dozor) -> None:
    arguments = ("rulebook", action, "--format", form)
    assert dozor(*arguments, "--server", address) == dozor(*arguments)


@pytest.mark.parametrize(
    "text",
    [
        "objective: CONTROL",
        "objective: CONTROL\nrulebook: {name: moscow}\n",
        "station: {owner: Polis}\nattacks: [{team: Polis}]\n",
    ],
)
def test_a_server_refuses_as_this_process_does(text: str, address: str, dozor: Dozor) -> None:
    Path("fight.yaml").write_text(text, encoding="utf-8")
    refused = dozor("resolve", "fight.yaml", "--server", address)
    assert refused.status == 1
    assert refused == dozor("resolve", "fight.yaml")


def test_faults_that_find_no_room_in_a_status_are_counted(address: str, dozor: Dozor) -> None:
    attack = "{team: " + "x" * 200 + ", units: [{wounds: 9, tactic: COVER}, {wounds: 9}]}"
    text = "station: {owner: ''}\nattacks: [" + ", ".join([attack] * 16) + "]\n"
    Path("turn.yaml").write_text(text, encoding="utf-8")
    told = dozor("resolve", "turn.yaml", "--server", address).err.splitlines()
    assert told[-2].startswith("… and ")
    assert told[-1].startswith("dozor: nothing was resolved; faults: 1")


def test_where_nothing_listens_that_is_told_with_what_to_do(dozor: Dozor) -> None:
    port = _free_port()
    status, out, told = dozor("explain", DUEL, "--server", f"127.0.0.1:{port}")
    assert (status, out) == (1, "")
    first, *rest = told.splitlines()
    assert first.startswith(f"dozor: nothing answers at 127.0.0.1:{port} (")
    assert "refused" in first
    assert rest == [
        f"Start a server there with: dozor serve --grpc-port {port}",
        "Or leave --server out, and the answer is worked out right here.",
    ]


def test_a_host_that_there_is_not_is_told(dozor: Dozor) -> None:
    status, _, told = dozor("rulebook", "list", "--server", "no-such-host.invalid:50051")
    assert status == 1
    assert told.startswith("dozor: nothing answers at no-such-host.invalid:50051 (")
    assert "Check address and port, and that a server runs there.\n" in told


def test_a_server_that_takes_too_long_is_told(dozor: Dozor) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        where = f"127.0.0.1:{silent.getsockname()[1]}"
        status, _, told = dozor("resolve", DUEL, "--server", where, "--timeout", "0.3")
    assert status == 1
    assert told == f"dozor: {where} did not answer within 0.3 s; --timeout allows it more\n"


def test_a_server_of_another_kind_is_told(dozor: Dozor) -> None:
    with _other_server(None) as where:
        status, _, told = dozor("resolve", DUEL, "--server", where)
    assert status == 1
    begin = f"dozor: {where} answers, but not as a Dozor server of this version (UNIMPLEMENTED: "
    assert told.startswith(begin)


def test_an_answer_that_cannot_be_read_is_told(dozor: Dozor) -> None:
    with _other_server(b"\xff") as where:
        status, _, told = dozor("resolve", DUEL, "--server", where)
    assert status == 1
    assert told == (
        f"dozor: {where} sent an answer that cannot be read; it is no server of this version\n"
    )


@contextmanager
def _other_server(answer: bytes | None) -> Iterator[str]:
    """A server that gives one answer to everything, or knows no method."""

    class Handler(grpc.GenericRpcHandler):
        def service(self, handler_call_details: Any) -> Any:
            if answer is None:
                return None
            return grpc.unary_unary_rpc_method_handler(lambda request, context: answer)

    other = grpc.server(ThreadPoolExecutor(1), handlers=[Handler()])
    port = other.add_insecure_port("127.0.0.1:0")
    other.start()
    yield f"127.0.0.1:{port}"
    other.stop(None).wait()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port
