"""Where a game was decided, on the page of a finished game."""

import random

from playwright.sync_api import expect

from tests.browsing import DESK, Visits
from tests.serving import Client, Server, make_table, play_out, ready_all


def test_a_finished_game_is_reviewed_while_one_looks(visit: Visits, house: Server) -> None:
    made = make_table(house.url, "le_baron", 2)
    client = Client(made, made.tokens)
    ready_all(client)
    play_out([client], random.Random(4), most=3)  # noqa: S311 - a game
    client.close()
    ada = visit(DESK)
    page = ada.open(f"/replay/{made.table}")
    page.get_by_role("button", name="Review", exact=True).click()
    told = page.get_by_role("dialog", name="Where was it decided?")
    told.get_by_role("button", name="Review the game").click()
    expect(told.get_by_text("The figures")).to_be_visible()
    expect(told.get_by_role("button", name="Stop here")).to_have_count(0, timeout=60_000)
    expect(told.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(told).to_contain_text("By the bot greedy")
    expect(told).to_contain_text("with open hands")
    slider = told.get_by_role("slider", name="Chances to win")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator("main")).to_have_attribute("data-ply", "0")
    told.get_by_text("The figures").click()
    expect(told.get_by_role("table").get_by_role("columnheader")).to_have_text(["Turn", "P0", "P1"])
    assert ada.complaints() == []
    page.reload()
    page.get_by_role("button", name="Review", exact=True).click()
    expect(told.get_by_text("The figures")).to_be_visible()  # it is kept with the table
