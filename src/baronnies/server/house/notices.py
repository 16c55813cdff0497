"""Whose turn it is, told to people who are not there: by push to their browsers, by the webhook."""

import asyncio
from typing import Final

import msgspec

from baronnies.core.game import Seat
from baronnies.core.words import LANGS, word
from baronnies.server.disk.entries import Entry, Unsubscribed
from baronnies.server.house.outward import Outward
from baronnies.server.house.push import Push
from baronnies.server.table.steward import Steward

_TRIES: Final = 5  # letters a webhook may lose in a row before it gets no more


class Told:
    """Who was told that a table waits for them, at which ply."""

    def __init__(self) -> None:
        self._ply = -1
        self._seats: set[Seat] = set()
        self.lost = 0  # letters in a row that the webhook did not take

    def first(self, ply: int, seats: list[Seat]) -> list[Seat]:
        """Those of them who have not been told yet; now they are."""
        if ply != self._ply:
            self._ply, self._seats = ply, set()
        new = [seat for seat in seats if seat not in self._seats]
        self._seats.update(new)
        return new


class Notices:
    """Looks after tables that wait for somebody who is not there."""

    def __init__(self, push: Push, outward: Outward, url: str, patience: float) -> None:
        self.push: Final = push
        self.outward: Final = outward
        self._url: Final = url  # where people find the server
        self._patience: Final = patience  # seconds for somebody to come by themselves
        self._told: Final[dict[str, Told]] = {}

    def concern(self, room: Steward) -> bool:
        """Whether somebody would have to be told of this table."""
        play = room.play
        return bool((play.made.webhook or play.subscriptions) and _missing(room))

    async def tell(self, room: Steward) -> None:
        """Wait a while; then tell those who are still missed."""
        play, ply = room.play, room.play.table.ply
        await asyncio.sleep(self._patience)
        told = self._told.setdefault(play.made.table, Told())
        if play.table.ply == ply and (seats := told.first(ply, _missing(room))):
            await asyncio.gather(
                self._post(room, seats, told), *(self._ring(room, seat) for seat in seats)
            )
        if play.phase == "over":
            self._told.pop(play.made.table, None)

    async def _ring(self, room: Steward, seat: Seat) -> None:
        """Tell the browsers of a seat."""
        table, gone = room.play.made.table, list[Entry]()
        for to in room.play.subscriptions.get(seat, []):
            notice = {
                "title": room.play.game.title,
                "text": word(to.lang, "server-notice-turn"),
                "url": f"/table/{table}",
                "tag": table,
            }
            if not await self.push.send(to, msgspec.json.encode(notice)):
                gone.append(Unsubscribed(seat, to.endpoint))
        if gone:
            await room.do(lambda: room.keep(*gone))

    async def _post(self, room: Steward, seats: list[Seat], told: Told) -> None:
        """Tell the webhook. `text` and `content` are what chat services read."""
        play, table = room.play, room.play.made.table
        if not play.made.webhook or told.lost >= _TRIES:
            return
        link = f"{self._url}/table/{table}"
        names = ", ".join(play.names("fr")[seat] for seat in seats)
        facts = {"names": names, "game": play.game.title, "link": link}
        text = "\n".join(word(lang, "server-notice-table", facts) for lang in LANGS)
        letter = {"text": text, "content": text, "table": table, "asked": seats, "link": link}
        headers = {"Content-Type": "application/json"}
        body = msgspec.json.encode(letter)
        status = await self.outward.send(play.made.webhook, body, headers)
        told.lost = 0 if status // 100 == 2 else told.lost + 1  # noqa: PLR2004 - HTTP's good ends


def _missing(room: Steward) -> list[Seat]:
    """The people a table waits for who do not look on."""
    present = {seat for viewer in room.viewers for seat in viewer.seats}
    return [seat for seat in room.play.thinking() if seat not in present]
