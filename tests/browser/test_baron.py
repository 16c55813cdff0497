"""Baron in the browser: whole games by mouse, keyboard and thumb, fights explained, the map moved.

The people here know no rule: they press what the page offers.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visits
from tests.browsing import PHONE, Visit
from tests.serving import Server, make_table, rest

OFFER: Final = "[aria-labelledby=baron-display] button[aria-disabled=false]"
HELD: Final = "[aria-labelledby=baron-reserve] button[aria-disabled=false]"
CELL: Final = "[data-cell]"
LIT: Final = "[data-lit=full]"
WHICH: Final = "[data-cell][aria-pressed=true]"  # several tiles fit there
TRY: Final = "[data-step=try]:enabled"
SEAL: Final = ".acts .go:enabled"
FIGHT: Final = "[data-lit=full]:has(use[href='#fight'])"
REPLAY: Final = ".aside .affair button:has-text('fight')"
MAP: Final = ".hexmap > svg"

# A golden place that is on the screen, with nothing over it.
REACHED: Final = """() => [...document.querySelectorAll('[data-lit=full]')].findIndex((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return there?.closest('[data-cell]') === cell;
})"""
HEARD: Final = """was => {
    const { ply, draft } = document.querySelector('main').dataset;
    return `${ply} ${draft}` !== was;
}"""


class Mouse:
    """Presses what it points at."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, what: str) -> None:
        if what == LIT:
            self.page.wait_for_function(f"({REACHED})() >= 0")
            self.on(self.page.locator(LIT).nth(self.page.evaluate(REACHED)))
        else:
            self.on(self.page.locator(what).last)  # of the display, the free tile

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


@contextmanager
def heard(page: Page) -> Iterator[None]:
    """Until the table has heard what is done here."""
    main = page.locator("main")
    was = f"{main.get_attribute('data-ply')} {main.get_attribute('data-draft')}"
    yield
    page.wait_for_function(HEARD, arg=was)


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


def play_until(me: Visit, hand: Mouse, what: str) -> None:
    """Play on until the page shows something."""
    while me.wait_for_turn():
        asked(me.page)
        if me.page.locator(what).count():
            return
        take_step(me.page, hand)
    pytest.fail(f"a whole game without {what}")


def game_is_over(me: Visit, server: str, table: str) -> None:
    expect(me.page.locator(".now p")).to_have_text(re.compile("All is counted|Le compte est fait"))
    expect(me.page.locator(".seat.won")).not_to_have_count(0)
    assert b"seed" in rest(f"{server}/api/tables/{table}/record").body


def test_a_whole_game_by_mouse_against_a_greedy_bot(house: Server, visit: Visits) -> None:
    made = make_table(house.url, "baron", 1, ["greedy"])
    me = visit()
    page = me.sit(made, 0)
    while me.wait_for_turn():
        take_turn(page, Mouse(page))
    game_is_over(me, house.url, made.table)
    assert page.locator("[data-cell]").count() > 60  # the tiles, whatever became of the players


def test_a_whole_game_by_keyboard_alone_in_french(house: Server, visit: Visits) -> None:
    made = make_table(house.url, "baron", 1, ["random"] * 4)
    me = visit(lang="fr")
    page = me.sit(made, 0)
    while me.wait_for_turn():
        take_turn(page, Keys(page))
    game_is_over(me, house.url, made.table)


def test_a_whole_game_on_a_phone_by_thumb(house: Server, visit: Visits) -> None:
    made = make_table(house.url, "baron", 1, ["random"] * 3)
    me = visit(PHONE)
    page = me.sit(made, 0)
    while me.wait_for_turn():
        take_turn(page, Thumb(page))
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE.width, "the page does not scroll sideways"
    game_is_over(me, house.url, made.table)


# ---- why not -----------------------------------------------------------------------------------


def forbidden(me: Visit, free: str) -> Locator:
    """Play until a tile in hand may not lie on some free place; it is in hand."""
    page, hand = me.page, Mouse(me.page)
    places = page.locator(f"[data-cell][aria-label^='{free}']:not([data-lit])")
    while me.wait_for_turn():
        laying = asked(page) == LIT and page.locator("main[data-draft='0']").count()
        for tile in page.locator(HELD).all() if laying else []:
            if tile.get_attribute("aria-pressed") == "false":
                tile.click()
            if places.count():
                return places.first
        take_step(page, hand)
    pytest.fail("every tile could lie everywhere")


@pytest.mark.parametrize(
    ("lang", "free", "reason"),
    [
        ("en", "Free place", "Two tiles of the same nature may not lie side by side"),
        ("fr", "Case libre", "Deux tuiles de même nature"),
    ],
)
def test_a_tile_beside_its_twin_is_refused_with_the_clause(
    house: Server, visit: Visits, lang: str, free: str, reason: str
) -> None:
    me = visit(lang=lang)
    page = me.sit(make_table(house.url, "baron", 1, ["random"]), 0)
    place = forbidden(me, free)
    answer = page.locator(".whynot")
    place.hover(force=True)
    expect(answer).to_contain_text("3.5")  # before it is pressed
    expect(answer).to_contain_text(reason)
    page.mouse.move(2, 2)
    expect(answer).to_have_count(0)
    place.click(force=True)
    expect(answer).to_contain_text("3.5")  # and when it is
    answer.get_by_role("link", name="3.5").click()
    expect(page.get_by_role("dialog").locator("[id='3.5']")).to_be_in_viewport()
    page.keyboard.press("Escape")


# ---- fights ------------------------------------------------------------------------------------


def test_a_fight_is_foretold_on_trial_and_told_again(house: Server, visit: Visits) -> None:
    me = visit()
    page = me.sit(make_table(house.url, "baron", 1, ["greedy"]), 0)
    play_until(me, Mouse(page), FIGHT)
    place = page.locator(FIGHT).first
    place.hover()
    expect(page.locator(".bubble")).to_contain_text("A fight")
    with heard(page):
        place.click()
        if page.locator(WHICH).count():
            page.locator(HELD).first.click()
    affair = page.locator(".aside .affair")
    expect(affair.get_by_role("heading", name="Like this, it is a fight")).to_be_visible()
    expect(affair.locator(".ends")).to_contain_text(re.compile(r"beats?"))
    expect(page.locator(".strike").first).to_be_visible()  # the battlefield
    page.get_by_role("button", name="Take back").click()
    expect(affair.get_by_role("heading", name="Like this, it is a fight")).to_have_count(0)

    play_until(me, Mouse(page), REPLAY)
    page.locator(REPLAY).click()
    expect(affair).to_contain_text(re.compile(r"1 of \d"))
    expect(page.locator(".strike").first).to_be_visible()
    while page.get_by_role("button", name="Next").count():
        page.get_by_role("button", name="Next").click()
    affair.get_by_role("button", name="Enough of it").click()
    expect(page.locator(".strike")).to_have_count(0)
    affair.get_by_role("link").click()
    expect(page.get_by_role("dialog").locator("[id^='6.'], [id^='7.']").first).to_be_attached()
