"""The pages: nobody is shut out, everything is found, the first one is light."""

import gzip
import re
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import expect

from baronnies.core.pictures import pictures
from baronnies.games import SHELF
from tests.browsing import DESK, PHONE, TABLET, Screen, Visit, Visits
from tests.serving import Server, make_table, rest

FIRST_PAGE = 80_000  # bytes, gzip, fonts apart


class Eyes(NamedTuple):
    """How somebody looks at a page."""

    screen: Screen
    theme: str
    lang: str

    def __str__(self) -> str:
        return f"{self.screen.width}-{self.theme}-{self.lang}"


SMALL: Final = Screen(320, 568, touch=True)
# Two who have nothing in common, and two others.
PAIRS: Final = (
    (Eyes(DESK, "light", "en"), Eyes(SMALL, "dark", "fr")),
    (Eyes(DESK, "dark", "en"), Eyes(PHONE, "light", "fr")),
)
looks = pytest.mark.parametrize("eyes", PAIRS[1], ids=str)


PAGES: Final = {  # and what is there once all of it is
    "/": ".shelf li",
    "/games/baron": ".how li",
    "/games/baubyron": ".how li",
    "/new/le_baron": "form .end button",
    "/new/baron": "form .end button",
    "/rules/baron": "h2[id]",
    "/about": ".lead",
    "/nowhere/at/all": ".lost",
    "/tables": ".list li a",
    "/tables?game=baron": ".list li a",
    "/join/ZZZZZZ": "[role=alert]",
}


@pytest.mark.parametrize(
    ("eyes", "first"), [(eyes, at) for at, pair in enumerate(PAIRS) for eyes in pair], ids=str
)
def test_nobody_is_shut_out_of_a_page(visit: Visits, eyes: Eyes, first: int) -> None:
    """Every page is looked at by two who have nothing in common, its neighbours by the others."""
    me = visit(eyes.screen, theme=eyes.theme, lang=eyes.lang)
    wrong: dict[str, list[str]] = {}
    for path, there in list(PAGES.items())[first::2]:
        page = me.open(path)
        expect(page.locator(there).first).to_be_visible()
        wrong[path] = me.complaints()
        if page.evaluate("document.documentElement.scrollWidth") > eyes.screen.width:
            wrong[path].append("wider than the screen")
        assert page.evaluate("document.documentElement.lang") == eyes.lang
    assert {path: said for path, said in wrong.items() if said} == {}


@pytest.mark.parametrize(("screen", "labels"), [(DESK, 3), (PHONE, 0)], ids=["desk", "phone"])
def test_a_game_explains_three_places_of_its_picture_where_there_is_room(
    visit: Visits, screen: Screen, labels: int
) -> None:
    me = visit(screen)
    for game in SHELF:
        page = me.open(f"/games/{game}")
        expect(page.locator(".pic [data-place]")).to_have_count(3)
        expect(page.locator(".pic .labels p")).to_have_count(labels)


def test_a_page_to_read_is_the_same_page_larger_on_a_very_large_screen(visit: Visits) -> None:
    page = visit(Screen(3840, 2160), lang="fr").open("/new/barony")
    expect(page.locator("form .end button")).to_be_in_viewport(ratio=1)
    box = page.locator("form.new").bounding_box()
    assert box
    assert box["width"] > 3840 / 2  # its letters alone had grown


def choosing(me: Visit) -> None:
    me.wait_for_turn()


def trying(me: Visit) -> None:
    me.page.locator(".held").first.click()
    me.page.locator(".acts .go:enabled").wait_for()


def refused(me: Visit) -> None:
    me.page.keyboard.press("Backspace")
    me.page.locator("main[data-draft='0']").wait_for()
    me.page.locator(".reach").first.click(force=True)
    me.page.locator(".whynot").wait_for()


def reading(me: Visit) -> None:
    me.page.keyboard.press("r")
    me.page.get_by_role("dialog").get_by_text("110").first.wait_for()


def asking(me: Visit) -> None:
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    me.page.locator(".bar .link").nth(1).click()
    me.page.get_by_role("dialog").wait_for()


def looking_back(me: Visit) -> None:
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    me.page.keyboard.press("ArrowLeft")
    me.page.locator(".table.past").wait_for()


MOMENTS: Final = [choosing, trying, refused, reading, asking, looking_back]


@looks
def test_nobody_is_shut_out_of_a_table(house: Server, visit: Visits, eyes: Eyes) -> None:
    made = make_table(house.url, "le_baron", 1, ["random"] * 4)
    me = visit(eyes.screen, theme=eyes.theme, lang=eyes.lang)
    me.sit(made, 0)
    wrong: dict[str, list[str]] = {}
    for moment in MOMENTS:
        moment(me)
        wrong[moment.__name__] = me.complaints()
    assert {moment: said for moment, said in wrong.items() if said} == {}


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_nobody_is_shut_out_while_waiting_behind_the_curtain_or_after_the_end(
    house: Server, visit: Visits, screen: Screen
) -> None:
    me = visit(screen)
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "open"}]
    made = rest(f"{house.url}/api/tables", {"game": "le_baron", "seats": seats}).json()
    me.open(f"/table/{made['table']}")
    me.page.get_by_label("Your name").wait_for()
    assert me.complaints() == []

    me.sit(make_table(house.url, "le_baron", 2), 0, 1)
    me.page.get_by_role("dialog").wait_for()
    assert me.complaints() == []

    alone = make_table(house.url, "le_baron", 1, ["random"])
    me.sit(alone, 0)
    me.wait_for_turn()
    me.page.get_by_role("button", name="More").click()
    me.page.get_by_role("button", name="Propose to stop and count").click()
    me.page.locator("main[data-moment=over]").wait_for()
    expect(me.page.locator(".why p").first).to_contain_text("You agreed to stop and count")
    assert me.complaints() == []


def test_one_press_on_a_seal_begins_a_game_against_bots(visit: Visits) -> None:
    me = visit()
    me.open("/").get_by_role("button", name="Play Le Baron against bots").click()
    assert me.wait_for_turn()
    me.open("/")
    expect(me.page.get_by_text("Your move")).to_be_visible()  # your tables are kept


def test_a_table_made_for_friends_is_found_by_its_link(visit: Visits) -> None:
    ada, bruno = visit(), visit(PHONE, lang="fr")
    page = ada.open("/new/le_baron")
    page.get_by_role("radio", name="2").check(force=True)
    page.get_by_role("button", name="Open").click()
    link = page.get_by_label("Link to this table")
    expect(link).to_have_value(re.compile("^https"))
    bruno.open("/").get_by_label("On vous attend").fill(link.input_value())
    bruno.page.get_by_role("button", name="Rejoindre").click()
    bruno.page.get_by_label("Votre nom").fill("Bruno")
    bruno.page.get_by_role("button", name="S’asseoir").click()
    assert ada.wait_for_turn()
    assert bruno.wait_for_turn()
    expect(page.locator(".seat", has_text="Bruno")).to_be_visible()


def test_a_clause_can_be_linked_to(visit: Visits) -> None:
    page = visit(TABLET, lang="fr").open("/rules/baron#3.5")
    clause = page.get_by_text("Deux tuiles de même nature ne peuvent pas être voisines")
    expect(clause).to_be_in_viewport()


@pytest.mark.parametrize("game", list(SHELF))
def test_clauses_have_pictures_that_the_board_draws_and_words_that_say_the_same(
    visit: Visits, game: str
) -> None:
    """In the book on its page: every picture is drawn, and marks what its file says."""
    page = visit(PHONE).open(f"/rules/{game}")
    drawn = pictures(SHELF[game])
    expect(page.locator("figure .frame")).to_have_count(len(drawn))
    for name, picture in drawn.items():
        figure = page.locator(f'figure[data-picture="{name}"]')
        places = {*picture.open, *(closed.place for closed in picture.closed)}
        expect(figure.locator("[data-place]")).to_have_count(len(places))
        for place, clause in picture.closed:
            expect(figure.locator(f'[data-place="{place}"]')).to_contain_text(clause)
        expect(figure.locator("use").first).to_be_attached()
        expect(figure.locator("figcaption")).not_to_be_empty()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_first_page_is_light(house: Server) -> None:
    first = rest(f"{house.url}/").body
    parts = {first}
    for path in re.findall(rb'(?:src|href)="(/[^"]+\.(?:js|css|svg))"', first):
        parts.add(rest(house.url + path.decode()).body)
    weight = sum(len(gzip.compress(part)) for part in parts)
    assert len(parts) > 3
    assert weight <= FIRST_PAGE, weight
