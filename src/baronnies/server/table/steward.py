"""The steward of a table: one task that owns it and does one thing at a time.

Whatever shall last is on disk before it happens in memory, and happens before anybody hears of it.
Bots and clocks are its business too: they go on when nobody looks.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final

from baronnies.core.game import Seat
from baronnies.core.luck import Quick
from baronnies.core.record import letter
from baronnies.server.disk.entries import Entry, Freed, HandedIn, Left, Noted, Renamed, Sat
from baronnies.server.disk.store import Store
from baronnies.server.logs import log, log_mistake, mark
from baronnies.server.metrics import Metrics
from baronnies.server.table.audience import Gallery
from baronnies.server.table.chat import Chat
from baronnies.server.table.clocks import now
from baronnies.server.table.opponents import Opponents
from baronnies.server.table.play import Play
from baronnies.server.table.thinker import Thought
from baronnies.server.table.viewer import Viewer
from baronnies.server.wire.messages import Leaving

Deed = Callable[[], Awaitable[Any]]


class Keeper(ABC):
    """What a room needs of the house around it."""

    store: Store
    opponents: Opponents
    metrics: Metrics

    @abstractmethod
    def changed(self, room: "Steward") -> None:
        """Something everybody may know has changed."""

    @abstractmethod
    def waiting(self, room: "Steward") -> None:
        """A table waits for people, perhaps for some who are not there."""

    @abstractmethod
    def discard(self, table: str) -> None:
        """A mistake of ours: what is on disk is true, so begin the table again from there."""

    @abstractmethod
    def may_talk(self, viewer: Viewer) -> bool:
        """Whether a viewer does not talk too much."""


class Steward(Gallery):
    """Keeps one table in play."""

    def __init__(self, play: Play, chat: Chat, keeper: Keeper) -> None:
        super().__init__(play, chat)
        self.last_used = monotonic()
        self._keeper: Final = keeper
        self._inbox: Final[asyncio.Queue[tuple[Deed, asyncio.Future[Any]]]] = asyncio.Queue()
        self._thinking: Final[dict[Seat, asyncio.Task[None]]] = {}
        self._busy = False
        self._alarm: asyncio.TimerHandle | None = None  # when somebody's time will be up
        self._ringing: asyncio.Task[None] | None = None
        self._task: Final = asyncio.create_task(self._run(), name="room")
        self.set_alarm()

    # ---- the task

    async def do(self, deed: Deed) -> Any:  # noqa: ANN401 - whatever it gives
        """Let the room's task do something, after all that was asked before."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((deed, done))
        return await done

    async def _run(self) -> None:
        while True:
            deed, done = await self._inbox.get()
            self._busy = True
            try:
                result = await deed()
            except Exception as error:  # noqa: BLE001 - it is told to who asked, who writes it down
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(result)
            self._busy = False
            self.last_used = monotonic()

    @property
    def resting(self) -> bool:
        """Whether nobody would miss it: all it knows is on disk."""
        return not (self.viewers or self._thinking or self._busy or self._inbox.qsize())

    def close(self, reason: Leaving = "stopping") -> None:
        """Say good-bye and end the task."""
        self.say_goodbye(reason)
        for task in self._thinking.values():
            task.cancel()
        if self._alarm:
            self._alarm.cancel()
        self._task.cancel()

    async def keep(self, *entries: Entry) -> None:
        """Put entries on disk, then let them happen."""
        await self._keeper.store.append(self.play.made.table, entries)
        for entry in entries:
            self.play.apply(entry)
            if isinstance(entry, Sat | Freed | Renamed):
                self.frames.renamed()
            elif isinstance(entry, Left):
                self._keeper.metrics.count("caretakers", "late" if entry.late else "left")
        self.set_alarm()

    def tell_facts(self, but: Viewer | None = None) -> None:
        """Tell everybody, and the lobby."""
        super().tell_facts(but)
        self._keeper.changed(self)

    def moved_on(self, before: int) -> None:
        """After something became final: tell every seat what changed for it, and ask the bots."""
        table = self.play.table
        if table.ply == before:
            if self.play.begun:
                self.tell_waiting()
        else:
            for seat in {seat for viewer in self.viewers for seat in viewer.looks_as}:
                self.tell_update(seat, before)
            if table.over:
                log("game_over", table=mark(self.play.made.table), plies=table.ply)
                self.tell_facts()
        self.wake_bots()
        self._keeper.waiting(self)

    async def leave(self, viewer: Viewer) -> None:
        """A viewer's connection has ended, perhaps that of somebody the table waits for."""
        await super().leave(viewer)
        self._keeper.waiting(self)

    def set_alarm(self) -> None:
        """Wake up when somebody's time is over."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        soon = self.play.clocks.next_late(now())
        if soon is not None and not self.play.table.over:
            self._alarm = asyncio.get_running_loop().call_later(soon / 1000, self._ring)

    def _ring(self) -> None:
        self._ringing = asyncio.create_task(self._by_itself(self._keep_the_late))

    async def _by_itself(self, deed: Deed) -> None:
        """Do something nobody asked for; after a mistake the table begins again from the disk."""
        try:
            await self.do(deed)
        except Exception as error:  # noqa: BLE001 - ours or the disk's
            log_mistake("deed_failed", error, table=mark(self.play.made.table))
            self._keeper.discard(self.play.made.table)

    async def _keep_the_late(self) -> None:
        """Whose time is up has a caretaker from now on."""
        if late := self.play.clocks.late(now()):
            await self.keep(*(Left(seat, now(), late=True) for seat in late))
            self.tell_facts()
            self.wake_bots()
        else:
            self.set_alarm()

    # ---- bots

    def wake_bots(self) -> None:
        """Let every bot that is asked begin to think, unless all people are away."""
        if not self.play.begun or self.play.forsaken:
            return
        for seat in self.play.table.asked():
            if self.play.player(seat) and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    async def _think(self, seat: Seat) -> None:
        table, bot, turn = self.play.table, self.play.player(seat), self._keeper.opponents.turn
        ply = table.ply
        thought = await turn(self.play.game, table.truth.text(), seat, bot)
        await self._by_itself(lambda: self._bot_moved(seat, ply, thought))

    async def _bot_moved(self, seat: Seat, ply: int, thought: Thought) -> None:
        self._thinking.pop(seat, None)
        table = self.play.table
        if table.over or ply != table.ply or not self.play.player(seat):
            return  # it was agreed to end, or the person is back
        texts = thought.moves or self._any_turn(seat)
        moves = [self.play.game.read(text) for text in texts]
        if refusal := table.hand_in_refusal(seat, ply, moves):
            raise AssertionError(f"a bot's turn is against clause {refusal.clause}")
        entries: list[Entry] = [HandedIn(seat, ply, texts, now())]
        if thought.trouble:
            bot = self.play.player(seat)
            remark = f"bot {letter(seat)}: {bot} failed, a random turn was played"
            entries.insert(0, Noted(remark))
        await self.keep(*entries)
        self.moved_on(ply)

    def _any_turn(self, seat: Seat) -> list[str]:
        """Any whole turn, when even the thinkers fail."""
        draft, rng = self.play.table.draft(seat), Quick(self.play.made.table)
        while not draft.done:
            draft.try_move(draft.state.sample(seat, rng))
        return [self.play.game.say(move) for move in draft.moves]
