"""The menu of examples: all of the source's, and each ends as the source says."""

from typing import Any

import pytest
from google.protobuf.json_format import ParseDict

from dozor.v1 import station_service_pb2
from tests.page.browser import Locale, Page, Visits, expect
from tests.page.links import bytes_of
from tests.page.views import VIEWS
from tests.stories.test_station_stories import STORIES

pytestmark = pytest.mark.slow

HEADLINES = {
    "ATTACKERS": "The attackers win",
    "DEFENDERS": "The defenders win",
    "NOBODY": "Nobody wins",
}


def links(page: Page) -> list[tuple[str, str]]:
    """Name and address of each example in the menu."""
    page.get_by_role("button", name="Examples").or_(
        page.get_by_role("button", name="Примеры")
    ).click()
    expect(page.locator(".examples-group a").first).to_be_visible()
    found = page.locator(".examples-group a").all()
    return [
        (each.inner_text(), (each.get_attribute("href") or "").partition("#")[2]) for each in found
    ]


def opened(visit: Visits, view: str, locale: Locale = "en") -> Page:
    page = visit(f"#/{view}", locale=locale)
    expect(page.get_by_test_id(VIEWS[view].answer)).to_be_visible()
    return page


@pytest.mark.parametrize("view", VIEWS)
def test_every_example_is_answered_without_an_error(view: str, visit: Visits) -> None:
    page = opened(visit, view)
    examples = links(page)
    assert len(examples) >= 4
    for name, address in examples:
        asked = page.expect_response(lambda answer: "dozor.v1" in answer.url)
        with asked as answered:
            page.evaluate("hash => { location.hash = hash }", address)
        assert answered.value.status == 200, name
        expect(page.get_by_test_id(VIEWS[view].answer)).to_be_visible()
        expect(page.locator("[data-stale]")).to_have_count(0)
        expect(page.get_by_role("alert"), name).to_have_count(0)


@pytest.mark.parametrize("view", VIEWS)
def test_the_examples_have_names_in_both_languages(view: str, visit: Visits) -> None:
    english = links(opened(visit, view))
    russian = links(opened(visit, view, "ru"))
    assert len(english) == len(russian)
    assert len({name for name, _ in english}) == len(english)
    for name, _ in russian:
        assert any("а" <= letter.lower() <= "я" for letter in name), name


def request_of(situation: dict[str, Any]) -> bytes:
    """The situation of a story as a request's bytes."""
    fight = {key: value for key, value in situation.items() if key in _PLAIN}
    fight["objective"] = f"OBJECTIVE_{situation['objective']}"
    fight["sabotage"] = [f"STATION_COMPONENT_{each}" for each in situation.get("sabotage", ())]
    for side in ("attackers", "defenders"):
        fight[side] = [unit_of(unit) for unit in situation[side]]
    request = ParseDict(fight, station_service_pb2.ResolveEngagementRequest())
    return request.SerializeToString(deterministic=True)


_PLAIN = {"agent", "metrotank", "machine_gun"}


def unit_of(told: dict[str, Any]) -> dict[str, Any]:
    unit = {key: value for key, value in told.items() if key in {"wounds", "healing", "vegan"}}
    unit["unit_class"] = f"UNIT_CLASS_{told.get('class', 'SENTINEL')}"
    unit["items"] = [f"ITEM_{item}" for item in told.get("items", ())]
    if told.get("tactic"):
        unit["tactic"] = f"TACTIC_{told['tactic']}"
    if any(told.get("xp", ())):
        attack, defense = told["xp"]
        unit["experience"] = {"attack": attack, "defense": defense}
    return unit


def expected_fights() -> dict[bytes, tuple[str, dict[str, Any]]]:
    """Title and expectation of each of the source's examples, by the request."""
    return {
        request_of(situation): (story.title, story.data["expect"])
        for story in STORIES
        if story.title.startswith("Example")
        for situation in story.plays().values()
        if "attacks" not in situation
    }


def test_all_of_the_sources_fights_are_there_and_end_as_it_says(visit: Visits) -> None:
    expected = expected_fights()
    page = opened(visit, "station")
    told = set()
    for name, address in links(page):
        request = station_service_pb2.ResolveEngagementRequest.FromString(
            bytes_of(address.removeprefix("/station/"))
        )
        title, expect_of = expected[request.SerializeToString(deterministic=True)]
        told.add(title)
        page.evaluate("hash => { location.hash = hash }", address)
        if "winner" in expect_of:
            expect(page.get_by_test_id("winner"), name).to_have_text(HEADLINES[expect_of["winner"]])
        for side in ("attackers", "defenders"):
            for place, unit in enumerate(expect_of.get(side, ())):
                if "fate" in unit:
                    shown = page.get_by_test_id(f"unit-{side}-{place}")
                    expect(shown, name).to_have_attribute("data-fate", unit["fate"].lower())
    assert told == {title for title, _ in expected.values()}
