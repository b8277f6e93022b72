"""Keys and values that do not fit: each is told with its place, its field, and what is right."""

from pathlib import Path

import pytest

from tests.cli.conftest import Dozor, complaint

HEAD = "objective: CONTROL\nattackers: [{unit_class: HUNTER}]\ndefenders: [{unit_class: STALKER}]\n"
TACTICS = (
    "SNIPER, POISONED_ARROWS, INCENDIARY, ARMOR_PIERCING, COVER, SUPPRESSIVE_FIRE, "
    "MASSED_FIRE, SLAVES, BERSERK"
)
UNIT_KEYS = "unit_class, items, tactic, healing, vegan, wounds, experience, holding_tactic"
FIGHT_KEYS = (
    "objective, attackers, defenders, agent, metrotank, machine_gun, sabotage, rulebook, "
    "trace_level, locale, request_id"
)

MIXED = "in a turn, what a team brings stands in its attack, and the rest in the station"

FIELDS = {
    "an unknown key": (
        HEAD + "machine_gunn: true\n",
        f'4:1: unknown key "machine_gunn"; did you mean machine_gun? (keys here: {FIGHT_KEYS})',
    ),
    "an unknown key that looks like none": (
        "attackers: [{name: Artyom}]",
        f'1:14: attackers[0]: unknown key "name" (keys here: {UNIT_KEYS})',
    ),
    "a key twice": (
        HEAD + "agent: true\nagent: false\n",
        "5:1: agent: this key stands twice, first in line 4; keep one",
    ),
    "a key twice, in both spellings": (
        HEAD + "machine_gun: true\nmachineGun: true\n",
        "5:1: machine_gun: this key stands twice, first in line 4; keep one",
    ),
    "an unknown name": (
        "attackers:\n  - tactic: snipper\n",
        (
            '2:13: attackers[0].tactic: "snipper" is unknown; did you mean SNIPER? '
            f"(one of {TACTICS} is needed)"
        ),
    ),
    "a number for a name": (
        "attackers: [{items: [VEST, 3]}]",
        "1:28: attackers[0].items[1]: one of STIMULANT, MEDKIT, VEST is needed, not 3",
    ),
    "a text for a number": (
        'attackers: [{wounds: "1"}]',
        '1:22: attackers[0].wounds: a whole number is needed, not "1"',
    ),
    "a fraction for a number": (
        "attackers: [{experience: {attack: 1.5}}]",
        "1:35: attackers[0].experience.attack: a whole number is needed, not 1.5",
    ),
    "a whole number with a point": (
        "attackers: [{wounds: 1.0}]",
        "1:22: attackers[0].wounds: a whole number is needed, not 1.0",
    ),
    "a truth for a number": (
        "attackers: [{wounds: true}]",
        "1:22: attackers[0].wounds: a whole number is needed, not true",
    ),
    "a huge number": (
        "attackers: [{wounds: 2147483648}]",
        "1:22: attackers[0].wounds: a whole number from 0 to 2 is needed, not 2147483648",
    ),
    "a number of thousands of digits": (
        f"attackers: [{{wounds: {'9' * 6000}}}]",
        f"1:22: attackers[0].wounds: a whole number from 0 to 2 is needed, not {'9' * 39}…",
    ),
    "a number that YAML reads in another way": (
        "attackers: [{wounds: 0x2}, {wounds: 1_0}, {wounds: 010}]",
        "1:22: attackers[0].wounds: a whole number in plain digits is needed, not 0x2",
        "1:37: attackers[1].wounds: a whole number in plain digits is needed, not 1_0",
        "1:52: attackers[2].wounds: a whole number in plain digits is needed, not 010",
    ),
    "infinity": (
        "attackers: [{wounds: .inf}]",
        "1:22: attackers[0].wounds: a whole number is needed, not .inf",
    ),
    "a number for a truth": (HEAD + "agent: 1", "4:8: agent: true or false is needed, not 1"),
    "a text for a truth": (
        HEAD + 'agent: "true"',
        '4:8: agent: true or false is needed, not "true"',
    ),
    "a number for a text": (
        HEAD + "request_id: 12",
        "4:13: request_id: a text is needed, not 12; if it is meant as text, put it in quotes",
    ),
    "a word that YAML reads as a truth": (
        "station: {owner: no}",
        "1:18: station.owner: a text is needed, not no; if it is meant as text, put it in quotes",
    ),
    "a list for a text": (HEAD + "request_id: [a]", "4:13: request_id: a text is needed, not […]"),
    "one value for a list": (
        "attackers: [{items: VEST}]",
        '1:21: attackers[0].items: a list is needed, not "VEST"',
    ),
    "a unit for a list of units": (
        "attackers:\n  unit_class: HUNTER\n",
        "2:3: attackers: a list is needed, not {…}",
    ),
    "a name for a unit": (
        "attackers: [HUNTER]",
        '1:13: attackers[0]: keys with values are needed, not "HUNTER"',
    ),
    "nothing for a unit": (
        "attackers: [~]",
        "1:13: attackers[0]: keys with values are needed, not null",
    ),
    "a day for a time": (
        "attacks: [{submitted_at: 2033-05-01}]",
        (
            "1:26: attacks[0].submitted_at: a time such as 2033-05-01T20:15:00Z is needed, "
            'not "2033-05-01"'
        ),
    ),
    "a time without a zone": (
        "attacks: [{submitted_at: 2033-05-01T20:15:00}]",
        (
            "1:26: attacks[0].submitted_at: a time such as 2033-05-01T20:15:00Z is needed, "
            'not "2033-05-01T20:15:00"'
        ),
    ),
    "a time that never was": (
        "attacks: [{submitted_at: 2033-02-29T20:15:00Z}]",
        (
            '1:26: attacks[0].submitted_at: there is no time "2033-02-29T20:15:00Z"; '
            "one such as 2033-05-01T20:15:00Z is needed"
        ),
    ),
    "a number for a time": (
        "attacks: [{submitted_at: 1998591300}]",
        (
            "1:26: attacks[0].submitted_at: a time such as 2033-05-01T20:15:00Z is needed, "
            "not 1998591300"
        ),
    ),
    "a fight and a turn in one": (
        HEAD + "station: {owner: Polis}\n",
        f"4:1: this mixes one fight (key objective) with a turn (key station); {MIXED}",
    ),
    "a turn with its sabotage in the wrong place": (
        "station: {owner: Polis}\nattacks: []\nsabotage: [FOOD]\n",
        f"3:1: this mixes one fight (key sabotage) with a turn (key station); {MIXED}",
    ),
    "neither a fight nor a turn": (
        "locale: ru\natackers: []\n",
        (
            "1:1: this is neither a fight (objective, attackers, defenders) "
            "nor a turn (station, attacks)"
        ),
        (
            '2:1: unknown key "atackers"; did you mean attackers? (keys here: agent, attackers, '
            "attacks, defenders, locale, machine_gun, metrotank, objective, request_id, rulebook, "
            "sabotage, station, trace_level)"
        ),
    ),
}


@pytest.mark.parametrize("case", FIELDS)
def test_what_does_not_fit_is_told_with_its_place(case: str, dozor: Dozor) -> None:
    text, *faults = FIELDS[case]
    Path("fight.yaml").write_text(text, encoding="utf-8")
    assert dozor("resolve", "fight.yaml") == (1, "", complaint("fight.yaml", *faults))


def test_all_faults_come_at_once_in_the_order_of_the_file(dozor: Dozor) -> None:
    text = "agent: 1\nattackers:\n  - wounds: x\n    tactic: y\nmetrotank: z\n"
    Path("fight.yaml").write_text(text, encoding="utf-8")
    told = dozor("resolve", "fight.yaml").err.splitlines()
    assert [line.split(": ")[0] for line in told] == [
        "fight.yaml:1:8",
        "fight.yaml:3:13",
        "fight.yaml:4:13",
        "fight.yaml:5:12",
        "dozor",
    ]


def test_of_very_many_faults_the_first_are_told(dozor: Dozor) -> None:
    Path("fight.yaml").write_text("".join(f"key{n}: {n}\n" for n in range(200)), encoding="utf-8")
    told = dozor("resolve", "fight.yaml").err.splitlines()
    assert told[50:] == ["… and 151 more", "dozor: nothing was resolved; faults: 201"]


def test_faults_are_told_in_russian_where_that_is_asked_for(dozor: Dozor) -> None:
    Path("бой.yaml").write_text("attackers: [{tactic: snipr}]\nагент: да\n", encoding="utf-8")
    status, _, told = dozor("explain", "бой.yaml", "--locale", "ru")
    assert status == 1
    assert told == (
        'бой.yaml:1:22: attackers[0].tactic: "snipr" неизвестно; может быть, SNIPER? '
        f"(нужно одно из {TACTICS})\n"
        f'бой.yaml:2:1: неизвестный ключ "агент" (здесь бывают: {FIGHT_KEYS})\n'
        "dozor: ничего не рассчитано; ошибок: 2\n"
    )


def test_what_could_command_the_terminal_is_written_as_an_escape(dozor: Dozor) -> None:
    Path("fight.json").write_text(
        '{"station": {}, "\\u001b[2J\\u009b\\u202e": 1}', encoding="utf-8"
    )
    told = dozor("resolve", "fight.json").err
    assert 'unknown key "\\u001b[2J\\x9b\\u202e"' in told
