"""The end of a game in the browser: arms, why, the score sheet, moments, luck, and the way on."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from baronnies.games import SHELF
from tests.browsing import DESK, FRIENDS, PHONE, Screen, Visit, Visits
from tests.serving import Client, Made, Server, agree, make_table, play_out, ready_all, rest

LYING = Screen(844, 390, touch=True)
TABLET = Screen(820, 1180, touch=True)
LARGE = Screen(1920, 1080)
SMALL = Screen(320, 568, touch=True)


def finished(server: Server, game: str, seats: int, how: str = "") -> Made:
    """A game that was played to its end by chance, or ended by agreement at once."""
    made = make_table(server.url, game, seats)
    client = Client(made, made.tokens)
    ready_all(client)
    if how:
        agree([client], how)
    else:
        play_out([client], random.Random(game), 400)  # noqa: S311 - a game
    client.close()
    return made


@pytest.fixture(scope="module")
def le_baron(house: Server) -> Made:
    return finished(house, "le_baron", 5)


@pytest.fixture(scope="module")
def baron(house: Server) -> Made:
    return finished(house, "baron", 3)


def ended(visit: Visit, made: Made, *seats: int) -> Page:
    page = visit.sit(made, *seats) if seats else visit.open(f"/table/{made.table}")
    page.locator(".sheet").wait_for()
    return page


def told_result(made: Made) -> tuple[list[int], list[int]]:
    result = rest(made.url).json()["result"]
    return result["scores"], result["places"]


@pytest.mark.parametrize(
    ("game", "lang", "screen"),
    [
        ("le_baron", "fr", DESK),
        ("le_baron", "en", PHONE),
        ("baron", "en", DESK),
        ("baron", "fr", PHONE),
    ],
)
def test_the_sheet_counts_what_the_rules_counted(
    visit: Visits, request: pytest.FixtureRequest, game: str, lang: str, screen: Screen
) -> None:
    made: Made = request.getfixturevalue(game)
    me = visit(screen, lang=lang)
    page = ended(me, made, 0)
    scores, places = told_result(made)
    for seat, score in enumerate(scores):
        row = page.locator(f".sheet tr[data-seat='{seat}']")
        expect(row.locator("td.total")).to_have_text(str(score).replace("-", "−"))
        won = re.compile(r"\bwon\b")
        (expect(row).to_have_class if places[seat] == 1 else expect(row).not_to_have_class)(won)
    expect(page.locator(".why p").first).not_to_be_empty()
    expect(page.locator(".count .turns .shield")).to_have_count(len(scores))  # turn by turn
    expect(page.locator("[data-luck=right]")).to_be_visible()
    assert me.complaints() == []
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= screen.width, "the page does not scroll sideways"


@pytest.mark.parametrize("screen", [LYING, TABLET, LARGE], ids=["lying", "tablet", "large"])
def test_the_end_fits_other_screens_too(visit: Visits, baron: Made, screen: Screen) -> None:
    me = visit(screen)
    page = ended(me, baron, 0)
    assert page.evaluate("document.documentElement.scrollWidth") <= screen.width
    assert me.complaints() == []


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_end_of_every_game_fits_the_smallest_phone(
    visit: Visits, house: Server, lang: str
) -> None:
    me = visit(SMALL, lang=lang)
    for name, game in SHELF.items():
        page = ended(me, finished(house, name, game.seats[0], "draw"), 0)
        expect(page.locator(".bar")).to_contain_text(game.title)
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALL.width, name


def test_on_a_phone_a_row_opens_to_its_parts(visit: Visits, baron: Made) -> None:
    page = ended(visit(PHONE), baron, 0)
    second = page.locator(".sheet tbody tr").nth(1)
    expect(second.locator(".detail")).to_be_hidden()
    second.get_by_role("button").tap()
    expect(second.locator(".detail")).to_be_visible()


def test_a_moment_leads_into_the_replay_where_it_happened(visit: Visits, baron: Made) -> None:
    page = ended(visit(), baron, 0)
    moment = page.locator(".pictures a").first
    address = moment.get_attribute("href") or ""
    ply = re.search(r"ply=(\d+)", address)
    assert ply
    moment.click()
    expect(page.locator("main")).to_have_attribute("data-ply", ply[1])


def test_the_board_comes_back_by_press_and_by_escape(visit: Visits, le_baron: Made) -> None:
    page = ended(visit(), le_baron, 0)
    page.locator(".pictures .end button").click()
    expect(page.locator(".rows .row")).to_have_count(5)
    expect(page.locator("main")).to_have_attribute("data-moment", "over")
    page.get_by_role("button", name="The count").click()
    expect(page.locator(".sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_be_visible()


def test_who_watched_sees_the_end_and_the_way_to_another_game(
    visit: Visits, le_baron: Made
) -> None:
    me = visit()
    page = ended(me, le_baron)
    expect(page.get_by_role("link", name="New game")).to_be_visible()
    expect(page.get_by_text("You come")).to_have_count(0)
    assert me.complaints() == []


def test_a_game_stopped_by_agreement_crowns_nobody(house: Server, visit: Visits) -> None:
    page = ended(visit(), finished(house, "le_baron", 2, how="draw"), 0)
    expect(page.get_by_role("img", name="Game stopped")).to_be_visible()
    expect(page.locator(".crown")).to_have_count(0)
    expect(page.locator(".why p").first).to_contain_text("everybody shares the first place")


def test_the_result_is_said_once(visit: Visits, baron: Made) -> None:
    page = ended(visit(), baron, 0)
    expect(page.locator("p.sr[aria-live]", has_text="honour.")).to_have_count(1)


def test_a_finished_game_is_given_away_by_a_link_that_opens_and_a_picture(
    visit: Visits, le_baron: Made
) -> None:
    me = visit()
    page = ended(me, le_baron, 0)
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to the replay")
    expect(link).to_have_value(f"{FRIENDS}/replay/{le_baron.table}")
    expect(page.get_by_role("dialog").locator("img")).to_be_visible()
    assert me.complaints() == []


def test_the_end_is_seen_on_the_screen_for_all(visit: Visits, baron: Made) -> None:
    """The arms of who won, why, and the board as it ended, all at once."""
    page = visit(LARGE).open(f"/table/{baron.table}/screen")
    _, places = told_result(baron)
    over = page.locator(".over")
    expect(over.locator("p")).to_contain_text(f"P{places.index(1)}")
    expect(over.locator("div.last svg").first).to_be_visible()
    box = over.locator("div.last").bounding_box()
    assert box is not None
    assert box["height"] > LARGE.height / 3
    assert page.evaluate("document.documentElement.scrollHeight") <= LARGE.height


def test_a_sentence_names_no_place_and_shows_it(visit: Visits, baron: Made) -> None:
    page = visit().open(f"/replay/{baron.table}?ply=60&seat=1")
    sentence = page.locator(".log button[data-told]", has_text="lays").first
    sentence.focus()  # as pointing at it does
    expect(page.locator(".cell.sought")).to_have_count(1)
    expect(page.locator(".where svg")).to_be_visible()
    expect(page.locator(".log").first).not_to_contain_text(re.compile(r"\d,-?\d"))
