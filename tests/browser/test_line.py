"""A bad line: what does not come is asked for again, then told; a page that is left is silent."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browsing import PHONE, Visit, Visits, dump, until
from tests.games.barony.boards import TOWN
from tests.placing import table_at
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


@pytest.mark.parametrize("where", ["table/{}", "replay/{}", "table/{}/screen"])
def test_the_board_of_a_table_one_knows_does_not_wait_for_the_line(
    house: Server, visit: Visits, where: str
) -> None:
    made = make_table(house.url, "baron", 1, ["random"])
    me = visit()
    me.open("/shield.svg")
    kept = {made.table: {"game": "baron", "seats": {}, "at": 0}}
    me.page.evaluate("kept => localStorage.setItem('baronnies.tables', kept)", dump(kept))
    me.page.route_web_socket("**/socket", lambda _: None)  # it never answers
    with me.page.expect_response(BOARD):
        me.open(f"/{where.format(made.table)}")


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
    made = make_table(house.url, "baron", 1, ["random"])
    me.hold(made, {0: made.tokens[0]})
    # A page whose styles are held is not loaded until they come: only its beginning is waited for.
    me.page.goto(f"{house.url}/table/{made.table}", wait_until="commit")
    until(me.page, lambda: waiting)
    me.open("/about")
    for route in waiting:
        route.abort()
    expect(me.page.locator("main")).to_be_visible()


class SlowLine:
    """A table's line whose answers come when the test lets them."""

    def __init__(self, page: Page) -> None:
        self.slow = False
        self._late: list[str | bytes] = []
        page.route_web_socket(re.compile(r"/api/tables/[^/]+/socket"), self._join)

    def _join(self, line: WebSocketRoute) -> None:
        self._line = line
        line.connect_to_server().on_message(self._answer)

    def _answer(self, message: str | bytes) -> None:
        if self.slow:
            self._late.append(message)
        else:
            self._line.send(message)

    def hurry(self) -> None:
        self.slow = False
        for message in self._late:
            self._line.send(message)
        self._late.clear()


def test_what_is_pressed_before_the_answer_is_held_and_not_lost(
    house: Server, visit: Visits
) -> None:
    me = visit()
    page, line = me.page, SlowLine(me.page)
    me.sit(table_at(house, TOWN, ["random"]), 0)
    assert me.wait_for_turn()
    main = page.locator("main")

    line.slow = True
    page.locator("[data-step=move]").click()
    page.locator("[data-cell='0,0']").click()  # the knight, and where it goes
    page.locator("[data-cell='0,1']").click()
    expect(main).to_have_attribute("data-holds", "2")
    expect(page.locator("[data-cell][data-held]")).to_have_count(2)
    expect(page.locator(".trial")).to_have_text("Your press is kept until the answer comes.")
    expect(main).to_have_attribute("data-draft", "0")
    line.hurry()
    expect(main).to_have_attribute("data-draft", "2")
    expect(page.locator("[data-held]")).to_have_count(0)
    expect(page.locator("[data-step='take:C']")).to_be_visible()  # it has entered, and fought

    line.slow = True
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    expect(main).to_have_attribute("data-holds", "1")
    page.keyboard.press("Escape")
    expect(page.locator("main[data-holds]")).to_have_count(0)
    line.hurry()
    expect(main).to_have_attribute("data-draft", "1")  # the first was under way
