"""The house: all tables, opened when somebody comes and put away when nobody looks."""

import asyncio
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from time import monotonic
from typing import Any, Final, Protocol

from baronnies.core.game import Game
from baronnies.server.disk.entries import Listing, Subscribed
from baronnies.server.disk.store import Damaged, Downtime, Saved, Store
from baronnies.server.house.lobby import Lobby, listed
from baronnies.server.limits import Buckets, Limits, Makers, Quota, household
from baronnies.server.logs import log, log_mistake, log_trouble, mark
from baronnies.server.metrics import Metrics
from baronnies.server.table.audience import Chat
from baronnies.server.table.clocks import now
from baronnies.server.table.play import Play, restored
from baronnies.server.table.room import Room
from baronnies.server.table.thinker import Opponents
from baronnies.server.table.viewer import Viewer
from baronnies.server.wire.bodies import Unavailable

_AGAIN: Final = 10.0  # seconds until a room is opened again after a mistake
_SWEEP: Final = 5.0  # seconds between looks for rooms to put away


class Notices(Protocol):
    """How people who are not there are told that a table waits for them."""

    @property
    def key(self) -> str:
        """What browsers subscribe with; "" where no notices go out."""

    def may_call(self, webhook: str) -> bool:
        """Whether letters may go to this address."""

    def reaches(self, browser: Subscribed) -> bool:
        """Whether notices may go to this browser, and can be read there."""

    def concern(self, room: Room) -> bool:
        """Whether somebody would have to be told of this table."""

    async def tell(self, room: Room) -> None:
        """Wait a while; then tell those who are still missed."""


class House:
    """Every table there is."""

    def __init__(  # noqa: PLR0913, PLR0917 - all that a house stands on, once
        self,
        shelf: Mapping[str, Game],
        store: Store,
        opponents: Opponents,
        notices: Notices,
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        self.shelf: Final = shelf
        self.limits: Final = limits
        self.store: Final = store
        self.metrics: Final = metrics
        self.opponents: Final = opponents
        self.notices: Final = notices
        self.stopping = False
        self.damage = ""  # what is wrong with the database, as far as it is known
        self.lobby: Final = Lobby(self._people)
        self.viewers: Final = Quota(limits.viewers)
        self.gone = 0  # connections and tables so far
        self._makers: Final = Makers(limits.tables)
        self._rooms: Final[dict[str, Room]] = {}
        self._opening: Final[dict[str, asyncio.Task[Room]]] = {}
        self._discarded: Final[dict[str, Room]] = {}  # until they are opened again
        self._alarms: Final[dict[str, asyncio.TimerHandle]] = {}  # of rooms put away
        self.closings: list[Downtime] = []  # when it was not open
        self._lines: Final = Buckets(limits.lines, limits.line_burst)
        self._talk: Final = Buckets(limits.talk, limits.talk_burst)
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def open(self) -> None:
        """Look what happened while the house was closed, then let everything go on."""
        self.closings = await self.store.closings(now())
        for known in await self.store.listings():
            self.lobby.put(known)
        self._also(self._sweep())
        self._also(self._wake())

    def _also(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that goes on beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wake(self) -> None:
        """Open every running table once: its bots go on, and its clocks are watched."""
        for table in self.lobby.running():
            try:
                room = await self.room(table)
            except Unavailable as unavailable:
                log("not_woken", table=mark(table), reason=unavailable.code)
                self.lobby.drop(table)
            else:
                # Nobody came: it may go soon.
                room.queue.last_used -= max(0.0, self.limits.idle - _SWEEP)

    # ---- rooms

    async def room(self, table: str) -> Room:
        """The room of a table; it is rebuilt from what was kept if nobody was there."""
        if room := self._rooms.get(table):
            return room
        if alarm := self._alarms.pop(table, None):
            alarm.cancel()
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open(table))
        return await asyncio.shield(self._opening[table])

    def open_room(self, table: str) -> Room | None:
        """The room of a table if it is in memory."""
        return self._rooms.get(table)

    async def _open(self, table: str) -> Room:
        try:
            if room := self._discarded.pop(table, None):
                await room.queue.ended()  # what it was about to keep is on disk, or not at all
            saved = await self._load(table)
            if saved is None:
                raise Unavailable("no_table")
            boxed = self.shelf.get(saved.made.game)
            game = boxed and boxed.edition(saved.made.rules)
            if game is None:
                raise Unavailable("old_rules")
            try:
                play = await asyncio.to_thread(restored, saved, game, self.closings)
            except Damaged as error:
                raise self._unreadable(table, error) from error
            except Exception as error:
                log_mistake("not_restored", error, table=mark(table))
                raise Unavailable("broken") from error
            return self.enter(play, Chat(saved.chat))
        finally:
            del self._opening[table]

    async def _load(self, table: str) -> Saved | None:
        try:
            return await self.store.load(table)
        except Damaged as error:
            raise self._unreadable(table, error) from error

    def _unreadable(self, table: str, error: Damaged) -> Unavailable:
        log_trouble("damaged", found=str(error), table=mark(table))
        self.damage = self.damage or str(error)
        return Unavailable("damaged")

    async def look_for_damage(self) -> None:
        """Look through all that was kept; health and metrics tell what was found."""
        self.damage = await self.store.damage()
        if self.damage:
            log_trouble("damaged", found=self.damage)

    def enter(self, play: Play, chat: Chat) -> Room:
        """Open the room of a table that is on disk."""
        room = Room(play, chat, self)
        self._rooms[play.made.table] = room
        self.changed(room)
        room.bots.wake()
        return room

    def changed(self, room: Room) -> None:
        """The lobby knows how a table stands."""
        if self.lobby.put(known := listed(room.play)):
            self._also(self._relist(known))

    async def _relist(self, known: Listing) -> None:
        with suppress(OSError):  # the disk; when the table is opened again, it is listed again
            await self.store.relist(known)

    def waiting(self, room: Room) -> None:
        """Who is not there is told."""
        if self.notices.concern(room):
            self._also(self.notices.tell(room))

    def may_talk(self, viewer: Viewer) -> bool:
        """Whether somebody does not talk too much."""
        allowed = self._talk.take(viewer.address)
        if allowed:
            self.metrics.count("chat_lines")
        else:
            self.metrics.count("limited", "talk")
        return allowed

    def maker(self, table: str) -> str:
        """Who made a table, as far as limits are concerned."""
        return self._makers.of(table)

    def may_recall(self, viewer: Viewer, lines: int) -> bool:
        """Whether somebody does not ask for too many lines of the past."""
        allowed = self._lines.take(viewer.address, lines)
        if not allowed:
            self.metrics.count("limited", "lines")
        return allowed

    def discard(self, room: Room) -> None:
        """A mistake happened in a room: what is on disk is true, so begin again from there.

        That is when somebody comes, or soon: bots and clocks may have to go on.
        """
        self.metrics.count("mistakes")
        if self._rooms.get(room.table) is room:
            del self._rooms[room.table]
            self._discarded[room.table] = room
            room.close("broken")
            self._look_in(room.table, _AGAIN)

    def forget(self, table: str) -> None:
        """A table is no longer kept."""
        self.lobby.drop(table)
        self._makers.give_back(table)
        self._discarded.pop(table, None)
        if alarm := self._alarms.pop(table, None):
            alarm.cancel()
        if room := self._rooms.pop(table, None):
            room.close("no_table")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(_SWEEP, self.limits.idle))
            for table, room in list(self._rooms.items()):
                if room.play.phase == "over":
                    self._makers.give_back(table)
                if room.resting and monotonic() - room.queue.last_used > self.limits.idle:
                    self._put_away(table, room)

    def _put_away(self, table: str, room: Room) -> None:
        """Forget a table until somebody comes, or somebody's time is up."""
        del self._rooms[table]
        room.close()
        self.gone += 1
        soon = room.play.clocks.next_late(now())
        if soon is not None and not room.play.forsaken and room.play.phase == "running":
            self._look_in(table, soon / 1000)
        log("put_away", table=mark(table))

    def _look_in(self, table: str, seconds: float) -> None:
        """Open a room again after a while."""
        loop = asyncio.get_running_loop()
        self._alarms[table] = loop.call_later(seconds, lambda: self._also(self._look(table)))

    async def _look(self, table: str) -> None:
        with suppress(Unavailable, OSError):
            await self.room(table)

    def show_out(self, address: str) -> None:
        """Whoever is there from a household that is banned has to go."""
        for room in self._rooms.values():
            for viewer in list(room.audience.viewers):
                if household(viewer.address) == address:
                    viewer.let_go("banned")

    def _people(self, table: str) -> tuple[int, int]:
        room = self._rooms.get(table)
        return room.audience.people() if room else (0, 0)

    def present(self) -> tuple[int, int]:
        """How many seats have their people there, and how many others watch."""
        people = [room.audience.people() for room in self._rooms.values()]
        return sum(players for players, _ in people), sum(watching for _, watching in people)

    @property
    def open_rooms(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    def say_goodbye(self) -> None:
        """The server is about to stop: everybody is told, nobody new comes in."""
        self.stopping = True
        for room in self._rooms.values():
            room.audience.say_goodbye("stopping")

    async def close(self) -> None:
        """Say good-bye, finish what was begun, close the store."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        for alarm in self._alarms.values():
            alarm.cancel()
        for room in self._rooms.values():
            room.close()
        for room in (*self._rooms.values(), *self._discarded.values()):
            await room.queue.ended()  # what is on its way to the disk arrives there
        await self.opponents.close()
        await self.store.close()
        log("stopped")

    def count_table(self, table: str, address: str) -> None:
        """Take up a new table; Unavailable if its maker has too many already."""
        if not self._makers.take(table, address):
            self.metrics.count("limited", "tables")
            raise Unavailable("too_many_tables")
