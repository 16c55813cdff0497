"""Baubyron for tables, bots and lab: the protocol's answers."""

from collections.abc import Mapping
from typing import Final, cast

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
    round_from,
)
from baronnies.games.baubyron import (
    effects,
    listing,
    notation,
    picture,
    position,
    reading,
    rules,
    site,
    view,
)
from baronnies.games.baubyron.generate import NUMBERS
from baronnies.games.baubyron.ready import OPTIONS
from baronnies.games.baubyron.sight import BaubyronView
from baronnies.games.baubyron.state import (
    BUILD,
    DRAWN,
    FIRST,
    MOVE,
    OVER,
    PLAN,
    REDDEN,
    ROLL,
    VOTE,
    Position,
    Setting,
)
from baronnies.games.baubyron.story import EVENTS
from baronnies.games.baubyron.tables import DIE


class BaubyronState(Position):
    """A position that answers the protocol."""

    def to_act(self) -> list[Seat]:
        if self.phase == MOVE:
            return [self.player]
        return [CHANCE] if self.phase == ROLL else rules.seats_to_act(self)

    def moves(self, seat: Seat) -> list[Move]:
        if seat not in self.to_act():
            return []
        if self.phase == MOVE:
            return listing.turn_moves(self, seat)
        if self.phase == REDDEN:
            cells = self.building.cells
            return [notation.RED_AT + cells[spot] for spot in rules.red_spots(self)]
        if self.phase == BUILD:
            return site.build_moves(self, seat)
        if self.phase == VOTE:
            return [notation.AGREE, notation.DECLINE]
        return self._outcomes()

    def _outcomes(self) -> list[Move]:
        if self.phase == ROLL:
            return [notation.ROLL + pips for pips in range(1, DIE + 1)]
        if self.phase == FIRST:
            return [notation.FIRST + seat for seat in range(self.setting.seats)]
        return []  # random buildings are too many to list

    def refusal(self, seat: Seat, move: Move) -> str | None:
        return rules.refusal(self, seat, move)

    def play(self, seat: Seat, move: Move) -> None:
        if self.phase == MOVE:
            effects.spend(self, seat, move)
        elif self.phase == ROLL:
            effects.roll(self, move - notation.ROLL)
        elif self.phase == REDDEN:
            effects.redden(self, seat, self.building.spot_of[move - notation.RED_AT])
        elif self.phase == BUILD:
            site.build(self, seat, move)
        elif self.phase == VOTE:
            site.vote(self, seat, move)
        elif self.phase == FIRST:
            effects.begin(self, move - notation.FIRST)
        else:
            site.draw_plan(self, move - notation.PLAN)

    def draw(self, rng: Rng) -> Move:
        if self.phase == ROLL:
            return notation.ROLL + 1 + rng.below(DIE)
        if self.phase == FIRST:
            return notation.FIRST + rng.below(self.setting.seats)
        assert self.phase == PLAN
        return notation.PLAN + rng.below(NUMBERS)

    def sample(self, seat: Seat, rng: Rng) -> Move:
        if seat == CHANCE:
            return self.draw(rng)  # everything is as likely as everything else
        moves = listing.turn_moves(self, seat) if self.phase == MOVE else self.moves(seat)
        return moves[rng.below(len(moves))]

    def copy(self) -> "BaubyronState":
        other = BaubyronState(self.setting)
        self.copy_to(other)
        return other

    def imagine(self, seat: Seat | None, rng: Rng) -> "BaubyronState":  # noqa: ARG002 - nothing is hidden
        return self.copy()

    def view(self, seat: Seat | None) -> dict[str, object]:
        return dict(view.view(self, seat))

    def view_beside(self, seat: Seat | None, other: dict[str, object]) -> dict[str, object]:
        return dict(view.view(self, seat, cast("BaubyronView", other)))

    def scores(self) -> list[int]:
        won = self.winner if self.phase == OVER else DRAWN
        return [int(seat == won) for seat in range(self.setting.seats)]

    def points_by_source(self) -> list[dict[str, int]]:
        return [view.way(self, seat) for seat in range(self.setting.seats)]

    def wanted(self, source: str) -> int:
        return -1 if source == "away" else 1

    def places(self) -> list[int]:
        if self.phase != OVER:
            return []
        scores = self.scores()
        return [1 + max(scores) - score for score in scores]

    def knows(self, seat: Seat | None, mover: Seat, move: Move) -> bool:  # noqa: ARG002 - nothing is hidden
        return True

    def playing_order(self) -> list[Seat]:
        return round_from(self.first, self.setting.seats)

    def text(self) -> str:
        return position.write(self)


class Baubyron(Game):
    """The box on the shelf."""

    name = "baubyron"
    title = "Baubyron"
    credits = "Reinhold Wittig · Edition Perlhuhn · 1981"
    seats = (3, 6)
    usual = 3
    minutes = 30
    cap = 5000  # 9.3: random players need some five hundred turns, rarely thousands
    options = OPTIONS
    events = EVENTS
    sources: tuple[Source, ...] = (
        Source("storeys", adds=False, held=True),
        Source("ejected", adds=False),
        Source("away", adds=False, held=True),
    )
    steps = notation.STEPS
    sight = BaubyronView

    def start(self, seats: int, options: Mapping[str, str]) -> BaubyronState:
        self.check_seats(seats)
        return BaubyronState(Setting(seats, self.settle(options), self.version))

    def position(self, text: str) -> State:
        return reading.read(text, self.start)

    def say(self, move: Move) -> str:
        return notation.say(move)

    def read(self, text: str) -> Move:
        return notation.read(text)

    def gains(self, event: Event) -> list[Gain]:
        if event.kind in ("ejected", "ejected_red"):
            return [Gain(int(event.facts[0]), "ejected", 1)]
        return []

    def picture(self, view: Mapping[str, object], names: list[str], lang: str) -> str:
        return picture.picture(view, names, lang)


GAME: Final = Baubyron(2, older=(Baubyron(1),))
