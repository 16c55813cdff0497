"""The host's desk: what who runs the server may do at any table, against abuse.

A table is named by its id, or by the mark it has in the log and in the host's own list.
"""

from collections.abc import Awaitable, Callable
from time import time
from typing import Final

from msgspec import structs

from baronnies.core.game import Seat
from baronnies.server.disk.entries import Muted, Renamed, Reported, Said, Shut
from baronnies.server.house.bans import Ban, Bans
from baronnies.server.house.house import House
from baronnies.server.house.retention import erase
from baronnies.server.house.site import Site
from baronnies.server.limits import Buckets
from baronnies.server.logs import log, mark
from baronnies.server.table.room import Room
from baronnies.server.wire.bodies import Unavailable

_TRIES: Final = 0.2  # wrong tokens a second, from one address
_TRIES_AT_ONCE: Final = 5
_MOST_FOUND: Final = 5000  # tables among which a mark is looked for


class Desk:
    """Moderation."""

    def __init__(self, house: House, site: Site, bans: Bans) -> None:
        self.bans: Final = bans
        self.site: Final = site
        self.house: Final = house
        self._tries: Final = Buckets(_TRIES, _TRIES_AT_ONCE)
        self._reports: Final = Buckets(house.limits.reports, house.limits.report_burst)

    def check(self, authorization: str, address: str) -> None:
        """Unavailable unless the host asks; who tries tokens has to wait, right or wrong."""
        if self._tries.empty(address):
            self.house.metrics.count("limited", "host")
            raise Unavailable("too_fast")
        if not self.site.opens(authorization.removeprefix("Bearer ")):
            self._tries.take(address)
            log("wrong_host_token")
            raise Unavailable("not_the_house")

    async def room(self, name: str) -> Room:
        """The room of a table, by its id or mark."""
        return await self.house.room(await self._id(name))

    async def _id(self, name: str) -> str:
        if await self.house.store.phase(name):
            return name
        for phase in ("running", "gathering", "over"):
            for known, _ in await self.house.store.tables(phase, _MOST_FOUND):
                if mark(known.table) == name:
                    return known.table
        raise Unavailable("no_table")

    async def mute(self, name: str, seat: Seat | None, *, muted: bool) -> Room:
        """Let a seat, or with None all spectators, say nothing more; or speak again."""

        async def deed(room: Room) -> None:
            _check_seat(room, seat)
            await room.keep(Muted(seat, muted))

        return await self._do("host_muted" if muted else "host_unmuted", name, deed)

    async def hush(self, name: str, number: int) -> Room:
        """Take away a line of chat, and the name that a spectator has given with it."""

        async def deed(room: Room) -> None:
            line = next((line for line in room.chat.lines if line.number == number), None)
            if line is None:
                raise Unavailable("no_line")
            named = line.name if line.seat is not None else ""
            await self._rewrite(room, [structs.replace(line, text="", name=named)])

        return await self._do("host_hushed", name, deed)

    async def rename(self, name: str, seat: Seat) -> Room:
        """Take away the name of a seat, beside what it said too."""

        async def deed(room: Room) -> None:
            _check_seat(room, seat)
            await room.keep(Renamed(seat, ""))
            said = [line for line in room.chat.lines if line.seat == seat and line.name]
            await self._rewrite(room, [structs.replace(line, name="") for line in said])
            room.tell_facts()

        return await self._do("host_renamed", name, deed)

    async def _rewrite(self, room: Room, lines: list[Said]) -> None:
        """Put lines in the place of those with their numbers, and tell who has heard them."""
        await self.house.store.rewrite(room.table, lines)
        room.chat.rewrite(lines)
        room.audience.tell_chat(lines)

    async def close(self, name: str, why: str) -> None:
        """End a game where it stands; a table where none has begun is gone."""

        async def deed(room: Room) -> None:
            if room.play.phase == "over":
                raise Unavailable("is_over")
            if room.play.begun:
                await room.keep(Shut(why))
                room.tell_facts()
            else:
                await self.house.store.remove(room.table)
            for viewer in room.audience.viewers:
                viewer.let_go("closed", word=why)

        room = await self._do("host_closed", name, deed)
        if not room.play.begun:
            self.house.forget(room.table)

    def ban(self, address: str, hours: int) -> Ban:
        """Keep an address out for a while; who is there now has to go."""
        ban = self.bans.put(address, hours)
        self.house.show_out(ban.address)
        log("host_banned", hours=hours)
        return ban

    async def report(self, name: str, token: str, text: str, address: str) -> None:
        """Somebody at a table tells the host something."""
        if not self._reports.take(address):
            self.house.metrics.count("limited", "reports")
            raise Unavailable("too_fast")
        room = await self.house.room(name)
        seat = room.play.seat_of(token) if token else None
        await self.house.store.report(Reported(int(time()), room.table, seat, text))
        log("reported", table=mark(room.table))

    async def settle(self, number: int) -> None:
        """The host has dealt with a report."""
        if number not in [known for known, _ in await self.house.store.reports()]:
            raise Unavailable("no_report")
        await self.house.store.settle_report(number)

    async def erase(self, name: str) -> None:
        """Forget who played a finished game and what was said there."""
        room = await self.room(name)
        if room.play.phase != "over":
            raise Unavailable("not_over")
        await erase(self.house, room.table)
        await self.house.store.scrub()
        log("host_erased", table=mark(room.table))

    async def _do(self, event: str, name: str, deed: Callable[[Room], Awaitable[None]]) -> Room:
        room = await self.room(name)
        await room.do(lambda: deed(room))
        log(event, table=mark(room.table))
        return room


def _check_seat(room: Room, seat: Seat | None) -> None:
    if seat is not None and (
        seat >= len(room.play.chairs) or room.play.chairs[seat].kind != "person"
    ):
        raise Unavailable("seat_not_taken")
