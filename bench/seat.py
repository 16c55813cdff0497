"""A seat that plays: a WebSocket client that does no more than it must, so that thousands fit.

The measured one is the server; a client that needed as much time would be measured instead.
"""

import asyncio
import random
from time import perf_counter
from typing import Final

import msgspec
from msgspec import Struct

_TEXT: Final = 0x81  # the first byte of a frame
_CLOSE: Final = 0x88
_PING: Final = 0x89
_PONG: Final = 0x8A
_SHORT: Final = 126  # the length of a frame: up to 125 in its second byte …
_LONGER: Final = 127  # … or in the next two, or in the next eight
_HANDSHAKE: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: YmFyb25uaWVzLWJlbmNoIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Draft(Struct):
    """The part of a draft that a next move needs."""

    next: list[str]


class Frame(Struct):
    """The part of a frame that a next move needs."""

    ply: int
    draft: Draft


class News(Struct):
    """The part of a message that a next move needs."""

    type: str
    ply: int = 0
    next: list[str] = []
    frames: list[Frame] = []


_decoder: Final = msgspec.json.Decoder(News)


class Figures:
    """What the clients saw, while it counts."""

    def __init__(self) -> None:
        self.counting = False
        self.acknowledged: list[float] = []  # seconds from a move to its acknowledgement
        self.late: list[float] = []  # seconds that moves were sent after they were due: our own
        self.sizes: list[int] = []  # of messages, in bytes


class Seat(asyncio.Protocol):
    """One connection of one table."""

    def __init__(self, token: str, number: int, figures: Figures) -> None:
        self.token, self.number, self.figures = token, number, figures
        self.ply, self.steps = 0, list[str]()
        self.welcome: Final = asyncio.Event()
        self._sent = 0.0
        self._unread = b""
        self._transport: asyncio.Transport

    async def connect(self, host: str, port: int, path: str) -> None:
        """Connect, say hello and be ready."""
        loop = asyncio.get_running_loop()
        self._transport, _ = await loop.create_connection(lambda: self, host, port)
        self._transport.write(_HANDSHAKE.format(path=path, host=f"{host}:{port}").encode())
        await asyncio.wait_for(self.welcome.wait(), 60)
        if self.token:
            self.say({"type": "ready", "id": 1, "seat": self.number, "luck": "00"})

    def close(self) -> None:
        """Leave without a word."""
        self._transport.abort()

    def say(self, message: dict[str, object]) -> None:
        """Send a message."""
        self._send(_TEXT, msgspec.json.encode(message))

    def _send(self, kind: int, text: bytes) -> None:
        """Send a frame; a mask of zeros leaves its text as it is."""
        size = len(text)
        length = [0x80 | size] if size < _SHORT else [0x80 | _SHORT, *divmod(size, 256)]
        self._transport.write(bytes([kind, *length, 0, 0, 0, 0]) + text)

    def data_received(self, data: bytes) -> None:
        """Take the frames apart."""
        self._unread += data
        if self._unread.startswith(b"HTTP"):
            _, end, self._unread = self._unread.partition(b"\r\n\r\n")
            assert end, "the handshake comes in one piece"
            tokens = [self.token] if self.token else []  # without one, a spectator
            self.say({"type": "hello", "version": 1, "lang": "en", "tokens": tokens})
        while len(self._unread) > 1:
            start, size = self._sizes()
            if len(self._unread) < start + size:
                return
            kind, text = self._unread[0], self._unread[start : start + size]
            self._unread = self._unread[start + size :]
            if kind == _PING:
                self._send(_PONG, text)
            elif kind == _CLOSE:
                self.close()
            else:
                self._hear(text)

    def _sizes(self) -> tuple[int, int]:
        """Where the next frame's text begins, and its length."""
        short = self._unread[1]
        if short < _SHORT:
            return 2, short
        start = 4 if short < _LONGER else 10
        return start, int.from_bytes(self._unread[2:start], "big")

    def _hear(self, text: bytes) -> None:
        news = _decoder.decode(text)
        if self.figures.counting:
            self.figures.sizes.append(len(text))
        match news.type:
            case "update":
                self.ply, self.steps = news.ply, news.next
            case "welcome":
                self.ply, self.steps = news.frames[0].ply, news.frames[0].draft.next
                self.welcome.set()
            case "accepted" if self._sent:
                if self.figures.counting:
                    self.figures.acknowledged.append(perf_counter() - self._sent)
                self._sent = 0.0

    def move(self) -> None:
        """Hand in any legal step; in Le Baron a turn is one step."""
        step, self.steps = random.choice(self.steps), []  # noqa: S311 - a game
        self._sent = perf_counter()
        self.say(
            {"type": "hand_in", "id": 1, "seat": self.number, "ply": self.ply, "moves": [step]}
        )
