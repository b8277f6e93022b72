"""Explanations, whole, as golden texts; and what the options change."""

from pathlib import Path

import pytest

from tests.cli.conftest import EXAMPLES, FIGHTS, Dozor
from tests.conftest import Golden

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("duel", "double-defense-against-berserk", "turn-of-three-teams")


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("name", NAMES)
def test_a_fight_is_told_law_by_law(name: str, locale: str, dozor: Dozor, golden: Golden) -> None:
    status, told, errors = dozor("explain", EXAMPLES / f"{name}.yaml", "--locale", locale)
    assert (status, errors) == (0, "")
    golden(GOLDEN / f"{name}.{locale}.txt", told)


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_a_full_trace_tells_also_what_did_not_apply(
    locale: str, dozor: Dozor, golden: Golden
) -> None:
    file = EXAMPLES / "double-attack.json"
    status, told, errors = dozor("explain", file, "--locale", locale)
    assert (status, errors) == (0, "")
    golden(GOLDEN / f"double-attack.{locale}.txt", told)


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("name", FIGHTS)
def test_an_explanation_fits_into_80_columns(name: str, locale: str, dozor: Dozor) -> None:
    told = dozor("explain", EXAMPLES / name, "--locale", locale, "--trace", "full").out
    assert max(map(len, told.splitlines())) <= 80


def test_without_a_trace_there_is_no_law_by_law(dozor: Dozor) -> None:
    told = dozor("explain", EXAMPLES / "duel.yaml", "--trace", "none").out
    assert "Law by law" not in told
    assert "What happened" in told


def test_the_language_is_the_option_s_then_the_file_s_then_the_environment_s(
    dozor: Dozor, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (EXAMPLES / "duel.yaml").read_text(encoding="utf-8")
    Path("fight.yaml").write_text(text + "\nlocale: ru\n", encoding="utf-8")
    assert dozor("explain", "fight.yaml").out.startswith("Бой за станцию")
    assert dozor("explain", "fight.yaml", "--locale", "en").out.startswith("Fight for the station")
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert dozor("explain", EXAMPLES / "duel.yaml").out.startswith("Бой за станцию")


def test_a_language_that_is_not_spoken_is_owned_up_to(dozor: Dozor) -> None:
    text = (EXAMPLES / "duel.yaml").read_text(encoding="utf-8")
    Path("fight.yaml").write_text(text + "\nlocale: de\n", encoding="utf-8")
    told = dozor("explain", "fight.yaml").out
    assert told.startswith("Fight for the station")
    assert "no texts in the language asked for, so they are in English." in told


def test_a_team_cannot_command_the_terminal(dozor: Dozor) -> None:
    text = (EXAMPLES / "turn-of-three-teams.yaml").read_text(encoding="utf-8")
    text = text.replace("team: Polis", 'team: "\\e[2JPolis\\n\\u202e"')
    Path("turn.yaml").write_text(text, encoding="utf-8")
    status, told, _ = dozor("explain", "turn.yaml")
    assert status == 0
    assert "\x1b" not in told
    assert "\u202e" not in told
    assert "\\x1b[2JPolis" in told
