"""Barony and Sorciers in the browser: whole games, every spell, refusals, and all that is legal.

The people here know no rule: they press what the page offers.
"""

import random
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browsing import DESK, PHONE, Screen, Visit, Visits, until
from tests.games.barony.boards import crowded, on_land, on_magic
from tests.placing import table_at
from tests.serving import Client, Made, Server, make_table

SEAL: Final = "[data-act=confirm]:enabled"
STEP: Final = "main [data-step]:not(.no, [aria-pressed=true], [data-cell])"
LIT: Final = "[data-cell][data-lit=full]"
WHY: Final = ".whynot"

# Golden places and things to press that are on the screen, with nothing over them.
REACHED: Final = """what => [...document.querySelectorAll(what)].flatMap((one, at) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return there && one.contains(there) ? [at] : [];
})"""
ALL_FIVE: Final = "celerity+tornado+charm+abundance+sanctuary"


def state(page: Page) -> str:
    """All that a press may change."""
    found: str = page.evaluate(
        """() => JSON.stringify([
            ...['ply', 'draft', 'moment'].map((of) => document.querySelector('main')?.dataset[of]),
            ...[...document.querySelectorAll('[data-lit], [aria-pressed=true], .choice')].map(
                (one) => [one.dataset.cell, one.dataset.lit, one.ariaLabel]),
        ])"""
    )
    return found


def changed(page: Page, before: str) -> None:
    """Wait until a press has changed something, or is answered."""
    until(page, lambda: state(page) != before or page.locator(WHY).count())


class Mouse:
    """Presses what it points at."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, at: Locator) -> None:
        at.click()

    def any_of(self, what: str, rng: random.Random) -> None:
        found: list[int] = until(self.page, lambda: self.page.evaluate(REACHED, what))
        self.press(self.page.locator(what).nth(rng.choice(found)))

    def seal(self) -> None:
        self.press(self.page.locator(SEAL))


class Thumb(Mouse):
    """The same on a screen that is touched."""

    def press(self, at: Locator) -> None:
        at.tap()


class Keys(Mouse):
    """Nothing but the keyboard."""

    def press(self, at: Locator) -> None:
        at.focus()
        self.page.keyboard.press("Enter")

    def any_of(self, what: str, rng: random.Random) -> None:
        if what == LIT:
            self.page.locator("[data-cell][tabindex='0']").focus()
            for _ in range(rng.randrange(1, 4)):
                self.page.keyboard.press("PageDown")
            self.page.keyboard.press("Enter")
        else:
            self.press(self.page.locator(what).nth(rng.randrange(self.page.locator(what).count())))


def take_turn(hand: Mouse, rng: random.Random) -> None:
    """Press what can be pressed until there is something to confirm, and confirm it."""
    page = hand.page
    ply = page.locator("main").get_attribute("data-ply")
    page.locator(f"{SEAL}, {STEP}, {LIT}").first.wait_for()
    while not page.locator(SEAL).count():
        before = state(page)
        what = next(one for one in (LIT, STEP) if page.locator(one).count())
        if page.locator(".choice").count():
            what = ".choice [data-step]:not(.no)"
        hand.any_of(what, rng)
        changed(page, before)
        page.locator(f"{SEAL}, {STEP}, {LIT}").first.wait_for()
    hand.seal()
    page.locator(f"main:not([data-ply='{ply}'])").wait_for()


class Guest(NamedTuple):
    """Who comes, and to what."""

    hand: type[Mouse]
    screen: Screen
    lang: str
    options: dict[str, str]


GUESTS: Final = {
    "mouse": Guest(Mouse, DESK, "en", {}),
    "keys-sorciers": Guest(Keys, DESK, "fr", {"sorciers": "yes"}),
    "thumb": Guest(Thumb, PHONE, "fr", {}),
    "thumb-sorciers": Guest(Thumb, PHONE, "en", {"sorciers": "yes"}),
}


@pytest.mark.parametrize("guest", GUESTS.values(), ids=list(GUESTS))
def test_a_whole_game(house: Server, visit: Visits, guest: Guest) -> None:
    made = make_table(house.url, "barony", 1, ["greedy"], {**guest.options, "rounds": "3"})
    me = visit(guest.screen, lang=guest.lang)
    page = me.sit(made, 0)
    rng = random.Random(guest.lang)  # noqa: S311 - a game
    turns = 0
    while me.wait_for_turn():
        take_turn(guest.hand(page), rng)
        turns += 1
    assert turns > 3  # the first cities, then an action in each round
    expect(page.locator("main[data-moment=over]")).to_be_visible()


# ---- by notation: everything that is legal can be reached ------------------------------------


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


TOWN: Final = on_land("A 2,0=c1 0,0=1 -2,2=v1 0,1=1 tokens=CCCP", "B 0,1=v 0,-2=c1 tokens=CM")
SORCERY: Final = on_magic(
    "portal+charm+illusion+abundance+tornado",
    "A 2,0=c 1,1=s 0,1=1 -2,2=v magic=4 gone=1",
    "B 0,-2=c1 -1,0=v tokens=CM",
)


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
        for step in begun:
            reach(hand, step)
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


def test_a_fight_is_shown_before_it_is_entered_and_before_it_is_confirmed(
    house: Server, visit: Visits
) -> None:
    _, page = at_town(house, visit)
    page.keyboard.press("2")
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
