"""A good move asked for at the table: the lamp, the key, and what is told."""

from playwright.sync_api import expect

from tests.browsing import DESK, PHONE, Visits
from tests.serving import Server, make_table


def test_a_hint_is_put_on_trial_told_and_played(visit: Visits, house: Server) -> None:
    ada = visit(DESK)
    page = ada.sit(make_table(house.url, "le_baron", 1, ["greedy"]), 0)
    assert ada.wait_for_turn()
    lamp = page.get_by_role("button", name="Show a good move")
    expect(lamp).to_have_attribute("aria-keyshortcuts", "h")
    page.keyboard.press("h")
    told = page.get_by_role("region", name="A good move")
    expect(told).to_contain_text("chance of winning")
    expect(told).to_contain_text("knowing no more than you do")
    expect(page.locator("main")).to_have_attribute("data-draft", "1")
    expect(lamp).to_have_count(0)
    assert ada.complaints() == []
    page.keyboard.press("Backspace")  # anything else forgets it
    expect(told).to_have_count(0)
    lamp.click()
    expect(told).to_be_visible()
    page.locator("[data-act=confirm]").click()
    expect(page.locator("main")).not_to_have_attribute("data-draft", "1")


def test_on_a_phone_a_hint_leaves_everything_in_sight(visit: Visits, house: Server) -> None:
    ada = visit(PHONE)
    page = ada.sit(make_table(house.url, "barony", 1, ["greedy"] * 2), 0)
    assert ada.wait_for_turn()
    board = page.locator("main > .board")
    resting = board.bounding_box()
    page.get_by_role("button", name="Show a good move").tap()
    page.locator("main > .brief.hinted").wait_for()
    hinted = board.bounding_box()
    assert resting
    assert hinted
    assert abs(hinted["height"] - resting["height"]) <= 24  # half a hexagon of its land
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    expect(page.locator("[data-act=confirm]")).to_be_in_viewport(ratio=1)
