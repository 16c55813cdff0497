"""Finished games in the browser: looked at again, played on, checked."""

import random
import re
import signal
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from baronnies.core.replay import Replay
from tests.browser.finished import at, hand, played, record_of, replay_of, sees, slider, verdict
from tests.browser.test_pages import Eyes, looks
from tests.browsing import FRIENDS, PHONE, Visit, Visits, Wire
from tests.serving import FREE, Client, Made, Server, make_table, play_out, ready_all, serving

# ---- looking again ---------------------------------------------------------------------------


def test_the_end_tells_who_won_and_the_slider_leads_anywhere(visit: Visits, finished: Made) -> None:
    replay = replay_of(finished)
    last = len(replay.record.lines)
    me = visit()
    page = me.open(f"/replay/{finished.table}?ply={last}&seat=0")
    at(page, last)
    names = [f"P{seat}" for seat, place in enumerate(replay.end.places()) if place == 1]
    expect(page.locator(".now h2")).to_contain_text(names[0])
    expect(page.get_by_role("button", name="Continue from here")).to_have_count(0)
    slider(page).fill("20")
    at(page, 20)
    expect(page.locator(".now h2")).to_have_text(f"Step 20 of {last}")
    expect(page).to_have_url(re.compile(r"\?ply=20&seat=0$"))


@pytest.mark.parametrize("seat", [0, 1])
def test_every_seat_sees_its_own_hand(visit: Visits, finished: Made, seat: int) -> None:
    replay = replay_of(finished)
    me = visit()
    page = me.open(f"/replay/{finished.table}?ply=12&seat=0")
    at(page, 12)
    expect(page.locator(".tray .held")).to_have_count(0)
    page.get_by_label("Seen by").select_option(f"P{seat}")
    expect(page.locator(f"main[data-seat='{seat}']")).to_be_visible()
    for ply in (12, 40, 3):
        slider(page).fill(str(ply))
        at(page, ply)
        sees(page, hand(replay, ply, seat))


def test_a_link_leads_to_the_moment_and_the_eyes(visit: Visits, finished: Made) -> None:
    me, friend = visit(), visit()
    page = me.open(f"/replay/{finished.table}")
    page.get_by_label("Seen by").select_option("P1")
    slider(page).fill("33")
    at(page, 33)
    page.get_by_role("button", name="Record").click()
    link = page.get_by_role("dialog").get_by_label("Link to this moment")
    expect(link).to_have_value(re.compile(f"^{FRIENDS}"))
    other = friend.open(link.input_value().removeprefix(FRIENDS))
    at(other, 33)
    expect(other.get_by_label("Seen by")).to_have_value("1")
    sees(other, hand(replay_of(finished), 33, 1))


def test_the_keyboard_steps_jumps_and_plays(visit: Visits, finished: Made) -> None:
    replay = replay_of(finished)
    last = len(replay.record.lines)
    turns = [replay.at(ply).turn for ply in range(last + 1)]
    begins = [ply for ply in range(1, last) if turns[ply] != turns[ply - 1]]
    me = visit()
    page = me.open(f"/replay/{finished.table}?ply={last}&seat=0")
    at(page, last)
    for key, ply in [("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)]:
        page.keyboard.press(key)
        at(page, ply)
    page.keyboard.press("PageDown")
    at(page, next(ply for ply in begins if ply > 1))
    page.keyboard.press("End")
    page.keyboard.press("PageUp")
    at(page, begins[-1])
    slider(page).focus()  # the same keys mean the same there
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("PageDown")
    at(page, begins[0])
    page.keyboard.press("Home")
    page.get_by_label("Pace").select_option("quick")
    page.locator("body").click(position={"x": 5, "y": 500})
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    first = re.compile("^[0-3]$")  # any line after them: on a busy machine one may pass unseen
    expect(page.locator("main")).not_to_have_attribute("data-ply", first)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_it_plays_by_itself_to_the_end(visit: Visits, finished: Made) -> None:
    last = len(replay_of(finished).record.lines)
    me = visit()
    page = me.open(f"/replay/{finished.table}?ply={last - 2}&seat=1")
    at(page, last - 2)
    page.get_by_label("Pace").select_option("quick")
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_chronicle_marks_where_one_is_and_leads_elsewhere(
    visit: Visits, finished: Made
) -> None:
    me = visit()
    page = me.open(f"/replay/{finished.table}?ply=30&seat=1")
    at(page, 30)
    log = page.get_by_role("region", name="Chronicle")
    marked = log.locator("[aria-current=step]").first
    expect(marked).to_be_in_viewport()
    expect(page.locator(".now p")).to_contain_text(marked.inner_text())
    earlier = log.locator("ul").get_by_role("button").first
    sentence = earlier.inner_text()
    earlier.click()
    expect(page.locator(".now p")).to_contain_text(sentence)
    expect(log.locator("[aria-current=step]").filter(has_text=sentence)).to_have_count(1)


def test_the_record_is_copied_and_kept(visit: Visits, finished: Made) -> None:
    me = visit()
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = me.open(f"/replay/{finished.table}")
    page.get_by_role("button", name="Record").click()
    page.get_by_role("button", name="Copy the record").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == record_of(finished)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download it").click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == record_of(finished)


def test_who_wishes_text_sees_a_game_drawn_with_letters(house: Server, visit: Visits) -> None:
    made = played(house.url, "terre_de_barons", 2, most=20)
    me = visit()
    me.open("/about").evaluate("localStorage.setItem('baronnies.wishes', '{\"text\": true}')")
    page = me.open(f"/replay/{made.table}?ply=5&seat=1")
    at(page, 5)
    expect(page.get_by_label("drawn in characters")).to_contain_text("P1")
    before = page.locator("pre").inner_text()
    slider(page).fill("30")
    at(page, 30)
    expect(page.locator("pre")).not_to_have_text(before)
    page = me.open(f"/table/{made.table}")
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("pre")).to_be_visible()


def test_a_running_game_is_not_looked_at_yet(house: Server, visit: Visits) -> None:
    made = make_table(house.url, "le_baron", 2)
    client = Client(made, made.tokens)
    ready_all(client)
    me = visit()
    page = me.open(f"/replay/{made.table}")
    expect(page.get_by_text("still being played")).to_be_visible()
    assert me.complaints() == []
    play_out([client], random.Random("end"), 1)  # noqa: S311 - a game
    client.close()
    expect(page.locator(".now h2")).to_be_visible()  # it opens by itself
    page = me.open("/replay/nowhere-at-all")
    expect(page.get_by_text("There is no such table")).to_be_visible()


# ---- for everybody ---------------------------------------------------------------------------


def looking(page: Page) -> None:
    page.locator("main[data-ply]").wait_for()


def playing_on(page: Page) -> None:
    page.locator(".acts .go").click()
    page.get_by_role("dialog").locator("form").wait_for()


def keeping(page: Page) -> None:
    page.locator(".acts .btn").nth(2).click()
    page.get_by_role("dialog").locator("textarea").wait_for()


def reading(page: Page) -> None:
    if page.locator(".acts .tale").is_visible():
        page.locator(".acts .tale").click()
        page.get_by_role("dialog").locator("[aria-current=step]").first.wait_for()


def checking(page: Page) -> None:
    page.goto(page.url.replace("/replay/", "/verify/").partition("?")[0])
    page.locator("[data-check=rules]").wait_for()
    page.locator("summary").click()


SMALL: Final = (
    "[...document.querySelectorAll('.controls button, .controls input, .acts .btn')]"
    ".filter(e => e.offsetParent && e.getBoundingClientRect().height < 44).length"
)


@looks
def test_nobody_is_shut_out(visit: Visits, finished: Made, eyes: Eyes) -> None:
    me = visit(eyes.screen, theme=eyes.theme, lang=eyes.lang)
    page = me.open(f"/replay/{finished.table}?ply=30&seat=1")
    wrong: dict[str, list[str]] = {}
    for moment in (looking, playing_on, keeping, reading, checking):
        moment(page)
        wrong[moment.__name__] = me.complaints()
        assert page.evaluate("document.documentElement.scrollWidth") <= eyes.screen.width
        assert page.evaluate(SMALL) == 0
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert {moment: said for moment, said in wrong.items() if said} == {}


def test_on_a_phone_fingers_find_everything(visit: Visits, finished: Made) -> None:
    me = visit(PHONE, lang="fr")
    page = me.open(f"/replay/{finished.table}?ply=20&seat=1")
    at(page, 20)
    page.get_by_role("button", name="Étape suivante").tap()
    at(page, 21)
    page.get_by_role("button", name="Chronique").tap()
    page.get_by_role("dialog").get_by_role("button").nth(4).tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="FR").or_(page.get_by_role("button", name="EN")).first.tap()
    expect(page.get_by_role("button", name="Next step")).to_be_visible()


def test_a_replay_survives_the_server(visit: Visits, tmp_path: Path) -> None:
    """Killed and started again: the page finds its line again, and everything is there."""
    with serving(tmp_path / "db", FREE) as first:
        made = played(first.url)
        wire = Wire(first.url)
        me: Visit = visit(server=wire.url)
        page = me.open(f"/replay/{made.table}?ply=20&seat=1")
        at(page, 20)
        first.end(signal.SIGKILL)
        wire.cut()
        expect(page.get_by_text("Connection lost")).to_be_visible()
    with serving(tmp_path / "db", FREE) as second:
        wire.mend(second.url)
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        page.get_by_label("Seen by").select_option("P1")
        page.keyboard.press("Escape")
        slider(page).fill("40")
        at(page, 40)
        sees(page, hand(_again(second, made), 40, 1))
        page.goto(f"{wire.url}/verify/{made.table}")
        verdict(page, "rules", "right")
        page.goto(f"{wire.url}/replay/{made.table}?ply=9&seat=1")
        page.get_by_role("button", name="Continue from here").click()
        page.get_by_role("button", name="Open the table").click()
        assert me.wait_for_turn()
    wire.close()


def _again(server: Server, made: Made) -> Replay:
    return replay_of(Made(server.url, made.table, made.host, made.tokens))


def test_on_a_phone_tiles_and_plaques_stand_over_the_way_through_the_game(
    house: Server, visit: Visits
) -> None:
    made = played(house.url, "baron", 3, 20)
    page = visit(PHONE).open(f"/replay/{made.table}?ply=40&seat=1")
    at(page, 40)
    way = page.locator(".controls").bounding_box()
    assert way
    for what in (".tray .piece-off", ".acts .btn"):
        for box in [one.bounding_box() for one in page.locator(f"{what}:visible").all()]:
            assert box
            assert box["y"] + box["height"] <= way["y"]
            assert 0 <= box["x"] <= box["x"] + box["width"] <= PHONE.width
    page.set_viewport_size({"width": 844, "height": 390})  # lying, they stand beside the board
    board = page.locator("main > .board").bounding_box()
    assert board
    for box in [one.bounding_box() for one in page.locator(".acts .btn:visible").all()]:
        assert box
        assert board["x"] + board["width"] <= box["x"] <= box["x"] + box["width"] <= 844
