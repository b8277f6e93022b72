"""Violations: what was given, and what would be right."""

import re
from collections.abc import Callable
from enum import StrEnum

import pytest
from google.protobuf.internal.enum_type_wrapper import EnumTypeWrapper

from dozor.errors import IllegalSituation, Reason, Violation
from dozor.station import admit_engagement, admit_turn
from dozor.station.claims import AttackClaim, EngagementClaim, TurnClaim, UnitClaim
from dozor.station.model import Component, Item, Objective, Tactic, UnitClass
from dozor.station.rulebook import Rulebook
from dozor.texts import CatalogError, LocaleCode, texts_for
from dozor.texts.locale import LOCALE_CODES
from dozor.v1 import station_pb2
from dozor.vocabulary import Unknown
from tests.texts.raid_making import RAID_VIOLATIONS
from tests.texts.test_catalogs import violation_messages

CODES = pytest.mark.parametrize("code", LOCALE_CODES)

SENTINEL, STALKER, HUNTER = UnitClass
BARE = UnitClaim(SENTINEL)


def attack(team: str, at: int | None = 1, *, valid: bool = True) -> AttackClaim:
    return AttackClaim(team, at, valid, Objective.CONTROL, (BARE,))


ENGAGEMENTS = (
    EngagementClaim(None, (), (BARE,) * 3),
    EngagementClaim(
        Unknown(9),
        (UnitClaim(None, (Item.VEST, Item.VEST), Unknown(77)),),
        (
            UnitClaim(STALKER, (Unknown(0),), Tactic.COVER, wounds=5, attack_experience=1),
            UnitClaim(Unknown(5), defense_experience=-3, holding_tactic=Tactic.COVER),
        ),
        sabotage=(Component.TENTS, Component.TENTS),
    ),
    EngagementClaim(
        Objective.CONTROL,
        (UnitClaim(SENTINEL, (Item.VEST,) * 5, Tactic.COVER),),
        (UnitClaim(SENTINEL, (), Tactic.SLAVES), UnitClaim(HUNTER, attack_experience=5)),
        sabotage=(Unknown(12),),
    ),
)
TURNS = (
    TurnClaim("Ганза", (BARE,) * 3, ()),
    TurnClaim("\u200b", (), (attack(" "),)),
    TurnClaim("", (), (attack(""), attack("x" * 200), attack("Полис", None))),
    TurnClaim("Ганза", (), (attack("По\nлис"), attack("По\nлис", valid=False), attack("Ганза"))),
    TurnClaim("Ганза", (), tuple(attack(f"Т{n}") for n in range(21))),
)
OF_THE_WIRE = (
    Violation("items", Reason.TOO_FEW, "items-count", {"given": 0, "least": 1, "most": 10_000}),
    Violation("engagement", Reason.MISSING, "engagement-missing", {}),
    Violation("rulebook.digest", Reason.OUT_OF_RANGE, "digest-invalid", {"given": "AB" * 99}),
    Violation("id", Reason.NOT_ALLOWED, "text-invalid", {}),
)


def refused(admit: Callable[[], object]) -> tuple[Violation, ...]:
    with pytest.raises(IllegalSituation) as refusal:
        admit()
    return refusal.value.violations


@pytest.fixture(scope="module")
def violations(rulebook: Rulebook) -> list[Violation]:
    """Violations with every message that there is."""
    found = list(OF_THE_WIRE)
    for engagement in ENGAGEMENTS:
        found += refused(lambda: admit_engagement(engagement, rulebook))  # noqa: B023  # at once
    for turn in TURNS:
        found += refused(lambda: admit_turn(turn, rulebook))  # noqa: B023  # at once
    return found


def test_the_examples_have_every_message(violations: list[Violation]) -> None:
    told = {violation.message for violation in violations}
    # Those of raids: see test_raid_violation_texts.
    assert told == violation_messages() - RAID_VIOLATIONS


@CODES
def test_every_violation_reads_well(code: LocaleCode, violations: list[Violation]) -> None:
    for violation in violations:
        said = texts_for(code).violation(violation)
        assert said.isprintable(), said
        assert said.endswith("."), said
        assert "  " not in said, said
        assert not {"{", "}", "none", "None"} & set(said.split())
        assert len(said) < 400
        assert said[:1].isupper() or said[0] in "«“"


def said(code: LocaleCode, message: str, **facts: object) -> str:
    return texts_for(code).violation(Violation("field", Reason.NOT_ALLOWED, message, facts))


def test_a_tactic_that_is_not_allowed_names_those_that_are() -> None:
    facts = {
        "given": Tactic.COVER,
        "unit_class": SENTINEL,
        "role": "ATTACK",
        "allowed": (Tactic.SNIPER, Tactic.POISONED_ARROWS),
    }
    assert said("en", "tactic-not-allowed", **facts) == (
        "A Sentinel may not use Cover (TACTIC_COVER) in attack. Leave it out, or give Sniper "
        "(TACTIC_SNIPER) or Poisoned arrows (TACTIC_POISONED_ARROWS)."
    )
    assert said("ru", "tactic-not-allowed", **facts) == (
        "Дозорный не применяет АС «Прикрытие» (TACTIC_COVER) в атаке. Уберите её или замените на "
        "«Снайпер» (TACTIC_SNIPER) или «Отравленные стрелы» (TACTIC_POISONED_ARROWS)."
    )


def test_a_class_without_tactics_is_told_so() -> None:
    facts = {"given": Tactic.COVER, "unit_class": STALKER, "role": "DEFENSE", "allowed": ()}
    assert said("en", "tactic-not-allowed", **facts) == (
        "A Stalker may not use Cover (TACTIC_COVER) in defense. No tactic is allowed here: leave "
        "it out."
    )


@pytest.mark.parametrize(
    ("given", "russian", "english"),
    [
        (0, "Не указано ни одного бойца; должно быть от 1 до 2.", "There is no unit here; give"),
        (3, "Указаны 3 бойца; должно быть от 1 до 2.", "There are 3 units here; give from 1 to 2."),
        (5, "Указано 5 бойцов; должно быть от 1 до 2.", "There are 5 units here;"),
        (21, "Указан 21 боец; должно быть от 1 до 2.", "There are 21 units here;"),
    ],
)
def test_units_agree_with_their_number(given: int, russian: str, english: str) -> None:
    facts = {"given": given, "least": 1, "most": 2}
    assert said("ru", "units-count", **facts) == russian
    assert said("en", "units-count", **facts).startswith(english)


def test_a_station_may_be_empty_but_not_full() -> None:
    facts = {"given": 3, "least": 0, "most": 2}
    assert said("ru", "units-count", **facts) == "Указаны 3 бойца; должно быть не больше 2."
    assert said("en", "units-count", **facts) == "There are 3 units here; give at most 2."


def test_numbers_are_written_as_a_request_has_them() -> None:
    facts = {"given": 10_001, "least": 1, "most": 10_000}
    assert said("en", "items-count", **facts) == (
        "There are 10001 items in the batch; send from 1 to 10000."
    )
    assert "-2147483648" in said("ru", "experience-negative", given=-2_147_483_648)


@CODES
@pytest.mark.parametrize(
    ("vocabulary", "enum"),
    [
        (Objective, station_pb2.Objective),
        (UnitClass, station_pb2.UnitClass),
        (Item, station_pb2.Item),
        (Tactic, station_pb2.Tactic),
        (Component, station_pb2.StationComponent),
    ],
    ids=lambda value: getattr(value, "__name__", "enum"),
)
def test_values_are_named_as_the_contract_names_them(
    code: LocaleCode, vocabulary: type[StrEnum], enum: EnumTypeWrapper
) -> None:
    told = said(code, "value-unknown", given=77, allowed=tuple(vocabulary))
    named = re.findall(r"\(([A-Z_]+)\)", told)
    assert named == enum.keys()[1:]


def test_the_levels_of_a_trace_are_named_as_the_contract_names_them() -> None:
    assert said("en", "value-unknown", given=7, allowed=("NONE", "DECISIVE", "FULL")) == (
        "There is no value 7 here. Give TRACE_LEVEL_NONE, TRACE_LEVEL_DECISIVE or TRACE_LEVEL_FULL."
    )


def test_what_callers_send_is_quoted_on_one_line_and_not_at_length() -> None:
    for code in LOCALE_CODES:
        quoted = said(code, "digest-invalid", given="ab\r\n\x00" * 10_000)
        assert quoted.isprintable()
        assert len(quoted) < 250


def test_an_unknown_message_raises() -> None:
    with pytest.raises(CatalogError):
        said("en", "no-such-message")
