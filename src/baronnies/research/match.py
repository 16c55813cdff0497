"""One game, a step at a time, for programs that learn."""

from collections.abc import Mapping

import numpy as np

from baronnies.core.game import CHANCE, Game, Move, Seat, State
from baronnies.core.luck import Quick
from baronnies.core.sample import won
from baronnies.core.table import Draft
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.research.baron import BaronEncoding
from baronnies.research.barony import BaronyEncoding
from baronnies.research.baubyron import BaubyronEncoding
from baronnies.research.encoding import Encoding, Mask, Numbers, View
from baronnies.research.le_baron import LeBaronEncoding
from baronnies.research.terre_de_barons import TerreDeBaronsEncoding

ENCODINGS: Mapping[str, type[Encoding]] = {
    "baron": BaronEncoding,
    "barony": BaronyEncoding,
    "terre_de_barons": TerreDeBaronsEncoding,
    "le_baron": LeBaronEncoding,
    "baubyron": BaubyronEncoding,
}


class Setting:
    """A game with its seats and options in full, and how it is encoded."""

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: Mapping[str, str] | None = None,
        position: str = "",
    ) -> None:
        if game not in ENCODINGS:
            raise Unreadable("game-unknown", game=game[:40], known=", ".join(ENCODINGS))
        self.game: Game = SHELF[game]
        self.seats = seats or self.game.usual
        self.game.check_seats(self.seats)
        self.options = self.game.settle(options or {})
        self.position = position  # the text of one to begin with; "": the usual one
        self.encoding = ENCODINGS[game](self.game, self.seats, self.options)
        first = Match(self, 0)
        seat = first.asked[0]
        self.size = len(self.encoding.sheet(first.view(seat), seat))

    def opening(self) -> State:
        """The position a game begins with."""
        return self.game.opening(self.seats, self.options, self.position)


class Match:
    """A game in play. Those who choose at the same time choose unseen by each other."""

    def __init__(self, setting: Setting, seed: int | str) -> None:
        self.setting = setting
        self.truth = setting.opening()
        self.asked: list[Seat] = []  # who has not chosen yet; the first is asked first
        self._luck = Quick(f"{seed}")
        self._drafts: dict[Seat, Draft] = {}  # of seats that choose at the same time
        self._views: dict[Seat, View] = {}  # made so far of what lies there now
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether the rules have ended it."""
        return not self.truth.to_act()

    @property
    def given_up(self) -> bool:
        """Whether it takes longer than the lab would play it."""
        return 0 < self.setting.game.cap <= self.truth.turn

    def position(self, seat: Seat) -> State:
        """What a seat's view is taken of: with what it has tried itself, and nobody else."""
        draft = self._drafts.get(seat)
        return draft.state if draft else self.truth

    def moves(self, seat: Seat) -> list[Move]:
        """The legal moves of a seat; [] if it is not asked, or has chosen."""
        return self.position(seat).moves(seat) if seat in self.asked else []

    def view(self, seat: Seat) -> View:
        """What a seat may see, as far as it is encoded."""
        if seat not in self._views:
            whose = self.setting.encoding.whose(seat)
            self._views[seat] = self.position(seat).view(whose)
        return self._views[seat]

    def observe(self, seat: Seat) -> Numbers:
        """What a seat sees, encoded."""
        row = np.empty(self.setting.size, np.float32)
        self.setting.encoding.observe(self.view(seat), seat, row)
        return row

    def actions(self, seat: Seat) -> dict[int, Move]:
        """The legal moves of a seat by their actions."""
        encoding, moves = self.setting.encoding, self.moves(seat)
        return {encoding.action(move, self.view(seat)): move for move in moves}

    def mask(self, seat: Seat) -> Mask:
        """A one for every legal action of a seat."""
        mask = np.zeros(self.setting.encoding.actions, np.int8)
        mask[list(self.actions(seat))] = 1
        return mask

    def play(self, seat: Seat, move: Move) -> None:
        """Play a legal move of a seat that is asked."""
        assert seat in self.asked
        self._views.clear()
        draft = self._drafts.get(seat)
        if draft is None:
            self.truth.play(seat, move)
            self._go_on()
            return
        assert draft.try_move(move) is None
        if draft.done:
            self.asked.remove(seat)
        if not self.asked:
            for chosen in self._drafts.values():
                for step in chosen.moves:
                    self.truth.play(chosen.seat, step)
            self._drafts.clear()
            self._go_on()

    def rewards(self) -> list[float]:
        """1 for who wins alone, less for a shared victory; the others pay it."""
        return shared_out(self.truth)

    def _go_on(self) -> None:
        """Let luck happen until somebody is asked."""
        while self.truth.to_act() == [CHANCE]:
            self.truth.play(CHANCE, self.truth.draw(self._luck))
        self.asked = self.truth.to_act()
        if len(self.asked) > 1:
            self._drafts = {seat: Draft(self.truth, seat) for seat in self.asked}


def shared_out(state: State) -> list[float]:
    """What each seat wins of a finished game; the sum is zero, and all zero before the end."""
    seats, places = len(state.scores()), state.places()
    if not places:
        return [0.0] * seats
    return [(seats * share - 1) / (seats - 1) for share in won(places)]
