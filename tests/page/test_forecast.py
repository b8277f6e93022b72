"""The forecast's view: charts that change as the numbers do, and say the same as their tables."""

import re

import pytest

from tests.page.browser import Locator, Page, Picture, Visits, expect
from tests.page.links import forecast_link

pytestmark = pytest.mark.slow


def endings(page: Page) -> Locator:
    return page.get_by_test_id("forecast-endings")


def settled(page: Page) -> None:
    expect(page.locator(".forecast:not([data-stale])")).to_be_visible()


def test_the_charts_change_as_a_rating_does(visit: Visits, picture: Picture) -> None:
    page = visit(forecast_link())
    settled(page)
    picture(page, "forecast")
    drawn = endings(page).locator("svg").first
    before, told = drawn.inner_html(), endings(page).inner_text()
    page.get_by_role("button", name="Quality: more").click()
    expect(endings(page)).not_to_have_text(told)
    settled(page)
    assert drawn.inner_html() != before


def test_every_chart_has_its_numbers_as_a_table(visit: Visits) -> None:
    page = visit(forecast_link())
    settled(page)
    charts = page.locator("figure.chart").all()
    assert len(charts) >= 5
    for chart in charts:
        chart.locator("summary").click()
        rows = chart.get_by_role("row").all()
        assert len(rows) >= 2
        for row in rows[1:]:
            assert "%" in row.inner_text()
        expect(chart.get_by_role("img").first).to_have_accessible_name(re.compile("%"))


def test_the_endings_add_up(visit: Visits) -> None:
    page = visit(forecast_link())
    settled(page)
    endings(page).locator("summary").click()
    told = endings(page).get_by_role("row").all_inner_texts()[1:]
    shares = {name: float(share.rstrip("%")) for name, share in (row.split("\t") for row in told)}
    inside = shares.pop("Gets inside")
    assert 0 < inside <= 100
    assert sum(shares.values()) == pytest.approx(100, abs=0.3)


def test_a_retreat_makes_another_ending_possible(visit: Visits) -> None:
    page = visit(forecast_link())
    settled(page)
    expect(endings(page)).not_to_contain_text(re.compile("withdr", re.IGNORECASE))
    page.get_by_role("switch", name="When members are down").check()
    page.get_by_role("spinbutton", name="When more are down than").fill("0")
    expect(endings(page)).to_contain_text(re.compile("retreat|withdr", re.IGNORECASE))


def test_a_forecast_that_is_too_much_work_is_estimated_and_says_so(visit: Visits) -> None:
    page = visit(forecast_link(work_limit=1, samples=1000))
    expect(page.locator(".forecast-method")).to_contain_text("An estimate from 1,000 raids")
    expect(endings(page)).to_contain_text("±")
    page.get_by_role("button", name="Try it exactly").click()
    expect(page.locator(".forecast-method")).to_contain_text("Exact")


def test_the_same_raid_can_be_played(visit: Visits) -> None:
    page = visit(forecast_link())
    page.get_by_role("link", name="Play this raid").click()
    expect(page.get_by_role("button", name="Play a round")).to_be_visible()
    expect(page.get_by_role("heading", name="Gang of 2")).to_be_visible()


def test_a_forecast_that_the_server_refuses_says_where(visit: Visits) -> None:
    visit.expect("status of 400")
    page = visit(forecast_link(policy={"when_down": 99}))
    expect(page.get_by_role("alert")).to_contain_text("policy.when_down")
    field = page.locator('[data-field="policy.when_down"]')
    expect(field).to_have_attribute("data-wrong", "true")
