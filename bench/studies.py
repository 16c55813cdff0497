"""`python -m bench.studies [--seconds 20]`: who notices that the server plays studies and reviews.

A server on all cores. Somebody opens pages, somebody else looks at the study, four people play a
table, one asks for every move against bots, all without a pause: first alone, then while the lab
plays a study of four settings, then while a long game is reviewed. A line of JSON for each: within
how many milliseconds half of a page's answers came, 95 and 99 of a hundred and all; and so with
acknowledgements of moves and with hints; and how far the work has come. Limits: 99 of a hundred
answers of pages within 100 ms, 95 of a hundred hints within two seconds.
"""

import argparse
import asyncio
import json
import tempfile
import urllib.request
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from baronnies.lab.contest import play_game
from baronnies.lab.plan import Plan
from bench.seat import Figures, Seat
from bench.server import Json, make_table, p99, start

PAGES: Final = ("/", "/api/games", "/api/lab", "/rules/baron")
STUDY: Final[Json] = {
    "game": "terre_de_barons",
    "seats": 3,
    "bots": ["greedy"],
    "games": 10_000,
    "seed": "labo",
    "settings": [{}, {"goal_3": "15"}, {"goal_3": "18"}, {"goal_3": "21"}],
}
REVIEWED: Final = Plan("barony", 3, bots=["greedy"], seed="labo")
PAUSE: Final = 0.02  # seconds between an answer and the next question
LIMIT: Final = 100.0  # milliseconds until a page answers
HINTED: Final = 2000.0  # and until somebody is helped
HELPED: Final[Json] = {
    "game": "barony",
    "seats": [{"kind": "here"}, *[{"kind": "bot", "bot": "greedy"}] * 2],
}


class Turn(Struct):
    """The part of a turn that is played."""

    moves: list[str]


class Helped(Struct):
    """The part of a message that brings a hint."""

    type: str
    best: Turn | None = None


class Learner(Seat):
    """Somebody who asks what to do, and does it."""

    def __init__(self, token: str) -> None:
        super().__init__(token, 0, Figures())
        self.took: list[float] = []  # seconds until a hint came
        self._asked = 0.0

    def _hear(self, text: bytes) -> None:
        super()._hear(text)
        heard = msgspec.json.decode(text, type=Helped)
        if heard.best:
            self.took.append(perf_counter() - self._asked)
            self._say("hand_in", moves=heard.best.moves)
        elif heard.type in ("welcome", "update") and self.steps:
            self._asked, self.steps = perf_counter(), []
            self._say("hint")

    def _say(self, kind: str, **more: object) -> None:
        self.say({"type": kind, "id": 1, "seat": 0, "ply": self.ply, **more})


def read(place: str, body: Json | None = None) -> bytes:
    """The answer of the server."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(place, data, {"Content-Type": "application/json"})  # noqa: S310 - our own server
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - as above
        return bytes(answer.read())


def asked(place: str, body: Json | None = None) -> Json:
    """And what it tells."""
    return dict(json.loads(read(place, body)))


async def visit(server: str, paths: list[str], until: float, took: list[float]) -> None:
    """One page after the other; the first time is not counted, which gets them ready."""
    for path in paths:
        await asyncio.to_thread(read, server + path)
    while perf_counter() < until:
        for path in paths:
            began = perf_counter()
            await asyncio.to_thread(read, server + path)
            took.append(perf_counter() - began)
            await asyncio.sleep(PAUSE)


async def sit(server: str, until: float, took: list[float]) -> None:
    """Four people who move as soon as they are asked."""
    figures = Figures()
    figures.counting = True
    seats, _ = await make_table(server, figures)
    while perf_counter() < until:
        for seat in seats:
            if seat.steps:
                seat.move()
                break
        await asyncio.sleep(PAUSE)
    for seat in seats:
        seat.close()
    took += figures.acknowledged


async def learn(server: str, until: float, took: list[float]) -> None:
    """Somebody at one table against bots after the other."""
    where = urlsplit(server)
    assert where.hostname
    assert where.port
    made = await asyncio.to_thread(asked, f"{server}/api/tables", HELPED)
    one = Learner(made["tokens"][0])
    await one.connect(where.hostname, where.port, f"/api/tables/{made['table']}/socket")
    await asyncio.sleep(until - perf_counter())
    one.close()
    took += one.took


async def noticed(server: str, look: str, seconds: float) -> Json:
    """What all of them had to wait."""
    until = perf_counter() + seconds
    pages, glances, moves, hints = list[float](), list[float](), list[float](), list[float]()
    people = [
        visit(server, [*PAGES], until, pages),
        sit(server, until, moves),
        learn(server, until, hints),
    ]
    if look:
        people.append(visit(server, [look], until, glances))
    await asyncio.gather(*people)
    found = {"pages": spread(pages), "moves": spread(moves), "hints": spread(hints)}
    if look:
        found["looking_on"] = spread(glances)
        work = await asyncio.to_thread(asked, server + look)
        found["work"] = {"state": work["state"], "done": work["done"], "of": work["of"]}
    slow = found["hints"]["p95_ms"] > HINTED or p99(pages + glances) > LIMIT
    return {**found, "within": not slow}


def spread(took: list[float]) -> Json:
    """Milliseconds."""
    return {
        "p50_ms": round(median(took) * 1000, 1),
        "p95_ms": round(quantiles(took, n=20)[18] * 1000, 1),
        "p99_ms": p99(took),
        "max_ms": round(max(took) * 1000, 1),
        "of": len(took),
    }


def study(server: str) -> str:
    """Ask for one; where it is looked at."""
    return f"/api/lab/{asked(f'{server}/api/lab', STUDY)['study']}"


def review(server: str) -> str:
    """Bring a finished game and ask where it was decided."""
    record = play_game(REVIEWED.settled(), 0, with_record=True).record
    seats = [{"kind": "open"}] * REVIEWED.seats
    table = asked(f"{server}/api/records", {"record": record, "seats": seats})["table"]
    asked(f"{server}/api/tables/{table}/review", {})
    return f"/api/tables/{table}/review"


def main() -> None:
    """A line for each."""
    parser = argparse.ArgumentParser(prog="python -m bench.studies", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0)
    seconds = parser.parse_args().seconds
    begun: dict[str, Callable[[str], str]] = {
        "nothing": lambda _server: "",
        "study": study,
        "review": review,
    }
    for name, begin in begun.items():
        with tempfile.TemporaryDirectory(prefix="baronnies-bench-") as folder:
            process, server = start(Path(folder) / "db", "hints", "hint_burst")
            try:
                found = asyncio.run(noticed(server, begin(server), seconds))
                print(json.dumps({"beside": name, **found}), flush=True)
            finally:
                process.terminate()
                process.wait()


if __name__ == "__main__":
    main()
