"""The first five minutes: inviting, names, and words for people."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browsing import DESK, FRIENDS, PHONE, Screen, Visits
from tests.serving import Server, make_table, rest, serving

both = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])


@both
def test_a_server_of_this_computer_gives_nobody_a_dead_link(
    visit: Visits, tmp_path: Path, screen: Screen
) -> None:
    with serving(tmp_path / "tables.db") as server:
        ada = visit(screen, server=server.url)
        ada.open("/new/le_baron").get_by_role("button", name="Open the table").click()
        expect(ada.page.get_by_text("Only this computer reaches this server.")).to_be_visible()
        expect(ada.page.get_by_text("--lan")).to_be_visible()
        expect(ada.page.get_by_role("img", name="Scan")).to_have_count(0)
        assert "127.0.0.1" not in ada.page.locator("main").inner_text()
        assert ada.complaints() == []


def test_the_link_of_a_seat_is_not_called_like_the_link_of_the_table(
    visit: Visits, house: Server
) -> None:
    ada = visit()
    page = ada.sit(make_table(house.url, "le_baron", 1, ["greedy"]), 0)
    assert ada.wait_for_turn()
    page.get_by_role("button", name="More").click()
    table, seat = page.get_by_label("Link to this table"), page.get_by_label("private link")
    expect(table).to_have_value(re.compile(f"^{re.escape(FRIENDS)}/table/[^#]+$"))
    expect(seat).to_have_value(re.compile(f"^{re.escape(FRIENDS)}/table/.+#.+$"))
    expect(page.get_by_role("button", name="Copy my seat’s link")).to_be_visible()
    options = page.get_by_role("dialog").locator("li", has_text="Colour comes first")
    expect(options).to_contain_text("no")


def test_the_boxes_to_tick_are_alike_on_a_phone(visit: Visits, house: Server) -> None:
    ada = visit(PHONE)
    page = ada.sit(make_table(house.url, "le_baron", 1, ["greedy"]), 0)
    assert ada.wait_for_turn()
    page.get_by_role("button", name="More").tap()
    page.get_by_text("Notify me when").wait_for()
    boxes = page.locator(".check input").evaluate_all("all => all.map(one => one.clientWidth)")
    assert len(boxes) == 4
    assert set(boxes) == {22}


def test_who_gave_no_name_is_you(visit: Visits) -> None:
    ada = visit(lang="fr")
    ada.open("/").get_by_role("button", name="Jouer contre des robots : Le Baron").click()
    assert ada.wait_for_turn()
    expect(ada.page.locator(".seat.me .who")).to_have_text("Vous")


def test_a_caretaker_covers_nothing(visit: Visits, house: Server) -> None:
    ada = visit()
    page = ada.sit(make_table(house.url, "le_baron", 1, ["greedy"]), 0)
    assert ada.wait_for_turn()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Take my seat back").wait_for()
    page.get_by_role("link", name="Tables").click()
    expect(page.get_by_role("heading", name="Tables", exact=True)).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
@both
def test_opponents_are_chosen_with_their_faces(visit: Visits, screen: Screen, lang: str) -> None:
    ada = visit(screen, lang=lang)
    page = ada.open("/new/baron")
    places = page.locator(".places .place")
    expect(places).to_have_count(3)
    expect(places.nth(0)).to_contain_text({"en": "You", "fr": "Vous"}[lang])
    expect(places.nth(2)).to_contain_text("Isabeau")
    how = page.get_by_text({"en": "Choose a seat to", "fr": "Choisissez une place pour"}[lang])
    expect(how).to_be_visible()  # a seat does not look like a button
    places.nth(1).click()
    expect(how).to_have_count(0)
    knight = page.get_by_text({"en": "Knight", "fr": "Chevalier"}[lang], exact=True)
    page.locator("#who-sits button", has=knight).click()
    expect(places.nth(1)).to_contain_text("Odon")
    assert ada.complaints() == []
    levels = page.locator("h1, h2, h3").evaluate_all("all => all.map(h => Number(h.tagName[1]))")
    assert all(after - before <= 1 for before, after in pairwise(levels))
    page.locator(".away").last.click()  # the third seat goes
    expect(places).to_have_count(2)
    page.locator("form .end button").click()
    assert ada.wait_for_turn()
    expect(page.locator(".seat .who", has_text="Odon")).to_be_visible()


def test_who_takes_a_level_has_it_at_the_table(visit: Visits) -> None:
    ada = visit()
    page = ada.open("/new/barony")
    page.locator(".away").last.click()  # levels are measured for two
    rival = page.locator(".places .place").nth(1)
    rival.click()
    page.locator("#who-sits button", has_text="against the knight").click()
    expect(page.locator("#who-sits [aria-pressed=true] b")).to_have_text("Baron")
    expect(rival).to_contain_text("baron bot")
    page.locator("form .end button").click()
    assert ada.wait_for_turn()
    table = rest(f"{ada.server}/api/tables/{page.url.rpartition('/')[2].partition('?')[0]}").json()
    assert [seat["bot"] for seat in table["seats"]] == ["", "baron"]


def test_three_line_ups_take_one_press(visit: Visits) -> None:
    page = visit().open("/new/barony")
    places = page.locator(".places .place")
    page.get_by_role("button", name="Around this screen").click()
    expect(places.filter(has_text="on this device")).to_have_count(3)
    page.get_by_role("button", name="Alone against 2 bots").click()
    expect(places.filter(has_text="bot")).to_have_count(2)
    page.get_by_role("button", name="With a friend and a bot").click()
    expect(places.filter(has_text="Free seat")).to_have_count(1)


def test_who_waits_can_talk(visit: Visits) -> None:
    ada = visit()
    page = ada.open("/new/le_baron")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Write a message").fill("Anybody there?")
    page.get_by_role("button", name="Send").click()
    said = page.get_by_role("list", name="Chat")
    expect(said).to_contain_text("Anybody there?")
    expect(said).to_contain_text("You")  # who gave no name
    assert ada.complaints() == []


def test_a_game_is_looked_at_then_friends_are_awaited_then_bots_take_their_seats(
    visit: Visits,
) -> None:
    ada = visit()
    page = ada.open("/")
    page.get_by_role("link", name="Baron", exact=True).click()
    expect(page.get_by_role("heading", name="Baron", level=1)).to_be_visible()
    expect(page.locator(".pic .glimpse svg use").first).to_be_attached()  # its own board
    expect(page.get_by_text("60 min")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Invite").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Waiting for one person")).to_be_visible()
    expect(page.get_by_text("The most honour wins.")).to_be_visible()  # the rules in three lines
    assert ada.complaints() == []
    page.get_by_role("button", name="Remove Isabeau").click()
    expect(page.get_by_role("heading", name="Waiting for two people")).to_be_visible()
    page.get_by_role("button", name="Add a bot").first.click()
    expect(page.get_by_role("button", name="Remove Odon")).to_be_visible()
    page.get_by_role("button", name="Start, with one bot").click()
    assert ada.wait_for_turn()


def test_tables_are_seen_as_their_boards_draw_them_and_filtered(
    visit: Visits, house: Server
) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    day = {"kind": "turn", "seconds": 86400}
    plan = {"game": "le_baron", "seats": seats, "public": True, "time": day}
    made = rest(f"{house.url}/api/tables", plan).json()
    ada, bruno = visit(), visit()
    ada.open(f"/table/{made['table']}#{made['tokens'][0]}")
    assert ada.wait_for_turn()
    page = bruno.open("/tables?game=le_baron")
    table = page.locator(".entry", has_text="1 day per turn").filter(has_text="Ada").first
    expect(table.locator(".glimpse .rows li")).to_have_count(5)
    assert bruno.complaints() == []
    page.get_by_label("Played now, not over days").check()
    expect(table).to_have_count(0)
    assert page.url.endswith("?game=le_baron&live")
