"""Whole games of Terre de Barons in the browser, and tables with every number at an end."""

import random
from statistics import median
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.test_sizes import faults_at
from tests.browsing import DESK, PHONE, Screen, Visits, until
from tests.hands import SEAL, Keys, Mouse, Thumb
from tests.serving import Server, make_table

STEP: Final = "main [data-step]"
STATE: Final = """() => JSON.stringify([
    ...['ply', 'draft', 'moment'].map((of) => document.querySelector('main')?.dataset[of]),
    ...[...document.querySelectorAll('main [data-step]')].map(
        (one) => [one.dataset.step, one.ariaPressed]),
])"""


def changed(page: Page, before: str) -> None:
    """Wait until a press has done something."""
    until(page, lambda: page.evaluate(STATE) != before)


def take_turn(hand: Mouse, rng: random.Random) -> None:
    """Press what can be pressed until there is something to confirm, and confirm it."""
    page = hand.page
    ply = page.locator("main").get_attribute("data-ply")
    while not page.locator(SEAL).count():
        until(page, lambda: hand.reached(STEP) or page.locator(SEAL).count())
        before = page.evaluate(STATE)
        if found := hand.reached(STEP):
            hand.press(rng.choice(found))
            changed(page, before)
    hand.press(page.locator(SEAL))
    page.locator(f"main:not([data-ply='{ply}'])").wait_for()


class Guest(NamedTuple):
    """Who comes, and against how many."""

    hand: type[Mouse]
    screen: Screen
    lang: str
    rivals: int


GUESTS: Final = {
    "mouse": Guest(Mouse, DESK, "en", 3),
    "keys": Guest(Keys, DESK, "fr", 1),
    "thumb": Guest(Thumb, PHONE, "fr", 1),
}


@pytest.mark.parametrize("guest", GUESTS.values(), ids=list(GUESTS))
def test_a_whole_game(house: Server, visit: Visits, guest: Guest) -> None:
    """A keep costs one troop and six points win: greedy rivals take a few turns.

    Among four the median message to the page is about 1 kB.
    """
    short = {"build": "1", f"goal_{guest.rivals + 1}": "6"}
    made = make_table(house.url, "terre_de_barons", 1, ["greedy"] * guest.rivals, short)
    me = visit(guest.screen, lang=guest.lang)
    told = sizes(me.page)
    page = me.sit(made, 0)
    rng = random.Random(guest.lang)  # noqa: S311 - a game
    turns = 0
    while me.wait_for_turn():
        take_turn(guest.hand(page), rng)
        turns += 1
    assert turns > 1  # a colour, then turns
    expect(page.locator("main[data-moment=over]")).to_be_visible()
    assert guest.rivals == 1 or median(told) < 1500


LEAST: Final = (
    "tiles=37,0,0,0 tile_points=1,0,0,0 mountains=0 diversity=0,0,0 troops=1 keeps=1 goal_2=1 "
    "last_troops=0 two_orders=0,0,0,0,0,0 walk=1,1,1,1,1,1,1 recruit=1,1,1,1,1,1,1 "
    "recruit_keep=1,1,1,1,1,1,1 recruit_extra=0,0,0,0 own_first=yes stop_at_active=no "
    "build=1 destroy=1 capture=1 capture_lost=0"
)
MOST: Final = (
    "tile_points=20,20,20,20 mountains=18 diversity=50,50,50 troops=200 keeps=37 goal_2=70 "
    "last_troops=199 two_orders=1,1,1,1,1,1 walk=12,12,12,12,12,12,12 "
    "recruit=50,50,50,50,50,50,50 recruit_keep=50,50,50,50,50,50,50 recruit_extra=50,50,50,50 "
    "build=50 destroy=50 capture=100 capture_lost=100"
)


@pytest.mark.parametrize("extreme", [LEAST, MOST], ids=["least", "most"])
def test_however_small_or_large_the_numbers_are_there_is_a_table(
    house: Server, visit: Visits, extreme: str
) -> None:
    """Every option at one of its ends: a colour and two turns."""
    options = dict(option.split("=") for option in extreme.split())
    me = visit()
    page = me.sit(make_table(house.url, "terre_de_barons", 1, ["random"], options), 0)
    rng = random.Random(3)  # noqa: S311 - a game
    for _ in range(3):
        if me.wait_for_turn():
            take_turn(Mouse(page), rng)
    assert faults_at(page, DESK) == []


def sizes(page: Page) -> list[int]:
    """How long each message is that the page is sent from now on."""
    found: list[int] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda data: found.append(len(data)))

    page.on("websocket", listen)
    return found
