"""Whole games of Terre de Barons in the browser, and tables with every number at an end."""

import random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.screens import faults_at
from tests.browsing import DESK, PHONE, Visits
from tests.hands import Guest, Keys, Mouse, Thumb, take_turn
from tests.serving import Server, make_table

SHORT: Final = {"build": "1", "goal_2": "6", "goal_4": "6"}

GUESTS: Final = {
    "mouse": Guest(Mouse, DESK, "en", SHORT, 3),
    "keys": Guest(Keys, DESK, "fr", SHORT),
    "thumb": Guest(Thumb, PHONE, "fr", SHORT),
}


@pytest.mark.parametrize("guest", GUESTS.values(), ids=list(GUESTS))
def test_a_whole_game(house: Server, visit: Visits, guest: Guest) -> None:
    """A keep costs one troop and six points win: greedy rivals take a few turns."""
    rivals = ["greedy"] * guest.rivals
    made = make_table(house.url, "terre_de_barons", 1, rivals, guest.options)
    me = visit(guest.screen, lang=guest.lang)
    page = me.sit(made, 0)
    rng = random.Random(guest.lang)  # noqa: S311 - a game
    turns = 0
    while me.wait_for_turn():
        take_turn(guest.hand(page), rng)
        turns += 1
    assert turns > 1  # a colour, then turns
    expect(page.locator("main[data-moment=over]")).to_be_visible()


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
