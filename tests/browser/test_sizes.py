"""Every table at every size: nothing overlaps, nothing is cut off, everything can be reached."""

from pathlib import Path
from time import monotonic
from typing import Final

import pytest
from playwright.sync_api import Page

from baronnies.core.record import record_of
from baronnies.games import SHELF
from tests.browsing import Screen, Visit, Visits
from tests.playing import Setting, play_randomly
from tests.serving import Made, Server, rest

PATIENCE: Final = 5_000  # milliseconds
TURNS: Final = 5  # of the first seat, before somebody looks
HELD: Final = [  # in the hand or on a lap: a finger presses
    Screen(320, 568, touch=True),
    Screen(390, 844, touch=True),
    Screen(568, 320, touch=True),
    Screen(844, 390, touch=True),
    Screen(768, 1024, touch=True),
    Screen(820, 1180, touch=True),
    Screen(1024, 768, touch=True),
    Screen(1180, 820, touch=True),
]
STANDING: Final = [  # on a desk or a wall
    Screen(1280, 720),
    Screen(1440, 900),
    Screen(1080, 1920),
    Screen(1920, 1080),
    Screen(2560, 1440),
    Screen(3840, 2160),
]
TABLES: Final = [
    ("le_baron", 2),
    ("le_baron", 5),
    ("le_baron", 10),
    ("baron", 2),
    ("baron", 5),
    ("barony", 4),
    ("baubyron", 4),
    ("terre_de_barons", 4),
]

FAULTS: Final = Path(__file__).with_name("sizes.js").read_text(encoding="utf-8")


def some_turns_old(game: str, seats: int) -> str:
    """The record of a game, the same one every time, with the first seat to play."""
    table = Setting(SHELF[game], seats, {}).table("sizes")
    turns = 0
    while turns < TURNS or 0 not in table.asked():
        turns += 0 in table.asked()
        play_randomly(table, f"sizes {turns}", longest=1)
    return record_of(table, with_seed=True).text()


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request: pytest.FixtureRequest, house: Server) -> Made:
    """A game against bots that goes on."""
    game, seats = request.param
    bots = [{"kind": "bot", "bot": "random"}] * (seats - 1)
    brought = {"record": some_turns_old(game, seats), "seats": [{"kind": "here"}, *bots]}
    answer = rest(f"{house.url}/api/records", brought)
    assert answer.status == 201, answer.body
    made = answer.json()
    return Made(house.url, made["table"], made["host"], made["tokens"][:1])


def faults_at(page: Page, screen: Screen) -> list[str]:
    """What stays wrong after the page had time to be laid out anew."""
    page.set_viewport_size(screen.size)
    patience = monotonic() + PATIENCE / 1000
    while True:
        wrong: list[str] = page.evaluate(FAULTS, screen.touch)
        if not wrong or monotonic() > patience:
            return wrong
        page.wait_for_timeout(50)


def faults(visit: Visit, screens: list[Screen]) -> dict[str, list[str]]:
    found = {f"{one.width}x{one.height}": faults_at(visit.page, one) for one in screens}
    return {size: wrong for size, wrong in found.items() if wrong}


@pytest.mark.parametrize("screens", [HELD, STANDING], ids=["held", "standing"])
def test_a_table_fits_every_screen(table: Made, visit: Visits, screens: list[Screen]) -> None:
    guest = visit(screens[0], lang="fr")
    guest.sit(table, 0)
    assert guest.wait_for_turn()
    assert faults(guest, screens) == {}
