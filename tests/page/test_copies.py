"""What the page offers to copy works where it is pasted: at a shell, in Python, in a forum."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import grpc
import pytest
from google.protobuf import json_format
from google.protobuf.message_factory import GetMessageClass

from dozor.v1 import raid_service_pb2, station_service_pb2
from tests.page.browser import Page, Visits, expect
from tests.page.links import state_of, station_link
from tests.page.views import VIEWS
from tests.server.running import PATIENCE, ThreadServer
from tests.tools import ROOT, UNPACKED, tool

pytestmark = pytest.mark.slow

SERVICES: dict[str, Any] = {
    **station_service_pb2.DESCRIPTOR.services_by_name,
    **raid_service_pb2.DESCRIPTOR.services_by_name,
}


def _copies(page: Page) -> dict[str, str]:
    """All that the dialog offers, by name, as it comes out of the clipboard."""
    page.get_by_role("button", name="Copy", exact=True).first.click()
    dialog = page.get_by_role("dialog")
    found = {}
    for choice in dialog.get_by_role("radio").all():
        choice.check()
        dialog.get_by_role("button", name="Copy", exact=True).click()
        expect(dialog.get_by_role("status")).to_have_text("Copied")
        name = dialog.get_by_role("textbox").get_attribute("aria-label")
        assert name is not None
        found[name] = page.evaluate("navigator.clipboard.readText()")
    page.keyboard.press("Escape")
    return found


def _shell(command: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        ["sh", "-c", command],
        env={**os.environ, "PATH": f"{os.environ['PATH']}{os.pathsep}{UNPACKED}"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.fixture(params=VIEWS)
def view(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def copied() -> dict[str, dict[str, str]]:
    """What has been copied so far, by the view."""
    return {}


@pytest.fixture
def copies(view: str, copied: dict[str, dict[str, str]], visit: Visits) -> dict[str, str]:
    if view not in copied:
        page = visit(VIEWS[view].link)
        expect(page.get_by_test_id(VIEWS[view].answer)).to_be_visible()
        copied[view] = _copies(page)
    return copied[view]


@pytest.fixture
def answer(copies: dict[str, str], server: ThreadServer) -> Iterator[Any]:
    """What the server says to the copied JSON by gRPC."""
    ((service, method),) = re.findall(r" dozor\.v1\.(\w+)/(\w+)$", copies["grpcurl"])
    rpc = SERVICES[service].methods_by_name[method]
    request = json_format.Parse(copies["JSON"], GetMessageClass(rpc.input_type)())
    with grpc.insecure_channel(server.address) as channel:
        call: Any = channel.unary_unary(f"/dozor.v1.{service}/{method}")
        yield GetMessageClass(rpc.output_type).FromString(call(request.SerializeToString()))


def test_the_copied_json_is_a_request(answer: Any) -> None:
    assert answer.summary


def test_the_copied_curl_calls_the_server(copies: dict[str, str], answer: Any) -> None:
    tool("curl")
    run = _shell(copies["curl"])
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)["summary"] == answer.summary


def test_the_copied_grpcurl_calls_the_server(
    copies: dict[str, str], answer: Any, server: ThreadServer
) -> None:
    tool("grpcurl")
    assert f" {server.address} dozor.v1." in copies["grpcurl"]
    run = _shell(copies["grpcurl"])
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)["summary"] == answer.summary


def test_the_copied_python_calls_the_server(
    copies: dict[str, str], answer: Any, server: ThreadServer, tmp_path: Path
) -> None:
    program = tmp_path / "program.py"
    assert f'"{server.address}"' in copies["Python"]
    program.write_text(copies["Python"], encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-W", "error", program],
        env={**os.environ, "PYTHONPATH": str(ROOT / "clients" / "python")},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.strip() == answer.summary


def test_the_copied_link_leads_to_the_same_answer(
    view: str, copies: dict[str, str], answer: Any, visit: Visits
) -> None:
    page = visit(copies["Link"].removeprefix(f"{visit.url}/"))
    expect(page.get_by_test_id(VIEWS[view].answer)).to_be_visible()
    assert _copies(page)["JSON"] == copies["JSON"]
    assert answer.summary


@pytest.mark.parametrize("view", VIEWS)
def test_the_link_of_an_untouched_view_carries_its_state_and_the_language(
    view: str, visit: Visits
) -> None:
    page = visit(f"#/{view}", locale="ru")
    expect(page.get_by_test_id(VIEWS[view].answer)).to_be_visible()
    page.get_by_role("button", name="Копировать", exact=True).click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert re.fullmatch(rf"{re.escape(visit.url)}/\?lang=ru#/{view}/[\w.-]{{9,}}", link)


def test_the_language_of_a_link_counts_for_this_visit_alone(visit: Visits) -> None:
    page = visit("?lang=ru#/station")
    expect(page.get_by_role("heading", level=1)).to_have_text("Дозор")
    page.goto(visit.url)
    expect(page.get_by_role("heading", level=1)).to_have_text("Dozor")
    page.goto(f"{visit.url}/?lang=ru")
    page.get_by_role("radio", name="EN").check()
    expect(page.get_by_role("heading", level=1)).to_have_text("Dozor")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Dozor")


def test_the_forum_post_tells_the_fight_in_plain_words(
    view: str, copies: dict[str, str], answer: Any
) -> None:
    post = copies["Forum post"]
    assert not {"UNIT_CLASS", "undefined", "[object", "NaN"} & set(post.split())
    assert "undefined" not in post
    assert copies["Link"].partition("#")[2] in post
    if view in {"station", "turn"}:
        assert answer.summary in post


def test_a_quote_in_a_name_breaks_no_command(visit: Visits, server: ThreadServer) -> None:
    """A request's id is shown nowhere, but travels in the link and so into all that is copied."""
    tool("curl")
    request = station_service_pb2.ResolveEngagementRequest()
    name = """O'Brien "the $HOME" `id` \\ \n Ивана"""
    request.ParseFromString(
        json_format.ParseDict(
            {
                "objective": "OBJECTIVE_CONTROL",
                "attackers": [{"unitClass": "UNIT_CLASS_HUNTER"}],
                "defenders": [{"unitClass": "UNIT_CLASS_STALKER"}],
                "requestId": name,
            },
            station_service_pb2.ResolveEngagementRequest(),
        ).SerializeToString()
    )
    page = visit(f"#/station/{state_of(request)}")
    expect(page.get_by_test_id("winner")).to_be_visible()
    run = _shell(_copies(page)["curl"])
    assert json.loads(run.stdout)["requestId"] == name
    assert server.http_port


def test_without_a_clipboard_the_text_is_selected(visit: Visits) -> None:
    """As over plain HTTP from another machine, where browsers give pages none."""
    page = visit(station_link())
    expect(page.get_by_test_id("winner")).to_be_visible()
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.get_by_role("button", name="Copy", exact=True).first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Copy", exact=True).click()
    expect(dialog.get_by_role("status")).to_have_text("Copied")
