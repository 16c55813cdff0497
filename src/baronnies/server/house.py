"""The house: all tables, opened when somebody comes and put away when nobody looks."""

import asyncio
import secrets
from collections.abc import Mapping
from time import monotonic, time
from typing import Final

from baronnies.bots.names import bot_names
from baronnies.core.game import Game, Seat
from baronnies.core.record import letter
from baronnies.core.unreadable import Unreadable
from baronnies.server.api_types import NewTable, ProblemCode, SeatPlan
from baronnies.server.entries import Entry, Freed, Made, Noted, Sat
from baronnies.server.limits import Limits, Tally
from baronnies.server.logs import log, log_mistake, mark
from baronnies.server.opponents import Opponents
from baronnies.server.play import Play, restored
from baronnies.server.rooms import Room
from baronnies.server.seats import fingerprint, new_id, new_token
from baronnies.server.store import Store
from baronnies.server.viewer import Leaving

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


class House:
    """Every table of a server."""

    def __init__(self, shelf: Mapping[str, Game], store: Store, limits: Limits) -> None:
        self.shelf: Final = shelf
        self.limits: Final = limits
        self.store: Final = store
        self.stopping = False
        self.opponents: Final = Opponents(limits)
        self.viewers: Final = Tally(limits.viewers)
        self._tables: Final = Tally(limits.tables)
        self._makers: Final[dict[str, str]] = {}  # of open tables: the address they were made from
        self._rooms: Final[dict[str, Room]] = {}
        self._opening: Final[dict[str, asyncio.Task[Room]]] = {}
        self._sweeper: Final = asyncio.create_task(self._sweep(), name="sweeper")

    # ---- rooms

    async def room(self, table: str) -> Room:
        """The room of a table; it is rebuilt from what was kept if nobody was there."""
        if room := self._rooms.get(table):
            return room
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
                play = await asyncio.to_thread(restored, saved, game)
            except Exception as error:
                log_mistake("not_restored", error, table=mark(table))
                raise Unavailable("broken") from error
            return self.enter(play)
        finally:
            del self._opening[table]

    def enter(self, play: Play) -> Room:
        """Open the room of a table that is on disk."""
        table = play.made.table
        room = Room(play, self.store, self.opponents, lambda: self.discard(table))
        self._rooms[table] = room
        room.wake_bots()  # whether anybody looks on or not
        return room

    def discard(self, table: str) -> None:
        """A mistake happened in a room: what is on disk is true, so begin again from there."""
        if room := self._rooms.pop(table, None):
            room.close("broken")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(_SWEEP, self.limits.idle))
            for table, room in list(self._rooms.items()):
                if room.play.phase == "over" and (maker := self._makers.pop(table, None)):
                    self._tables.give_back(maker)
                if room.resting and monotonic() - room.last_used > self.limits.idle:
                    del self._rooms[table]
                    room.close()
                    log("put_away", table=mark(table))

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
        self._sweeper.cancel()
        for room in self._rooms.values():
            await room.do(_nothing)  # what is on its way to the disk arrives there
            room.close()
        await self.opponents.close()
        await self.store.close()
        log("stopped")

    # ---- tables and seats

    async def make(self, new: NewTable, address: str) -> tuple[Room, str, list[str | None]]:
        """A new table, the token of who made it, and those of the seats on that device."""
        game = self.shelf.get(new.game)
        if game is None:
            raise Unreadable("game-unknown", game=new.game, known=", ".join(self.shelf))
        for plan in new.seats:
            _check_bot(game, plan)
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
        )
        play = Play(made, game)  # Unreadable if seats or options make no game
        if not self._tables.take(address):
            raise Unavailable("too_many_tables")
        self._makers[table] = address
        tokens = [new_token() if plan.kind == "here" else None for plan in new.seats]
        entries: list[Entry] = [
            Sat(seat, plan.name, fingerprint(token))
            for seat, (plan, token) in enumerate(zip(new.seats, tokens, strict=True))
            if token
        ]
        await self.store.make(made, entries)
        for entry in entries:
            play.apply(entry)
        log("table_made", table=mark(table), game=game.name, seats=len(new.seats))
        return self.enter(play), host, tokens

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
        """Open a seat again, because its token was lost. Only who made the table may."""
        room = await self.room(table)

        async def deed() -> None:
            if room.play.made.host != fingerprint(token):
                raise Unavailable("not_the_host")
            if seat >= len(room.play.chairs) or room.play.chairs[seat].kind != "person":
                raise Unavailable("seat_not_taken")
            await room.keep(Freed(seat))
            room.turn_out(seat)
            room.tell_facts()

        await room.do(deed)
        return room


def _check_bot(game: Game, plan: SeatPlan) -> None:
    """Bots are named as the game lists them: no file, no setting comes from outside."""
    if (plan.kind == "bot") != bool(plan.bot):
        raise Unreadable("server-bot-kind")
    if plan.bot and plan.bot not in bot_names(game):
        raise Unreadable("server-bot-unknown", bot=plan.bot, known=", ".join(bot_names(game)))


async def _nothing() -> None:
    """Something to wait for at the end of a queue."""
