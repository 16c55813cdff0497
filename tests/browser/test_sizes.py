"""Every table at every size: nothing overlaps, nothing is cut off, everything can be reached."""

import random
from pathlib import Path
from time import monotonic
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browsing import Screen, Visit, Visits
from tests.serving import Client, Made, Server, asked, hear_until, make_table, ready_all, take_turn

PATIENCE: Final = 5_000  # milliseconds
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


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request: pytest.FixtureRequest, house: Server) -> Made:
    """A game some turns old, with the first seat to play."""
    game, seats = request.param
    made = make_table(house.url, game, 1, ["random"] * (seats - 1))
    client = Client(made, made.tokens)
    ready_all(client)
    rng = random.Random(5)  # noqa: S311 - no secret
    for _ in range(5):
        hear_until(lambda: bool(asked([client])))
        take_turn(client, 0, rng)
    hear_until(lambda: bool(asked([client])))
    client.close()
    return made


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
