"""Barony and Sorciers in the browser: whole games, every spell, refusals, and all that is legal.

The people here know no rule: they press what the page offers.
"""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_barony_steps import reach
from tests.browsing import PHONE, Screen, Visit, Visits
from tests.games.barony.boards import SORCERY, TOWN, crowded, on_land, on_magic
from tests.hands import SEAL, WHY, Mouse
from tests.placing import table_at
from tests.serving import Server

LIT: Final = "[data-cell][data-lit=full]"

ALL_FIVE: Final = "celerity+tornado+charm+abundance+sanctuary"


# ---- before the seal ----------------------------------------------------------------------------


def at_town(house: Server, visit: Visits, *screen: Screen, lang: str = "en") -> tuple[Visit, Page]:
    me = visit(*screen, lang=lang)
    page = me.sit(table_at(house, TOWN, ["random"]), 0)
    me.wait_for_turn()
    return me, page


def test_an_enemy_city_is_refused_at_its_place_with_the_clause(
    house: Server, visit: Visits
) -> None:
    land = on_land("A 1,-2=1", "B 0,-2=c1")
    me = visit()
    page = me.sit(table_at(house, land, ["random"]), 0)
    me.wait_for_turn()
    page.keyboard.press("2")
    page.locator(LIT).first.wait_for()  # the only knight is in hand
    page.locator("[data-cell='0,-2']").click(force=True)
    expect(page.locator(WHY)).to_contain_text("5.5")
    place, why = page.locator("[data-cell='0,-2'] .shape").bounding_box(), page.locator(WHY)
    box = why.bounding_box()
    assert place
    assert box
    assert abs(box["y"] - place["y"]) < 200  # beside it
    expect(page.locator("[data-cell='0,-2'][data-refused]")).to_be_visible()  # and that is marked
    ways = [way for one in page.locator(f"{LIT} .shape").all() if (way := one.bounding_box())]
    assert ways
    for way in ways:  # none is hidden
        across = box["x"] < way["x"] + way["width"] and way["x"] < box["x"] + box["width"]
        down = box["y"] < way["y"] + way["height"] and way["y"] < box["y"] + box["height"]
        assert not (across and down)
    assert page.locator("main").get_attribute("data-draft") == "1"  # nothing was lost


def test_a_refused_action_says_its_clause_at_the_medallion(house: Server, visit: Visits) -> None:
    _, page = at_town(house, visit, PHONE, lang="fr")
    page.locator("[data-step=expedition]").tap()
    page.locator("main[data-draft='1']").wait_for()
    page.locator("[data-act=undo]").tap()
    land = on_land("A 2,0=c1", "B 0,-2=c1")
    me = visit(PHONE, lang="fr")
    page = me.sit(table_at(house, land, ["random"]), 0)
    me.wait_for_turn()
    build = page.locator("[data-step=build]")
    expect(build).to_contain_text("6.2")
    build.tap(force=True)
    expect(page.locator(WHY)).to_contain_text("Un hexagone ne porte qu’un bâtiment")
    page.keyboard.press("2")
    page.locator(LIT).first.wait_for()
    page.locator("[data-cell='0,0']").tap()
    expect(page.locator(WHY)).to_contain_text("5.2")  # one line, over the prompt's two
    why, prompt = page.locator(WHY).bounding_box(), page.locator("main > .now").bounding_box()
    assert why
    assert prompt
    assert why["y"] + why["height"] >= prompt["y"] + prompt["height"]  # nothing looks out under it


def test_a_fight_is_shown_before_it_is_entered_and_before_it_is_confirmed(
    house: Server, visit: Visits
) -> None:
    _, page = at_town(house, visit)
    page.keyboard.press("2")
    page.locator("main[data-draft='1']").wait_for()
    page.locator("[data-cell='0,0']").click()
    swords = page.locator("[data-step='0,0>0,1']")
    expect(swords.locator("use[href='#fight']")).to_be_visible()
    swords.hover()
    expect(page.locator(".aside .explained")).to_contain_text("Swords: plain")
    swords.click()
    expect(page.locator(".struck")).to_have_count(1)
    page.locator("[data-step='take:C']").click()
    expect(page.locator(".seat.me")).to_contain_text("+3")
    expect(page.locator(".aside .explained")).to_contain_text("What your turn does")
    expect(page.locator(SEAL)).to_be_enabled()


def test_a_piece_first_asks_which_action_and_escape_leaves_it(house: Server, visit: Visits) -> None:
    _, page = at_town(house, visit)
    city = page.locator("[data-cell='2,0']")
    city.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".choice [data-step='recruit 2,0']")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".choice")).to_have_count(0)
    expect(city).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.locator("main[data-draft='2']").wait_for()


def test_a_long_press_recruits_all_that_can_come(house: Server, visit: Visits) -> None:
    _, page = at_town(house, visit)
    page.keyboard.press("1")
    page.locator(LIT).first.wait_for()
    page.locator("[data-cell='2,0']").click(modifiers=["Shift"])
    page.locator("main[data-draft='4']").wait_for()  # three knights beside a lake


def test_a_part_is_taken_out_of_the_middle(house: Server, visit: Visits) -> None:
    _, page = at_town(house, visit)
    hand = Mouse(page)
    for step in ("build", "v:0,0", "s:2,0" if page.locator("[data-step='s:2,0']").count() else ""):
        if step:
            reach(hand, step)
    page.locator(".ways:has([data-step='v:0,0']) button").last.click()  # it stays a knight
    page.locator("main[data-draft='1']").wait_for()


def test_who_watches_cannot_act(house: Server, visit: Visits) -> None:
    made = table_at(house, TOWN, ["random"])
    me = visit()
    me.sit(made, 0)
    me.wait_for_turn()
    page = visit().open(f"/table/{made.table}")
    page.locator("[data-cell='2,0']").click(force=True)
    expect(page.locator(".medallion, .choice")).to_have_count(0)
    expect(page.locator(SEAL)).to_have_count(0)
    page = visit().open(f"/table/{made.table}/screen")
    expect(page.locator("[data-cell='2,0']")).to_be_visible()


# ---- every eye, every hand -----------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nobody_is_shut_out(house: Server, visit: Visits, theme: str) -> None:
    me = visit(theme=theme)
    page = me.sit(table_at(house, SORCERY, ["random"]), 0)
    me.wait_for_turn()
    assert me.complaints() == []
    page.keyboard.press("7")
    page.locator("[data-spell]").first.wait_for()
    assert me.complaints() == []
    page.keyboard.press("2")
    page.locator(LIT).first.wait_for()
    assert me.complaints() == []


def test_players_are_told_apart_without_colour(house: Server, visit: Visits) -> None:
    seats = ["A 2,0=c1", "B 0,-2=c1", "C -2,2=c1", "D 0,2=v", "E -2,0=v"]
    land = on_magic(ALL_FIVE, *seats, head="barony 5").replace("PCY", "PCM")
    me = visit()
    page = me.sit(table_at(house, land, ["random"] * 4), 0)
    me.wait_for_turn()
    marks = page.locator(".hexmap .piece").evaluate_all(
        """all => all.map((one) => [
            one.style.getPropertyValue('--own-hatching'),
            one.querySelector('.charge').getAttribute('href'),
        ])"""
    )
    hatchings, charges = {mark for mark, _ in marks}, {charge for _, charge in marks}
    assert len(hatchings) == len(charges) == len(seats)


def test_nothing_jumps_on_a_large_board(house: Server, visit: Visits) -> None:
    """135 hexes and five players, while a step is tried and taken back."""
    me = visit()
    page = me.sit(table_at(house, crowded(), ["random"] * 4), 0)
    me.wait_for_turn()
    page.evaluate(
        """() => {
            window.jumps = 0;
            new PerformanceObserver((list) => {
                for (const one of list.getEntries()) window.jumps += one.value;
            }).observe({ type: 'layout-shift' });
        }"""
    )
    for key, draft in (("2", 1), ("Backspace", 0)) * 3:
        page.keyboard.press(key)
        page.locator(f"main[data-draft='{draft}']").wait_for()
    assert page.evaluate("window.jumps") == 0
