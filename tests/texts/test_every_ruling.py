"""Rulings: every one of a large sample reads well, in both languages."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from dozor.station import resolve_engagement, resolve_turn
from dozor.station.effects import Effect
from dozor.station.model import Engagement, Seat
from dozor.station.rulebook import Rulebook, WoundScale
from dozor.station.rules import Rule
from dozor.station.rulings import Ruling
from dozor.texts import LocaleCode, texts_for
from dozor.texts.locale import LOCALE_CODES
from tests.texts.reading import CLASSES, stumbles
from tests.texts.sampling import Sampler

CODES = pytest.mark.parametrize("code", LOCALE_CODES)

FIGHTS = 3_000
TURNS = 400


@pytest.fixture(scope="module")
def rulings(rulebook: Rulebook) -> list[tuple[Ruling[Effect], Engagement]]:
    """Every ruling of the sample, with its fight."""
    return [
        (ruling, fight)
        for book, count in ((rulebook, FIGHTS), (replace(rulebook, sabotage_penalty=0), 50))
        for fight in Sampler(book, seed=20).fights(count)
        for ruling in resolve_engagement(fight, book, explain_all=True).rulings
    ]


def turn_lines(rulebook: Rulebook, code: LocaleCode) -> Iterator[tuple[Rule, str]]:
    for turn in Sampler(rulebook, seed=13).turns(TURNS):
        resolution = resolve_turn(turn, rulebook, explain_all=True)
        after = [ruling for e in resolution.engagements for ruling in e.rulings]
        for ruling in (*resolution.order, *after):
            yield ruling.rule, texts_for(code).turn_ruling(ruling, turn)


def test_the_sample_reaches_every_rule(
    rulings: list[tuple[Ruling[Effect], Engagement]], rulebook: Rulebook
) -> None:
    reached = {ruling.rule for ruling, _ in rulings}
    reached |= {rule for rule, _ in turn_lines(rulebook, "en")}
    assert [rule for rule in Rule if rule not in reached] == []


@CODES
def test_every_ruling_of_a_fight_reads_well(
    code: LocaleCode, rulings: list[tuple[Ruling[Effect], Engagement]]
) -> None:
    lines = {texts_for(code).ruling(ruling, fight) for ruling, fight in rulings}
    assert len(lines) > 700
    assert [fault for line in lines for fault in stumbles(line, code)] == []


@CODES
def test_every_ruling_about_a_unit_names_it(
    code: LocaleCode, rulings: list[tuple[Ruling[Effect], Engagement]]
) -> None:
    for ruling, fight in rulings:
        if isinstance(ruling.subject, Seat):
            line = texts_for(code).ruling(ruling, fight)
            unit = fight.units(ruling.subject.side)[ruling.subject.unit]
            name = texts_for(code).name(unit.unit_class)[:6]
            assert name in line, line
            ordinal = {
                "en": ("first", "second"),
                "ru": ("перв", "втор"),
            }[code][ruling.subject.unit]
            classes = [unit.unit_class for unit in fight.units(ruling.subject.side)]
            alike = len(set(classes)) < len(classes)
            assert (ordinal in line.lower()) is alike, line


@CODES
def test_every_ruling_of_a_turn_reads_well(code: LocaleCode, rulebook: Rulebook) -> None:
    lines = {line for _, line in turn_lines(rulebook, code)}
    assert len(lines) > 100
    # The teams of the sample have Russian names.
    unquoted = {re.sub("“[^”]*”", "“T.”", line) if code == "en" else line for line in lines}
    faults = [fault for line in unquoted for fault in stumbles(line.replace("T.", "Team"), code)]
    assert faults == []


@CODES
def test_every_ruling_about_a_holder_names_it(code: LocaleCode, rulebook: Rulebook) -> None:
    about_units = {
        Rule.STATION_TAKEN,
        Rule.HOLDING_TACTIC_DECLARED,
        Rule.ATTACK_TACTIC_STAYS,
        Rule.NO_HOLDING_TACTIC,
    }
    for rule, line in turn_lines(rulebook, code):
        if rule in about_units:
            assert re.search(CLASSES[code], line), line


@CODES
def test_the_numbers_of_another_rulebook_read_well_too(
    code: LocaleCode, rulebook: Rulebook
) -> None:
    harsher = replace(rulebook, wounds=WoundScale(2, 2, 3), sabotage_penalty=3, healing_limit=0)
    milder = replace(rulebook, wounds=WoundScale(1, 1, 3), sabotage_penalty=0, healing_limit=1)
    for other in (harsher, milder):
        for fight in Sampler(other, seed=3).fights(500):
            resolution = resolve_engagement(fight, other, explain_all=True)
            said = [texts_for(code).summary(resolution)]
            said += [texts_for(code).ruling(ruling, fight) for ruling in resolution.rulings]
            assert [fault for text in said for fault in stumbles(text, code)] == []


@CODES
def test_a_ruling_is_written_once(code: LocaleCode, rulebook: Rulebook) -> None:
    fight = next(Sampler(rulebook, seed=1).fights(1))
    first, again = (resolve_engagement(fight, rulebook).rulings for _ in range(2))
    for ruling, same in zip(first, again, strict=True):
        assert texts_for(code).ruling(ruling, fight) is texts_for(code).ruling(same, fight)
