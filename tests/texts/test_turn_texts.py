"""Turns: their order, each attack, and the whole."""

import re
from dataclasses import replace

import pytest

from dozor.station import resolve_turn
from dozor.station.model import Attack, Objective, Tactic, Turn, Unit
from dozor.station.rulebook import Rulebook, TurnOrder
from dozor.station.turn import EngagementKind, TurnResolution
from dozor.texts import LocaleCode, texts_for
from dozor.texts.locale import LOCALE_CODES
from tests.texts.making import HUNTER, SENTINEL, STALKER, sentinel
from tests.texts.reading import stumbles
from tests.texts.sampling import Sampler

CODES = pytest.mark.parametrize("code", LOCALE_CODES)

TURNS = 400
CONTROL, LIQUIDATION = Objective.CONTROL, Objective.LIQUIDATION


def attack(
    team: str, at: int, objective: Objective, *units: Unit, holding: Tactic | None = None
) -> Attack:
    return Attack(team, at, objective, units, (holding,) * len(units))


def resolved(turn: Turn, rulebook: Rulebook) -> TurnResolution:
    return resolve_turn(turn, rulebook, explain_all=True)


def order(code: LocaleCode, resolution: TurnResolution) -> list[str]:
    return [texts_for(code).turn_ruling(r, resolution.turn) for r in resolution.order]


def after(code: LocaleCode, resolution: TurnResolution, index: int) -> list[str]:
    rulings = resolution.engagements[index].rulings
    return [texts_for(code).turn_ruling(r, resolution.turn) for r in rulings]


@CODES
def test_every_summary_of_a_sample_of_turns_reads_well(
    code: LocaleCode, rulebook: Rulebook
) -> None:
    texts = texts_for(code)
    for turn in Sampler(rulebook, seed=5).turns(TURNS):
        resolution = resolve_turn(turn, rulebook)
        said = [texts.turn_summary(resolution)]
        said += [texts.turn_engagement_summary(e, resolution) for e in resolution.engagements]
        for text in said:
            plain = re.sub("“[^”]*”", "“Team”", text) if code == "en" else text
            assert list(stumbles(plain, code)) == []


def test_the_sample_has_attacks_of_every_kind(rulebook: Rulebook) -> None:
    kinds = {
        engagement.kind
        for turn in Sampler(rulebook, seed=5).turns(TURNS)
        for engagement in resolve_turn(turn, rulebook).engagements
    }
    assert kinds == set(EngagementKind)


def test_the_order_of_attacks_is_told_with_its_reason(rulebook: Rulebook) -> None:
    turn = Turn(
        "Ганза",
        (HUNTER,),
        (
            attack("Полис", 1, CONTROL, SENTINEL),
            attack("Спарта", 3, CONTROL, SENTINEL),
            attack("Рейх", 1, CONTROL, SENTINEL),
        ),
    )
    assert order("ru", resolved(turn, rulebook)) == [
        "Команда «Спарта» атакует первой: позже её ход никто не отправил.",
        "Команда «Полис» атакует второй: позже ход отправила 1 другая команда.",
        (
            "Команда «Рейх» атакует третьей: позже ход отправила 1 другая команда, а из "
            "отправивших ход одновременно в запросе раньше названа 1 команда."
        ),
    ]
    assert order("en", resolved(turn, rulebook)) == [
        "“Спарта” attacks first: no other team submitted its turn later.",
        "“Полис” attacks second: one other team submitted its turn later.",
        (
            "“Рейх” attacks third: one other team submitted its turn later, and one that did so at "
            "the same instant is listed first."
        ),
    ]


@pytest.mark.parametrize(
    ("place", "russian", "english"),
    [
        (3, "атакует третьей: позже ход отправили 2 другие команды.", "attacks third: 2 other"),
        (6, "атакует шестой: позже ход отправили 5 других команд.", "attacks sixth: 5 other"),
        (16, "атакует шестнадцатой: позже ход отправили 15 других команд.", "attacks sixteenth:"),
    ],
)
def test_places_and_teams_agree_with_their_number(
    place: int, russian: str, english: str, rulebook: Rulebook
) -> None:
    attacks = tuple(attack(f"Т{n}", 100 - n, CONTROL, SENTINEL) for n in range(16))
    resolution = resolved(Turn("Ганза", (HUNTER,), attacks), rulebook)
    assert russian in order("ru", resolution)[place - 1]
    assert english in order("en", resolution)[place - 1]


def test_a_rulebook_that_lets_the_first_attack_first_is_told_so(rulebook: Rulebook) -> None:
    eager = replace(rulebook, turn_order=TurnOrder.FIRST_SUBMITTED_FIRST)
    turn = Turn(
        "Ганза",
        (HUNTER,),
        (attack("Полис", 1, CONTROL, SENTINEL), attack("Спарта", 3, CONTROL, SENTINEL)),
    )
    assert order("ru", resolved(turn, eager)) == [
        "Команда «Полис» атакует первой: раньше её ход никто не отправил.",
        "Команда «Спарта» атакует второй: раньше ход отправила 1 другая команда.",
    ]
    assert order("en", resolved(turn, eager))[1] == (
        "“Спарта” attacks second: one other team submitted its turn earlier."
    )


def test_a_lone_attack_needs_no_reason(rulebook: Rulebook) -> None:
    turn = Turn("Ганза", (), (attack("Полис", 1, CONTROL, SENTINEL),))
    assert order("ru", resolved(turn, rulebook)) == [
        "Команда «Полис» атакует первой: других атак нет."
    ]


def test_an_empty_station_is_found_and_taken(rulebook: Rulebook) -> None:
    turn = Turn(
        "Ганза",
        (),
        (
            attack("Полис", 2, LIQUIDATION, SENTINEL),
            attack("Спарта", 1, CONTROL, STALKER, sentinel(), holding=None),
        ),
    )
    resolution = resolved(turn, rulebook)
    texts = texts_for("ru")
    found, taken = (texts.turn_engagement_summary(e, resolution) for e in resolution.engagements)
    assert found == (
        "Станцию никто не держит: команда «Полис», чья цель — ликвидация, никого не находит и "
        "возвращается."
    )
    assert taken == (
        "Станцию никто не держит: команда «Спарта» занимает её без боя и теперь владеет ею."
    )
    assert texts.turn_summary(resolution) == (
        "Станцию команды «Ганза» атакуют 2 команды; никто её не держит. Порядок атак: «Полис» и "
        "«Спарта». Команда «Полис» никого не находит на станции и возвращается. Команда «Спарта» "
        "занимает пустую станцию без боя. В итоге станция принадлежит команде «Спарта», держат её "
        "невредимый Сталкер и невредимый Дозорный."
    )


def test_a_taken_station_is_told_with_its_holders_and_their_tactics(rulebook: Rulebook) -> None:
    first = sentinel(tactic=Tactic.INCENDIARY)
    pair = Attack("Полис", 2, CONTROL, (first, STALKER), (None, None))
    resolution = resolved(Turn("Ганза", (SENTINEL,), (pair,)), rulebook)
    assert after("ru", resolution, 0) == [
        "Команда «Полис» теперь владеет станцией, и защищают её Дозорный и Сталкер.",
        (
            "Дозорный команды «Полис» теперь защищает станцию с АС «Зажигательные»: для "
            "защиты он ничего не объявил, а эта АС атаки годится и в ней."
        ),
        (
            "Сталкер команды «Полис» теперь защищает станцию без АС: для защиты он ничего "
            "не объявил, а в атаке не применял АС, которая годится и в ней."
        ),
    ]
    assert after("en", resolution, 0)[0] == (
        "“Полис” owns the station from now on, and the Sentinel and the Stalker defend it."
    )


def test_a_declared_tactic_is_told_as_declared(rulebook: Rulebook) -> None:
    taker = attack("Полис", 2, CONTROL, sentinel(tactic=Tactic.SNIPER), holding=Tactic.COVER)
    resolution = resolved(Turn("Ганза", (SENTINEL,), (taker,)), rulebook)
    assert after("en", resolution, 0) == [
        "“Полис” owns the station from now on, and the Sentinel defends it.",
        "The Sentinel of “Полис” now defends with Cover, the tactic declared for that.",
    ]


def test_each_attack_names_whose_station_it_falls_upon(rulebook: Rulebook) -> None:
    turn = Turn(
        "Ганза",
        (SENTINEL,),
        (attack("Полис", 2, CONTROL, STALKER), attack("Спарта", 1, LIQUIDATION, HUNTER)),
    )
    resolution = resolved(turn, rulebook)
    texts = texts_for("ru")
    first, second = (texts.turn_engagement_summary(e, resolution) for e in resolution.engagements)
    assert first.startswith("Команда «Полис» атакует станцию команды «Ганза». Цель атаки")
    assert second.startswith("Команда «Спарта» атакует станцию команды «Полис». Цель атаки")
    whole = texts.turn_summary(resolution)
    assert "Команда «Полис» побеждает команду «Ганза» и занимает станцию." in whole
    assert "Команда «Спарта» побеждает команду «Полис» и оставляет станцию пустой." in whole
    assert "В итоге станция принадлежит команде «Полис», но никто её не держит." in whole
    assert "Команда «Полис» теряет 1 бойца." in whole


def test_a_team_name_stays_on_its_line_and_is_otherwise_left_alone(rulebook: Rulebook) -> None:
    odd = "По\nли\u2028с\t{ $team } \x01\x02 «Ы» \U0001f43b\u200d❄"
    kept = "По ли с { $team }    «Ы» \U0001f43b\u200d❄"
    turn = Turn(odd, (HUNTER,), (attack(f"{odd}!", 1, CONTROL, SENTINEL),))
    resolution = resolved(turn, rulebook)
    for code in LOCALE_CODES:
        texts = texts_for(code)
        whole = texts.turn_summary(resolution)
        engagement = texts.turn_engagement_summary(resolution.engagements[0], resolution)
        for said in (whole, engagement):
            assert said.isprintable() or "\u200d" in said
            assert "\n" not in said
            assert f"{kept}!" in said
            assert said.count(kept) >= 2


def test_two_holders_who_are_alike_are_told_together(rulebook: Rulebook) -> None:
    turn = Turn("Ганза", (), (attack("Полис", 1, CONTROL, SENTINEL, SENTINEL),))
    resolution = resolved(turn, rulebook)
    assert texts_for("en").turn_summary(resolution).endswith("two unhurt Sentinels hold it.")
    assert texts_for("ru").turn_summary(resolution).endswith("двое невредимых Дозорных.")


def test_healing_puts_wounds_off_not_the_team(rulebook: Rulebook) -> None:
    turn = Turn("Ганза", (sentinel(healing=True),), (attack("Полис", 1, LIQUIDATION, HUNTER),))
    resolution = resolved(turn, rulebook)
    russian = texts_for("ru").turn_summary(resolution)
    assert russian.endswith("Лечение откладывает команде «Ганза» на следующий ход 2 ранения.")
    english = texts_for("en").turn_summary(resolution)
    assert english.endswith("Healing puts off 2 wounds of “Ганза” to the next turn.")
