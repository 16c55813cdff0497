"""Runs the application with uvicorn: its address, its signals, its end."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from sqlite3 import Connection
from types import FrameType
from typing import Final

import uvicorn
from litestar import Litestar

from baronnies.core.game import Game
from baronnies.server.disk.claim import claim
from baronnies.server.edge.app import make_app
from baronnies.server.edge.requests import Config
from baronnies.server.edge.sockets import SocketLine
from baronnies.server.house.site import Site
from baronnies.server.limits import Limits
from baronnies.server.logs import log

if sys.platform != "win32":
    import resource

_FRAME: Final = 4  # messages of up to so many times the limit are answered, longer ones cut off
_TURN: Final = 0.0005  # seconds the loop may go on while a commit is done and waits to be told
_LAST_ANSWERS: Final = 2.0  # seconds for them to leave when the server stops
_UNREAD: Final = 131_072  # bytes the system may hold for a slow reader, beside its outbox


class Server(uvicorn.Server):
    """Says good-bye to everybody before the sockets close."""

    def __init__(self, config: uvicorn.Config, app: Litestar, claimed: Connection) -> None:
        super().__init__(config)
        self.app: Final = app
        self._claimed: Final = claimed

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log("stopping")
        house = self.app.state.house
        house.say_goodbye()
        await asyncio.sleep(0.1)  # for the good-byes to leave
        cutting_off = asyncio.create_task(self._cut_off())
        await super().shutdown(sockets)
        cutting_off.cancel()
        self._claimed.close()

    async def _cut_off(self) -> None:
        """Who asks half a question, takes no answer or waits long for one is not waited for."""
        await asyncio.sleep(_LAST_ANSWERS)
        for connection in list(self.server_state.connections):
            log("cut_off")
            connection.transport.abort()
        await asyncio.sleep(0.1)  # for them to be gone: nobody needs an answer then
        for task in self.server_state.tasks:
            task.cancel()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is any free one. OSError if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # where it would let two servers have one port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _UNREAD)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    listener.listen(2048)
    return listener


def make_server(
    shelf: Mapping[str, Game],
    path: Path,
    limits: Limits,
    site: Site,
) -> Server:
    """The application in uvicorn."""
    claimed = claim(path)  # what is wrong with the file is told before anything starts
    app, gate = make_app(shelf, path, limits, site)
    config = Config(
        gate,
        limits,
        ws=SocketLine,
        ws_max_size=limits.message_bytes * _FRAME,
        ws_per_message_deflate=False,  # the size of a compressed message could tell a secret
        proxy_headers=bool(site.proxies),  # nobody else's word about addresses is taken
        forwarded_allow_ips=list(site.proxies),
        access_log=False,  # it would name tables, and who knows a table's id may look on
        log_config=None,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=5,
    )
    return Server(config, app, claimed)


def _leave(_number: int, _frame: FrameType | None) -> None:
    sys.exit(0)


def leave_when_asked() -> None:
    """A signal to stop is a good end: before uvicorn listens to it, and after."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _leave)


def _take_descriptors() -> None:
    """As many connections as the system allows, not as many as it allows at first."""
    if sys.platform != "win32":
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(server: Server, listener: socket.socket) -> None:
    """Serve until a signal asks to stop."""
    gc.freeze()  # what is there now stays: no need to look through it again and again
    gc.disable()  # it would hold up everybody in the middle of moves; see app.collect
    sys.setswitchinterval(_TURN)
    _take_descriptors()
    log("started")
    server.run(sockets=[listener])
