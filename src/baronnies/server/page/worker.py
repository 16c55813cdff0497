"""The house of a page, as the script of its worker calls it."""

import asyncio
from collections import deque
from typing import Final

import msgspec

from baronnies.games import SHELF
from baronnies.server.disk.entries import Subscribed
from baronnies.server.disk.rows import RowStore
from baronnies.server.house.connection import Connection
from baronnies.server.house.house import House
from baronnies.server.limits import Limits
from baronnies.server.metrics import Metrics
from baronnies.server.page.kept import Browser, BrowserRows
from baronnies.server.page.keys import Keys
from baronnies.server.page.requests import HERE, Asked, Requests
from baronnies.server.page.thoughts import Thoughts
from baronnies.server.table.room import Room
from baronnies.server.table.thinker import question_decoder, think

_ENDLESS: Final = 10**9
# One's own device may ask as much as it likes; what it must not do is hang, or keep what nobody
# looks at any more: it has little memory, and a table is opened again at once.
LIMITS: Final = Limits(
    messages=_ENDLESS, burst=_ENDLESS, whys=_ENDLESS, why_burst=_ENDLESS,
    looks=_ENDLESS, look_burst=_ENDLESS, lines=_ENDLESS, line_burst=_ENDLESS,
    talk=_ENDLESS, talk_burst=_ENDLESS, tables=_ENDLESS, viewers=_ENDLESS,
    hints=_ENDLESS, hint_burst=_ENDLESS, reviews=_ENDLESS, review_burst=_ENDLESS,
    studies=_ENDLESS, study_burst=_ENDLESS, thinkers=1, idle=5.0,
)  # fmt: skip


class Silence:
    """Nobody is told anything who is not there."""

    key = ""

    def may_call(self, webhook: str) -> bool:
        """Nowhere."""
        return not webhook

    def reaches(self, browser: Subscribed) -> bool:  # noqa: ARG002 - nobody's
        """Nobody's browser."""
        return False

    def concern(self, room: Room) -> bool:  # noqa: ARG002 - none's
        """Of no table."""
        return False

    async def tell(self, room: Room) -> None:
        """Nothing."""


class BrowserLine:
    """The line to a viewer in one of the pages of this device."""

    def __init__(self, browser: Browser, number: int) -> None:
        self.unsent: Final[deque[bytes]] = deque()  # nothing ever waits
        self._browser: Final = browser
        self._number: Final = number

    def say(self, message: bytes) -> None:
        """Send a message."""
        self._browser.say(self._number, message.decode())

    def wake(self) -> None:
        """That was the last one."""
        self._browser.hang_up(self._number)


class Worker:
    """All that a page may do with its house."""

    def __init__(self, browser: Browser) -> None:
        self._browser: Final = browser
        rows, thoughts = BrowserRows(browser), Thoughts(browser, LIMITS)
        self._house: Final = House(SHELF, RowStore(rows), thoughts, Silence(), LIMITS, Metrics())
        self._requests: Final = Requests(self._house, Keys(rows))
        self._lines: Final[dict[int, tuple[Connection, asyncio.Queue[str | None]]]] = {}
        self._reading: Final[set[asyncio.Task[None]]] = set()

    async def open(self) -> None:
        """Let everything go on."""
        await self._house.open()

    async def ask(self, request: str) -> str:
        """A request and its answer, as JSON."""
        asked = msgspec.json.decode(request, type=Asked)
        return msgspec.json.encode(await self._requests.answer(asked)).decode()

    def connect(self, line: int, table: str) -> None:
        """Somebody opens a line to a table."""
        connection = Connection(self._house, table, BrowserLine(self._browser, line), HERE)
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._lines[line] = connection, heard
        task = asyncio.create_task(self._read(connection, heard))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    def hear(self, line: int, message: str) -> None:
        """Somebody says something; it is answered after all they said before."""
        if line in self._lines:
            self._lines[line][1].put_nowait(message)

    def disconnect(self, line: int) -> None:
        """Somebody's line has ended."""
        if line in self._lines:
            self._lines.pop(line)[1].put_nowait(None)

    async def _read(self, connection: Connection, heard: "asyncio.Queue[str | None]") -> None:
        while (message := await heard.get()) is not None and not connection.viewer.leaving:
            await connection.read(message)
        await connection.leave()


def thought(question: str) -> str:
    """What a worker beside is there for."""
    return msgspec.json.encode(think(question_decoder.decode(question))).decode()
