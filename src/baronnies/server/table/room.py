"""A room: a table in play, and what people may ask there."""

import asyncio
from typing import Final

from baronnies.core.game import Move, Seat
from baronnies.core.table import Refusal
from baronnies.core.unreadable import Unreadable
from baronnies.server.disk.entries import Entry, HandedIn, Left, Readied, Returned, Stopped, Wished
from baronnies.server.table import account
from baronnies.server.table.chat import Chat
from baronnies.server.table.clocks import now
from baronnies.server.table.frames import clause_text
from baronnies.server.table.past import Hindsight
from baronnies.server.table.play import Play
from baronnies.server.table.steward import Keeper, Steward
from baronnies.server.table.viewer import Viewer
from baronnies.server.wire import messages as wire


class Room(Steward):
    """One table in play."""

    def __init__(self, play: Play, chat: Chat, keeper: Keeper) -> None:
        super().__init__(play, chat, keeper)
        self.hindsight: Final = Hindsight(self.frames)

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
            case wire.AskAccount():
                self._tell_account(viewer, message)
            case wire.Say():
                await self._say(viewer, message)
            case _ if message.seat not in viewer.seats:
                viewer.error("not_your_seat", message.id)
            case _:
                await self._answer_player(viewer, message)

    async def _answer_player(self, viewer: Viewer, message: wire.Playing) -> None:
        match message:
            case wire.Ready():
                await self._ready(viewer, message)
            case _ if not self.play.begun:
                viewer.error("not_begun", message.id)
            case wire.Wish():
                await self._wish(viewer, message)
            case wire.Away():
                await self._leave_or_return(viewer, message)
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
        if not self.hindsight.open_to(viewer, message.seat):
            viewer.error("not_your_seat", message.id)
        elif message.ply > self.play.table.ply:
            viewer.error("no_ply", message.id, last=self.play.table.ply)
        elif message.more and not viewer.may_look_long():
            viewer.error("too_fast", message.id)
        else:
            viewer.send(self.hindsight.past(message, viewer.lang))

    def _tell_account(self, viewer: Viewer, message: wire.AskAccount) -> None:
        if self.play.phase != "over":
            viewer.error("not_over", message.id)
        elif not viewer.may_look_long():
            viewer.error("too_fast", message.id)
        else:
            viewer.send(account.told(self.play, message.id, viewer.lang))

    async def _ready(self, viewer: Viewer, message: wire.Ready) -> None:
        chair = self.play.chairs[message.seat]
        if chair.ready and chair.luck != message.luck:
            viewer.error("luck_given", message.id)
            return
        before, begun = self.play.table.ply, self.play.begun
        if not chair.ready:
            await self.keep(Readied(message.seat, message.luck, now()))
        ply = self.play.table.ply
        viewer.send(wire.Accepted(id=message.id, seat=message.seat, ply=ply, draft=None))
        self.tell_facts()
        if self.play.begun and not begun and ply == before:
            for other in self.viewers:  # it begins without any luck: the legal steps are news
                self.welcome(other, 0, ply)
        self.moved_on(before)

    async def _wish(self, viewer: Viewer, message: wire.Wish) -> None:
        table = self.play.table
        if table.over:
            self._refuse(viewer, message, Refusal("0.3"))
            return
        entries: list[Entry] = [Wished(message.seat, message.wish)]
        others = [seat for seat in self.play.people() if seat != message.seat]
        wishes = {message.wish, *(self.play.chairs[seat].wish for seat in others)}
        if agreed := message.wish if len(wishes) == 1 else None:
            entries.append(Stopped(agreed))
        await self.keep(*entries)
        viewer.send(wire.Accepted(id=message.id, seat=message.seat, ply=table.ply, draft=None))
        self.tell_facts()
        if agreed:
            self.tell_waiting()

    async def _say(self, viewer: Viewer, message: wire.Say) -> None:
        seat = next(iter(viewer.seats), None)
        if seat in self.play.muted:
            viewer.error("muted", message.id)
            return
        if not self._keeper.may_talk(viewer):
            viewer.error("too_fast", message.id)
            return
        name = self.play.names(viewer.lang)[seat] if seat is not None else message.name
        line = wire.ChatLine(self.chat.next_number, now() // 1000, seat, name, message.text)
        await self._keeper.store.say(self.play.made.table, line)
        self.chat.hear(line)
        self.tell_line(viewer, message.id, line)

    async def _leave_or_return(self, viewer: Viewer, message: wire.Away) -> None:
        if self.play.table.over:
            self._refuse(viewer, message, Refusal("0.3"))
            return
        seat = message.seat
        if message.away != self.play.chairs[seat].away:
            at = now()
            await self.keep(Left(seat, at, late=False) if message.away else Returned(seat, at))
        viewer.send(wire.Accepted(id=message.id, seat=seat, ply=self.play.table.ply, draft=None))
        self.tell_facts()
        self.wake_bots()

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
        refusal = self.play.table.offer_refusal(message.seat, message.ply, moves)
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
            self._keeper.metrics.count("moves", "again")
            self._accept(viewer, message)  # sent twice, because an answer was lost
            return
        if refusal := table.hand_in_refusal(seat, message.ply, moves):
            self._refuse(viewer, message, refusal)
            return
        before = table.ply
        texts = [self.play.game.say(move) for move in moves]
        await self.keep(HandedIn(seat, message.ply, texts, now()))
        self._keeper.metrics.count("moves", "accepted")
        self._accept(viewer, message)
        await asyncio.sleep(0)  # whoever waits for the same commit is answered first
        self.moved_on(before)

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
        message: wire.Offer | wire.HandIn | wire.Why | wire.Wish | wire.Away,
        refusal: Refusal,
    ) -> None:
        if isinstance(message, wire.HandIn):
            self._keeper.metrics.count("moves", "stale" if refusal.clause == "0.5" else "refused")
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
