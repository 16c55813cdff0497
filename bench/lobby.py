"""`python -m bench.lobby [--tables 2000]`: how long and how heavy the list of public tables is.

The tables are made over REST on a server of their own, then the lobby is asked for again and again,
of all games and of one. It is to stay below 100 kB and 200 ms.
"""

import argparse
import json
import tempfile
import urllib.request
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from bench.server import p99, start

ASKED: Final = 100
SEATS: Final = [{"kind": "here", "name": "Marguerite de Bourgogne"}, *[{"kind": "open"}] * 9]
Json = dict[str, Any]


def request(url: str, body: Json | None = None) -> bytes:
    """One request; with a body it is a POST."""
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(  # noqa: S310 - our own server
        url, data, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(asked, timeout=60) as answer:  # noqa: S310 - as above
        found: bytes = answer.read()
        return found


def ask(url: str) -> Json:
    """How long the list takes, and how long it is."""
    took, size = [], 0
    for _ in range(ASKED):
        began = perf_counter()
        size = len(request(url))
        took.append(perf_counter() - began)
    return {"bytes": size, "p50_ms": round(median(took) * 1000, 1), "p99_ms": p99(took)}


def main() -> None:
    """Measure and print one JSON object."""
    parser = argparse.ArgumentParser(prog="python -m bench.lobby", description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    tables = parser.parse_args().tables
    with tempfile.TemporaryDirectory(prefix="baronnies-bench-") as folder:
        process, server = start(Path(folder) / "db")
        table = {"game": "le_baron", "seats": SEATS, "public": True}
        for _ in range(tables):
            request(f"{server}/api/tables", table)
        every, one = ask(f"{server}/api/lobby"), ask(f"{server}/api/lobby?game=le_baron")
        process.terminate()
        process.wait()
    print(json.dumps({"tables": tables, "all": every, "one_game": one}))


if __name__ == "__main__":
    main()
