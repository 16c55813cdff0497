"""The protocol: all that tables, bots, lab and server know of a game.

A game is a `Game`, a situation in it a `State`. Moves are integers inside and texts at the
edge. Luck is a seat like the others, `CHANCE`, whose moves are recorded like the others.
"""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final, NamedTuple

from baronnies.core.abstract import Abstract
from baronnies.core.options import Option, shown
from baronnies.core.unreadable import Unreadable

Seat = int  # 0, 1, 2 … in order round the table
Eyes = Seat | None  # a seat's alone; None: everybody's
Move = int  # below 2**62; means the same in every process
CHANCE: Final[Seat] = -1  # the seat that deals, draws and rolls

SEAT_LETTERS: Final = "ABCDEFGHIJ"  # seats in records and positions, so that numbers stay free


class Event(NamedTuple):
    """Something that happened, for people: the log, animations and explanations are made of it."""

    kind: str  # a key of Game.events, which names its facts
    facts: tuple[int | str, ...]
    only: "Eyes" = None  # who may know it; quoted, since a compiled class forgets a bare union


class Source(NamedTuple):
    """Something points come from: a column of the account, worded by `GAME-source-NAME`."""

    name: str
    adds: bool = True  # to the points; otherwise it is only told beside them
    held: bool = False  # it comes and goes: only what is left of it at the end is told


class Gain(NamedTuple):
    """Points that came to a seat, or left it."""

    seat: Seat
    source: str  # the name of one of Game.sources
    points: int


class Rng(Abstract):
    """A source of luck."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely; n is at least 1."""


class State(Abstract):
    """A position: flat, mutable, without clock, user or generator. It holds no future."""

    turn: int  # while it stands still and the same seat is asked, it is one draft
    story: list[Event] | None  # None: nobody listens

    @abstractmethod
    def to_act(self) -> list[Seat]:
        """[seat]; several, ascending, who choose at the same time; [CHANCE]; [] when over."""

    @abstractmethod
    def moves(self, seat: Seat) -> list[Move]:
        """The legal moves of a seat, in a fixed order; [] if it is not asked.

        For CHANCE the possible outcomes, without their odds; [] when there are too many to list.
        """

    @abstractmethod
    def refusal(self, seat: Seat, move: Move) -> str | None:
        """None if legal, else the clause that forbids it: "3.2", or "3.2 r4" with the place.

        Where the clause's answer names an amount, it stands last: "3.2 r4 #5".
        Answers for every readable move and every seat, CHANCE too. See `uncalled`.
        """

    @abstractmethod
    def play(self, seat: Seat, move: Move) -> None:
        """Play a legal move, in place."""

    @abstractmethod
    def draw(self, rng: Rng) -> Move:
        """A move of CHANCE with its true odds. What it asks of rng is frozen by Game.version."""

    @abstractmethod
    def sample(self, seat: Seat, rng: Rng) -> Move:
        """One of moves(seat), each equally likely, without listing them where that is quicker."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent copy that nobody listens to (its story is None)."""

    @abstractmethod
    def imagine(self, seat: Seat | None, rng: Rng) -> "State":
        """A position that agrees with all the seat was ever shown, drawn by likelihood.

        None is a spectator, who was shown only what everybody saw.
        """

    @abstractmethod
    def view(self, seat: Seat | None) -> dict[str, object]:
        """What a seat may know, as JSON; None is a spectator. The end of a game opens nothing."""

    def view_beside(self, seat: Seat | None, other: dict[str, object]) -> dict[str, object]:  # noqa: ARG002 - games ask
        """The same; what all see alike may be taken from another seat's view of this position."""
        return self.view(seat)

    @abstractmethod
    def scores(self) -> list[int]:
        """Points as players count them; of public facts only until the game is over."""

    @abstractmethod
    def places(self) -> list[int]:
        """1 for who won; ties share a place; [] until the game is over."""

    def counted(self) -> list[int]:
        """Places if people agree to stop now and count: by points, the most first unless told."""
        return self.places() or ranking(self.scores(), most_wins=True)

    def stopped(self, rng: Rng) -> "State":  # noqa: ARG002 - games ask
        """The position people count if they agree to stop now: this one, unless more is turned up.

        Where it is another, somebody listened to it: its story tells what was counted.
        """
        return self

    def knows(self, seat: Seat | None, mover: Seat, move: Move) -> bool:  # noqa: ARG002 - games ask
        """Whether a seat knows a move, about to be played, once its line of the record is final.

        A seat's own record hides what it does not know. By default it knows its own moves only.
        """
        return mover == seat

    def playing_order(self) -> list[Seat]:
        """The seats in the order they play, as far as it is settled; else as they sit."""
        return list(range(len(self.scores())))

    def points_by_source(self) -> list[dict[str, int]]:
        """What the position shows of the sources of points: for each seat, by name of the source.

        What it does not show is told by events: see `Game.gains`.
        """
        return []

    def wanted(self, source: str) -> int:  # noqa: ARG002 - games ask
        """1 if more from a source of points is better for a seat, -1 if less is."""
        return 1

    def turn_number(self) -> int:
        """The turn as players count them, from 1."""
        return self.turn + 1

    @abstractmethod
    def text(self) -> str:
        """Everything, secrets too, as a few lines that Game.position reads."""

    def key(self) -> object:
        """What tells a position from others, to be hashed: equal exactly where the texts are.

        Search asks for it often: games answer with their fields, which is quicker.
        """
        return self.text()


class Game(Abstract):
    """A game on the shelf. The package it stands in holds its rule books and its words."""

    name: str  # the folder's name, such as "le_baron"
    title: str  # as printed on the box
    credits: str  # authors; publishers; year
    version: int  # of the rules: raised when a record would replay otherwise
    older: "tuple[Game, ...]"  # by earlier versions of its rules: see edition
    seats: tuple[int, int]  # fewest and most players
    usual: int  # players at a usual table
    minutes: int  # about how long a game takes people
    cap: int = 0  # turns after which the lab gives a game up; 0: the rules always end it
    options: dict[str, Option]  # by name, in the order they are shown
    events: dict[str, tuple[str, ...]]  # kind of event -> names of its facts
    steps: tuple[tuple[str, str], ...] = ()  # kind of step and the shape of its text; see steps.py
    sources: tuple[Source, ...]  # what points come from; if none adds, the last is the measure
    tie: str = ""  # the clause that tells apart who ends level; none: they share their place
    sight: type  # the TypedDict that every State.view is; clients get their types from it

    def __init__(self, version: int = 1, older: "tuple[Game, ...]" = ()) -> None:
        self.version = version
        self.older = older

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, str]) -> State:
        """The position before anything is dealt. Unreadable if seats or an option make no game."""

    @abstractmethod
    def position(self, text: str) -> State:
        """The position that State.text wrote, or that a person did. Unreadable names the line."""

    def opening(self, seats: int, options: Mapping[str, str], position: str = "") -> State:
        """The position a table begins with: before anything is dealt, or one told by its text."""
        if not position:
            return self.start(seats, options)
        state = self.position(position)
        if len(state.scores()) != seats:
            raise Unreadable("position-seats", seats=seats)
        return state

    @abstractmethod
    def say(self, move: Move) -> str:
        """The text of a move: the same in every position, no spaces, no two moves alike."""

    @abstractmethod
    def read(self, text: str) -> Move:
        """The move of a text. Unreadable if it is none; never looks at a position."""

    def gains(self, event: Event) -> list[Gain]:  # noqa: ARG002 - games look at it
        """What an event adds to the account, where State.points_by_source does not show it."""
        return []

    @abstractmethod
    def picture(self, view: Mapping[str, object], names: list[str], lang: str) -> str:
        """A view drawn for the terminal, in rich's markup; names of the seats come escaped."""

    def edition(self, version: int) -> "Game | None":
        """The game by a version of its rules; None if they are not kept.

        Records are replayed, and tables go on, by the rules they began with.
        """
        for game in (self, *self.older):
            if game.version == version:
                return game
        return None

    def told(
        self,
        name: str,  # noqa: ARG002 - games ask
        fact: int | str,
        lang: str,  # noqa: ARG002 - games ask
        *,
        shown: bool,  # noqa: ARG002 - a board shows the places
    ) -> int | str:
        """A fact of an event as its sentence takes it: as it is, unless a game words it."""
        return fact

    def settle(self, options: Mapping[str, str]) -> dict[str, str]:
        """All options in full: those given, checked and in their plain form, and the defaults."""
        for name in options:
            if name not in self.options:
                known = ", ".join(self.options) or "–"
                raise Unreadable("option-unknown", option=shown(name), known=known)
        return {
            name: option.read(name, options.get(name, option.default))
            for name, option in self.options.items()
        }

    def check_seats(self, seats: int) -> None:
        """Unreadable if the game cannot be played by so many."""
        fewest, most = self.seats
        if not fewest <= seats <= most:
            raise Unreadable("seats-out-of-range", seats=seats, fewest=fewest, most=most)

    @property
    def package(self) -> str:
        """The package the game stands in, where its rule books lie."""
        return type(self).__module__.rpartition(".")[0]


def uncalled(state: State, seat: Seat) -> str | None:
    """The clause against a move of a seat that is not asked; None if it is."""
    asked = state.to_act()
    if not asked:
        return "0.3"  # the game is over
    if seat not in asked:
        return "0.1"  # somebody else is asked
    return None


def tell(state: State, kind: str, *facts: int | str, only: Seat | None = None) -> None:
    """Add to the story; call it only when somebody listens."""
    assert state.story is not None
    state.story.append(Event(kind, facts, only))


def round_from(first: Seat, seats: int) -> list[Seat]:
    """The seats once round the table, from the first on."""
    return [(first + after) % seats for after in range(seats)]


def turn_done(state: State, seat: Seat, turn: int) -> bool:
    """Whether a turn is over for a seat: `turn` has moved on, or somebody else is asked."""
    return state.turn != turn or seat not in state.to_act()


def ranking(scores: list[int], *, most_wins: bool) -> list[int]:
    """Places by score: 1 for the best; ties share a place, and the places after it stay empty."""
    if not most_wins:
        scores = [-score for score in scores]
    return [1 + sum(other > score for other in scores) for score in scores]
