"""`python -m bench.siege [flood] [slow] [closings] [bots] [kills]`: what is felt of the greedy.

Somebody asks for a pong again and again while others flood the server, never read, have tables
closed in the middle of a move or bots play many of them. A line of JSON for each campaign, beside
the same person without them; all of it bounded in time. `kills` ends a server by force again and
again while all five games are played on it, and looks for every acknowledged turn.
"""

import argparse
import asyncio
import json
import os
import secrets
import tempfile
import urllib.request
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

from bench.seat import Figures, Seat
from bench.server import Json, p99, share_cores, start
from bench.server import make_table as seated
from tests.crashing import kill_again_and_again

TEN: Final = 10  # of those who take all
CROWD: Final = 40  # tables where bots play among themselves
PAUSE: Final = 0.02  # seconds between two pings
PATIENCE: Final = 20.0  # seconds until nobody answers
KILLS: Final = 60
KEY: Final = secrets.token_urlsafe(32)  # the host's
TALLY: Final[Counter[str]] = Counter()  # tables that were closed, and where nobody was answered
PING: Final = b'{"type":"ping","id":1}'
Siege = Callable[[str, str], Awaitable[None]]  # what one of them does, at a server and a socket


class Pinger(Seat):
    """Somebody who waits for pongs."""

    def __init__(self) -> None:
        super().__init__("", -1, Figures())
        self.pong: Final = asyncio.Event()

    def _hear(self, text: bytes) -> None:
        super()._hear(text)
        if b'"pong"' in text or b'"goodbye"' in text:
            self.pong.set()

    async def ping(self) -> float:
        """Seconds until the answer."""
        began = perf_counter()
        self.pong.clear()
        self.say({"type": "ping", "id": 1})
        await asyncio.wait_for(self.pong.wait(), PATIENCE)
        await asyncio.sleep(PAUSE)
        return perf_counter() - began - PAUSE


def asked(place: str, body: Json) -> urllib.request.Request:
    """A request of the host."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {KEY}"}
    return urllib.request.Request(place, json.dumps(body).encode(), headers)  # noqa: S310 - our own server


async def opened(server: str, path: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket to a table, as bytes."""
    where = urlsplit(server)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: YmFyb25uaWVzLWJlbmNoIQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def frame(text: bytes) -> bytes:
    """A short frame; a mask of zeros leaves its text as it is."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


async def flood(server: str, path: str) -> None:
    """Two hundred tiny frames a write, until nobody takes them; then again."""
    _, writer = await opened(server, path)
    while True:
        writer.write(frame(PING) * 200)
        await writer.drain()


async def slow(server: str, path: str) -> None:
    """Asks for everything, and reads nothing."""
    _, writer = await opened(server, path)
    while True:
        writer.write(frame(b'{"type":"hello","version":1,"id":1}') * 10)
        await asyncio.sleep(0.2)
        await writer.drain()


async def closings(server: str, _path: str) -> None:
    """A table after the other is made and closed in the middle of a move; everybody is answered."""
    seats, path = await seated(server, Figures())
    one = Pinger()
    where = urlsplit(server)
    await one.connect(str(where.hostname), where.port or 0, path)
    for seat in seats:
        seat.move() if seat.steps else seat.say({"type": "hello", "version": 1})
    closing = asked(
        f"{server}/api/host{path.removeprefix('/api').removesuffix('/socket')}/close", {}
    )
    closed = asyncio.create_task(asyncio.to_thread(urllib.request.urlopen, closing, timeout=60))
    try:
        await asyncio.wait_for(one.ping(), 3)
    except TimeoutError:
        TALLY["stranded"] += 1
    (await closed).close()
    TALLY["closed"] += 1
    for seat in (*seats, one):
        seat.close()


async def bots(server: str, _path: str) -> None:
    """Tables where bots play among themselves."""
    for _ in range(CROWD // TEN):
        body = {"game": "terre_de_barons", "seats": [{"kind": "bot", "bot": "greedy"}] * 3}
        made = asked(f"{server}/api/tables", body)
        (await asyncio.to_thread(urllib.request.urlopen, made, timeout=60)).close()
    await asyncio.sleep(600)


SIEGES: Final[dict[str, Siege]] = {
    "flood": flood,
    "slow": slow,
    "closings": closings,
    "bots": bots,
}


async def again_and_again(siege: Siege, server: str, path: str) -> None:
    """Whoever is cut off comes back."""
    while True:
        with suppress(OSError, EOFError):
            await siege(server, path)
        await asyncio.sleep(0.01)


async def pings(pinger: Pinger, seconds: float) -> list[float]:
    """How long each took."""
    until, took = perf_counter() + seconds, list[float]()
    while perf_counter() < until:
        took.append(await pinger.ping())
    return took


async def campaign(name: str, server: str, seconds: float) -> Json:
    """A person without them, then with them."""
    TALLY.clear()
    where = urlsplit(server)
    assert where.hostname
    assert where.port
    _, path = await seated(server, Figures())
    pinger = Pinger()
    await pinger.connect(where.hostname, where.port, path)
    quiet = await pings(pinger, seconds)
    takers = [asyncio.create_task(again_and_again(SIEGES[name], server, path)) for _ in range(TEN)]
    loud = await pings(pinger, seconds)
    for taker in takers:
        taker.cancel()
    pinger.close()
    return {
        "campaign": name,
        "quiet_p50_ms": round(median(quiet) * 1000, 1),
        "quiet_p99_ms": p99(quiet),
        "p50_ms": round(median(loud) * 1000, 1),
        "p99_ms": p99(loud),
        "pings": len(loud),
        **TALLY,
    }


def kills(folder: Path) -> Json:
    """A server ended by force again and again."""
    began = perf_counter()
    found = kill_again_and_again(folder / "db", KILLS)
    seconds = round(perf_counter() - began)
    return {"campaign": "kills", "kills": KILLS, "looked_for": found, "lost": 0, "seconds": seconds}


def main() -> None:
    """One campaign after the other, each on a server of its own."""
    parser = argparse.ArgumentParser(prog="python -m bench.siege", description=__doc__)
    every = [*SIEGES, "kills"]
    parser.add_argument("campaigns", nargs="*", choices=every, default=every)
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    os.environ["BARONNIES_HOST_TOKEN"] = KEY
    for name in given.campaigns:
        with tempfile.TemporaryDirectory(prefix="baronnies-bench-") as folder:
            if name == "kills":
                print(json.dumps(kills(Path(folder))), flush=True)
                continue
            process, server = start(Path(folder) / "db", "sockets=5", "socket_burst=50")
            share_cores(process.pid)
            try:
                print(json.dumps(asyncio.run(campaign(name, server, given.seconds))), flush=True)
            finally:
                process.terminate()
                process.wait()


if __name__ == "__main__":
    main()
