"""Every game as text: whole games by script, by keyboard, on a phone, in both languages."""

import random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from baronnies.games import SHELF
from tests.browsing import DESK, PHONE, Screen, Visit, Visits
from tests.placing import late_in, table_at
from tests.pressing import READY, STEP, offered, take_turn
from tests.serving import Client, Json, Made, Server, make_table

# The shortest whole games there are: many players, few rounds, opponents who soon win.
SHORT: Final[dict[str, tuple[list[str], Json]]] = {
    "barony": (["random"], {"rounds": "2"}),
    "terre_de_barons": (["greedy"], {"goal_2": "1", "build": "1"}),
    "baubyron": (["greedy"] * 2, {"building": "xa1 uc1 xd1 @ a1 e1"}),
}
LATE: Final = {"baron": 5, "le_baron": 9}  # no setting makes these short: only their end is played
MOST: Final = 200  # turns of one person; luck may make a game long


def as_text(visit: Visit, made: Made) -> Page:
    """Sit down at a table whose person wishes text."""
    visit.open("/about").evaluate("localStorage.setItem('baronnies.wishes', '{\"text\": true}')")
    return visit.sit(made, 0)


def a_table(house: Server, game: str) -> Made:
    fewest, _ = SHELF[game].seats
    return make_table(house.url, game, 1, ["random"] * (fewest - 1))


def a_short_game(house: Server, game: str) -> Made:
    if seats := LATE.get(game):
        return table_at(house, late_in(game, seats), ["random"] * (seats - 1))
    bots, options = SHORT[game]
    return make_table(house.url, game, 1, bots, options)


@pytest.mark.parametrize(
    ("game", "screen", "lang"),
    [
        ("baron", DESK, "en"),
        ("barony", PHONE, "fr"),
        ("terre_de_barons", DESK, "fr"),
        ("le_baron", PHONE, "en"),
        ("baubyron", DESK, "en"),
    ],
)
def test_a_script_plays_every_game_to_its_end_by_what_can_be_pressed(
    house: Server, visit: Visits, game: str, screen: Screen, lang: str
) -> None:
    rng = random.Random(game)  # noqa: S311 - a game
    me = visit(screen, lang=lang)
    page = as_text(me, a_short_game(house, game))
    turn = 0
    while me.wait_for_turn():
        if turn == 1:
            page.locator(STEP).first.wait_for()
            assert me.complaints() == []
            page.reload()  # as one left it
            assert me.wait_for_turn()
        take_turn(page, rng)
        turn += 1
        assert turn < MOST, "this setting makes no short game"
    expect(page.get_by_role("table").first).to_be_visible()  # who has which points


@pytest.mark.parametrize("game", SHELF)
def test_whatever_is_legal_can_be_reached(house: Server, visit: Visits, game: str) -> None:
    rng = random.Random(game)  # noqa: S311 - a game
    made = a_table(house, game)
    me = visit()
    page = as_text(me, made)
    other = Client(made, made.tokens)  # the same seat on another device
    for _ in range(3):
        if not me.wait_for_turn():
            break
        page.locator(STEP).first.wait_for()
        welcome = other.ask("hello", version=1, lang="en", tokens=made.tokens)
        assert sorted(offered(page)) == sorted(welcome["frames"][0]["draft"]["next"])
        take_turn(page, rng)
    other.close()


def test_a_game_is_ended_by_keyboard_alone(house: Server, visit: Visits) -> None:
    made = a_short_game(house, "le_baron")
    me = visit()
    page = as_text(me, made)
    while me.wait_for_turn():
        page.locator(STEP).first.wait_for()
        page.get_by_role("textbox", name="Find a step").focus()
        page.keyboard.press("ArrowDown")
        expect(page.locator(f"{STEP}:focus")).to_be_visible()
        page.keyboard.press("Enter")
        page.locator(READY).wait_for()
        expect(page.get_by_role("heading", name="What you can do")).to_be_focused()
        ply = page.locator("main").get_attribute("data-ply")
        page.keyboard.press("Enter")
        page.locator(f"main:not([data-ply='{ply}'])").wait_for()
    expect(page.locator("main[data-moment=over]")).to_be_visible()


def test_a_long_list_is_narrowed_by_typing_and_what_cannot_be_says_why(
    house: Server, visit: Visits
) -> None:
    page = as_text(visit(lang="fr"), a_table(house, "terre_de_barons"))
    take_turn(page, random.Random(1))  # noqa: S311 - a game
    page.locator("main[data-moment=mine] [data-step]").first.wait_for()
    find = page.get_by_role("textbox", name="Chercher une étape")
    find.fill("baron")
    expect(page.locator(f"{STEP}[data-step^=k]")).to_have_count(0)
    expect(page.locator(f"{STEP}[data-step^=b]").first).to_be_visible()
    find.fill("capture:20")
    page.get_by_role("button", name="Pourquoi pas").click()
    expect(page.locator(".whynot .cl")).to_be_visible()  # the clause
    expect(page.locator("main[data-draft='0']")).to_be_visible()


def test_trying_moves_nothing_and_can_be_undone(house: Server, visit: Visits) -> None:
    page = as_text(visit(), a_table(house, "barony"))
    page.locator(STEP).first.wait_for()
    before = page.locator("pre").inner_text()
    page.locator(STEP).first.click()
    expect(page.get_by_role("heading", name="You are trying")).to_be_visible()
    assert page.locator("pre").inner_text() == before
    page.keyboard.press("Backspace")
    expect(page.locator("main[data-draft='0']")).to_be_visible()
    expect(page.get_by_role("heading", name="You are trying")).to_have_count(0)


def test_text_is_a_choice_at_every_table_and_remembered(house: Server, visit: Visits) -> None:
    me = visit()
    page = me.sit(a_table(house, "le_baron"), 0)
    expect(page.locator(".row").first).to_be_visible()
    page.get_by_role("button", name="More").click()
    page.get_by_role("checkbox", name="The table as text").check()
    expect(page.locator("pre")).to_be_visible()
    page.reload()
    expect(page.locator("pre")).to_be_visible()
    expect(page.locator(STEP).first).to_be_visible()


def test_the_home_page_offers_all_five_games(visit: Visits) -> None:
    page = visit().open("/")
    for game in SHELF.values():
        seal = page.get_by_role("button", name=f"Play {game.title} against bots")
        expect(seal).to_be_visible()
    page.get_by_role("button", name="Play Baubyron against bots").click()
    expect(page.locator(STEP).first).to_be_visible()
