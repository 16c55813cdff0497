"""What is kept of a table: how it was made, and everything that happened since, in order.

Luck is not kept: it follows from the seed. Drafts are not kept: they live in the client until they
are handed in.
"""

from typing import Final

import msgspec
from msgspec import Struct

from baronnies.server.messages import Ending


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


class Sat(Struct, tag="sat"):
    """A person took a seat."""

    seat: int
    name: str
    lock: str  # the fingerprint of the token


class Freed(Struct, tag="freed"):
    """The host opened a seat again: its token opens nothing any more."""

    seat: int


class Readied(Struct, tag="readied"):
    """A person added to the luck and is ready."""

    seat: int
    luck: str


class HandedIn(Struct, tag="handed_in"):
    """A draft became final."""

    seat: int
    ply: int
    moves: list[str]


class Wished(Struct, tag="wished"):
    """How a seat would agree to end; None took it back."""

    seat: int
    wish: Ending | None


class Stopped(Struct, tag="stopped"):
    """The people agreed to end."""

    how: Ending


class Noted(Struct, tag="noted"):
    """Something beside the rules that the record shall tell."""

    remark: str


Entry = Sat | Freed | Readied | HandedIn | Wished | Stopped | Noted


entry_decoder: Final = msgspec.json.Decoder[Entry](Entry)
made_decoder: Final = msgspec.json.Decoder(Made)
