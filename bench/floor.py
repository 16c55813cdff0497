"""`python -m bench.floor [--tables 500]`: what a move costs at the least, beside what ours cost.

The least is a server that knows no game: it takes the same messages over the same sockets, keeps
each by the same writer, and sends as many bytes to four connections. No rules, no views, no words,
no queue: what is left is sockets, the loop and the disk. Both are measured in one run.
"""

import argparse
import asyncio
import gc
import json
import multiprocessing
import socket
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import uvicorn

from baronnies.server.disk.forms import prepare
from baronnies.server.disk.writer import Writer
from baronnies.server.edge.sockets import SocketLine
from baronnies.server.metrics import Metrics
from bench.seat import Figures, Seat
from bench.server import SEATS, Json, measure, moving, share_cores

# As long as those of Le Baron, which `bench.server` plays.
_WELCOME: Final = b'{"type":"welcome","frames":[{"ply":1,"draft":{"next":["1"]}}]}'
_ACCEPTED: Final = json.dumps({"type": "accepted", "draft": "x" * 150}).encode()
_UPDATE: Final = json.dumps({"type": "update", "ply": 1, "next": ["1"], "view": "x" * 400}).encode()


class Bare:
    """Whatever a table says is kept, then told to its four connections."""

    def __init__(self, db: Path) -> None:
        self._db: Final = db
        self._writer: Writer | None = None
        self._tables: Final[dict[str, list[SocketLine]]] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI
        """One connection."""
        if self._writer is None:
            self._writer = Writer(self._db, asyncio.get_running_loop(), Metrics())
        table, line = scope["path"], scope["extensions"]["baronnies.line"]
        await receive()
        await send({"type": "websocket.accept"})
        here = self._tables.setdefault(table, [])
        here.append(line)
        while (event := await receive())["type"] == "websocket.receive":
            if "hello" in event["text"]:
                line.say(_WELCOME)
            elif "hand_in" in event["text"]:
                await self._writer.keep([(table, event["text"].encode())], [])
                line.say(_ACCEPTED)
                for each in here:
                    each.say(_UPDATE)


def serve(listener: socket.socket, db: Path) -> None:
    """The bare server, as ours is run."""
    prepare(db)
    gc.freeze()
    gc.disable()
    config = uvicorn.Config(
        Bare(db),
        ws=SocketLine,
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_config=None,
    )
    uvicorn.Server(config).run(sockets=[listener])


async def load(port: int, tables: int, seconds: float, pid: int) -> Json:
    """One move a second at each table, as `bench.server` has it."""
    figures = Figures()
    seated = [[Seat("token", at, figures) for at in range(SEATS)] for _ in range(tables)]
    for number, table in enumerate(seated):
        for seat in table:
            await seat.connect("127.0.0.1", port, f"/{number}")
    busy, _ = await moving(seated, seconds, figures, pid)
    moves = len(figures.acknowledged)
    return {"moves": moves, "floor_ms_per_move": round(busy * 1000 / moves, 2)}


def floor(tables: int, seconds: float) -> Json:
    """What the bare server needs."""
    with tempfile.TemporaryDirectory(prefix="baronnies-bench-") as folder:
        listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
        process = multiprocessing.Process(target=serve, args=(listener, Path(folder) / "db"))
        process.start()
        assert process.pid
        share_cores(process.pid)
        found = asyncio.run(load(listener.getsockname()[1], tables, seconds, process.pid))
        process.terminate()
        process.join()
    return found


def main() -> None:
    """Both, in a line."""
    parser = argparse.ArgumentParser(prog="python -m bench.floor", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=15.0)
    asked = parser.parse_args()
    least = floor(asked.tables, asked.seconds)
    ours = measure(asked.tables, asked.seconds)
    sys.stdout.write(f"{json.dumps({**least, 'ours_ms_per_move': ours['cpu_ms_per_move']})}\n")


if __name__ == "__main__":
    main()
