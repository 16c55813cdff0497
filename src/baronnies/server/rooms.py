"""A room: one task owns one table, and does one thing at a time.

Whatever shall last is on disk before it happens in memory, and happens before anybody hears of it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final

from baronnies.core.game import Move, Seat
from baronnies.core.luck import Quick
from baronnies.core.table import Refused as Refusal
from baronnies.core.unreadable import Unreadable
from baronnies.server import messages as wire
from baronnies.server.entries import Entry, Freed, HandedIn, Noted, Readied, Sat, Stopped, Wished
from baronnies.server.frames import clause_text
from baronnies.server.gallery import Gallery
from baronnies.server.logs import log, log_mistake, mark
from baronnies.server.opponents import Opponents
from baronnies.server.play import Play
from baronnies.server.store import Store
from baronnies.server.thinker import Thought
from baronnies.server.viewer import Leaving, Viewer

Deed = Callable[[], Awaitable[Any]]


class Room(Gallery):
    """One table in play."""

    def __init__(
        self, play: Play, store: Store, opponents: Opponents, on_mistake: Callable[[], None]
    ) -> None:
        super().__init__(play)
        self.last_used = monotonic()
        self._store: Final = store
        self._opponents: Final = opponents
        self._on_mistake: Final = on_mistake
        self._inbox: Final[asyncio.Queue[tuple[Deed, asyncio.Future[Any]]]] = asyncio.Queue()
        self._thinking: Final[dict[Seat, asyncio.Task[None]]] = {}
        self._busy = False
        self._task: Final = asyncio.create_task(self._run(), name="room")

    # ---- the task

    async def do(self, deed: Callable[[], Awaitable[Any]]) -> Any:  # noqa: ANN401 - whatever it gives
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
        self._task.cancel()

    async def keep(self, *entries: Entry) -> None:
        """Put entries on disk, then let them happen."""
        await self._store.append(self.play.made.table, entries)
        for entry in entries:
            self.play.apply(entry)
            if isinstance(entry, Sat | Freed):
                self.frames.renamed()

    # ---- what people ask

    async def ask(self, viewer: Viewer, message: wire.Asking) -> None:
        """Answer a message of a viewer, in turn."""
        await self.do(lambda: self._answer(viewer, message))

    async def _answer(self, viewer: Viewer, message: wire.Asking) -> None:
        match message:
            case wire.Hello():
                self._hello(viewer, message)
            case wire.Ping():
                viewer.send(wire.Pong(id=message.id))
            case wire.Look():
                self._look(viewer, message)
            case _ if message.seat not in viewer.seats:
                viewer.error("not_your_seat", message.id)
            case wire.Ready():
                await self._ready(viewer, message)
            case _ if not self.play.begun:
                viewer.error("not_begun", message.id)
            case wire.Wish():
                await self._wish(viewer, message)
            case wire.Offer() | wire.HandIn() | wire.Why():
                await self._about_moves(viewer, message)

    def _hello(self, viewer: Viewer, message: wire.Hello) -> None:
        viewer.lang = message.lang
        opened = [self.play.seat_of(token) for token in message.tokens]
        viewer.seats = sorted({seat for seat in opened if seat is not None})
        self.viewers.add(viewer)
        if None in opened:
            viewer.error("wrong_token", message.id)
        self.welcome(viewer, message.id, min(message.since, self.play.table.ply))
        if viewer.seats:
            self.tell_facts(but=viewer)
        self.wake_bots()

    def _look(self, viewer: Viewer, message: wire.Look) -> None:
        seat, ply = message.seat, message.ply
        if seat not in viewer.looks_as:
            viewer.error("not_your_seat", message.id)
        elif ply > self.play.table.ply:
            viewer.error("no_ply", message.id, last=self.play.table.ply)
        else:
            told = self.frames.story(seat, max(0, ply - 1), viewer.lang)
            story = [event for event in told if event.ply == ply - 1]
            view = self.frames.past(seat, ply)
            viewer.send(wire.Past(id=message.id, seat=seat, ply=ply, view=view, story=story))

    async def _ready(self, viewer: Viewer, message: wire.Ready) -> None:
        chair = self.play.chairs[message.seat]
        if chair.ready and chair.luck != message.luck:
            viewer.error("luck_given", message.id)
            return
        before = self.play.table.ply
        if not chair.ready:
            await self.keep(Readied(message.seat, message.luck))
        viewer.send(
            wire.Accepted(id=message.id, seat=message.seat, ply=self.play.table.ply, draft=None)
        )
        self.tell_facts()
        self._moved_on(before)

    async def _wish(self, viewer: Viewer, message: wire.Wish) -> None:
        table = self.play.table
        if table.over:
            self._refuse(viewer, message, Refusal("0.3"))
            return
        entries: list[Entry] = [Wished(message.seat, message.wish)]
        others = [seat for seat in self.play.people() if seat != message.seat]
        wishes = {message.wish, *(self.play.wishes.get(seat) for seat in others)}
        if agreed := message.wish if len(wishes) == 1 else None:
            entries.append(Stopped(agreed))
        await self.keep(*entries)
        viewer.send(wire.Accepted(id=message.id, seat=message.seat, ply=table.ply, draft=None))
        self.tell_facts()
        if agreed:
            self.tell_waiting()

    # ---- moves

    async def _about_moves(
        self, viewer: Viewer, message: wire.Offer | wire.HandIn | wire.Why
    ) -> None:
        try:
            moves = [self.play.game.read(text) for text in message.moves]
        except Unreadable as error:
            viewer.error("unreadable", message.id, reason=error.words(viewer.lang))
            return
        match message:
            case wire.Offer():
                self._offer(viewer, message, moves)
            case wire.HandIn():
                await self._hand_in(viewer, message, moves)
            case wire.Why():
                self._why(viewer, message, moves)

    def _offer(self, viewer: Viewer, message: wire.Offer, moves: list[Move]) -> None:
        refusal = self.play.table.offer(message.seat, message.ply, moves)
        if refusal:
            self._refuse(viewer, message, refusal)
        else:
            self._accept(viewer, message)

    def _why(self, viewer: Viewer, message: wire.Why, moves: list[Move]) -> None:
        if not viewer.may_ask_why():
            viewer.error("too_fast", message.id)
            return
        refusal = self.play.table.why(message.seat, message.ply, moves)
        if refusal and refusal.clause == "0.5":
            self._refuse(viewer, message, refusal)
            return
        clause, where, step = refusal or Refusal("")
        viewer.send(
            wire.Because(
                id=message.id,
                seat=message.seat,
                allowed=refusal is None,
                clause=clause,
                text=clause_text(self.play.game, refusal, viewer.lang) if refusal else "",
                where=where,
                step=step,
            )
        )

    async def _hand_in(self, viewer: Viewer, message: wire.HandIn, moves: list[Move]) -> None:
        table, seat = self.play.table, message.seat
        if self._has_handed_in(seat, message.ply, moves):
            self._accept(viewer, message)  # sent twice, because an answer was lost
            return
        tried = table.tried(seat)
        refusal = table.offer(seat, message.ply, moves)
        if not refusal and not table.draft(seat).done:
            refusal = Refusal("0.6", step=len(moves))
            table.offer(seat, message.ply, tried)  # what is refused changes nothing
        if refusal:
            self._refuse(viewer, message, refusal)
            return
        before = table.ply
        await self.keep(HandedIn(seat, message.ply, [self.play.game.say(move) for move in moves]))
        self._accept(viewer, message)
        await asyncio.sleep(0)  # whoever waits for the same commit is answered first
        self._moved_on(before)

    def _has_handed_in(self, seat: Seat, ply: int, moves: list[Move]) -> bool:
        table = self.play.table
        if ply < table.ply:
            return (seat, moves) in table.lines[ply]
        return ply == table.ply and table.handed_in(seat) == moves

    def _accept(self, viewer: Viewer, message: wire.Offer | wire.HandIn) -> None:
        """Tell who asked, and the other devices of the seat."""
        seat, ply = message.seat, self.play.table.ply
        draft = self.frames.draft(seat, viewer.lang) if ply == message.ply else None
        viewer.send(wire.Accepted(id=message.id, seat=seat, ply=message.ply, draft=draft))
        for other in self.viewers:
            if draft and other is not viewer and seat in other.seats:
                same = self.frames.draft(seat, other.lang)
                other.send(wire.DraftNews(seat=seat, ply=ply, draft=same))

    def _refuse(
        self,
        viewer: Viewer,
        message: wire.Offer | wire.HandIn | wire.Why | wire.Wish,
        refusal: Refusal,
    ) -> None:
        if refusal.clause == "0.5":
            frame = self.frames.frame(message.seat, viewer.lang)
            viewer.send(wire.Stale(id=message.id, frame=frame))
            return
        viewer.send(
            wire.Refused(
                id=message.id,
                seat=message.seat,
                clause=refusal.clause,
                text=clause_text(self.play.game, refusal, viewer.lang),
                where=refusal.where,
                step=refusal.step,
            )
        )

    def _moved_on(self, before: int) -> None:
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

    # ---- bots

    def wake_bots(self) -> None:
        """Let every bot that is asked begin to think."""
        if not self.play.begun:
            return
        for seat in self.play.table.asked():
            if self.play.chairs[seat].bot and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    async def _think(self, seat: Seat) -> None:
        table = self.play.table
        ply, bot = table.ply, self.play.chairs[seat].bot
        try:
            thought = await self._opponents.turn(self.play.game.name, table.truth.text(), seat, bot)
            await self.do(lambda: self._bot_moved(seat, ply, thought))
        except Exception as error:  # noqa: BLE001 - ours or the disk's; the table begins again
            log_mistake("bot_turn_failed", error, table=mark(self.play.made.table))
            self._on_mistake()

    async def _bot_moved(self, seat: Seat, ply: int, thought: Thought) -> None:
        self._thinking.pop(seat, None)
        table = self.play.table
        if table.over or ply != table.ply:
            return
        texts = thought.moves or self._any_turn(seat)
        moves = [self.play.game.read(text) for text in texts]
        if refusal := table.offer(seat, ply, moves):
            raise AssertionError(f"a bot's turn is against clause {refusal.clause}")
        entries: list[Entry] = [HandedIn(seat, ply, texts)]
        if thought.trouble:
            bot = self.play.chairs[seat].bot
            entries.insert(0, Noted(f"bot {seat + 1}: {bot} failed, a random turn was played"))
        await self.keep(*entries)
        self._moved_on(ply)

    def _any_turn(self, seat: Seat) -> list[str]:
        """Any whole turn, when even the thinkers fail."""
        draft, rng = self.play.table.draft(seat), Quick(self.play.made.table)
        while not draft.done:
            draft.try_move(draft.state.sample(seat, rng))
        return [self.play.game.say(move) for move in draft.moves]
