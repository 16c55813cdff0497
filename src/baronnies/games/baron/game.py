"""Baron for tables, bots and lab: the protocol's answers."""

from collections.abc import Mapping
from typing import Final, cast

from baronnies.core.game import CHANCE, Event, Gain, Game, Move, Rng, Seat, State, round_from
from baronnies.games.baron import (
    effects,
    luck,
    notation,
    picture,
    position,
    reading,
    rules,
    secrets,
    story,
    view,
)
from baronnies.games.baron.notation import (
    CELL_MASK,
    HOLD,
    LAY,
    NATURE_MASK,
    NATURE_SHIFT,
    PASS,
    PUT_OUT,
    TAKE,
    TILE,
    TRY,
)
from baronnies.games.baron.plane import PLACES
from baronnies.games.baron.sight import BaronView
from baronnies.games.baron.state import DISCARD, DRAW, END, KEEP, OVER, REFILL, Position, Setting
from baronnies.games.baron.state import LAY as LAYING
from baronnies.games.baron.story import EVENTS, SOURCES
from baronnies.games.baron.tables import OPTIONS, TWIN_BITS


class BaronState(Position):
    """A position that answers the protocol."""

    def to_act(self) -> list[Seat]:
        if self.phase <= REFILL:
            return [CHANCE]
        return [self.to] if self.phase < OVER else []

    def moves(self, seat: Seat) -> list[Move]:
        if [seat] != self.to_act():
            return []
        if self.phase == DRAW:
            return [TAKE + place for place in range(rules.affordable(self, seat))]
        if self.phase == LAYING:
            return [
                notation.lay_of(tile, at)
                for tile in rules.natures_held(self, seat)
                for at in rules.cells_for(self, tile)
            ]
        if self.phase == KEEP:
            return [PASS, *(notation.KEEP | at for at in self.sites)]
        if self.phase == END:
            return [TRY, HOLD]
        if self.phase == DISCARD:
            return [PUT_OUT + tile for tile in rules.natures_held(self, seat)]
        kind = luck.step_due(self)
        return [kind + at for at, weight in enumerate(luck.odds(self)) if weight]

    def refusal(self, seat: Seat, move: Move) -> str | None:
        return rules.refusal(self, seat, move)

    def play(self, seat: Seat, move: Move) -> None:  # noqa: ARG002 - one seat acts at a time
        phase = self.phase
        if phase == LAYING:
            effects.lay(self, move >> NATURE_SHIFT & NATURE_MASK, move & CELL_MASK)
        elif phase == DRAW:
            effects.take(self, move - TAKE)
        elif phase == REFILL:
            luck.refill(self, move - TILE)
        elif phase == KEEP:
            if move == PASS:
                effects.do_without(self)
            else:
                effects.place_keep(self, move & CELL_MASK)
        elif phase == END:
            effects.decide(self, tries=move == TRY)
        elif phase == DISCARD:
            effects.put_out(self, move - PUT_OUT)
        else:
            luck.let_happen(self, move)

    def draw(self, rng: Rng) -> Move:
        if self.phase == REFILL:
            return TILE + luck.pick_tile(self, rng)
        return luck.step_due(self) + luck.pick(luck.odds(self), rng)

    def sample(self, seat: Seat, rng: Rng) -> Move:
        phase = self.phase
        if phase == LAYING:
            return self._any_lay(seat, rng)
        if phase == KEEP:
            at = rng.below(len(self.sites) + 1)
            return notation.KEEP | self.sites[at - 1] if at else PASS
        if phase == DRAW:
            return TAKE + rng.below(rules.affordable(self, seat))
        moves = self.moves(seat)
        return moves[rng.below(len(moves))]

    def _any_lay(self, seat: Seat, rng: Rng) -> Move:
        """A tile and a cell, drawn until they fit: every fitting pair is as likely."""
        reserve, frontier = self.reserves[seat], self.frontier
        cells = len(frontier)
        pairs = cells * len(reserve)
        while True:
            pair = rng.below(pairs)
            at = pair // cells
            tile = reserve[at]
            if at and reserve[at - 1] == tile:
                continue  # of equal tiles, only the first counts
            cell = frontier[pair % cells]
            if not self.beside[PLACES[cell]] & TWIN_BITS[tile]:
                return LAY | tile << NATURE_SHIFT | cell

    def copy(self) -> "BaronState":
        other = BaronState(self.setting)
        self.copy_to(other)
        return other

    def imagine(self, seat: Seat | None, rng: Rng) -> "BaronState":
        other = self.copy()
        secrets.imagine(other, seat, rng)
        return other

    def view(self, seat: Seat | None) -> dict[str, object]:
        return dict(view.view(self, seat))

    def view_beside(self, seat: Seat | None, other: dict[str, object]) -> dict[str, object]:
        return dict(view.view(self, seat, cast("BaronView", other)))

    def scores(self) -> list[int]:
        return self.honour[:]

    def places(self) -> list[int]:
        return self.counted() if self.phase == OVER else []

    def counted(self) -> list[int]:
        return rules.places(self)

    def knows(self, seat: Seat | None, mover: Seat, move: Move) -> bool:  # noqa: ARG002 - luck knows its step
        return mover != CHANCE or secrets.sees_luck(self, seat)

    def playing_order(self) -> list[Seat]:
        return round_from(max(self.first, 0), self.setting.seats)

    def text(self) -> str:
        return position.write(self)


class Baron(Game):
    """The box on the shelf."""

    name = "baron"
    title = "Baron"
    credits = "Franz Gaudois · Tilsit · 2006"
    seats = (2, 5)
    usual = 3
    minutes = 60
    options = OPTIONS
    events = EVENTS
    sources = SOURCES
    tie = "9.4"
    steps = notation.STEPS
    sight = BaronView

    def start(self, seats: int, options: Mapping[str, str]) -> BaronState:
        self.check_seats(seats)
        return BaronState(Setting(seats, self.settle(options), self.version))

    def position(self, text: str) -> State:
        return reading.read(text, self.start)

    def say(self, move: Move) -> str:
        return notation.say(move)

    def read(self, text: str) -> Move:
        return notation.read(text)

    def gains(self, event: Event) -> list[Gain]:
        return story.gains(event)

    def told(self, name: str, fact: int | str, lang: str, *, shown: bool) -> int | str:
        if name != "field":
            return fact
        return story.field_in_words(str(fact), lang, "shown" if shown else "told")

    def picture(self, view: Mapping[str, object], names: list[str], lang: str) -> str:
        return picture.picture(view, names, lang)


GAME: Final = Baron(2, older=(Baron(1),))
