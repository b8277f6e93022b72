"""Every block of the README is true: files are quoted, commands and programs are run.

``pytest --rewrite`` writes the quoted files and the answers anew.
"""

import io
import json
import re
import shlex
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any

import grpc
import pytest
from google.protobuf import json_format
from google.protobuf.message_factory import GetMessageClass

from dozor.cli import main
from dozor.v1 import raid_service_pb2, station_service_pb2
from tests.server.running import thread_server
from tests.tools import tool

MULTI = re.MULTILINE | re.DOTALL
SERVICES: dict[str, Any] = {
    **station_service_pb2.DESCRIPTOR.services_by_name,
    **raid_service_pb2.DESCRIPTOR.services_by_name,
}
ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"
BLOCK = re.compile(r"^```(\w+)( [^\n]*)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(autouse=True)
def _in_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("COLUMNS", "100")


def blocks(language: str) -> list[re.Match[str]]:
    return [m for m in BLOCK.finditer(README.read_text(encoding="utf-8")) if m[1] == language]


@contextmanager
def printed() -> Iterator[io.StringIO]:
    with redirect_stdout(io.StringIO()) as out:
        yield out


def check(block: re.Match[str], body: str, *, rewrite: bool) -> None:
    """Compare a block's body with what it should be, or write it anew."""
    if rewrite and block[3] != body:
        text = README.read_text(encoding="utf-8")
        new = block[0].replace("\n" + block[3] + "```", "\n" + body + "```", 1)
        assert text.count(block[0]) == 1, "two blocks of the README are the same"
        README.write_text(text.replace(block[0], new), encoding="utf-8")
        return
    assert block[3] == body


def test_quoted_files_are_quoted_right(rewrite: bool) -> None:
    (block,) = blocks("yaml")
    file = ROOT / block[2].strip().removeprefix("file=")
    check(block, file.read_text(encoding="utf-8"), rewrite=rewrite)


@pytest.mark.parametrize("number", range(3))
def test_commands_answer_as_shown(number: int, rewrite: bool) -> None:
    assert len(blocks("console")) == 3
    block = blocks("console")[number]
    command = block[3].splitlines()[0].removeprefix("$ ")
    program, *arguments = shlex.split(command)
    assert program == "dozor"
    with printed() as out:
        assert main(arguments) == 0
    check(block, f"$ {command}\n{out.getvalue()}", rewrite=rewrite)


def test_the_python_program_prints_what_is_shown(rewrite: bool) -> None:
    (program,) = blocks("python")
    with thread_server() as server, printed() as out:
        exec(program[3].replace("localhost:50051", server.address), {})
    shown = next(b for b in blocks("text") if b.start() > program.end())
    check(shown, out.getvalue(), rewrite=rewrite)


def test_every_request_that_is_shown_is_answered() -> None:
    text = README.read_text(encoding="utf-8")
    shown = re.findall(r"-d '(\{.*?\n\})' localhost:50051 dozor\.v1\.(\w+)/(\w+)$", text, MULTI)
    assert {service for _, service, _ in shown} == {"StationService", "RaidService"}
    with thread_server() as server, grpc.insecure_channel(server.address) as channel:
        for body, service, method in shown:
            rpc = SERVICES[service].methods_by_name[method]
            request = GetMessageClass(rpc.input_type)()
            call: Any = channel.unary_unary(f"/dozor.v1.{service}/{method}")
            assert call(json_format.Parse(body, request).SerializeToString())


def test_the_call_over_http_answers_as_shown(rewrite: bool) -> None:
    (block,) = blocks("bash")
    shown = next(b for b in blocks("json") if b.start() > block.end())
    with thread_server() as server:
        script = block[3].replace("localhost:8080", f"127.0.0.1:{server.http_port}")
        command = [tool("bash"), "-c", script.replace("curl ", "curl --silent --show-error ", 1)]
        run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    answer = json.dumps(json.loads(run.stdout), indent=1)
    check(shown, answer + "\n", rewrite=rewrite)


def test_every_path_that_is_named_exists() -> None:
    text = README.read_text(encoding="utf-8")
    named = re.findall(r"\]\(([\w./-]+)\)", text)
    named += re.findall(r"^((?:service|tests|protos|clients)[\w/]*/[\w.]*)", text, re.MULTILINE)
    assert len(named) > 8
    for path in named:
        assert (ROOT / path).exists(), path
