"""A caller's text inside our sentences cannot turn or break them; and each is written once."""

import pytest

from dozor.errors import Reason, Violation
from dozor.texts import LocaleCode, texts_for
from dozor.texts.locale import LOCALE_CODES
from dozor.texts.vocabulary import clean

TURNING = "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


@pytest.mark.parametrize("char", TURNING, ids=lambda char: f"U+{ord(char):04X}")
def test_marks_that_turn_the_text_are_left_out(char: str) -> None:
    assert clean(f"Re{char}d") == "Red"


@pytest.mark.parametrize("char", "\n\r\t\x00\x1b\x85\u2028\u2029")
def test_breaks_and_control_characters_are_spaces(char: str) -> None:
    assert clean(f"Re{char}d") == "Re d"


@pytest.mark.parametrize("text", ["Ганза", "עברית", "家", "🛡️", "a\u200db", "no\u00a0break"])
def test_any_other_text_stays_as_it_is(text: str) -> None:
    assert clean(text) == text


@pytest.mark.parametrize("code", LOCALE_CODES)
def test_a_sentence_is_written_once(code: LocaleCode) -> None:
    def told() -> str:
        facts = {"given": 12_345, "least": 0, "most": 1}
        return texts_for(code).violation(Violation("x", Reason.TOO_MANY, "units-count", facts))

    assert told() is told()


@pytest.mark.parametrize("code", LOCALE_CODES)
def test_sentences_with_the_same_facts_of_other_kinds_differ(code: LocaleCode) -> None:
    texts = texts_for(code)

    def told(given: object) -> str:
        facts = {"given": given, "least": 0, "most": 1}
        return texts.violation(Violation("field", Reason.TOO_MANY, "units-count", facts))

    assert told(5) != told("5x")
    assert told(5) == told(5) != told(6)
