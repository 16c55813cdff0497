"""Hands that press what the page shows, and know no rule: a mouse, a thumb, the keyboard."""

import random
from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Locator, Page

from tests.browsing import Screen, at_rest, until

SEAL: Final = "[data-act=confirm]:enabled"
WHY: Final = ".whynot"

# Things to press that are on the screen, with nothing over them.
REACHED: Final = """what => [...document.querySelectorAll(what)].flatMap((one, at) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return there && one.contains(there) ? [at] : [];
})"""


class Mouse:
    """Presses what it points at."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, at: Locator) -> None:
        at.click()

    def reached(self, what: str) -> list[Locator]:
        """Which of these it could press."""
        found: list[int] = self.page.evaluate(REACHED, what)
        return [self.page.locator(what).nth(at) for at in found]


class Thumb(Mouse):
    """The same on a screen that is touched."""

    def press(self, at: Locator) -> None:
        at.tap()


class Keys(Mouse):
    """Nothing but the keyboard."""

    def press(self, at: Locator) -> None:
        at.focus()
        self.page.keyboard.press("Enter")


class Guest(NamedTuple):
    """Who comes, and to what table."""

    hand: type[Mouse]
    screen: Screen
    lang: str
    options: dict[str, str]
    rivals: int = 1


STATE: Final = """() => JSON.stringify([
    ...['ply', 'draft', 'moment'].map((of) => document.querySelector('main')?.dataset[of]),
    ...[...document.querySelectorAll('[data-lit], [data-step], [aria-pressed], .choice')].map(
        ({ dataset, ariaPressed }) => [dataset.cell, dataset.lit, dataset.step, ariaPressed]),
])"""


def changed(page: Page, before: str) -> None:
    """Wait until a press has changed something, or is answered."""
    until(page, lambda: page.evaluate(STATE) != before or page.locator(WHY).count())


def any_step(_: Page) -> str:
    return "main [data-step]"


def take_turn(hand: Mouse, rng: random.Random, offered: Callable[[Page], str] = any_step) -> None:
    """Press what is offered until there is something to confirm, and confirm it."""
    page = hand.page
    ply = page.locator("main").get_attribute("data-ply")
    while not page.locator(SEAL).count():
        until(page, lambda: hand.reached(offered(page)) or page.locator(SEAL).count())
        at_rest(page)
        before = page.evaluate(STATE)
        if found := hand.reached(offered(page)):
            hand.press(rng.choice(found))
            changed(page, before)
    hand.press(page.locator(SEAL))
    page.locator(f"main:not([data-ply='{ply}'])").wait_for()
