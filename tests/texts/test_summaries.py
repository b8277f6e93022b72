"""Summaries of fights."""

import pytest

from dozor.station import resolve_engagement
from dozor.station.effects import (
    HeavyWeaponsVoided,
    ItemsVoided,
    TacticVoided,
    VerdictGiven,
    WinnerDeclared,
)
from dozor.station.model import (
    Component,
    Engagement,
    Experience,
    Item,
    Objective,
    Tactic,
    Unit,
    UnitClass,
)
from dozor.station.rulebook import Rulebook
from dozor.station.rules import Rule
from dozor.texts import LocaleCode, texts_for
from dozor.texts.catalog import Catalog
from dozor.texts.locale import LOCALE_CODES
from tests.texts.making import HUNTER, SENTINEL, STALKER, fight, sentinel, summary
from tests.texts.reading import stumbles
from tests.texts.sampling import Sampler

CODES = pytest.mark.parametrize("code", LOCALE_CODES)

FIGHTS = 3_000

DECISIVE = (VerdictGiven, WinnerDeclared, HeavyWeaponsVoided, TacticVoided, ItemsVoided)
"""Effects of the rulings that a summary has sentences of its own for."""

TOLD_OTHERWISE = {Rule.SABOTAGE_PENALTY, Rule.VEST_STOPS_AND_IS_LOST, Rule.MEDKIT_SOFTENS}
"""Other rules that it has such sentences for."""


@CODES
def test_every_summary_of_a_large_sample_reads_well(code: LocaleCode, rulebook: Rulebook) -> None:
    fights = Sampler(rulebook, seed=8).fights(FIGHTS)
    said = {summary(code, fight, rulebook) for fight in fights}
    assert len(said) > FIGHTS / 2
    assert [fault for text in said for fault in stumbles(text, code)] == []


@CODES
def test_a_summary_does_not_depend_on_the_trace(code: LocaleCode, rulebook: Rulebook) -> None:
    for engagement in Sampler(rulebook, seed=9).fights(300):
        full = resolve_engagement(engagement, rulebook, explain_all=True)
        assert texts_for(code).summary(full) == summary(code, engagement, rulebook)


def test_summaries_have_sentences_for_exactly_the_rules_that_they_tell_of(
    rulebook: Rulebook,
) -> None:
    told = {
        ruling.rule
        for engagement in Sampler(rulebook, seed=20).fights(FIGHTS)
        for ruling in resolve_engagement(engagement, rulebook).rulings
        if isinstance(ruling.effect, DECISIVE) or ruling.rule in TOLD_OTHERWISE
    }
    written = {m for m in Catalog("en").messages if m.startswith("summary-station-")}
    assert written == {f"summary-{rule.value.replace('.', '-')}" for rule in told}


def test_a_vest_stops_the_sniper(rulebook: Rulebook) -> None:
    engagement = fight(
        attackers=(sentinel(tactic=Tactic.SNIPER),),
        defenders=(sentinel(Item.VEST, tactic=Tactic.COVER),),
    )
    assert summary("ru", engagement, rulebook) == (
        "Цель атаки — ликвидация. Станцию атакует Дозорный с АС «Снайпер»; защищает её Дозорный в "
        "бронежилете, с АС «Прикрытие». АС атаки «Снайпер» превосходит АС защиты «Прикрытие», и "
        "атака проходит (закон 6). Бронежилет защищающегося Дозорного останавливает смертельный "
        "удар АС «Снайпер». Станцию всё же удержали: победа защитника. Атакующий Дозорный остаётся "
        "невредим и возвращается на исходные. "
        "Защищающийся Дозорный остаётся невредим и удерживает станцию, получая очко опыта защиты. "
        "Он теряет бронежилет. Станция остаётся за защитником."
    )
    assert summary("en", engagement, rulebook) == (
        "The objective is liquidation. The station is attacked by a Sentinel using Sniper; it is "
        "held by a Sentinel in a vest, using Cover. The attack with Sniper outranks the defense "
        "with Cover and goes through (Law 6). The vest of the defending Sentinel stops the "
        "deadly blow of Sniper. Still, the station is held, so the "
        "defender wins. The attacking Sentinel stays unhurt and returns. The defending Sentinel "
        "stays unhurt and holds the station, earning a point of defense experience. It loses the "
        "vest. The station stays with the defender."
    )


def test_two_of_a_kind_are_told_together(rulebook: Rulebook) -> None:
    engagement = fight(attackers=(STALKER,), defenders=(SENTINEL, SENTINEL))
    russian = summary("ru", engagement, rulebook)
    assert "защищают её два Дозорных, каждый без предметов и АС." in russian
    assert "Оба защитника остаются невредимы и удерживают станцию, получая по очку" in russian
    english = summary("en", engagement, rulebook)
    assert "it is held by two Sentinels, each with neither items nor a tactic." in english
    assert "Both defenders stay unhurt and hold the station, each earning a point" in english


def test_two_who_differ_are_told_apart(rulebook: Rulebook) -> None:
    engagement = fight(
        attackers=(sentinel(healing=True), SENTINEL),
        defenders=(Unit(UnitClass.STALKER, items=(Item.MEDKIT, Item.VEST)),),
    )
    russian = summary("ru", engagement, rulebook)
    assert "Дозорный без предметов и АС, под Лечением, а также Дозорный без пред" in russian
    assert "защищает её Сталкер в бронежилете, с аптечкой." in russian
    assert "ответный удар, а этого достаточно для смертельного: второй атакующий Доз" in russian
    assert "Первый атакующий Дозорный остаётся невредим и возвращается" in russian
    assert "Второй атакующий Дозорный погибает." in russian
    assert russian.endswith("На станции никого не осталось.")


def test_the_metrotank_captures_the_gun(rulebook: Rulebook) -> None:
    engagement = fight(
        defenders=(SENTINEL, STALKER),
        objective=Objective.CONTROL,
        metrotank=True,
        machine_gun=True,
    )
    russian = summary("ru", engagement, rulebook)
    assert "В атаке участвует Метротанк. На станции стоит Крупнокалиберный пулемёт." in russian
    assert "Метротанк сносит защиту (закон 1)." in russian
    assert "Оба защитника остаются невредимы, но уходят на другую станцию." in russian
    assert russian.endswith(
        "Станция переходит к атакующему, и вместе с ней — Крупнокалиберный пулемёт."
    )
    english = summary("en", engagement, rulebook)
    assert english.endswith(
        "The station passes to the attacker, and with it the heavy machine gun."
    )


def test_a_hunter_at_home_stops_heavy_weapons(rulebook: Rulebook) -> None:
    engagement = fight(defenders=(HUNTER,), metrotank=True)
    assert "Станцию защищает Хантер, поэтому ни танк, ни пулемёт не действуют." in summary(
        "ru", engagement, rulebook
    )


def test_sabotage_is_told_with_its_penalty(rulebook: Rulebook) -> None:
    engagement = Engagement(
        Objective.CONTROL,
        (SENTINEL,),
        (sentinel(Item.MEDKIT, tactic=Tactic.COVER),),
        sabotage=(Component.FOOD, Component.TENTS),
    )
    russian = summary("ru", engagement, rulebook)
    assert "Порча затронула продовольствие и жилые палатки. Порча лишает защиту АС." in russian
    assert "Штраф к защите за порчу стоит защитнику одного ранения." in russian
    assert "Он теряет аптечку." in russian
    english = summary("en", engagement, rulebook)
    assert "Sabotage has damaged the food supply and the living tents." in english


def test_the_penalty_is_told_once_for_both_defenders(rulebook: Rulebook) -> None:
    engagement = Engagement(
        Objective.CONTROL, (SENTINEL,), (SENTINEL, SENTINEL), sabotage=(Component.GENERATOR,)
    )
    assert summary("ru", engagement, rulebook).count("Штраф к защите") == 1


@pytest.mark.parametrize(
    ("behind", "russian"),
    [
        (2, "уступает противнику в опыте на 2 очка: это гарантированно стоит ему одного ранения"),
        (5, "уступает противнику в опыте на 5 очков: это гарантированно стоит ему двух ранений"),
        (6, "уступает противнику в опыте на 6 очков и терпит поражение: удержать станцию он не"),
    ],
)
def test_experience_that_tells_is_told(behind: int, russian: str, rulebook: Rulebook) -> None:
    veteran = Unit(UnitClass.SENTINEL, experience=Experience(attack=behind))
    engagement = fight(attackers=(veteran,), defenders=(sentinel(Item.VEST),))
    said = summary("ru", engagement, rulebook)
    assert russian in said
    assert said.count("уступает") == 1


def test_wounds_that_healing_puts_off_are_told(rulebook: Rulebook) -> None:
    veteran = Unit(UnitClass.SENTINEL, experience=Experience(attack=6))
    engagement = fight(attackers=(veteran,), defenders=(sentinel(healing=True),))
    assert "Лечение откладывает на следующий ход 2 ранения." in summary("ru", engagement, rulebook)
    assert "Healing puts off 2 wounds to the next turn." in summary("en", engagement, rulebook)


def test_who_dies_of_old_wounds_is_told_so(rulebook: Rulebook) -> None:
    wounded = Unit(UnitClass.SENTINEL, wounds=2)
    said = summary("ru", fight(attackers=(wounded,)), rulebook)
    assert "Станцию атакует Дозорный без предметов и АС, с тяжёлым ранением;" in said
    assert "Атакующий Дозорный погибает: новое ранение добавилось к прежним." in said


def test_nobody_wins_where_nobody_is_left(rulebook: Rulebook) -> None:
    engagement = fight(
        attackers=(sentinel(tactic=Tactic.INCENDIARY),),
        defenders=(sentinel(tactic=Tactic.ARMOR_PIERCING),),
    )
    said = summary("ru", engagement, rulebook)
    assert (
        "АС атаки «Зажигательные» и АС защиты «Бронебойные» наступательные и равны по рангу" in said
    )
    assert "победителя нет." in said
