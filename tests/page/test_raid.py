"""The raid's view: played round by round, with dice of a seed or of a table."""

import re

import pytest

from tests.page.browser import Locator, Page, Picture, Visits, expect
from tests.page.links import raid_link

pytestmark = pytest.mark.slow


def dice(page: Page) -> list[str]:
    """What each die says of those in sight: of the latest round."""
    shown = page.get_by_test_id("trace").get_by_test_id("die")
    return [each.get_attribute("aria-label") or "" for each in shown.all()]


def faces(page: Page) -> str:
    """The faces of these dice, in order."""
    return "".join(found[1] for each in dice(page) if (found := re.search(r": (\d)", each)))


def play(page: Page) -> Locator:
    return page.get_by_role("button", name="Play a round")


def chapters(page: Page) -> Locator:
    return page.get_by_test_id("trace").locator("details")


def test_a_raid_is_played_round_by_round_with_its_dice_shown(
    visit: Visits, picture: Picture
) -> None:
    page = visit(raid_link())
    expect(page.get_by_role("heading", name="Breach, round 1")).to_be_visible()
    play(page).click()
    expect(page.get_by_test_id("die").first).to_be_visible()
    # Seed 7: two dice of the boss, three of the member with advantage, and the lowest dropped.
    shown = dice(page)
    assert len(shown) == 5
    assert sum("dropped" in each for each in shown) == 1
    picture(page, "raid-round")
    before = page.get_by_test_id("summary").inner_text()
    page.get_by_role("button", name="To the end of the raid").click()
    expect(page.get_by_test_id("summary")).not_to_have_text(before)
    expect(play(page)).to_have_count(0)
    picture(page, "raid-ended")


def test_the_dice_are_those_of_the_seed(visit: Visits) -> None:
    page = visit(raid_link("R", seed=0))
    expect(page.get_by_test_id("die").first).to_be_visible()
    # As the contract says of seed 0: 6 3 1 6 1.
    assert faces(page) == "63161"


def test_rounds_are_taken_back(visit: Visits) -> None:
    page = visit(raid_link())
    expect(chapters(page)).to_have_count(1)
    begun = page.url
    for _ in range(2):
        rounds = chapters(page).count()
        play(page).click()
        expect(chapters(page)).not_to_have_count(rounds)
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    expect(page).to_have_url(begun)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.go_back()
    page.go_back()
    expect(page).not_to_have_url(begun)


def test_the_back_button_takes_back_a_round(visit: Visits) -> None:
    page = visit(raid_link())
    expect(chapters(page)).to_have_count(1)
    begun = page.url
    play(page).click()
    expect(page.get_by_test_id("die").first).to_be_visible()
    page.go_back()
    expect(page).to_have_url(begun)
    expect(page.get_by_test_id("die")).to_have_count(0)


def test_a_link_shares_a_raid_that_has_been_played(visit: Visits) -> None:
    page = visit(raid_link())
    play(page).click()
    expect(page.get_by_test_id("die").first).to_be_visible()
    shared = visit(page.url.partition("/#")[2].join(["#", ""]))
    expect(shared.get_by_test_id("die").first).to_be_visible()
    assert dice(shared) == dice(page)
    assert shared.get_by_test_id("summary").inner_text() == (
        page.get_by_test_id("summary").inner_text()
    )


def test_dice_rolled_at_a_table_are_entered_one_by_one(visit: Visits, picture: Picture) -> None:
    visit.expect("status of 400")  # which die is needed next is told by a refusal
    page = visit(raid_link())
    page.get_by_role("radio", name="Rolled by hand").check()
    expect(play(page)).to_have_count(0)
    hand = page.locator(".hand-faces")
    for face in (6, 5, 4, 4, 1):
        button = hand.get_by_role("button", name=re.compile(rf"\b{face}\b"))
        expect(button).to_be_enabled()
        button.click()
    picture(page, "raid-hand")
    expect(page.get_by_test_id("die").first).to_be_visible()
    assert faces(page) == "65441"


def test_who_holds_back_does_not_roll(visit: Visits) -> None:
    page = visit(raid_link())
    page.get_by_role("checkbox", name="Hold back").first.check()
    play(page).click()
    expect(page.get_by_test_id("die").first).to_be_visible()
    assert len(dice(page)) == 3


def test_a_rating_changes_the_defense_at_once(visit: Visits) -> None:
    page = visit(raid_link())
    outside = page.get_by_role("region", name="Outside")
    expect(outside).to_contain_text("3 defenders")
    page.get_by_role("spinbutton", name="Numbers").fill("4")
    expect(outside).not_to_contain_text("3 defenders")


def test_a_raid_that_the_server_refuses_says_where(visit: Visits, picture: Picture) -> None:
    visit.expect("status of 400")
    wrong = {
        "members": [{"weapons": [{"kind": "WEAPON_KIND_MELEE", "penetration": 99}]}],
        "target": {},
    }
    page = visit(raid_link(raid=wrong))
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("raid.members[0].weapons[0].penetration")
    picture(page, "raid-refused")
    field = page.locator('[data-field="raid.members[0].weapons[0].penetration"]')
    expect(field).to_have_attribute("data-wrong", "true")
    expect(field).to_contain_text("99")


def test_the_law_is_told_where_one_points_at_it(visit: Visits) -> None:
    page = visit(raid_link("R"))
    expect(page.get_by_test_id("die").first).to_be_visible()
    page.get_by_test_id("trace").locator(".tip-anchor").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_a_gang_has_twenty_members_at_most(visit: Visits) -> None:
    page = visit(raid_link())
    gang = page.get_by_role("region", name=re.compile("^Gang of"))
    add = gang.get_by_role("button", name="Add a member")
    for count in range(3, 21):
        add.click()
        expect(page.get_by_role("heading", name=f"Gang of {count}")).to_be_visible()
    expect(add).to_be_disabled()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_nothing_is_played_while_the_seed_is_none(visit: Visits) -> None:
    page = visit("#/raid")
    seed = page.locator('[data-field="dice.seed"]').get_by_role("textbox")
    play = page.get_by_role("button", name="Play a round")
    seed.fill("abc")
    expect(play).to_be_disabled()
    expect(page.get_by_text("picked at the first roll")).to_have_count(0)
    seed.fill("7")
    expect(play).to_be_enabled()
