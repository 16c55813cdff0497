"""Asks at a table of each game all that may be asked, and tells what was answered.

As a program it asks a page's house and prints a hash for each game: here, and in Pyodide with the
library of pages (test_inside.py). The same is asked of a server (test_both_lines.py).
"""

import asyncio
import hashlib
import json
import re
import sys
from collections.abc import Generator
from typing import Any

from baronnies.core.record import record_of
from baronnies.core.table import Table
from baronnies.games import SHELF
from baronnies.server.page.worker import Worker, thought

TURNS = 12
SEATS = 3
Json = dict[str, Any]
Asking = Generator[Json, Json, None]  # is told each answer before it asks on


def record(name: str) -> Json:
    """A game that has begun, and who sits there: from a seed of its own."""
    table = Table(SHELF[name], SEATS, {}, seed=name.encode())
    table.begin()
    seats = [{"kind": "here", "name": f"n{seat}"} for seat in range(SEATS)]
    return {"record": record_of(table, with_seed=True).text(), "seats": seats}


def conversation(tokens: list[str]) -> Asking:
    """All that may be asked: questions beside the game, some turns, the end by agreement."""
    hello = {"type": "hello", "version": 1, "lang": "fr", "tokens": tokens}
    welcome = yield hello
    yield from beside(welcome["frames"][welcome["table"]["asked"][0]])
    for number in range(TURNS):
        welcome = yield hello
        if welcome["table"]["phase"] != "over":
            for seat in welcome["table"]["asked"]:
                yield from turn(seat, welcome["frames"][seat], number)
    for seat in range(SEATS):
        yield {"type": "wish", "seat": seat, "wish": "count"}
    yield {"type": "account"}
    yield {"type": "look", "seat": 1, "ply": 2, "more": 5}
    yield {**hello, "lang": "en", "tokens": tokens[:1], "since": 3}
    yield {**hello, "tokens": ["nobody's"]}
    yield {"type": "ping"}  # all that went before has been said


def beside(frame: Json) -> Asking:
    """What changes nothing, some of it wrong."""
    seat, ply, step = frame["seat"], frame["ply"], frame["draft"]["next"][0]
    here: Json = {"seat": seat, "ply": ply}
    for message in (  # noqa: UP028 - what is sent here is an answer
        {"type": "why", **here, "moves": [step]},
        {"type": "why", **here, "moves": [step, step, step]},
        {"type": "offer", **here, "moves": ["no such move"]},
        {"type": "offer", **here, "ply": 999, "moves": [step]},
        {"type": "offer", **here, "seat": 9, "moves": [step]},
        {"type": "hand_in", **here, "moves": []},
        {"type": "ready", "seat": seat, "luck": "00"},
        {"type": "hint", **here},
        {"type": "wish", "seat": seat, "wish": "draw"},
        {"type": "wish", "seat": seat, "wish": None},
        {"type": "say", "text": "Bonjour !"},
        {"type": "look", "seat": seat, "ply": 0, "more": 3},
        {"type": "look", "seat": None, "ply": ply, "plain": True},
        {"type": "look", "seat": seat, "ply": 999},
        {"type": "plain", "seat": seat},
        {"type": "account"},
        {"type": "hello", "version": 0, "lang": "fr", "tokens": []},
        {"type": "nonsense"},
    ):
        yield message


def turn(seat: int, frame: Json, number: int) -> Asking:
    """A whole turn of some legal steps, offered one by one and handed in."""
    draft, ply, moves = frame["draft"], frame["ply"], list[str]()
    while not draft["done"]:
        steps = draft["next"]
        moves.append(steps[(number * 7 + len(moves)) % len(steps)])
        draft = (yield {"type": "offer", "seat": seat, "ply": ply, "moves": moves})["draft"]
    yield {"type": "hand_in", "seat": seat, "ply": ply, "moves": moves}


def without_clock(said: list[str], table: str) -> list[str]:
    """What was said, without what differs each time: when, and at which table."""
    return [
        re.sub(r'"(made|at|seconds)":\d+', r'"\1":0', message.replace(table, "TABLE"))
        for message in said
    ]


class Listening:
    """A browser that remembers all that is said."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.said: list[str] = []
        self.came = asyncio.Event()

    async def read(self, prefix: str) -> str:
        return json.dumps(sorted(row for row in self.rows.items() if row[0].startswith(prefix)))

    async def write(self, rows: str, without: str) -> None:
        assert without == "[]"
        self.rows.update(json.loads(rows))

    def say(self, line: int, message: str) -> None:
        assert line == 1
        self.said.append(message)
        self.came.set()

    def hang_up(self, line: int) -> None:
        raise AssertionError(line)

    async def think(self, question: str, seconds: float) -> str:
        assert seconds
        return thought(question)


class Player:
    """All seats of a table at one device."""

    def __init__(self) -> None:
        self.browser = Listening()
        self.worker = Worker(self.browser)
        self.asked = 0

    async def request(self, method: str, path: str, body: object = None) -> str:
        asked = {"method": method, "path": path, "query": {}, "token": "", "lang": "fr"}
        answer = await self.worker.ask(json.dumps({**asked, "body": json.dumps(body)}))
        told = json.loads(answer)
        assert told["done"], told
        return str(told["text"])

    async def tell(self, message: Json) -> Json:
        self.asked += 1
        heard = len(self.browser.said)
        self.worker.hear(1, json.dumps({**message, "id": self.asked}))
        while True:
            while heard < len(self.browser.said):
                told: Json = json.loads(self.browser.said[heard])
                heard += 1
                if told.get("id") == self.asked:
                    return told
            self.browser.came.clear()
            await self.browser.came.wait()


async def heard_in_a_page(name: str) -> list[str]:
    """All that a page's house said at a table, and the record at the end."""
    player = Player()
    made = json.loads(await player.request("POST", "/records", record(name)))
    player.worker.connect(1, made["table"])
    asking = conversation(made["tokens"])
    message = next(asking)
    try:
        while True:
            message = asking.send(await player.tell(message))
    except StopIteration:
        told = await player.request("GET", f"/tables/{made['table']}/record")
        return without_clock([*player.browser.said, told], made["table"])


async def found_in_a_page() -> str:
    """All that a study of the lab found."""
    player = Player()
    asked = {"game": "le_baron", "seats": 3, "bots": ["random"], "games": 20}
    told = await player.request("POST", "/lab", {**asked, "settings": [{}, {"games": "2"}]})
    while (study := json.loads(told))["state"] in ("waiting", "running"):
        await asyncio.sleep(0)
        told = await player.request("GET", f"/lab/{study['study']}")
    assert study["state"] == "done", study
    return told


async def main() -> None:
    for name in SHELF:
        said = await heard_in_a_page(name)
        digest = hashlib.sha256("\n".join(said).encode()).hexdigest()
        print(name, len(said), digest)  # noqa: T201 - its answer
    print(await found_in_a_page())  # noqa: T201 - likewise


if __name__ == "__main__" and sys.platform != "emscripten":
    asyncio.run(main())
