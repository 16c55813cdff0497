"""`python -m bench.questions`: what a question costs the server about a long game.

A house in this process, without sockets, with a table of 3,000 lines: every question of the wire
about it, and of REST. Told are milliseconds of CPU on the loop's thread, the first time and then
(the median), and the longest time in which nobody else had a turn; what threads and processes do
is not the loop's.
"""

import argparse
import asyncio
import gc
import json
import random
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextvars import Context
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import thread_time
from typing import Any, Final

import msgspec

from baronnies.core.words import read_words
from baronnies.games import SHELF
from baronnies.server.disk.claim import claim
from baronnies.server.disk.entries import HandedIn, Readied, Stopped
from baronnies.server.disk.sqlite import SqliteStore
from baronnies.server.house.checks import Checks
from baronnies.server.house.connection import Connection
from baronnies.server.house.counter import Counter
from baronnies.server.house.house import House
from baronnies.server.house.reception import Reception
from baronnies.server.house.reviews import Reviews
from baronnies.server.house.thinkers import Thinkers
from baronnies.server.limits import Limits
from baronnies.server.metrics import Metrics
from baronnies.server.page.worker import Silence
from baronnies.server.table.clocks import now
from baronnies.server.table.room import Room
from baronnies.server.wire.bodies import Branch, NewTable, SeatPlan

Json = dict[str, Any]
Deed = Callable[[], Awaitable[object]]
LINES: Final = 3000
GAME: Final = "terre_de_barons"
OPTIONS: Final = {"goal_2": "40", "last_troops": "0"}  # makes it long
TIMES: Final = 7  # each question
ALLOWED: Final = 10.0  # milliseconds
ENDLESS: Final = 10**9
HELLO: Final = {"type": "hello", "version": 1}


class Line:
    """Keeps what was said last."""

    def __init__(self) -> None:
        self.unsent: Final[deque[bytes]] = deque()  # nothing ever waits
        self.last = b""

    def say(self, message: bytes) -> None:
        """Somebody is told something."""
        self.last = message

    def wake(self) -> None:
        """That was the last of it."""


class Loop(asyncio.SelectorEventLoop):
    """A loop that knows how long it was held at most."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0

    def call_soon(
        self,
        callback: Callable[..., object],
        *args: object,
        context: Context | None = None,
    ) -> asyncio.Handle:
        """Everything that is ready passes here; what it costs is looked at."""

        def watched() -> None:
            began = thread_time()
            callback(*args)
            self.longest = max(self.longest, thread_time() - began)

        return super().call_soon(watched, context=context)


class Long:
    """A long game with somebody who asks about it."""

    def __init__(self, db: Path) -> None:
        limits = Limits(
            messages=ENDLESS, burst=ENDLESS, looks=ENDLESS, look_burst=ENDLESS, lines=ENDLESS,
            line_burst=ENDLESS, whys=ENDLESS, why_burst=ENDLESS, hints=ENDLESS, hint_burst=ENDLESS,
            talk=ENDLESS, talk_burst=ENDLESS, reviews=ENDLESS, review_burst=ENDLESS,
            tables=ENDLESS, thinkers=1,
        )  # fmt: skip
        thinkers = Thinkers(limits, Metrics())
        self.house: Final = House(SHELF, SqliteStore(db), thinkers, Silence(), limits, Metrics())
        self.reception: Final = Reception(self.house)
        self.counter: Final = Counter(self.house, self.reception, Checks(limits))
        self.reviews: Final = Reviews(self.house)
        self.tokens: list[str] = []
        self.room: Room
        self.line: Line
        self.somebody: Connection

    async def play(self) -> bool:
        """Two people play it, as fast as they can; whether it is long."""
        new = NewTable(GAME, [SeatPlan("here"), SeatPlan("here")], OPTIONS)
        new.hints = True
        self.room, _, tokens = await self.reception.make(new, "here")
        self.tokens = [token for token in tokens if token]
        await self.room.keep(Readied(0, "", now()), Readied(1, "", now()))
        rng = random.Random(7)  # noqa: S311 - a game
        table, game = self.room.play.table, self.room.play.game
        while table.ply < LINES and not table.over:
            seat, moves = table.asked()[0], list[int]()
            while not table.draft(seat).done:
                moves.append(rng.choice(table.draft(seat).state.moves(seat)))
                assert table.offer(seat, table.ply, moves) is None
            texts = [game.say(move) for move in moves]
            await self.room.keep(HandedIn(seat, table.ply, texts, now()))
        return not table.over

    async def come(self) -> None:
        """Somebody with the first seat."""
        self.line = Line()
        self.somebody = Connection(self.house, self.room.table, self.line, "here")
        await self.ask(**HELLO, since=LINES * 2, tokens=self.tokens[:1])

    async def ask(self, **message: object) -> bytes:
        """Say something and have its answer."""
        await self.somebody.read(json.dumps({"id": 7, **message}))
        return self.line.last

    async def put_away(self) -> None:
        """Nobody has been there for long."""
        self.house.discard(self.room)
        self.room = await self.house.room(self.room.table)
        await self.come()

    def while_it_runs(self) -> Iterator[tuple[str, Deed]]:
        """What is asked of a running game."""
        seat, ply = {"seat": 0}, self.room.play.table.ply
        steps = self.room.audience.frames.next_steps(0)[:1]
        moves = {"seat": 0, "ply": ply, "moves": steps}
        for since in (0, ply):
            fields = {**HELLO, "since": since, "tokens": self.tokens[:1]}
            yield f"hello since={since}", partial(self.ask, **fields)
        yield "ping", lambda: self.ask(type="ping")
        yield "offer", lambda: self.ask(type="offer", **moves)
        yield "why", lambda: self.ask(type="why", **moves)
        yield "hint", lambda: self.ask(type="hint", ply=ply, **seat)
        yield "away", lambda: self.ask(type="away", away=False, **seat)
        yield "wish", lambda: self.ask(type="wish", wish=None, **seat)
        yield "say", lambda: self.ask(type="say", text="hm", name="")
        yield "plain", lambda: self.ask(type="plain", **seat)
        for at, more in ((ply - 63, 63), (ply // 2, 0), (ply // 3, 63)):
            fields = {"type": "look", "ply": at, "more": more, **seat}
            yield f"look ply={at} more={more}", partial(self.ask, **fields)
        yield "look plain more=63", partial(self.ask, **fields, plain=True)
        table, token = self.room.table, self.tokens[0]
        yield "GET table", lambda: self.counter.facts(table, "fr")
        yield "GET scene", lambda: self.counter.table_scene(table)
        yield "GET record of a seat", lambda: self.reception.record(table, token, "fr")

    def when_it_is_over(self) -> Iterator[tuple[str, Deed]]:
        """What is asked of a finished one."""
        table, plans = self.room.table, [SeatPlan("here"), SeatPlan("here")]
        branch = Branch(self.room.play.table.ply - 9, plans)
        yield "account", lambda: self.ask(type="account")
        yield (
            "look at the other seat",
            lambda: self.ask(type="look", ply=LINES // 2, more=63, seat=1),
        )
        yield "GET record", lambda: self.reception.record(table, "", "fr")
        yield "POST branch", lambda: self.counter.branch(table, branch, "here", "fr")
        yield "POST rematch", lambda: self.reception.rematch(table, self.tokens[0], "here")
        yield "POST review", lambda: self.reviews.begin(table, "here")
        yield "GET review", lambda: self.reviews.facts(table, "fr")
        yield "opened again", self.put_away


async def cost(name: str, deed: Deed, loop: Loop) -> Json:
    """Of a question, asked some times."""
    took, loop.longest = list[float](), 0.0
    for _ in range(TIMES):
        before = thread_time()
        await asyncio.create_task(_told(deed))
        took.append((thread_time() - before) * 1000)
    longest = loop.longest * 1000
    return {
        "question": name,
        "first_ms": round(took[0], 1),
        "then_ms": round(median(took[1:]), 1),
        "longest_ms": round(longest, 1),
        "within": longest <= ALLOWED,
    }


async def _told(deed: Deed) -> None:
    answer = await deed()
    if not isinstance(answer, bytes):  # REST puts it on the wire
        msgspec.json.encode(answer)


async def measure(db: Path, loop: Loop) -> None:
    """Every question, in a line of its own."""
    claim(db).close()
    read_words()
    long = Long(db)
    await long.house.open()
    while not await long.play():
        pass
    await long.come()
    for name, deed in long.while_it_runs():
        print(json.dumps(await cost(name, deed, loop)), flush=True)
    await long.room.keep(Stopped("count"))
    for name, deed in long.when_it_is_over():
        print(json.dumps(await cost(name, deed, loop)), flush=True)
    await long.reviews.close()
    await long.house.close()


def main() -> None:
    """Measure and print one JSON object a line."""
    gc.disable()  # as the server does while people play
    argparse.ArgumentParser(prog="python -m bench.questions", description=__doc__).parse_args()
    with (
        TemporaryDirectory(prefix="baronnies-bench-") as folder,
        asyncio.Runner(loop_factory=Loop) as runner,
    ):
        loop = runner.get_loop()
        assert isinstance(loop, Loop)
        runner.run(measure(Path(folder) / "db", loop))


if __name__ == "__main__":
    main()
