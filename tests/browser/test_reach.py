"""The law of all boards: whatever is legal can be reached by pointer and by keyboard.

Random games of every game that has a board, through the page. Most turns are played over a socket,
so that all parts of a game come up; the page takes one now and then, choosing among what the server
lists as legal.
"""

import random
from typing import Final

import pytest
from playwright.sync_api import Page

from baronnies.games import SHELF
from tests.browsing import Visits
from tests.pressing import READY, Keys, Pointer, confirm, do_step
from tests.serving import Client, Made, Server, hear_until, make_table, ready_all
from tests.serving import take_turn as random_turn
from tests.witnesses import ROOT

BOARDS: Final = sorted(kit.parent.name for kit in (ROOT / "web/src/boards").glob("*/kit.ts"))
GAMES: Final = [game for game in BOARDS if game in SHELF]
TABLES: Final = [  # every game, and Baubyron's other board
    *(pytest.param(game, {}, id=game) for game in GAMES),
    pytest.param("baubyron", {"building": "together"}, id="baubyron-together"),
]
TURNS: Final = 3  # through the page, in each game
APART: Final = 5  # at most so many turns between them


def legal(made: Made, other: Client) -> tuple[list[str], list[str]]:
    """What the server says this seat is trying, and may try next."""
    draft = other.ask("hello", version=1, lang="en", tokens=made.tokens)["frames"][0]["draft"]
    return draft["moves"], draft["next"]


def my_turn(client: Client) -> bool:
    """Whether the game asks this seat; otherwise it is over."""
    hear_until(lambda: bool(client.steps[0]) or client.facts["phase"] == "over")
    return bool(client.facts["phase"] != "over")


def take_turn(page: Page, hand: Pointer, made: Made, other: Client, rng: random.Random) -> None:
    """Any legal step after any other, until there is none left; then it is confirmed."""
    ply = other.plies[0]
    page.locator(f"main[data-ply='{ply}'][data-moment=mine][data-draft='0']").wait_for()
    while page.locator(f"main[data-ply='{ply}']").count():
        moves, steps = legal(made, other)
        if not steps:
            page.locator(READY).wait_for()
            return confirm(page)
        step = rng.choice(steps)
        do_step(page, hand, step)
        if page.locator(f"main[data-ply='{ply}']").count():
            tried, _ = legal(made, other)
            assert tried[: len(moves) + 1] == [*moves, step]
    return None


@pytest.mark.parametrize("hands", [Pointer, Keys])
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_whatever_is_legal_can_be_reached(
    house: Server, visit: Visits, game: str, options: dict[str, str], hands: type[Pointer]
) -> None:
    rng = random.Random(f"{game} {hands.__name__}")  # noqa: S311 - a game
    fewest, _ = SHELF[game].seats
    made = make_table(house.url, game, 1, ["random"] * (fewest - 1), options)
    other = Client(made, made.tokens)  # the same seat on another device
    ready_all(other)
    page = visit().sit(made, 0)
    for _ in range(TURNS):
        for _ in range(rng.randint(0, APART)):
            if my_turn(other):
                random_turn(other, 0, rng)
        if not my_turn(other):
            break
        take_turn(page, hands(page), made, other, rng)
    other.close()
