"""Every table at every size: nothing overlaps, nothing is cut off, everything can be reached."""

from typing import Final

import pytest
from playwright.sync_api import expect

from baronnies.core.record import record_of
from baronnies.games import SHELF
from tests.browser.screens import HELD, STANDING, faults
from tests.browsing import Screen, Visits
from tests.placing import table_at
from tests.playing import Setting, play_randomly
from tests.serving import Client, Made, Server, agree, make_table, ready_all, rest

TURNS: Final = 5  # of the first seat, before somebody looks
SORCIERS: Final = {"sorciers": "yes"}
TABLES: Final[list[tuple[str, int, dict[str, str]]]] = [
    ("le_baron", 2, {}),
    ("le_baron", 4, {}),
    ("le_baron", 5, {}),
    ("le_baron", 10, {}),
    ("baron", 2, {}),
    ("baron", 5, {}),
    ("barony", 4, {}),
    ("barony", 5, SORCIERS),
    ("baubyron", 4, {}),
    ("terre_de_barons", 4, {}),
]


def some_turns_old(game: str, seats: int, options: dict[str, str]) -> str:
    """The record of a game, the same one every time, with the first seat to play."""
    table = Setting(SHELF[game], seats, options).table("sizes")
    turns = 0
    while turns < TURNS or 0 not in table.asked():
        turns += 0 in table.asked()
        play_randomly(table, f"sizes {turns}", longest=1)
    return record_of(table, with_seed=True).text()


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request: pytest.FixtureRequest, house: Server) -> Made:
    """A game against bots that goes on."""
    game, seats, options = request.param
    bots = [{"kind": "bot", "bot": "random"}] * (seats - 1)
    brought = {"record": some_turns_old(game, seats, options), "seats": [{"kind": "here"}, *bots]}
    answer = rest(f"{house.url}/api/records", brought)
    assert answer.status == 201, answer.body
    made = answer.json()
    return Made(house.url, made["table"], made["host"], made["tokens"][:1])


@pytest.mark.parametrize("screens", [HELD, STANDING], ids=["held", "standing"])
def test_a_table_fits_every_screen(table: Made, visit: Visits, screens: list[Screen]) -> None:
    guest = visit(screens[0], lang="fr")
    guest.sit(table, 0)
    assert guest.wait_for_turn()
    assert faults(guest, screens) == {}


@pytest.mark.parametrize("game", ["baron", "le_baron"])
@pytest.mark.parametrize("screens", [HELD, STANDING], ids=["held", "standing"])
def test_a_replay_fits_every_screen(
    house: Server, visit: Visits, screens: list[Screen], game: str
) -> None:
    made = make_table(house.url, game, 3)
    client = Client(made, made.tokens)
    ready_all(client)
    agree([client], "draw")
    client.close()
    guest = visit(screens[0], lang="fr", theme="dark")
    page = guest.open(f"/replay/{made.table}?ply=99&seat=1")  # the end, as the first seat sees it
    expect(page.locator(".controls input")).not_to_have_value("0")
    assert faults(guest, screens) == {}


# As much as is ever told beside a row: six heads of red, and all six colours.
BURSTING: Final = """\
le_baron 2 place
rows 84 13 110 27 48 / 73 53 63 99 / 90 9 36 28 / 32 64 / 55 6 40 25
A 1 chose=94
B 2 chose=101
"""
# Numbers of two figures beside two tiles, and seven things in the tray.
FULL: Final = """\
baron 3 draw to=A
   0,-1  F   W
0,0  M   Q   M
   0,1  V   Y
display Y X M
A honour=12 reserve=MQ
B honour=17 reserve=MV
C honour=-4 reserve=MF
"""
TRIALS: Final = [  # a position, and the step that is tried there; none
    pytest.param(BURSTING, "r1", id="le_baron-takes"),
    pytest.param(FULL, "", id="baron-full"),
    pytest.param(FULL, "d1", id="baron-draws"),
]


@pytest.mark.parametrize(("position", "step"), TRIALS)
@pytest.mark.parametrize("screens", [HELD, STANDING], ids=["held", "standing"])
def test_a_trial_fits_every_screen(
    house: Server, visit: Visits, screens: list[Screen], position: str, step: str
) -> None:
    guest = visit(screens[0], lang="fr")
    bots = ["random"] * (int(position.split()[1]) - 1)
    page = guest.sit(table_at(house, position, bots), 0)
    assert guest.wait_for_turn()
    if step:
        page.locator(f"[data-step={step}]").click()
        page.locator("main[data-draft='1'] [data-act=confirm]").wait_for()
    assert faults(guest, screens) == {}
