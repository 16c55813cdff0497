"""A bad line: what does not come is asked for again, then told; a page that is left is silent."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Route, expect

from tests.browsing import PHONE, Visit, Visits, until
from tests.serving import Server, make_table

PLAY: Final = "Play Le Baron against bots"
BOARD: Final = re.compile(r"/assets/kit-[\w-]+\.(js|css)")  # of any game
PAGE: Final = re.compile(r"/assets/TablePage-[\w-]+\.(js|css)")


def first_tries_fail(tries: int) -> Callable[[Route], None]:
    """A line on which every file is lost so many times."""
    left: dict[str, int] = {}

    def answer(route: Route) -> None:
        url = route.request.url
        left[url] = left.get(url, tries) - 1
        if left[url] >= 0:
            route.abort("connectionreset")
        else:
            route.continue_()

    return answer


def at_a_table(me: Visit, house: Server) -> None:
    me.sit(make_table(house.url, "baron", 1, ["random"]), 0)


@pytest.mark.parametrize("part", [BOARD, PAGE], ids=["board", "page"])
def test_what_is_lost_on_the_way_is_asked_for_again(
    house: Server, visit: Visits, part: re.Pattern[str]
) -> None:
    me = visit()
    me.context.route(part, first_tries_fail(2))
    at_a_table(me, house)
    assert me.wait_for_turn()
    expect(me.page.locator(".hexmap")).to_have_css("overflow", "hidden")  # its styles came too


@pytest.mark.parametrize(
    ("part", "lang", "told"),
    [
        (BOARD, "en", "The board could not be loaded."),
        (BOARD, "fr", "Le plateau n’a pas pu être chargé."),
        (PAGE, "en", "The page could not be loaded."),
    ],
    ids=["board", "plateau", "page"],
)
def test_what_never_comes_is_told_and_can_be_tried_once_more(
    house: Server, visit: Visits, part: re.Pattern[str], lang: str, told: str
) -> None:
    me = visit(PHONE, lang=lang)
    me.context.route(part, lambda route: route.abort("connectionreset"))
    at_a_table(me, house)
    expect(me.page.get_by_role("alert")).to_contain_text(told)
    assert me.complaints() == []
    me.context.unroute(part)
    me.page.get_by_role("alert").get_by_role("button").click()
    assert me.wait_for_turn()


def test_a_list_that_does_not_come_is_told_and_can_be_asked_for_once_more(visit: Visits) -> None:
    me = visit()
    shelf = re.compile(r"/api/games\?")
    me.context.route(shelf, first_tries_fail(2))
    me.open()
    expect(me.page.get_by_role("button", name=PLAY)).to_be_visible()

    me = visit()  # somebody else, whose browser remembers nothing
    me.context.route(shelf, lambda route: route.abort("connectionreset"))
    me.open()
    sorry = me.page.get_by_role("alert")
    expect(sorry).to_contain_text("No answer from the server.")
    me.context.unroute(shelf)
    sorry.get_by_role("button", name="Try again").click()
    expect(me.page.get_by_role("button", name=PLAY)).to_be_visible()


def test_a_page_that_is_left_while_it_loads_says_nothing(house: Server, visit: Visits) -> None:
    me = visit()  # its console is looked at when it is closed
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    me.context.route(BOARD, hold)
    at_a_table(me, house)
    until(me.page, lambda: waiting)
    me.open("/about")
    for route in waiting:
        route.abort()
    expect(me.page.locator("main")).to_be_visible()
