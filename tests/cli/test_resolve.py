"""Answers as JSON, and refusals with the places of their fields."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import EXAMPLES, Dozor

DUEL = EXAMPLES / "duel.yaml"


def answer(dozor: Dozor, *arguments: str | Path) -> dict[str, Any]:
    status, out, errors = dozor("resolve", *arguments)
    assert (status, errors) == (0, "")
    plain: dict[str, Any] = json.loads(out)
    return plain


def test_a_fight_is_answered_with_the_contract_s_names(dozor: Dozor) -> None:
    plain = answer(dozor, DUEL)
    assert plain["outcome"]["winner"] == "WINNER_DEFENDERS"
    assert plain["outcome"]["defenders"][0] == {
        "unit_class": "UNIT_CLASS_SENTINEL",
        "wounds_taken": 0,
        "wounds_after": 0,
        "wounds_deferred": 0,
        "fate": "FATE_HOLDS",
        "items": [{"item": "ITEM_VEST", "state": "ITEM_STATE_LOST"}],
        "experience_earned": {"attack": 0, "defense": 1},
    }


def test_a_turn_is_recognised_by_its_keys(dozor: Dozor) -> None:
    plain = answer(dozor, EXAMPLES / "turn-of-three-teams.yaml")
    assert [e["team"] for e in plain["outcome"]["engagements"]] == ["Polis", "Kitay-gorod"]


def test_letters_are_written_as_letters(dozor: Dozor) -> None:
    assert "станци" in dozor("resolve", DUEL, "--locale", "ru").out


@pytest.mark.parametrize(("level", "entries"), [("none", False), ("decisive", True)])
def test_the_trace_level_is_the_option_s(level: str, entries: bool, dozor: Dozor) -> None:
    assert bool(answer(dozor, DUEL, "--trace", level)["trace"]) is entries


def test_without_the_option_the_trace_level_is_the_file_s(dozor: Dozor) -> None:
    file = EXAMPLES / "double-attack.json"
    told = answer(dozor, file)["trace"]
    assert told == answer(dozor, file, "--trace", "full")["trace"]
    assert len(told) > len(answer(dozor, file, "--trace", "decisive")["trace"])


@pytest.mark.parametrize("pin", ["metro", "metro@1.0.0"])
def test_a_rulebook_may_be_named(pin: str, dozor: Dozor) -> None:
    assert answer(dozor, DUEL, "--rulebook", pin)["rulebook"]["name"] == "metro"


def test_a_rulebook_that_is_not_there_is_refused_with_a_way_on(dozor: Dozor) -> None:
    assert dozor("resolve", DUEL, "--rulebook", "moscow") == (
        1,
        "",
        (
            "dozor: refused: no rulebook for station combat is named 'moscow'; there are: metro "
            "[RULEBOOK_NOT_FOUND]\ndozor rulebook list shows the rulebooks that there are.\n"
        ),
    )


def test_a_digest_that_is_not_the_rulebook_s_is_refused(dozor: Dozor) -> None:
    text = DUEL.read_text(encoding="utf-8") + f"\nrulebook: {{digest: {'a' * 64}}}\n"
    Path("fight.yaml").write_text(text, encoding="utf-8")
    status, _, told = dozor("resolve", "fight.yaml")
    assert status == 1
    assert "[RULEBOOK_UNAVAILABLE]" in told


def _places(dozor: Dozor, text: str, name: str = "fight.yaml") -> list[str]:
    Path(name).write_text(text, encoding="utf-8")
    status, out, told = dozor("resolve", name)
    assert (status, out) == (1, "")
    return [": ".join(line.split(": ")[:2]) for line in told.splitlines()[:-1]]


def test_each_field_that_is_refused_has_its_place(dozor: Dozor) -> None:
    text = (
        "objective: CONTROL\n"
        "attackers:\n"
        "  - unit_class: SENTINEL\n"
        "    tactic: COVER\n"
        "  - unit_class: HUNTER\n"
        "    wounds: 3\n"
        "    experience: {attack: 1}\n"
        "defenders:\n"
        "  - unitClass: SENTINEL\n"
        "    items: [VEST,\n"
        "            VEST]\n"
    )
    assert _places(dozor, text) == [
        "fight.yaml:4:13: attackers[0].tactic",
        "fight.yaml:6:13: attackers[1].wounds",
        "fight.yaml:7:26: attackers[1].experience.attack",
        "fight.yaml:11:13: defenders[0].items[1]",
    ]


def test_a_field_that_is_missing_has_the_place_of_the_nearest_around_it(dozor: Dozor) -> None:
    text = "attackers:\n  - wounds: 1\n  - unit_class:\ndefenders:\n"
    assert _places(dozor, text) == [
        "fight.yaml:1:1: objective",
        "fight.yaml:2:5: attackers[0].unit_class",
        "fight.yaml:3:16: attackers[1].unit_class",
        "fight.yaml:4:11: defenders",
    ]


def test_a_list_on_lines_of_its_own_has_the_place_of_its_key(dozor: Dozor) -> None:
    unit = "  - unit_class: HUNTER\n"
    text = "objective: CONTROL\nattackers:\n" + 3 * unit + "defenders:\n" + unit
    assert _places(dozor, text) == ["fight.yaml:2:1: attackers"]


def test_fields_in_json_have_their_places_too(dozor: Dozor) -> None:
    text = (
        '{"objective": "CONTROL", "attackers": [{"unitClass": "HUNTER",\n'
        '"tactic": "COVER"}], "defenders": []}'
    )
    assert _places(dozor, text, "fight.json") == [
        "fight.json:2:11: attackers[0].tactic",
        "fight.json:2:35: defenders",
    ]


def test_a_field_of_an_alias_has_the_place_of_what_it_stands_for(dozor: Dozor) -> None:
    text = (
        "objective: CONTROL\n"
        "attackers: [{unit_class: STALKER}]\n"
        "defenders:\n"
        "  - &guard\n"
        "    unit_class: STALKER\n"
        "    wounds: 7\n"
        "  - *guard\n"
    )
    assert _places(dozor, text) == [
        "fight.yaml:6:13: defenders[0].wounds",
        "fight.yaml:6:13: defenders[1].wounds",
    ]


def test_fields_of_a_turn_have_their_places(dozor: Dozor) -> None:
    text = (
        "station:\n  owner: Polis\n"
        "attacks:\n"
        "  - team: Polis\n"
        "    objective: CONTROL\n"
        "    units: [{unit_class: STALKER, tactic: BERSERK}]\n"
    )
    assert _places(dozor, text) == [
        "fight.yaml:4:11: attacks[0].team",
        "fight.yaml:4:5: attacks[0].submitted_at",
        "fight.yaml:6:43: attacks[0].units[0].tactic",
    ]


def test_refusals_are_told_in_the_language_asked_for(dozor: Dozor) -> None:
    Path("fight.yaml").write_text("objective: CONTROL\nattackers: []\n", encoding="utf-8")
    told = dozor("resolve", "fight.yaml", "--locale", "ru").err
    assert told.endswith("dozor: ничего не рассчитано; ошибок: 2\n")
    assert not any(word in told for word in ("needed", "unit", "more"))


def test_a_fault_of_the_program_is_no_traceback(
    dozor: Dozor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("gears\nstuck")

    monkeypatch.setattr("dozor.cli.fights.build", broken)
    assert dozor("resolve", DUEL) == (
        1,
        "",
        (
            "dozor: a fault of this program: RuntimeError: gears\nstuck\n"
            "Set DOZOR_DEBUG=1 to see where, and report it.\n"
        ),
    )
    monkeypatch.setenv("DOZOR_DEBUG", "1")
    with pytest.raises(RuntimeError, match="gears"):
        dozor("resolve", DUEL)


def test_half_a_surrogate_pair_is_an_unknown_name_like_any_other(dozor: Dozor) -> None:
    Path("half.json").write_text('{"objective": "\\ud800"}', encoding="utf-8")
    status, out, told = dozor("resolve", "half.json")
    assert (status, out) == (1, "")
    assert "objective: " in told
    assert "is unknown" in told
