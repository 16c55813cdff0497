"""The wire: every message there is, one closed list each way. docs/wire.md tells how they are used.

The JSON schema and the client's types are generated from these definitions (see schema.py). There
is nothing else here: they are the wire's data, to be read in one place.
"""

from typing import Annotated, Any, Final, Literal, TypedDict

import msgspec
from msgspec import Meta, Struct

VERSION: Final = 1  # raised when an old client would misunderstand

Lang = Literal["fr", "en"]
Id = Annotated[int, Meta(ge=0, le=2**53 - 1, description="chosen by the client; echoed")]
SeatNumber = Annotated[int, Meta(ge=0, le=9, description="0, 1, 2 … round the table")]
Ply = Annotated[int, Meta(ge=0, le=2**31 - 1, description="the number of final lines so far")]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Hex = Annotated[str, Meta(max_length=128, pattern=r"^([0-9a-f]{2})*$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Moves = Annotated[list[MoveText], Meta(max_length=500, description="the whole draft")]
Ending = Literal["draw", "count"]
# No control characters, and none that turn the direction of writing.
_PLAIN: Final = r"^[^\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]*$"
Plain = Annotated[str, Meta(pattern=_PLAIN)]
Name = Annotated[str, Meta(max_length=30, pattern=_PLAIN)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300, pattern=_PLAIN)]


# ---- what messages are made of ---------------------------------------------------------------


class Add(Struct, tag_field="op", tag="add"):
    """RFC 6902: put a value at a place; in a list, before what stands there."""

    path: str
    value: Any


class Remove(Struct, tag_field="op", tag="remove"):
    """RFC 6902: take away what stands at a place."""

    path: str


class Replace(Struct, tag_field="op", tag="replace"):
    """RFC 6902: put a value in place of another; the path "" is the whole view."""

    path: str
    value: Any


Patch = list[Add | Remove | Replace]


class Told(Struct):
    """Something that happened: its facts for animation, its sentence for people."""

    ply: int  # of the line it belongs to
    turn: int  # as players count them, from 1
    by: int | None  # whose line it was: -1 is luck, null several at once
    kind: str
    facts: dict[str, int | str]
    text: str


class DraftFacts(Struct):
    """What a seat is trying. Its view is the seat's view with the patch applied."""

    moves: list[str]
    patch: Patch
    next: list[str]  # the legal next steps
    done: bool  # nothing is left to decide: it can be handed in
    final: bool  # it has been handed in; others still think
    story: list[Told]  # what the moves would do, as far as the seat may know


class Frame(Struct):
    """A table as one seat sees it; the seat null is a spectator."""

    seat: int | None
    ply: int
    asked: list[int]  # the seats the table waits for
    view: dict[str, Any]
    draft: DraftFacts


class Time(Struct, forbid_unknown_fields=True):
    """How long people may think: for each turn, or out of a bank that each turn adds to."""

    kind: Literal["turn", "bank"]
    seconds: Annotated[int, Meta(ge=10, le=1_209_600, description="at most 14 days")]
    more: Annotated[int, Meta(ge=0, le=86_400, description="into the bank, for each turn")] = 0


class Clock(Struct):
    """What a seat has left when this is told, in milliseconds."""

    left: int
    runs: bool


class SeatFacts(Struct):
    """Who sits where, for everybody."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    named: bool  # false: nobody gave the name, it only tells the seat
    bot: str  # its kind; "" for people
    ready: bool
    luck: str  # the bytes this seat added, in hexadecimal
    present: bool  # somebody is connected
    away: bool  # a caretaker, a bot, plays for the person until they are back
    late: bool  # away because their time was up
    wish: Ending | None  # how this seat would agree to end
    hurried: bool  # a bot whose last turn had less time than usual, since many waited


class Result(Struct):
    """How it ended; the seed checks the luck."""

    how: Literal["rules", "draw", "count", "closed"]
    places: list[int]  # none if the host closed the table
    scores: list[int]
    seed: str


class TableFacts(Struct):
    """What everybody may know about a table, apart from the game itself."""

    table: str
    game: str
    rules: int
    options: dict[str, str]
    made: int  # seconds since 1970
    public: bool  # in the lobby, for everybody
    code: str  # a few letters that lead here while a seat is open; "" afterwards
    time: Time | None
    clocks: list[Clock]  # of every seat; none without a time
    next: str  # the table where the same people play another game; "" while there is none
    next_by: int | None  # the seat that proposed it
    hash: str  # of the seed, fixed before anybody adds to the luck
    phase: Literal["gathering", "running", "over"]
    asked: list[int]  # the seats it waited for when this was told
    seats: list[SeatFacts]
    result: Result | None
    branch: bool  # it was begun from a position of a finished game
    hints: bool  # people may ask for good moves: all others are bots, or it was made so


# ---- from the client -------------------------------------------------------------------------


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A message of a client."""


class Hello(FromClient, tag="hello"):
    """First of all, and again to change language or seats. Answer: welcome."""

    version: int
    id: Id = 0
    lang: Lang = "fr"
    tokens: Annotated[list[Token], Meta(max_length=10)] = []  # of the seats held; none: a spectator
    since: Ply = 0  # the story is told from this ply on


class Ready(FromClient, tag="ready"):
    """Add bytes to the luck and be ready. The game begins when every person is."""

    id: Id
    seat: SeatNumber
    luck: Hex = ""


class Offer(FromClient, tag="offer"):
    """Replace the whole draft, for a step, an undo, a redo. Answer: accepted, refused, stale."""

    id: Id
    seat: SeatNumber
    ply: Ply
    moves: Moves


class HandIn(FromClient, tag="hand_in"):
    """Make a draft final. May be sent again when the answer was lost. Answer: as to an offer."""

    id: Id
    seat: SeatNumber
    ply: Ply
    moves: Moves


class Why(FromClient, tag="why"):
    """What would an offer be told? Changes nothing. Answer: because."""

    id: Id
    seat: SeatNumber
    ply: Ply
    moves: Moves


class Wish(FromClient, tag="wish"):
    """How this seat would agree to end; null takes it back. When all people agree, it ends."""

    id: Id
    seat: SeatNumber
    wish: Ending | None


class Away(FromClient, tag="away"):
    """Leave a game that runs to a caretaker, or take the seat back. Answer: accepted."""

    id: Id
    seat: SeatNumber
    away: bool


class Say(FromClient, tag="say"):
    """Talk: players to players, spectators to spectators. Answer: chat."""

    id: Id
    text: ChatText
    name: Name = ""  # of a spectator; players have theirs


class Look(FromClient, tag="look"):
    """The table as it was, as this seat saw it; any seat once the game is over. Answer: past."""

    id: Id
    seat: SeatNumber | None
    ply: Ply
    more: Annotated[int, Meta(ge=0, le=63, description="so many lines after it, too")] = 0
    plain: bool = False  # views drawn as text, for a client without a board of this game


class AskPlain(FromClient, tag="plain"):
    """The table as text, as this seat sees it, with its steps in words. Answer: plain."""

    id: Id
    seat: SeatNumber | None


class AskAccount(FromClient, tag="account"):
    """Where the points came from, once the game is over. Answer: account."""

    id: Id


class AskHint(FromClient, tag="hint"):
    """A good turn, where that is fair (see TableFacts.hints); noted in the record. Answer: hint."""

    id: Id
    seat: SeatNumber
    ply: Ply


class Ping(FromClient, tag="ping"):
    """Is anybody there? Answer: pong."""

    id: Id


Playing = Ready | Offer | HandIn | Why | AskHint | Wish | Away  # only the seat itself may
Asking = Hello | Playing | Say | Look | AskPlain | AskAccount | Ping


# ---- from the server -------------------------------------------------------------------------


class FromServer(Struct, tag_field="type", kw_only=True):
    """A message of the server."""


class Welcome(FromServer, tag="welcome"):
    """All there is to know: a frame for every seat held, or the spectator's."""

    id: int
    version: int
    table: TableFacts
    frames: list[Frame]
    story: list[list[Told]]  # beside each frame: what happened since


class TableNews(FromServer, tag="table"):
    """Somebody came, sat down, was ready, wished an end; or the game ended."""

    table: TableFacts


class Update(FromServer, tag="update"):
    """Lines became final: what changed for one seat. Its draft is empty again."""

    seat: int | None
    before: int  # the ply of the view that the patch belongs to
    ply: int
    asked: list[int]
    clocks: list[Clock]  # of every seat; none without a time
    patch: Patch
    next: list[str]
    story: list[Told]


class Waiting(FromServer, tag="waiting"):
    """Somebody handed in and others still think; or bots wait until they can."""

    ply: int
    asked: list[int]
    clocks: list[Clock]
    before: int  # turns at other tables that bots think about before they do here


class DraftNews(FromServer, tag="draft"):
    """The draft of a seat was changed from another device."""

    seat: int
    ply: int
    draft: DraftFacts


class Accepted(FromServer, tag="accepted"):
    """Done. What was handed in is on disk. Without a draft: nothing to show for it."""

    id: int
    seat: int
    ply: int
    draft: DraftFacts | None


class Refused(FromServer, tag="refused"):
    """A clause forbids it. Nothing has changed."""

    id: int
    seat: int
    clause: str
    text: str  # the clause, in the language of the asker
    where: str  # the place, in the game's notation; "" if it is about none
    step: int  # which move of the draft


class Stale(FromServer, tag="stale"):
    """The table has moved on: look again."""

    id: int
    frame: Frame


class Because(FromServer, tag="because"):
    """The answer to why. An allowed draft has clause "" and no text."""

    id: int
    seat: int
    allowed: bool
    clause: str
    text: str
    where: str
    step: int


class Chance(Struct):
    """How often a turn wins: between `low` and `high` for 95 %, by so many games played on."""

    share: float  # 0 to 1
    low: float
    high: float
    games: int


class JudgedTurn(Struct):
    """A whole turn and its chance."""

    moves: list[str]
    words: list[str]  # the same for people
    chance: Chance


class Hint(FromServer, tag="hint"):
    """A good turn for a seat, judged by what the seat may know."""

    id: int
    seat: int
    ply: int
    best: JudgedTurn
    second: JudgedTurn | None  # null: there is no other turn
    equal: bool  # nobody can tell which of the two is better
    why: list[str]  # sentences: why the best is better than the second
    judge: str  # the bot whose opinion it is


class Later(Struct):
    """The table one line later: what changed, and what the line told."""

    turn: int
    asked: list[int]
    patch: Patch
    story: list[Told]


class Past(FromServer, tag="past"):
    """The table as it was after `ply` lines, and what the last of them told."""

    id: int
    seat: int | None
    ply: int
    turn: int  # it goes up from turn to turn
    asked: list[int]  # whom the table waited for
    view: dict[str, Any]  # a PlainView, if that was asked for
    story: list[Told]
    later: list[Later]  # the lines after it, as many as were asked for and there are


class SourceFacts(Struct):
    """A column of the account."""

    name: str
    label: str
    adds: bool  # to the total; otherwise it is told beside it


class EntryFacts(Struct):
    """Points that came to a seat, or left it."""

    source: int  # its place among the sources
    points: int
    ply: int  # so many lines lie before the one that brought them; -1: it began with them
    turn: int  # in which they came, as players count turns; 0: it began with them


class SeatAccount(Struct):
    """What a seat was counted."""

    seat: int
    place: int  # 0 if nobody was given one
    total: int
    parts: list[int]  # by source
    events: list[EntryFacts]  # in their order


class MomentFacts(Struct):
    """A line worth looking at again: `ply` lines lie before it."""

    kind: Literal["lead", "largest", "last"]
    ply: int
    turn: int
    seat: int  # whose moment it is
    points: int  # that came to the seat
    totals: list[int]  # of all seats after it


class Account(FromServer, tag="account"):
    """Where the points came from, and when."""

    id: int
    goal: str  # how one wins, in a few words
    unit: str  # what is counted
    tie: str  # the clause that tells apart who ends level; none: they share their place
    sources: list[SourceFacts]  # those that gave anything
    seats: list[SeatAccount]  # in the order of the seats
    moments: list[MomentFacts]  # at most three, in their order
    turns: int
    seconds: int  # from the beginning to the last move; 0 if nobody knows


class PlainView(TypedDict):
    """A view of any game as text."""

    drawing: str  # lines of even width per character
    points: list[int]  # of each seat


class StepWords(Struct):
    """A step in people's words."""

    step: str
    heading: str  # what it has in common with others of its kind; "" if it stands for itself
    words: str


class AsText(FromServer, tag="plain"):
    """The table as text."""

    id: int
    seat: int | None
    ply: int
    view: PlainView  # without the draft
    moves: list[str]  # the draft
    tried: list[str]  # the draft in words
    steps: list[StepWords]  # the legal next steps


class ChatLine(Struct):
    """Something somebody said; without a text it was taken away."""

    number: int  # 1, 2, 3 … at this table
    at: int  # seconds since 1970
    seat: int | None  # of a player
    name: str
    text: str


class Chat(FromServer, tag="chat"):
    """What was said, oldest first: after a welcome, or when somebody speaks."""

    id: int | None  # of the say it answers
    lines: list[ChatLine]


ErrorCode = Literal[
    "malformed",  # not a message of the list
    "version",  # client and server speak different versions
    "hello_first",
    "too_big",
    "too_fast",
    "wrong_token",  # a token opens no seat here
    "not_your_seat",
    "not_begun",
    "not_over",
    "no_hint",  # other people play here, and the table was made without hints
    "luck_given",  # a seat adds to the luck once, before the game begins
    "unreadable",  # a text is no move of this game
    "no_ply",
    "muted",  # the host lets this seat, or all spectators, say nothing more
    "not_kept",  # there is no room for it on the disk, or in the browser; nothing has changed
    "broken",  # our mistake; nothing has changed
]


class Error(FromServer, tag="error"):
    """Something that is no move and no question. Nothing has changed."""

    id: int | None  # null: the message had none that could be read
    code: ErrorCode
    text: str


class Pong(FromServer, tag="pong"):
    """Here."""

    id: int


Leaving = Literal[
    "stopping",
    "slow",
    "flood",
    "crowded",
    "no_table",
    "old_rules",
    "closed",
    "damaged",
    "banned",
    "broken",
]


class Goodbye(FromServer, tag="goodbye"):
    """The last message; come back unless it says otherwise."""

    reason: Leaving
    text: str
    again: bool  # whether connecting again may help


Answer = (
    Welcome
    | TableNews
    | Update
    | Waiting
    | DraftNews
    | Accepted
    | Refused
    | Stale
    | Because
    | Hint
    | Past
    | AsText
    | Account
    | Chat
    | Error
    | Pong
    | Goodbye
)

decoder: Final = msgspec.json.Decoder[Asking](Asking)
encoder: Final = msgspec.json.Encoder()
