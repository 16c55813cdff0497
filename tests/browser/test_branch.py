"""Finished games in the browser, played on from a moment of theirs."""

import re

from playwright.sync_api import expect

from tests.browser.finished import at, hand, replay_of, sees, slider
from tests.browsing import FRIENDS, PHONE, Visits
from tests.serving import Made


def test_a_finished_table_leads_to_its_replay_and_from_there_to_a_new_table(
    visit: Visits, finished: Made
) -> None:
    replay = replay_of(finished)
    asked = next(
        ply for ply in range(30, len(replay.record.lines)) if replay.at(ply).to_act() == [0, 1]
    )
    me = visit()
    page = me.sit(finished, 0)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("main[data-seat='0']")).to_be_visible()
    slider(page).fill(str(asked))
    at(page, asked)
    page.get_by_role("button", name="Continue from here").click()
    panel = page.get_by_role("dialog")
    panel.get_by_label("Name for seat 1").fill("Zoé")
    panel.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile(r"/table/(?!" + re.escape(finished.table) + ")"))
    assert me.wait_for_turn()
    sees(page, hand(replay, asked, 0))
    page.locator(".held").first.click()
    page.locator(".acts .go:enabled").click()
    page.locator("main[data-moment=mine], main[data-moment=over]").wait_for()


def test_a_friend_takes_the_other_seat_of_a_branch(visit: Visits, finished: Made) -> None:
    me, friend = visit(), visit(PHONE, lang="fr")
    page = me.open(f"/replay/{finished.table}?ply=9&seat=1")
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_label("Who takes seat 2").select_option("open")
    page.get_by_label("Who takes seat 1").select_option("here")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Link to this table").wait_for()
    expect(page.get_by_text("continues a finished game")).to_be_visible()
    link = page.get_by_label("Link to this table")
    expect(link).to_have_value(re.compile(f"^{FRIENDS}"))
    other = friend.open(link.input_value().removeprefix(FRIENDS))
    other.get_by_label("Votre nom").fill("Ève")
    other.get_by_role("button", name="S’asseoir").first.click()
    moment = "main[data-moment=mine], main[data-moment=theirs]"
    expect(page.locator(moment)).to_be_visible()
    expect(other.locator(moment)).to_be_visible()
    sees(other, hand(replay_of(finished), 9, 1))
