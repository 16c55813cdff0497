"""A table rebuilt from what was kept of it: the game, the chairs, and how it ended."""

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal

from baronnies.core.game import Game, Seat
from baronnies.core.record import Record, letter, record_of
from baronnies.core.table import Table
from baronnies.core.words import word
from baronnies.server.disk.entries import (
    AboutSeat,
    Entry,
    Filled,
    Followed,
    Freed,
    HandedIn,
    Left,
    Made,
    Muted,
    Noted,
    Readied,
    Renamed,
    Returned,
    Sat,
    Shut,
    Stopped,
    Subscribed,
    Unsubscribed,
    Wished,
)
from baronnies.server.disk.store import Damaged, Downtime, Saved
from baronnies.server.table.chairs import Chair, fingerprint
from baronnies.server.table.clocks import Clocks
from baronnies.server.wire.messages import Result

CARETAKER: Final = "greedy"  # the bot that plays for people who are away; every game has it
MOST_BROWSERS: Final = 4  # that get notices for one seat; the newest
BOTS_ARE_CALLED: Final = (
    "Aliénor",
    "Odon",
    "Isabeau",
    "Renaud",
    "Mahaut",
    "Thibaut",
    "Sibylle",
    "Foulques",
    "Ermeline",
    "Guilhem",
)


class Play:
    """One table. Entries change it, the same way when they happen and when they are read again."""

    def __init__(self, made: Made, game: Game, closings: Sequence[Downtime] = ()) -> None:
        self.made: Final = made
        self.game: Final = game
        self.clocks: Final = Clocks(made.time, len(made.bots), closings)
        self.chairs: Final = [Chair(bot) for bot in made.bots]
        self.table: Final = self.new_table()
        self.begun = False
        self.muted: set[Seat | None] = set()  # who may say nothing more; None is all spectators
        self.subscriptions: dict[Seat, list[Subscribed]] = {}  # browsers that want notices
        self.next = ""  # the table of another game with the same people
        self.next_by: Seat | None = None  # who proposed it
        self._times: list[int] = []  # when somebody was ready or handed in, if it was written down
        self._begin_if_ready()

    def new_table(self) -> Table:
        """The table before anybody has added to its luck."""
        made = self.made
        seed = bytes.fromhex(made.seed)
        return Table(self.game, len(made.bots), made.options, seed=seed, start=made.start)

    @property
    def phase(self) -> Literal["gathering", "running", "over"]:
        """gathering, running or over."""
        if not self.begun:
            return "gathering"
        return "over" if self.table.over else "running"

    @property
    def code(self) -> str:
        """The letters that lead to an open seat; "" if there is none."""
        open_seats = any(chair.kind == "open" for chair in self.chairs)
        return self.made.code if open_seats and self.phase != "over" else ""

    def people(self) -> list[Seat]:
        """The seats that are not bots'."""
        return [seat for seat, chair in enumerate(self.chairs) if not chair.bot]

    def player(self, seat: Seat) -> str:
        """The kind of the bot that plays for a seat; "" for a person who plays."""
        chair = self.chairs[seat]
        return chair.bot or (CARETAKER if chair.away else "")

    def hints_for(self, seat: Seat) -> bool:
        """Whether a hint is fair: all others are bots, or the table was made with hints."""
        return self.made.hints or self.people() == [seat]

    def thinking(self) -> list[Seat]:
        """The people the table waits for."""
        return [s for s in self.table.asked() if not self.player(s)] if self.begun else []

    @property
    def forsaken(self) -> bool:
        """Whether all people are away; the game then waits for one of them."""
        people = self.people()
        return bool(people) and all(self.chairs[seat].away for seat in people)

    def seat_of(self, token: str) -> Seat | None:
        """The seat a token opens."""
        lock = fingerprint(token)
        return next((s for s, chair in enumerate(self.chairs) if chair.lock == lock), None)

    def names(self, lang: str) -> list[str]:
        """The names of the seats; bots have one of their own, who gave none that of their arms."""
        taken = {chair.name for chair in self.chairs}
        return [
            chair.name
            or _giving_way(BOTS_ARE_CALLED[seat] if chair.bot else _of_arms(lang, seat), taken)
            for seat, chair in enumerate(self.chairs)
        ]

    def result(self) -> Result | None:
        """How it ended, with the seed; None while it has not."""
        table = self.table
        if not self.begun or not table.over:
            return None
        return Result(table.ended or "rules", table.places(), table.scores(), self.made.seed)

    @property
    def lasted(self) -> int:
        """Seconds from the beginning to the last move; 0 if nobody knows."""
        return (self._times[-1] - self._times[0]) // 1000 if self._times else 0

    def record(self, lang: str) -> Record:
        """The whole record: while the game runs it is the server's alone."""
        return record_of(self.table, dict(enumerate(self.names(lang))))

    def apply(self, entry: Entry) -> None:
        """Let something happen that is on disk."""
        self._apply(entry)
        if isinstance(entry, Readied | HandedIn) and entry.at:
            self._times = [*self._times[:1], entry.at]
        if isinstance(entry, Filled | Readied | HandedIn | Left | Returned):
            self.clocks.run_for(self.thinking(), entry.at)

    def _apply(self, entry: Entry) -> None:
        match entry:
            case HandedIn():
                self._hand_in(entry)
            case Followed():
                self.next, self.next_by = entry.table, entry.seat
            case Stopped():
                self.table.stop(entry.how)
            case Noted():
                self.table.note(entry.remark)
            case Muted():
                (self.muted.add if entry.muted else self.muted.discard)(entry.seat)
            case Shut():
                self.table.note(f"closed by the host: {entry.word}")
                self.table.stop("closed")
            case _:
                self._apply_to(self.chairs[entry.seat], entry)

    def _apply_to(self, chair: Chair, entry: AboutSeat) -> None:
        match entry:
            case Sat():
                chair.name, chair.lock = entry.name, entry.lock
            case Wished():
                chair.wish = entry.wish
            case Freed():
                self._free(chair)
                self.subscriptions.pop(entry.seat, None)
            case Filled():
                chair.bot, chair.ready = entry.bot, True
                self._begin_if_ready()
            case Readied():
                chair.ready, chair.luck = True, entry.luck
                self._begin_if_ready()
            case Left():
                late = ", out of time" if entry.late else ""
                self.table.note(f"caretaker {letter(entry.seat)}: {CARETAKER}{late}")
                chair.away, chair.late = True, entry.late
            case Returned():
                self.table.note(f"back {letter(entry.seat)}")
                chair.away, chair.late = False, False
                self.clocks.returned(entry.seat)
            case Subscribed() | Unsubscribed():
                self._subscribe(entry)
            case Renamed():
                chair.name = entry.name

    def forgetting(self) -> list[Entry]:
        """What has to happen so that nobody is named and nobody is told any more."""
        names = [Renamed(seat, "") for seat, chair in enumerate(self.chairs) if chair.name]
        browsers = [to for found in self.subscriptions.values() for to in found]
        return [*names, *(Unsubscribed(to.seat, to.endpoint) for to in browsers)]

    def _free(self, chair: Chair) -> None:
        chair.name, chair.lock, chair.wish = "", "", None
        chair.away, chair.late = False, False
        if not self.begun:
            chair.bot, chair.ready, chair.luck = "", False, ""

    def _subscribe(self, entry: Subscribed | Unsubscribed) -> None:
        seat = entry.seat
        others = [to for to in self.subscriptions.pop(seat, []) if to.endpoint != entry.endpoint]
        if isinstance(entry, Subscribed):
            others = [*others, entry][-MOST_BROWSERS:]
        if others:
            self.subscriptions[seat] = others

    def _begin_if_ready(self) -> None:
        if self.begun or not all(chair.ready for chair in self.chairs):
            return
        self.begun = True
        for seat, chair in enumerate(self.chairs):
            if chair.luck:
                self.table.add(seat, bytes.fromhex(chair.luck))
            if chair.bot:
                self.table.note(f"bot {letter(seat)}: {chair.bot}")
        self.table.begin()

    def _hand_in(self, entry: HandedIn) -> None:
        moves = [self.game.read(text) for text in entry.moves]
        table = self.table
        if refused := table.hand_in(entry.seat, entry.ply, moves):
            raise Damaged(f"ply {entry.ply} seat {entry.seat}: clause {refused.clause}")
        self.clocks.handed_in(entry.seat, entry.at)
        self.chairs[entry.seat].hurried = entry.hurried


def restored(saved: Saved, game: Game, closings: Sequence[Downtime] = ()) -> Play:
    """A table with everything that happened at it."""
    play = Play(saved.made, game, closings)
    for entry in saved.entries:
        play.apply(entry)
    return play


@cache
def _of_arms(lang: str, seat: Seat) -> str:
    return word(lang, "server-player", {"number": seat + 1})


def _giving_way(name: str, taken: set[str]) -> str:
    """A name that nobody chose gives way to a person who did."""
    return f"{name} II" if name in taken else name
