"""The reception: what people ask of the house before they are at a table, or about their seat."""

import asyncio
import secrets
from time import time
from typing import Final

from msgspec import structs

from baronnies.bots.levels import known_bots
from baronnies.core.game import Game, Seat
from baronnies.core.reading import read_record
from baronnies.core.record import letter
from baronnies.core.unreadable import Unreadable
from baronnies.server.disk.entries import (
    Entry,
    Filled,
    Followed,
    Freed,
    Made,
    Noted,
    Sat,
    Subscribed,
    ThinkingTime,
    Unsubscribed,
)
from baronnies.server.disk.store import Saved
from baronnies.server.house.brought import happened, made_of
from baronnies.server.house.house import House
from baronnies.server.house.lobby import listed
from baronnies.server.limits import Buckets
from baronnies.server.logs import log, mark
from baronnies.server.table.audience import Chat
from baronnies.server.table.chairs import fingerprint, new_code, new_id, new_token
from baronnies.server.table.clocks import now
from baronnies.server.table.past import remains
from baronnies.server.table.play import Play, restored
from baronnies.server.table.room import Room
from baronnies.server.wire.bodies import Branch, Bring, NewTable, PushPlace, SeatPlan, Unavailable


class Reception:
    """Makes tables, finds them, seats people and frees seats."""

    def __init__(self, house: House, mark: str = "") -> None:
        self.house: Final = house
        self._mark: Final = mark  # what the ids of the tables made here begin with
        self._codes: Final = Buckets(house.limits.codes, house.limits.code_burst)

    async def make(
        self, new: NewTable, address: str, start: str = ""
    ) -> tuple[Room, str, list[str | None]]:
        """A new table, the token of who made it, and those of the seats on that device."""
        game = self.house.shelf.get(new.game)
        if game is None:
            raise Unreadable("game-unknown", game=new.game, known=", ".join(self.house.shelf))
        for plan in new.seats:
            _check_bot(game, plan)
        if new.webhook and not self.house.notices.may_call(new.webhook):
            raise Unavailable("bad_webhook")
        host, limit = new_token(), new.time
        made = Made(
            table=self._new_id(),
            game=game.name,
            rules=game.version,
            options=new.options,
            bots=[plan.bot for plan in new.seats],
            seed=secrets.token_bytes(32).hex(),
            host=fingerprint(host),
            made=int(time()),
            public=new.public,
            code=self._new_code(),
            time=ThinkingTime(limit.kind, limit.seconds, limit.more) if limit else None,
            webhook=new.webhook,
            hints=new.hints,
            start=start,
        )
        play = Play(made, game, self.house.closings)  # Unreadable if seats or options make no game
        self.house.count_table(made.table, address)
        tokens, entries = _seated(new.seats)
        room = await self._make(play, entries)
        return room, host, tokens

    async def bring(self, brought: Bring, address: str) -> tuple[Room, str, list[str | None]]:
        """A table out of a record that was checked and holds its seed: it goes on from there."""
        record = read_record(brought.record, self.house.shelf)
        plans = brought.seats
        for plan in plans:
            _check_bot(record.game, plan)
        if record.seed is None or len(plans) != record.seats:
            raise Unreadable("record-no-seed" if record.seed is None else "server-bring-seats")
        host = new_token()
        tokens, sitting = _seated(plans)
        made = made_of(record, plans, record.seed)
        made.table, made.code, made.host = self._new_id(), self._new_code(), fingerprint(host)
        entries = [*sitting, *happened(record, plans)]
        saved = Saved(made, entries, [])
        play = await asyncio.to_thread(restored, saved, record.game, self.house.closings)
        if play.table.lines != record.lines:
            raise Unreadable("record-luck")
        self.house.count_table(made.table, address)
        return await self._enter(play, entries), host, tokens

    def _new_id(self) -> str:
        return self._mark + new_id()

    def _new_code(self) -> str:
        while (code := new_code()) in self.house.lobby:
            pass
        return code

    async def _make(self, play: Play, entries: list[Entry]) -> Room:
        for entry in entries:
            play.apply(entry)
        return await self._enter(play, entries)

    async def _enter(self, play: Play, entries: list[Entry]) -> Room:
        await self.house.store.make(play.made, entries, listed(play))
        log("table_made", table=mark(play.made.table), game=play.game.name, seats=len(play.chairs))
        return self.house.enter(play, Chat([]))

    async def branch(
        self, table: str, branch: Branch, address: str
    ) -> tuple[Room, str, list[str | None]]:
        """A table that plays on from where a finished one stood, with luck of its own."""
        room = await self.house.room(table)
        play = room.play
        if play.phase != "over":
            raise Unavailable("not_over")  # its position is nobody's but the server's
        if branch.ply > play.table.ply or not (state := room.hindsight.at(branch.ply)).to_act():
            raise Unreadable("server-branch-ply", last=play.table.ply)
        new = NewTable(play.made.game, branch.seats, play.made.options)
        return await self.make(new, address, state.text())

    def find(self, code: str, address: str) -> str:
        """The table a code leads to. Who tries many of them has to wait."""
        if not self._codes.take(address):
            self.house.metrics.count("limited", "codes")
            raise Unavailable("too_fast")
        table = self.house.lobby.found(code)
        if table is None:
            raise Unavailable("no_code")
        return table

    async def rematch(self, table: str, token: str, address: str) -> str:
        """Another game with the same people and options: the first who asks makes the table.

        Tokens open the same seats there, so everybody comes in without being asked again.
        """
        old = await self.house.room(table)

        async def deed() -> str:
            play = old.play
            seat = play.seat_of(token)
            if seat is None:
                raise Unavailable("wrong_token")
            if play.phase != "over":
                raise Unavailable("not_over")
            if not play.next:
                again = await self._again(play, address)
                await old.keep(Followed(again.table, seat))
                old.tell_facts()
            return play.next

        return await old.do(deed)

    async def _again(self, play: Play, address: str) -> Room:
        game = self.house.shelf[play.made.game]
        made = structs.replace(
            play.made,
            table=self._new_id(),
            rules=game.version,
            seed=secrets.token_bytes(32).hex(),
            bots=[chair.bot for chair in play.chairs],
            made=int(time()),
            code=self._new_code(),
        )
        self.house.count_table(made.table, address)
        entries: list[Entry] = [
            Sat(seat, chair.name, chair.lock)
            for seat, chair in enumerate(play.chairs)
            if chair.lock
        ]
        return await self._make(Play(made, game, self.house.closings), entries)

    async def sit(self, table: str, seat: Seat | None, name: str) -> tuple[Room, Seat, str]:
        """Take an open seat, the first if none is named."""
        room = await self.house.room(table)
        token = new_token()

        async def deed() -> Seat:
            chairs = room.play.chairs
            open_seats = [s for s in range(len(chairs)) if chairs[s].kind == "open"]
            chosen = seat if seat is not None else next(iter(open_seats), None)
            if chosen not in open_seats or chosen is None:
                raise Unavailable("seat_taken")
            entries: list[Entry] = [Sat(chosen, name, fingerprint(token))]
            if room.play.begun:
                entries.append(Noted(f"somebody else takes seat {letter(chosen)}"))
            await room.keep(*entries)
            room.tell_facts()
            return chosen

        return room, await room.do(deed), token

    async def free(self, table: str, seat: Seat, token: str) -> Room:
        """Open a seat again: who made the table may, and before the game who sits there."""
        room = await self.house.room(table)

        async def deed() -> None:
            own = not room.play.begun and room.play.seat_of(token) == seat
            if not own and room.play.made.host != fingerprint(token):
                raise Unavailable("not_the_host")
            if seat >= len(room.play.chairs) or room.play.chairs[seat].kind == "open":
                raise Unavailable("seat_not_taken")
            if room.play.begun and room.play.chairs[seat].bot:
                raise Unavailable("begun")
            await room.keep(Freed(seat))
            room.audience.turn_out(seat)
            room.tell_facts()

        await room.do(deed)
        return room

    async def fill(self, table: str, seat: Seat, bot: str, token: str) -> None:
        """Let a bot take an open seat; who made the table may, before the game."""
        room = await self.house.room(table)
        play = room.play
        _check_bot(play.game, SeatPlan("bot", bot=bot))

        async def deed() -> None:
            if play.made.host != fingerprint(token):
                raise Unavailable("not_the_host")
            if play.begun:
                raise Unavailable("begun")
            if seat >= len(play.chairs) or play.chairs[seat].kind != "open":
                raise Unavailable("seat_taken")
            before = play.table.ply
            await room.keep(Filled(seat, bot, now()))
            room.gathered(before, begins=play.begun)

        await room.do(deed)

    @property
    def push_key(self) -> str:
        """What browsers subscribe with; "" where no notices go out."""
        return self.house.notices.key

    async def subscribe(self, table: str, seat: Seat, token: str, place: PushPlace) -> None:
        """Let a browser have notices for a seat that is its own, or no more."""
        room = await self.house.room(table)
        new = Subscribed(seat, place.endpoint, place.p256dh, place.auth, place.lang)
        old = Unsubscribed(seat, place.endpoint)

        async def deed() -> None:
            if room.play.seat_of(token) != seat:
                raise Unavailable("wrong_token")
            if place.wanted and not self.house.notices.reaches(new):
                raise Unavailable("bad_push")
            await room.keep(new if place.wanted else old)

        await room.do(deed)

    async def record(self, table: str, token: str, lang: str) -> str:
        """The record of a finished game; of a running one, what the seat of a token knows."""
        try:
            play = (await self.house.room(table)).play
        except Unavailable as unavailable:
            if unavailable.code != "old_rules":
                raise
            return await remains(self.house.store, table, token)
        if play.phase == "over":
            return await asyncio.to_thread(play.record(lang).text)  # a long one takes a while
        seat = play.seat_of(token)
        if seat is None:
            raise Unavailable("wrong_token")
        return await asyncio.to_thread(play.record(lang).text_for, seat)


def _seated(plans: list[SeatPlan]) -> tuple[list[str | None], list[Entry]]:
    """The tokens of the seats on the device of who makes a table, and that they are taken."""
    tokens = [new_token() if plan.kind == "here" else None for plan in plans]
    taken: list[Entry] = [
        Sat(seat, plan.name, fingerprint(token))
        for seat, (plan, token) in enumerate(zip(plans, tokens, strict=True))
        if token
    ]
    return tokens, taken


def _check_bot(game: Game, plan: SeatPlan) -> None:
    """Bots are named as the game lists them: no file, no setting comes from outside."""
    if (plan.kind == "bot") != bool(plan.bot):
        raise Unreadable("server-bot-kind")
    if plan.bot and plan.bot not in known_bots(game):
        raise Unreadable("server-bot-unknown", bot=plan.bot, known=", ".join(known_bots(game)))
