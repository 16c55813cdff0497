"""What the REST part is asked and answers; the socket's messages are in messages.py."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from baronnies.server.messages import Name, SeatNumber, TableFacts, Time

ShortText = Annotated[str, Meta(max_length=64)]


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who shall sit there: whoever has the link, a person on this device, or a bot."""

    kind: Literal["open", "here", "bot"]
    name: Name = ""  # of a person on this device
    bot: ShortText = ""  # its kind, as the game lists them


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: ShortText
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10)]
    options: Annotated[
        dict[ShortText, Annotated[str, Meta(max_length=8000)]], Meta(max_length=50)
    ] = {}
    public: bool = False  # shown in the lobby; otherwise only its link leads to it
    time: Time | None = None  # how long people may think


class TableMade(Struct):
    """The link is the table's id. The tokens are told once and never again: keep them."""

    table: str
    host: str  # the token that may free a seat
    tokens: list[str | None]  # for each seat on this device its token
    facts: TableFacts


class SitDown(Struct, forbid_unknown_fields=True):
    """A seat to be taken; null is the first open one."""

    seat: SeatNumber | None = None
    name: Name = ""


class Seated(Struct):
    """The token opens the seat, on this device and on any it is carried to."""

    seat: int
    token: str
    facts: TableFacts


class ListedSeat(Struct):
    """A seat as the lobby shows it."""

    kind: Literal["open", "person", "bot"]
    name: str


class ListedTable(Struct):
    """A table as the lobby shows it."""

    table: str
    game: str
    phase: Literal["gathering", "running"]
    made: int  # seconds since 1970
    seats: list[ListedSeat]
    time: Time | None
    present: int  # people who are there
    watching: int  # spectators


class LobbyFacts(Struct):
    """Public tables: those with open seats first, the newest first."""

    tables: list[ListedTable]
    gathering: int  # how many there are in all
    running: int


class Found(Struct):
    """The table that a code leads to, or where another game is played."""

    table: str


class OptionFacts(Struct):
    """Something to choose; the clause of the rule book explains it."""

    name: str
    default: str
    allowed: str
    kind: Literal["switch", "choice", "count", "material"]
    values: list[str]  # of a choice or switch
    low: int | None  # of a count
    high: int | None
    clause: str


class GameFacts(Struct):
    """A box on the shelf."""

    name: str
    title: str
    credits: str
    about: str
    rules: int  # the version of the rules
    fewest: int
    most: int
    options: list[OptionFacts]
    bots: list[str]


class ClauseText(Struct):
    """A numbered sentence."""

    number: str
    text: str


class SectionText(Struct):
    """A chapter."""

    number: str
    title: str
    clauses: list[ClauseText]


class BookText(Struct):
    """A rule book: the player aid is Markdown."""

    title: str
    aid: str
    sections: list[SectionText]


ProblemCode = Literal[
    "malformed",
    "not_found",
    "method",
    "no_table",
    "no_game",
    "bad_table",  # seats, options or bots make no game; the text says why
    "seat_taken",
    "seat_not_taken",
    "not_the_host",
    "wrong_token",
    "no_code",  # a code leads nowhere, or no longer
    "not_over",
    "too_many_tables",
    "too_fast",
    "too_big",
    "origin",
    "old_rules",
    "not_the_house",  # the host's token of the server is wrong or missing
    "no_line",  # of chat
    "is_over",
    "broken",
]


class Problem(Struct):
    """Why something could not be done; nothing has changed."""

    code: ProblemCode
    text: str
