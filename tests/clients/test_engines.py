"""The page for Unity, Godot and Unreal: what its samples send is sent, what they read is there.

None of the engines runs here. So a grammar of its language reads each sample, the calls are made
that it would make, and every field that it reads is looked for in what comes back.

``pytest --rewrite`` writes the answers that are shown anew.
"""

import http.client
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import tree_sitter
import tree_sitter_c_sharp
import tree_sitter_cpp
import tree_sitter_gdscript

from tests.server.running import PATIENCE, ThreadServer, thread_server
from tests.tools import ROOT

PAGE = ROOT / "clients" / "README.md"
BLOCK = re.compile(r"^```(\w+)(?: (\w+)=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LANGUAGES = {
    "csharp": tree_sitter_c_sharp.language(),
    "gdscript": tree_sitter_gdscript.language(),
    "cpp": tree_sitter_cpp.language(),
}
METHODS = {
    "fight": "StationService/ResolveEngagement",
    "wrong": "StationService/ResolveEngagement",
    "round": "RaidService/ResolveBreach",
}
"""The requests of the page, and where they go."""

Json = dict[str, Any]


def _page() -> str:
    text = PAGE.read_text(encoding="utf-8")
    return text[text.index("## Unity (WebGL), Godot, Unreal\n") :]


def _block(kind: str, name: str) -> str:
    (found,) = (m[4] for m in BLOCK.finditer(_page()) if (m[2], m[3]) == (kind, name))
    return found


def _sample(language: str) -> str:
    (found,) = (m[4] for m in BLOCK.finditer(_page()) if m[1] == language and not m[2])
    return found


@dataclass(frozen=True)
class Caller:
    """Calls as one sample does: address, method and headers are read out of it."""

    port: int
    path: str
    verb: str
    headers: dict[str, str]

    def __call__(self, method: str, body: str) -> tuple[int, Json]:
        """Send a body; the status, and the JSON that comes back."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(self.verb, self.path + method, body.encode(), self.headers)
            response = connection.getresponse()
            return response.status, json.loads(response.read())
        finally:
            connection.close()


def _caller(code: str, port: int) -> Caller:
    (path,) = re.findall(r'"http://localhost:8080(/[\w./]+)"', code)
    (verb,) = re.findall(r'"(POST)"|METHOD_POST', code)
    (kind,) = re.findall(r'"Content-Type(?:: |"\)?, (?:TEXT\()?")([\w/]+)"', code)
    return Caller(port, path, verb or "POST", {"Content-Type": kind})


@pytest.fixture(scope="module")
def server() -> Iterator[ThreadServer]:
    with thread_server() as running:
        yield running


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def test_every_sample_is_code_of_its_language(language: str) -> None:
    parser = tree_sitter.Parser(tree_sitter.Language(LANGUAGES[language]))
    code = _sample(language)
    assert not parser.parse(code.encode()).root_node.has_error
    assert parser.parse(code.replace(")", "", 1).encode()).root_node.has_error


def test_every_sample_makes_the_calls_of_the_page(language: str) -> None:
    code = _sample(language)
    assert set(re.findall(r'"(\w+Service/\w+)"', code)) == set(METHODS.values())
    assert set(re.findall(r'"(fight|wrong|round)(?:\.json)?"', code)) == set(METHODS)


def test_the_fault_is_answered_as_shown(server: ThreadServer, rewrite: bool) -> None:
    call = _caller(_sample("csharp"), server.http_port)
    status, answer = call(METHODS["wrong"], _block("file", "wrong.json"))
    assert status == 400
    for detail in answer["details"]:
        detail["value"] = "…"  # the same again, as protobuf in base64
    told = json.dumps(answer, ensure_ascii=False, indent=2) + "\n"
    shown = _block("answer", "wrong.json")
    if rewrite and shown != told:
        text = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(text.replace(f"=wrong.json\n{shown}```", f"=wrong.json\n{told}```"))
        return
    assert shown == told


# --- What each engine makes of the state that it sends back ---


def _unity(state: Json, code: str) -> str:
    """JsonUtility sends the fields of the class alone, and those that were missing as well."""
    fields = re.search(r"class State\s*\{(.*?)\}", code, re.DOTALL)
    assert fields is not None
    defaults = {"int": 0, "string": "", "int[]": []}
    filled: Json = {
        name: state.get(name, json.loads(given) if given else defaults[kind])
        for kind, name, given in re.findall(r"public (\S+) (\w+)(?: = (\S+))?;", fields[1])
    }
    assert state.keys() <= filled.keys()
    rest = _block("file", "round.json").strip()[1:]
    return '{"state":' + json.dumps(filled) + "," + rest


def _godot(state: Json, _code: str) -> str:
    """In Godot all numbers of JSON are floats, and are written as such."""
    request = json.loads(_block("file", "round.json"), parse_int=float)
    return json.dumps({**request, "state": json.loads(json.dumps(state), parse_int=float)})


def _unreal(state: Json, _code: str) -> str:
    return json.dumps({**json.loads(_block("file", "round.json")), "state": state})


NEXT: dict[str, Callable[[Json, str], str]] = {
    "csharp": _unity,
    "gdscript": _godot,
    "cpp": _unreal,
}


def _rounds(call: Caller, following: Callable[[Json], str]) -> Iterator[Json]:
    body = _block("file", "round.json")
    while True:
        status, played = call(METHODS["round"], body)
        assert status == 200, played
        yield played
        if "ending" in played["outcome"]:
            return
        body = following(played["outcome"]["state"])


def test_rounds_one_by_one_are_the_breach_played_at_once(
    server: ThreadServer, language: str
) -> None:
    code = _sample(language)
    call = _caller(code, server.http_port)
    *_, last = rounds = list(_rounds(call, lambda state: NEXT[language](state, code)))
    assert len(rounds) > 1
    whole = {**json.loads(_block("file", "round.json")), "untilDecided": True}
    status, at_once = call(METHODS["round"], json.dumps(whole))
    assert status == 200
    assert last["outcome"] == at_once["outcome"]
    assert [event for played in rounds for event in played["events"]] == at_once["events"]


# --- What each sample reads ---


def _came_back(call: Caller) -> list[Json]:
    _, fight = call(METHODS["fight"], _block("file", "fight.json"))
    _, refusal = call(METHODS["wrong"], _block("file", "wrong.json"))
    return [fight, refusal, *_rounds(call, lambda state: _unreal(state, ""))]


def _keys(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
    for part in value.values() if isinstance(value, dict) else value:
        if isinstance(part, dict | list):
            yield from _keys(part)


@pytest.mark.parametrize(
    ("sample", "reading", "least"),
    [
        ("gdscript", r'(?:\[|\.get\()"(\w+)"', 15),
        ("cpp", r'(?:Get\w+|TryGetArray|Has)Field\(TEXT\("(\w+)"\)', 14),
    ],
)
def test_every_field_that_is_read_comes_back(
    server: ThreadServer, sample: str, reading: str, least: int
) -> None:
    code = _sample(sample)
    read = set(re.findall(reading, code))
    assert len(read) >= least
    assert read <= set(_keys(_came_back(_caller(code, server.http_port))))


def test_every_field_that_unity_fills_comes_back_where_it_looks(server: ThreadServer) -> None:
    code = _sample("csharp")
    classes = {
        name: re.findall(r"public ([\w\[\]]+) (\w+)(?: =[^;]*)?;", body)
        for name, body in re.findall(
            r"\[Serializable\]\s*private class (\w+)\s*\{(.*?)\}", code, re.DOTALL
        )
    }
    fight, refusal, *rounds = _came_back(_caller(code, server.http_port))
    assert classes.keys() >= {"Fight", "Round", "Refusal"}

    def missing(name: str, given: list[Json]) -> Iterator[str]:
        for kind, field in classes[name]:
            values = [each[field] for each in given if field in each]
            if not values:
                yield f"{name}.{field}"
            parts = [part for value in values for part in (value if "[]" in kind else [value])]
            if kind.removesuffix("[]") in classes:
                yield from missing(kind.removesuffix("[]"), parts)

    found = [*missing("Fight", [fight]), *missing("Round", rounds), *missing("Refusal", [refusal])]
    assert found == []
