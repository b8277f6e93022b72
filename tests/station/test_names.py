"""A team's name is something that a person can see."""

import pytest

from dozor.errors import IllegalSituation
from dozor.station import admit_turn
from dozor.station.claims import AttackClaim, TurnClaim, UnitClaim
from dozor.station.model import Objective, UnitClass
from dozor.station.rulebook import Rulebook

BLANK = {
    "a space": " ",
    "a tab and a line break": "\t\n",
    "no-break and ideographic spaces": "\u00a0\u3000",
    "zero-width characters": "\u200b\u200c\u200d\ufeff\u2060",
    "marks of direction": "\u202e\u2066\u200f",
    "line separators": "\u2028\u2029",
    "marks without a letter": "\u0301\u034f\ufe0f",
    "fillers": "\u115f\u1160\u3164\uffa0\u2800",
    "NUL": "\x00",
    "not assigned": "\U000e0fff",
}
NAMES = ("Ганза", "A", "1", "!", "家", "🛡️", "e\u0301", " Red ", "\u202eעברית")


def turn(owner: str, team: str) -> TurnClaim:
    units = (UnitClaim(UnitClass.HUNTER),)
    return TurnClaim(owner, (), (AttackClaim(team, 1, True, Objective.CONTROL, units),))


@pytest.mark.parametrize("name", BLANK.values(), ids=BLANK)
def test_a_blank_name_is_refused(name: str, rulebook: Rulebook) -> None:
    with pytest.raises(IllegalSituation) as refused:
        admit_turn(turn(name, name), rulebook)
    told = [(v.field, v.reason, v.message) for v in refused.value.violations]
    assert told == [
        ("station.owner", "MALFORMED", "team-blank"),
        ("attacks[0].team", "MALFORMED", "team-blank"),
    ]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_with_something_to_see_is_kept_as_it_is(name: str, rulebook: Rulebook) -> None:
    assert admit_turn(turn("owner", name), rulebook).attacks[0].team == name
