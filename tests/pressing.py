"""Playing any game through the page, by what can be pressed (docs/draw-a-board.md)."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

import pytest
from playwright.sync_api import Locator, Page

from tests.browsing import until

READY: Final = "[data-act=confirm]:enabled"
STEP: Final = "main [data-step]"
CELL: Final = "[data-cell]"  # of a map that can be moved
SQUARE: Final = re.compile(r"([a-z])(\d+)$")  # a cell of Baubyron
TABS: Final = 60  # presses of a key until something is out of reach

# Whether something is on the screen, with nothing over its middle.
IN_SIGHT: Final = """(thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return there !== null && (thing.contains(there) || there.closest("label")?.contains(thing));
}"""


def offered(page: Page) -> list[str]:
    """What a press could try now."""
    steps: list[str] = page.locator(STEP).evaluate_all("all => all.map(one => one.dataset.step)")
    return steps


@contextmanager
def heard(page: Page) -> Iterator[None]:
    """Until the table has heard what is done here."""
    main = page.locator("main")
    ply, draft = main.get_attribute("data-ply"), main.get_attribute("data-draft")
    yield
    page.locator(f"main:not([data-ply='{ply}'][data-draft='{draft}'])").wait_for()


def try_something(page: Page, rng: random.Random) -> bool:
    """Press one of the steps; False if nothing is left to decide."""
    page.locator(f"{READY}, {STEP}").first.wait_for()
    if page.locator(READY).count():
        return False
    with heard(page):
        page.locator(f'{STEP}[data-step="{rng.choice(offered(page))}"]').first.click()
    return True


def confirm(page: Page) -> None:
    """Hand in what is on trial."""
    ply = page.locator("main").get_attribute("data-ply")
    page.locator(READY).click()
    page.locator(f"main:not([data-ply='{ply}'])").wait_for()


def take_turn(page: Page, rng: random.Random) -> None:
    """Something that can be pressed, until it can be confirmed."""
    while try_something(page, rng):
        pass
    confirm(page)


class Pointer:
    """A mouse: it presses what it sees, and brings into sight what is not."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def reaches(self, thing: Locator) -> bool:
        """Whether it can be brought under the pointer."""
        for side in ("", "left", "right", "top", "bottom"):
            beyond = self.page.locator(f"[data-beyond={side or 'none'}]")
            if beyond.count():
                beyond.click()
            if thing.evaluate(IN_SIGHT):
                return True
        thing.scroll_into_view_if_needed()
        seen: bool = thing.evaluate(IN_SIGHT)
        return seen

    def press(self, thing: Locator) -> None:
        thing.click()


class Keys(Pointer):
    """Nothing but the keyboard, from wherever the focus is."""

    def reaches(self, thing: Locator) -> bool:
        """Whether keys lead there: those that it names, from place to place, or Tab."""
        if thing.get_attribute("data-key"):
            return True
        cell = thing.get_attribute("data-cell")
        key = "Tab" if cell is None else "PageDown"
        if cell and SQUARE.match(cell):
            self.walk(cell)
        for _ in range(TABS):
            if thing.evaluate("thing => thing === document.activeElement"):
                return True
            self.page.keyboard.press(key)
        return False

    def walk(self, cell: str) -> None:
        """Over a wide table, as the crow flies."""
        self.page.keyboard.press("PageDown")  # to any place that can be pressed
        here = SQUARE.match(self.page.evaluate("document.activeElement.dataset.cell ?? ''"))
        there = SQUARE.match(cell)
        if here is None or there is None:
            return
        columns, rows = ord(there[1]) - ord(here[1]), int(there[2]) - int(here[2])
        steps = {"Right": columns, "Left": -columns, "Up": rows, "Down": -rows}
        for way in [way for way, count in steps.items() for _ in range(count)]:
            self.page.keyboard.press(f"Arrow{way}")

    def press(self, thing: Locator) -> None:
        if key := thing.get_attribute("data-key"):
            self.page.keyboard.type(key)
        else:  # on what was just tried, Enter confirms
            self.page.keyboard.press("Enter" if thing.get_attribute("data-cell") is None else " ")


def begins(word: str, step: str) -> bool:
    """Whether it is how a step begins, or `a1-c2…`: a press asks which of several is meant."""
    rest = step.removeprefix(word)
    halved = word[-1:].isdigit() and rest[:1].isdigit()  # xs2 does not begin xs23
    return word == f"{step}…" or (rest not in ("", step) and not halved)


def toward(page: Page, step: str) -> list[Locator]:
    """What can be pressed for a step: what tries it, or else what takes its beginning in hand."""
    things = page.locator(STEP)
    exact = [at for at, text in enumerate(offered(page)) if step in text.split()]
    begun = [
        at
        for at, text in enumerate(offered(page))
        if any(begins(word, step) for word in text.split())
    ]
    return [things.nth(at) for at in exact + begun]


def do_step(page: Page, hand: Pointer, step: str) -> None:
    """Try a step that is legal; it is a failure if there is no way to it."""
    for _ in range(4):
        with suppress(AssertionError):  # told below, with what there is instead
            until(page, lambda: toward(page, step))
        way = next((way for way in toward(page, step) if hand.reaches(way)), None)
        if way is None:
            pytest.fail(f"no way to {step} among {offered(page)}")
        if step in (way.get_attribute("data-step") or "").split():
            with heard(page):
                hand.press(way)
            return
        hand.press(way)
    pytest.fail(f"no end of ways to {step}")
