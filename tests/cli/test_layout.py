"""Text on a page: it keeps its width, and loses nothing."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dozor.cli.page.page import Page
from dozor.cli.page.table import Grid
from dozor.cli.page.words import clean, width, wrap

UNHURRIED = settings(deadline=None)
TEXTS = st.text(max_size=200)


@UNHURRIED
@given(TEXTS, st.integers(10, 100))
def test_no_line_is_wider_than_its_room(text: str, room: int) -> None:
    assert all(width(line) <= room for line in wrap(text, room))


@UNHURRIED
@given(TEXTS, st.integers(10, 100))
def test_no_letter_is_lost(text: str, room: int) -> None:
    kept = "".join(clean(word) for word in text.replace("\n", " ").replace("\t", " ").split(" "))
    kept = kept.replace("\u00a0", "")
    assert "".join(wrap(text, room)).replace(" ", "") == kept


def test_spaces_that_do_not_break_hold_words_together() -> None:
    assert wrap("vest:\u00a0lost, medkit:\u00a0kept", 14) == ["vest: lost,", "medkit: kept"]


@UNHURRIED
@given(TEXTS)
def test_what_is_clean_can_be_printed(text: str) -> None:
    assert not any(ord(char) < 0x20 or 0x7F <= ord(char) < 0xA0 for char in clean(text))


@UNHURRIED
@given(st.lists(st.tuples(TEXTS, TEXTS, TEXTS), max_size=4), st.integers(36, 100))
def test_a_table_keeps_to_its_room(rows: list[tuple[str, str, str]], room: int) -> None:
    grid = Grid(["Unit", "Fate", "Items"])
    for row in rows:
        grid.row(*row)
    assert all(width(line) <= room for line in grid.lines(room))


@pytest.mark.parametrize(
    ("text", "columns"), [("Полис", 5), ("警備", 4), ("e\u0301", 1), ("", 0), ("a\u200db", 2)]
)
def test_width_is_counted_in_columns(text: str, columns: int) -> None:
    assert width(text) == columns


def test_a_long_word_is_cut() -> None:
    assert wrap("a " + "x" * 25, 10) == ["a", "x" * 10, "x" * 10, "x" * 5]


def test_a_table_wraps_the_widest_cells() -> None:
    grid = Grid(["Unit", "Items"])
    grid.caption("Attackers")
    grid.row("1. Sentinel", "stimulant: lost, vest: kept, medkit: kept")
    assert grid.lines(36) == [
        "Unit         Items",
        "────────────────────────────────────",
        "Attackers",
        "1. Sentinel  stimulant: lost, vest:",
        "             kept, medkit: kept",
    ]


def test_blocks_are_parted_by_one_blank_line() -> None:
    page = Page()
    page.gap()
    page.title("A fight")
    page.gap()
    page.heading("Outcome")
    page.paragraph("one\ntwo\n \n\nthree")
    assert page.text() == "A fight\n═══════\n\nOutcome\n  one two\n\n  three\n"


def test_line_ends_part_paragraphs_where_no_blank_lines_do() -> None:
    page = Page()
    page.paragraph("one\ntwo", indent=0)
    assert page.text() == "one\n\ntwo\n"


def test_headings_are_bold_where_that_is_asked_for() -> None:
    page = Page(bold=True)
    page.heading("Outcome", indent=2)
    assert page.text() == "  \x1b[1mOutcome\x1b[0m\n"
