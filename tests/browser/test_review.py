"""Where a game was decided, on the page of a finished game."""

import re

from playwright.sync_api import expect

from tests.advice.test_reviews import ONE_MOVE_FROM_THE_SUMMIT, after
from tests.browser.screens import HELD, STANDING, faults
from tests.browsing import DESK, PHONE, Visits
from tests.serving import Made, Server, rest


def with_a_missed_win(house: Server) -> Made:
    """A finished game whose first turn could have won it."""
    record = after(ONE_MOVE_FROM_THE_SUMMIT, "baubyron", 3, "in-g1").text()
    body = {"record": record, "seats": [{"kind": "open"}] * 3}
    made = rest(f"{house.url}/api/records", body).json()
    return Made(house.url, made["table"], made["host"], [])


def the_plaque_is_seen_on_a_phone(visit: Visits, made: Made) -> None:
    """It does not lie half under the way through the game."""
    page = visit(PHONE).open(f"/replay/{made.table}?ply=2&review")
    begin = page.get_by_role("button", name="Review the game")
    expect(begin).to_be_visible()
    plaque, foot = begin.bounding_box(), page.locator("main > .controls").bounding_box()
    assert plaque
    assert foot
    assert plaque["y"] + plaque["height"] <= foot["y"]


def test_a_finished_game_is_reviewed_while_one_looks(visit: Visits, house: Server) -> None:
    made = with_a_missed_win(house)
    the_plaque_is_seen_on_a_phone(visit, made)
    ada = visit(DESK)
    page = ada.open(f"/replay/{made.table}?ply=2&seat=1")
    main = page.locator("main")
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page).to_have_url(re.compile("&review$"))
    page.get_by_role("button", name="Review the game").click()
    curve = page.get_by_role("slider", name="Chances of winning")
    expect(page.get_by_role("button", name="Turning point 1")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("button", name="Stop here")).to_have_count(0, timeout=60_000)
    expect(page.get_by_role("img", name=re.compile("leads from turn"))).to_be_visible()
    # the written mistake, by its number, as a picture and in words
    page.keyboard.press("1")
    expect(main).to_have_attribute("data-ply", "0")
    expect(main).to_have_attribute("data-tried", "better")
    expect(page.get_by_role("list", name="Why")).to_contain_text("Wins at once")
    page.keyboard.press("m")
    expect(main).to_have_attribute("data-tried", "played")
    expect(page.get_by_role("button", name="Played:")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("b")
    expect(main).to_have_attribute("data-tried", "better")
    # the curve is the slider; the brackets lead from one turning point to the next
    curve.focus()
    page.keyboard.press("End")
    expect(main).not_to_have_attribute("data-ply", "0")
    expect(main).not_to_have_attribute("data-tried", re.compile("."))
    page.keyboard.press("[")
    expect(main).to_have_attribute("data-ply", "0")
    # what stands behind the plots, and whose opinion it is
    expect(page.locator("main")).to_contain_text("estimates by a shrewd bot")
    figures = page.locator(".aside").get_by_text("The figures")
    figures.click()
    heads = page.locator(".aside").get_by_role("columnheader")
    expect(heads).to_have_count(4)
    page.get_by_role("radio", name="Shares").check()
    assert ada.complaints() == []
    kept_and_fits_every_screen(visit, made)


def kept_and_fits_every_screen(visit: Visits, made: Made) -> None:
    bob = visit(PHONE)
    page = bob.open(f"/replay/{made.table}?review")  # it shows at once what cost the most
    expect(page.locator("main")).to_have_attribute("data-tried", "better")
    expect(page.get_by_role("list", name="Why")).to_contain_text("Wins at once")
    assert bob.complaints() == []
    assert faults(bob, [*HELD, *STANDING]) == {}
