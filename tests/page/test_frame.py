"""What all views have in common: languages, looks, links, and a server that may be gone."""

import re
from dataclasses import replace
from typing import Any

import pytest

from dozor.v1 import station_service_pb2
from tests.page.browser import Locale, Page, Picture, Theme, Visits, expect
from tests.page.links import forecast_link, raid_link, state_of, station_link
from tests.page.views import VIEWS
from tests.server.calling import eventually
from tests.server.running import FREE_PORTS, thread_server

pytestmark = pytest.mark.slow


def background(page: Page) -> list[int]:
    colour: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return [int(part) for part in re.findall(r"\d+", colour)[:3]]


@pytest.mark.parametrize(("locale", "heading"), [("en", "Dozor"), ("ru", "Дозор")])
def test_the_page_speaks_the_language_of_the_browser(
    locale: Locale, heading: str, visit: Visits
) -> None:
    page = visit(locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    expect(page.locator("html")).to_have_attribute("lang", locale)
    expect(page).to_have_title(re.compile(heading))


def test_a_chosen_language_is_kept_and_the_answer_told_in_it(visit: Visits) -> None:
    page = visit()
    page.get_by_role("radio", name="RU").check()
    expect(page.get_by_test_id("winner")).to_have_text("Победа защитников")
    expect(page.get_by_test_id("summary")).to_contain_text("Дозорный")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.reload()
    expect(page.get_by_test_id("winner")).to_have_text("Победа защитников")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_page_looks_as_the_system_does(theme: Theme, visit: Visits) -> None:
    page = visit(theme=theme)
    expect(page.get_by_test_id("winner")).to_be_visible()
    assert (sum(background(page)) > 3 * 128) == (theme == "light")


def test_a_chosen_look_is_kept(visit: Visits) -> None:
    page = visit(theme="light")
    toggle = page.get_by_role("button", name=re.compile("^Theme"))
    while "dark" not in (toggle.get_attribute("aria-label") or ""):
        toggle.click()
    assert sum(background(page)) < 3 * 128
    page.reload()
    expect(page.get_by_test_id("winner")).to_be_visible()
    assert sum(background(page)) < 3 * 128


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("damage", ["!!!", "AAAA____", "1.x.y", "%00", "ÿ", "a" * 5000])
def test_a_damaged_link_starts_from_the_beginning_and_says_so(
    view: str, damage: str, visit: Visits
) -> None:
    page = visit(f"#/{view}/{damage}")
    expect(page.get_by_text("The link is damaged")).to_be_visible()
    expect(page.get_by_test_id(VIEWS[view].answer)).to_be_visible()


def test_a_link_to_a_view_that_is_not_says_so_and_leads_to_the_first(visit: Visits) -> None:
    for address in ("#/nowhere/at-all", "#nonsense"):
        page = visit(address)
        expect(page.get_by_text("nothing at that address")).to_be_visible()
        expect(page.get_by_text("link is damaged")).to_have_count(0)
        expect(page.get_by_test_id("winner")).to_be_visible()
        page.get_by_role("navigation").get_by_role("link", name="Station").click()
        expect(page.get_by_text("nothing at that address")).to_have_count(0)


def _turn_at(**time: int) -> str:
    attack = {"team": "Hansa", "units": [{"unit_class": 1}], "submitted_at": time}
    request = station_service_pb2.ResolveTurnRequest(attacks=[attack])
    return f"#/turn/{state_of(request)}"


@pytest.mark.parametrize(
    "link",
    [
        _turn_at(seconds=2**62),
        _turn_at(seconds=253_402_300_800),
        _turn_at(nanos=-7),
        station_link(attackers=[{}] * 1000),
        raid_link(raid={"members": [{}] * 1000}),
        forecast_link(raid={"members": [{}] * 1000}),
    ],
    ids=["time", "year-10000", "nanos", "units", "members", "forecast"],
)
def test_a_link_to_what_cannot_be_shown_is_a_damaged_one(link: str, visit: Visits) -> None:
    page = visit(link)
    expect(page.get_by_text("The link is damaged")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_link_by_hand_into_an_open_page_is_followed(visit: Visits) -> None:
    page = visit()
    expect(page.get_by_test_id("winner")).to_have_text("The defenders win")
    address = station_link(attackers=[{"unit_class": "HUNTER"}], metrotank=True)
    page.evaluate("hash => { location.hash = hash }", address)
    expect(page.get_by_test_id("winner")).to_have_text("The attackers win")


def test_a_lost_server_is_told_and_its_return_answers_without_a_reload(
    visit: Visits, picture: Picture
) -> None:
    visit.expect("ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE", "ERR_CONNECTION_RESET")
    with thread_server() as server:
        visit.url = f"http://127.0.0.1:{server.http_port}"
        port = server.http_port
        page = visit()
        expect(page.get_by_test_id("winner")).to_have_text("The defenders win")
        page.evaluate("window.sameAsBefore = true")
    page.get_by_role("region", name="The attack").get_by_role("checkbox", name="Metrotank").check()
    banner = page.get_by_text("The server does not answer. Trying again…")
    expect(banner).to_be_visible()
    expect(page.get_by_test_id("winner")).to_have_text("The defenders win")
    picture(page, "lost")
    with thread_server(replace(FREE_PORTS, http_port=port)):
        expect(page.get_by_test_id("winner")).to_have_text("The attackers win", timeout=20_000)
        expect(banner).to_have_count(0)
        assert page.evaluate("window.sameAsBefore")


@pytest.mark.parametrize("view", VIEWS)
def test_an_answer_to_an_earlier_question_looks_old(view: str, visit: Visits) -> None:
    page = visit(VIEWS[view].link)
    expect(page.get_by_test_id(VIEWS[view].answer)).to_be_visible()
    expect(page.locator("[data-stale]")).to_have_count(0)
    page.route("**/dozor.v1.*Service/*", lambda _: None)  # as a server that hangs
    page.get_by_role("radio", name="RU").check()
    stale = "[...document.querySelectorAll('[data-stale], [data-stale] *')]"
    faded = f"{stale}.some(each => getComputedStyle(each).opacity < 0.6)"
    eventually(lambda: bool(page.evaluate(faded)))


@pytest.mark.parametrize("storage", ["denied", "full"])
def test_a_browser_that_remembers_nothing_shows_the_page(storage: str, visit: Visits) -> None:
    page = visit()
    fault = "throw new DOMException('no', 'SecurityError')"
    page.add_init_script(
        f"Object.defineProperty(window, 'localStorage', {{ get() {{ {fault} }} }})"
        if storage == "denied"
        else f"Storage.prototype.setItem = () => {{ {fault} }}"
    )
    page.reload()
    expect(page.get_by_test_id("winner")).to_have_text("The defenders win")
    page.get_by_role("radio", name="RU").check()
    expect(page.get_by_test_id("winner")).to_have_text("Победа защитников")


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("asked", ["Rulebook", ""], ids=["rules", "answer"])
def test_after_a_fault_one_can_try_again(view: str, asked: str, visit: Visits) -> None:
    visit.expect("status of 500")
    page = visit()
    faulty = re.compile(
        rf"dozor\.v1\.{asked}Service" if asked else r"dozor\.v1\.(Station|Raid)Service"
    )
    page.route(faulty, lambda route: route.fulfill(status=500, body="<html>"))
    page.goto("about:blank")
    page.goto(f"{visit.url}/{VIEWS[view].link}")
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(page.get_by_role("alert")).to_contain_text("could not answer")
    page.unroute(faulty)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_test_id(VIEWS[view].answer)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_server_that_has_too_much_to_do_is_asked_again(visit: Visits) -> None:
    visit.expect("status of 429", "status of 408", "status of 504")
    page = visit(station_link())
    expect(page.get_by_test_id("winner")).to_be_visible()
    tries: list[int] = []

    def late(route: Any) -> None:
        tries.append(1)
        if len(tries) > 1:
            route.continue_()
        else:
            body = '{"code": "deadline_exceeded", "message": "late"}'
            route.fulfill(status=504, content_type="application/json", body=body)

    page.route("**/dozor.v1.StationService/**", late)
    page.get_by_role("checkbox", name="Metrotank").check()
    expect(page.get_by_test_id("winner")).to_have_text("The attackers win")
    assert len(tries) > 1


def test_a_page_that_comes_before_its_rules_waits_for_them(visit: Visits) -> None:
    visit.expect("ERR_FAILED", "ERR_CONNECTION_REFUSED")
    page = visit("#/raid")
    expect(page.get_by_test_id("summary")).to_be_visible()
    blocked = "**/dozor.v1.RulebookService/**"
    page.route(blocked, lambda route: route.abort("connectionrefused"))
    page.reload()
    expect(page.get_by_text("The server does not answer. Trying again…")).to_be_visible()
    page.unroute(blocked)
    expect(page.get_by_test_id("summary")).to_be_visible(timeout=20_000)


def test_each_tab_leads_back_to_where_it_was_left(visit: Visits) -> None:
    page = visit()
    attack = page.get_by_role("region", name="The attack")
    attack.get_by_role("checkbox", name="Metrotank").check()
    views = page.get_by_role("navigation", name="Views")
    views.get_by_role("link", name="Raid").click()
    expect(page.get_by_role("button", name="Play a round")).to_be_visible()
    views.get_by_role("link", name="Station").click()
    expect(attack.get_by_role("checkbox", name="Metrotank")).to_be_checked()


def test_the_page_loads_nothing_from_elsewhere(visit: Visits) -> None:
    page = visit()
    expect(page.get_by_test_id("winner")).to_be_visible()
    asked = page.evaluate("performance.getEntriesByType('resource').map(each => each.name)")
    assert len(asked) >= 3
    assert all(url.startswith(visit.url) for url in asked)
