"""The map of hexagons in the browser: pulled, stretched, brought back, and walked over by keys."""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browsing import PHONE, Visit, Visits, until
from tests.serving import Server, make_table

MAP: Final = ".hexmap > svg"
CAMERA: Final = ".camera"
WHOLE: Final = "See the whole map"


def at_a_map(visit: Visit, house: Server) -> Page:
    """A table of Baron where it is this person's turn."""
    page = visit.sit(make_table(house.url, "baron", 1, ["random"]), 0)
    visit.wait_for_turn()
    page.locator(CAMERA).wait_for()
    return page


def middle(page: Page) -> tuple[float, float]:
    box = page.locator(MAP).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def scale(page: Page) -> float:
    return float(page.locator(CAMERA).get_attribute("data-scale") or 0)


def moved(page: Page) -> tuple[float, float]:
    """Where the cell in the middle of the world is drawn."""
    box = page.locator("[data-cell='0,0'] .shape").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def comes_to(page: Page, look: Callable[[], object], wanted: object) -> None:
    """What is pulled or stretched arrives there, perhaps with the next picture."""
    with suppress(AssertionError):
        until(page, lambda: look() == wanted)
    assert look() == wanted


class Fingers:
    """Real touches, as the browser hears them from a screen."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def move(self, *ways: list[tuple[float, float]]) -> None:
        """Each finger goes its way, all at once; then all are lifted."""
        for at, places in enumerate(zip(*ways, strict=True)):
            points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(places)]
            self.touch("touchMove" if at else "touchStart", points)
        self.touch("touchEnd", [])

    def touch(self, kind: str, points: list[dict[str, float]]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def way(x: float, y: float, by: tuple[float, float]) -> list[tuple[float, float]]:
    """From a place to another in ten steps."""
    return [(x + by[0] * step / 10, y + by[1] * step / 10) for step in range(11)]


def test_a_finger_pulls_the_map_and_lays_nothing(house: Server, visit: Visits) -> None:
    page = at_a_map(visit(PHONE), house)
    (x, y), before = middle(page), moved(page)
    Fingers(page).move(way(x, y, (60, -80)))
    there = pytest.approx((before[0] + 60, before[1] - 80), abs=2)
    comes_to(page, lambda: moved(page), there)
    assert page.locator("main").get_attribute("data-draft") == "0"
    expect(page.locator(".whynot")).to_have_count(0)
    page.get_by_role("button", name=WHOLE).click()  # no tap: Chromium takes it for the swipe's end
    expect(page.get_by_role("button", name=WHOLE)).to_be_hidden()
    comes_to(page, lambda: moved(page), pytest.approx(before, abs=2))


def test_two_fingers_stretch_the_map_around_themselves(house: Server, visit: Visits) -> None:
    page = at_a_map(visit(PHONE), house)
    (x, y), before = moved(page), scale(page)
    Fingers(page).move(way(x - 30, y, (-30, 0)), way(x + 30, y, (30, 0)))
    comes_to(page, lambda: scale(page), pytest.approx(2 * before, rel=0.05))
    comes_to(page, lambda: moved(page), pytest.approx((x, y), abs=4))  # between them it stays
    Fingers(page).move(way(x - 80, y, (55, 0)), way(x + 80, y, (-55, 0)))
    until(page, lambda: scale(page) < before)
    assert page.evaluate("visualViewport.scale") == 1  # the page itself is not stretched


def test_wheel_and_buttons_zoom_and_the_mouse_pulls(house: Server, visit: Visits) -> None:
    page = at_a_map(visit(), house)
    (x, y), before = middle(page), scale(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -200)
    until(page, lambda: scale(page) > before)
    page.get_by_role("button", name="Zoom out").click()
    page.get_by_role("button", name="Zoom in").click()
    was = moved(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y + 40, steps=5)
    page.mouse.up()
    comes_to(page, lambda: moved(page), pytest.approx((was[0] + 90, was[1] + 40), abs=2))
    assert page.locator("main").get_attribute("data-draft") == "0"
    page.get_by_role("button", name=WHOLE).click()
    comes_to(page, lambda: scale(page), pytest.approx(before))


def test_the_cursor_goes_in_six_directions(house: Server, visit: Visits) -> None:
    page = at_a_map(visit(), house)
    page.locator("[data-cell='0,0']").focus()
    ways = {"w": "0,-1", "e": "1,-1", "a": "-1,0", "d": "1,0", "z": "-1,1", "x": "0,1"}
    back = {"w": "x", "e": "z", "a": "d", "d": "a", "z": "e", "x": "w"}
    for key, cell in ways.items():
        page.keyboard.press(key)
        expect(page.locator(f"[data-cell='{cell}']")).to_be_focused()
        page.keyboard.press(back[key])
        expect(page.locator("[data-cell='0,0']")).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-cell='0,0']")).to_be_focused()


def test_every_place_says_what_it_is_and_only_one_is_in_the_tab_order(
    house: Server, visit: Visits
) -> None:
    page = at_a_map(visit(), house)
    cells = page.locator(f"{MAP} [data-cell]")
    for label in cells.evaluate_all("cells => cells.map((cell) => cell.ariaLabel)"):
        assert re.match(r"(Free space beside \w[\w ,]*|\w[\w ]* −?\d)\.", label)
    assert page.locator(f"{MAP} [tabindex='0']").count() == 1
    expect(page.get_by_role("group", name="The land")).to_be_visible()
