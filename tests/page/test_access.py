"""The page for everybody: on a phone, by keyboard alone, with a screen reader."""

import re
from collections.abc import Callable

import pytest

from tests.page.browser import Axe, Locale, Page, Picture, Theme, Visits, expect
from tests.page.links import station_link
from tests.page.views import VIEWS

pytestmark = pytest.mark.slow

PHONE = 360
"""Pixels that a narrow phone is wide."""
SERIOUS = {"serious", "critical"}


def examples(page: Page) -> None:
    page.get_by_role("button", name="Examples").or_(
        page.get_by_role("button", name="Примеры")
    ).click()
    expect(page.get_by_role("searchbox")).to_be_visible()


def copies(page: Page) -> None:
    page.locator("button[aria-haspopup=dialog]").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def tip(page: Page) -> None:
    page.locator(".tip-anchor").first.focus()
    expect(page.get_by_role("tooltip")).to_be_visible()


def nothing(_page: Page) -> None:
    pass


OPENINGS: dict[str, Callable[[Page], None]] = {
    "plain": nothing,
    "examples": examples,
    "copies": copies,
    "tip": tip,
}
FULL = station_link(
    attackers=[
        {"tactic": "TACTIC_POISONED_ARROWS", "items": ["ITEM_STIMULANT", "ITEM_MEDKIT"]},
        {"unit_class": "STALKER", "items": ["ITEM_VEST"], "wounds": 1},
    ],
    defenders=[{"tactic": "TACTIC_SUPPRESSIVE_FIRE", "healing": True}, {"unit_class": "HUNTER"}],
    sabotage=["STATION_COMPONENT_GENERATOR"],
    machine_gun=True,
    agent=True,
    trace_level="TRACE_LEVEL_FULL",
)
WRONG = station_link(defenders=[{"wounds": 7}])


def barriers(page: Page) -> list[str]:
    """What axe finds that keeps people out, seriously.

    It takes a tip for what only a mouse scrolls; the arrow keys do, while its anchor has the focus.
    """
    rules = {"scrollable-region-focusable": {"enabled": page.get_by_role("tooltip").count() == 0}}
    found = Axe().run(page, options={"rules": rules}).response["violations"]
    return [
        f"{each['id']}: {node['html'][:160]}: {node['failureSummary']}"
        for each in found
        if each["impact"] in SERIOUS
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("opening", OPENINGS)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("view", VIEWS)
def test_nothing_keeps_people_out(
    view: str, theme: Theme, opening: str, visit: Visits, picture: Picture
) -> None:
    page = visit(f"#/{view}", theme=theme)
    expect(page.get_by_test_id(VIEWS[view].answer)).to_be_visible()
    OPENINGS[opening](page)
    picture(page, f"{view}-{theme}-{opening}")
    assert barriers(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("link", [FULL, WRONG], ids=["full", "wrong"])
def test_nothing_keeps_people_out_of_a_fight_with_everything_in_it(
    link: str, theme: Theme, visit: Visits, picture: Picture
) -> None:
    visit.expect("status of 400")
    page = visit(link, theme=theme, locale="ru")
    expect(page.get_by_test_id("winner").or_(page.get_by_role("alert"))).to_be_visible()
    picture(page, f"station-{theme}")
    assert barriers(page) == []


def overflow(page: Page) -> list[str]:
    """What reaches beyond the window's right edge, or out of the card that it stands in."""
    found: list[str] = page.evaluate(
        """() => {
            const right = each => each.getBoundingClientRect().right;
            const root = document.documentElement;
            const wide = root.scrollWidth <= root.clientWidth ? [] :
                [...document.querySelectorAll("body *")]
                    .filter(each => right(each) > root.clientWidth + 0.5);
            const out = [...document.querySelectorAll(".card *, .attack *")]
                .filter(each => each.checkVisibility() && !each.closest("svg, .hidden, .tip"))
                .filter(each => right(each) > right(each.parentElement.closest(".card, .attack")));
            return [...wide, ...out].map(each => each.outerHTML.slice(0, 120));
        }"""
    )
    return found


@pytest.mark.parametrize("opening", OPENINGS)
@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("view", VIEWS)
def test_a_phone_scrolls_down_only(
    view: str, locale: Locale, opening: str, visit: Visits, picture: Picture
) -> None:
    page = visit(f"#/{view}", locale=locale, width=PHONE)
    expect(page.get_by_test_id(VIEWS[view].answer)).to_be_visible()
    OPENINGS[opening](page)
    picture(page, f"phone-{view}-{locale}-{opening}")
    assert overflow(page) == []


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("link", [FULL, WRONG], ids=["full", "wrong"])
def test_a_phone_scrolls_down_only_in_a_fight_with_everything_in_it(
    link: str, locale: Locale, visit: Visits, picture: Picture
) -> None:
    visit.expect("status of 400")
    page = visit(link, locale=locale, width=PHONE)
    expect(page.get_by_test_id("winner").or_(page.get_by_role("alert"))).to_be_visible()
    picture(page, f"phone-station-{locale}")
    assert overflow(page) == []


REACHABLE = """() => [...document.querySelectorAll("a[href], button, input, select, summary")]
    .filter(each => !each.disabled && each.tabIndex >= 0 && each.checkVisibility())
    .map(each => each.type === "radio" ? each.name : each)
    .filter((each, place, all) => all.indexOf(each) === place)
    .length"""
FOCUSED = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const rings = [at, at.closest("label"), at.nextElementSibling, at.parentElement]
        .filter(Boolean).map(each => getComputedStyle(each));
    const ring = rings.some(style =>
        (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0)
        || style.boxShadow !== "none");
    window.seen ??= new Set();
    const again = window.seen.has(at.type === "radio" ? at.name : at);
    window.seen.add(at.type === "radio" ? at.name : at);
    return {what: at.outerHTML.slice(0, 120), ring, again};
}"""


@pytest.mark.parametrize("view", VIEWS)
def test_the_tab_key_reaches_everything_and_shows_where_it_is(view: str, visit: Visits) -> None:
    page = visit(f"#/{view}")
    expect(page.get_by_test_id(VIEWS[view].answer)).to_be_visible()
    there = page.evaluate(REACHABLE)
    reached = 0
    while True:
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused is None or focused["again"]:
            break
        assert focused["ring"], f"nothing shows that this has the focus: {focused['what']}"
        reached += 1
    assert reached == there


def tab_to(page: Page, what: str) -> None:
    """Press Tab until what has the focus is called so."""
    for _ in range(80):
        page.keyboard.press("Tab")
        name = page.evaluate(
            """() => {
                const at = document.activeElement;
                const label = at.labels?.[0]?.innerText ?? "";
                const group = at.closest("fieldset")?.querySelector("legend")?.innerText ?? "";
                return [at.ariaLabel ?? "", label || at.innerText || "", group].join("\\n");
            }"""
        )
        if what in name:
            return
    raise AssertionError(f"Tab does not lead to {what}")


def test_a_long_law_is_read_by_keyboard_alone(visit: Visits) -> None:
    page = visit(height=600)
    tab_to(page, "Tactics")
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    assert tip.evaluate("tip => tip.scrollHeight > tip.clientHeight"), "nothing to scroll here"
    page.keyboard.press("ArrowDown")
    page.wait_for_function("document.querySelector('[role=tooltip]').scrollTop > 0")
    page.keyboard.press("Tab")
    expect(tip).to_contain_text("A unit whose wounds, carried and taken, reach three is dead.")


def test_a_fight_is_set_up_by_keyboard_alone(visit: Visits) -> None:
    page = visit()
    expect(page.get_by_test_id("winner")).to_have_text("The defenders win")
    tab_to(page, "Objective")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="control")).to_be_checked()
    tab_to(page, "Metrotank")
    page.keyboard.press("Space")
    expect(page.get_by_test_id("winner")).to_have_text("The attackers win")
    tab_to(page, "Experience, attack")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("spinbutton", name="Experience, attack")).to_have_value("1")
    tab_to(page, "Show laws that did not apply")
    page.keyboard.press("Space")
    expect(page.get_by_role("switch")).to_be_checked()


def test_an_example_is_found_and_opened_by_keyboard_alone(visit: Visits) -> None:
    page = visit()
    expect(page.get_by_test_id("winner")).to_be_visible()
    tab_to(page, "Examples")
    page.keyboard.press("Enter")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("metrotank sweeps")
    expect(page.locator(".examples-group a")).to_have_count(1)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("checkbox", name="Metrotank")).to_be_checked()
    expect(page.get_by_role("searchbox")).to_have_count(0)


def test_the_dialog_is_left_by_escape_to_where_one_was(visit: Visits) -> None:
    page = visit()
    expect(page.get_by_test_id("winner")).to_be_visible()
    tab_to(page, "Copy")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Copy")).to_be_focused()


def test_the_winner_is_read_out_when_it_changes(visit: Visits) -> None:
    page = visit()
    expect(page.get_by_test_id("winner")).to_have_attribute("aria-live", "polite")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    for landmark in ("banner", "navigation", "main"):
        expect(page.get_by_role(landmark)).to_have_count(1)
    assert re.fullmatch("en", page.locator("html").get_attribute("lang") or "")
