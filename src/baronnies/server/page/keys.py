"""The keys of this device: whoever holds it has its seats, so their tokens lie beside the tables.

A browser writes what a page remembers when it likes, but rows before anything is acknowledged: a
page that lost its memory finds its seats here (web/src/tokens.ts reads them, without any Python).
"""

from time import time
from typing import Final

import msgspec
from msgspec import Struct

from baronnies.core.game import Seat
from baronnies.server.disk.rows import KEYS, Rows


class Held(Struct):
    """The seats of a table, as a page remembers them."""

    game: str
    seats: dict[Seat, str]  # the token of each
    host: str  # the token of who made the table
    at: int  # milliseconds since 1970


class Keys:
    """A row for each table; it goes with its table."""

    def __init__(self, rows: Rows) -> None:
        self._rows: Final = rows

    async def keep(self, table: str, game: str, seats: dict[Seat, str], host: str) -> None:
        """Of a new table."""
        held = Held(game, seats, host, int(time() * 1000))
        await self._rows.write({f"{KEYS}/{table}": msgspec.json.encode(held).decode()})

    async def change(self, table: str, seat: Seat, token: str = "") -> None:
        """A seat was taken with a token; without one, it was freed."""
        if held := await self._held(table):
            seats = {other: known for other, known in held.seats.items() if other != seat}
            await self.keep(table, held.game, seats | ({seat: token} if token else {}), held.host)

    async def follow(self, table: str, following: str) -> None:
        """Another game with the same people: the same tokens open the same seats."""
        if held := await self._held(table):
            await self.keep(following, held.game, held.seats, held.host)

    async def _held(self, table: str) -> Held | None:
        rows = dict(await self._rows.read(f"{KEYS}/{table}"))
        return msgspec.json.decode(row, type=Held) if (row := rows.get(f"{KEYS}/{table}")) else None
