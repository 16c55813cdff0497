"""`python -m bench.server [--tables 500 1000]`: live tables of four seats on loopback.

Every table makes one move a second. Measured from an offer to its durable acknowledgement, beside
a bare durable commit on the same disk in the same run: disks differ, so only both together say
something. The server is kept on one core where the system allows it.
"""

import argparse
import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

SEATS: Final = 4
WARM_UP: Final = 3.0  # seconds that are not counted
LIMITS: Final = (
    "viewers",
    "tables",
    "requests",
    "request_burst",
    "messages",
    "burst",
    "looks",
    "look_burst",
)
Json = dict[str, Any]


def start(db: Path) -> tuple["subprocess.Popen[str]", str]:
    """A server with limits out of the way, and its address."""
    flags = [flag for limit in LIMITS for flag in ("--limit", f"{limit}=1000000")]
    command = [sys.executable, "-m", "baronnies", "serve", "--port", "0", "--log", "error"]
    process = subprocess.Popen(
        [*command, "--db", str(db), *flags],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout
    address = process.stdout.readline().split(": ", 1)[1].strip()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process.pid, {max(os.sched_getaffinity(0))})
    return process, address


class Commits(threading.Thread):
    """Bare durable commits, a few a second, on the disk that the server uses."""

    def __init__(self, path: Path) -> None:
        super().__init__(daemon=True)
        self.path = path
        self.seconds: list[float] = []
        self.end = threading.Event()

    def run(self) -> None:
        """Until somebody sets `end`."""
        connection = sqlite3.connect(self.path, isolation_level=None)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE line (text TEXT)")
        while not self.end.wait(0.05):
            began = time.perf_counter()
            connection.execute("INSERT INTO line VALUES (?)", ("x" * 80,))
            self.seconds.append(time.perf_counter() - began)
        connection.close()


class Figures:
    """What the clients saw."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.sizes: list[int] = []
        self.counting = False


class Seat:
    """One connection of one table."""

    def __init__(self, url: str, token: str, number: int, figures: Figures) -> None:
        self.url, self.token, self.number, self.figures = url, token, number, figures
        self.ply, self.steps = 0, list[str]()
        self.socket: ClientConnection | None = None
        self.sent = 0.0
        self.welcome = asyncio.Event()

    async def live(self) -> None:
        """Connect, be ready, and listen to the end."""
        async with connect(self.url, compression=None, ping_interval=None) as self.socket:
            await self.say("hello", version=1, lang="en", tokens=[self.token])
            await self.say("ready", seat=self.number, luck="00")
            async for message in self.socket:
                self.hear(message)

    async def say(self, kind: str, **fields: object) -> None:
        """Send a message."""
        assert self.socket
        await self.socket.send(json.dumps({"type": kind, "id": 1, **fields}))

    def hear(self, message: str | bytes) -> None:
        """Keep what the next move needs."""
        if self.figures.counting:
            self.figures.sizes.append(len(message))
        news = json.loads(message)
        if news["type"] == "update":
            self.ply, self.steps = news["ply"], news["next"]
        elif news["type"] == "welcome":
            frame = news["frames"][0]
            self.ply, self.steps = frame["ply"], frame["draft"]["next"]
            self.welcome.set()
        elif news["type"] == "accepted" and self.sent:
            if self.figures.counting:
                self.figures.acknowledged.append(time.perf_counter() - self.sent)
            self.sent = 0.0

    async def move(self) -> None:
        """Hand in any legal step; in Le Baron a turn is one step."""
        step, self.steps = random.choice(self.steps), []  # noqa: S311 - a game
        self.sent = time.perf_counter()
        await self.say("hand_in", seat=self.number, ply=self.ply, moves=[step])


def make_table(server: str, figures: Figures) -> list[Seat]:
    """A table of four people."""
    body = {
        "game": "le_baron",
        "seats": [{"kind": "here"}] * SEATS,
        "options": {"games": "20"},
    }
    request = urllib.request.Request(  # noqa: S310 - our own server
        f"{server}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - as above
        made = json.load(answer)
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
    return [Seat(url, token, number, figures) for number, token in enumerate(made["tokens"])]


async def play(table: list[Seat], begin: float, seconds: float) -> None:
    """One move a second."""
    await asyncio.sleep(begin)
    until = time.perf_counter() + seconds
    due = time.perf_counter()
    while time.perf_counter() < until:
        asked = [seat for seat in table if seat.steps]
        if asked:
            await random.choice(asked).move()  # noqa: S311 - a game
        due += 1.0
        await asyncio.sleep(max(0.0, due - time.perf_counter()))


async def load(server: str, tables: int, seconds: float, figures: Figures, pid: int) -> Json:
    """All tables at once; gives what the server's process needed for them."""
    before, _ = process_facts(pid)
    seated = [await asyncio.to_thread(make_table, server, figures) for _ in range(tables)]
    listening = []
    for table in seated:
        for seat in table:
            listening.append(asyncio.create_task(seat.live()))
            await asyncio.wait_for(seat.welcome.wait(), 30)
    await asyncio.sleep(1)
    playing = [
        asyncio.create_task(play(table, random.random(), seconds + WARM_UP))  # noqa: S311
        for table in seated
    ]
    await asyncio.sleep(WARM_UP)
    figures.counting = True
    began = time.perf_counter()
    _, busy = process_facts(pid)
    await asyncio.gather(*playing)
    figures.counting = False
    took = time.perf_counter() - began
    after, busy_after = process_facts(pid)
    moves = len(figures.acknowledged)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    return {
        "moves_per_s": round(moves / took, 1),
        "server_cpu_share": round((busy_after - busy) / took, 2),
        "cpu_ms_per_move": round((busy_after - busy) * 1000 / moves, 2),
        "kilobytes_per_table": round((after - before) * 1024 / tables, 1),
    }


def process_facts(pid: int) -> tuple[float, float]:
    """Megabytes in memory and seconds of CPU of a process, where /proc tells it."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    kilobytes = next(int(line.split()[1]) for line in status.splitlines() if "VmRSS" in line)
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return kilobytes / 1024, (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def p99(values: list[float]) -> float:
    """The 99th percentile, in milliseconds."""
    return round(quantiles(values, n=100)[98] * 1000, 1)


def measure(tables: int, seconds: float) -> Json:
    """One run with so many tables."""
    with tempfile.TemporaryDirectory(prefix="baronnies-bench-") as folder:
        process, server = start(Path(folder) / "db")
        commits = Commits(Path(folder) / "bare")
        commits.start()
        figures = Figures()
        found = asyncio.run(load(server, tables, seconds, figures, process.pid))
        commits.end.set()
        commits.join()
        process.terminate()
        process.wait()
    return {
        "tables": tables,
        **found,
        "ack_p50_ms": round(median(figures.acknowledged) * 1000, 1),
        "ack_p99_ms": p99(figures.acknowledged),
        "commit_p50_ms": round(median(commits.seconds) * 1000, 1),
        "commit_p99_ms": p99(commits.seconds),
        "within": p99(figures.acknowledged) <= 50 + p99(commits.seconds),
        "message_median_bytes": median(figures.sizes),
        "message_p99_bytes": round(quantiles(figures.sizes, n=100)[98]),
        "messages": len(figures.sizes),
    }


def main() -> None:
    """Measure and print one JSON object a line."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[500, 1000, 2000])
    parser.add_argument("--seconds", type=float, default=15.0)
    asked = parser.parse_args()
    for tables in asked.tables:
        print(json.dumps(measure(tables, asked.seconds)), flush=True)


if __name__ == "__main__":
    main()
