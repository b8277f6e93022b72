"""Raids: every text of a large sample reads well, in both languages."""

import itertools

import pytest

from dozor.raid.model import Ending
from dozor.raid.raid import RaidResolution
from dozor.raid.rules import RaidRule
from dozor.texts import LocaleCode, texts_for
from dozor.texts.locale import LOCALE_CODES
from tests.texts.raid_making import MILD_RULEBOOK, RaidSampler
from tests.texts.reading import stumbles

CODES = pytest.mark.parametrize("code", LOCALE_CODES)


@pytest.fixture(scope="module")
def resolutions() -> list[RaidResolution]:
    """Whole raids and parts of raids, under the bundled rulebook and a milder one."""
    bundled, mild = RaidSampler(seed=7), RaidSampler(seed=8, rulebook=MILD_RULEBOOK)
    return [
        *bundled.whole_raids(400),
        *bundled.parts(400),
        *mild.parts(400),
    ]


def test_the_sample_reaches_every_rule_and_ending(resolutions: list[RaidResolution]) -> None:
    reached = {ruling.rule for resolution in resolutions for ruling in resolution.rulings}
    assert [rule for rule in RaidRule if rule not in reached] == []
    assert {resolution.ending for resolution in resolutions} == {None, *Ending}


@CODES
def test_every_ruling_reads_well(code: LocaleCode, resolutions: list[RaidResolution]) -> None:
    texts = texts_for(code)
    lines = {
        texts.raid_ruling(ruling, resolution.raid)
        for resolution in resolutions
        for ruling in resolution.rulings
    }
    assert len(lines) > 1_000
    assert [fault for line in lines for fault in stumbles(line, code)] == []


@CODES
def test_every_ruling_is_one_sentence(code: LocaleCode, resolutions: list[RaidResolution]) -> None:
    for resolution in resolutions[:200]:
        for ruling in resolution.rulings:
            assert ". " not in texts_for(code).raid_ruling(ruling, resolution.raid)


@CODES
def test_every_ruling_about_a_member_names_it(
    code: LocaleCode, resolutions: list[RaidResolution]
) -> None:
    sign = {"en": "member", "ru": "№"}[code]
    for resolution in resolutions:
        for ruling in resolution.rulings:
            if ruling.member is not None:
                line = texts_for(code).raid_ruling(ruling, resolution.raid).lower()
                assert f"{sign} {ruling.member + 1}" in line, line


@CODES
def test_every_summary_reads_well(code: LocaleCode, resolutions: list[RaidResolution]) -> None:
    summaries = {texts_for(code).raid_summary(resolution) for resolution in resolutions}
    assert len(summaries) > 700
    assert [fault for text in summaries for fault in stumbles(text, code)] == []


@CODES
def test_a_ruling_is_put_together_from_kept_pieces(code: LocaleCode) -> None:
    first, again = (next(RaidSampler(seed=3).whole_raids(1)) for _ in range(2))
    texts = texts_for(code)
    for ruling, same in itertools.zip_longest(first.rulings, again.rulings):
        assert texts.raid_ruling(ruling, first.raid) == texts.raid_ruling(same, again.raid)
