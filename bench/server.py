"""`python -m bench.server [--tables 500 1000 2000]`: live tables of four seats on loopback.

Every table makes one move a second. Measured from handing in to the durable acknowledgement,
beside bare durable commits on the same disk in the same run: disks differ, so only both together
say something. The server has one core to itself where the system allows it; the clients and the
bare commits share the others.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import sqlite3
import subprocess
import sys
import tempfile
import urllib.request
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

from bench.seat import Figures, Seat

SEATS: Final = 4
ALLOWED: Final = 50.0  # milliseconds, beside the bare commit
WARM_UP: Final = 3.0  # seconds that are not counted
LIMITS: Final = ("viewers", "tables", "requests", "request_burst", "sockets", "socket_burst")
Json = dict[str, Any]


def start(db: Path, *limits: str) -> tuple["subprocess.Popen[str]", str]:
    """A server with limits out of the way, or as they are given, and its address."""
    given = [limit if "=" in limit else f"{limit}=1000000" for limit in (*LIMITS, *limits)]
    flags = [flag for limit in given for flag in ("--limit", limit)]
    command = [sys.executable, "-m", "baronnies", "serve", "--port", "0", "--log", "error"]
    process = subprocess.Popen(
        [*command, "--db", str(db), *flags],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout
    return process, process.stdout.readline().split(": ", 1)[1].strip()


def share_cores(server: int) -> None:
    """One core for the server, the others for everybody else."""
    if hasattr(os, "sched_setaffinity"):
        cores = os.sched_getaffinity(0)
        alone = {max(cores)}
        os.sched_setaffinity(server, alone)
        os.sched_setaffinity(0, cores - alone or cores)


def commit(path: Path, pipe: Connection) -> None:
    """Bare durable commits, twenty a second, until they are asked for."""
    took: list[float] = []
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE line (text TEXT)")
    while not pipe.poll(0.05):
        began = perf_counter()
        connection.execute("INSERT INTO line VALUES (?)", ("x" * 80,))
        took.append(perf_counter() - began)
    connection.close()
    pipe.send(took)


async def make_table(server: str, figures: Figures) -> tuple[list[Seat], str]:
    """A table of four people, all of them connected and ready, and where its socket is."""
    body = {"game": "le_baron", "seats": [{"kind": "here"}] * SEATS, "options": {"games": "20"}}
    request = urllib.request.Request(  # noqa: S310 - our own server
        f"{server}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    answer = await asyncio.to_thread(urllib.request.urlopen, request, timeout=60)
    made = json.load(answer)
    where = urlsplit(server)
    assert where.hostname
    assert where.port
    path = f"/api/tables/{made['table']}/socket"
    seats = [Seat(token, number, figures) for number, token in enumerate(made["tokens"])]
    for seat in seats:
        await seat.connect(where.hostname, where.port, path)
    return seats, path


async def play(table: list[Seat], due: float, until: float, figures: Figures) -> None:
    """One move a second, by each asked seat in turn."""
    while due < until:
        await asyncio.sleep(due - perf_counter())
        if figures.counting:
            figures.late.append(perf_counter() - due)
        for seat in table:
            if seat.steps:
                seat.move()
                break
        due += 1.0


async def moving(
    seated: list[list[Seat]], seconds: float, figures: Figures, pid: int
) -> tuple[float, float]:
    """A move a second at every table: the server's seconds of CPU, and its megabytes after them."""
    began = perf_counter() + 1.0
    until = began + WARM_UP + seconds
    playing = [
        asyncio.create_task(play(table, began + at / len(seated), until, figures))
        for at, table in enumerate(seated)
    ]
    await asyncio.sleep(began + WARM_UP - perf_counter())
    figures.counting = True
    _, busy = process_facts(pid)
    await asyncio.sleep(until - perf_counter())
    figures.counting = False
    full, busy_after = process_facts(pid)
    await asyncio.gather(*playing)
    for seat in (seat for table in seated for seat in table):
        seat.close()
    return busy_after - busy, full


async def load(server: str, tables: int, seconds: float, pid: int) -> tuple[Figures, Json]:
    """All tables at once: what the clients saw, and what the server needed for it."""
    figures = Figures()
    empty, _ = process_facts(pid)
    seated = [(await make_table(server, figures))[0] for _ in range(tables)]
    busy, full = await moving(seated, seconds, figures, pid)
    moves = len(figures.acknowledged)
    return figures, {
        "moves_per_s": round(moves / seconds, 1),
        "cpu_share": round(busy / seconds, 2),
        "cpu_ms_per_move": round(busy * 1000 / moves, 2),
        "kb_per_table": round((full - empty) * 1024 / tables, 1),
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
    pipe, far = multiprocessing.Pipe()
    with tempfile.TemporaryDirectory(prefix="baronnies-bench-") as folder:
        process, server = start(Path(folder) / "db")
        share_cores(process.pid)
        commits = multiprocessing.Process(target=commit, args=(Path(folder) / "bare", far))
        commits.start()
        figures, found = asyncio.run(load(server, tables, seconds, process.pid))
        pipe.send("enough")
        bare = p99(pipe.recv())
        commits.join()
        process.terminate()
        process.wait()
    slow = p99(figures.acknowledged)
    return {
        "tables": tables,
        "p50_ms": round(median(figures.acknowledged) * 1000, 1),
        "p99_ms": slow,
        "commit_p99_ms": bare,
        "allowed_ms": round(ALLOWED + bare, 1),
        "within": slow <= ALLOWED + bare,
        "client_late_p99_ms": p99(figures.late),
        "median_bytes": round(median(figures.sizes)),
        "p95_bytes": round(quantiles(figures.sizes, n=100)[94]),
        **found,
    }


def main() -> None:
    """Measure and print a table, or one JSON object a line."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[500, 1000, 2000])
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    asked = parser.parse_args()
    for at, tables in enumerate(asked.tables):
        found = measure(tables, asked.seconds)
        if asked.json:
            print(json.dumps(found), flush=True)
            continue
        if at == 0:
            print("  ".join(found))
        print("  ".join(str(value).rjust(len(name)) for name, value in found.items()), flush=True)


if __name__ == "__main__":
    main()
