"""Raids told as readable text: goldens, and what the options change."""

import io
import re
from pathlib import Path

import pytest

from tests.cli.conftest import EXAMPLES, RAIDS, Dozor
from tests.conftest import Golden

GOLDEN = Path(__file__).parent / "golden"
RUNS = {
    "raid-checkpoint": ("raid-checkpoint.yaml", "--seed", "7"),
    "raid-small": ("raid-small.yaml", "--phase", "breach", "--rounds", "2"),
    "raid-faces": ("raid-faces.json",),
    "raid-big": ("raid-big.yaml", "--seed", "1", "--trace", "none"),
}


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("name", RUNS)
def test_a_raid_is_told_round_by_round(
    name: str, locale: str, dozor: Dozor, golden: Golden
) -> None:
    file, *options = RUNS[name]
    told = dozor("raid", "explain", EXAMPLES / file, *options, "--locale", locale)
    assert (told.status, told.err) == (0, "")
    golden(GOLDEN / f"{name}.{locale}.txt", told.out)


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("name", RAIDS)
@pytest.mark.parametrize("trace", ["none", "full"])
def test_a_raid_fits_into_80_columns(name: str, locale: str, trace: str, dozor: Dozor) -> None:
    options = ("--phase", "breach") if name == "raid-small.yaml" else ()
    arguments = (EXAMPLES / name, *options, "--locale", locale, "--trace", trace)
    told = dozor("raid", "explain", *arguments).out
    assert max(map(len, told.splitlines())) <= 80


def test_without_a_seed_the_one_that_was_picked_repeats_it(dozor: Dozor) -> None:
    file = EXAMPLES / "raid-checkpoint.yaml"
    told = dozor("raid", "explain", file).out
    seed = re.search(r"--seed\s+(\d+)", told)
    assert seed is not None
    assert dozor("raid", "explain", file, "--seed", seed[1]).out == told


def test_the_state_that_is_printed_can_be_pasted(dozor: Dozor) -> None:
    file = EXAMPLES / "raid-small.yaml"
    text = file.read_text(encoding="utf-8").replace("dice:\n  seed: 42", "")
    text = "\n".join(line.partition(" #")[0] for line in text.splitlines())
    told = dozor("raid", "explain", file, "--phase", "breach").out
    state = told[told.index("state:\n") : told.index("\nRulebook")]
    Path("next.yaml").write_text(f"{text}\n{state}", encoding="utf-8")
    status, out, errors = dozor("raid", "explain", "next.yaml")
    assert (status, errors) == (0, "")
    assert "Round 2\n" in out
    assert "Round 1\n" not in out
    assert "Taken up here. Phase: Breach; rounds played: 1;" in out


def test_a_breach_that_succeeds_goes_on_with_the_assault(dozor: Dozor) -> None:
    text = (
        "raid:\n"
        "  members: [{skill: 4, weapons: [{kind: DRONE, penetration: 9}]}]\n"
        "  target: {}\n"
        "dice: {faces: [6, 6]}\n"
    )
    Path("raid.yaml").write_text(text, encoding="utf-8")
    told = dozor("raid", "explain", "raid.yaml", "--phase", "breach").out
    assert "  phase: ASSAULT\n" in told
    assert "The faces were listed in the request." in told
    assert "  seed:" not in told


def test_where_no_round_is_played_no_dice_are_rolled(dozor: Dozor) -> None:
    file = EXAMPLES / "raid-small.yaml"
    told = dozor("raid", "explain", file, "--phase", "breach", "--rounds", "0").out
    assert "No dice were rolled." in told
    assert "Nothing is decided yet. Members down: 0 of 3." in told


def test_a_language_that_is_not_spoken_is_owned_up_to(
    dozor: Dozor, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (EXAMPLES / "raid-checkpoint.yaml").read_text(encoding="utf-8") + "\nlocale: de\n"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    told = dozor("raid", "explain", "-").out
    assert "no texts in the language asked for, so they are in English." in told


RETREAT = (
    "raid:\n"
    "  members:\n"
    "    - {rank: BOSS, weapons: [{kind: DRONE, penetration: 2}]}\n"
    "    - {weapons: [{kind: MELEE}]}\n"
    "  target: {numbers: 3, quality: 1}\n"
    "state: {phase: ASSAULT, fighters: 5, fell_back: 2, rounds: 1, wounds: [1, 3], dice_used: 4}\n"
)


@pytest.mark.parametrize("trace", ["none", "decisive"])
def test_a_retreat_is_told_before_the_moves_of_its_round(trace: str, dozor: Dozor) -> None:
    Path("raid.yaml").write_text(RETREAT + "retreat_declared_by: 0\n", encoding="utf-8")
    told = dozor("raid", "explain", "raid.yaml", "--faces", "4 5", "--trace", trace).out
    course = told.partition("Round 2\n")[2]
    assert course.splitlines()[0].startswith("  • ")
    assert course.index("  • ") < course.index("[4][5]")
    assert "Defenders left: 4. On their feet: 1 of 2." in course
    assert "numbers 5 to 6 of the raid" in told
    assert "How it goes on" not in told


def test_a_rout_is_told(dozor: Dozor) -> None:
    Path("raid.yaml").write_text(RETREAT + "defenders_routed: true\n", encoding="utf-8")
    told = dozor("raid", "explain", "raid.yaml").out
    assert "The defenders inside were made to retreat." in told
    assert "No dice were rolled." in told


def test_a_raid_that_goes_on_tells_the_strength_of_its_defense(dozor: Dozor) -> None:
    Path("raid.yaml").write_text(RETREAT, encoding="utf-8")
    told = dozor("raid", "explain", "raid.yaml").out
    assert re.search(r"Phase +Defenders +Armor +Penetration\n +─+\n +Assault +5 +1 +1\n", told)
    assert "Breach " not in told
    assert "Defenders when a phase begins: 5 (members 2, numbers +3)." in told


def test_what_makes_the_number_of_defenders_is_told(dozor: Dozor) -> None:
    text = (
        "raid:\n  members: [{weapons: [{kind: DRONE}]}, {weapons: [{kind: DRONE}]}]\n"
        "  target: {numbers: -1, reinforcements: %d}\ndice: {seed: 1}\n"
    )
    for points, told in (
        (-2, "rounded to 2. After each round of the breach defenders are called inside: 1."),
        (4, "rounded to 2. After each round of the breach reinforcements join: 2."),
        (0, "Defenders when a phase begins: 1.5 (members 2, numbers −1), rounded to 2."),
    ):
        Path("raid.yaml").write_text(text % points, encoding="utf-8")
        page = dozor("raid", "explain", "raid.yaml", "--phase", "breach").out
        assert told in " ".join(page.split())


@pytest.mark.parametrize(
    ("skill", "kind", "told"),
    [
        (0, "LIGHT_FIREARM", "[3][4]  7 "),
        (2, "LIGHT_FIREARM", "[3][4]  7+2 = 9 "),
        (2, "ASSAULT_FIREARM", "[3][4]  7+2−2 = 7 "),
        (5, "LIGHT_FIREARM", "[3][4]  7(+5, held at +4) = 11 "),
        (-4, "DECK", "[3][4]  7(−4−2, held at −4) = 3 "),
    ],
)
def test_every_part_of_a_total_is_told(skill: int, kind: str, told: str, dozor: Dozor) -> None:
    text = (
        f"raid:\n  members: [{{skill: {skill}, weapons: [{{kind: {kind}}}]}}]\n"
        "  target: {numbers: 10}\n"
    )
    Path("raid.yaml").write_text(text, encoding="utf-8")
    page = dozor("raid", "explain", "raid.yaml", "--phase", "assault", "--faces", "34").out
    assert told in page


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("columns", ["40", "50", "64"])
@pytest.mark.parametrize("command", ["explain", "forecast"])
def test_on_a_narrow_terminal_no_line_is_too_long_and_no_word_is_cut(
    command: str, columns: str, locale: str, dozor: Dozor, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {
        "explain": ("--seed", "7"),
        "forecast": ("--work-limit", "1", "--samples", "1000"),
    }[command]
    arguments = ("raid", command, EXAMPLES / "raid-checkpoint.yaml", *options, "--locale", locale)
    wide = dozor(*arguments).out
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("NO_COLOR", "1")
    terminal = _Terminal()
    monkeypatch.setattr("sys.stdout", terminal)
    assert dozor(*arguments).status == 0
    narrow = terminal.getvalue()
    assert max(map(len, narrow.splitlines())) <= int(columns)
    words = re.compile(r"[^\W\d_]+")
    assert set(words.findall(narrow)) <= set(words.findall(wide))
    assert not re.search(r"^\s*%|\d\s*\n\s*%", narrow, re.MULTILINE)
