"""What is wrong with a request about a raid: what was given, and what would be right."""

from collections.abc import Mapping

import pytest

from dozor.errors import Reason, Violation
from dozor.raid.model import Edge, Phase, Rank, WeaponKind
from dozor.texts import CatalogError, LocaleCode, texts_for
from dozor.texts.locale import LOCALE_CODES
from tests.texts.raid_making import RAID_VIOLATIONS

CODES = pytest.mark.parametrize("code", LOCALE_CODES)

Example = tuple[str, Mapping[str, object]]


def counted(message: str, most: int) -> list[Example]:
    """A list that is too short or too long, in all its plurals."""
    return [(message, {"given": n, "least": 1, "most": most}) for n in (0, 1, 2, 5, 21)]


def varied(message: str, *facts: Mapping[str, object]) -> list[Example]:
    return [(message, one) for one in facts]


EXAMPLES: list[Example] = [
    ("number-out-of-range", {"given": -7, "least": -5, "most": 5}),
    *counted("members-count", 20),
    *counted("weapons-count", 3),
    *counted("faces-count", 9),
    *varied("rank-twice", *({"given": rank} for rank in (Rank.BOSS, Rank.RIGHT_HAND))),
    *varied("weapon-place-unknown", *({"given": 3, "most": most} for most in (0, 2))),
    *varied("weapon-may-not-act", *({"given": k, "phase": p} for k in WeaponKind for p in Phase)),
    *varied("wounds-list-length", *({"given": n, "needed": 21 - n} for n in (0, 1, 2, 5, 20))),
    ("phase-wrong", {"given": Phase.BREACH, "needed": Phase.ASSAULT}),
    *varied("member-place-unknown", *({"given": -1, "most": most} for most in (0, 4))),
    ("member-twice", {"given": 4}),
    ("declarer-not-officer", {"given": Rank.MEMBER}),
    ("declarer-down", {}),
    *varied("faces-too-few", *({"given": n, "name": "breach.round1"} for n in (0, 1, 2, 5))),
    *varied("faces-too-many", *({"given": 25 + n, "used": n} for n in (0, 1, 2, 5))),
    ("raid-missing", {}),
    ("raid-target-missing", {}),
    ("raid-item-missing", {}),
]


def said(code: LocaleCode, message: str, **facts: object) -> str:
    return texts_for(code).violation(Violation("field", Reason.NOT_ALLOWED, message, facts))


def test_the_examples_have_every_message() -> None:
    assert {message for message, _ in EXAMPLES} == RAID_VIOLATIONS


@CODES
def test_every_violation_reads_well(code: LocaleCode) -> None:
    for message, facts in EXAMPLES:
        text = said(code, message, **facts)
        assert text.isprintable(), text
        assert text.endswith("."), text
        assert "  " not in text, text
        assert not {"{", "}", "None"} & set(text.split()), text
        assert not text[0].islower(), text
        assert len(text) < 250


def test_members_agree_with_their_number() -> None:
    facts = {"least": 1, "most": 20}
    assert said("ru", "members-count", given=21, **facts) == (
        "Указан 21 член банды; должно быть от 1 до 20."
    )
    assert said("ru", "members-count", given=22, **facts).startswith("Указаны 22 члена банды;")
    assert said("ru", "members-count", given=25, **facts).startswith("Указано 25 членов банды;")
    assert said("en", "members-count", given=21, **facts) == (
        "There are 21 members here; give from 1 to 20."
    )


def test_a_weapon_that_may_not_act_names_kind_and_phase() -> None:
    facts = {"given": WeaponKind.ASSAULT_FIREARM, "phase": Phase.BREACH}
    assert said("en", "weapon-may-not-act", **facts) == (
        "This member may not act with an assault firearm (ASSAULT_FIREARM) in the breach; choose "
        "another weapon, or leave the choice out."
    )
    assert said("ru", "weapon-may-not-act", **facts) == (
        "Штурмовое стрелковое оружие (ASSAULT_FIREARM) этот член банды не может применять в фазе "
        "прорыва; выберите другое оружие или не указывайте его."
    )


def test_a_second_boss_and_a_declarer_of_no_rank() -> None:
    assert said("en", "rank-twice", given=Rank.BOSS) == (
        "A second boss (MEMBER_RANK_BOSS) is given; a gang has one at most."
    )
    assert said("ru", "declarer-not-officer", given=Rank.MEMBER) == (
        "Объявить отступление может только босс или правая рука, а это член банды "
        "(MEMBER_RANK_MEMBER); "
        "выберите другого или не объявляйте отступления."
    )


def test_faces_are_told_with_the_roll_that_lacks_them() -> None:
    assert said("en", "faces-too-few", given=3, name="breach.round1.member2.attack") == (
        "Only 3 faces of dice are listed; the roll “breach.round1.member2.attack” needs another "
        "one."
    )
    assert said("ru", "faces-too-many", given=22, used=21) == (
        "Указаны 22 выпавшие грани, а нужна только 21; укажите ровно столько, сколько нужно."
    )


def test_values_of_a_raid_may_be_missing_or_unknown() -> None:
    kinds = tuple(WeaponKind)
    assert said("en", "value-missing", allowed=kinds).startswith(
        "The kind of the weapon is missing. Give light firearm (WEAPON_KIND_LIGHT_FIREARM), combat"
    )
    assert said("ru", "value-unknown", given=9, allowed=tuple(Edge)) == (
        "Броска вида 9 не существует. Здесь может стоять обычный бросок (EDGE_NONE), преимущество "
        "(EDGE_ADVANTAGE) или помеха (EDGE_DISADVANTAGE)."
    )


def test_a_violation_that_is_not_told_enough_raises() -> None:
    with pytest.raises(CatalogError):
        said("en", "phase-wrong", given=Phase.BREACH)
