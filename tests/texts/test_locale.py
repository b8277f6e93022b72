"""Locales: which one serves a tag."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dozor.texts import Locale, negotiate


@pytest.mark.parametrize("tag", ["ru", "RU", "ru-RU", "RU_ru", "ru-Cyrl-RU", "ru-RU-u-nu-latn"])
def test_russian_tags_get_russian(tag: str) -> None:
    assert negotiate(tag) == Locale("ru", fallback=False)


@pytest.mark.parametrize("tag", ["", "en", "EN", "en-GB", "en_US", "en-US-u-ca-gregory"])
def test_english_tags_and_none_at_all_get_english(tag: str) -> None:
    assert negotiate(tag) == Locale("en", fallback=False)


@pytest.mark.parametrize(
    "tag",
    [
        "de",
        "uk",
        "rus",
        "eng",
        "russian",
        "ru-",
        "-ru",
        "_",
        "ru RU",
        " ru",
        "ru\n",
        "ru\x00",
        "ru-RU;q=0.9",
        "ru,en",
        "ru--RU",
        "ru-обл",
        "ру",
        "rſ",
        "*",
        "ru-" + "a" * 9,
        "ru" + "-abc" * 1_000,
        "x" * 1_000_000,
        "\U0001f1f7\U0001f1fa",
        "\ud800",
    ],
)
def test_any_other_tag_falls_back_to_english(tag: str) -> None:
    assert negotiate(tag) == Locale("en", fallback=True)


@given(st.text())
def test_no_tag_ever_raises(tag: str) -> None:
    locale = negotiate(tag)
    assert locale.code in ("en", "ru")
    assert locale.code == "en" or not locale.fallback
