"""A room: a table in play, everybody at it, and one thing done at a time.

Whatever shall last is on disk before it happens in memory, and happens before anybody hears of it.
Bots and clocks go on when nobody looks.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any, Final, Protocol, TypeVar

from baronnies.core.game import Seat
from baronnies.server.disk.entries import Entry, Filled, Freed, Left, Renamed, Sat
from baronnies.server.disk.store import Store
from baronnies.server.logs import log, log_mistake, mark
from baronnies.server.metrics import Metrics
from baronnies.server.table.audience import Audience, Chat
from baronnies.server.table.bots import Bots, bot_turn
from baronnies.server.table.clocks import Alarm, now
from baronnies.server.table.past import Hindsight
from baronnies.server.table.play import Play
from baronnies.server.table.thinker import BOTS, PEOPLE, Asker, Opponents, Thought
from baronnies.server.table.viewer import Viewer
from baronnies.server.wire.bodies import ProblemCode, Unavailable
from baronnies.server.wire.messages import Leaving

T = TypeVar("T")
Deed = Callable[[], Awaitable[T]]


class Keeper(Protocol):
    """What a room needs of the house around it."""

    @property
    def store(self) -> Store:
        """Where tables are kept."""

    @property
    def opponents(self) -> Opponents:
        """Who thinks for bots."""

    @property
    def metrics(self) -> Metrics:
        """What is counted."""

    def changed(self, room: "Room") -> None:
        """Something everybody may know has changed."""

    def waiting(self, room: "Room") -> None:
        """A table waits for people, perhaps for some who are not there."""

    def discard(self, room: "Room") -> None:
        """A mistake of ours: what is on disk is true, so begin the table again from there."""

    def may_talk(self, viewer: Viewer) -> bool:
        """Whether a viewer does not talk too much."""

    def maker(self, table: str) -> str:
        """Who made a table, as far as limits are concerned."""

    def may_recall(self, viewer: Viewer, lines: int) -> bool:
        """Whether a viewer does not ask for too many lines of the past."""


class Queue:
    """One task that does what is asked for at a table, one thing after the other.

    When it ends, what is being done is done to its end, since the disk may have it already; who
    waits, or comes later, is told that the table cannot be had.
    """

    def __init__(self) -> None:
        self.last_used = monotonic()
        self._deeds: Final[asyncio.Queue[tuple[Deed[Any], asyncio.Future[Any]]]] = asyncio.Queue()
        self._busy = False
        self._over: ProblemCode | None = None  # why nothing more is done
        self._task: Final = asyncio.create_task(self._run(), name="room")

    async def do(self, deed: Deed[T]) -> T:
        """Have something done, after all that was asked before; gives what it gives."""
        if self._over:
            raise Unavailable(self._over)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._deeds.put_nowait((deed, done))
        return await done

    async def _run(self) -> None:
        while not self._over:
            deed, done = await self._deeds.get()
            self._busy = True
            try:
                result = await deed()
            except Exception as error:  # noqa: BLE001 - it is told to who asked, who writes it down
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)
            self._busy = False
            self.last_used = monotonic()

    @property
    def empty(self) -> bool:
        """Whether nothing is done and nothing waits."""
        return not self._busy and self._deeds.empty()

    def end(self, why: ProblemCode) -> None:
        """Begin nothing more, and tell everybody who waits."""
        self._over = why
        while not self._deeds.empty():
            _, done = self._deeds.get_nowait()
            if not done.done():
                done.set_exception(Unavailable(why))
        if not self._busy:
            self._task.cancel()

    async def ended(self) -> None:
        """When what was begun is done."""
        await asyncio.wait([self._task])


class Room:
    """One table in play."""

    def __init__(self, play: Play, chat: Chat, keeper: Keeper) -> None:
        self.play: Final = play
        self.chat: Final = chat
        self.keeper: Final = keeper
        self.audience: Final = Audience(play, chat)
        self.hindsight: Final = Hindsight(self.audience.frames)
        self.queue: Final = Queue()
        self.bots: Final = Bots(play, keeper.opponents, self._thought, self.asker)
        self._alarm: Final = Alarm(play.clocks, self._ring)
        self._ringing: asyncio.Task[None] | None = None
        self._asides: Final[set[asyncio.Task[None]]] = set()
        self._alarm.set()

    @property
    def table(self) -> str:
        """Its id."""
        return self.play.made.table

    async def do(self, deed: Deed[T]) -> T:
        """Have something done here, after all that was asked before."""
        return await self.queue.do(deed)

    @property
    def resting(self) -> bool:
        """Whether nobody would miss it: all it knows is on disk."""
        return not self.audience.viewers and self.bots.resting and self.queue.empty

    def close(self, reason: Leaving = "stopping") -> None:
        """Say good-bye and end everything."""
        self.audience.say_goodbye(reason)
        self.bots.end()
        self._alarm.stop()
        for task in self._asides:
            task.cancel()
        self.queue.end("no_table" if reason == "no_table" else "broken")

    async def leave(self, viewer: Viewer) -> None:
        """A viewer's connection has ended, perhaps that of somebody the table waits for."""
        self.audience.leave(viewer)
        if viewer.seats:
            self.tell_facts()
        self.keeper.waiting(self)

    # ---- what happens

    async def keep(self, *entries: Entry) -> None:
        """Put entries on disk, then let them happen."""
        await self.keeper.store.append(self.table, entries)
        self._happen(*entries)

    def _happen(self, *entries: Entry) -> None:
        for entry in entries:
            self.play.apply(entry)
            if isinstance(entry, Sat | Freed | Filled | Renamed):
                self.audience.frames.renamed()
            elif isinstance(entry, Left):
                self.keeper.metrics.count("caretakers", "late" if entry.late else "left")
        if self.play.table.over:
            self._alarm.stop()
        else:
            self._alarm.set()
        self.bots.wake()  # whatever it was: whoever is asked now, and is no person, begins to think

    async def forget_people(self) -> None:
        """Keep the names and the talk no longer, and tell so."""
        await self.keeper.store.erase(self.table)
        self._happen(*self.play.forgetting())
        self.audience.tell_chat(self.chat.forget())
        self.tell_facts()

    def tell_facts(self, but: Viewer | None = None) -> None:
        """Tell everybody what changed about the table itself, and the lobby."""
        self.audience.tell_facts(but)
        self.keeper.changed(self)

    def gathered(self, before: int, *, begins: bool) -> None:
        """After somebody was ready, or a bot sat down: with the last of them the game begins."""
        self.tell_facts()
        if begins and self.play.table.ply == before:
            for viewer in self.audience.viewers:  # without any luck the legal steps are all news
                self.audience.welcome(viewer)
        self.moved_on(before)

    def moved_on(self, before: int) -> None:
        """After something became final: tell every seat what changed for it, and ask the bots."""
        table = self.play.table
        if table.ply > before:
            self.audience.tell_updates(before)
            if table.over:
                log("game_over", table=mark(self.table), plies=table.ply)
                self.tell_facts()
        elif self.play.begun:
            self.audience.tell_waiting()
        self.keeper.waiting(self)

    # ---- what nobody asked for

    def aside(self, thought: Coroutine[None, None, None]) -> None:
        """Let something be thought of beside the table: nothing of it changes the game."""
        task = asyncio.create_task(self._told_aside(thought))
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)

    async def _told_aside(self, thought: Coroutine[None, None, None]) -> None:
        try:
            await thought
        except Exception as error:  # noqa: BLE001 - our mistake; the game goes on without it
            log_mistake("not_thought", error, table=mark(self.table))

    def _ring(self) -> None:
        self._ringing = asyncio.create_task(self._by_itself(self._keep_the_late))

    async def _by_itself(self, deed: Deed[None]) -> None:
        """Do something nobody asked for; after a mistake the table begins again from the disk."""
        try:
            await self.do(deed)
        except Unavailable:
            log("too_late", table=mark(self.table))  # the room was closed meanwhile
        except Exception as error:  # noqa: BLE001 - ours or the disk's
            log_mistake("deed_failed", error, table=mark(self.table))
            self.keeper.discard(self)

    async def _keep_the_late(self) -> None:
        """Whose time is up has a caretaker from now on."""
        if late := self.play.clocks.late(now()):
            await self.keep(*(Left(seat, now(), late=True) for seat in late))
            self.tell_facts()
        elif not self.play.table.over:
            self._alarm.set()

    def asker(self) -> Asker:
        """For whom the bots of this table think."""
        rank = PEOPLE if self.audience.present() else BOTS
        return Asker(self.keeper.maker(self.table), rank, self.audience.tell_waiting)

    async def _thought(self, seat: Seat, ply: int, thought: Thought) -> None:
        await self._by_itself(lambda: self._bot_moved(seat, ply, thought))

    async def _bot_moved(self, seat: Seat, ply: int, thought: Thought) -> None:
        self.bots.rest(seat)
        chair = self.play.chairs[seat]
        hurried = chair.hurried
        if entries := bot_turn(self.play, seat, ply, thought):
            await self.keep(*entries)
            self.moved_on(ply)
            if chair.hurried != hurried:
                self.tell_facts()
        else:
            self.bots.wake()  # it came too late; the seat may be asked for something else
