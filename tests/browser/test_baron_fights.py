"""Fights of Baron in the browser: foretold, told again, found by a finger."""

import random
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.baron import FIGHTS, a_fight_is_near, lay_at, where_a_fight_starts
from tests.browsing import PHONE, Visits
from tests.placing import a_turn_where, table_at
from tests.serving import Client, Made, Server, hear_until, make_table, ready_all, take_turn

SETTLED: Final = ("established", "keep_back", "keep_lost", "loss", "relief", "fell")
REPLAY: Final = "main[data-draft='0'] .aside .explained button:has-text('fight')"


def table_where(house: Server, something: Callable[[Client], bool]) -> Made:
    """A table played at random, and quickly, until something is so in a turn of this person."""
    for _ in range(20):
        made = make_table(house.url, "baron", 1, ["random"])
        client = Client(made, made.tokens)
        ready_all(client)
        found = comes_to(client, something)
        client.close()
        if found:
            return made
    pytest.fail("twenty games without it")


def comes_to(client: Client, something: Callable[[Client], bool]) -> bool:
    """Play on at random until something is so; whether it came before the end."""
    rng = random.Random(7)  # noqa: S311 - a game, not a secret
    while True:
        hear_until(lambda: bool(client.steps[0]) or client.facts["phase"] == "over")
        if client.facts["phase"] == "over":
            return False
        if something(client):
            return True
        take_turn(client, 0, rng)


def a_fight_came_last(client: Client) -> bool:
    """The last barony was fought for; afterwards others may come of their own, without a fight."""
    settled = [told["ply"] for told in client.story if told["kind"] in SETTLED]
    fought = {told["ply"] for told in client.story if told["kind"] in FIGHTS}
    return bool(settled) and settled[-1] in fought and "try" not in client.steps[0]


def test_a_fight_is_foretold_before_it_is_confirmed(house: Server, visit: Visits) -> None:
    land = a_turn_where(a_fight_is_near, "baron", 2)
    page = (me := visit()).sit(table_at(house, land, ["random"]), 0)
    me.wait_for_turn()
    place = where_a_fight_starts(page)
    place.hover()
    expect(page.locator(".bubble")).to_contain_text("A fight")
    lay_at(page, place)
    affair = page.locator(".aside .explained")
    expect(affair.get_by_role("heading", name="This starts a fight")).to_be_visible()
    expect(affair.locator(".ends")).to_contain_text(re.compile(r"beats?"))
    expect(page.locator(".strike").first).to_be_visible()  # the battlefield
    page.get_by_role("button", name="Undo").click()
    expect(affair.get_by_role("heading", name="This starts a fight")).to_have_count(0)


def test_a_fight_is_told_again_step_by_step(house: Server, visit: Visits) -> None:
    page = visit().sit(table_where(house, a_fight_came_last), 0)
    expect(page.locator(".log")).to_contain_text(re.compile("faces|meets"))
    affair = page.locator(".aside .explained")
    page.locator(REPLAY).click()
    expect(affair).to_contain_text(re.compile(r"1 of \d"))
    expect(page.locator(".strike").first).to_be_visible()
    while affair.get_by_role("button", name="Next").count():
        affair.get_by_role("button", name="Next").click()
    affair.get_by_role("button", name="Close").click()
    expect(page.locator(".strike")).to_have_count(0)
    clause = affair.get_by_role("link").inner_text()
    affair.get_by_role("link").click()
    expect(page.get_by_role("dialog").locator(f"[id='{clause}']")).to_be_in_viewport()


def test_what_is_touched_is_large_enough_for_a_finger(house: Server, visit: Visits) -> None:
    page = visit(PHONE).sit(table_where(house, a_fight_came_last), 0)
    page.locator(".again").tap()
    told = page.locator("main > .brief .strength")
    expect(told).to_have_count(2)  # the fight, told again below the land
    buttons = page.locator("button:visible, a:visible")
    for box in buttons.evaluate_all("all => all.map((one) => one.getBoundingClientRect())"):
        assert box["height"] >= 44
        assert box["width"] >= 44
    band, land = (
        page.locator("main > .brief").bounding_box(),
        page.locator(".hexmap").bounding_box(),
    )
    assert band
    assert land
    assert band["y"] >= land["y"] + land["height"] - 1  # it leaves the land in sight
