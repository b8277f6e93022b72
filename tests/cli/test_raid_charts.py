"""Charts and percentages: true to scale, and never certain where they are not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dozor.cli.page.words import width
from dozor.cli.raid.chances import percent, together
from dozor.cli.raid.charts import Row, bins, chart, head
from dozor.cli.texts import Texts
from dozor.v1.raid_service_pb2 import Probability

EN, RU = Texts("en"), Texts("ru")
CHANCES = st.floats(0, 1)


@pytest.mark.parametrize(
    ("value", "error", "en", "ru"),
    [
        (0.0, 0.0, "0%", "0\u00a0%"),
        (1.0, 0.0, "100%", "100\u00a0%"),
        (0.5, 0.0, "50.0%", "50,0\u00a0%"),
        (1e-12, 0.0, "<0.1%", "<0,1\u00a0%"),
        (1 - 1e-12, 0.0, ">99.9%", ">99,9\u00a0%"),
        (0.9994, 0.0, "99.9%", "99,9\u00a0%"),
        (0.9995, 0.0, ">99.9%", ">99,9\u00a0%"),
        (0.0015, 0.0, "0.2%", "0,2\u00a0%"),
        (0.0005, 0.0, "0.1%", "0,1\u00a0%"),
        (0.123, 0.00104, "12.3%\u00a0±0.11", "12,3\u00a0%\u00a0±0,11"),
        (0.623, 0.00485, "62%\u00a0±0.49", "62\u00a0%\u00a0±0,49"),
        (0.0, 0.00001, "<0.1%\u00a0±0.01", "<0,1\u00a0%\u00a0±0,01"),
        (1.0, 0.00001, ">99.9%\u00a0±0.01", ">99,9\u00a0%\u00a0±0,01"),
    ],
)
def test_a_percentage_is_certain_only_where_it_is(
    value: float, error: float, en: str, ru: str
) -> None:
    probability = Probability(value=value, standard_error=error)
    assert percent(probability, EN) == en
    assert percent(probability, RU) == ru


@given(CHANCES.filter(lambda value: 0 < value < 1))
def test_nothing_uncertain_is_told_as_certain(value: float) -> None:
    told = percent(Probability(value=value), EN).removesuffix("%")
    assert told not in ("0", "0.0", "100", "100.0")


def test_what_is_taken_together_has_the_error_of_the_whole() -> None:
    assert together(0.5, 0).standard_error == 0
    assert together(0.5, 10_000).standard_error == pytest.approx(0.005)


@given(
    st.lists(CHANCES, min_size=1, max_size=30),
    st.integers(38, 98),
    st.sampled_from(["", "mutual destruction", "a label of many words and of more room than most"]),
)
def test_a_chart_keeps_to_its_room(values: list[float], room: int, label: str) -> None:
    rows = [Row(f"{n} {label}", (value,), ">99.9% ±0.12") for n, value in enumerate(values)]
    assert all(width(line) <= room for line in chart(rows, room))


@given(st.lists(st.lists(CHANCES, min_size=3, max_size=3), min_size=1, max_size=9))
def test_a_bar_of_pieces_is_as_long_as_their_sum(values: list[list[float]]) -> None:
    most = max(map(sum, values)) or 1.0
    rows = [Row("1", pieces, "1%") for pieces in values]
    for line, pieces in zip(chart(rows, 67, most), values, strict=True):
        assert len(line.ljust(7)) - 7 == pytest.approx(sum(pieces) / most * 60, abs=1)


def test_bars_are_drawn_to_scale() -> None:
    rows = [Row("a", (1.0,), "100%"), Row("bb", (0.5,), "50%"), Row("c", (0.001,), "0.1%")]
    assert chart(rows, 20) == [
        "a   100%  ██████████",
        "bb   50%  █████",
        "c   0.1%  ▏",
    ]


def test_pieces_have_a_fill_each() -> None:
    assert chart([Row("2", (0.5, 0.3, 0.2), "9%")], 17) == ["2  9%  █████▓▓▓▒▒"]


def test_few_numbers_are_shown_each() -> None:
    assert bins([(0, 0.5), (7, 0.5), (9, 0.0)], 12, 0.001) == [(0, 0, 0.5), (7, 7, 0.5)]


def test_many_numbers_are_put_into_bins_of_one_width() -> None:
    found = bins([(count, 0.01) for count in range(100)], 12, 0.001)
    assert found[0] == (0, 0, 0.01)
    assert [(least, most) for least, most, _ in found[1:3]] == [(1, 10), (11, 20)]
    assert len(found) == 11
    assert sum(value for _, _, value in found) == pytest.approx(1)


@given(st.dictionaries(st.integers(0, 10_000), CHANCES, max_size=60))
def test_bins_lose_nothing(counts: dict[int, float]) -> None:
    found = bins(sorted(counts.items()), 12, 0.001)
    assert len(found) <= 12
    assert sum(value for _, _, value in found) == pytest.approx(sum(counts.values()))


def test_bins_are_as_narrow_as_what_is_likely_asks_for() -> None:
    counts = [(count, 0.05) for count in range(20)] + [(900, 0.0001)]
    found = bins(counts, 12, 0.001)
    assert found[0] == (0, 0, 0.05)
    assert found[1][:2] == (1, 2)
    assert found[-1] == (21, None, 0.0001)


def test_unlikely_ends_are_taken_together() -> None:
    shown, rest = head([(1, 0.5), (2, 0.4995), (3, 0.0004), (4, 0.0001)], 15, 0.001)
    assert shown == [(1, 0.5), (2, 0.4995)]
    assert rest is not None
    assert rest[0] == 3
    assert rest[1] == pytest.approx(0.0005)
    assert head([(1, 0.5), (2, 0.5)], 15, 0.001) == ([(1, 0.5), (2, 0.5)], None)


@given(st.dictionaries(st.integers(0, 999), CHANCES, max_size=60))
def test_a_head_loses_nothing(counts: dict[int, float]) -> None:
    shown, rest = head(sorted(counts.items()), 15, 0.001)
    assert len(shown) + (rest is not None) <= 15
    total = sum(value for _, value in shown) + (rest[1] if rest else 0)
    assert total == pytest.approx(sum(counts.values()))
