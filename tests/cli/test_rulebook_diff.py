"""`dozor rulebook diff`: what changed between two rulebooks, and what that does to scenarios."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.authoring import EXAMPLE
from tests.cli.conftest import Dozor
from tests.conftest import Golden
from tests.server.rulebook_files import GANG, METRO, serving

GOLDEN = Path(__file__).parent / "golden"
COVER = EXAMPLE / "metro-1.1.0.toml"
# Every number, word and list that a rulebook of station combat has, once.
STATION = {
    "light = 1": "light = 2",
    "own_rank = 0": "own_rank = 1",
    "berserk_wounds = 3": "berserk_wounds = 2",
    "power = 3": "power = 5",
    'used_by = ["SENTINEL"]': 'used_by = ["SENTINEL", "STALKER"]',
    'roles = ["ATTACK"]': 'roles = ["ATTACK", "DEFENSE"]',
    'vest = "KEPT"': 'vest = "PIERCED"',
    "rank = 3": "rank = 4",
    "severity = 1": "severity = 2",
    "behind = 4": "behind = 5",
    "penalty = 1": "penalty = 2",
    "limit = 2": "limit = 1",
    "LAST_SUBMITTED_FIRST": "FIRST_SUBMITTED_FIRST",
}
RAID = {
    "percent_up = 50": "percent_up = 40",
    "armor = -1": "armor = 1",
    "fall_back_ratio = 3": "fall_back_ratio = 2",
    "clamp = 4": "clamp = 5",
    "least = 10": "least = 11",
    "default_health = 3": "default_health = 4",
    "penalty = -1": "penalty = 0",
}


def changed(text: str, changes: dict[str, str], version: str = "1.0.1") -> Path:
    """A file with a rulebook in which some of the text is another."""
    for old, new in {**changes, 'version = "1.0.0"': f'version = "{version}"'}.items():
        assert old in text
        text = text.replace(old, new, 1)
    Path("mine.toml").write_text(text, encoding="utf-8")
    return Path("mine.toml")


def told_without_digests(told: str) -> str:
    """What was told, with digests and the machine's paths left out."""
    told = re.sub(r"\b[0-9a-f]{12}\b", "<digest>", told)
    return re.sub(r"\S+/rulebook/scenarios/", "scenarios/", told)


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_every_value_of_station_combat_is_told_in_words(
    locale: str, dozor: Dozor, golden: Golden
) -> None:
    mine = changed(METRO, STATION)
    status, told, errors = dozor("rulebook", "diff", "metro@1.0.0", mine, "--locale", locale)
    assert (status, errors) == (0, "")
    golden(GOLDEN / f"rulebook-diff.{locale}.txt", told_without_digests(told))


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_every_value_of_raids_is_told_in_words(locale: str, dozor: Dozor, golden: Golden) -> None:
    status, told, errors = dozor(
        "rulebook", "diff", "gang", changed(GANG, RAID), "--locale", locale
    )
    assert (status, errors) == (0, "")
    golden(GOLDEN / f"rulebook-diff-raid.{locale}.txt", told_without_digests(told))


def test_no_changed_value_goes_untold(dozor: Dozor) -> None:
    for text, changes, name in ((METRO, STATION, "metro"), (GANG, RAID, "gang")):
        for old, new in changes.items():
            told = dozor("rulebook", "diff", name, changed(text, {old: new}), "--format", "json")
            found = json.loads(told.out)["changes"]
            assert found, (old, new)


def test_scenarios_that_end_otherwise_are_told_with_what_differs(
    dozor: Dozor, golden: Golden
) -> None:
    arguments = ("rulebook", "diff", "metro@1.0.0", COVER, "--scenarios", EXAMPLE)
    status, told, errors = dozor(*arguments)
    assert (status, errors) == (0, "")
    scenarios = told.partition("Scenarios\n")[2]
    golden(GOLDEN / "rulebook-diff-scenarios.en.txt", told_without_digests(scenarios))


def test_the_comparison_as_json(dozor: Dozor) -> None:
    told = dozor("rulebook", "diff", "metro", COVER, "--scenarios", EXAMPLE, "--format", "json").out
    plain = json.loads(told)
    assert (plain["before"]["version"], plain["after"]["version"]) == ("1.0.0", "1.1.0")
    assert plain["complete"] is True
    assert plain["changes"][1] == {
        "key": "tactics.COVER.rank",
        "section": "Tactics: who may use what, and when",
        "what": "Cover, rank",
        "before": 1,
        "after": 2,
    }
    scenarios = plain["scenarios"]
    assert (scenarios["count"], scenarios["passed_over"]) == (5, 1)
    assert len(scenarios["changed"]) == 3
    winner = {"path": "winner", "before": "ATTACKERS", "after": "DEFENDERS"}
    assert winner in scenarios["changed"][0]["differences"]


def test_a_scenario_that_becomes_illegal_is_told(dozor: Dozor) -> None:
    Path("scenarios").mkdir()
    Path("scenarios/cover.yaml").write_text(
        "title: cover\nobjective: CONTROL\nattackers: [{unit_class: HUNTER}]\n"
        "defenders: [{unit_class: SENTINEL, tactic: COVER}]\nexpect: {winner: ATTACKERS}\n",
        encoding="utf-8",
    )
    text = METRO.replace(
        '[tactics.COVER]\nused_by = ["SENTINEL"]', '[tactics.COVER]\nused_by = ["STALKER"]'
    )
    mine = changed(text, {})
    told = dozor("rulebook", "diff", "metro", mine, "--scenarios", "scenarios").out
    assert "a refusal: defenders[0].tactic:" in " ".join(told.split())


def test_no_difference_is_told(dozor: Dozor) -> None:
    bundled = str(files("dozor.rulebooks") / "metro-1.0.0.toml")
    status, told, errors = dozor("rulebook", "diff", "metro", bundled)
    assert (status, errors) == (0, "")
    assert told.endswith("\n\nBoth are the same, to the letter.\n")
    Path("mine.toml").write_text(f"# mine\n{METRO}", encoding="utf-8")
    status, told, errors = dozor("rulebook", "diff", bundled, "mine.toml")
    assert (status, errors) == (0, "")
    assert told.endswith("The rules are the same; only comments, sources or layout differ.\n")


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("metro", "gang"), "dozor: metro is for station, gang for raid; two rulebooks of one"),
        (("metro@9.9.9", "metro"), "[RULEBOOK_NOT_FOUND]"),
        (("metro@", "metro"), "dozor: 'metro@' is not NAME[@VERSION]"),
        (("metro", "gone.toml"), "gone.toml: there is no such file"),
        (("metro", "./bad.toml"), "./bad.toml: not a TOML document: "),
        (("metro", "metro", "--scenarios", "gone"), "gone: there is no such directory"),
        (("metro", "metro", "--scenarios", "."), "dozor: no scenarios are in .: "),
        (("metro", "metro", "--server", "localhost:1"), "nothing answers at localhost:1"),
    ],
)
def test_what_cannot_be_compared_is_told(
    arguments: tuple[str, ...], fault: str, dozor: Dozor
) -> None:
    Path("bad.toml").write_text("x = ", encoding="utf-8")
    status, told, errors = dozor("rulebook", "diff", *arguments)
    assert (status, told) == (1, "")
    assert fault in errors


def test_rulebooks_of_a_server_are_compared_as_far_as_it_tells_of_them(
    dozor: Dozor, tmp_path: Path
) -> None:
    directory = tmp_path / "served"
    directory.mkdir()
    (directory / "mine.toml").write_bytes(COVER.read_bytes())
    with serving(directory, 0.0) as server:
        served = ("--server", server.address)
        told = dozor("rulebook", "diff", "metro@1.0.0", "metro", *served).out
        assert "• Cover, rank: 2, was 1\n" in told
        assert "A server does not tell all of a rulebook." in told
        both = ("--scenarios", EXAMPLE, "--format", "json", *served)
        plain = json.loads(dozor("rulebook", "diff", "metro@1.0.0", "metro@1.1.0", *both).out)
        assert plain["complete"] is False
        assert len(plain["scenarios"]["changed"]) == 3
