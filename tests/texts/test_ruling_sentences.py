"""Rulings: sentences whose grammar is easily wrong, word for word."""

import pytest

from dozor.station.effects import (
    Defeated,
    Effect,
    ExperienceEarned,
    FateSet,
    HeldOut,
    ItemChanged,
    ItemsVoided,
    RankSet,
    Stronger,
    TacticVoided,
    VerdictGiven,
    WinnerDeclared,
    WoundsDealt,
    WoundsDeferred,
)
from dozor.station.model import Fate, Item, ItemState, Side, Tactic, Track, Winner
from dozor.station.rules import Rule
from dozor.texts.locale import LOCALE_CODES
from tests.texts.making import (
    ATTACKER,
    DEFENDER,
    HUNTER,
    SECOND_ATTACKER,
    SECOND_DEFENDER,
    SENTINEL,
    STALKER,
    fight,
    line,
)

KEPT_VEST = {
    "en": "Poisoned arrows do not harm the vest: the defending Sentinel keeps it and takes no "
    "wound from the blow.",
    "ru": "АС «Отравленные стрелы» не портит бронежилет: защищающийся Дозорный остаётся в нём, "
    "и удар его не ранит.",
}


def test_poisoned_arrows_spare_the_vest() -> None:
    for code in ("en", "ru"):
        said = line(code, Rule.VEST_STOPS_AND_STAYS, DEFENDER, HeldOut(), by=Tactic.POISONED_ARROWS)
        assert said == KEPT_VEST[code]


def test_english_tells_one_tactic_from_many_arrows() -> None:
    said = line("en", Rule.VEST_STOPS_AND_STAYS, DEFENDER, HeldOut(), by=Tactic.SNIPER)
    assert said.startswith("Sniper does not harm the vest")


def test_the_second_attacking_hunter_stands_in_the_genitive() -> None:
    pair = fight(attackers=(HUNTER, HUNTER))
    spent = ItemChanged(Item.VEST, ItemState.SPENT)
    blow = Rule.REPELLED_AND_WOUNDED.name
    said = {
        code: line(code, Rule.EASED_BY_VEST, SECOND_ATTACKER, spent, pair, blow=blow, left=1)
        for code in LOCALE_CODES
    }
    assert said["ru"] == (
        "Бронежилет второго атакующего Хантера смягчает удар защиты на одно ранение и считается "
        "использованным: он ещё надет, но больше не защищает."
    )
    assert said["en"] == (
        "The vest of the second attacking Hunter takes one wound off the blow of the defense and "
        "is spent: it is still worn, but protects no more."
    )


def test_who_stands_alone_is_not_numbered() -> None:
    said = line("ru", Rule.DIES, DEFENDER, FateSet(Fate.DEAD), fight(defenders=(STALKER,)))
    assert said == "Ранения защищающегося Сталкера дошли до трёх: он погибает."


@pytest.mark.parametrize(
    ("behind", "russian", "english"),
    [
        (1, "на 1 очко и", "is 1 point behind"),
        (2, "на 2 очка и", "is 2 points behind"),
        (5, "на 5 очков и", "is 5 points behind"),
        (11, "на 11 очков и", "is 11 points behind"),
        (21, "на 21 очко и", "is 21 points behind"),
        (1_000, "на 1000 очков и", "is 1000 points behind"),
    ],
)
def test_points_agree_with_their_number(behind: int, russian: str, english: str) -> None:
    rule = Rule.DEFEATED_BY_EXPERIENCE
    assert russian in line("ru", rule, DEFENDER, Defeated(), behind=behind)
    assert english in line("en", rule, DEFENDER, Defeated(), behind=behind)


@pytest.mark.parametrize(
    ("taken", "deferred", "now", "later"),
    [
        (1, 1, "полученное ранение сейчас не засчитывается", "переносится 1 ранение"),
        (5, 2, "полученные ранения (5) сейчас не засчитываются", "переносятся 2 ранения"),
        (7, 5, "полученные ранения (7) сейчас не засчитываются", "переносится 5 ранений"),
        (
            3,
            0,
            "полученные ранения (3) сейчас не засчитываются",
            "ничего не переносится, больше откладывать нельзя",
        ),
    ],
)
def test_healing_counts_wounds_in_russian(taken: int, deferred: int, now: str, later: str) -> None:
    said = line("ru", Rule.HEALING_DEFERS, ATTACKER, WoundsDeferred(deferred), taken=taken)
    assert said == f"Атакующий Дозорный прикрыт Лечением: {now}, а на следующий ход {later}."


@pytest.mark.parametrize(
    ("taken", "deferred", "now", "later"),
    [
        (1, 1, "the wound just taken does", "one comes next turn"),
        (5, 2, "the 5 wounds just taken do", "2 come next turn"),
        (3, 0, "the 3 wounds just taken do", "none comes next turn either"),
    ],
)
def test_healing_counts_wounds_in_english(taken: int, deferred: int, now: str, later: str) -> None:
    said = line("en", Rule.HEALING_DEFERS, ATTACKER, WoundsDeferred(deferred), taken=taken)
    assert f"Healing covers the attacking Sentinel: {now} not count now, and {later}" in said


@pytest.mark.parametrize(
    ("items", "russian", "english"),
    [
        ((Item.MEDKIT,), "не действует аптечка", "the medkit of the defending Sentinel has"),
        (
            (Item.VEST, Item.MEDKIT),
            "не действуют бронежилет и аптечка",
            "the vest and the medkit of the defending Sentinel have",
        ),
        (
            (Item.STIMULANT, Item.VEST, Item.MEDKIT),
            "не действуют стимулятор, бронежилет и аптечка",
            "the stimulant, the vest and the medkit of the defending Sentinel have",
        ),
    ],
)
def test_the_verb_agrees_with_the_items(
    items: tuple[Item, ...], russian: str, english: str
) -> None:
    effect = ItemsVoided(items)
    assert russian in line("ru", Rule.AGENT_VOIDS_ITEMS, DEFENDER, effect)
    assert english in line("en", Rule.AGENT_VOIDS_ITEMS, DEFENDER, effect)


def test_a_lost_medkit_is_feminine_in_russian() -> None:
    lost = ItemChanged(Item.MEDKIT, ItemState.LOST)
    said = line("ru", Rule.STIMULANT_OVERCOMES_PROTECTION, DEFENDER, lost)
    assert said == (
        "Стимулятор противника нейтрализует аптечку защищающегося Дозорного: она потеряна без "
        "пользы."
    )


def test_tactics_stand_in_guillemets_in_russian() -> None:
    said = line("ru", Rule.SABOTAGE_VOIDS_TACTIC, DEFENDER, TacticVoided(Tactic.MASSED_FIRE))
    assert said == (
        "Станция повреждена, поэтому АС «Массированный огонь», которую применяет защищающийся "
        "Дозорный, в этом бою не действует."
    )


def test_a_side_of_one_is_named_and_a_side_of_two_is_not() -> None:
    one, two = fight(attackers=(STALKER,)), fight(attackers=(STALKER, SENTINEL))
    effect, rule = Stronger(5, 3), Rule.MORE_CLASS_POWER
    assert line("ru", rule, Side.ATTACKERS, effect, one).startswith("Атакующий Сталкер сильнее")
    assert line("ru", rule, Side.ATTACKERS, effect, two).startswith("Атакующие сильнее")
    assert line("en", rule, Side.ATTACKERS, effect, one).startswith("The attacking Stalker is the")
    assert line("en", rule, Side.ATTACKERS, effect, two).startswith("The attackers are the")


def test_the_leading_tactic_is_named_with_its_rank() -> None:
    pair = fight(defenders=(SENTINEL, SENTINEL))
    lead = RankSet(3, Tactic.MASSED_FIRE)
    assert line("ru", Rule.TACTIC_LEADS, Side.DEFENDERS, lead, pair) == (
        "Ведущая АС защитников — «Массированный огонь», ранг 3."
    )


@pytest.mark.parametrize(
    ("count", "russian", "english"),
    [
        (1, "(1 предмет)", "with 1 item,"),
        (3, "(3 предмета)", "with 3 items,"),
        (5, "(5 предметов)", "with 5 items,"),
    ],
)
def test_items_agree_with_their_number(count: int, russian: str, english: str) -> None:
    rule = Rule.STRIKE_BACK_WITHOUT_TARGET
    assert russian in line("ru", rule, Side.DEFENDERS, count=count)
    assert english in line("en", rule, Side.DEFENDERS, count=count)


def test_striking_back_names_who_strikes_and_who_is_struck() -> None:
    pair = fight(attackers=(SENTINEL, SENTINEL), defenders=(STALKER,))
    blow = WoundsDealt(3)
    assert line("ru", Rule.STRIKE_BACK_KILLS, SECOND_ATTACKER, blow, pair, count=2) == (
        "Защитник с 2 предметами наносит ответный удар, а этого достаточно для смертельного: "
        "второй атакующий Дозорный получает смертельное ранение."
    )
    assert line("en", Rule.STRIKE_BACK_KILLS, SECOND_ATTACKER, blow, pair, count=2) == (
        "The defender strikes back with 2 items, enough for a deadly blow: the second attacking "
        "Sentinel takes a deadly wound."
    )


@pytest.mark.parametrize(
    ("wounds", "russian", "english"),
    [
        (0, "не получает ранения", "takes no wound"),
        (1, "получает лёгкое ранение", "takes a light wound"),
        (2, "получает тяжёлое ранение", "takes a heavy wound"),
        (3, "получает смертельное ранение", "takes a deadly wound"),
    ],
)
def test_wounds_have_names(wounds: int, russian: str, english: str) -> None:
    effect, rule = WoundsDealt(wounds), Rule.OVERRUN_BY_STRENGTH
    assert russian in line("ru", rule, DEFENDER, effect)
    assert english in line("en", rule, DEFENDER, effect)


def test_the_beaten_retreat_or_leave() -> None:
    rule, pair = Rule.DRIVEN_OFF, fight(defenders=(SENTINEL, SENTINEL))
    said = line("ru", rule, SECOND_DEFENDER, FateSet(Fate.LEAVES), pair, by=Tactic.SNIPER)
    assert said == (
        "АС «Снайпер» не ранит, а прогоняет противника: второй защищающийся Дозорный должен уйти "
        "на другую станцию."
    )
    said = line("en", rule, ATTACKER, FateSet(Fate.RETREATS), by=Tactic.COVER)
    assert said == (
        "The attacking Sentinel is driven off by Cover, which does not wound, and must retreat."
    )


@pytest.mark.parametrize(
    ("effect", "rule", "russian", "english"),
    [
        (
            VerdictGiven(Winner.ATTACKERS),
            Rule.NOBODY_HOLDS_OUT,
            "Никто из защитников не выстоял против более сильной атаки: столкновение за атакой.",
            "No defender holds out against the stronger attack: the clash goes to the attack.",
        ),
        (
            WinnerDeclared(Winner.DEFENDERS),
            Rule.VERDICT_STANDS,
            "Исход столкновения остаётся в силе: победа защитников.",
            "The outcome of the clash stands: the defenders win.",
        ),
        (
            WinnerDeclared(Winner.NOBODY),
            Rule.VERDICT_STANDS,
            "Исход столкновения остаётся в силе: победитель не выяснен.",
            "The outcome of the clash stands: nobody wins.",
        ),
    ],
)
def test_winners_agree_with_their_number(
    effect: Effect, rule: Rule, russian: str, english: str
) -> None:
    pair = fight(defenders=(SENTINEL, STALKER))
    assert line("ru", rule, None, effect, pair) == russian
    assert line("en", rule, None, effect, pair) == english


def test_the_exchange_counts_wounds() -> None:
    rule, verdict = Rule.ATTACKERS_TOOK_MORE, VerdictGiven(Winner.DEFENDERS)
    assert line("ru", rule, None, verdict, to_attackers=2, to_defenders=0) == (
        "В обмене ударами атаке досталось больше ранений, чем защите (2 против 0): столкновение за "
        "защитой."
    )
    assert line("en", rule, None, verdict, to_attackers=2, to_defenders=0) == (
        "The exchange dealt the attack more wounds than the defense, 2 against 0: the clash goes "
        "to the defense."
    )


def test_experience_is_earned_on_a_track() -> None:
    earned, rule = ExperienceEarned(Track.DEFENSE), Rule.EARNS_EXPERIENCE
    assert line("ru", rule, DEFENDER, earned) == (
        "За победу защищающийся Дозорный получает очко опыта защиты."
    )
    assert line("en", rule, DEFENDER, earned) == (
        "For the victory the defending Sentinel earns a point of defense experience."
    )


def test_two_of_different_classes_need_no_numbers() -> None:
    pair = fight(defenders=(SENTINEL, STALKER))
    said = line("en", Rule.DIES, SECOND_DEFENDER, FateSet(Fate.DEAD), pair)
    assert said == "The wounds of the defending Stalker have reached three: it dies."
    said = line("ru", Rule.DIES, DEFENDER, FateSet(Fate.DEAD), pair)
    assert said == "Ранения защищающегося Дозорного дошли до трёх: он погибает."


def test_a_blow_that_is_eased_to_nothing_is_told_so() -> None:
    lost, blow = ItemChanged(Item.MEDKIT, ItemState.LOST), Rule.WOUNDED_BY_TACTIC.name
    assert line("en", Rule.EASED_BY_MEDKIT, DEFENDER, lost, blow=blow, left=0) == (
        "The medkit of the defending Sentinel leaves nothing of the blow of the tactic and is used "
        "up."
    )
    assert line("ru", Rule.EASED_BY_MEDKIT, DEFENDER, lost, blow=blow, left=0) == (
        "Аптечка защищающегося Дозорного сводит удар АС на нет и расходуется."
    )


def test_experience_that_does_not_tell_may_be_the_better_one() -> None:
    rule = Rule.EXPERIENCE_MAKES_NO_DIFFERENCE
    assert line("en", rule, ATTACKER) == (
        "In experience the attacking Sentinel is ahead, level, or too little behind for it to "
        "matter."
    )
    assert line("ru", rule, ATTACKER) == (
        "Атакующий Дозорный не уступает противнику в опыте или уступает слишком мало, чтобы это "
        "имело значение."
    )


def test_a_retreat_is_called_off() -> None:
    said = line("en", Rule.WINNER_RETURNS, ATTACKER, FateSet(Fate.RETURNS))
    assert said == (
        "The attack is won, so the retreat of the attacking Sentinel is called off: it returns "
        "unbeaten."
    )


def test_the_agent_cancels_a_tactic_by_its_name() -> None:
    said = line("ru", Rule.AGENT_VOIDS_TACTIC, DEFENDER, TacticVoided(Tactic.MASSED_FIRE))
    assert said == (
        "Агент на станции нейтрализует АС «Массированный огонь», которую применяет защищающийся "
        "Дозорный: в этом бою она не действует, а предметы остаются в силе."
    )
