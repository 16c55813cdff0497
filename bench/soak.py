"""`python -m bench.soak [--minutes 60]`: whether the server's memory stays flat.

Tables are played to their end and followed by new ones, and all the time people lose their
connection and come back. Every minute a line; at the end the slope after the first third, in which
caches fill.
"""

import argparse
import asyncio
import json
import random
import tempfile
import urllib.request
from pathlib import Path
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

from bench.seat import Figures, Seat
from bench.server import process_facts, start

SEATS: Final = 3
STUCK: Final = 4  # seconds without anybody's turn until a game is taken as over
Json = dict[str, Any]


class Club:
    """Everybody who plays, and what they did so far."""

    def __init__(self, server: str, every: float) -> None:
        self.server: Final = server
        self.every: Final = every  # seconds between two reconnects at a table
        self.games = 0
        self.moves = 0
        self.returns = 0
        self._figures: Final = Figures()

    async def table(self, number: int) -> None:
        """One table after the other, for ever; at every fifth a bot plays too."""
        while True:
            made = await asyncio.to_thread(self._make, with_bot=number % 5 == 0)
            tokens = [token for token in made["tokens"] if token]
            seats = [Seat(token, at, self._figures) for at, token in enumerate(tokens)]
            for seat in seats:
                await self._connect(seat, made["table"])
            await self._play(made["table"], seats)
            for seat in seats:
                seat.close()
            self.games += 1

    async def _play(self, table: str, seats: list[Seat]) -> None:
        """One move a second; now and then somebody's connection breaks."""
        idle = 0
        while idle < STUCK:
            await asyncio.sleep(random.uniform(0.8, 1.2))  # noqa: S311 - a load
            asked = [seat for seat in seats if seat.steps]
            idle = 0 if asked else idle + 1
            if asked:
                asked[0].move()
                self.moves += 1
            if random.random() < 1 / self.every:  # noqa: S311 - as above
                await self._come_back(table, seats)

    async def _come_back(self, table: str, seats: list[Seat]) -> None:
        at = random.randrange(len(seats))  # noqa: S311 - as above
        seats[at].close()
        seats[at] = Seat(seats[at].token, at, self._figures)
        await self._connect(seats[at], table)
        self.returns += 1

    async def _connect(self, seat: Seat, table: str) -> None:
        where = urlsplit(self.server)
        assert where.hostname
        assert where.port
        await seat.connect(where.hostname, where.port, f"/api/tables/{table}/socket")

    def _make(self, *, with_bot: bool) -> Json:
        seats: list[Json] = [{"kind": "here"}] * (SEATS - with_bot)
        seats += [{"kind": "bot", "bot": "random"}] * with_bot
        return self._asked("tables", {"game": "le_baron", "seats": seats, "public": True})

    def _asked(self, path: str, body: Json) -> Json:
        request = urllib.request.Request(  # noqa: S310 - our own server
            f"{self.server}/api/{path}",
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - as above
            found: Json = json.load(answer)
        return found


def slope(megabytes: list[float]) -> float:
    """Megabytes an hour, by least squares, without the first third of the minutes."""
    rest = megabytes[len(megabytes) // 3 :]
    mean_x, mean_y = (len(rest) - 1) / 2, sum(rest) / len(rest)
    over = sum((x - mean_x) * (y - mean_y) for x, y in enumerate(rest))
    return 60 * over / sum((x - mean_x) ** 2 for x in range(len(rest)))


async def soak(server: str, pid: int, minutes: int, tables: int) -> list[float]:
    """Play for so long; the memory at each minute's end."""
    club = Club(server, every=10)
    playing = [asyncio.create_task(club.table(number)) for number in range(tables)]
    began, sizes = perf_counter(), list[float]()
    print("minute  rss_mb  cpu_s  games  moves  returns", flush=True)
    for minute in range(1, minutes + 1):
        await asyncio.sleep(began + 60 * minute - perf_counter())
        for task in playing:
            if task.done():
                task.result()  # what went wrong
        size, cpu = process_facts(pid)
        sizes.append(size)
        print(
            f"{minute:6d}  {size:6.1f}  {cpu:5.0f}  {club.games:5d}  {club.moves:5d}"
            f"  {club.returns:7d}",
            flush=True,
        )
    for task in playing:
        task.cancel()
    return sizes


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--minutes", type=int, default=60, help="at least 4")
    parser.add_argument("--tables", type=int, default=60)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="baronnies-soak-") as folder:
        process, server = start(Path(folder) / "db", "idle=20")
        sizes = asyncio.run(soak(server, process.pid, asked.minutes, asked.tables))
        process.terminate()
        process.wait()
    print(f"slope: {slope(sizes):+.2f} MB an hour")


if __name__ == "__main__":
    main()
