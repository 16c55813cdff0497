"""Pebbles, a toy game for tests of the core: a secret bid, then turns of several steps.

Everybody bids 1 to 3 in secret, and CHANCE rolls: that many pebbles and all bids are the heap.
Then, in turn, a seat takes one to three pebbles, one by one, and stops; or it digs, and CHANCE
rolls how many it finds. Whoever leaves the heap empty ends the game; most pebbles win.
"""

from collections.abc import Mapping
from typing import Final

from baronnies.core.game import CHANCE, Event, Game, Move, Rng, Seat, State, ranking, uncalled
from baronnies.core.options import Choice, Count, Option, Switch
from baronnies.core.unreadable import Unreadable

# 1 … 3: bids
TAKE: Final[Move] = 4
STOP: Final[Move] = 5
DIG: Final[Move] = 6
ROLL: Final[Move] = 10  # plus 1 … 6

TEXTS: Final = {1: "bid1", 2: "bid2", 3: "bid3", TAKE: "take", STOP: "stop", DIG: "dig"} | {
    ROLL + pips: f"roll{pips}" for pips in range(1, 7)
}


class PebblesState(State):
    """A position of the toy game."""

    def __init__(self, seats: int) -> None:
        self.turn = 0
        self.story: list[Event] | None = None
        self.bids = [0] * seats
        self.heap = 0
        self.found = [0] * seats
        self.taken = 0  # in this turn
        self.rolling = False
        self.at: Seat | None = None  # whose turn; None while everybody bids

    def to_act(self) -> list[Seat]:
        if self.rolling:
            return [CHANCE]
        if self.at is None:
            return [seat for seat, bid in enumerate(self.bids) if not bid]
        return [self.at] if self.heap > 0 or self.taken else []

    def moves(self, seat: Seat) -> list[Move]:
        return [move for move in TEXTS if self.refusal(seat, move) is None]

    def refusal(self, seat: Seat, move: Move) -> str | None:
        if clause := uncalled(self, seat):
            return clause
        if self.rolling:
            return None if move > ROLL else "9.1"
        if self.at is None:
            return None if move < TAKE else "9.2"
        return self._turn_refusal(move)

    def _turn_refusal(self, move: Move) -> str | None:
        if move == STOP:
            return None if self.taken else "9.3"  # take something first
        if move == DIG:
            return "9.4" if self.taken else None  # either take or dig
        if move == TAKE:
            return "9.5 heap" if self.taken == 3 or not self.heap else None
        return "9.6"

    def play(self, seat: Seat, move: Move) -> None:
        if move > ROLL:
            self._roll(move - ROLL)
        elif move < TAKE:
            self.bids[seat] = move
            self.rolling = all(self.bids)
        elif move == TAKE:
            self.heap -= 1
            self.taken += 1
            self.found[seat] += 1
        elif move == STOP:
            self._next()
        else:
            self.rolling = True

    def _roll(self, pips: int) -> None:
        self.rolling = False
        if self.story is not None:
            self.story.append(Event("rolled", (pips,)))
        if self.at is None:
            self.heap = sum(self.bids) + pips
            self.at = 0
            self.turn += 1
        else:
            pips = min(pips, self.heap)
            self.heap -= pips
            self.found[self.at] += pips
            self._next()

    def _next(self) -> None:
        assert self.at is not None
        self.at = (self.at + 1) % len(self.bids)
        self.taken = 0
        self.turn += 1

    def draw(self, rng: Rng) -> Move:
        return ROLL + 1 + rng.below(6)

    def sample(self, seat: Seat, rng: Rng) -> Move:
        moves = self.moves(seat)
        return moves[rng.below(len(moves))]

    def copy(self) -> "PebblesState":
        other = PebblesState(len(self.bids))
        other.turn, other.heap, other.taken = self.turn, self.heap, self.taken
        other.bids, other.found = self.bids[:], self.found[:]
        other.rolling, other.at = self.rolling, self.at
        return other

    def imagine(self, seat: Seat | None, rng: Rng) -> "PebblesState":
        other = self.copy()
        if self.at is None:
            for s, bid in enumerate(self.bids):
                other.bids[s] = 1 + rng.below(3) if bid and s != seat else bid
        return other

    def view(self, seat: Seat | None) -> dict[str, object]:
        return {"heap": self.heap, "found": self.found, "seat": seat}

    def scores(self) -> list[int]:
        return self.found[:]

    def places(self) -> list[int]:
        return [] if self.to_act() else ranking(self.found, most_wins=True)

    def text(self) -> str:
        return f"{self.turn} {self.bids} {self.heap} {self.found} {self.taken} {self.at}"


class Pebbles(Game):
    """The toy with its options."""

    name = "pebbles"
    title = "Pebbles"
    credits = "nobody"
    seats = (2, 4)
    usual = 2
    minutes = 5
    options: dict[str, Option] = {  # noqa: RUF012 - as the protocol has it
        "wet": Switch(default=False),
        "shore": Choice("sand", "rock"),
        "size": Count(2, 1, 9),
    }
    events: dict[str, tuple[str, ...]] = {"rolled": ("pips",)}  # noqa: RUF012 - as above

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        self.check_seats(seats)
        self.settle(options)
        return PebblesState(seats)

    def position(self, text: str) -> State:
        raise Unreadable("position-line", text=text)

    def say(self, move: Move) -> str:
        return TEXTS[move]

    def read(self, text: str) -> Move:
        for move, known in TEXTS.items():
            if text == known:
                return move
        raise Unreadable("position-line", text=text[:40])

    def picture(self, view: Mapping[str, object], names: list[str], lang: str) -> str:
        return f"{view} {names} {lang}"


PEBBLES: Final = Pebbles(3)
