"""The station's view: a fight is set up by hand, and its answer is there at once."""

import re

import pytest

from tests.page.browser import Locale, Locator, Page, Picture, Visits, expect
from tests.page.links import station_link

pytestmark = pytest.mark.slow


def side(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def unit(page: Page, region: str, number: int = 1) -> Locator:
    return side(page, region).get_by_role("group", name=f"Unit {number}")


def winner(page: Page) -> Locator:
    return page.get_by_test_id("winner")


def options(menu: Locator) -> list[str]:
    texts: list[str] = menu.get_by_role("option").all_inner_texts()
    return texts


def settled(page: Page) -> None:
    """Wait until the history takes the next change for a step of its own."""
    page.wait_for_timeout(700)


def test_the_answer_appears_as_one_changes_anything(visit: Visits, picture: Picture) -> None:
    page = visit()
    expect(winner(page)).to_have_text("The defenders win")
    picture(page, "station")
    unit(page, "The station").get_by_role("checkbox", name="vest").uncheck()
    expect(winner(page)).to_have_text("The attackers win")
    expect(page.get_by_test_id("unit-defenders-0")).to_have_attribute("data-fate", "dead")
    health = page.get_by_test_id("unit-defenders-0").get_by_role("img", name="Health 0 of 3")
    expect(health).to_be_visible()
    expect(page.get_by_test_id("summary")).to_contain_text("wins")
    picture(page, "station-won")


def test_the_station_is_drawn_with_its_holder(visit: Visits) -> None:
    page = visit()
    holder = page.get_by_test_id("holder").get_by_role("img")
    expect(holder).to_have_accessible_name("The defenders hold the station")
    side(page, "The attack").get_by_role("radio", name="control").check()
    unit(page, "The station").get_by_role("checkbox", name="vest").uncheck()
    expect(holder).to_have_accessible_name("The station is the attackers' now")
    side(page, "The station").get_by_role("checkbox", name="generator").check()
    expect(holder).to_have_accessible_name(re.compile("Damaged: generator"))


def test_items_are_crossed_out_where_they_are_lost(visit: Visits) -> None:
    page = visit()
    lost = page.get_by_test_id("unit-defenders-0").get_by_title("vest: lost")
    expect(lost).to_be_visible()
    name = lost.get_by_text("vest", exact=True)
    assert "line-through" in name.evaluate("e => getComputedStyle(e).textDecorationLine")


@pytest.mark.parametrize("region", ["The attack", "The station"])
def test_whatever_is_offered_is_legal(region: str, visit: Visits) -> None:
    page = visit()
    one = unit(page, region)
    for kind in ("Sentinel", "Stalker", "Hunter"):
        one.get_by_role("radio", name=kind).check()
        menu = one.get_by_role("combobox", name="Tactic")
        tactics = options(menu) if menu.count() else ["none"]
        for tactic in tactics:
            if menu.count():
                menu.select_option(label=tactic)
            for box in one.get_by_role("checkbox").all():
                box.set_checked(True)
                expect(page.locator(".answer:not([data-stale])")).to_be_visible()
                expect(page.get_by_role("alert")).to_have_count(0)
                box.set_checked(False)
            for wounds in ("0", "1", "2"):
                one.get_by_role("radio", name=wounds).check()
            expect(page.get_by_role("alert")).to_have_count(0)
            one.get_by_role("radio", name="0").check()


def test_what_nobody_may_do_is_not_offered(visit: Visits) -> None:
    page = visit()
    attack, defense = unit(page, "The attack"), unit(page, "The station")
    assert "Cover" not in options(attack.get_by_role("combobox", name="Tactic"))
    assert "Sniper" not in options(defense.get_by_role("combobox", name="Tactic"))
    expect(attack.get_by_role("spinbutton", name="Experience, attack")).to_be_visible()
    attack.get_by_role("radio", name="Stalker").check()
    expect(attack.get_by_role("spinbutton")).to_have_count(0)
    assert "Sniper" not in options(attack.get_by_role("combobox", name="Tactic"))


def test_a_side_has_two_units_at_most_and_one_at_least(visit: Visits, picture: Picture) -> None:
    page = visit()
    attack = side(page, "The attack")
    add = attack.get_by_role("button", name="Add a unit")
    add.click()
    expect(unit(page, "The attack", 2)).to_be_visible()
    expect(add).to_have_count(0)
    expect(page.get_by_test_id("unit-attackers-1")).to_be_visible()
    picture(page, "station-two-units")
    attack.get_by_role("button", name=re.compile("Remove")).first.click()
    expect(add).to_be_visible()
    expect(attack.get_by_role("button", name=re.compile("Remove"))).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "A unit cannot come with 7 wounds; give from 0 (unhurt) to 2."),
        ("ru", "от 0"),
    ],
)
def test_a_violation_is_shown_at_its_field(
    locale: Locale, text: str, visit: Visits, picture: Picture
) -> None:
    visit.expect("status of 400")
    page = visit(station_link(defenders=[{"unit_class": "SENTINEL", "wounds": 7}]), locale=locale)
    field = page.locator('[data-field="defenders[0].wounds"]')
    expect(field).to_have_attribute("data-wrong", "true")
    expect(field).to_contain_text(text)
    expect(field).to_have_accessible_description(re.compile(re.escape(text)))
    expect(page.get_by_role("alert")).to_contain_text("defenders[0].wounds")
    others = page.locator("[data-field][data-wrong]")
    expect(others).to_have_count(1)
    picture(page, f"violation-{locale}")
    field.get_by_role("radio", name="1").check()
    expect(page.locator("[data-wrong]")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_law_is_told_where_one_points_at_it(visit: Visits, picture: Picture) -> None:
    page = visit()
    title = page.get_by_test_id("trace").get_by_role("button", name="Tactics")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    title.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("rank")
    picture(page, "law")
    page.mouse.move(0, 0)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_the_law_is_told_to_the_keyboard_too(visit: Visits) -> None:
    page = visit()
    title = page.get_by_test_id("trace").get_by_role("button", name="Tactics")
    title.focus()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("rank")
    expect(title).to_have_accessible_description(re.compile("rank"))
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_laws_that_did_not_apply_are_told_if_one_asks(visit: Visits) -> None:
    page = visit()
    rulings = page.get_by_test_id("trace").locator(".ruling")
    expect(rulings.first).to_be_visible()
    few = rulings.count()
    page.get_by_role("switch", name="Show laws that did not apply").check()
    expect(page.get_by_test_id("trace").locator("[data-idle]").first).to_be_visible()
    assert rulings.count() > few


def test_the_back_button_undoes_and_forward_redoes(visit: Visits) -> None:
    page = visit()
    tank = side(page, "The attack").get_by_role("checkbox", name="Metrotank")
    vest = unit(page, "The station").get_by_role("checkbox", name="vest")
    tank.check()
    expect(winner(page)).to_have_text("The attackers win")
    settled(page)
    vest.uncheck()
    page.go_back()
    expect(vest).to_be_checked()
    expect(tank).to_be_checked()
    page.go_back()
    expect(tank).not_to_be_checked()
    expect(winner(page)).to_have_text("The defenders win")
    page.go_forward()
    expect(tank).to_be_checked()
    expect(winner(page)).to_have_text("The attackers win")


def test_a_link_shares_the_fight_with_somebody_of_another_language(visit: Visits) -> None:
    page = visit()
    unit(page, "The station").get_by_role("checkbox", name="vest").uncheck()
    unit(page, "The attack").get_by_role("combobox", name="Tactic").select_option(
        label="Poisoned arrows"
    )
    expect(page.get_by_test_id("summary")).to_contain_text("Poisoned arrows")
    address = page.url.partition("/#")[2]
    shared = visit(f"#{address}")
    expect(winner(shared)).to_have_text(winner(page).inner_text())
    expect(shared.get_by_test_id("summary")).to_have_text(
        page.get_by_test_id("summary").inner_text()
    )
    russian = visit(f"#{address}", locale="ru")
    expect(russian.get_by_test_id("summary")).to_contain_text("Отравленные стрелы")


def test_an_answer_that_is_overtaken_is_not_shown(visit: Visits) -> None:
    page = visit()
    expect(winner(page)).to_have_text("The defenders win")
    held: list[object] = []

    def hold_the_first(route: object) -> None:
        held.append(route)
        if len(held) > 1:
            route.continue_()  # type: ignore[attr-defined]

    page.route("**/dozor.v1.StationService/**", hold_the_first)
    vest = unit(page, "The station").get_by_role("checkbox", name="vest")
    vest.uncheck()
    vest.check()
    side(page, "The attack").get_by_role("radio", name="control").check()
    expect(winner(page)).to_have_text("The defenders win")
    expect(page.get_by_test_id("summary")).to_contain_text("control")
    assert len(held) > 1


@pytest.mark.parametrize(("item", "told"), [("VEST", "потерян"), ("MEDKIT", "потеряна")])
def test_the_state_of_an_item_has_its_gender_in_russian(
    item: str, told: str, visit: Visits
) -> None:
    link = station_link(
        attackers=[{"tactic": "TACTIC_SNIPER"}],
        defenders=[{"tactic": "TACTIC_COVER", "items": [f"ITEM_{item}"]}],
    )
    page = visit(link, locale="ru")
    state = page.get_by_test_id("unit-defenders-0").locator(".thing-state")
    expect(state).to_have_text(told)


def test_the_law_that_decides_is_marked_once(visit: Visits) -> None:
    page = visit()
    expect(page.get_by_test_id("trace").get_by_text("decided", exact=True)).to_have_count(1)


def test_words_of_the_game_are_explained_where_they_are_chosen(visit: Visits) -> None:
    page = visit()
    term = side(page, "The attack").get_by_role("button", name="Heavy weapons")
    term.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Metrotank")
