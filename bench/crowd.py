"""`python -m bench.crowd [--watching 0 250 500 1000]`: what spectators cost a table.

One table of Le Baron; a round is a choice of all four seats. Measured for each size of the crowd:
the server's CPU for a round, how soon a choice is acknowledged, and how soon the last spectator has
heard of the round. Nobody's wait may grow more than the crowd does.
"""

import argparse
import asyncio
import json
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

from bench.seat import Figures, Seat
from bench.server import Json, make_table, process_facts, share_cores, start

ROUNDS: Final = 40
_LOOK: Final = 0.002  # seconds between looks whether all have heard


async def watch(server: str, path: str, many: int) -> list[Seat]:
    """So many spectators of a table."""
    where = urlsplit(server)
    assert where.hostname
    assert where.port
    crowd = [Seat("", -1, Figures()) for _ in range(many)]
    for one in crowd:
        await one.connect(where.hostname, where.port, path)
    return crowd


async def a_round(table: list[Seat], crowd: list[Seat]) -> float:
    """Everybody asked decides; seconds until all have heard of it."""
    before = table[0].ply
    began = perf_counter()
    for seat in table:
        if seat.steps:
            seat.move()
    while any(one.ply == before for one in (*table, *crowd)):  # noqa: ASYNC110 - seats are too light for events
        await asyncio.sleep(_LOOK)
    return perf_counter() - began


async def rounds(server: str, many: int, pid: int) -> Json:
    """Some rounds before a crowd."""
    figures = Figures()
    table, path = await make_table(server, figures)
    crowd = await watch(server, path, many)
    await a_round(table, crowd)
    figures.counting = True
    _, busy = process_facts(pid)
    heard = [await a_round(table, crowd) for _ in range(ROUNDS)]
    _, busy_after = process_facts(pid)
    for one in (*table, *crowd):
        one.close()
    return {
        "watching": many,
        "cpu_ms_per_round": round((busy_after - busy) * 1000 / ROUNDS, 2),
        "acknowledged_p50_ms": round(median(figures.acknowledged) * 1000, 1),
        "all_heard_p50_ms": round(median(heard) * 1000, 1),
        "all_heard_max_ms": round(max(heard) * 1000, 1),
    }


def main() -> None:
    """Measure and print one JSON object a line."""
    parser = argparse.ArgumentParser(prog="python -m bench.crowd", description=__doc__)
    parser.add_argument("--watching", type=int, nargs="+", default=[0, 250, 500, 1000])
    crowds = parser.parse_args().watching
    with tempfile.TemporaryDirectory(prefix="baronnies-bench-") as folder:
        process, server = start(Path(folder) / "db", "table_viewers")
        share_cores(process.pid)
        for many in crowds:
            print(json.dumps(asyncio.run(rounds(server, many, process.pid))), flush=True)
        process.terminate()
        process.wait()


if __name__ == "__main__":
    main()
