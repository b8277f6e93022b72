"""Forecasts: as many digits as they are good for, and what they are."""

import math

import pytest

from dozor.raid.model import Ending
from dozor.texts import ForecastFacts, LocaleCode, Share, texts_for
from dozor.texts.locale import LOCALE_CODES
from tests.texts.reading import stumbles

CODES = pytest.mark.parametrize("code", LOCALE_CODES)

ENDINGS = ((Ending.CLEARED, 0.6234), (Ending.REPELLED, 0.3756), (Ending.WIPED_OUT, 0.001))


def said(
    code: LocaleCode,
    breached: float = 0.6244,
    endings: tuple[tuple[Ending, float], ...] = ENDINGS,
    *,
    samples: int = 0,
    down: float = 2.04,
    size: int = 5,
    tail: float = 0.0,
    horizon: int = 1_000,
) -> str:
    def share(value: float) -> Share:
        return Share(value, math.sqrt(value * (1 - value) / samples) if samples else 0.0)

    facts = ForecastFacts(
        exact=samples == 0,
        samples=samples,
        endings=tuple((ending, share(value)) for ending, value in endings),
        breached=share(breached),
        expected_down=down,
        size=size,
        horizon=horizon,
        tail=share(tail),
    )
    return texts_for(code).forecast_summary(facts)


def test_an_exact_forecast() -> None:
    assert said("en") == (
        "Calculated exactly, over all rolls of the dice, the gang gets inside in 62.4% of raids. "
        "Possible endings: base cleared (62.3%), gang repelled (37.6%) and gang wiped out "
        "(0.1%). On average, 2.0 of 5 members end up down."
    )
    assert said("ru") == (
        "Точный расчёт по всем броскам костей: вероятность прорыва — 62,4\u00a0%. Возможные "
        "исходы: база зачищена (62,3\u00a0%), налёт отбит (37,6\u00a0%) и банда уничтожена "
        "(0,1\u00a0%). В среднем число выбывших — 2,0 из 5."
    )


def test_an_estimate_says_so_and_has_fewer_digits() -> None:
    assert said("en", samples=10_000) == (
        "Estimated from 10,000 simulated raids, not calculated exactly: the gang gets inside in "
        "62% of raids. Possible endings: base cleared (62%), gang repelled (38%) and gang wiped "
        "out (0.1%). On average, 2.0 of 5 members end up down."
    )
    assert said("ru", samples=1_000_000) == (
        "Оценка (не точный расчёт) по 1\u00a0000\u00a0000 разыгранным налётам: вероятность прорыва "
        "— 62,4\u00a0%. Возможные исходы: база зачищена (62,3\u00a0%), налёт отбит (37,6\u00a0%) и "
        "банда уничтожена (0,1\u00a0%). В среднем число выбывших — 2,0 из 5."
    )


def test_what_is_undecided_at_the_horizon_limits_all_that_is_said() -> None:
    endings = ((Ending.REPELLED, 0.25), (Ending.CLEARED, 0.25))
    assert said("en", 0.5, endings, down=0.6, tail=0.5, horizon=2) == (
        "Calculated exactly, over all rolls of the dice: within 2 rounds of each phase the gang "
        "gets inside in 50.0% of raids. Decided by then: gang repelled (25.0%) and base cleared "
        "(25.0%); the rest (50.0%) goes on and may still end in any way. In the raids that are, on "
        "average 1.2 of 5 members end up down."
    )
    assert said("ru", 0.5, endings, down=0.6, tail=0.5, horizon=2) == (
        "Точный расчёт по всем броскам костей: вероятность прорыва за 2 раунда каждой фазы — "
        "50,0\u00a0%. Исходы за это время: налёт отбит (25,0\u00a0%) и база зачищена "
        "(25,0\u00a0%); остальные налёты (50,0\u00a0%) продолжаются и могут кончиться как угодно. "
        "В тех, что решены, в среднем число выбывших — 1,2 из 5."
    )


def test_where_nothing_is_decided_nothing_is_said_of_how_it_ends() -> None:
    assert said("en", 0.0, (), down=0.0, tail=1.0, horizon=1, samples=1_000) == (
        "Estimated from 1,000 simulated raids, not calculated exactly: within 1 round of each "
        "phase the gang gets inside in 0% of raids. No raid is decided by then."
    )
    assert said("ru", 0.0, (), down=0.0, tail=1.0, horizon=1).endswith(
        "за 1 раунд каждой фазы — 0\u00a0%. За это время ни один налёт не решён."
    )


@pytest.mark.parametrize(
    ("samples", "russian"),
    [
        (1, "по 1 разыгранному налёту:"),
        (2, "по 2 разыгранным налётам:"),
        (5, "по 5 разыгранным налётам:"),
        (21, "по 21 разыгранному налёту:"),
    ],
)
def test_samples_agree_with_their_number(samples: int, russian: str) -> None:
    assert russian in said("ru", samples=samples)
    noun = "raid," if samples == 1 else "raids,"
    assert f"from {samples} simulated {noun}" in said("en", samples=samples)


@pytest.mark.parametrize(
    ("share", "samples", "english", "russian"),
    [
        (1.0, 0, "in 100% of", "— 100\u00a0%."),
        (0.0, 0, "in 0% of", "— 0\u00a0%."),
        (0.999_999, 0, "in more than 99.9% of", "— более 99,9\u00a0%."),
        (0.999_4, 0, "in 99.9% of", "— 99,9\u00a0%."),
        (0.000_01, 0, "in less than 0.1% of", "— менее 0,1\u00a0%."),
        (0.000_6, 0, "in 0.1% of", "— 0,1\u00a0%."),
        (0.996, 250, "in more than 99% of", "— более 99\u00a0%."),
        (0.004, 250, "in less than 1% of", "— менее 1\u00a0%."),
        (0.5, 10, "in 50% of", "— 50\u00a0%."),
    ],
)
def test_certainty_is_told_only_where_it_is_one(
    share: float, samples: int, english: str, russian: str
) -> None:
    assert english in said("en", share, samples=samples)
    assert russian in said("ru", share, samples=samples)


@pytest.mark.parametrize(
    ("down", "english", "russian"),
    [
        (0.0, "0 of 3 members end", "— 0 из 3."),
        (3.0, "3 of 3 members end", "— 3 из 3."),
        (0.01, "less than 0.1 of 3 members end", "— менее 0,1 из 3."),
        (2.99, "more than 2.9 of 3 members end", "— более 2,9 из 3."),
    ],
)
def test_members_down(down: float, english: str, russian: str) -> None:
    assert english in said("en", down=down, size=3)
    assert russian in said("ru", down=down, size=3)


def test_a_slight_tail_is_not_told() -> None:
    assert "by then" not in said("en", tail=1e-12)
    assert "the rest (less than 0.1%) goes on" in said("en", tail=1e-5)


@CODES
def test_every_forecast_reads_well(code: LocaleCode) -> None:
    texts = [
        said(code, breached, endings, samples=samples, tail=tail)
        for breached in (0.0, 0.5, 1.0)
        for endings in ((), ENDINGS[:1], ENDINGS, tuple((e, 1 / 7) for e in Ending))
        for samples in (0, 1, 10_000)
        for tail in (0.0, 0.1, 1.0)
    ]
    assert [fault for text in texts for fault in stumbles(text, code)] == []
