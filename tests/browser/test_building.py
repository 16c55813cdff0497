"""Buildings of Baubyron in the browser: built together, in the workshop, for a new table."""

import re
from typing import Final
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screens import faults_at
from tests.browsing import DESK, PHONE, Screen, Visit, Visits
from tests.pressing import confirm
from tests.serving import Client, Server, make_table, ready_all

SMALL: Final = "xa1 uc1 @ a1"  # three cells in a row
SIZES: Final = [
    Screen(320, 568, touch=True),
    Screen(390, 844, touch=True),
    Screen(844, 390, touch=True),
    Screen(820, 1180, touch=True),
    Screen(1180, 820, touch=True),
    Screen(1440, 900),
    Screen(1920, 1080),
]
HOSTILE: Final = [
    ("rubbish", "“rubbish” is not a block"),
    ("xa1 @ q99", "“q99” is not a cell"),
    ("%00<script>alert(1)</script>", "is not a block"),
    ("xa1 " * 700, "at most"),
    ("random:endless", "is not a length"),
]


def on_trial(page: Page, cell: str) -> None:
    page.locator(f"[data-cell={cell}]").click()
    expect(page.locator(f"[data-cell={cell}]")).to_have_attribute("aria-pressed", "true")


def test_three_people_build_together_vote_and_race(visit: Visits, house: Server) -> None:
    made = make_table(house.url, "baubyron", 3, options={"building": "together"})
    client = Client(made, made.tokens)
    ready_all(client)
    client.close()
    ann, bob, cyd = visit(DESK), visit(PHONE), visit(DESK)
    for seat, one in enumerate((ann, bob, cyd)):
        one.sit(made, seat)
    lay_with_the_mouse(ann)
    stand_with_a_thumb(bob)
    propose_by_keyboard(cyd)
    # One does not agree: building goes on after who proposed, with the entries to be named anew.
    assert ann.wait_for_turn()
    expect(ann.page.locator(".now")).to_contain_text("P2 proposes this building")
    ann.page.get_by_role("button", name="Build on").click()
    confirm(ann.page)
    expect(ann.page.locator(".now")).to_contain_text("Your turn to build")
    ann.page.get_by_role("button", name="Name the entries").click()
    ann.page.locator("[data-cell=l13]").click()
    expect(ann.page.locator(".now")).to_contain_text("Is this the entry?")
    confirm(ann.page)
    for voter in (bob, cyd):
        assert voter.wait_for_turn()
        voter.page.get_by_role("button", name="Agree").click()
        confirm(voter.page)
    for one in (ann, bob, cyd):  # pushed into the corner, all see it
        expect(one.page.locator("[data-cell=c1]")).to_have_count(1)
        expect(one.page.locator("[data-cell=l13]")).to_have_count(0)


def lay_with_the_mouse(ann: Visit) -> None:
    page = ann.page
    assert ann.wait_for_turn()
    expect(page.get_by_role("heading", name="One thing is missing")).to_be_visible()
    on_trial(page, "l13")
    expect(page.locator(".conditions .bad")).to_contain_text("m13 is as high")
    page.keyboard.press("Backspace")  # take it back
    expect(page.locator("[data-cell=l13]")).not_to_have_attribute("aria-pressed", "true")
    on_trial(page, "l13")
    assert ann.complaints() == []
    confirm(page)


def stand_with_a_thumb(bob: Visit) -> None:
    page = bob.page
    assert bob.wait_for_turn()
    expect(page.locator("[data-cell=m13]")).to_have_attribute(
        "aria-label", re.compile("one storey")
    )
    page.get_by_role("button", name="Plan", exact=True).tap()  # nothing lies over it
    page.get_by_role("button", name="Whole table").tap()
    box = page.locator("[data-cell=m13]").bounding_box()
    assert box
    assert box["width"] >= 44  # a finger pulls the table, and its cells stay as wide as one
    page.get_by_role("button", name="Whole table").tap()
    page.get_by_role("button", name="lying along").tap()
    page.locator("[data-cell=m13]").tap()
    expect(page.locator(".whynot")).to_contain_text("1.4")  # half on the block, half on the table
    page.get_by_role("button", name="upright").tap()
    page.locator("[data-cell=n13]").tap()
    expect(page.locator(".now")).to_contain_text("Then everything would hold.")
    confirm(page)


def propose_by_keyboard(cyd: Visit) -> None:
    page = cyd.page
    assert cyd.wait_for_turn()
    page.get_by_role("button", name="Name the entries").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("PageDown")  # to a golden cell, from anywhere
    expect(page.locator("[data-cell]:focus")).to_have_attribute("data-step", re.compile("^@"))
    page.keyboard.press("Enter")
    expect(page.locator("[data-act=confirm]")).to_have_text("Propose")
    page.locator("[data-act=confirm]").focus()
    page.keyboard.press("Enter")


def test_whoever_opened_the_table_may_take_a_ready_building(visit: Visits, house: Server) -> None:
    made = make_table(house.url, "baubyron", 1, ["greedy"] * 2, {"building": "together"})
    client = Client(made, made.tokens)
    ready_all(client)
    client.close()
    ann = visit(DESK, lang="fr")
    page = ann.sit(made, 0)
    assert ann.wait_for_turn()
    far = page.locator("[data-cell=t3]")
    expect(far).to_have_count(0)
    page.get_by_role("button", name="Toute la table").click()
    expect(far).to_have_attribute("data-step", "xt3")  # whatever is legal can be reached
    far.click()
    expect(page.locator("main")).to_have_attribute("data-draft", "1")
    page.locator("[data-act=undo]").click()
    expect(page.locator("main")).to_have_attribute("data-draft", "0")
    page.get_by_role("button", name="Une construction prête").click()
    page.locator('[data-step="take:hook"]').click()
    expect(page.locator(".now")).to_contain_text("Courir sur « crochet » ?")
    confirm(page)
    expect(page.locator("[data-cell=e5]")).to_have_count(1)


def test_the_workshop_by_keyboard(visit: Visits) -> None:
    ann = visit(DESK)
    page = ann.open("/")
    page.get_by_role("link", name="Workshop: buildings of Baubyron").press("Enter")
    expect(page.get_by_role("heading", name="Build", exact=True)).to_be_visible()
    page.locator("[data-cell=j16]").focus()
    for key in ("ArrowDown", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("[data-cell=l15]")).to_have_attribute(
        "aria-label", re.compile("one storey")
    )
    page.keyboard.press("u")
    page.keyboard.press("Enter")
    expect(page.locator("[data-cell=k15]")).to_have_attribute("aria-label", re.compile("3 storeys"))
    undone = ("Backspace", "one storey")
    for key, storeys in (undone, ("Control+y", "3 storeys"), undone):
        page.keyboard.press(key)
        expect(page.locator("[data-cell=k15]")).to_have_attribute("aria-label", re.compile(storeys))
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".now")).to_contain_text("A building has one to six entries")
    assert ann.complaints() == []
    page.get_by_role("button", name="Name the entries").press("Enter")
    page.keyboard.press("PageDown")
    page.keyboard.press("Enter")
    expect(page.get_by_label("The code")).to_have_value(SMALL)
    page.get_by_role("button", name="Walk to try it").press("Enter")
    expect(page.locator(".now")).to_contain_text("4 points in 2 steps")
    page.locator("[data-cell=a1]").focus()
    page.keyboard.press("Enter")  # back to the entry, then on
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-cell=b1]")).to_have_attribute("aria-label", re.compile("costs 1"))
    page.keyboard.press("Enter")
    expect(page.locator(".now")).to_contain_text("one point in 1 step")
    assert ann.complaints() == []
    page.get_by_role("link", name="Play here").press("Enter")
    expect(page.get_by_label("The code")).to_have_value(SMALL)
    page.get_by_role("button", name="Open the table").press("Enter")
    expect(page).to_have_url(re.compile("/table/"))


def test_whatever_code_is_opened_the_workshop_says_what_it_is(visit: Visits) -> None:
    ann = visit(DESK)
    page = ann.open(f"/workshop?code={quote('xa1 xd1 @ a1')}")
    expect(page.locator(".conditions .bad").first).to_contain_text("not one piece")
    for code, said in HOSTILE:
        page.get_by_label("The code").fill(code)
        page.get_by_role("button", name="Open this code").click()
        expect(page.get_by_role("alert")).to_contain_text(said)
    page.get_by_label("The code").fill(SMALL)
    page.get_by_role("button", name="Open this code").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".now")).to_contain_text("4 points in 2 steps")
    page.goto(f"{ann.server}/workshop?code={quote('<b>no</b>')}")
    expect(page.get_by_role("alert")).to_contain_text("is not a block")
    page.goto(f"{ann.server}/workshop?code=hook")
    expect(page.get_by_role("heading", name="Everything holds")).to_be_visible()
    expect(page.locator(".bar")).to_contain_text("hook")


def test_a_new_table_shows_the_building_it_will_have(visit: Visits) -> None:
    ann = visit(PHONE, lang="fr")
    page = ann.open("/new/baubyron")
    page.get_by_role("button", name="Changer : Matériel").click()
    expect(page.locator("figure")).to_contain_text("24 points")
    page.get_by_role("button", name="crochet").click()
    expect(page.locator("figure")).to_contain_text("partie courte")
    page.get_by_text("Par son code").click()
    page.get_by_label("Le code").fill("xa1 uc1 @")
    expect(page.get_by_text("Une construction a une à six entrées")).to_be_visible()
    page.get_by_label("Le code").fill(SMALL)
    expect(page.locator("figure")).to_contain_text("7 points")
    page.get_by_text("Bâtie ensemble").click()
    expect(page.get_by_text("un bloc chacun son tour")).to_be_visible()
    assert ann.complaints() == []


@pytest.mark.parametrize("code", ["ridge", "xm13 xo13 ul14"], ids=["walking", "building"])
def test_the_workshop_fits_every_screen(visit: Visits, code: str) -> None:
    ann = visit(PHONE)
    page = ann.open(f"/workshop?code={quote(code)}")
    expect(page.locator("[data-cell]").first).to_be_visible()
    assert faults(page) == {}


def test_building_together_fits_every_screen(visit: Visits, house: Server) -> None:
    made = make_table(house.url, "baubyron", 1, ["greedy"] * 2, {"building": "together"})
    client = Client(made, made.tokens)
    ready_all(client)
    client.close()
    ann = visit(PHONE)
    page = ann.sit(made, 0)
    assert ann.wait_for_turn()
    on_trial(page, "l13")
    assert faults(page) == {}


def faults(page: Page) -> dict[str, list[str]]:
    wrong = {f"{one.width}x{one.height}": faults_at(page, one) for one in SIZES}
    return {size: found for size, found in wrong.items() if found}
