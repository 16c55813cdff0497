"""Sounds: nothing before somebody wishes it, and one switch for all of them."""

from playwright.sync_api import Page, expect

from tests.browsing import Visits, until
from tests.serving import Server, make_table

COUNT = """
window.sounded = 0;
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.sounded += 1; }
};
"""


def sounded(page: Page) -> int:
    return int(page.evaluate("window.sounded"))


def test_sounds_are_off_until_they_are_wished(house: Server, visit: Visits) -> None:
    me = visit()
    me.page.add_init_script(COUNT)
    page = me.sit(make_table(house.url, "le_baron", 1, ["random"]), 0)
    me.wait_for_turn()
    assert sounded(page) == 0
    page.get_by_role("button", name="More").click()
    switch = page.get_by_role("checkbox", name="Sounds")
    expect(switch).not_to_be_checked()
    switch.check()
    page.keyboard.press("Escape")
    page.locator(".held[data-lit]").first.click()
    page.locator(".acts .go:enabled").click()
    until(page, lambda: sounded(page) > 0)
