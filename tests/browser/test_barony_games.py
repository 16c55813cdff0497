"""Whole games of Barony and Sorciers in the browser, by people who know no rule."""

import random
from functools import partial
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests import hands
from tests.browsing import DESK, PHONE, Screen, Visits, until
from tests.hands import SEAL, WHY, Mouse, Thumb
from tests.serving import Server, make_table

STEP: Final = "main [data-step]:not(.no, [aria-pressed=true], [data-cell])"
LIT: Final = "[data-cell][data-lit=full]"
PLACES: Final = 140  # at most, on the largest land


def state(page: Page) -> str:
    """All that a press may change."""
    found: str = page.evaluate(
        """() => JSON.stringify([
            ...['ply', 'draft', 'moment'].map((of) => document.querySelector('main')?.dataset[of]),
            ...[...document.querySelectorAll('[data-lit], [aria-pressed=true], .choice')].map(
                (one) => [one.dataset.cell, one.dataset.lit, one.ariaLabel]),
        ])"""
    )
    return found


def changed(page: Page, before: str) -> None:
    """Wait until a press has changed something, or is answered."""
    until(page, lambda: state(page) != before or page.locator(WHY).count())


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


def take_turn(hand: Mouse, rng: random.Random) -> None:
    """Press what can be pressed until there is something to confirm, and confirm it."""
    page = hand.page
    ply = page.locator("main").get_attribute("data-ply")
    page.locator(f"{SEAL}, {STEP}, {LIT}").first.wait_for()
    while not page.locator(SEAL).count():
        before = state(page)
        what = next(one for one in (LIT, STEP) if page.locator(one).count())
        if page.locator(".choice").count():
            what = ".choice [data-step]:not(.no)"
        hand.press(rng.choice(until(page, partial(hand.reached, what))))
        changed(page, before)
        page.locator(f"{SEAL}, {STEP}, {LIT}").first.wait_for()
    hand.press(page.locator(SEAL))
    page.locator(f"main:not([data-ply='{ply}'])").wait_for()


class Guest(NamedTuple):
    """Who comes, and to what."""

    hand: type[Mouse]
    screen: Screen
    lang: str
    options: dict[str, str]


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
        take_turn(guest.hand(page), rng)
        turns += 1
    assert turns > 3  # the first cities, then an action in each round
    expect(page.locator("main[data-moment=over]")).to_be_visible()
