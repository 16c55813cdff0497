"""Barony where things go otherwise: a lost line, a lying phone, a game looked at again."""

import random

from playwright.sync_api import Page, expect

from tests.browsing import PHONE, Screen, Visits, Wire
from tests.games.barony.boards import SORCERY, TOWN, crowded, on_land
from tests.placing import table_at
from tests.pressing import confirm
from tests.serving import Client, Server, make_table, play_out, ready_all

LINE = "one => parseFloat(getComputedStyle(one).lineHeight)"  # its height


def test_a_lost_line_in_the_middle_of_an_action_keeps_the_draft(
    house: Server, visit: Visits
) -> None:
    wire = Wire(house.url)
    page = (me := visit(PHONE, server=wire.url)).sit(table_at(house, TOWN, ["random"]), 0)
    me.wait_for_turn()
    page.locator("[data-step=recruit]").click()
    page.locator("main[data-draft='1']").wait_for()
    page.locator("[data-cell='2,0']").click()
    page.locator("main[data-draft='2']").wait_for()
    wire.cut()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    expect(page.locator("main[data-draft='2']")).to_be_visible()  # what is on trial stays in sight
    wire.mend()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    page.locator("[data-cell='2,0']").click()  # the action goes on
    page.locator("main[data-draft='3']").wait_for()
    page.locator("[data-cell='2,0']").click()
    confirm(page)
    wire.close()


def ends_above(page: Page, one: str, other: str) -> bool:
    """Whether what is seen of one part ends where the other begins."""
    boxes = page.locator(one).bounding_box(), page.locator(other).bounding_box()
    return not boxes[0] or not boxes[1] or boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"]


def test_the_ladder_stands_where_the_page_has_room_for_it(house: Server, visit: Visits) -> None:
    made = table_at(house, TOWN, ["random"])
    for screen, under, beside in (
        (Screen(390, 844, touch=True), True, False),
        (Screen(1180, 820, touch=True), True, False),
        (Screen(600, 500), True, False),
        (Screen(844, 390, touch=True), False, False),
        (Screen(1280, 500), False, False),
        (Screen(1440, 900), False, True),
    ):
        page = (me := visit(screen)).sit(made, 0)
        me.wait_for_turn()
        expect(page.locator(".board .ladder")).to_be_visible(visible=under)
        expect(page.locator(".beneath .ladder")).to_be_visible(visible=beside)
        assert ends_above(page, ".board .ladder", "main > .now")
        me.context.close()


def test_what_the_strip_of_seats_leaves_out_is_had_by_pressing_it(
    house: Server, visit: Visits
) -> None:
    page = (me := visit(PHONE)).sit(table_at(house, TOWN, ["random"]), 0)
    me.wait_for_turn()
    expect(page.locator("main > .now")).to_contain_text("Your tokens pay 19; a title costs 15.")
    expect(page.locator("main .holds").first).to_be_hidden()
    page.get_by_role("button", name="The players").tap()
    players = page.get_by_role("dialog", name="The players")
    expect(players.locator(".holds").nth(1)).to_be_visible()  # everybody's tokens
    expect(players.locator(".ladder")).to_be_visible()
    page.keyboard.press("Escape")
    expect(players).to_have_count(0)


def test_title_and_gold_stand_on_one_line(house: Server, visit: Visits) -> None:
    rich = "title=viscount tokens=CCCCPPPPFFFF"
    position = on_land(f"A 2,0=c1 {rich}", f"B -2,2=c1 {rich}")
    page = (me := visit()).sit(table_at(house, position, ["random"]), 0)
    me.wait_for_turn()
    for width in (1440, 1180, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        for line in page.locator(".seat .sub").all():
            expect(line).to_have_text("Viscount · pays 48")
            box = line.bounding_box()
            assert box
            assert box["height"] < 1.5 * float(line.evaluate(LINE))  # not two lines
            assert line.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_five_fit_on_phones_with_their_points_and_all_actions(house: Server, visit: Visits) -> None:
    page = (me := visit(PHONE, lang="fr")).sit(table_at(house, crowded(), ["random"] * 4), 0)
    me.wait_for_turn()
    for width, height in ((390, 844), (320, 568), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        for seat in page.locator(".seat").all():
            points = page.evaluate(
                """seat => {
                    const range = document.createRange();
                    range.selectNodeContents(seat.querySelector(".pts").firstChild);
                    return range.getBoundingClientRect().right;
                }""",
                seat.element_handle(),
            )
            lies = seat.locator(".lies").bounding_box()
            row = seat.locator(".pts").bounding_box()
            assert row
            assert lies is None or points <= lies["x"] or row["y"] + row["height"] <= lies["y"]
        tray = page.locator("main > .tray").bounding_box()
        assert tray
        for one in page.locator(".medallion").all():
            box = one.bounding_box()
            assert box
            assert tray["y"] - 1 <= box["y"]  # none is cut off above
            assert one.evaluate("one => one.scrollWidth <= one.clientWidth")  # nor its name


def test_an_upright_tablet_keeps_the_land_as_large_while_spells_are_chosen(
    house: Server, visit: Visits
) -> None:
    screen = Screen(820, 1180, touch=True)
    page = (me := visit(screen, lang="fr")).sit(table_at(house, SORCERY, ["random"]), 0)
    me.wait_for_turn()
    expect(page.locator(".seat .coronet")).to_have_count(2)
    first = page.locator(".seat .coronet").first
    expect(first).to_be_visible()  # five kinds of token are no fifth player
    page.evaluate("document.fonts.ready.then(() => null)")
    before = page.locator("main > .board").bounding_box()
    page.locator("[data-step='cast:']").tap()
    expect(page.get_by_role("heading", name="Quels sortilèges ?")).to_be_visible()
    assert page.locator("main > .board").bounding_box() == before
    page.locator("[data-spell=tornado]").tap()
    expect(page.locator("main > .brief .drops")).to_be_visible()
    assert page.locator("main > .board").bounding_box() == before


def test_a_game_is_looked_at_again_on_its_board(house: Server, visit: Visits) -> None:
    made = make_table(house.url, "barony", 1, ["random"], {"rounds": "9"})
    client = Client(made, made.tokens)
    ready_all(client)
    play_out([client], random.Random(3))  # noqa: S311 - a game
    ply = client.plies[0]
    client.close()
    me = visit(lang="fr")
    page = me.sit(made, 0)
    expect(page.locator("[data-moment=lead] svg, [data-moment=largest] svg").first).to_be_visible()
    for way in ("Rejouer ensemble", "Revoir la partie", "Accueil"):  # however high a board is drawn
        expect(page.locator(".end").get_by_text(way)).to_be_in_viewport(ratio=1)
    page = me.open(f"/replay/{made.table}?ply={ply}")
    expect(page.locator("[data-cell]").first).to_be_visible()
    expect(page.locator(".beneath .ladder")).to_be_visible()
    expect(page.get_by_text(f"étape {ply} sur {ply}").first).to_be_visible()
    expect(page.locator(".board .piece").nth(5)).to_be_visible()  # a knight in each first city
    pieces = page.locator(".board .piece").count()
    page.keyboard.press("Home")
    expect(page.get_by_text(f"étape 0 sur {ply}").first).to_be_visible()
    expect(page.locator("[data-cell]")).to_have_count(0)  # no land is laid yet
    page.keyboard.press("End")
    expect(page.locator(".board .piece")).to_have_count(pieces)
    expect(page.locator("[data-step]")).to_have_count(0)  # nothing can be done in the past
