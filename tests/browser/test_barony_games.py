"""Whole games of Barony and Sorciers in the browser, by people who know no rule."""

import random
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests import hands
from tests.browsing import DESK, PHONE, Visits
from tests.hands import Guest, Mouse, Thumb, take_turn
from tests.serving import Server, make_table

STEP: Final = "main [data-step]:not(.no, [aria-pressed=true], [data-cell])"
LIT: Final = "[data-cell][data-lit=full]"
PLACES: Final = 140  # at most, on the largest land


class Keys(hands.Keys):
    """Page down leads from place to place, and nothing is out of sight for keys."""

    def press(self, at: Locator) -> None:
        if at.get_attribute("data-cell") is None:
            super().press(at)
            return
        self.page.locator("[data-cell][tabindex='0']").focus()
        for _ in range(PLACES):
            self.page.keyboard.press("PageDown")
            if at.evaluate("one => one === document.activeElement"):
                break
        self.page.keyboard.press("Enter")

    def reached(self, what: str) -> list[Locator]:
        return self.page.locator(what).all()


def offered(page: Page) -> str:
    """What can be pressed: one of several meanings, a place, or a step beside the board."""
    if page.locator(".choice").count():
        return ".choice [data-step]:not(.no)"
    return LIT if page.locator(LIT).count() else STEP


GUESTS: Final = {
    "mouse": Guest(Mouse, DESK, "en", {}),
    "keys-sorciers": Guest(Keys, DESK, "fr", {"sorciers": "yes"}),
    "thumb": Guest(Thumb, PHONE, "fr", {}),
    "thumb-sorciers": Guest(Thumb, PHONE, "en", {"sorciers": "yes"}),
}


@pytest.mark.parametrize("guest", GUESTS.values(), ids=list(GUESTS))
def test_a_whole_game(house: Server, visit: Visits, guest: Guest) -> None:
    made = make_table(house.url, "barony", 1, ["greedy"], {**guest.options, "rounds": "3"})
    me = visit(guest.screen, lang=guest.lang)
    page = me.sit(made, 0)
    rng = random.Random(guest.lang)  # noqa: S311 - a game
    turns = 0
    while me.wait_for_turn():
        take_turn(guest.hand(page), rng, offered)
        turns += 1
    assert turns > 3  # the first cities, then an action in each round
    expect(page.locator("main[data-moment=over]")).to_be_visible()
