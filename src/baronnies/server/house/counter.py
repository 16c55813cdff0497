"""The counter: what is asked of the house from outside a table, answered as the wire has it.

REST asks here, and so does a page that is a house itself: neither knows how.
"""

from typing import Final, Protocol

from baronnies.core.game import Game, Seat
from baronnies.core.unreadable import Unreadable
from baronnies.server.house.house import House
from baronnies.server.house.lobby import book_text, game_facts
from baronnies.server.house.reception import Reception
from baronnies.server.house.scenes import pictures_of, scene_at, scene_of
from baronnies.server.wire.bodies import (
    BookText,
    Branch,
    Bring,
    GameFacts,
    NewTable,
    Seated,
    SitDown,
    TableMade,
    Unavailable,
    Verified,
)
from baronnies.server.wire.messages import TableFacts
from baronnies.server.wire.pictures import Picture, Scene


class Checks(Protocol):
    """Who checks records."""

    def may_ask(self, address: str) -> bool:
        """Whether one more from there is not too many."""

    async def verify(self, record: str, lang: str) -> Verified | None:
        """What a check finds; None if it takes too long."""


class Counter:
    """Answers in the language of who asks."""

    def __init__(self, house: House, reception: Reception, checks: Checks) -> None:
        self._house: Final = house
        self._reception: Final = reception
        self._checks: Final = checks

    def games(self, lang: str) -> list[GameFacts]:
        """The shelf."""
        return [game_facts(game, lang) for game in self._house.shelf.values()]

    def _game(self, name: str) -> Game:
        if name not in self._house.shelf:
            raise Unavailable("no_game")
        return self._house.shelf[name]

    def rules(self, game: str, lang: str) -> BookText:
        """A rule book."""
        return book_text(self._game(game), lang)

    def game_scene(self, game: str) -> Scene | None:
        """What a game is like; None where nobody has chosen a position."""
        return scene_of(self._game(game))

    def game_pictures(self, game: str) -> dict[str, Picture]:
        """The pictures of its rule book, by name."""
        return pictures_of(self._game(game))

    async def table_scene(self, table: str) -> Scene | None:
        """A table as anybody who watches sees it; None before the game."""
        return scene_at((await self._house.room(table)).play)

    async def facts(self, table: str, lang: str) -> TableFacts:
        """What everybody may know about a table."""
        return (await self._house.room(table)).audience.facts(lang)

    async def make(self, new: NewTable, address: str, lang: str) -> TableMade:
        """A new table."""
        room, host, tokens = await self._reception.make(new, address)
        return TableMade(room.table, host, tokens, room.audience.facts(lang))

    async def branch(self, table: str, new: Branch, address: str, lang: str) -> TableMade:
        """A table that goes on from a position of a finished game, with luck of its own."""
        room, host, tokens = await self._reception.branch(table, new, address)
        return TableMade(room.table, host, tokens, room.audience.facts(lang))

    async def bring(self, brought: Bring, address: str, lang: str) -> TableMade:
        """A table out of a record that is right."""
        found = await self.verify(brought.record, address, lang)
        if not found.right:
            raise Unavailable("bad_record", Unreadable("server-bad-record", reason=found.text))
        room, host, tokens = await self._reception.bring(brought, address)
        return TableMade(room.table, host, tokens, room.audience.facts(lang))

    async def sit(self, table: str, sitting: SitDown, lang: str) -> Seated:
        """Take an open seat."""
        room, seat, token = await self._reception.sit(table, sitting.seat, sitting.name)
        return Seated(seat, token, room.audience.facts(lang))

    async def free(self, table: str, seat: Seat, token: str, lang: str) -> TableFacts:
        """Open a seat again."""
        room = await self._reception.free(table, seat, token)
        return room.audience.facts(lang)

    async def verify(self, record: str, address: str, lang: str) -> Verified:
        """Play a record again: every move by the rules, every bit of luck drawn from its seed."""
        if not self._checks.may_ask(address):
            raise Unavailable("too_fast")
        found = await self._checks.verify(record, lang)
        if found is None:
            raise Unavailable("too_big")
        return found
