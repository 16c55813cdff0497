"""Le Baron in the browser: whole games by mouse, thumb and keyboard, and what may go wrong."""

import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browsing import DESK, PHONE, Visit, Visits, Wire
from tests.placing import late_in, table_at
from tests.serving import Server, make_table, rest, serving

BOTS = ["random"] * 8  # nine at the table: eight rounds


def press(page: Page, selector: str) -> None:
    page.locator(selector).first.click()


CARD = ".held[data-lit]:not([aria-pressed=true])"
ROW = ".reach[data-lit]:not([aria-pressed=true])"


@contextmanager
def deciding(page: Page) -> Iterator[str]:
    """Until the table has heard a decision; gives what can be decided: a card or a row."""
    ply = page.locator("main").get_attribute("data-ply")
    page.locator(f"{CARD}, {ROW}, .acts .go:enabled").first.wait_for()
    yield CARD if page.locator(CARD).count() else ROW
    decided = f"main:not([data-ply='{ply}']), main[data-moment=theirs], main[data-moment=over]"
    page.locator(decided).first.wait_for()


def take_turn(visit: Visit) -> None:
    """Choose a card, or a row for it, and seal it."""
    with deciding(visit.page) as what:
        press(visit.page, what)
        press(visit.page, ".acts .go:enabled")


def play_to_the_end(*visits: Visit) -> None:
    while all(visit.page.locator("main[data-moment=over]").count() == 0 for visit in visits):
        for visit in visits:
            if visit.page.locator("main[data-moment=mine]").count():
                take_turn(visit)
        visits[0].page.wait_for_timeout(20)


def record_is_whole(server: str, table: str) -> None:
    record = rest(f"{server}/api/tables/{table}/record")
    assert record.status == 200
    assert b"seed" in record.body


def test_two_people_and_bots_play_a_whole_game_in_two_browsers(
    house: Server, visit: Visits
) -> None:
    bots = [{"kind": "bot", "bot": "greedy"}] * 7
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "open"}, *bots]
    made = rest(f"{house.url}/api/tables", {"game": "le_baron", "seats": seats}).json()
    ada, bruno = visit(), visit(lang="fr")
    ada.open(f"/table/{made['table']}#{made['tokens'][0]}")
    expect(ada.page.get_by_role("heading", name="Waiting for one person")).to_be_visible()

    bruno.open(f"/table/{made['table']}")
    bruno.page.get_by_label("Votre nom").fill("Bruno")
    bruno.page.get_by_role("button", name="S’asseoir").click()
    expect(ada.page.get_by_role("heading", name="Choose a card")).to_be_visible()
    expect(bruno.page.get_by_role("heading", name="Choisissez une carte")).to_be_visible()
    assert "#" not in ada.page.url  # the link has forgotten the token it brought
    play_to_the_end(ada, bruno)

    expect(ada.page.locator(".sheet .won").first).to_be_visible()
    expect(ada.page.locator(".sheet").get_by_role("rowheader", name="Bruno")).to_be_visible()
    record_is_whole(house.url, made["table"])


def test_a_game_is_ended_on_a_phone_among_nine(house: Server, visit: Visits) -> None:
    made = table_at(house, late_in("le_baron", 9), BOTS)
    me = visit(PHONE)
    page = me.sit(made, 0)
    while me.wait_for_turn():
        with deciding(page) as what:
            page.locator(what).first.tap()
            page.locator(".acts .go:enabled").tap()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE.width, "the page does not scroll sideways"
    arms = page.get_by_role("img", name=re.compile("wins|You win|shared victory"))
    expect(arms).to_be_visible()
    record_is_whole(house.url, made.table)


def test_a_game_is_ended_in_french_by_keyboard_alone(house: Server, visit: Visits) -> None:
    made = table_at(house, late_in("le_baron", 9), BOTS)
    me = visit(lang="fr")
    page = me.sit(made, 0)
    while me.wait_for_turn():
        with deciding(page) as what:
            tab_to(page, what)
            page.keyboard.press("Enter")
            page.locator(".acts .go:enabled").wait_for()
            page.keyboard.press("Enter")
    expect(page.locator(".sheet .won")).not_to_have_count(0)
    expect(page.get_by_text("le moins de têtes gagne")).to_be_visible()


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something is reached; it can be reached."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
    pytest.fail(f"Tab never reaches {selector}")


def test_a_card_tried_is_shown_where_it_would_go_and_can_be_taken_back(
    house: Server, visit: Visits
) -> None:
    page = (me := visit()).sit(make_table(house.url, "le_baron", 1, ["random"]), 0)
    me.wait_for_turn()
    press(page, ".held")
    expect(page.locator(".held[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".side .say b").first).not_to_be_empty()  # every row says what it thinks
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".held[aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("Backspace")  # nothing left to take back, and nothing breaks
    expect(page.get_by_role("heading", name="Choose a card")).to_be_visible()


def test_a_refused_click_says_its_clause_at_the_place(house: Server, visit: Visits) -> None:
    words = "A round begins"
    page = (me := visit()).sit(make_table(house.url, "le_baron", 1, ["random"]), 0)
    me.wait_for_turn()
    row = page.locator(".reach").nth(2)
    row.click(force=True)  # it says that it is disabled, and answers all the same
    answer = page.locator(".whynot")
    expect(answer).to_contain_text("2.1")
    expect(answer).to_contain_text(words)
    place, at = answer.bounding_box(), row.bounding_box()
    assert place
    assert at
    assert at["y"] - 80 < place["y"] < at["y"] + at["height"] + 80
    answer.get_by_role("link").click()
    expect(page.get_by_role("dialog")).to_contain_text(words)  # the rule book, at the clause
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(answer).to_have_count(0)


def place_with_a_choice(me: Visit) -> None:
    """Play until a card of ours is to be placed and some row is forbidden."""
    page = me.page
    while me.wait_for_turn():
        allowed = page.locator(".reach[data-lit]").count()
        if 0 < allowed < 5:
            return
        take_turn(me)
    pytest.fail("no such moment in a whole game")


def test_pointing_at_a_forbidden_row_tells_why_not(house: Server, visit: Visits) -> None:
    page = (me := visit()).sit(make_table(house.url, "le_baron", 1, ["random"]), 0)
    place_with_a_choice(me)
    page.locator(".reach:not([data-lit])").first.hover()
    expect(page.locator(".whynot")).to_contain_text("3.2")
    page.mouse.move(2, 2)
    expect(page.locator(".whynot")).to_have_count(0)
    page.locator(".reach:not([data-lit])").first.focus()
    expect(page.locator(".whynot")).to_contain_text("Colour with colour")


def test_two_hands_on_one_screen_have_a_curtain_between_them(house: Server, visit: Visits) -> None:
    made = make_table(house.url, "le_baron", 2)
    page = visit().sit(made, 0, 1)
    curtain = page.get_by_role("dialog")
    for name in ("P0", "P1"):
        expect(curtain).to_contain_text(f"Over to {name}")
        page.get_by_role("button", name=f"I’m {name}").click()
        expect(curtain).to_have_count(0)
        expect(page.locator(".seat.me")).to_contain_text(name)
        press(page, CARD)
        press(page, ".acts .go:enabled")
    expect(page.locator(".seat .before.small").first).to_be_visible()  # both cards are turned up


def test_the_moves_so_far_can_be_looked_at_again(house: Server, visit: Visits) -> None:
    page = (me := visit()).sit(make_table(house.url, "le_baron", 1, ["random"]), 0)
    me.wait_for_turn()
    page.locator(".hand .held").first.wait_for()
    now = page.locator(".hand .held").count()
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_role("heading", name="Step 0 of")).to_be_visible()
    expect(page.locator(".hand .held")).to_have_count(0)  # nothing was dealt yet
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name="Step 1 of")).to_be_visible()
    page.get_by_role("button", name="Back to the present").click()
    expect(page.locator(".hand .held")).to_have_count(now)


def test_the_game_goes_on_after_the_network_was_gone(house: Server, visit: Visits) -> None:
    wire = Wire(house.url)
    page = (me := visit(server=wire.url)).sit(make_table(house.url, "le_baron", 1, BOTS), 0)
    me.wait_for_turn()
    press(page, ".held")
    expect(page.locator(".held[aria-pressed=true]")).to_have_count(1)
    wire.cut()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    wire.mend()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(page.locator(".held[aria-pressed=true]")).to_have_count(1)  # the draft is still there
    with deciding(page):
        press(page, ".acts .go:enabled")
    assert me.wait_for_turn()
    wire.close()


def test_a_killed_server_loses_nothing(visit: Visits, tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db) as first:
        wire = Wire(first.url)
        made = table_at(first, late_in("le_baron", 9, 5), BOTS)
        me = visit(server=wire.url)
        page = me.sit(made, 0)
        for _ in range(2):
            assert me.wait_for_turn()
            take_turn(me)
        assert me.wait_for_turn()
        page.locator(".log li").first.wait_for()
        told = page.locator(".log li").count()
        press(page, f"{CARD}, {ROW}")
        page.locator(".acts .go:enabled").wait_for()
        wire.cut()
        first.end(signal.SIGKILL)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    with serving(db) as second:
        wire.mend(second.url)
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        expect(page.locator(".log li").nth(told - 1)).to_be_attached()  # nothing is forgotten
        with deciding(page):
            press(page, ".acts .go:enabled")  # what was tried is tried still
        play_to_the_end(me)
        record_is_whole(second.url, made.table)
    wire.close()


def test_a_seat_carried_to_another_device_is_the_same_seat(house: Server, visit: Visits) -> None:
    made = make_table(house.url, "le_baron", 1, ["random"])
    here, there = visit(), visit(PHONE)
    here.sit(made, 0)
    there.open(f"/table/{made.table}#{made.tokens[0]}")
    assert here.wait_for_turn()
    assert there.wait_for_turn()
    press(here.page, ".held")
    expect(there.page.locator(".held[aria-pressed=true]")).to_have_count(1)
    there.page.locator(".acts .go:enabled").tap()
    expect(here.page.locator(".before.small").first).to_be_visible()


def test_another_language_changes_the_story_too(house: Server, visit: Visits) -> None:
    page = (me := visit(DESK)).sit(make_table(house.url, "le_baron", 1, ["random"]), 0)
    me.wait_for_turn()
    expect(page.locator(".log")).to_contain_text("draws")
    page.get_by_role("button", name="Lire cette page en français").click()
    expect(page.locator(".log")).to_contain_text("pioche")
    expect(page.get_by_role("heading", name="Choisissez une carte")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_a_wrong_table_is_told_in_words(visit: Visits) -> None:
    page = visit().open("/table/there-is-no-such-table")
    expect(page.get_by_role("heading", name="This table is no longer open")).to_be_visible()
    expect(page.get_by_role("link", name="Back to the home page")).to_be_visible()
