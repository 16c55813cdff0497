"""Plays the beginnings of all five games in a page's house, and prints a hash of all it was told.

It runs as a program here, and in Pyodide with the library of pages (test_inside.py).
"""

import asyncio
import hashlib
import json
import sys
from collections.abc import AsyncIterator
from typing import Any

from baronnies.core.record import record_of
from baronnies.core.table import Table
from baronnies.games import SHELF
from baronnies.server.page.worker import Worker, thought

TURNS = 12
SEATS = 3


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


class Players:
    """All seats of a table at one device; each takes some step that is legal."""

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

    async def tell(self, **message: object) -> dict[str, Any]:
        self.asked += 1
        heard = len(self.browser.said)
        self.worker.hear(1, json.dumps({**message, "id": self.asked}))
        while True:
            while heard < len(self.browser.said):
                told: dict[str, Any] = json.loads(self.browser.said[heard])
                heard += 1
                if told.get("id") == self.asked:
                    return told
            self.browser.came.clear()
            await self.browser.came.wait()

    async def turns(self, tokens: list[str]) -> AsyncIterator[int]:
        """Play; how many turns were played."""
        for turn in range(TURNS):
            welcome = await self.tell(type="hello", version=1, lang="fr", tokens=tokens)
            if welcome["table"]["phase"] == "over":
                return
            for seat in welcome["table"]["asked"]:
                await self.turn(seat, welcome["frames"][seat], turn)
            yield turn

    async def turn(self, seat: int, frame: dict[str, Any], turn: int) -> None:
        draft, ply, moves = frame["draft"], frame["ply"], list[str]()
        while not draft["done"]:
            steps = draft["next"]
            moves.append(steps[(turn * 7 + len(moves)) % len(steps)])
            offer = await self.tell(type="offer", seat=seat, ply=ply, moves=moves)
            draft = offer["draft"]
        await self.tell(type="hand_in", seat=seat, ply=ply, moves=moves)


async def play(name: str) -> str:
    """A game from a seed of its own; the hash of all messages, and of its record."""
    game, players = SHELF[name], Players()
    table = Table(game, SEATS, {}, seed=name.encode())
    table.begin()
    begun = record_of(table, with_seed=True).text()
    seats = [{"kind": "here", "name": f"n{seat}"} for seat in range(SEATS)]
    made = json.loads(await players.request("POST", "/records", {"record": begun, "seats": seats}))
    players.worker.connect(1, made["table"])
    count = 0
    async for turn in players.turns(made["tokens"]):
        count = turn + 1
    record = await players.request("GET", f"/tables/{made['table']}/record")
    told = "\n".join(players.browser.said).replace(made["table"], "TABLE")
    told = told.replace(str(made["facts"]["made"]), "TIME")
    digest = hashlib.sha256((told + record).encode()).hexdigest()
    return f"{name} {count} {len(players.browser.said)} {len(told)} {digest}"


async def main() -> None:
    for name in SHELF:
        print(await play(name))  # noqa: T201 - its answer


if sys.platform != "emscripten":
    asyncio.run(main())
