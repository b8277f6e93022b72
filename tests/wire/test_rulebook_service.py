"""RulebookService: enough for a front-end to build its menus without knowing a rule."""

from typing import Any

import pytest

from dozor.raid.rules import CHAPTER_IDS, RaidRule
from dozor.station.rules import LAW_IDS, Rule
from dozor.v1 import (
    common_pb2,
    raid_pb2,
    rulebook_service_pb2,
    rulebook_service_pb2_grpc,
    station_pb2,
    station_service_pb2_grpc,
)
from tests.wire.refusals import refused
from tests.wire.requests import Engagement, pin

Stub = rulebook_service_pb2_grpc.RulebookServiceStub
Get = rulebook_service_pb2.GetRulebookRequest
List = rulebook_service_pb2.ListRulebooksRequest


@pytest.mark.parametrize(
    ("locale", "titles"),
    [
        ("en", ["Gang: raids on a guarded base", "Metro: station combat"]),
        ("ru", ["Банда: налёт на базу", "Метро: бой за станцию"]),
    ],
)
def test_the_list_names_the_default_of_each_rule_set(
    locale: str, titles: list[str], rulebooks: Stub
) -> None:
    raid, station = rulebooks.ListRulebooks(List(locale=locale)).rulebooks
    assert [raid.title, station.title] == titles
    assert raid.is_default
    assert station.is_default
    assert raid.rule_set == common_pb2.RULE_SET_RAID
    assert station.rule_set == common_pb2.RULE_SET_STATION
    assert station == rulebooks.GetRulebook(Get(locale=locale)).summary
    pinned = Get(locale=locale, rulebook=pin("gang"))
    assert raid == rulebooks.GetRulebook(pinned).summary


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_a_rulebook_of_raids_tells_all_that_a_menu_needs(locale: str, rulebooks: Stub) -> None:
    answer = rulebooks.GetRulebook(Get(locale=locale, rulebook=pin("gang")))
    book = answer.raid
    for entries, field, enum in (
        (book.weapon_kinds, "kind", raid_pb2.WeaponKind),
        (book.tiers, "tier", raid_pb2.MoveTier),
        (book.edges, "edge", raid_pb2.Edge),
        (book.ranks, "rank", raid_pb2.MemberRank),
        (book.endings, "ending", raid_pb2.RaidEnding),
        (book.phases, "phase", raid_pb2.RaidPhase),
    ):
        values: Any = enum.values()
        assert [0, *(getattr(entry, field) for entry in entries)] == sorted(values)
        assert all(entry.name for entry in entries)
    penalties = {entry.kind: [use.penalty for use in entry.uses] for entry in book.weapon_kinds}
    assert penalties[raid_pb2.WEAPON_KIND_ASSAULT_FIREARM] == [0, -2]
    assert [law.id for law in answer.laws] == list(CHAPTER_IDS)
    assert [rule.id for rule in answer.rules] == [rule.value for rule in RaidRule]
    assert (book.max_members, book.default_health, book.clamp) == (20, 3, 4)


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_every_value_of_the_contract_has_a_name(locale: str, rulebooks: Stub) -> None:
    book = rulebooks.GetRulebook(Get(locale=locale)).station
    for entries, field, enum in (
        (book.classes, "unit_class", station_pb2.UnitClass),
        (book.items, "item", station_pb2.Item),
        (book.tactics, "tactic", station_pb2.Tactic),
        (book.objectives, "objective", station_pb2.Objective),
        (book.components, "component", station_pb2.StationComponent),
        (book.fates, "fate", station_pb2.Fate),
        (book.item_states, "state", station_pb2.ItemState),
    ):
        values: Any = enum.values()
        assert [0, *(getattr(entry, field) for entry in entries)] == sorted(values)
        assert all(entry.name for entry in entries)
    assert [entry.wounds for entry in book.wounds] == [0, 1, 2, 3]


def test_every_law_has_a_title_and_a_text_and_every_rule_its_law(rulebooks: Stub) -> None:
    answer = rulebooks.GetRulebook(Get(locale="ru"))
    assert [law.id for law in answer.laws] == list(LAW_IDS)
    assert all(law.title and law.text for law in answer.laws)
    assert [rule.id for rule in answer.rules] == [rule.value for rule in Rule]
    assert {rule.law_id for rule in answer.rules} <= set(LAW_IDS)


def test_what_the_menus_offer_is_what_the_resolver_allows(
    rulebooks: Stub, station: station_service_pb2_grpc.StationServiceStub
) -> None:
    """Every class with every tactic in each role: offered if and only if it is not refused."""
    book = rulebooks.GetRulebook(Get()).station
    other = station_pb2.Unit(unit_class="UNIT_CLASS_SENTINEL")
    control = station_pb2.OBJECTIVE_CONTROL
    for entry in book.tactics:
        for clas in book.classes:
            unit = station_pb2.Unit(unit_class=clas.unit_class, tactic=entry.tactic, vegan=True)
            for role, sides in ((1, ([unit], [other])), (2, ([other], [unit]))):
                request = Engagement(objective=control, attackers=sides[0], defenders=sides[1])
                if clas.unit_class in entry.used_by and role in entry.roles:
                    station.ResolveEngagement(request)
                else:
                    told = refused(station.ResolveEngagement, request)
                    assert told.violations[0][1] == "NOT_ALLOWED"


def test_a_pin_is_checked_like_any_other(rulebooks: Stub) -> None:
    assert refused(rulebooks.GetRulebook, Get(rulebook=pin("chess"))).code == "NOT_FOUND"
    wrong_digest = Get(rulebook=pin("metro", "1.0.0", "f" * 64))
    assert refused(rulebooks.GetRulebook, wrong_digest).code == "FAILED_PRECONDITION"
    assert refused(rulebooks.GetRulebook, Get(rulebook=pin(digest="f"))).fields == [
        "rulebook.digest"
    ]


def test_an_unknown_locale_falls_back_to_english_and_says_so(rulebooks: Stub) -> None:
    answer = rulebooks.GetRulebook(Get(locale="fr-FR"))
    assert (answer.locale, answer.locale_fallback) == ("en", True)
    english = rulebooks.GetRulebook(Get(locale="en"))
    assert not english.locale_fallback
    assert answer.station == english.station
