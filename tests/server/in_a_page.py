"""A program that plays a whole game in a house without a server, as a page's worker would."""

import asyncio
import json
from collections import deque
from collections.abc import Sequence
from typing import Any

from baronnies.core.game import Game
from baronnies.games import SHELF
from baronnies.server.disk.entries import Entry, Listing, Made, Reported, Said, Subscribed
from baronnies.server.disk.store import Closed, Saved, Store
from baronnies.server.house.connection import Connection
from baronnies.server.house.house import House
from baronnies.server.house.reception import Reception
from baronnies.server.limits import Limits
from baronnies.server.metrics import Metrics
from baronnies.server.table.room import Room
from baronnies.server.table.thinker import ANYBODY, Asker, Question, Thought, think
from baronnies.server.wire.bodies import NewTable, SeatPlan


class Memory(Store):
    """Keeps tables as long as the program runs."""

    def __init__(self) -> None:
        self.saved: dict[str, Saved] = {}
        self.listed: dict[str, Listing] = {}
        self._reports: list[Reported] = []

    async def make(self, made: Made, entries: Sequence[Entry], listed: Listing) -> None:
        self.saved[made.table] = Saved(made, list(entries), [])
        self.listed[made.table] = listed

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        self.saved[table].entries.extend(entries)

    async def relist(self, listed: Listing) -> None:
        self.listed[listed.table] = listed

    async def listings(self) -> list[Listing]:
        return [known for known in self.listed.values() if known.phase != "over"]

    async def say(self, table: str, line: Said) -> None:
        self.saved[table].chat.append(line)

    async def pulse(self, at: int) -> None:
        pass

    async def closings(self, now: int) -> list[Closed]:  # noqa: ARG002 - it is never closed
        return []

    async def settle(self, name: str, value: str) -> str:  # noqa: ARG002 - nothing is settled
        return value

    async def load(self, table: str) -> Saved | None:
        return self.saved.get(table)

    async def phase(self, table: str) -> str:
        return self.listed[table].phase if table in self.listed else ""

    async def tables(self, phase: str, most: int) -> list[tuple[Listing, int]]:
        found = [known for known in self.listed.values() if known.phase == phase]
        return [(known, len(self.saved[known.table].chat)) for known in found[:most]]

    async def finished(self) -> int:
        return sum(known.phase == "over" for known in self.listed.values())

    async def unchanged(self, phase: str, since: int, *, named: bool = False) -> list[str]:  # noqa: ARG002 - nothing grows old
        return []

    async def rewrite(self, table: str, lines: Sequence[Said]) -> None:
        new = {line.number: line for line in lines}
        chat = self.saved[table].chat
        chat[:] = [new.get(line.number, line) for line in chat]

    async def erase(self, table: str) -> None:
        self.saved[table].chat.clear()

    async def remove(self, table: str) -> None:
        del self.saved[table], self.listed[table]

    async def scrub(self) -> None:
        pass

    async def damage(self) -> str:
        return ""

    async def report(self, reported: Reported) -> None:
        self._reports.append(reported)

    async def reports(self) -> list[tuple[int, Reported]]:
        return list(enumerate(self._reports))[::-1]

    async def settle_report(self, number: int) -> None:
        del self._reports[number]

    async def close(self) -> None:
        pass


class HereAndNow:
    """Thinks where it is asked."""

    asked = 0

    async def turn(
        self, game: Game, position: str, seat: int, bot: str, asker: Asker = ANYBODY
    ) -> Thought:
        assert asker.visitor
        return think(Question(game.name, game.version, position, seat, bot, "luck", 1.0))

    async def close(self) -> None:
        pass


class Silence:
    """Nobody is told anything who is not there."""

    key = ""

    def may_call(self, webhook: str) -> bool:
        return not webhook

    def reaches(self, browser: Subscribed) -> bool:
        return browser.endpoint == ""

    def concern(self, room: Room) -> bool:
        return room.table == ""

    async def tell(self, room: Room) -> None:
        raise AssertionError(room.table)


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


async def play(game: str) -> str:
    """A whole game of somebody who takes the first step there is, against a bot."""
    house = page_house(Memory())
    await house.open()
    plans = [SeatPlan("here"), SeatPlan("bot", bot="greedy")]
    room, _, tokens = await Reception(house).make(NewTable(game, plans), "here")
    line, table = Heard(), room.play.table
    somebody = Connection(house, room.table, line, "here")

    async def ask(**message: object) -> None:
        await somebody.read(json.dumps({"id": 1, **message}))

    await ask(type="hello", version=1, tokens=tokens[:1])
    await ask(type="ready", seat=0)
    while not table.over:
        if 0 not in table.asked():
            await asyncio.sleep(0)
            continue
        ply, moves = table.ply, list[str]()
        await ask(type="offer", seat=0, ply=ply, moves=moves)
        while not (draft := line.last["accepted"]["draft"])["done"]:
            moves.append(draft["next"][0])
            await ask(type="offer", seat=0, ply=ply, moves=moves)
        await ask(type="hand_in", seat=0, ply=ply, moves=moves)
    await somebody.leave()
    await house.close()
    return str(line.last["table"]["table"]["phase"])


if __name__ == "__main__":
    print(asyncio.run(play("le_baron")))  # noqa: T201 - its answer
