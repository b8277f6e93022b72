"""The turn's view: several teams attack one station, in an order that can be changed."""

import re
from typing import Any

import pytest

from dozor.v1 import station_service_pb2
from tests.page.browser import Locator, Page, Picture, Visits, expect
from tests.page.links import bytes_of, turn_link

pytestmark = pytest.mark.slow

THREE = turn_link("Hansa", "Red Line", "Fourth Reich")


def shown_names(page: Page) -> Locator:
    return page.get_by_test_id("timeline").locator(".attack-name strong")


def teams(page: Page) -> list[str]:
    """The teams in the order in which the timeline shows them."""
    names: list[str] = shown_names(page).all_inner_texts()
    return names


def in_order(page: Page, *names: str) -> None:
    expect(shown_names(page)).to_have_text(list(names))


def request_of(page: Page) -> Any:
    """The request in the address."""
    state = page.url.partition("#/turn/")[2]
    return station_service_pb2.ResolveTurnRequest.FromString(bytes_of(state))


def summary_told_in_order(page: Page, *names: str) -> None:
    expect(page.get_by_test_id("summary")).to_contain_text(
        re.compile(".*".join(re.escape(name) for name in names))
    )


def test_the_turn_is_told_in_the_order_of_its_attacks(visit: Visits, picture: Picture) -> None:
    page = visit(THREE)
    in_order(page, "Hansa", "Red Line", "Fourth Reich")
    summary_told_in_order(page, "Hansa", "Red Line", "Fourth Reich")
    picture(page, "turn")
    page.get_by_role("button", name="What happened").first.click()
    expect(page.get_by_test_id("timeline")).to_contain_text("Sniper")
    picture(page, "turn-unfolded")


def drag(page: Page, team: str, onto: str) -> None:
    handle = page.get_by_role("button", name=re.compile(f"^(Move|Drag).*{team}")).first
    target = page.get_by_test_id("timeline").locator("li").filter(has_text=onto).first
    grip, there = handle.bounding_box(), target.bounding_box()
    assert grip
    assert there
    x, y = grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    down = there["y"] > y
    end = there["y"] + (there["height"] - 5 if down else 5)
    for step in range(1, 11):
        page.mouse.move(x, y + (end - y) * step / 10)
    page.mouse.up()


def test_an_attack_is_dragged_to_another_place(visit: Visits) -> None:
    page = visit(THREE)
    in_order(page, "Hansa", "Red Line", "Fourth Reich")
    drag(page, "Hansa", onto="Fourth Reich")
    in_order(page, "Red Line", "Fourth Reich", "Hansa")
    summary_told_in_order(page, "Red Line", "Fourth Reich", "Hansa")
    drag(page, "Hansa", onto="Red Line")
    in_order(page, "Hansa", "Red Line", "Fourth Reich")


def test_whoever_is_moved_up_has_submitted_later(visit: Visits) -> None:
    page = visit(THREE)
    in_order(page, "Hansa", "Red Line", "Fourth Reich")
    drag(page, "Fourth Reich", onto="Hansa")
    in_order(page, "Fourth Reich", "Hansa", "Red Line")
    attacks = sorted(request_of(page).attacks, key=lambda each: -each.submitted_at.seconds)
    assert [attack.team for attack in attacks] == ["Fourth Reich", "Hansa", "Red Line"]


def test_an_attack_is_moved_by_the_arrow_keys_and_keeps_the_focus(visit: Visits) -> None:
    page = visit(THREE)
    in_order(page, "Hansa", "Red Line", "Fourth Reich")
    handle = page.get_by_role("button", name=re.compile("^(Move|Drag).*Hansa")).first
    handle.focus()
    page.keyboard.press("ArrowDown")
    in_order(page, "Red Line", "Hansa", "Fourth Reich")
    expect(handle).to_be_focused()
    page.keyboard.press("ArrowDown")
    in_order(page, "Red Line", "Fourth Reich", "Hansa")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    in_order(page, "Red Line", "Hansa", "Fourth Reich")
    told = page.get_by_role("status").filter(has_text="Hansa")
    expect(told).to_contain_text("2")


def test_an_attack_is_moved_by_its_buttons(visit: Visits) -> None:
    page = visit(THREE)
    in_order(page, "Hansa", "Red Line", "Fourth Reich")
    first = page.get_by_test_id("timeline").locator("li").first
    expect(first.get_by_role("button", name=re.compile("earlier", re.IGNORECASE))).to_be_disabled()
    first.get_by_role("button", name=re.compile("later", re.IGNORECASE)).click()
    in_order(page, "Red Line", "Hansa", "Fourth Reich")


def test_the_order_is_undone_by_the_back_button(visit: Visits) -> None:
    page = visit(THREE)
    in_order(page, "Hansa", "Red Line", "Fourth Reich")
    drag(page, "Hansa", onto="Fourth Reich")
    in_order(page, "Red Line", "Fourth Reich", "Hansa")
    page.go_back()
    in_order(page, "Hansa", "Red Line", "Fourth Reich")


def test_teams_come_and_go(visit: Visits) -> None:
    page = visit(turn_link("Hansa"))
    in_order(page, "Hansa")
    remove = page.get_by_role("button", name=re.compile("Remove.*Hansa"))
    expect(remove).to_be_disabled()
    add = page.get_by_role("button", name="Add an attack")
    for count in range(2, 17):
        add.click()
        expect(page.get_by_test_id("timeline").locator(".attack")).to_have_count(count)
    expect(add).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert len(set(teams(page))) == 16
    remove.click()
    expect(page.get_by_test_id("timeline").locator(".attack")).to_have_count(15)
    expect(add).to_be_visible()


def test_a_team_that_attacks_its_own_station_is_told_at_its_name(visit: Visits) -> None:
    visit.expect("status of 400")
    page = visit(turn_link("Hansa", "Red Line"))
    in_order(page, "Hansa", "Red Line")
    page.get_by_role("textbox", name="Owner").fill("Hansa")
    wrong = page.locator('[data-field="attacks[0]"]')
    expect(wrong).to_contain_text("“Hansa” owns the station and attacks it")
    page.get_by_role("textbox", name="Owner").fill("Polis")
    expect(page.get_by_role("alert")).to_have_count(0)
