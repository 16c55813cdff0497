"""A server in a thread of the test, so that a test can put tables of its own making into it."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from baronnies.games import SHELF
from baronnies.server.edge.addresses import address
from baronnies.server.edge.pages import client_folder
from baronnies.server.edge.run import listen, make_server
from baronnies.server.house.house import House
from baronnies.server.house.lobby import listed
from baronnies.server.house.site import Site
from baronnies.server.limits import read_limits
from baronnies.server.table.audience import Chat
from baronnies.server.table.play import Play
from tests.serving import FREE, PATIENCE


class Inside:
    """A running server that shares this process."""

    def __init__(self, db: Path) -> None:
        self._server = make_server(SHELF, db, read_limits(FREE), Site(client_folder()))
        self._listener = listen("127.0.0.1", 0)
        self.url = address(self._listener)
        self._ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=[self._run()])
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    async def _run(self) -> None:
        serving = asyncio.create_task(self._server.serve(sockets=[self._listener]))
        while not self._server.started and not serving.done():  # noqa: ASYNC110 - see below
            await asyncio.sleep(0.01)  # uvicorn has nothing to wait for
        self._ready.set()
        await serving

    def enter(self, play: Play) -> None:
        """Open a room for a table that the test has made."""

        async def put() -> None:
            house = self._server.app.state.house
            await house.store.make(play.made, [], listed(play))
            house.enter(play, Chat([]))

        asyncio.run_coroutine_threadsafe(put(), self._loop).result(PATIENCE)

    def do(self, deed: Callable[[House], Coroutine[Any, Any, None]]) -> None:
        """Do something with the house, in its own thread."""
        done = asyncio.run_coroutine_threadsafe(deed(self._server.app.state.house), self._loop)
        done.result(PATIENCE)

    def end(self) -> None:
        """Stop as after a signal."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._loop.close()


@contextmanager
def inside(db: Path) -> Iterator[Inside]:
    """A server in this process for the time of a block."""
    server = Inside(db)
    try:
        yield server
    finally:
        server.end()
