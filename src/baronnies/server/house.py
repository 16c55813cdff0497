"""The house: all tables, opened when somebody comes and put away when nobody looks."""

import asyncio
import secrets
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from time import monotonic, time
from typing import Any, Final

from msgspec import structs

from baronnies.bots.names import bot_names
from baronnies.core.game import Game, Seat
from baronnies.core.record import letter
from baronnies.core.unreadable import Unreadable
from baronnies.server.api_types import NewTable, ProblemCode, PushPlace, SeatPlan
from baronnies.server.chat import Chat
from baronnies.server.check import Checks
from baronnies.server.clocks import Closed, now
from baronnies.server.entries import (
    Entry,
    Followed,
    Freed,
    Listing,
    Made,
    Noted,
    Sat,
    Subscribed,
    Unsubscribed,
)
from baronnies.server.limits import Buckets, Limits, Tally
from baronnies.server.lobby import Lobby, listed
from baronnies.server.logs import log, log_mistake, mark
from baronnies.server.metrics import Metrics
from baronnies.server.notices import Notices
from baronnies.server.opponents import Opponents
from baronnies.server.play import Play, restored
from baronnies.server.push import readable
from baronnies.server.rhythm import beat, collect, watch
from baronnies.server.rooms import Room
from baronnies.server.seats import fingerprint, new_code, new_id, new_token
from baronnies.server.steward import Keeper, Steward
from baronnies.server.store import Store
from baronnies.server.viewer import Leaving, Viewer

_SWEEP: Final = 5.0  # seconds between looks for rooms to put away


class Unavailable(Exception):
    """Something that cannot be had, for a reason that is not our mistake."""

    def __init__(self, code: ProblemCode) -> None:
        super().__init__(code)
        self.code: Final = code

    @property
    def leaving(self) -> Leaving:
        """What a viewer is told who cannot stay."""
        leavings: dict[str, Leaving] = {"no_table": "no_table", "old_rules": "old_rules"}
        return leavings.get(self.code, "broken")


class House(Keeper):
    """Every table of a server."""

    def __init__(
        self,
        shelf: Mapping[str, Game],
        store: Store,
        limits: Limits,
        notices: Notices,
        metrics: Metrics,
    ) -> None:
        self.shelf: Final = shelf
        self.limits: Final = limits
        self.store = store
        self.stopping = False
        self.metrics = metrics
        self.opponents = Opponents(limits, metrics)
        self.notices: Final = notices
        self.lobby: Final = Lobby(self._people)
        self.checks: Final = Checks(limits)
        self.viewers: Final = Tally(limits.viewers)
        self._tables: Final = Tally(limits.tables)
        self._makers: Final[dict[str, str]] = {}  # of open tables: the address they were made from
        self._rooms: Final[dict[str, Room]] = {}
        self._opening: Final[dict[str, asyncio.Task[Room]]] = {}
        self._alarms: Final[dict[str, asyncio.TimerHandle]] = {}  # of rooms put away
        self._closings: list[Closed] = []
        self._talk: Final = Buckets(limits.talk, limits.talk_burst)
        self._codes: Final = Buckets(limits.codes, limits.code_burst)
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def open(self) -> None:
        """Look what happened while the house was closed, then let everything go on."""
        self._closings = await self.store.closings(now())
        for known in await self.store.listings():
            self.lobby.put(known)
        for work in (self._sweep(), self._wake(), beat(self.store), watch(self.metrics), collect()):
            self._also(work)

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
                room.last_used -= max(0.0, self.limits.idle - _SWEEP)  # nobody came: it may go soon

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
            saved = await self.store.load(table)
            if saved is None:
                raise Unavailable("no_table")
            game = self.shelf.get(saved.made.game)
            if game is None or game.version != saved.made.rules:
                raise Unavailable("old_rules")
            try:
                play = await asyncio.to_thread(restored, saved, game, self._closings)
            except Exception as error:
                log_mistake("not_restored", error, table=mark(table))
                raise Unavailable("broken") from error
            return self.enter(play, Chat(saved.chat))
        finally:
            del self._opening[table]

    def enter(self, play: Play, chat: Chat) -> Room:
        """Open the room of a table that is on disk."""
        room = Room(play, chat, self)
        self._rooms[play.made.table] = room
        self.changed(room)
        room.wake_bots()
        return room

    def changed(self, room: Steward) -> None:
        """The lobby knows how a table stands."""
        known = listed(room.play)
        if self.lobby.put(known):
            self._also(self._relist(known))

    async def _relist(self, known: Listing) -> None:
        with suppress(OSError):  # the disk; when the table is opened again, it is listed again
            await self.store.relist(known)

    def mistaken(self, room: Steward) -> None:
        """What is on disk is true, so begin again from there."""
        self.discard(room.play.made.table)

    def waiting(self, room: Steward) -> None:
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

    def discard(self, table: str) -> None:
        """A mistake happened in a room: what is on disk is true, so begin again from there."""
        self.metrics.count("mistakes")
        if room := self._rooms.pop(table, None):
            room.close("broken")

    def forget(self, table: str) -> None:
        """A table is no longer kept."""
        self.lobby.drop(table)
        if maker := self._makers.pop(table, None):
            self._tables.give_back(maker)
        if alarm := self._alarms.pop(table, None):
            alarm.cancel()
        if room := self._rooms.pop(table, None):
            room.close("no_table")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(_SWEEP, self.limits.idle))
            for table, room in list(self._rooms.items()):
                if room.play.phase == "over" and (maker := self._makers.pop(table, None)):
                    self._tables.give_back(maker)
                if room.resting and monotonic() - room.last_used > self.limits.idle:
                    self._put_away(table, room)

    def _put_away(self, table: str, room: Room) -> None:
        """Forget a table until somebody comes, or somebody's time is up."""
        del self._rooms[table]
        room.close()
        soon = room.play.clocks.next_late(now())
        if soon is not None and not room.play.forsaken and room.play.phase == "running":
            loop = asyncio.get_running_loop()
            self._alarms[table] = loop.call_later(
                soon / 1000, lambda: self._also(self._look(table))
            )
        log("put_away", table=mark(table))

    async def _look(self, table: str) -> None:
        with suppress(Unavailable):
            await self.room(table)

    def _people(self, table: str) -> tuple[int, int]:
        room = self._rooms.get(table)
        return room.people() if room else (0, 0)

    def present(self) -> tuple[int, int]:
        """How many seats have their people there, and how many others watch."""
        people = [room.people() for room in self._rooms.values()]
        return sum(players for players, _ in people), sum(watching for _, watching in people)

    @property
    def open_rooms(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    def say_goodbye(self) -> None:
        """The server is about to stop: everybody is told, nobody new comes in."""
        self.stopping = True
        for room in self._rooms.values():
            room.say_goodbye("stopping")

    async def close(self) -> None:
        """Say good-bye, finish what was begun, close the store."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        for room in self._rooms.values():
            await room.do(_nothing)  # what is on its way to the disk arrives there
            room.close()
        await self.opponents.close()
        await self.store.close()
        log("stopped")

    # ---- tables and seats

    async def make(
        self, new: NewTable, address: str, start: str = ""
    ) -> tuple[Room, str, list[str | None]]:
        """A new table, the token of who made it, and those of the seats on that device."""
        game = self.shelf.get(new.game)
        if game is None:
            raise Unreadable("game-unknown", game=new.game, known=", ".join(self.shelf))
        for plan in new.seats:
            _check_bot(game, plan)
        if new.webhook and not self.notices.outward.allows(new.webhook):
            raise Unavailable("bad_webhook")
        host, table = new_token(), new_id()
        made = Made(
            table=table,
            game=game.name,
            rules=game.version,
            options=new.options,
            bots=[plan.bot for plan in new.seats],
            seed=secrets.token_bytes(32).hex(),
            host=fingerprint(host),
            made=int(time()),
            public=new.public,
            code=self._new_code(),
            time=new.time,
            webhook=new.webhook,
            start=start,
        )
        play = Play(made, game, self._closings)  # Unreadable if seats or options make no game
        self._count(table, address)
        tokens = [new_token() if plan.kind == "here" else None for plan in new.seats]
        entries: list[Entry] = [
            Sat(seat, plan.name, fingerprint(token))
            for seat, (plan, token) in enumerate(zip(new.seats, tokens, strict=True))
            if token
        ]
        room = await self._make(play, entries)
        return room, host, tokens

    def _count(self, table: str, address: str) -> None:
        if not self._tables.take(address):
            self.metrics.count("limited", "tables")
            raise Unavailable("too_many_tables")
        self._makers[table] = address

    def _new_code(self) -> str:
        while (code := new_code()) in self.lobby:
            pass
        return code

    async def _make(self, play: Play, entries: list[Entry]) -> Room:
        for entry in entries:
            play.apply(entry)
        await self.store.make(play.made, entries, listed(play))
        log("table_made", table=mark(play.made.table), game=play.game.name, seats=len(play.chairs))
        return self.enter(play, Chat([]))

    def find(self, code: str, address: str) -> str:
        """The table a code leads to. Who tries many of them has to wait."""
        if not self._codes.take(address):
            self.metrics.count("limited", "codes")
            raise Unavailable("too_fast")
        table = self.lobby.found(code)
        if table is None:
            raise Unavailable("no_code")
        return table

    async def rematch(self, table: str, token: str, address: str) -> str:
        """Another game with the same people and options: the first who asks makes the table.

        Tokens open the same seats there, so everybody comes in without being asked again.
        """
        old = await self.room(table)

        async def deed() -> str:
            play = old.play
            seat = play.seat_of(token)
            if seat is None:
                raise Unavailable("wrong_token")
            if play.phase != "over":
                raise Unavailable("not_over")
            if not play.next:
                again = await self._again(play, address)
                await old.keep(Followed(again.play.made.table, seat))
                old.tell_facts()
            return play.next

        found: str = await old.do(deed)
        return found

    async def _again(self, play: Play, address: str) -> Room:
        made = structs.replace(
            play.made,
            table=new_id(),
            seed=secrets.token_bytes(32).hex(),
            made=int(time()),
            code=self._new_code(),
        )
        self._count(made.table, address)
        entries: list[Entry] = [
            Sat(seat, chair.name, chair.lock)
            for seat, chair in enumerate(play.chairs)
            if chair.lock
        ]
        return await self._make(Play(made, play.game, self._closings), entries)

    async def sit(self, table: str, seat: Seat | None, name: str) -> tuple[Room, Seat, str]:
        """Take an open seat, the first if none is named."""
        room = await self.room(table)
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
        room = await self.room(table)

        async def deed() -> None:
            own = not room.play.begun and room.play.seat_of(token) == seat
            if not own and room.play.made.host != fingerprint(token):
                raise Unavailable("not_the_host")
            if seat >= len(room.play.chairs) or room.play.chairs[seat].kind != "person":
                raise Unavailable("seat_not_taken")
            await room.keep(Freed(seat))
            room.turn_out(seat)
            room.tell_facts()

        await room.do(deed)
        return room

    # ---- notices

    @property
    def push_key(self) -> str:
        """What browsers subscribe with; "" where no notices go out."""
        return self.notices.push.public_key if self.notices.outward.reach != "none" else ""

    async def subscribe(self, table: str, seat: Seat, token: str, place: PushPlace) -> None:
        """Let a browser have notices for a seat that is its own, or no more."""
        room = await self.room(table)
        new = Subscribed(seat, place.endpoint, place.p256dh, place.auth, place.lang)
        old = Unsubscribed(seat, place.endpoint)

        async def deed() -> None:
            if room.play.seat_of(token) != seat:
                raise Unavailable("wrong_token")
            if place.wanted and not self._reaches(new):
                raise Unavailable("bad_push")
            await room.keep(new if place.wanted else old)

        await room.do(deed)

    def _reaches(self, new: Subscribed) -> bool:
        return self.notices.outward.allows(new.endpoint) and readable(new)


def _check_bot(game: Game, plan: SeatPlan) -> None:
    """Bots are named as the game lists them: no file, no setting comes from outside."""
    if (plan.kind == "bot") != bool(plan.bot):
        raise Unreadable("server-bot-kind")
    if plan.bot and plan.bot not in bot_names(game):
        raise Unreadable("server-bot-unknown", bot=plan.bot, known=", ".join(bot_names(game)))


async def _nothing() -> None:
    """Something to wait for at the end of a queue."""
