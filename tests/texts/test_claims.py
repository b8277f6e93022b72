"""What lines claim: nothing that the end of the fight contradicts, over a large sample."""

import re

import pytest

from dozor.station import resolve_engagement
from dozor.station.effects import WinnerDeclared
from dozor.station.model import Engagement, Fate, Seat, Winner
from dozor.station.outcome import EngagementOutcome, Resolution
from dozor.station.rulebook import Rulebook
from dozor.station.rules import Rule
from dozor.texts import LocaleCode, texts_for
from dozor.texts.locale import LOCALE_CODES
from tests.texts.sampling import Sampler

CODES = pytest.mark.parametrize("code", LOCALE_CODES)

FIGHTS = 3_000

UNHURT = {"en": r"unhurt|takes? no new wound", "ru": r"невредим|новых ранений"}
"""What is said of a unit's state, not of a blow."""

FINAL = {
    "en": r"\bwins?\b|\bwon\b|beaten off|beats|succeed|prevail|\bfail|retreats|leaves for",
    "ru": r"побе[дж]|отбит|удал(ась|ся)|победител|отступает|уходит",
}
"""What is said of the outcome, not of a clash."""

WINS = {
    "en": {
        Winner.ATTACKERS: r"the attackers? wins?\.",
        Winner.DEFENDERS: r"the defenders? wins?\.",
        Winner.NOBODY: r"nobody wins\.|neither side wins\.",
    },
    "ru": {
        Winner.ATTACKERS: r"победа атакующ\w+\.",
        Winner.DEFENDERS: r"победа защитник\w+\.",
        Winner.NOBODY: r"победителя нет\.|победитель не выяснен\.",
    },
}

SETTLED = ("station.law12.", "station.law11.")


@pytest.fixture(scope="module")
def fights(rulebook: Rulebook) -> list[tuple[Engagement, Resolution]]:
    """The fights of the sample, with every reason."""
    return [
        (fight, resolve_engagement(fight, rulebook, explain_all=True))
        for fight in Sampler(rulebook, seed=41).fights(FIGHTS)
    ]


Fights = list[tuple[Engagement, Resolution]]


def test_some_fights_of_the_sample_end_otherwise_than_their_clash(fights: Fights) -> None:
    turned = {rule for _, r in fights for rule in (ruling.rule for ruling in r.rulings)}
    assert {Rule.NO_DEFENDER_LEFT, Rule.NOBODY_LEFT, Rule.NO_ATTACKER_LEFT} <= turned


@CODES
def test_no_ruling_says_that_a_unit_stays_unhurt(code: LocaleCode, fights: Fights) -> None:
    for fight, resolution in fights:
        for ruling in resolution.rulings:
            line = texts_for(code).ruling(ruling, fight)
            assert not re.search(UNHURT[code], line), line


@CODES
def test_a_summary_calls_exactly_those_unhurt_who_are(code: LocaleCode, fights: Fights) -> None:
    pattern = {
        "en": r"(both \w+ stay|stays) unhurt",
        "ru": r"(оба [^.]*остаются|остаётся) невредим",
    }
    for _, resolution in fights:
        said = re.findall(pattern[code], texts_for(code).summary(resolution), re.IGNORECASE)
        found = sum(2 if "bo" in one.lower() or "оба" in one.lower() else 1 for one in said)
        assert found == unhurt(resolution.outcome)


def unhurt(outcome: EngagementOutcome) -> int:
    units = (*outcome.attackers, *outcome.defenders)
    return sum(unit.wounds_after == 0 and unit.fate is not Fate.DEAD for unit in units)


@CODES
def test_no_ruling_before_law_12_speaks_of_the_outcome(code: LocaleCode, fights: Fights) -> None:
    for fight, resolution in fights:
        for ruling in resolution.rulings:
            if ruling.rule.value.startswith(SETTLED) or ruling.rule is Rule.METROTANK_DRIVES_OFF:
                continue
            line = texts_for(code).ruling(ruling, fight)
            assert not re.search(FINAL[code], line), line


@CODES
def test_no_decision_of_a_summary_speaks_of_the_outcome(code: LocaleCode, fights: Fights) -> None:
    pattern = {"en": r"[^.]*\(Law \d\)", "ru": r"[^.]*\(закон \d\)"}[code]
    for _, resolution in fights:
        [decision] = re.findall(pattern, texts_for(code).summary(resolution))
        assert not re.search(FINAL[code], decision), decision


@CODES
def test_rulings_and_summaries_name_the_winner_alone(code: LocaleCode, fights: Fights) -> None:
    for fight, resolution in fights:
        winner = resolution.outcome.winner
        said = [
            texts_for(code).ruling(ruling, fight)
            for ruling in resolution.rulings
            if isinstance(ruling.effect, WinnerDeclared)
        ]
        assert len(said) == 1
        for text in (*said, texts_for(code).summary(resolution)):
            named = [
                one
                for one, pattern in WINS[code].items()
                if re.search(pattern, text, re.IGNORECASE)
            ]
            assert named == [winner], text


@CODES
def test_no_pronoun_follows_healing(code: LocaleCode, fights: Fights) -> None:
    pattern = {
        "en": r"Healing puts off[^.]*\. (It|Each|Both)\b(?! (att|def))",
        "ru": r"Лечение откладывает[^.]*\. (Он|Его|Кажд\w+|У каждого)\b",
    }[code]
    for _, resolution in fights:
        said = texts_for(code).summary(resolution)
        assert not re.search(pattern, said), said


@CODES
def test_a_penalty_is_counted_not_weighed(code: LocaleCode, fights: Fights) -> None:
    for fight, resolution in fights:
        for ruling in resolution.rulings:
            if ruling.rule is Rule.SABOTAGE_PENALTY:
                line = texts_for(code).ruling(ruling, fight)
                assert not re.search(r"light|heavy|further|more|лёгк|тяжёл|ещё", line), line


@CODES
def test_only_two_of_a_class_are_numbered(code: LocaleCode, fights: Fights) -> None:
    ordinal = {"en": r"\b(first|second)\b", "ru": r"\b(перв|втор)(ый|ого|ому)\b"}[code]
    for fight, resolution in fights:
        sides = (fight.attackers, fight.defenders)
        alike = [len({unit.unit_class for unit in side}) < len(side) for side in sides]
        if not any(alike):
            said = texts_for(code).summary(resolution)
            assert not re.search(ordinal, said, re.IGNORECASE), said


def test_russian_does_not_say_but_twice(fights: Fights) -> None:
    for fight, resolution in fights:
        texts = texts_for("ru")
        said = [texts.ruling(ruling, fight) for ruling in resolution.rulings]
        for text in (*said, texts.summary(resolution)):
            assert not re.search(r"\bно\b[^.]*\. Но\b|\bно\b[^.,;:]*, но\b|АС: «", text), text


@CODES
def test_the_loss_of_an_item_stands_at_the_end_alone(code: LocaleCode, fights: Fights) -> None:
    saves = {"en": r"stops the deadly|softens", "ru": r"останавливает смертельный|смягчает"}[code]
    loss = {"en": r"lose|lost|used up", "ru": r"теря|лиш|расходуется"}[code]
    saved = 0
    for _, resolution in fights:
        for sentence in re.findall(r"[^.]*\.", texts_for(code).summary(resolution)):
            if re.search(saves, sentence):
                assert not re.search(loss, sentence), sentence
                saved += 1
    assert saved > 10


@CODES
def test_who_is_eased_of_the_whole_blow_is_told_so(code: LocaleCode, fights: Fights) -> None:
    nothing = {"en": "leaves nothing of", "ru": "на нет"}[code]
    eased = {Rule.EASED_BY_VEST, Rule.EASED_BY_MEDKIT}
    left: set[bool] = set()
    for fight, resolution in fights:
        for ruling in resolution.rulings:
            if ruling.rule in eased:
                assert isinstance(ruling.subject, Seat)
                line = texts_for(code).ruling(ruling, fight)
                assert (nothing in line) == (ruling.facts["left"] == 0), line
                left.add(ruling.facts["left"] == 0)
    assert left == {True, False}
