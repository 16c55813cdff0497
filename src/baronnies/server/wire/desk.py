"""What the host's desk is asked and answers."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from baronnies.server.wire.messages import ChatLine, Plain, SeatNumber

Phase = Literal["gathering", "running", "over"]
LONGEST_BAN = 24 * 31  # hours


class HostListed(Struct):
    """A table in the host's list: its mark, as in the log, does not lead to it."""

    mark: str
    game: str
    phase: Phase
    made: int  # seconds since 1970
    changed: int
    public: bool
    people: int  # who sit there
    lines: int  # of chat


class HostSeat(Struct):
    """A seat, for the host."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str  # as it was given; "" if none was
    muted: bool
    addresses: list[str]  # from which its people look on now


class HostTable(Struct):
    """A table as the host sees it: names, talk and addresses, no hand and no move."""

    mark: str
    game: str
    phase: Phase
    seats: list[HostSeat]
    spectators_muted: bool
    watching: list[str]  # addresses of spectators who are there now
    chat: list[ChatLine]


class Mute(Struct, forbid_unknown_fields=True):
    """Whom to mute, or not any longer; null is all spectators."""

    seat: SeatNumber | None
    muted: bool = True


class Close(Struct, forbid_unknown_fields=True):
    """What everybody is told who is there."""

    word: Annotated[Plain, Meta(max_length=200)] = ""


class NewBan(Struct, forbid_unknown_fields=True):
    """Who may not come in, and for how many hours."""

    address: Annotated[Plain, Meta(min_length=1, max_length=60)]
    hours: Annotated[int, Meta(ge=1, le=LONGEST_BAN)] = 24


class Banned(Struct):
    """Who may not come in, and until when."""

    address: str  # of a household: in IPv6 the first of a /64 network
    until: int  # seconds since 1970


class NewReport(Struct, forbid_unknown_fields=True):
    """Something the host of the server should know."""

    text: Annotated[Plain, Meta(min_length=1, max_length=500)]


class Report(Struct):
    """What somebody told the host."""

    number: int
    at: int  # seconds since 1970
    mark: str  # of the table
    seat: int | None  # of who told it; null: somebody who watched
    text: str
