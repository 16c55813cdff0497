"""Whose turn it is, told to people who are not there: by push to their browsers, by the webhook."""

import asyncio
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from baronnies.core.game import Seat
from baronnies.core.words import LANGS, word
from baronnies.server.disk.entries import Entry, Subscribed, Unsubscribed
from baronnies.server.house.outward import Outward
from baronnies.server.table.room import Room

_KEPT: Final = "86400"  # seconds a push service keeps a notice for a phone that is off
_GONE: Final = (404, 410)  # the browser does not want it any more
_TRIES: Final = 5  # letters a webhook may lose in a row before it gets no more


def new_key() -> str:
    """A key of the server's own, to be kept."""
    key = ec.generate_private_key(ec.SECP256R1())
    return _text(key.private_numbers().private_value.to_bytes(32, "big"))


class Push:
    """Signs with the server's key, encrypts for one browser (RFC 8030, 8291, 8292)."""

    def __init__(self, key: str, outward: Outward, contact: str) -> None:
        self._vapid: Final = Vapid02.from_raw(key.encode())
        self._outward: Final = outward
        self._contact: Final = contact  # whom a push service may write to

    @property
    def public_key(self) -> str:
        """What browsers subscribe with."""
        point = Encoding.X962, PublicFormat.UncompressedPoint
        return _text(self._vapid.public_key.public_bytes(*point))

    async def send(self, to: Subscribed, notice: bytes) -> bool:
        """Send a notice; False if the browser is gone for good."""
        service = urlsplit(to.endpoint)
        claims = {"aud": f"{service.scheme}://{service.netloc}", "sub": self._contact}
        body = http_ece.encrypt(
            notice,
            salt=secrets.token_bytes(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(to.p256dh),
            auth_secret=_bytes(to.auth),
        )
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": _KEPT,
        }
        return await self._outward.send(to.endpoint, body, headers) not in _GONE


def readable(to: Subscribed) -> bool:
    """Whether a subscription's keys are keys."""
    try:
        point = _bytes(to.p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        return len(_bytes(to.auth)) == 16  # noqa: PLR2004 - RFC 8291
    except ValueError:
        return False


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Reminded:
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
        self._push: Final = push
        self._outward: Final = outward
        self._url: Final = url  # where people find the server
        self._patience: Final = patience  # seconds for somebody to come by themselves
        self._told: Final[dict[str, Reminded]] = {}

    @property
    def key(self) -> str:
        """What browsers subscribe with; "" where no notices go out."""
        return self._push.public_key if self._outward.reach != "none" else ""

    def may_call(self, webhook: str) -> bool:
        """Whether letters may go to this address."""
        return self._outward.allows(webhook)

    def reaches(self, browser: Subscribed) -> bool:
        """Whether notices may go to this browser, and can be read there."""
        return self._outward.allows(browser.endpoint) and readable(browser)

    def concern(self, room: Room) -> bool:
        """Whether somebody would have to be told of this table."""
        play = room.play
        return bool((play.made.webhook or play.subscriptions) and _missing(room))

    async def tell(self, room: Room) -> None:
        """Wait a while; then tell those who are still missed."""
        play, ply = room.play, room.play.table.ply
        await asyncio.sleep(self._patience)
        told = self._told.setdefault(play.made.table, Reminded())
        if play.table.ply == ply and (seats := told.first(ply, _missing(room))):
            await asyncio.gather(
                self._post(room, seats, told), *(self._ring(room, seat) for seat in seats)
            )
        if play.phase == "over":
            self._told.pop(play.made.table, None)

    async def _ring(self, room: Room, seat: Seat) -> None:
        """Tell the browsers of a seat."""
        table, gone = room.play.made.table, list[Entry]()
        for to in room.play.subscriptions.get(seat, []):
            notice = {
                "title": room.play.game.title,
                "text": word(to.lang, "server-notice-turn"),
                "url": f"/table/{table}",
                "tag": table,
            }
            if not await self._push.send(to, msgspec.json.encode(notice)):
                gone.append(Unsubscribed(seat, to.endpoint))
        if gone:
            await room.do(lambda: room.keep(*gone))

    async def _post(self, room: Room, seats: list[Seat], told: Reminded) -> None:
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
        status = await self._outward.send(play.made.webhook, body, headers)
        told.lost = 0 if status // 100 == 2 else told.lost + 1  # noqa: PLR2004 - HTTP's good ends


def _missing(room: Room) -> list[Seat]:
    """The people a table waits for who do not look on."""
    present = room.audience.present()
    return [seat for seat in room.play.thinking() if seat not in present]
