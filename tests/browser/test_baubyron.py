"""Baubyron in the browser: races on plan and relief by mouse, keys and thumb; the plan remains.

The people here know no rule: they press what the page offers.
"""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.test_hex import Fingers, way
from tests.browsing import DESK, PHONE, Screen, Visit, Visits, until
from tests.pressing import READY, Keys, Pointer, confirm
from tests.serving import Made, Server, make_table, rest

TINY: Final = "xa1 uc1 xd1 @ a1 e1"  # the shortest race there is
ASKED: Final = ".choice .list button:not(.no)"  # climb on or eject, or which buried pawn
END: Final = "[data-cell][data-lit]:not(.able):not([data-step*='…'])"
EITHER: Final = "[data-cell][data-lit]:not(.able)"
PAWN: Final = "[data-cell].able"
STOCK: Final = ".lot.able"
TRIED: Final = "main[data-draft='1']"
CHOICES: Final = (ASKED, END, EITHER, PAWN, STOCK)
RELIEF: Final = "localStorage.setItem('baronnies.baubyron.relief', 'true')"
LOSE: Final = """document.querySelector('.grid canvas').getContext('webgl2')
    .getExtension('WEBGL_lose_context').loseContext()"""
# How often the relief was painted during twenty pictures of the screen.
IDLE: Final = """async () => {
    const canvas = document.querySelector('.grid canvas');
    const drawn = () => new Promise((then) => requestAnimationFrame(then));
    await drawn().then(drawn);
    const before = Number(canvas.dataset.painted);
    for (let frame = 0; frame < 20; frame++) await drawn();
    return Number(canvas.dataset.painted) - before;
}"""


# A browser that cannot paint in relief.
FLAT: Final = """const { getContext } = HTMLCanvasElement.prototype;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return /webgl/.test(kind) ? null : getContext.call(this, kind, ...more);
}"""


class Thumb(Pointer):
    """The same on a screen that is touched."""

    def press(self, thing: Locator) -> None:
        thing.tap()


def a_race(house: Server, building: str = TINY) -> Made:
    return make_table(house.url, "baubyron", 1, ["greedy"] * 2, options={"building": building})


def in_relief(me: Visit, made: Made) -> Page:
    """Sit down as somebody who looks at reliefs."""
    me.open("/shield.svg").evaluate(RELIEF)
    page = me.sit(made, 0)
    page.locator("[data-drawn=relief] canvas[data-painted]").wait_for()
    return page


def press_something(page: Page, hand: Pointer) -> None:
    """The next thing that the page offers, nearest to the end of the turn first."""
    page.locator(", ".join([READY, *CHOICES])).first.wait_for()
    things = [thing for what in CHOICES for thing in page.locator(what).all()]
    thing = next((thing for thing in things if hand.reaches(thing)), None)
    if thing is None:
        return confirm(page)  # nothing can move
    tries = (thing.get_attribute("data-step") or "")[-1:].isdigit()  # otherwise it is in hand now
    hand.press(thing)
    page.locator(TRIED if tries else f"{TRIED}, {ASKED}, {EITHER}").first.wait_for()
    return None


# Gold under the frame around what came last: nobody would see that it can be moved.
UNDER: Final = """() => [...document.querySelectorAll('.plan .able')].some((gold) =>
    [...document.querySelectorAll('.plan .last')].some((frame) =>
        gold.compareDocumentPosition(frame) & Node.DOCUMENT_POSITION_FOLLOWING))"""


def take_turn(page: Page, hand: Pointer) -> None:
    assert not page.evaluate(UNDER)
    ply = page.locator("main").get_attribute("data-ply")
    later = page.locator(f"main:not([data-ply='{ply}'])")
    while not page.locator(TRIED).or_(later).count():
        press_something(page, hand)
    if not later.count():
        page.locator(READY).click()
    later.wait_for()


@pytest.mark.parametrize(
    ("hands", "screen", "drawn"),
    [(Pointer, DESK, "plan"), (Keys, DESK, "plan"), (Thumb, PHONE, "relief")],
)
def test_a_whole_race(
    house: Server, visit: Visits, hands: type[Pointer], screen: Screen, drawn: str
) -> None:
    made = a_race(house)
    me = visit(screen)
    page = me.sit(made, 0) if drawn == "plan" else in_relief(me, made)
    while me.wait_for_turn():
        take_turn(page, hands(page))
    expect(page.locator(".sheet .won")).not_to_have_count(0)
    assert b"seed" in rest(f"{house.url}/api/tables/{made.table}/record").body
    expect(page.locator(".turns .line")).to_have_count(3)  # the race, turn by turn
    page.goto(f"{house.url}/replay/{made.table}")
    expect(page.locator(f"[data-drawn={drawn}]")).to_be_visible()


def test_a_lost_relief_gives_way_to_the_plan_in_the_middle_of_a_turn(
    house: Server, visit: Visits
) -> None:
    me = visit()
    page = in_relief(me, a_race(house, "citadel"))
    assert me.wait_for_turn()
    assert me.complaints() == []
    press_something(page, Pointer(page))
    page.locator(READY).wait_for()
    page.evaluate(LOSE)
    expect(page.locator("[data-drawn=plan] .plan")).to_be_visible()
    expect(page.locator(TRIED)).to_be_visible()
    page.get_by_role("button", name="Relief").click()  # it can be had again
    page.locator("[data-drawn=relief] canvas[data-painted]").wait_for()
    assert page.evaluate(IDLE) == 0  # painted on change only
    ply = page.locator("main").get_attribute("data-ply")
    page.locator(READY).click()
    page.locator(f"main:not([data-ply='{ply}'])").wait_for()


def test_where_there_is_no_relief_the_plan_remains_and_fingers_stretch_it(
    house: Server, visit: Visits
) -> None:
    made = a_race(house, "citadel")
    me = visit(PHONE)
    me.page.add_init_script(FLAT)
    me.open("/shield.svg").evaluate(RELIEF)
    page = me.sit(made, 0)
    assert me.wait_for_turn()
    expect(page.locator("[data-drawn=plan] .plan")).to_be_visible()
    expect(page.get_by_role("button", name="Relief")).to_have_count(0)  # nor is it offered
    box, cell = page.locator(".grid").bounding_box(), page.locator("[data-cell]").first
    before = cell.bounding_box()
    assert box
    assert before
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    Fingers(page).move(way(x - 30, y, (-30, 0)), way(x + 30, y, (30, 0)))
    until(page, lambda: (cell.bounding_box() or before)["width"] > 1.8 * before["width"])
    expect(page.locator("main[data-draft='0']")).to_be_visible()  # a drag is no press
    press_something(page, Thumb(page))
    page.locator(READY).wait_for()
    screen = visit().open(f"/table/{made.table}/screen")  # the same on the screen for all
    expect(screen.locator("[data-drawn=plan] .plan")).to_be_visible()
    expect(screen.locator("[data-step]")).to_have_count(0)


def test_what_cannot_be_says_why_on_its_cell(house: Server, visit: Visits) -> None:
    me = visit(lang="fr")
    page = me.sit(a_race(house, "citadel"), 0)
    assert me.wait_for_turn()
    page.locator("[data-cell]:not([data-lit])").first.click()  # an entry, or the summit
    expect(page.locator(".whynot .cl")).to_have_text("3.5")
    expect(page.locator(".plan .refused")).to_be_visible()
    expect(page.locator("main[data-draft='0']")).to_be_visible()
    assert me.complaints() == []


def test_the_building_is_turned_and_looked_through_by_keys(house: Server, visit: Visits) -> None:
    me = visit()
    page = me.sit(a_race(house, "spiral"), 0)
    assert me.wait_for_turn()
    cell = page.locator("[data-cell=a2]")
    cell.focus()
    before = cell.bounding_box()
    page.keyboard.press("e")
    assert cell.bounding_box() != before
    page.keyboard.press("q")
    assert cell.bounding_box() == before
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-cell=b2]")).to_be_focused()
    page.keyboard.press("v")
    page.locator("[data-drawn=relief] canvas[data-painted]").wait_for()
    page.keyboard.press("x")  # through the highest storey
    expect(page.get_by_role("group", name="See through")).to_be_visible()
