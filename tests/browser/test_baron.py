"""Baron in the browser: whole games by mouse, keyboard and thumb, fights explained, the map moved.

The people here know no rule: they press what the page offers.
"""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from baronnies.core.game import State
from baronnies.games.baron.game import GAME
from tests.browser.baron import (
    HELD,
    LIT,
    OFFER,
    SEAL,
    Keys,
    Mouse,
    Thumb,
    a_fight_is_near,
    asked,
    lay_at,
    take_step,
    take_turn,
    where_a_fight_starts,
)
from tests.browsing import PHONE, Visit, Visits
from tests.placing import a_step_to, a_turn_where, late_in, table_at
from tests.playing import Setting, steps
from tests.pressing import Pointer, do_step, heard
from tests.serving import (
    Made,
    Server,
    make_table,
    rest,
)


def game_is_over(me: Visit, server: str, table: str) -> None:
    expect(me.page.locator(".sheet .won")).not_to_have_count(0)
    expect(me.page.locator(".why p").first).not_to_be_empty()
    assert b"seed" in rest(f"{server}/api/tables/{table}/record").body


def test_a_whole_game_by_mouse(house: Server, visit: Visits) -> None:
    made = make_table(house.url, "baron", 1, ["random"] * 4)
    me = visit()
    page = me.sit(made, 0)
    while me.wait_for_turn():
        take_turn(page, Mouse(page))
    game_is_over(me, house.url, made.table)


def test_a_game_is_ended_by_keyboard_alone_in_french(house: Server, visit: Visits) -> None:
    made = table_at(house, late_in("baron", 5), ["random"] * 4)
    me = visit(lang="fr")
    page = me.sit(made, 0)
    while me.wait_for_turn():
        take_turn(page, Keys(page))
    game_is_over(me, house.url, made.table)


def test_a_game_is_ended_on_a_phone_by_thumb(house: Server, visit: Visits) -> None:
    made = table_at(house, late_in("baron", 4), ["random"] * 3)
    me = visit(PHONE)
    page = me.sit(made, 0)
    while me.wait_for_turn():
        take_turn(page, Thumb(page))
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE.width, "the page does not scroll sideways"
    game_is_over(me, house.url, made.table)


# ---- few presses -------------------------------------------------------------------------------


def the_pile_is_empty(state: State) -> bool:
    return state.view(0)["pile"] == 0 and GAME.read("d1") in state.moves(0)


def with_an_empty_pile(house: Server) -> Made:
    return table_at(house, a_turn_where(the_pile_is_empty, "baron", 2), ["random"])


def test_with_an_empty_pile_the_drawn_tile_can_be_laid(house: Server, visit: Visits) -> None:
    """2.5: nothing is turned up any more, so a draw, its tile and a keep are one draft."""
    me = visit()
    page = me.sit(with_an_empty_pile(house), 0)
    assert me.wait_for_turn()
    with heard(page):
        page.locator("[data-step=d1]").click()
    expect(page.locator(SEAL)).to_have_count(0)  # it is not "take it and be done"
    drawn = page.locator("[aria-labelledby=baron-reserve] button[aria-pressed=true]").last
    expect(drawn).to_have_attribute("data-step", re.compile("^[A-Z]@$"))
    place = page.locator(f"{LIT}[data-step^='{drawn.get_attribute('data-step')}']").first
    do_step(page, Pointer(page), place.get_attribute("data-step") or "")  # wherever it lies
    expect(page.locator(SEAL)).to_contain_text("Lay it here")
    with heard(page):
        page.locator(SEAL).click()


THREE_TILES = """\
baron 3 draw to=A
   0,-1  F   W
0,0  M   Q   M
   0,1  V   Y
display Y X M
A reserve=MM
B reserve=MVP
C reserve=MFS
"""


def test_three_tiles_of_a_rival_find_room_in_the_strip_of_a_phone(
    house: Server, visit: Visits
) -> None:
    me = visit(PHONE)
    page = me.sit(table_at(house, THREE_TILES, ["random", "random"]), 0)
    assert me.wait_for_turn()
    expect(page.locator(".seat .before svg")).to_have_count(6)
    for seat in page.locator(".seat").all()[1:]:
        room, points = seat.bounding_box(), seat.locator(".pts").bounding_box()
        assert room is not None
        assert points is not None
        for tile in seat.locator(".before svg").all():
            box = tile.bounding_box()
            assert box is not None
            assert room["x"] <= box["x"]
            assert box["x"] + box["width"] <= room["x"] + room["width"] + 1
            apart = (
                box["x"] + box["width"] <= points["x"] + 1
                or points["x"] + points["width"] <= box["x"] + 1
                or box["y"] >= points["y"] + points["height"] - 1
            )
            assert apart, "a tile covers a number"


def own_turn(page: Page, did: str) -> Locator:
    """A turn of P0 in the chronicle, in which this was done."""
    return page.locator(".log .turn", has=page.locator("h3", has_text="P0"), has_text=did)


def test_a_turn_takes_four_presses(house: Server, visit: Visits) -> None:
    """Draw, yes, a place, yes: the tile just drawn is in hand, and no keep need be asked for."""
    me = visit()
    page = me.sit(make_table(house.url, "baron", 1, ["random"]), 0)
    assert me.wait_for_turn()
    for what in (OFFER, SEAL, LIT, SEAL):
        page.locator(what).first.wait_for()
        with heard(page):
            Mouse(page).press(what)
    expect(own_turn(page, "Lays")).to_have_count(1)


def test_a_turn_takes_ten_keys_at_most(house: Server, visit: Visits) -> None:
    """From wherever the focus is: 1 is the first of the display, Page down leads to the land."""
    me = visit()
    page = me.sit(make_table(house.url, "baron", 1, ["random"]), 0)
    assert me.wait_for_turn()
    page.locator("[data-key='1']").wait_for()
    for key in ("1", "Enter"):
        with heard(page):
            page.keyboard.press(key)
    page.locator(f"main[data-draft='0'] {LIT}").first.wait_for()
    page.keyboard.press("PageDown")
    enters = 0
    while not own_turn(page, "Lays").count():
        with heard(page):
            page.keyboard.press("Enter")
        enters += 1
    assert enters <= 2  # the tile, and yes: no keep is tried on the way


# ---- why not -----------------------------------------------------------------------------------


def forbidden(me: Visit, free: str) -> Locator:
    """Play until a tile in hand may not lie on some free place; it is in hand."""
    page, hand = me.page, Mouse(me.page)
    places = page.locator(f"[data-cell][aria-label^='{free}']:not([data-lit])")
    while me.wait_for_turn():
        laying = asked(page) == LIT and page.locator("main[data-draft='0']").count()
        for tile in page.locator(HELD).all() if laying else []:
            if tile.get_attribute("aria-pressed") == "false":
                tile.click()
            if places.count():
                return places.first
        take_step(page, hand)
    pytest.fail("every tile could lie everywhere")


def test_a_tile_beside_its_twin_is_refused_with_the_clause(house: Server, visit: Visits) -> None:
    me = visit(lang="fr")
    page = me.sit(make_table(house.url, "baron", 1, ["random"]), 0)
    place = forbidden(me, "Case libre")
    answer = page.locator(".whynot")
    place.hover(force=True)
    expect(answer).to_contain_text("3.5")  # before it is pressed
    expect(answer).to_contain_text("Deux tuiles de même nature")
    page.mouse.move(2, 2)
    expect(answer).to_have_count(0)
    place.click(force=True)
    expect(answer).to_contain_text("3.5")  # and when it is
    answer.get_by_role("link", name="3.5").click()
    expect(page.get_by_role("dialog").locator("[id='3.5']")).to_be_in_viewport()
    page.keyboard.press("Escape")


# ---- all people --------------------------------------------------------------------------------


def the_keep_is_next(state: State) -> bool:
    return state.view(0)["phase"] == "keep"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_hard_to_reach_or_to_read(house: Server, visit: Visits, theme: str) -> None:
    """axe-core has no complaints: while drawing, with a keep to place, with a fight foretold."""
    me = visit(theme=theme, lang="fr" if theme == "dark" else "en")
    page = me.sit(make_table(house.url, "baron", 1, ["greedy"] * 3), 0)
    assert me.wait_for_turn()
    page.locator(OFFER).first.wait_for()
    assert me.complaints() == []
    land, meadow = a_step_to(the_keep_is_next, "baron", 2)
    me.sit(table_at(house, land, ["random"]), 0)
    assert me.wait_for_turn()
    do_step(page, Pointer(page), meadow)
    page.locator(f"main[data-draft='1'] {LIT}").first.wait_for()
    assert me.complaints() == []
    me.sit(table_at(house, a_turn_where(a_fight_is_near, "baron", 2), ["random"]), 0)
    assert me.wait_for_turn()
    lay_at(page, where_a_fight_starts(page))
    page.locator(".aside .explained").wait_for()
    assert me.complaints() == []


def test_a_trial_is_told_to_a_screen_reader_and_escape_returns_the_focus(
    house: Server, visit: Visits
) -> None:
    me = visit()
    page = me.sit(make_table(house.url, "baron", 1, ["random"]), 0)
    assert me.wait_for_turn()
    page.locator(OFFER).last.click()
    expect(page.locator(".trial[aria-live=polite]")).to_contain_text("P0 draws")
    assert page.locator("main [aria-disabled=true]").count() == 0
    page.locator("[data-key='1']").focus()
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-key='1']")).to_be_focused()


def test_the_whole_map_shows_every_golden_place(house: Server, visit: Visits) -> None:
    me = visit(PHONE)
    page = me.sit(with_an_empty_pile(house), 0)
    assert me.wait_for_turn()
    with heard(page):
        page.locator("[data-step=d1]").tap()
    page.get_by_role("button", name="See the whole map").tap()
    expect(page.locator("[data-beyond]")).to_have_count(0)


def first_to_lay(seed: str) -> State:
    game = (step.state for step in steps(Setting(GAME, 2, {}), seed))
    return next(now.copy() for now in game if now.to_act() == [0] and now.view(0)["phase"] == "lay")


def a_tile_fits_nowhere(state: State) -> bool:
    held = re.findall("'tile': '(.)'", str(state.view(0)["reserve"]))
    return not {GAME.say(move)[0] for move in state.moves(0)}.issuperset(held)


def test_a_tile_that_cannot_be_laid_says_why_when_it_is_pressed(
    house: Server, visit: Visits
) -> None:
    """It was taken in hand, and then no place was golden."""
    begun = map(first_to_lay, map(str, range(99)))
    position = next(state.text() for state in begun if a_tile_fits_nowhere(state))
    page = visit(PHONE).sit(table_at(house, position, ["random"]), 0)
    page.locator(HELD).first.wait_for()
    page.locator("[aria-labelledby=baron-reserve] button:not([data-lit])").first.tap()
    expect(page.locator(".whynot")).to_contain_text(re.compile(r"\d\.\d"))
    expect(page.locator(LIT)).not_to_have_count(0)


def test_who_has_a_draw_on_trial_is_told_to_confirm_it_before_laying(
    house: Server, visit: Visits
) -> None:
    made = make_table(house.url, "baron", 1, ["random"])
    page = visit(PHONE).sit(made, 0)
    page.locator(OFFER).last.tap()
    page.locator(SEAL).wait_for()
    page.locator("[aria-labelledby=baron-reserve] button").first.tap()
    expect(page.locator(".whynot")).to_contain_text("0.2")
