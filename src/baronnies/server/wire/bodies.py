"""What the REST part is asked and answers; the socket's messages are in messages.py."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from baronnies.core.unreadable import Unreadable
from baronnies.core.words import word
from baronnies.server.wire.levels import LevelFacts
from baronnies.server.wire.messages import Lang, Leaving, Name, Ply, SeatNumber, TableFacts, Time

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
    webhook: Annotated[str, Meta(max_length=500)] = ""  # an address told whose turn it is
    hints: bool = False  # everybody may ask for good moves; against bots alone they always may


class Branch(Struct, forbid_unknown_fields=True):
    """A table to be made from a position of a finished game."""

    ply: Ply  # after so many of its lines
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10)]


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


class FillSeat(Struct, forbid_unknown_fields=True):
    """A bot for an open seat."""

    bot: ShortText  # its kind, as the game lists them


class Seated(Struct):
    """The token opens the seat, on this device and on any it is carried to."""

    seat: int
    token: str
    facts: TableFacts


class ListedSeat(Struct):
    """A seat as the lobby shows it."""

    kind: Literal["open", "person", "bot"]
    name: str  # "" of a person who gave none


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


class WaysHere(Struct):
    """Addresses to invite people with; none: only this computer reaches the server."""

    addresses: list[str]
    opening: str  # the command that opens it to the network; "" if it is open


class PushKey(Struct):
    """What a browser subscribes with; "" where the host sends no notices."""

    key: str


class PushPlace(Struct, forbid_unknown_fields=True):
    """Where notices for a seat shall go: a browser's subscription."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)] = ""
    auth: Annotated[str, Meta(max_length=50)] = ""
    lang: Lang = "fr"
    wanted: bool = True  # false: no more notices to this browser


class Found(Struct):
    """The table that a code leads to, or where another game is played."""

    table: str


class Verify(Struct, forbid_unknown_fields=True):
    """A record to be checked."""

    record: Annotated[str, Meta(max_length=400_000)]


class Bring(Struct, forbid_unknown_fields=True):
    """A record to be a table here: a finished game, or a saved one that goes on."""

    record: Annotated[str, Meta(max_length=400_000)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10)]  # who plays on


class Verified(Struct):
    """Every move follows the rules and all luck follows from the seed; or what is wrong."""

    right: bool
    lines: int  # that were played again
    luck: int  # how many of them were luck, drawn again
    row: int | None  # of the text, counted from 1, where it is wrong
    text: str  # what is wrong; "" if nothing is


class OptionFacts(Struct):
    """Something to choose; the clause of the rule book explains it."""

    name: str
    called: str  # what people call it
    default: str
    allowed: str
    kind: Literal["switch", "choice", "count", "material"]
    words: dict[str, str]  # values that are words, and what people call them
    low: int | None  # of a count
    high: int | None
    clause: str


class GameFacts(Struct):
    """A box on the shelf."""

    name: str
    title: str
    credits: str
    about: str
    brief: str  # the same, on a shelf
    who: str  # for how many
    lines: list[str]  # its rules, as short as they can be told
    chance: str  # how much of it there is
    rules: int  # the version of the rules
    fewest: int
    most: int
    usual: int  # players at a usual table
    minutes: int  # about how long a game takes people
    options: list[OptionFacts]
    bots: list[str]
    levels: list[LevelFacts]  # lowest first; [] where none was measured
    called: list[str]  # what bots are called, seat by seat


class ShownText(Struct):
    """A picture beside a clause, and what is to be seen on it."""

    name: str
    said: str


class ClauseText(Struct):
    """A numbered sentence."""

    number: str
    text: str
    shown: ShownText | None


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
    "bad_record",  # one that is not right, or has no seed; the text says why
    "bad_building",  # a code that cannot be read, or is no building; the text says why
    "bad_push",  # a subscription that is none, or where no notice may go
    "bad_webhook",
    "seat_taken",
    "seat_not_taken",
    "not_the_host",
    "wrong_token",
    "no_code",  # a code leads nowhere, or no longer
    "not_over",
    "begun",  # that is for before the game
    "too_many_tables",
    "too_fast",
    "too_big",
    "origin",
    "old_rules",
    "not_the_house",  # the host's token of the server is wrong or missing
    "no_line",  # of chat
    "is_over",
    "damaged",  # what was kept of a table cannot be read
    "host_name",  # this server goes by another name
    "banned",  # by the host, for a while
    "no_report",
    "no_study",  # of that name, or it is forgotten; or it has no such game
    "not_kept",  # there is no room for it on the disk, or in the browser
    "broken",
]


class Problem(Struct):
    """Why something could not be done; nothing has changed."""

    code: ProblemCode
    text: str


def worded(code: ProblemCode, lang: str) -> Problem:
    """A problem in words."""
    return Problem(code, word(lang, f"server-problem-{code.replace('_', '-')}"))


class Unavailable(Exception):
    """Something that cannot be had, for a reason that is not our mistake."""

    def __init__(self, code: ProblemCode, reason: Unreadable | None = None) -> None:
        super().__init__(code)
        self.code: Final = code
        self.reason: Final = reason  # told instead of what the code says in general

    @property
    def leaving(self) -> Leaving:
        """What a viewer is told who cannot stay."""
        leavings: dict[str, Leaving] = {
            "no_table": "no_table",
            "old_rules": "old_rules",
            "damaged": "damaged",
        }
        return leavings.get(self.code, "broken")


def problem_of(error: Exception, lang: str) -> Problem:
    """What somebody is told who asked in vain; of our own mistakes, only that there was one."""
    match error:
        case Unavailable():
            code: ProblemCode = error.code
            return Problem(code, error.reason.words(lang)) if error.reason else worded(code, lang)
        case Unreadable():
            return Problem("bad_table", error.words(lang))
        case OSError():
            return worded("not_kept", lang)
        case _:
            return worded("broken", lang)
