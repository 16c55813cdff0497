"""Finished games, and what their replay shows."""

import random
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from baronnies.core.reading import read_record
from baronnies.core.replay import Replay
from baronnies.games import SHELF
from tests.browsing import until
from tests.serving import Client, Made, make_table, play_out, ready_all, rest


def played(server: str, game: str = "le_baron", seats: int = 2, most: int = 300) -> Made:
    """A game played to its end, or counted after a while."""
    made = make_table(server, game, seats)
    client = Client(made, made.tokens)
    ready_all(client)
    play_out([client], random.Random(game), most)  # noqa: S311 - a game
    client.close()
    return made


def record_of(made: Made) -> str:
    return rest(f"{made.url}/record").body.decode()


def replay_of(made: Made) -> Replay:
    return Replay(read_record(record_of(made), SHELF))


def hand(replay: Replay, ply: int, seat: int) -> list[str]:
    view: Any = replay.at(ply).view(seat)
    return [str(card["card"]) for card in view["hand"]]


def at(page: Page, ply: int) -> None:
    """The board shows the table after so many lines."""
    expect(page.locator(f"main[data-ply='{ply}']")).to_be_visible()


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Step", exact=True)


def sees(page: Page, cards: list[str]) -> None:
    """The hand before the person holds these cards; at most a revealed one lies beside them."""
    held = page.locator(".tray .held")
    for card in cards:
        expect(held.filter(has_text=re.compile(rf"(^|\D){card}(\D|$)")).first).to_be_visible()
    until(page, lambda: len(cards) <= held.count() <= len(cards) + 1)


def verdict(page: Page, name: str, word: str) -> Locator:
    found = page.locator(f"[data-check={name}][data-verdict={word}]")
    expect(found).to_be_visible()
    return found
