"""Barony for tables, bots and lab: the protocol's answers."""

from collections.abc import Mapping
from typing import Final, cast

from baronnies.core.game import CHANCE, Game, Move, Rng, Seat, Source, State, round_from
from baronnies.core.unreadable import Unreadable
from baronnies.games.barony import (
    effects,
    ending,
    listing,
    luck,
    notation,
    picture,
    position,
    reading,
    rules,
    sampling,
    setup,
    view,
)
from baronnies.games.barony.sight import BaronyView
from baronnies.games.barony.state import ACTING, OVER, PLACING, Position, Setting
from baronnies.games.barony.story import EVENTS
from baronnies.games.barony.tables import MOST_SEATS
from baronnies.games.barony.tiles import OPTIONS


class BaronyState(Position):
    """A position that answers the protocol."""

    def to_act(self) -> list[Seat]:
        if self.phase in (ACTING, PLACING):
            return [self.seat]
        return [] if self.phase == OVER else [CHANCE]

    def moves(self, seat: Seat) -> list[Move]:
        if self.phase in (PLACING, ACTING):
            return listing.moves(self, seat) if seat == self.seat else []
        return luck.outcomes(self) if seat == CHANCE and self.phase != OVER else []

    def refusal(self, seat: Seat, move: Move) -> str | None:
        return rules.refusal(self, seat, move)

    def play(self, seat: Seat, move: Move) -> None:
        if self.phase == ACTING:
            effects.take_turn(self, seat, move)
        elif self.phase == PLACING:
            setup.place_city(self, seat, move)
        else:
            setup.turn_luck(self, move)

    def draw(self, rng: Rng) -> Move:
        return luck.draw(self, rng)

    def sample(self, seat: Seat, rng: Rng) -> Move:
        if seat == CHANCE:
            found = luck.outcomes(self)
            return found[rng.below(len(found))]
        return sampling.sample(self, seat, rng)

    def copy(self) -> "BaronyState":
        other = BaronyState(self.setting)
        self.copy_to(other)
        return other

    def imagine(self, seat: Seat | None, rng: Rng) -> "BaronyState":  # noqa: ARG002 - nothing is hidden
        return self.copy()

    def view(self, seat: Seat | None) -> dict[str, object]:
        return dict(view.view(self, seat))

    def view_beside(self, seat: Seat | None, other: dict[str, object]) -> dict[str, object]:
        return dict(view.view(self, seat, cast("BaronyView", other)))

    def scores(self) -> list[int]:
        return [ending.score(self, seat) for seat in range(self.setting.seats)]

    def points_by_source(self) -> list[dict[str, int]]:
        return [ending.parts(self, seat) for seat in range(self.setting.seats)]

    def places(self) -> list[int]:
        return self.counted() if self.phase == OVER else []

    def counted(self) -> list[int]:
        return ending.places(self)

    def knows(self, seat: Seat | None, mover: Seat, move: Move) -> bool:  # noqa: ARG002 - nothing is hidden
        return True

    def playing_order(self) -> list[Seat]:
        return round_from(self.first, self.setting.seats)

    def text(self) -> str:
        return position.write(self)


class Barony(Game):
    """The box on the shelf, and the smaller one with the sorcerers."""

    name = "barony"
    title = "Barony"
    credits = "Marc André · Matagot · 2015; Sorciers 2016"
    seats = (2, 5)
    usual = 3
    minutes = 40
    options = OPTIONS
    events = EVENTS
    sources: tuple[Source, ...] = (
        Source("titles"),
        Source("cities"),
        Source("tokens", held=True),
        Source("imprints"),
    )
    tie = "10.3"
    steps = notation.STEPS
    sight = BaronyView

    def start(self, seats: int, options: Mapping[str, str]) -> BaronyState:
        self.check_seats(seats)
        setting = Setting(seats, self.settle(options))
        if seats == MOST_SEATS and not setting.sorciers:
            raise Unreadable("barony-five", seats=seats)
        return BaronyState(setting)

    def position(self, text: str) -> State:
        return reading.read(text, self.start)

    def say(self, move: Move) -> str:
        return notation.say(move)

    def read(self, text: str) -> Move:
        return notation.read(text)

    def told(self, name: str, fact: int | str, lang: str, *, shown: bool) -> int | str:  # noqa: ARG002 - spells have no place
        return picture.spells_named(str(fact).split("+"), lang) if name == "spells" else fact

    def picture(self, view: Mapping[str, object], names: list[str], lang: str) -> str:
        return picture.picture(view, names, lang)


GAME: Final = Barony()
