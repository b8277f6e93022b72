"""Raids: rulings and summaries whose grammar is easily wrong, word for word."""

import timeit
from dataclasses import replace
from functools import partial

import pytest

from dozor.raid.dice import Die, ListedDice
from dozor.raid.events import (
    Decided,
    Event,
    FellBack,
    Joined,
    Moved,
    PhaseBegun,
    RaidRuling,
    RetreatDeclared,
)
from dozor.raid.model import Ending, Phase, Raid, RaidState, Rank, Target, Tier, WeaponKind
from dozor.raid.raid import Orders, Policy, resolve_phase, resolve_raid
from dozor.raid.rules import RaidRule
from dozor.texts import CatalogError, LocaleCode, texts_for
from tests.texts.raid_making import RAID_RULEBOOK, gang, member, part

CREW = gang(
    member(WeaponKind.DRONE),
    member(WeaponKind.LIGHT_FIREARM, rank=Rank.BOSS),
    member(WeaponKind.MELEE, rank=Rank.RIGHT_HAND),
)


def line(
    code: LocaleCode,
    rule: RaidRule,
    event: Event | None = None,
    place: int | None = None,
    raid: Raid = CREW,
    *,
    penalty: int = 0,
) -> str:
    return texts_for(code).raid_ruling(RaidRuling(rule, place, event), raid, penalty)


def moved(
    place: int,
    faces: tuple[int, ...],
    modifier: int,
    tier: Tier,
    taken_out: int = 0,
    wounds: int = 0,
    *,
    dropped: int | None = None,
    down: bool = False,
) -> Moved:
    dice = tuple(Die("d", number, face) for number, face in enumerate(faces, 1))
    total = sum(face for i, face in enumerate(faces) if i != dropped) + modifier
    return Moved(place, 0, dice, dropped, modifier, total, tier, taken_out, wounds, down)


def test_a_full_success_tells_all_of_the_roll() -> None:
    move = moved(1, (5, 4), 0, Tier.FULL, taken_out=2)
    assert line("en", RaidRule.MOVE_FULL, move, 1) == (
        "The boss (member 2) attacks with a light firearm, rolls 5 and 4 and gets 9: "
        "a full success that takes out 2 defenders and costs nothing."
    )
    assert line("ru", RaidRule.MOVE_FULL, move, 1) == (
        "Босс (№ 2) атакует лёгким стрелковым оружием, выбрасывает 5 и 4, итого 9: "
        "полный успех — выводит из строя 2 защитников и не получает ранений."
    )


@pytest.mark.parametrize(
    ("skill", "penalty", "modifier", "english", "russian"),
    [
        (2, 0, 2, "5, adds 2 for skill and gets", "5, прибавляет 2 за навык, итого"),
        (-1, 0, -1, "5, subtracts 1 for skill and", "5, вычитает 1 за навык, итого"),
        (0, -2, -2, "5, subtracts 2 for the weapon and", "5, вычитает 2 за оружие, итого"),
        (
            2,
            -2,
            0,
            "5, adds 2 for skill, subtracts 2 for the weapon and gets 9:",
            "5, прибавляет 2 за навык, вычитает 2 за оружие, итого 9:",
        ),
        (
            5,
            0,
            4,
            "5, adds 5 for skill (together +4 at most) and gets 13:",
            "5, прибавляет 5 за навык (вместе не больше +4), итого 13:",
        ),
        (
            -4,
            -2,
            -4,
            "5, subtracts 4 for skill, subtracts 2 for the weapon (together −4 at least) and",
            "5, вычитает 4 за навык, вычитает 2 за оружие (вместе не меньше −4), итого",
        ),
    ],
)
def test_a_roll_tells_each_part_of_its_total(
    skill: int, penalty: int, modifier: int, english: str, russian: str
) -> None:
    raid = gang(replace(member(), skill=skill))
    move = moved(0, (4, 5), modifier, Tier.FULL)
    told = partial(line, rule=RaidRule.MOVE_FULL, event=move, place=0, raid=raid, penalty=penalty)
    assert english in told("en")
    assert russian in told("ru")


def test_nobody_taken_out_but_somebody_gone_is_told_as_such() -> None:
    target = Target(numbers=1, quality=0, equipment=0, perimeter=0, reinforcements=-1)
    raid = replace(gang(size=3), target=target)
    dice = ListedDice((1,) * 6, 0)
    orders = Orders(rounds=1)
    played = resolve_phase(raid, None, Phase.BREACH, orders, dice, RAID_RULEBOOK, max_dice=99)
    english, russian = (texts_for(code).raid_summary(played) for code in ("en", "ru"))
    assert "no defender is taken out, but 1 is called inside;" in english
    assert "никто из защитников не выведен из строя, но 1 отозван внутрь;" in russian


def test_a_partial_success_tells_the_dropped_die_and_who_is_down() -> None:
    move = moved(0, (2, 4, 6), -1, Tier.PARTIAL, 1, 3, dropped=0, down=True)
    assert line("en", RaidRule.MOVE_PARTIAL, move, 0, penalty=-1) == (
        "Member 1 attacks with a drone, rolls 2, 4 and 6, drops the 2, subtracts 1 for the weapon "
        "and gets 9: "
        "a partial success that takes out 1 defender and costs 3 wounds; the member is down."
    )
    assert line("ru", RaidRule.MOVE_PARTIAL, move, 0, penalty=-1) == (
        "Член банды № 1 атакует дроном, выбрасывает 2, 4 и 6, отбрасывает 2, вычитает 1 "
        "за оружие, итого 9: "
        "частичный успех — выводит из строя 1 защитника, получает 3 ранения и выбывает."
    )


@pytest.mark.parametrize(
    ("wounds", "english", "russian"),
    [
        (0, "costs nothing", "не получает ранений"),
        (1, "costs 1 wound", "получает 1 ранение"),
        (2, "costs 2 wounds", "получает 2 ранения"),
        (5, "costs 5 wounds", "получает 5 ранений"),
    ],
)
def test_the_wounds_of_a_miss_agree_with_their_number(
    wounds: int, english: str, russian: str
) -> None:
    move = moved(2, (1, 3), 0, Tier.MISS, wounds=wounds)
    assert line("en", RaidRule.MOVE_MISS, move, 2) == (
        "The right hand (member 3) attacks with a melee weapon, rolls 1 and 3 and gets 4: "
        f"a miss that {english}."
    )
    assert line("ru", RaidRule.MOVE_MISS, move, 2) == (
        "Правая рука (№ 3) атакует оружием ближнего боя, выбрасывает 1 и 3, итого 4: "
        f"провал — {russian}."
    )


@pytest.mark.parametrize(
    ("fighters", "english", "russian"),
    [
        (1, "1 defender holds the", "обороняет 1 защитник: броня"),
        (2, "2 defenders hold the", "обороняют 2 защитника: броня"),
        (5, "5 defenders hold the", "обороняют 5 защитников: броня"),
        (21, "21 defenders hold the", "обороняет 21 защитник: броня"),
    ],
)
def test_defenders_agree_with_their_number(fighters: int, english: str, russian: str) -> None:
    begun = PhaseBegun(Phase.BREACH, fighters, 2, 3)
    assert line("en", RaidRule.OUTSIDE_MANNED, begun) == (
        f"Against a gang of 3, {english} outer perimeter, with armor 2 and penetration 3."
    )
    assert line("ru", RaidRule.OUTSIDE_MANNED, begun) == (
        f"Против банды из 3 человек внешний периметр {russian} 2, пробой 3."
    )


def test_nobody_holds_and_a_lone_raider_comes() -> None:
    nobody = PhaseBegun(Phase.BREACH, 0, 2, 3)
    assert line("en", RaidRule.OUTSIDE_MANNED, nobody) == "Nobody holds the outer perimeter."
    assert line("ru", RaidRule.OUTSIDE_MANNED, nobody) == "Внешний периметр никто не обороняет."
    one = PhaseBegun(Phase.BREACH, 1, 0, 0)
    assert line("ru", RaidRule.OUTSIDE_MANNED, one, raid=gang()) == (
        "Против налётчика-одиночки внешний периметр обороняет 1 защитник: броня 0, пробой 0."
    )


@pytest.mark.parametrize(
    ("fighters", "joined", "called", "fell_back"),
    [
        (1, "присоединяется ещё 1", "отозван 1 защитник", "последний защитник отходит"),
        (2, "присоединяются ещё 2", "отозваны 2 защитника", "последние 2 защитника отходят"),
        (5, "присоединяются ещё 5", "отозваны 5 защитников", "последние 5 защитников отходят"),
    ],
)
def test_who_comes_and_goes_agrees_with_the_number(
    fighters: int, joined: str, called: str, fell_back: str
) -> None:
    assert joined in line("ru", RaidRule.REINFORCED, Joined(fighters))
    assert called in line("ru", RaidRule.CALLED_INSIDE, FellBack(fighters))
    assert fell_back in line("ru", RaidRule.OUTNUMBERED_FALL_BACK, FellBack(fighters))


def test_english_defenders_come_and_go() -> None:
    assert line("en", RaidRule.REINFORCED, Joined(1)) == (
        "Reinforcements arrive: 1 defender joins those outside."
    )
    assert line("en", RaidRule.OUTNUMBERED_FALL_BACK, FellBack(1)) == (
        "Heavily outnumbered, the last defender outside falls back inside."
    )
    assert line("en", RaidRule.OUTNUMBERED_FALL_BACK, FellBack(2)) == (
        "Heavily outnumbered, the last 2 defenders outside fall back inside."
    )


def test_a_member_without_a_move_is_named() -> None:
    assert line("en", RaidRule.HOLDS_BACK, place=2) == (
        "The right hand (member 3) holds back: no move, and no wounds."
    )
    assert line("ru", RaidRule.NO_FIGHTER_LEFT, place=0) == (
        "Член банды № 1 не ходит: защитников больше не осталось."
    )


def test_a_retreat_names_who_declared_it() -> None:
    assert line("ru", RaidRule.RETREAT_DECLARED, RetreatDeclared(1), 1) == (
        "Босс (№ 2) объявляет отступление; раунд доигрывают до конца."
    )


def test_a_whole_raid_in_one_paragraph() -> None:
    # The drone misses, boss and right hand clear the outside; inside all miss and withdraw.
    listed = ListedDice((1, 1, 6, 6, 6, 5, 1, 1, 1, 2, 1, 3))
    policy = Policy(after_round=0)
    crew = gang(member(), member(rank=Rank.BOSS), member(rank=Rank.RIGHT_HAND, health=1))
    raid = resolve_raid(crew, policy, listed, RAID_RULEBOOK, max_dice=100)
    assert texts_for("en").raid_summary(raid) == (
        "A gang of 3 attacks the outer perimeter, held by 3 defenders with armor 0 and "
        "penetration 0. In one round of the breach, 3 defenders are taken out; the gang suffers "
        "1 wound. No defender is left outside: the perimeter is breached, and the gang gets "
        "inside. Inside, 3 defenders await the gang, with armor 0 and penetration 0. In one round "
        "of the assault, no defender is taken out; the gang suffers 3 wounds, and the right hand "
        "(member 3) goes down. Before that round the boss (member 2) declared a retreat. As "
        "declared, the gang withdraws. In the end 2 of 3 members are on their feet (2 wounded), "
        "and 3 defenders are left."
    )
    assert texts_for("ru").raid_summary(raid) == (
        "Банда из 3 человек атакует внешний периметр, который обороняют 3 защитника: броня 0, "
        "пробой 0. За 1 раунд прорыва из строя выведены 3 защитника; у банды 1 новое ранение. "
        "Снаружи не осталось защитников: периметр прорван, банда внутри. Внутри банду встречают "
        "3 защитника: броня 0, пробой 0. За 1 раунд штурма никто из защитников не выведен из "
        "строя; у банды 3 новых ранения, выбывает правая рука (№ 3). Перед этим раундом "
        "отступление объявляет босс (№ 2). Как и было объявлено, банда отступает. В итоге на ногах "
        "2 из 3 членов банды, ранены 2; осталось 3 защитника."
    )


def test_a_round_that_decides_nothing_tells_how_things_stand() -> None:
    state = RaidState(Phase.BREACH, 5, 0, 1, (0, 1, 3))
    listed = ListedDice((3, 4, 3, 4))
    orders = Orders(1, hold_back=(0,))
    raid = resolve_phase(
        gang(size=3), state, Phase.BREACH, orders, listed, RAID_RULEBOOK, max_dice=100
    )
    assert texts_for("en").raid_summary(raid) == (
        "The breach goes on: 2 of 3 members are on their feet against 5 defenders. In one round of "
        "the breach, 2 defenders are taken out; the gang suffers no wounds. The breach is not "
        "decided yet: 2 of 3 members are on their feet (1 wounded) against 3 defenders."
    )
    assert texts_for("ru").raid_summary(raid) == (
        "Прорыв продолжается: на ногах 2 из 3 членов банды; держатся 5 защитников. За 1 раунд "
        "прорыва из строя выведены 2 защитника; банда не пострадала. Прорыв ещё не закончен: на "
        "ногах 2 из 3 членов банды, ранен 1; держатся 3 защитника."
    )


@pytest.mark.parametrize(
    ("left", "english", "russian"),
    [
        (1, "1 defender has run away", "бежал 1 защитник"),
        (2, "2 defenders have run away", "бежали 2 защитника"),
        (5, "5 defenders have run away", "бежало 5 защитников"),
    ],
)
def test_routed_defenders_have_run(left: int, english: str, russian: str) -> None:
    state = RaidState(Phase.ASSAULT, left, 0, 1, (0, 0))
    raid = part(gang(size=2), state, Ending.CLEARED, routed=True)
    assert (
        texts_for("en")
        .raid_summary(raid)
        .endswith(f"In the end both members are on their feet, and {english}.")
    )
    assert (
        texts_for("ru").raid_summary(raid).endswith(f"В итоге на ногах оба члена банды; {russian}.")
    )


def test_a_call_that_plays_nothing_tells_how_things_stand() -> None:
    raid = part(gang(), RaidState(Phase.ASSAULT, 1, 0, 0, (2,)))
    assert texts_for("en").raid_summary(raid) == (
        "The assault is not decided yet: the only member is on their feet (wounded) against "
        "1 defender."
    )
    assert texts_for("ru").raid_summary(raid) == (
        "Штурм ещё не закончен: единственный налётчик на ногах, но ранен; держится 1 защитник."
    )


def test_an_assault_after_a_breach_begins_and_then_goes_on() -> None:
    for rounds, english, russian in ((0, "begins", "начинается"), (3, "goes on", "продолжается")):
        state = RaidState(Phase.ASSAULT, 2, 0, rounds, (0, 0))
        dice = ListedDice((3, 3) * 2)
        raid = resolve_phase(
            gang(size=2), state, Phase.ASSAULT, Orders(), dice, RAID_RULEBOOK, max_dice=9
        )
        assert texts_for("en").raid_summary(raid).startswith(f"The assault {english}: both")
        assert texts_for("ru").raid_summary(raid).startswith(f"Штурм {russian}: на ногах оба")


def test_a_ruling_without_a_sentence_raises() -> None:
    with pytest.raises(CatalogError):
        line("en", RaidRule.REINFORCED)


def test_a_ruling_that_was_written_before_takes_microseconds() -> None:
    move = moved(0, (2, 4, 6), -1, Tier.PARTIAL, 1, 3, dropped=0, down=True)
    decided = RaidRuling(RaidRule.CLEARED, None, Decided(Ending.CLEARED))
    texts = texts_for("ru")
    for ruling in (RaidRuling(RaidRule.MOVE_PARTIAL, 0, move), decided):
        took = min(timeit.repeat(partial(texts.raid_ruling, ruling, CREW, -1), number=1_000))
        # Milliseconds for a thousand; some five where nothing else runs.
        assert took < 0.05
