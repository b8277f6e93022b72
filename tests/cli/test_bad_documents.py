"""Files that are no YAML or JSON, or too large or deep for a fight: told with the place."""

from pathlib import Path

import pytest

from tests.cli.conftest import Dozor, complaint

HEAD = "objective: CONTROL\nattackers: [{unit_class: HUNTER}]\ndefenders: [{unit_class: STALKER}]\n"
YAML = {
    "a tab": (
        "attackers:\n\t- {}\n",
        "2:1: a tab cannot stand here; YAML is indented with spaces",
    ),
    "a bracket that is never closed": (
        "attackers: [{unit_class: HUNTER}\n",
        "2:1: not YAML: expected ',' or ']', but got '<stream end>'",
    ),
    "two documents": (
        HEAD + "---\n" + HEAD,
        "4:1: a second document begins here; write one fight a file",
    ),
    "an alias of nothing": (
        "attackers: *guard\n",
        "1:12: alias *guard has no anchor &guard before it",
    ),
    "a tag": (
        "objective: !aim CONTROL\n",
        "1:12: the tag !aim means nothing here; write the plain value",
    ),
    "a tag of Python": (
        "objective: !!python/object/apply:os.system [ls]\n",
        "1:12: the tag !!python/object/apply:os.system means nothing here; write the plain value",
    ),
    "a key that is a list": ("? [a]\n: b\n", "1:3: a key is a name, not a list or a mapping"),
    "a merge of no mapping": (
        "attackers: [{<<: VEST}]\n",
        "1:18: << takes a mapping, or a list of mappings",
    ),
    "a control character": ("objective: \x07\n", "1:12: character U+0007 may not stand in YAML"),
    "a list at the top": (
        "- objective: CONTROL\n",
        "1:1: a fight is written as keys with values, such as objective: CONTROL",
    ),
    "an alias of itself": (
        "attackers: &a [*a]\n",
        "1:12: nested more than 20 deep; a fight is far flatter",
    ),
    "a merge of itself": (
        "attackers: &a\n  <<: *a\n",
        "1:12: nested more than 20 deep; a fight is far flatter",
    ),
    "an alias bomb": (
        (
            "a: &a [x,x,x,x,x,x,x,x,x,x]\n"
            "b: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\n"
            "c: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\n"
            "d: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]\n"
            "e: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d,*d]\n"
        ),
        "1:26: more than 10000 values, aliases counted each time; a fight has far fewer",
    ),
    "absurd nesting": ("[" * 90_000, "1:21: nested more than 20 deep; a fight is far flatter"),
    "absurd nesting of lists in lines": (
        "- " * 90_000,
        "1:41: nested more than 20 deep; a fight is far flatter",
    ),
    "too many values": (
        "attackers: [" + "x," * 20_000 + "]",
        "1:20007: more than 10000 values, aliases counted each time; a fight has far fewer",
    ),
}

JSON = {
    "a comma too many": (
        '{"attackers": [{"unit_class": "HUNTER",}]}',
        "1:40: not JSON: a key in double quotes is needed here",
    ),
    "a comma missing in an object": (
        '{"agent": true\n "metrotank": true}',
        "2:2: not JSON: a comma or the closing } is needed here",
    ),
    "a comma missing in a list": (
        '{"attackers": [{} {}]}',
        "1:19: not JSON: a comma or the closing ] is needed here",
    ),
    "a colon missing": (
        '{"agent" true}',
        "1:10: not JSON: a colon is needed here, between key and value",
    ),
    "a key without quotes": (
        "{agent: true}",
        "1:2: not JSON: a key in double quotes is needed here",
    ),
    "a value missing": ('{"agent": }', "1:11: not JSON: a value is needed here"),
    "a comment": (
        '{\n  // who comes\n  "agent": true\n}',
        "2:3: not JSON: a key in double quotes is needed here",
    ),
    "a text that is never closed": (
        '{"objective": "CONTROL}',
        "1:15: not JSON: the text that begins here has no closing quote",
    ),
    "an unknown escape": (
        '{"objective": "\\x"}',
        "1:16: not JSON: no such escape; a backslash itself is written \\\\",
    ),
    "a line break in a text": (
        '{"objective": "CON\nTROL"}',
        "1:19: not JSON: a line break or tab in a text is written \\n or \\t",
    ),
    "an end too soon": (
        '{"attackers": [',
        "1:16: not JSON: a value is needed here",
    ),
    "two fights": (
        '{"agent": true}\n{"agent": false}\n',
        "2:1: the fight has ended, but the text goes on; write one fight a file",
    ),
    "not a number": (
        '{"attackers": [{"wounds": NaN}]}',
        "1:27: attackers[0].wounds: a whole number is needed, not NaN",
    ),
    "a number with an exponent": (
        '{"attackers": [{"wounds": 1e0}]}',
        "1:27: attackers[0].wounds: a whole number is needed, not 1e0",
    ),
    "a number of thousands of digits": (
        f'{{"attackers": [{{"wounds": {"1" * 5000}}}]}}',
        f"1:27: attackers[0].wounds: a whole number from 0 to 2 is needed, not {'1' * 39}…",
    ),
    "half a character": (
        '{"station": {"owner": "\\ud800"}}',
        '1:23: station.owner: "\\ud800" holds half a character; write it out whole',
    ),
    "a key twice": (
        '{"agent": true,\n "agent": false}',
        "2:2: agent: this key stands twice, first in line 1; keep one",
    ),
    "a list at the top": (
        "[]",
        "1:1: a fight is written as keys with values, such as objective: CONTROL",
    ),
    "absurd nesting": ("[" * 200_000, "1:21: nested more than 20 deep; a fight is far flatter"),
}


@pytest.mark.parametrize("case", YAML)
def test_what_is_wrong_in_yaml_is_told_with_its_place(case: str, dozor: Dozor) -> None:
    text, *faults = YAML[case]
    Path("fight.yaml").write_text(text, encoding="utf-8")
    assert dozor("resolve", "fight.yaml") == (1, "", complaint("fight.yaml", *faults))


@pytest.mark.parametrize("case", JSON)
def test_what_is_wrong_in_json_is_told_with_its_place(case: str, dozor: Dozor) -> None:
    text, *faults = JSON[case]
    Path("fight.json").write_text(text, encoding="utf-8")
    assert dozor("explain", "fight.json") == (1, "", complaint("fight.json", *faults))


def test_without_pyyaml_the_way_to_it_is_told(
    dozor: Dozor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "yaml", None)
    monkeypatch.delitem(__import__("sys").modules, "dozor.cli.source.yaml_source", raising=False)
    Path("fight.yaml").write_text(HEAD, encoding="utf-8")
    told = (
        "fight.yaml:1:1: reading YAML needs PyYAML: pip install 'dozor[cli]', "
        "or write the file as JSON\ndozor: nothing was resolved; faults: 1\n"
    )
    assert dozor("resolve", "fight.yaml") == (1, "", told)
