"""Barony and Sorciers in the browser, by notation: everything that is legal can be reached."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browsing import Visits
from tests.games.barony.boards import SORCERY, TOWN, on_magic
from tests.hands import SEAL, Mouse
from tests.placing import table_at
from tests.serving import Client, Made, Server


def reach(hand: Mouse, step: str) -> None:
    """Make one step of the game's notation through the page."""
    page = hand.page
    kind, _, rest = step.partition(":")
    if ">" in step:
        start, _, to = step.partition(">")
        if page.locator(f"[data-step='{step}']").count() == 0:
            hand.press(page.locator(f"[data-cell='{start}']"))
        hand.press(page.locator(f"[data-cell='{to}'][data-step='{step}']"))
    elif kind == "cast":
        page.keyboard.press("7")
        for spell in rest.split("+"):
            hand.press(page.locator(f"[data-spell={spell}]"))
            page.locator(f"[data-spell={spell}][aria-pressed=true]").wait_for()
    elif kind == "box" or (step.count(",") == 1 and kind == step):
        hand.press(page.locator(f"[data-cell='{rest or step}']"))
        option = page.locator(f".choice [data-step='{step}']")
        page.locator(
            f"main:not([data-draft='0']) .neat, .choice [data-step='{step}']"
        ).first.wait_for()
        if option.count():
            hand.press(option)
    else:
        hand.press(page.locator(f"main [data-step='{step}']:not([data-cell])").first)


def drafted(other: Client, made: Made) -> tuple[list[str], list[str]]:
    """What the seat tries, and what it could try next, as another device of it is told."""
    welcome = other.ask("hello", version=1, lang="en", tokens=made.tokens)
    draft = welcome["frames"][0]["draft"]
    return draft["moves"], draft["next"]


@pytest.mark.parametrize(
    ("position", "drafts"),
    [
        (TOWN, ["", "recruit", "move", "build", "city", "title", "move 0,0>0,1"]),
        (SORCERY, ["", "cast:portal", "cast:charm+illusion", "cast:tornado"]),
    ],
    ids=["base", "sorciers"],
)
def test_whatever_is_legal_can_be_reached(
    house: Server, visit: Visits, position: str, drafts: list[str]
) -> None:
    """On the map, in the tray and at the seal, from the beginning of a turn and from within it."""
    made = table_at(house, position, ["random"])
    me = visit()
    page = me.sit(made, 0)
    me.wait_for_turn()
    hand = Mouse(page)
    with_other = Client(made, made.tokens)  # the same seat on another device
    for before in drafts:
        begun = before.split()
        for at, step in enumerate(begun, 1):
            reach(hand, step)
            page.locator(f"main[data-draft='{at}']").wait_for()
        draft = page.locator(f"main[data-draft='{len(begun)}']")
        draft.wait_for()
        _, legal = drafted(with_other, made)
        for step in legal:
            if step == "done":
                expect(page.locator(SEAL)).to_be_enabled()
                continue
            reach(hand, step)
            page.locator(f"main[data-draft='{len(begun) + 1}']").wait_for()
            assert drafted(with_other, made)[0] == [*begun, step]
            page.keyboard.press("Backspace")
            draft.wait_for()
        for _ in begun:
            page.locator("[data-act=undo]").click()
        page.locator("main[data-draft='0']").wait_for()
    with_other.close()


SPELLS: Final = {
    "celerity": ("A 2,0=c 1,1=1 magic=4", "B 0,-2=c1", ["1,1>0,1", "0,1>-1,2"]),
    "teleportation": ("A 2,0=c 0,1=1 magic=4", "B 1,0=v tokens=C", ["0,1>1,0"]),
    "tornado": ("A 2,0=c 0,1=1 magic=4", "B 0,1=v tokens=CM", ["0,1>-1,2", "take:C"]),
    "charm": ("A 2,0=c -2,2=c magic=4", "B", ["2,0", "-2,2"]),
    "illusion": ("A 2,0=s magic=4", "B", ["2,0"]),
    "portal": ("A 2,0=c magic=4 gone=1", "B", ["box:2,0"]),
    "abundance": ("A -2,2=v magic=4", "B", ["-2,2"]),
    "petrification": ("A 2,0=c 1,1=v magic=4", "B", ["1,1"]),
    "sanctuary": ("A -2,2=1 magic=4", "B", ["-2,2"]),
}


def test_every_spell_is_cast(house: Server, visit: Visits) -> None:
    me = visit()
    for spell, (own, other, steps) in SPELLS.items():
        made = table_at(house, on_magic(spell, own, other), ["random"])
        page = me.sit(made, 0)
        me.wait_for_turn()
        hand = Mouse(page)
        for at, step in enumerate([f"cast:{spell}", *steps], 1):
            reach(hand, step)
            page.locator(f"main[data-draft='{at}']").wait_for()
        ply = page.locator("main").get_attribute("data-ply")
        page.locator(SEAL).click()
        page.locator(f"main:not([data-ply='{ply}'])").wait_for()
        expect(page.locator(".log")).to_contain_text(spell.capitalize())
