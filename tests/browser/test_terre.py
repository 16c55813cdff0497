"""Terre de Barons in the browser: whole games, many troops at once, captures, refusals.

The people here know no rule: they press what the page offers, or read what it tells.
"""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browsing import PHONE, Screen, Visit, Visits
from tests.hands import SEAL, WHY
from tests.placing import table_at
from tests.serving import Server

ROWS: Final = (4, 5, 6, 7, 6, 5, 4)

LAND: Final = "land 1132 44332 41131^ 3414222 4^1114 244^3 243^"
OTHERS: Final = (
    "blue B baron=12 knights=13,16 keeps=11,16 troops=12:3,16:2,17:3,13:1 treasure=3",
    "red C baron=7 knights=7,8 troops=2:4,5:6,6:4,7:5,10:5 ride=9",
    "yellow D baron=26 knights=7,26 keeps=28 troops=19:10,26:3,27:6,28:6 treasure=2",
)


def war(troops: str = "34:11,31:5,29:5,25:2", head: str = "die=5", card: int = 26) -> str:
    """Four players late in a game; green, the first seat, is to act."""
    own = f"green A baron=34 knights=13,19 keeps=31 troops={troops} card={card}"
    return "\n".join([f"terre_de_barons 4 act {head}", LAND, own, *OTHERS])


def cell(page: Page, tile: int) -> Locator:
    """A tile by its number, as players name it."""
    at = tile - 1
    row = next(row for row in range(7) if at < sum(ROWS[: row + 1]))
    q = max(-3, -row) + at - sum(ROWS[:row])
    return page.locator(f"[data-cell='{q},{row - 3}']")


COVERED = """mark => {
    const own = mark.getBoundingClientRect();
    return [...mark.closest("svg").querySelectorAll("text")].filter(text => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return left < own.right && own.left < right && top < own.bottom && own.top < bottom;
    }).map(text => text.textContent);
}"""  # what is written under a mark


def drafted(page: Page, steps: int) -> None:
    page.locator(f"main[data-draft='{steps}']").wait_for()


def at_war(
    house: Server, visit: Visits, *screen: Screen, position: str = "", **wishes: str
) -> tuple[Visit, Page]:
    me = visit(*screen, **wishes)
    page = me.sit(table_at(house, position or war(), ["random"] * 3), 0)
    me.wait_for_turn()
    return me, page


def order(page: Page, tile: int, key: str) -> None:
    """Give an order from a tile by its key."""
    cell(page, tile).focus()
    page.keyboard.press(key)
    drafted(page, 1)


# ---- troops -------------------------------------------------------------------------------------


def test_many_troops_go_at_once_and_every_row_says_what_they_will_do(
    house: Server, visit: Visits
) -> None:
    me, page = at_war(house, visit)
    order(page, 34, "4")
    expect(page.locator(".hexmap use[href='#tb-active']")).to_have_count(3)  # lances, only now
    for troops in range(5):
        cell(page, 16).click()
        drafted(page, 2 + troops)
    hot = page.locator(".sending .hot")
    expect(hot).to_contain_text("Fight with")
    expect(hot).to_contain_text("keep destroyed")
    expect(page.locator(".explained")).to_contain_text("On 16, you destroy")
    expect(page.locator(".explained")).to_contain_text("6 → 1")
    expect(page.locator(".hexmap .struck")).to_have_count(1)
    expect(page.locator(".seat .tried").nth(1)).to_contain_text("−5")
    page.keyboard.press("8")  # the order ends, and the turn goes on
    drafted(page, 7)
    expect(page.locator(".now h2")).to_have_text("One more action")
    page.locator(SEAL).click()
    page.locator("main:not([data-ply='0'])").wait_for()
    me.wait_for_turn()  # what the others do moves the chronicle
    march = page.locator(".log button").filter(has_text="5 troops go from tile 34 to tile 16")
    march.hover()
    expect(cell(page, 16)).to_have_class(re.compile("sought"))  # the sentence's place is framed
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Next step").click()  # one's own turn, looked at again
    expect(page.locator(".hexmap g.number")).to_have_text(["1"])


def test_troops_are_added_and_taken_back_one_by_one_or_all(house: Server, visit: Visits) -> None:
    _, page = at_war(house, visit)
    order(page, 34, "4")
    for troops in range(5):
        cell(page, 16).click()
        drafted(page, 2 + troops)
    cell(page, 25).click(modifiers=["Shift"])  # all that are left
    drafted(page, 12)
    expect(page.locator(".sending")).to_contain_text("nobody stays on 34")
    row = page.get_by_role("group", name="Troops to 25")
    row.get_by_role("button", name="one fewer").click()
    drafted(page, 11)
    cell(page, 25).click(button="right")
    drafted(page, 10)
    cell(page, 25).focus()
    page.keyboard.press("Delete")
    drafted(page, 9)
    row.get_by_role("button", name="one more").click()
    drafted(page, 10)
    expect(row.locator("output")).to_have_text("4")
    page.get_by_role("button", name="25: before the row above").click()
    expect(page.locator(".sending li").first).to_contain_text("join 2 of yours")
    page.get_by_role("button", name="Recall all").click()
    drafted(page, 1)
    cell(page, 16).press("Shift+Enter")
    drafted(page, 12)


def test_troops_are_called_and_one_out_of_line_is_refused_at_its_place(
    house: Server, visit: Visits
) -> None:
    _, page = at_war(house, visit)
    order(page, 31, "5")
    expect(page.locator(".explained")).to_contain_text("Raised lance on 26")
    cell(page, 34).click()
    expect(page.locator(WHY)).to_contain_text("8.6")
    place, why = cell(page, 34).bounding_box(), page.locator(WHY).bounding_box()
    assert place
    assert why
    assert abs(why["y"] - place["y"]) < 200  # beside it
    drafted(page, 1)  # nothing was lost
    page.get_by_role("button", name="All", exact=True).click()
    drafted(page, 8)
    expect(page.locator(".sending .rest")).to_contain_text("will be on 31")


def test_a_keep_is_captured_by_one_press_or_only_destroyed(house: Server, visit: Visits) -> None:
    _, page = at_war(house, visit, position=war("34:14,31:4,29:2,25:2"))
    order(page, 34, "4")
    assert page.locator(".hexmap .siege").evaluate(COVERED) == []  # no number of a tile
    cell(page, 16).focus()
    page.keyboard.press("Enter")
    capture = page.locator(".choice [data-step='capture:16']")
    expect(capture).to_be_focused()
    expect(page.locator(".choice [data-step='34-16']")).to_contain_text("Only destroy: 5")
    page.keyboard.press("Escape")
    expect(cell(page, 16)).to_be_focused()
    page.keyboard.press("Enter")
    capture.click()
    drafted(page, 16)
    expect(page.locator(".explained")).to_contain_text("On 16, you capture")
    expect(page.locator(".seat.me .tried")).to_contain_text("+5")
    page.get_by_role("button", name="Recall", exact=True).click()
    drafted(page, 1)
    short = at_war(house, visit)[1]
    order(short, 34, "4")
    plate = short.locator(".siege").filter(has_text="11 of 14")
    plate.get_by_role("button").click()
    expect(short.locator(WHY)).to_contain_text("10.3")


def test_on_the_smallest_phone_the_row_that_changed_is_seen(house: Server, visit: Visits) -> None:
    _, page = at_war(house, visit, Screen(320, 568, touch=True))
    order(page, 34, "4")
    expect(page.locator("main > .now")).to_contain_text("hold it for all of them")  # no Shift here
    for troops, tile in enumerate((16, 25, 35, 25)):
        cell(page, tile).press("Enter")
        drafted(page, 2 + troops)
        row = page.get_by_role("group", name=f"Troops to {tile}").bounding_box()
        plaques = page.locator("main > .acts").bounding_box()
        assert row
        assert plaques
        assert row["y"] + row["height"] <= plaques["y"] + 1


def test_swords_cover_no_number_and_an_end_by_troops_says_so(house: Server, visit: Visits) -> None:
    position = (
        "terre_de_barons 2 act die=1\nblue A baron=19 troops=19:2\n"
        "red B baron=37 knights=34,35 troops=20:2 keeps=1,3 discard=24"
    )
    me = visit()
    page = me.sit(table_at(house, position, ["random"]), 0)
    me.wait_for_turn()
    order(page, 19, "4")
    cell(page, 20).press("Enter")
    drafted(page, 2)
    assert page.locator(".hexmap use[href='#fight']").evaluate(COVERED) == []
    page.locator(SEAL).click()
    end = page.locator(".end .why")
    expect(end).to_contain_text("has only 5 troops left: that ended the game")


# ---- officers, orders, the card -----------------------------------------------------------------


def test_a_turn_by_thumb(house: Server, visit: Visits) -> None:
    """The map chooses the command tile, medallions the order; a golden tile is walked to."""
    _, page = at_war(house, visit, PHONE, lang="fr")
    cell(page, 31).tap()
    expect(page.locator(".now h2")).to_have_text("Donjon, tuile 31")
    build = page.locator(".medallion").filter(has_text="Construire")
    build.tap()
    expect(page.locator(WHY)).to_contain_text("5.5")
    cell(page, 34).tap()
    build.tap()
    drafted(page, 1)
    expect(page.locator(".seat.me")).to_contain_text("+4")
    expect(page.locator(".hexmap .closed")).to_have_count(1)
    cell(page, 34).tap()
    cell(page, 35).tap()
    drafted(page, 2)
    expect(page.locator(".hexmap g.number")).to_have_text(["1", "2"])  # where the words say
    page.locator(SEAL).tap()
    expect(page.locator("main[data-ply='0']")).to_have_count(0)


def test_the_card_sets_the_die_or_carries_an_officer(house: Server, visit: Visits) -> None:
    _, page = at_war(house, visit)
    page.keyboard.press("7")
    page.get_by_role("button", name="The die becomes 5").click()
    expect(page.locator(WHY)).to_contain_text("3.3")
    page.get_by_role("button", name="The die becomes 1").click()
    drafted(page, 1)
    expect(page.locator(".now h2")).to_have_text("Your die is now 1")
    cell(page, 34).click()
    far = page.locator("[data-cell] use[href='#die-1']")
    expect(far.first).to_be_visible()  # a walk of three steps spends it
    page.locator("[data-act=undo]").click()
    drafted(page, 0)
    page.keyboard.press("7")
    ride = page.locator(".tray [data-step='ride:b34']")
    expect(ride).to_contain_text("swap")
    ride.click()
    drafted(page, 1)
    expect(cell(page, 26)).to_have_attribute("aria-label", re.compile("Your baron"))


def test_a_baron_who_pauses_beside_another_must_go_on(house: Server, visit: Visits) -> None:
    land = "terre_de_barons 2 act die=5\nblue A baron=18 card=30\nred B baron=19 card=31"
    me = visit()
    page = me.sit(table_at(house, land, ["random"]), 0)
    me.wait_for_turn()
    cell(page, 18).click()
    cell(page, 19).click()
    drafted(page, 1)
    expect(page.locator(".now h2")).to_have_text("Your baron must move on")
    expect(page.locator("[data-step^='b19-']").first).to_be_visible()
    expect(page.locator("main [data-step=end]")).to_have_count(0)


# ---- every eye, every hand ----------------------------------------------------------------------


def test_those_who_watch_see_no_card_and_cannot_act(house: Server, visit: Visits) -> None:
    made = table_at(house, war(card=36), ["random"] * 3)
    me = visit()
    me.sit(made, 0)
    me.wait_for_turn()
    expect(me.page.get_by_label("Personal card: 36")).to_be_visible()
    for path in (f"/table/{made.table}", f"/table/{made.table}/screen"):
        page = visit().open(path)
        expect(cell(page, 34)).to_be_visible()
        cards = 0 if path.endswith("screen") else 1
        expect(page.get_by_label("Holds a personal card")).to_have_count(cards)
        expect(page.locator("[data-step]")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_colours_are_never_alone(house: Server, visit: Visits, theme: str) -> None:
    me, page = at_war(house, visit, theme=theme)
    marks = page.locator(".hexmap .piece").evaluate_all(
        """all => all.map((one) => [
            one.style.getPropertyValue('--own-hatching'),
            one.querySelector('.charge').getAttribute('href'),
        ])"""
    )
    assert len({mark for mark, _ in marks}) == len({charge for _, charge in marks}) == 4
    assert me.complaints() == []
    page.keyboard.press("7")
    page.locator(".tray .ride").first.wait_for()
    assert me.complaints() == []
    order(page, 34, "4")
    cell(page, 16).click()
    drafted(page, 2)
    assert me.complaints() == []
