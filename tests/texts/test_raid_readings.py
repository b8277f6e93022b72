"""Raids: every text of a large sample reads well, in both languages."""

import pytest

from dozor.raid.events import RaidRuling
from dozor.raid.model import Ending
from dozor.raid.penalties import with_penalties
from dozor.raid.raid import RaidResolution
from dozor.raid.rules import RaidRule
from dozor.texts import LocaleCode, texts_for
from dozor.texts.locale import LOCALE_CODES
from tests.texts.raid_making import MILD_RULEBOOK, RAID_RULEBOOK, RaidSampler
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


def lines(resolution: RaidResolution, code: LocaleCode) -> list[tuple[RaidRuling, str]]:
    return [
        (ruling, texts_for(code).raid_ruling(ruling, resolution.raid, penalty))
        for ruling, penalty in with_penalties(resolution, RAID_RULEBOOK)
    ]


def test_the_sample_reaches_every_rule_and_ending(resolutions: list[RaidResolution]) -> None:
    reached = {ruling.rule for resolution in resolutions for ruling in resolution.rulings}
    assert [rule for rule in RaidRule if rule not in reached] == []
    assert {resolution.ending for resolution in resolutions} == {None, *Ending}


@CODES
def test_every_ruling_reads_well(code: LocaleCode, resolutions: list[RaidResolution]) -> None:
    written = {line for resolution in resolutions for _, line in lines(resolution, code)}
    assert len(written) > 1_000
    assert [fault for line in written for fault in stumbles(line, code)] == []


@CODES
def test_every_ruling_is_one_sentence(code: LocaleCode, resolutions: list[RaidResolution]) -> None:
    for resolution in resolutions[:200]:
        for _, line in lines(resolution, code):
            assert ". " not in line


@CODES
def test_every_ruling_about_a_member_names_it(
    code: LocaleCode, resolutions: list[RaidResolution]
) -> None:
    sign = {"en": "member", "ru": "№"}[code]
    for resolution in resolutions:
        for ruling, line in lines(resolution, code):
            if ruling.member is not None:
                assert f"{sign} {ruling.member + 1}" in line.lower(), line


@CODES
def test_every_summary_reads_well(code: LocaleCode, resolutions: list[RaidResolution]) -> None:
    summaries = {texts_for(code).raid_summary(resolution) for resolution in resolutions}
    assert len(summaries) > 700
    assert [fault for text in summaries for fault in stumbles(text, code)] == []


@CODES
def test_a_ruling_is_put_together_from_kept_pieces(code: LocaleCode) -> None:
    first, again = (next(RaidSampler(seed=3).whole_raids(1)) for _ in range(2))
    assert [line for _, line in lines(first, code)] == [line for _, line in lines(again, code)]
