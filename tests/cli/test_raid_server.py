"""Raids asked of a server: the same answers and refusals as of this process."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import EXAMPLES, RAIDS, Dozor
from tests.cli.processes import server

OPTIONS = {"raid-small.yaml": ("--phase", "breach")}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with server() as address:
        yield address


@pytest.mark.parametrize("name", RAIDS)
@pytest.mark.parametrize("command", ["resolve", "explain"])
@pytest.mark.parametrize("locale", ["en", "ru"])
def test_a_server_plays_as_this_process_does(
    name: str, command: str, locale: str, address: str, dozor: Dozor
) -> None:
    seed = () if name == "raid-faces.json" else ("--seed", "5")
    options = (*OPTIONS.get(name, ()), *seed, "--locale", locale)
    arguments = ("raid", command, EXAMPLES / name, *options)
    asked = dozor(*arguments, "--server", address)
    assert asked.status == 0
    assert asked == dozor(*arguments)


def test_a_server_plays_the_assault_as_this_process_does(address: str, dozor: Dozor) -> None:
    file = EXAMPLES / "raid-small.yaml"
    arguments = ("raid", "explain", file, "--phase", "assault", "--until-decided")
    assert dozor(*arguments, "--server", address) == dozor(*arguments)


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_a_server_forecasts_as_this_process_does(
    form: tuple[str, ...], address: str, dozor: Dozor
) -> None:
    arguments = ("raid", "forecast", EXAMPLES / "raid-checkpoint.yaml", *form)
    asked = dozor(*arguments, "--server", address)
    assert asked.status == 0
    assert asked == dozor(*arguments)


@pytest.mark.parametrize(
    "text", ["raid: {}", "raid: {members: [{skill: 9}]}", "raid: {}\nrulebook: {name: moscow}\n"]
)
@pytest.mark.parametrize("command", ["resolve", "forecast"])
def test_a_server_refuses_as_this_process_does(
    command: str, text: str, address: str, dozor: Dozor
) -> None:
    Path("raid.yaml").write_text(text, encoding="utf-8")
    refused = dozor("raid", command, "raid.yaml", "--server", address)
    assert refused.status == 1
    assert refused == dozor("raid", command, "raid.yaml")
