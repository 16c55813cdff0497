"""Tables that begin with a written position: put on the disk as a branch of a game is."""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from time import time

from baronnies.core.game import State
from baronnies.games import SHELF
from baronnies.server.disk.entries import Entry, Sat
from baronnies.server.disk.entries import Made as Kept
from baronnies.server.disk.sqlite import SqliteStore
from baronnies.server.house.lobby import listed
from baronnies.server.table.chairs import fingerprint, new_id, new_token
from baronnies.server.table.play import Play
from tests.playing import Setting, steps
from tests.serving import Made, Server


def turns(game: str, seats: int, seed: str = "a") -> Iterator[State]:
    """The turns of the first seat in a random game, each at its beginning."""
    turn = -1
    for step in steps(Setting(SHELF[game], seats, {}), seed):
        if step.state.turn != turn and 0 in step.state.to_act():
            yield step.state.copy()
        turn = step.state.turn


def late_in(game: str, seats: int, left: int = 4) -> str:
    """A position where the first seat has about so many turns before the end."""
    return list(turns(game, seats))[-left].text()


def a_turn_where(something: Callable[[State], bool], game: str, seats: int) -> str:
    """A position of a random game where something is so."""
    found = (turn for seed in "abcdefgh" for turn in turns(game, seats, seed) if something(turn))
    return next(found).text()


def a_step_to(something: Callable[[State], bool], game: str, seats: int) -> tuple[str, str]:
    """A position of a random game, and a step of the first seat after which something is so."""
    for step in steps(Setting(SHELF[game], seats, {}), "a"):
        for move in step.state.moves(0) if 0 in step.state.to_act() else []:
            after = step.state.copy()
            after.play(0, move)
            if something(after):
                return step.state.text(), SHELF[game].say(move)
    raise AssertionError("nowhere in that game")


def table_at(house: Server, position: str, bots: list[str]) -> Made:
    """A table whose first seats are people, as many as there are no bots for."""
    name, seats, *_ = position.split()
    game = SHELF[name]
    here = int(seats) - len(bots)
    tokens = [new_token() for _ in range(here)]
    kept = Kept(
        table=new_id(),
        game=name,
        rules=game.version,
        options=dict(
            word.split("=")
            for word in position.splitlines()[0].split()
            if word.split("=")[0] in game.options
        ),
        bots=["" for _ in tokens] + bots,
        seed=secrets.token_bytes(32).hex(),
        host=fingerprint("host"),
        made=int(time()),
        start=position,
    )
    entries: list[Entry] = [
        Sat(at, f"P{at}", fingerprint(token)) for at, token in enumerate(tokens)
    ]
    with ThreadPoolExecutor() as apart:  # Playwright has a loop in this thread
        apart.submit(asyncio.run, _keep(house, kept, entries)).result()
    return Made(house.url, kept.table, "host", tokens)


async def _keep(house: Server, kept: Kept, entries: list[Entry]) -> None:
    play = Play(kept, SHELF[kept.game], [])
    for entry in entries:
        play.apply(entry)
    store = SqliteStore(house.db)
    await store.make(kept, entries, listed(play))
    await store.close()
