"""Playing Baron through the page by mouse, thumb and keyboard, knowing no rule."""

from typing import Final, cast

import pytest
from playwright.sync_api import Locator, Page

from baronnies.core.game import State
from baronnies.games.baron.sight import BaronView
from tests.browsing import at_rest, until
from tests.pressing import heard

OFFER: Final = "[aria-labelledby=baron-display] button[data-lit]"
HELD: Final = "[aria-labelledby=baron-reserve] button[data-lit]"
FIGHTS: Final = ("faced", "rivals")  # events of the story
CELL: Final = "[data-cell]"
LIT: Final = "[data-lit=full]"
FIGHT: Final = "[data-lit=full]:has(use[href='#fight'])"
WHICH: Final = "[data-cell][aria-pressed=true]"  # several tiles fit there
TRY: Final = "[data-step=try]:enabled"
SEAL: Final = ".acts .go:enabled"

# A golden place that is on the screen, with nothing over it.
REACHED: Final = """() => [...document.querySelectorAll('[data-lit=full]')].find((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return there?.closest('[data-cell]') === cell;
})?.dataset.cell"""


class Mouse:
    """Presses what it points at."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, what: str) -> None:
        if what == LIT:
            place = until(self.page, self.reached)
            self.on(self.page.locator(f"{LIT}[data-cell='{place}']"))
        else:
            self.on(self.page.locator(what).last)  # of the display, the free tile

    def reached(self) -> str:
        at_rest(self.page)
        found: str = self.page.evaluate(REACHED)
        return found

    def on(self, at: Locator) -> None:
        at.click()


class Thumb(Mouse):
    """The same on a screen that is touched."""

    def on(self, at: Locator) -> None:
        at.tap()


class Keys(Mouse):
    """Nothing but the keyboard."""

    def press(self, what: str) -> None:
        if what == LIT:
            self.tab_to(CELL)
            if not self.at(LIT):
                self.page.keyboard.press("PageDown")
        elif what != SEAL or not self.at("[data-cell], [aria-pressed=true]"):
            self.tab_to(what)
        self.page.keyboard.press("Enter")  # on what was just tried, it seals

    def at(self, what: str) -> bool:
        there: bool = self.page.evaluate("what => document.activeElement.matches(what)", what)
        return there

    def tab_to(self, what: str) -> None:
        for _ in range(60):
            if self.at(what):
                return
            self.page.keyboard.press("Tab")
        pytest.fail(f"Tab never reaches {what}")


def asked(page: Page) -> str:
    """What there is to press now."""
    page.locator(f"{TRY}, {LIT}, {SEAL}, {OFFER}").first.wait_for()
    return next(what for what in (TRY, LIT, SEAL, OFFER) if page.locator(what).count())


def take_step(page: Page, hand: Mouse) -> None:
    """One step of a turn; where several tiles fit, one of them."""
    what = asked(page)
    with heard(page):
        hand.press(what)
        if what == LIT and page.locator(WHICH).count():
            hand.press(HELD)


def take_turn(page: Page, hand: Mouse) -> None:
    """Decide what is asked, to the seal."""
    ply = page.locator("main").get_attribute("data-ply")
    while page.locator(f"main[data-ply='{ply}'][data-moment=mine]").count():
        take_step(page, hand)


def where_a_fight_starts(page: Page) -> Locator:
    """A place of the tile that starts a fight there, which is taken in hand."""
    for tile in page.locator(HELD).all():
        if not page.locator(FIGHT).count():
            tile.click()
    return page.locator(FIGHT).first


def lay_at(page: Page, place: Locator) -> None:
    """Lay the tile in hand; where several fit, the first of them."""
    with heard(page):
        place.click()
        if page.locator(WHICH).count():
            page.locator(HELD).first.click()


def a_fight_is_near(state: State) -> bool:
    previews = cast("BaronView", state.view(0))["previews"]
    return any(event[0] in FIGHTS for preview in previews for event in preview["story"])
