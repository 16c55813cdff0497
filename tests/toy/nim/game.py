"""Nim: CHANCE pours a heap, then seats in turn take one to three; who has most wins."""

from collections.abc import Mapping
from typing import Final, TypedDict

from baronnies.core.game import (
    CHANCE,
    Event,
    Gain,
    Game,
    Move,
    Rng,
    Seat,
    Source,
    State,
    ranking,
    uncalled,
)
from baronnies.core.options import Option, Switch
from baronnies.core.scan import Scanner, lines_of
from baronnies.core.unreadable import Unreadable
from baronnies.core.words import word

POUR: Final[Move] = 10  # plus 6 … 11
MOST: Final = 3  # pebbles taken at once
TEXTS: Final = {take: f"take{take}" for take in range(1, MOST + 1)} | {
    POUR + heap: f"pour{heap}" for heap in range(6, 12)
}


class NimView(TypedDict):
    """What everybody sees."""

    heap: int
    taken: list[int]


class NimState(State):
    """A position."""

    def __init__(self, seats: int, *, misere: bool) -> None:
        self.turn = 0
        self.story: list[Event] | None = None
        self.misere = misere  # fewest win
        self.heap = -1  # not poured yet
        self.taken = [0] * seats

    def to_act(self) -> list[Seat]:
        if self.heap < 0:
            return [CHANCE]
        return [self.turn % len(self.taken)] if self.heap else []

    def moves(self, seat: Seat) -> list[Move]:
        return [move for move in TEXTS if self.refusal(seat, move) is None]

    def refusal(self, seat: Seat, move: Move) -> str | None:
        if clause := uncalled(self, seat):
            return clause
        if (move > POUR) != (seat == CHANCE):
            return "1.1"  # the heap is poured once
        return "1.2" if seat != CHANCE and move > self.heap else None  # no more than there is

    def play(self, seat: Seat, move: Move) -> None:
        if seat == CHANCE:
            self.heap = move - POUR
            return
        self.heap -= move
        self.taken[seat] += move
        self.turn += 1
        if self.story is not None:
            self.story.append(Event("took", (seat, move)))

    def draw(self, rng: Rng) -> Move:
        return POUR + 6 + rng.below(6)

    def sample(self, seat: Seat, rng: Rng) -> Move:
        moves = self.moves(seat)
        return moves[rng.below(len(moves))]

    def copy(self) -> "NimState":
        other = NimState(len(self.taken), misere=self.misere)
        other.turn, other.heap, other.taken = self.turn, self.heap, self.taken[:]
        return other

    def imagine(self, seat: Seat | None, rng: Rng) -> "NimState":  # noqa: ARG002 - nothing is hidden
        return self.copy()

    def knows(self, seat: Seat | None, mover: Seat, move: Move) -> bool:  # noqa: ARG002 - as above
        return True

    def view(self, seat: Seat | None) -> dict[str, object]:  # noqa: ARG002 - as above
        return dict(NimView(heap=self.heap, taken=self.taken[:]))

    def scores(self) -> list[int]:
        return self.taken[:]

    def places(self) -> list[int]:
        return [] if self.to_act() else self.counted()

    def counted(self) -> list[int]:
        return ranking(self.taken, most_wins=not self.misere)

    def points_by_source(self) -> list[dict[str, int]]:
        return [{"taken": taken} for taken in self.taken]

    def text(self) -> str:
        misere = " misere=yes" if self.misere else ""
        taken = ",".join(map(str, self.taken))
        heap = "" if self.heap < 0 else f" heap={self.heap}"
        return f"nim {len(self.taken)} turn={self.turn} taken={taken}{heap}{misere}"


class Nim(Game):
    """The box on the shelf."""

    name = "nim"
    title = "Nim"
    credits = "nobody"
    seats = (2, 3)
    usual = 2
    minutes = 5
    options: dict[str, Option] = {"misere": Switch(default=False, clause="1.3")}  # noqa: RUF012 - as the protocol has it
    events: dict[str, tuple[str, ...]] = {"took": ("seat", "count")}  # noqa: RUF012 - as above
    sources: tuple[Source, ...] = (Source("taken"),)
    sight = NimView

    def start(self, seats: int, options: Mapping[str, str]) -> NimState:
        self.check_seats(seats)
        return NimState(seats, misere=self.settle(options)["misere"] == "yes")

    def position(self, text: str) -> State:
        (at, head), *rest = lines_of(text)
        scan = Scanner(at)
        _, words = scan.head("nim", head, ())
        fields = scan.fields(words, ("turn", "taken", "heap", *self.options))
        state = scan.started(self.start, fields, self.options)
        state.turn = scan.count(fields.get("turn", "0"))
        state.heap = scan.count(fields["heap"]) if "heap" in fields else -1
        taken = [scan.count(count) for count in fields.get("taken", "").split(",") if count]
        if rest or len(taken) not in (0, scan.seats):
            scan.out_of_place(text)
        state.taken = taken or state.taken
        return state

    def say(self, move: Move) -> str:
        return TEXTS[move]

    def read(self, text: str) -> Move:
        for move, known in TEXTS.items():
            if text == known:
                return move
        raise Unreadable("nim-move", text=text[:40])

    def gains(self, event: Event) -> list[Gain]:  # noqa: ARG002 - the position shows it all
        return []

    def picture(self, view: Mapping[str, object], names: list[str], lang: str) -> str:
        return word(lang, "nim-picture", {"heap": str(view["heap"]), "names": ", ".join(names)})


GAME: Final = Nim()
