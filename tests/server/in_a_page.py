"""A program that plays a whole game in a house without a server, as a page's worker would."""

import asyncio
import json
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from baronnies.core.game import Game
from baronnies.games import SHELF
from baronnies.server.disk.rows import RowStore
from baronnies.server.disk.store import Store
from baronnies.server.house.house import House
from baronnies.server.limits import Limits
from baronnies.server.metrics import Metrics
from baronnies.server.page.worker import Silence, Worker, thought
from baronnies.server.table.thinker import ANYBODY, Asker, Question, Thought, think


class Kept:
    """Rows as long as the program runs."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        return sorted(row for row in self.rows.items() if row[0].startswith(prefix))

    async def write(self, rows: Mapping[str, str], without: Sequence[str] = ()) -> None:
        gone = [name for name in self.rows if name.startswith(tuple(without))]
        for name in gone:
            del self.rows[name]
        self.rows.update(rows)


class OwnBrowser:
    """What the script of a worker does, in Python."""

    def __init__(self, kept: Kept | None = None) -> None:
        self.kept = kept or Kept()
        self.full: str | None = None  # rows whose names begin so find no room
        self.said: list[str] = []
        self.last: dict[str, dict[str, Any]] = {}
        self.ended: list[int] = []

    async def read(self, prefix: str) -> str:
        return json.dumps(await self.kept.read(prefix))

    async def write(self, rows: str, without: str) -> None:
        if self.full is not None and any(name.startswith(self.full) for name in json.loads(rows)):
            raise RuntimeError("QuotaExceededError")
        await self.kept.write(json.loads(rows), json.loads(without))

    def say(self, line: int, message: str) -> None:
        assert line
        self.said.append(message)
        told = json.loads(message)
        self.last[told["type"]] = told

    def hang_up(self, line: int) -> None:
        self.ended.append(line)

    async def think(self, question: str, seconds: float) -> str:
        assert seconds
        return thought(question)


class Memory(RowStore):
    """Keeps tables as long as the program runs."""

    def __init__(self) -> None:
        super().__init__(Kept())


class HereAndNow:
    """Thinks where it is asked."""

    asked = 0

    async def turn(
        self, game: Game, position: str, seat: int, bot: str, asker: Asker = ANYBODY
    ) -> Thought:
        assert asker.visitor
        return think(Question(game.name, game.version, position, seat, bot, "luck", 1.0))

    async def think(self, question: Question, asker: Asker = ANYBODY) -> Thought:
        assert asker.visitor
        return think(question)

    async def close(self) -> None:
        pass


class Heard:
    """A line to somebody who remembers the last message of each type."""

    def __init__(self) -> None:
        self.unsent: deque[bytes] = deque()
        self.last: dict[str, dict[str, Any]] = {}

    def say(self, message: bytes) -> None:
        told = json.loads(message)
        self.last[told["type"]] = told

    def wake(self) -> None:
        raise AssertionError("nobody is sent away")


def page_house(store: Store) -> House:
    """A house that needs nothing beside itself."""
    limits = Limits(messages=1e9, burst=10**9)
    return House(SHELF, store, HereAndNow(), Silence(), limits, Metrics())


class Person:
    """Somebody at a page: asks its house, and takes the first step there is."""

    def __init__(self, browser: OwnBrowser, lang: str = "en") -> None:
        self.browser = browser
        self.worker = Worker(browser)
        self.token = ""
        self._lang = lang

    async def ask(
        self, method: str, path: str, body: object = None, **more: str
    ) -> tuple[bool, dict[str, Any]]:
        """Whether a request was done, and what was told."""
        asked = {"method": method, "path": path, "query": {}, "token": "", "lang": self._lang}
        asked |= {"body": json.dumps(body), **more}
        answer = json.loads(await self.worker.ask(json.dumps(asked)))
        return answer["done"], json.loads(answer["text"])

    async def record(self, table: str) -> str:
        return await self.text(f"/tables/{table}/record")

    async def text(self, path: str, **query: str) -> str:
        """What is told as plain text."""
        asked = {"method": "GET", "path": path, "query": query}
        asked |= {"body": "", "token": "", "lang": self._lang}
        return str(json.loads(await self.worker.ask(json.dumps(asked)))["text"])

    async def make(self, game: str, *bots: str, **options: str) -> str:
        """A table against bots, with this person at it; its id."""
        seats = [{"kind": "here"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        new = {"game": game, "seats": seats, "options": options}
        done, made = await self.ask("POST", "/tables", new)
        assert done, made
        await self.enter(made["table"], made["tokens"][0])
        await self.tell(type="ready", seat=0)
        return str(made["table"])

    async def enter(self, table: str, token: str) -> dict[str, Any]:
        self.token = token
        self.worker.connect(1, table)
        return await self.hello()

    async def hello(self) -> dict[str, Any]:
        return await self.tell(type="hello", version=1, lang=self._lang, tokens=[self.token])

    async def tell(self, **message: object) -> dict[str, Any]:
        """Say something on line 1 and wait for the answer."""
        self.browser.last.clear()
        self.worker.hear(1, json.dumps({"id": 1, **message}))
        while True:
            for told in self.browser.last.values():
                if told.get("id") == 1:
                    return told
            await asyncio.sleep(0)

    async def turn(self) -> str:
        """Play a turn if one is asked for; tells the phase of the game before it."""
        welcome = await self.hello()
        frame, facts = welcome["frames"][0], welcome["table"]
        ply, draft, moves = frame["ply"], frame["draft"], list[str]()
        if 0 not in facts["asked"]:
            await asyncio.sleep(0)
            return str(facts["phase"])
        while not draft["done"]:
            moves.append(draft["next"][0])
            draft = (await self.tell(type="offer", seat=0, ply=ply, moves=moves))["draft"]
        await self.tell(type="hand_in", seat=0, ply=ply, moves=moves)
        return str(facts["phase"])


async def play(game: str) -> str:
    """A whole game against a bot."""
    person = Person(OwnBrowser())
    await person.worker.open()
    await person.make(game, "greedy")
    while (phase := await person.turn()) != "over":
        pass
    return phase


if __name__ == "__main__":
    print(asyncio.run(play("le_baron")))  # noqa: T201 - its answer
