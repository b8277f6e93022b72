"""`dozor rulebook test`: an author's scenarios against an author's rulebooks."""

import re
from pathlib import Path

import pytest

from tests.cli.authoring import EXAMPLE, change, copied_example, scenario, spoil_cover
from tests.cli.conftest import Dozor
from tests.cli.processes import finish, start
from tests.conftest import Golden

GOLDEN = Path(__file__).parent / "golden"
FIGHT = """\
title: bare hands
objective: LIQUIDATION
attackers: [{unit_class: SENTINEL}]
defenders: [{unit_class: SENTINEL}]
"""
RAID = """\
title: one alone
raid: {members: [{rank: BOSS, weapons: [{kind: DRONE, penetration: 1}]}], target: {numbers: 2}}
"""


def without_digests(told: str) -> str:
    """What was told, with digests left out."""
    return re.sub(r"\b[0-9a-f]{12}\b", "<digest>", told)


def test_the_worked_example_passes(dozor: Dozor) -> None:
    status, told, errors = dozor("rulebook", "test", EXAMPLE)
    assert (status, errors) == (0, "")
    assert told.count("✓") == 7
    assert "✓ Scenarios: 6; as expected: 6; otherwise: 0.\n" in told
    assert without_digests(told).endswith(
        "Rulebook gang 1.0.0, digest <digest>\nRulebook metro 1.1.0, digest <digest>\n"
    )


def test_the_worked_example_can_be_served_as_it_is(dozor: Dozor) -> None:
    status, told, errors = dozor("rulebook", "check", EXAMPLE / "metro-1.1.0.toml")
    assert (status, errors) == (0, "")
    assert ": metro 1.1.0, digest " in told


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_what_differs_is_told_with_the_ruling_that_led_there(
    locale: str, dozor: Dozor, golden: Golden
) -> None:
    copied_example()
    spoil_cover()
    raid = "mine/scenarios/raid-by-the-bundled-rulebook.yaml"
    change(raid, "ending: CLEARED", "ending: REPELLED")
    change("mine/scenarios/stalker-in-cover.json", '"NOT_ALLOWED"', '"MISSING"')
    status, told, errors = dozor("rulebook", "test", "mine", "--locale", locale)
    assert (status, errors) == (1, "")
    golden(GOLDEN / f"rulebook-test.{locale}.txt", without_digests(told))
    assert max(map(len, told.splitlines())) <= 80


def test_quietly_only_differences_are_told(dozor: Dozor) -> None:
    copied_example()
    assert dozor("rulebook", "test", "mine", "--quiet").out.count("✓") == 1
    spoil_cover()
    told = dozor("rulebook", "test", "mine", "--quiet").out
    assert (told.count("✓"), told.count("✗")) == (0, 4)


@pytest.mark.parametrize(
    ("expected", "difference"),
    [
        ("{winner: ATTACKERS}", "winner  ATTACKERS  DEFENDERS"),
        ("{attackers: [{wounds_taken: 0}]}", "attackers[0].wounds_taken  0  1"),
        ("{attackers: [{}, {}]}", "attackers.count  2  1"),
        ("{defenders: [{items: {VEST: LOST}}]}", "defenders[0].items.VEST  LOST  –"),
        ("{machine_gun_captured: true}", "machine_gun_captured  true  false"),
        ("{deciding_law: 7}", "deciding_law  7  8"),
        ("{laws: [Healing]}", "laws  Law 11. Healing  Law 8. Even exchange, Law 12. The station,"),
        ("{violations: [{field: attackers}]}", "violations  attackers  an outcome"),
    ],
)
def test_every_kind_of_expectation_can_fail(expected: str, difference: str, dozor: Dozor) -> None:
    scenario(f"{FIGHT}expect: {expected}\n")
    status, told, errors = dozor("rulebook", "test", "mine", "--quiet")
    assert (status, errors) == (1, "")
    assert difference in re.sub(r" {2,}", "  ", told)


@pytest.mark.parametrize(
    "expected",
    [
        "{winner: defenders, holder: SIDE_DEFENDERS}",
        "{attackers: [{}], defenders: [{experience_earned: {defense: 1}}]}",
        "{laws: [8, station.law12, Even exchange, Равный обмен ударами]}",
    ],
)
def test_an_expectation_may_be_partial_and_written_in_many_ways(
    expected: str, dozor: Dozor
) -> None:
    scenario(f"{FIGHT}expect: {expected}\n")
    status, told, errors = dozor("rulebook", "test", "mine")
    assert (status, errors) == (0, ""), told + errors


def test_an_unexpected_refusal_is_told_with_its_fields(dozor: Dozor) -> None:
    scenario(
        f"{FIGHT.replace('SENTINEL}', 'STALKER, tactic: COVER}', 1)}expect: {{winner: NOBODY}}"
    )
    status, told, _ = dozor("rulebook", "test", "mine")
    assert status == 1
    assert "an outcome" in told
    assert "  • attackers[0].tactic: " in told


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (FIGHT, "1:1: expect is needed: keys with values"),
        (f"{FIGHT}expect: DEFENDERS", "5:1: expect is needed: keys with values"),
        (f"{FIGHT}expect: {{}}", "5:9: expect: something must be expected"),
        (f"{FIGHT}expect: {{winer: NOBODY}}", '5:10: unknown key "winer"; did you mean winner?'),
        (f"{FIGHT}expect: {{winner: SOMEBODY}}", '5:18: winner: "SOMEBODY" is unknown'),
        (f"{FIGHT}expect: {{attackers: 1}}", "5:21: attackers: a list is needed, not 1"),
        (f"{FIGHT}expect: {{attackers: [1]}}", "attackers[0]: keys with values are needed, not 1"),
        (f"{FIGHT}expect: {{attackers: [{{items: [VEST]}}]}}", "items: items are expected with"),
        (f"{FIGHT}expect: {{attackers: [{{items: {{HAT: LOST}}}}]}}", '"HAT" is unknown'),
        (f"{FIGHT}expect: {{laws: [99]}}", "5:17: laws: 99 is no law; one of station.terms,"),
        (f"{FIGHT}expect: {{laws: 8}}", "5:16: laws: a list is needed, not 8"),
        (f"{FIGHT}expect: {{laws: [8], violations: [{{field: a}}]}}", "no laws go with them"),
        (f"{FIGHT}expect: {{violations: [{{fild: a}}]}}", "a violation is written as field:"),
        (f"{FIGHT}expect: {{winner: NOBODY, winner: NOBODY}}", "this key stands twice"),
        (FIGHT.replace("title: bare hands", "title:") + "expect: {winner: NOBODY}", "a title is"),
        (f"{FIGHT}expect: {{winner: NOBODY}}\nobjektive: X", 'unknown key "objektive"'),
        ("scenarios: []", "1:1: scenarios takes a list of scenarios"),
        ("scenarios: [1]", "1:13: scenarios takes a list of scenarios"),
        (f"{RAID}expect: {{ending: CLEARED}}", "dice: dice are needed, a seed or faces"),
        (f"{RAID}dice: {{seed: 1}}\nexpect: {{ending: WON}}", '"WON" is unknown'),
        ("", "nothing is in here"),
    ],
)
def test_a_faulty_scenario_is_told_with_its_place(text: str, fault: str, dozor: Dozor) -> None:
    scenario(text)
    scenario(f"{FIGHT}expect: {{winner: DEFENDERS}}", "mine/fine.yaml")
    status, told, errors = dozor("rulebook", "test", "mine")
    assert status == 1
    assert errors.startswith("mine/scenario.yaml:")
    assert fault in errors
    assert "as expected: 1; otherwise: 0. Not tested because of faults: 1." in " ".join(
        told.split()
    )


def test_a_directory_without_scenarios_is_told(dozor: Dozor) -> None:
    Path("empty").mkdir()
    assert dozor("rulebook", "test", "empty").err.startswith("dozor: no scenarios are in empty: ")
    assert dozor("rulebook", "test", "gone") == (1, "", "gone: there is no such directory\n")
    Path("file").touch()
    assert dozor("rulebook", "test", "file").err.startswith("file: this is no directory; ")


def test_faulty_rulebooks_are_told_before_any_test(dozor: Dozor) -> None:
    copied_example()
    change("mine/metro-1.1.0.toml", "power = 2", "power = 0")
    status, told, errors = dozor("rulebook", "test", "mine")
    assert (status, told) == (1, "")
    assert errors == (
        "mine/metro-1.1.0.toml: classes.SENTINEL.power: a whole number from 1 to 100 is needed, "
        "not 0\n"
        "dozor: nothing was tested; faults in rulebooks: 1\n"
    )


def test_of_several_rulebooks_a_scenario_must_name_one(dozor: Dozor) -> None:
    copied_example()
    text = Path("mine/metro-1.1.0.toml").read_text(encoding="utf-8")
    Path("mine/winter.toml").write_text(text.replace('"metro"', '"winter"'), encoding="utf-8")
    status, told, errors = dozor("rulebook", "test", "mine", "--quiet")
    assert status == 1
    assert errors.count("several rulebooks for station") == 5
    assert "as expected: 1; " in told
    for name in ("metro", "winter"):
        scenario(
            f"{FIGHT}rulebook: {{name: {name}}}\nexpect: {{winner: DEFENDERS}}",
            f"mine/scenarios/{name}.yaml",
        )
    assert "as expected: 3; " in dozor("rulebook", "test", "mine", "--quiet").out


def test_the_author_s_own_rulebook_judges_even_if_the_bundled_one_is_newer(dozor: Dozor) -> None:
    copied_example()
    change("mine/metro-1.1.0.toml", 'version = "1.1.0"', 'version = "0.9.0"')
    status, told, _ = dozor("rulebook", "test", "mine")
    assert status == 0
    assert "Rulebook metro 0.9.0, digest " in told


def test_without_a_terminal_there_are_no_colors() -> None:
    code, told, errors = finish(start("rulebook", "test", EXAMPLE))
    assert (code, errors) == (0, "")
    assert "\x1b" not in told
