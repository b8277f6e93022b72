"""Raids played on the command line: which request a file is, what options change, and faults."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import EXAMPLES, FIGHTS, RAIDS, Dozor, complaint

CHECKPOINT = EXAMPLES / "raid-checkpoint.yaml"
SMALL = EXAMPLES / "raid-small.yaml"
FACES = EXAMPLES / "raid-faces.json"
PHASE = {"raid-small.yaml": ("--phase", "breach")}
ONE = (
    "raid:\n"
    "  members: [{weapons: [{kind: DRONE, penetration: 2}]}]\n"
    "  target: {numbers: 1}\n"
)  # one member against two fighters


def answer(dozor: Dozor, *arguments: str | Path) -> dict[str, Any]:
    status, out, errors = dozor("raid", "resolve", *arguments)
    assert (status, errors) == (0, "")
    plain: dict[str, Any] = json.loads(out)
    return plain


def written(text: str, name: str = "raid.yaml") -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


def faces(plain: dict[str, Any]) -> list[int]:
    return [d["face"] for e in plain["events"] if "moved" in e for d in e["moved"]["dice"]]


@pytest.mark.parametrize("name", RAIDS)
@pytest.mark.parametrize("command", ["resolve", "explain"])
def test_every_sample_file_is_played(name: str, command: str, dozor: Dozor) -> None:
    status, out, errors = dozor("raid", command, EXAMPLES / name, *PHASE.get(name, ()))
    assert (status, errors) == (0, "")
    assert out


@pytest.mark.parametrize("name", RAIDS)
@pytest.mark.parametrize("locale", ["en", "ru"])
def test_a_sample_file_starts_with_commands_that_run(
    name: str, locale: str, dozor: Dozor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(EXAMPLES.parent)
    lines = (EXAMPLES / name).read_text(encoding="utf-8").splitlines()
    commands = [line.removeprefix("#   dozor ") for line in lines if line.startswith("#   dozor ")]
    assert commands or name.endswith(".json")
    for command in commands:
        if "forecast" not in command:
            assert dozor(*command.split(), "--locale", locale).status == 0


def test_a_whole_raid_is_answered_with_the_contract_s_names(dozor: Dozor) -> None:
    plain = answer(dozor, CHECKPOINT, "--seed", "7")
    assert plain["outcome"]["ending"] == "RAID_ENDING_CLEARED"
    assert plain["outcome"]["breached"] is True
    assert plain["dice"] == {"generator": "splitmix64-d6/1", "seed": "7"}


def test_the_same_seed_gives_the_same_raid(dozor: Dozor) -> None:
    assert answer(dozor, CHECKPOINT, "--seed", "9") == answer(dozor, CHECKPOINT, "--seed", "9")


def test_the_highest_seed_is_a_seed(dozor: Dozor) -> None:
    plain = answer(dozor, CHECKPOINT, "--seed", str(2**64 - 1))
    assert plain["dice"]["seed"] == str(2**64 - 1)
    assert faces(plain)[:6] == [4, 5, 2, 1, 5, 1]


@pytest.mark.parametrize("seed", ["18446744073709551615", '"18446744073709551615"'])
def test_a_seed_may_be_written_as_json_writes_it(seed: str, dozor: Dozor) -> None:
    name = written(ONE + f"dice: {{seed: {seed}}}\n")
    assert answer(dozor, name)["dice"]["seed"] == "18446744073709551615"


def test_rounds_are_recognised_by_the_keys_and_the_state_s_phase(dozor: Dozor) -> None:
    plain = answer(dozor, FACES)
    assert plain["outcome"]["state"]["rounds"] == 2
    assert plain["outcome"]["state"]["phase"] == "RAID_PHASE_BREACH"
    assert faces(plain) == [3, 5, 2, 6, 4, 6, 5, 1, 1, 3]


def test_a_declared_retreat_tells_of_the_assault(dozor: Dozor) -> None:
    text = ONE.replace("[{weapons", "[{rank: BOSS, weapons") + "retreat_declared_by: 0\n"
    plain = answer(dozor, written(text), "--seed", "4")
    assert plain["outcome"]["state"]["phase"] == "RAID_PHASE_ASSAULT"


def test_the_phase_may_be_told_by_the_option(dozor: Dozor) -> None:
    plain = answer(dozor, SMALL, "--phase", "assault", "--until-decided")
    assert plain["outcome"]["ending"] != "RAID_ENDING_UNSPECIFIED"
    assert plain["outcome"]["breached"] is True


@pytest.mark.parametrize("rounds", [0, 1, 2])
def test_the_number_of_rounds_is_the_option_s(rounds: int, dozor: Dozor) -> None:
    plain = answer(dozor, SMALL, "--phase", "breach", "--rounds", str(rounds))
    assert plain["outcome"]["state"]["rounds"] == rounds


def test_faces_may_be_listed_on_the_command_line(dozor: Dozor) -> None:
    plain = answer(dozor, SMALL, "--phase", "breach", "--faces", "3 4, 66")
    assert faces(plain) == [3, 4, 6, 6]
    assert plain["dice"] == {"generator": ""}


def test_a_raid_goes_on_from_the_state_of_an_answer(dozor: Dozor) -> None:
    whole = answer(dozor, SMALL, "--phase", "breach", "--until-decided", "--seed", "42")
    first = answer(dozor, SMALL, "--phase", "breach", "--seed", "42")
    assert first["outcome"]["ending"] == "RAID_ENDING_UNSPECIFIED"
    state = f"\nstate: {json.dumps(first['outcome']['state'])}\n"
    name = written(SMALL.read_text(encoding="utf-8") + state)
    rest = answer(dozor, name, "--until-decided", "--seed", "42")
    assert rest["outcome"] == whole["outcome"]
    assert faces(first) + faces(rest) == faces(whole)


def test_trace_and_locale_are_the_options(dozor: Dozor) -> None:
    plain = answer(dozor, CHECKPOINT, "--seed", "1", "--trace", "none", "--locale", "ru")
    assert plain["locale"] == "ru"
    assert not any(event["text"] for event in plain["events"])


def test_a_raid_may_come_from_standard_input(dozor: Dozor, monkeypatch: pytest.MonkeyPatch) -> None:
    with FACES.open(encoding="utf-8") as stream:
        monkeypatch.setattr("sys.stdin", stream)
        assert answer(dozor, "-") == answer(dozor, FACES)


FAULTS = {
    "an unknown key": (
        "raid: {members: [{wepons: []}]}",
        (
            '1:19: raid.members[0]: unknown key "wepons"; did you mean weapons? (keys here: skill, '
            "armor, health, wounds, edge, rank, melee_in_breach, weapons, breach_weapon, "
            "assault_weapon)"
        ),
    ),
    "an unknown kind": (
        "raid:\n  members:\n    - weapons: [{kind: MELE}]\n",
        (
            '3:24: raid.members[0].weapons[0].kind: "MELE" is unknown; did you mean MELEE? (one '
            "of LIGHT_FIREARM, COMBAT_FIREARM, ASSAULT_FIREARM, MELEE, DECK, DRONE is needed)"
        ),
    ),
    "a seed below 0": (
        ONE + "dice: {seed: -1}",
        "4:14: dice.seed: a whole number from 0 up is needed, not -1",
    ),
    "a seed too large": (
        ONE + "dice: {seed: 18446744073709551616}",
        f"4:14: dice.seed: a whole number from 0 to {2**64 - 1} is needed, not {2**64}",
    ),
    "seed and faces": (
        ONE + "dice:\n  seed: 1\n  faces: [1, 2]\n",
        "6:3: dice.faces: seed stands here already, and one of the two is enough; keep one",
    ),
    "a face in words": (
        ONE + "dice: {faces: [1, six]}",
        '4:19: dice.faces.faces[1]: a whole number is needed, not "six"',
    ),
    "rounds of no phase": (
        ONE + "rounds: 2\n",
        (
            "4:1: rounds tells of rounds of a phase, but nothing tells of which; add --phase "
            "breach or --phase assault, or state with its phase"
        ),
    ),
    "a whole raid and rounds": (
        ONE + "policy: {when_down: 1}\nrounds: 2\n",
        "5:1: this mixes a whole raid (key policy) with rounds of a phase (key rounds); keep one",
    ),
    "a list at the top": (
        "- raid",
        "1:1: a raid is written as keys with values, the first of them raid:",
    ),
    "two documents": (
        ONE + "---\n" + ONE,
        "4:1: a second document begins here; write one raid a file",
    ),
}


@pytest.mark.parametrize("case", FAULTS)
def test_what_is_wrong_is_told_with_its_place(case: str, dozor: Dozor) -> None:
    text, *faults = FAULTS[case]
    name = written(text)
    assert dozor("raid", "explain", name) == (1, "", complaint(name, *faults))


def test_an_empty_file_is_told_what_it_needs(dozor: Dozor) -> None:
    told = dozor("raid", "resolve", written("")).err
    assert told.startswith("raid.yaml: nothing is in here; a raid needs at least raid, with")


def test_rounds_need_a_phase(dozor: Dozor) -> None:
    for option in (("--rounds", "2"), ("--until-decided",)):
        told = dozor("raid", "resolve", written(ONE), *option).err
        assert told == complaint(
            "raid.yaml",
            " this is a whole raid; for rounds of it, add --phase breach or --phase assault",
        )


def places(dozor: Dozor, text: str, *options: str) -> list[str]:
    status, out, told = dozor("raid", "resolve", written(text), *options)
    assert (status, out) == (1, "")
    return [": ".join(line.split(": ")[:2]) for line in told.splitlines()[:-1]]


def test_each_field_that_is_refused_has_its_place(dozor: Dozor) -> None:
    text = (
        "raid:\n"
        "  members:\n"
        "    - skill: 6\n"
        "      weapons: [{kind: DRONE, penetration: 11}]\n"
        "    - weapons: [{penetration: 1}]\n"
        "  target: {numbers: 11}\n"
        "policy: {when_down: 21}\n"
        "dice: {faces: [1, 7]}\n"
    )
    assert places(dozor, text) == [
        "raid.yaml:3:14: raid.members[0].skill",
        "raid.yaml:4:44: raid.members[0].weapons[0].penetration",
        "raid.yaml:5:17: raid.members[1].weapons[0].kind",
        "raid.yaml:6:21: raid.target.numbers",
        "raid.yaml:7:21: policy.when_down",
        "raid.yaml:8:19: dice.faces.faces[1]",
    ]


@pytest.mark.parametrize("listed", ["[]", "[3]", "[6, 6, 1]"])
def test_too_few_or_too_many_faces_have_the_place_of_the_list(listed: str, dozor: Dozor) -> None:
    text = ONE + f"dice: {{faces: {listed}}}\nrounds: 1\n"
    (place,) = places(dozor, text, "--phase", "breach")
    assert place.startswith("raid.yaml:4:")
    assert ": dice.faces" in place


@pytest.mark.parametrize("given", ["", "3", "6 6 1"])
def test_faces_of_the_option_are_told_as_the_option_s(given: str, dozor: Dozor) -> None:
    text = ONE + "dice: {seed: 1}\n"
    (place,) = places(dozor, text, "--phase", "breach", "--faces", given)
    assert place.startswith("--faces: dice.faces")


def test_a_work_limit_that_is_reached_is_told(dozor: Dozor) -> None:
    status, out, told = dozor("raid", "resolve", written(ONE + "max_dice: 1\n"), "--seed", "1")
    assert (status, out) == (1, "")
    assert "[WORK_LIMIT_REACHED]" in told


def test_a_raid_given_as_a_fight_is_told_the_way(dozor: Dozor) -> None:
    hint = "this is a raid; try dozor raid explain, or dozor raid --help"
    for command in ("explain", "resolve"):
        told = dozor(command, CHECKPOINT).err
        assert told == complaint(str(CHECKPOINT), f"12:1: {hint}")


def test_a_fight_given_as_a_raid_is_told(dozor: Dozor) -> None:
    hint = "this is a fight; try dozor explain, or dozor resolve --help"
    for name in FIGHTS:
        for command in (("resolve",), ("explain", "--phase", "breach"), ("forecast",)):
            status, out, told = dozor("raid", *command, EXAMPLES / name)
            assert (status, out) == (1, "")
            first, last = told.splitlines()
            assert first.endswith(f": {hint}")
            assert last == "dozor: nothing was resolved; faults: 1"


def test_a_whole_raid_s_keys_are_passed_over_by_rounds_and_told(dozor: Dozor) -> None:
    name = written(ONE + "policy: {when_down: 1}\ndice: {seed: 1}\n")
    status, out, told = dozor("raid", "resolve", name, "--phase", "breach")
    assert status == 0
    assert json.loads(out)["outcome"]
    assert told == "raid.yaml:4:1: policy is of no use to rounds of a phase, and passed over\n"


@pytest.mark.parametrize(
    ("text", "fault", "closing"),
    [
        ("raid: {}\n", "1:7: raid.members: Не указано", "ничего не рассчитано; ошибок: 2"),
        (ONE + "max_dice: 1\ndice: {seed: 1}\n", "dozor: отказ: достигнут предел работы", ""),
        (ONE + "rulebook: {name: x}\n", "dozor: отказ: такой книги правил нет", ""),
        (
            ONE + f"rulebook: {{digest: '{'0' * 64}'}}\n",
            "dozor: отказ: такая книга правил есть, но с другим отпечатком",
            "",
        ),
    ],
)
def test_a_refusal_is_told_in_the_language_of_the_file(
    text: str, fault: str, closing: str, dozor: Dozor
) -> None:
    told = dozor("raid", "resolve", written("locale: ru\n" + text)).err
    assert fault.removeprefix("1:7: ") in told
    assert closing in told
    assert "nothing" not in told
    assert "refused" not in told


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["resolve"], "the following arguments are required: FILE"),
        (["resolve", "--seed", "-1", "f"], "'-1' is not a whole number from 0 to"),
        (["resolve", "--seed", "x", "f"], "'x' is not a whole number"),
        (["resolve", "--seed", str(2**64), "f"], "is not a whole number from 0 to"),
        (["resolve", "--seed", "1", "--faces", "1", "f"], "not allowed with argument --seed"),
        (["resolve", "--faces", "3 7", "f"], "'3 7' is no list of faces from 1 to 6"),
        (["resolve", "--rounds", "10001", "f"], "is not a whole number from 0 to 10000"),
        (["resolve", "--rounds", "1", "--until-decided", "f"], "not allowed with argument"),
        (["resolve", "--phase", "withdrawal", "f"], "argument --phase: invalid choice"),
        (["forecast", "--samples", "10", "f"], "'10' is not a whole number from 1000 to"),
        (["forecast", "--horizon", "0", "f"], "'0' is not a whole number from 1 to 10000"),
        ([], "the following arguments are required: ACTION"),
    ],
)
def test_a_wrong_command_line_is_told(arguments: list[str], fault: str, dozor: Dozor) -> None:
    status, out, told = dozor("raid", *arguments)
    assert (status, out) == (2, "")
    assert "usage: dozor raid" in told
    assert fault in told


def test_the_help_gives_three_commands_to_try(dozor: Dozor) -> None:
    told = dozor("raid", "--help").out.partition("example:\n")[2]
    assert sum(line.startswith("  dozor raid ") for line in told.splitlines()) == 3
