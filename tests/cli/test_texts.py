"""What the command line says: in both languages, and with everything filled in."""

import string
from pathlib import Path

import pytest

import dozor.cli
from dozor.cli.texts import Texts, en, en_authoring, en_raid, locale_of, ru, ru_authoring, ru_raid

EN = en.TABLE | en_raid.TABLE | en_authoring.TABLE
RU = ru.TABLE | ru_raid.TABLE | ru_authoring.TABLE
SOURCES = Path(dozor.cli.__file__).parent


def _facts(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def test_both_languages_have_the_same_sentences_in_the_same_order() -> None:
    assert list(EN) == list(RU)


@pytest.mark.parametrize("name", EN)
def test_both_languages_tell_the_same_facts(name: str) -> None:
    assert _facts(EN[name]) == _facts(RU[name])


@pytest.mark.parametrize("name", EN)
def test_every_sentence_is_said_somewhere(name: str) -> None:
    sources = [path for path in SOURCES.rglob("*.py") if path.parent.name != "texts"]
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    said = name.removeprefix("column-") if name.startswith("column-") else name
    assert f'"{said}"' in code or f"'{said}'" in code


@pytest.mark.parametrize(
    ("environment", "locale"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "ru"}, "ru"),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LC_MESSAGES": "ru_RU", "LANG": "en_US"}, "ru"),
    ],
)
def test_the_language_is_the_environment_s(environment: dict[str, str], locale: str) -> None:
    assert locale_of(environment) == locale


def test_a_language_that_is_not_spoken_is_answered_in_english() -> None:
    assert Texts("de").locale == "en"
