"""What is kept of a table: how it was made, and everything that happened since, in order.

Luck is not kept: it follows from the seed. Drafts are not kept: they live in the client until they
are handed in. What people say is kept apart: it can be taken away, moves cannot.

These types are the disk's own: what is kept stays as it is when messages change. A field that is
new has a default, and none is ever renamed.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

Agreed = Literal["draw", "count"]  # how people may end a game together


class ThinkingTime(Struct):
    """How long people may think: for each turn, or out of a bank that each turn adds to."""

    kind: Literal["turn", "bank"]
    seconds: int
    more: int = 0  # into the bank, for each turn


class Made(Struct, kw_only=True):
    """A table as it was made; never changes."""

    table: str
    game: str
    rules: int
    options: dict[str, str]
    bots: list[str]  # for each seat the kind of its bot; "" for a person
    seed: str  # in hexadecimal
    host: str  # the fingerprint of the token of who made it
    made: int  # seconds since 1970
    public: bool = False
    code: str = ""
    time: ThinkingTime | None = None
    webhook: str = ""  # told whose turn it is
    start: str = ""  # the text of the position it began with; "": the usual one
    hints: bool = False  # everybody may ask for good moves


class Sat(Struct, tag="sat"):
    """A person took a seat."""

    seat: int
    name: str
    lock: str  # the fingerprint of the token


class Freed(Struct, tag="freed"):
    """The host opened a seat again: its token opens nothing any more."""

    seat: int


class Filled(Struct, tag="filled"):
    """A bot took an open seat, before the game; freed, the seat is open again."""

    seat: int
    bot: str  # its kind
    at: int = 0


class Readied(Struct, tag="readied"):
    """A person added to the luck and is ready."""

    seat: int
    luck: str
    at: int = 0  # milliseconds since 1970, for the clock; so are the others


class HandedIn(Struct, tag="handed_in", omit_defaults=True):
    """A draft became final."""

    seat: int
    ply: int
    moves: list[str]
    at: int = 0
    hurried: bool = False  # by a bot that would have thought longer, if fewer had waited


class Left(Struct, tag="left"):
    """A person left, or ran out of time: a caretaker keeps the seat."""

    seat: int
    at: int
    late: bool


class Returned(Struct, tag="returned"):
    """A person is back, and the caretaker goes."""

    seat: int
    at: int


class Followed(Struct, tag="followed"):
    """The same people play another game, at another table."""

    table: str
    seat: int | None = None  # who proposed it


class Wished(Struct, tag="wished"):
    """How a seat would agree to end; None took it back."""

    seat: int
    wish: Agreed | None


class Subscribed(Struct, tag="subscribed"):
    """A browser wants notices for a seat."""

    seat: int
    endpoint: str
    p256dh: str
    auth: str
    lang: Literal["fr", "en"]


class Unsubscribed(Struct, tag="unsubscribed"):
    """A browser wants none any more."""

    seat: int
    endpoint: str


class Stopped(Struct, tag="stopped"):
    """The people agreed to end."""

    how: Agreed


class Muted(Struct, tag="muted"):
    """The host of the server lets a seat, or all spectators, say nothing more; or speak again."""

    seat: int | None
    muted: bool


class Renamed(Struct, tag="renamed"):
    """The host of the server took a name away."""

    seat: int
    name: str


class Shut(Struct, tag="shut"):
    """The host of the server closed the table."""

    word: str


class Noted(Struct, tag="noted"):
    """Something beside the rules that the record shall tell."""

    remark: str


Sitting = Sat | Freed | Filled | Readied | Left | Returned | Renamed
AboutSeat = Sitting | Wished | Subscribed | Unsubscribed
Entry = AboutSeat | HandedIn | Followed | Stopped | Muted | Shut | Noted


class Said(Struct):
    """Something somebody said; without a text it was taken away."""

    number: int  # 1, 2, 3 … at this table
    at: int  # seconds since 1970
    seat: int | None  # of a player
    name: str
    text: str


class Reported(Struct):
    """Something somebody wants the host of the server to know."""

    at: int  # seconds since 1970
    table: str
    seat: int | None  # of a player; None: somebody who watched
    text: str


class KnownSeat(Struct):
    """A seat of a table that is not open."""

    kind: Literal["open", "person", "bot"]
    name: str  # "" of a person who gave none


class Listing(Struct, kw_only=True):
    """What the house knows of a table without opening it."""

    table: str
    game: str
    phase: Literal["gathering", "running", "over"]
    public: bool
    code: str  # "" when no seat is open
    made: int  # seconds since 1970
    changed: int
    seats: list[KnownSeat]
    time: ThinkingTime | None


entry_decoder: Final = msgspec.json.Decoder[Entry](Entry)
made_decoder: Final = msgspec.json.Decoder(Made)
listing_decoder: Final = msgspec.json.Decoder(Listing)
said_decoder: Final = msgspec.json.Decoder(Said)
report_decoder: Final = msgspec.json.Decoder(Reported)
# Where each of them lies in the database: the table, and its column.
DECODERS: Final[dict[str, tuple[str, msgspec.json.Decoder[Any]]]] = {
    "made": ("made", made_decoder),
    "entry": ("entry", entry_decoder),
    "chat": ("line", said_decoder),
    "listing": ("listing", listing_decoder),
    "report": ("report", report_decoder),
}
