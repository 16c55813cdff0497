"""`python -m bench.people [--games barony le_baron]`: how long people wait for their opponents.

Fifty tables, each with a person and three greedy bots. Everybody decides as soon as they are asked
(or after `--think` seconds), so that this is the worst there is. Measured from a turn's
acknowledgement until the same person is asked again; a line of JSON for each game.
"""

import argparse
import asyncio
import json
import random
import tempfile
import urllib.request
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from baronnies.core.compiled import compiled
from baronnies.games import SHELF
from bench.seat import Figures, Seat
from bench.server import Json, start

BOTS: Final = 3
WARM_UP: Final = 5.0  # seconds that are not counted


class Draft(Struct):
    """The part of a draft that a next step needs."""

    next: list[str]
    done: bool


class Table(Struct):
    """The part of a table's facts that tells of its end."""

    phase: str


class Answer(Struct):
    """The part of a message that tells of a draft, or of who waits."""

    type: str
    draft: Draft | None = None
    before: int = 0
    table: Table | None = None


_decoder: Final = msgspec.json.Decoder(Answer)


class Person(Seat):
    """Somebody who decides step by step, and waits."""

    def __init__(self, token: str, think: float) -> None:
        super().__init__(token, 0, Figures())
        self.waits: list[float] = []
        self.longest_queue = 0
        self.over: Final = asyncio.Event()
        self._think: Final = think
        self._moves: list[str] = []
        self._handed_in = 0.0  # when; 0: it is my turn, or nothing was handed in yet

    def _hear(self, text: bytes) -> None:
        super()._hear(text)
        answer = _decoder.decode(text)
        self.longest_queue = max(self.longest_queue, answer.before)
        if answer.table and answer.table.phase == "over":
            self.over.set()
        if answer.type == "accepted" and self._moves:
            self._go_on(answer.draft)
        elif answer.type in ("welcome", "update") and self.steps and not self._moves:
            if self._handed_in:
                self.waits.append(perf_counter() - self._handed_in)
            self._handed_in = 0.0
            asyncio.get_running_loop().call_later(self._think, self._begin)

    def _begin(self) -> None:
        if self.steps and not self._moves:
            self._try(random.choice(self.steps))  # noqa: S311 - a game

    def _go_on(self, draft: Draft | None) -> None:
        if draft and draft.next:
            self._try(random.choice(draft.next))  # noqa: S311 - as above
        elif draft and not self._handed_in:
            self._handed_in = perf_counter()
            self._say("hand_in")
        else:  # it is acknowledged
            self._moves = []

    def _try(self, step: str) -> None:
        self.steps = []
        self._moves.append(step)
        self._say("offer")

    def _say(self, kind: str) -> None:
        self.say({"type": kind, "id": 1, "seat": 0, "ply": self.ply, "moves": self._moves})


def make(server: str, game: str) -> Json:
    """A table of one person and three bots."""
    seats: list[Json] = [{"kind": "here"}, *[{"kind": "bot", "bot": "greedy"}] * BOTS]
    request = urllib.request.Request(  # noqa: S310 - our own server
        f"{server}/api/tables",
        json.dumps({"game": game, "seats": seats}).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - as above
        found: Json = json.load(answer)
    return found


async def stay(server: str, game: str, asked: argparse.Namespace, people: list[Person]) -> None:
    """Somebody at one table after the other, for as long as nobody closes."""
    where = urlsplit(server)
    assert where.hostname
    assert where.port
    while True:
        made = await asyncio.to_thread(make, server, game)
        person = Person(made["tokens"][0], asked.think)
        people.append(person)
        await person.connect(where.hostname, where.port, f"/api/tables/{made['table']}/socket")
        await person.over.wait()
        person.close()


async def crowd(server: str, game: str, asked: argparse.Namespace) -> list[Person]:
    """So many people for so long."""
    people: list[Person] = []
    visits = [asyncio.create_task(stay(server, game, asked, people)) for _ in range(asked.tables)]
    await asyncio.sleep(WARM_UP)
    for person in people:
        person.waits.clear()
    await asyncio.sleep(asked.seconds)
    for visit in visits:
        if not visit.done():
            visit.cancel()
        with suppress(asyncio.CancelledError):
            await visit  # what went wrong is told
    return people


def measure(game: str, asked: argparse.Namespace) -> Json:
    """One game."""
    with tempfile.TemporaryDirectory(prefix="baronnies-bench-") as folder:
        process, server = start(Path(folder) / "db")
        people = asyncio.run(crowd(server, game, asked))
        process.terminate()
        process.wait()
    waits = [wait for person in people for wait in person.waits]
    return {
        "game": game,
        "compiled": compiled(),
        "waits": len(waits),
        "median_s": round(median(waits), 2),
        "p90_s": round(quantiles(waits, n=10)[8], 2),
        "longest_queue": max(person.longest_queue for person in people),
    }


def main() -> None:
    """A line for each game."""
    parser = argparse.ArgumentParser(prog="python -m bench.people", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=list(SHELF), default=list(SHELF))
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--think", type=float, default=0.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    asked = parser.parse_args()
    for game in asked.games:
        print(json.dumps(measure(game, asked)), flush=True)


if __name__ == "__main__":
    main()
