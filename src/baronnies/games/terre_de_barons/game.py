"""Terre de Barons for tables, bots and lab: the protocol's answers."""

from collections.abc import Mapping
from typing import Final, cast

from baronnies.core.game import CHANCE, Game, Move, Rng, Seat, Source, State
from baronnies.core.unreadable import Unreadable
from baronnies.games.terre_de_barons import (
    effects,
    listing,
    luck,
    notation,
    picture,
    position,
    reading,
    rules,
    sampling,
    secrets,
    setup,
    view,
)
from baronnies.games.terre_de_barons.notation import FACE, LOW, TAKE, VERB
from baronnies.games.terre_de_barons.sight import TerreDeBaronsView
from baronnies.games.terre_de_barons.state import ACT, CARDS, COLOURS, OVER, ROLL, Position, Setting
from baronnies.games.terre_de_barons.story import EVENTS
from baronnies.games.terre_de_barons.tables import FACES, KIND_NAMES, KINDS, OPTIONS

SOURCES: Final[tuple[Source, ...]] = (
    *[Source(kind) for kind in reversed(KIND_NAMES)],
    Source("diversity"),
)


class TerreDeBaronsState(Position):
    """A position that answers the protocol."""

    def to_act(self) -> list[Seat]:
        if self.phase == ACT:
            return [self.seat]
        return [CHANCE] if self.phase == ROLL else rules.seats_to_act(self)

    def moves(self, seat: Seat) -> list[Move]:
        if self.phase == ACT:
            return listing.turn_moves(self) if seat == self.seat else []
        if self.phase == COLOURS:
            return self._colours() if seat == self.seat else []
        return luck.outcomes(self) if seat == CHANCE and self.phase != OVER else []

    def _colours(self) -> list[Move]:
        return [notation.move_of(TAKE, colour) for colour in setup.free_colours(self)]

    def refusal(self, seat: Seat, move: Move) -> str | None:
        return rules.refusal(self, seat, move)

    def play(self, seat: Seat, move: Move) -> None:  # noqa: ARG002 - the position knows who acts
        if self.phase == ACT:
            effects.act(self, move)
        elif self.phase == ROLL:
            effects.roll(self, move & LOW)
        elif self.phase == COLOURS:
            setup.take_colour(self, move ^ TAKE << VERB)
        else:
            setup.deal(self, move)

    def draw(self, rng: Rng) -> Move:
        if self.phase == ROLL:
            return FACE << VERB | 1 + rng.below(FACES)
        return luck.draw(self, rng)

    def sample(self, seat: Seat, rng: Rng) -> Move:  # noqa: ARG002 - as in play
        if self.phase == ACT:
            return sampling.sample(self, rng)
        if self.phase == COLOURS:
            listed = self._colours()
            return listed[rng.below(len(listed))]
        return self.draw(rng)

    def copy(self) -> "TerreDeBaronsState":
        other = TerreDeBaronsState(self.setting)
        self.copy_to(other)
        return other

    def imagine(self, seat: Seat | None, rng: Rng) -> "TerreDeBaronsState":
        other = self.copy()
        secrets.imagine(other, seat, rng)
        return other

    def view(self, seat: Seat | None) -> dict[str, object]:
        return dict(view.view(self, seat))

    def view_beside(self, seat: Seat | None, other: dict[str, object]) -> dict[str, object]:
        return dict(view.view(self, seat, cast("TerreDeBaronsView", other)))

    def scores(self) -> list[int]:
        return view.scores(self)

    def points_by_source(self) -> list[dict[str, int]]:
        return [view.parts(self, colour) for colour in self.colours]

    def places(self) -> list[int]:
        return self.counted() if self.phase == OVER else []

    def counted(self) -> list[int]:
        ranks = [view.rank(self, colour) for colour in self.colours]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    def knows(self, seat: Seat | None, mover: Seat, move: Move) -> bool:  # noqa: ARG002 - the phase tells
        return self.phase != CARDS or seat == setup.next_dealt(self)

    def playing_order(self) -> list[Seat]:
        return self.playing[:] or list(range(self.setting.seats))

    def text(self) -> str:
        return position.write(self)


class TerreDeBarons(Game):
    """The box on the shelf."""

    name = "terre_de_barons"
    title = "Terre de Barons"
    credits = "Lucas Borboleta · CC BY-NC-SA · 2023–2025"
    seats = (2, 4)
    usual = 2
    minutes = 45
    cap = (
        4000  # nothing in the rules ends a game (11.6); random ones last a thousand turns and more
    )
    options = OPTIONS
    events = EVENTS
    sources = SOURCES
    tie = "11.5"
    steps = notation.STEPS
    sight = TerreDeBaronsView

    def start(self, seats: int, options: Mapping[str, str]) -> TerreDeBaronsState:
        self.check_seats(seats)
        setting = Setting(seats, self.settle(options), self.version)
        check_setting(setting)
        state = TerreDeBaronsState(setting)
        state.begin()
        return state

    def position(self, text: str) -> State:
        return reading.read(text, self.start)

    def say(self, move: Move) -> str:
        return notation.say(move)

    def read(self, text: str) -> Move:
        return notation.read(text)

    def picture(self, view: Mapping[str, object], names: list[str], lang: str) -> str:
        return picture.picture(view, names, lang)


def check_setting(setting: Setting) -> None:
    """12.2: Unreadable if numbers that are allowed one by one make no game together."""
    if setting.troops <= setting.last_troops:
        raise Unreadable(
            "terre-de-barons-option-troops",
            troops=setting.troops,
            last_troops=setting.last_troops,
        )
    if setting.capture < max(setting.destroy, setting.capture_lost):
        raise Unreadable("terre-de-barons-option-capture", capture=setting.capture)
    most = most_points(setting)
    if setting.goal > most:
        raise Unreadable("terre-de-barons-option-goal", goal=setting.goal, most=most)


def most_points(setting: Setting) -> int:
    """No player can have more: the best tiles, as many as keeps and troops last for."""
    tiles = [setting.tile_points[k] for k in range(1, KINDS + 1) for _ in range(setting.tiles[k])]
    best = sorted(tiles, reverse=True)[: min(setting.keeps, most_keeps(setting))]
    return sum(best) + max(setting.diversity)


def most_keeps(setting: Setting) -> int:
    """How many keeps a player's troops last for, built or captured; the last may end the game."""
    cost = setting.build
    if setting.build < setting.discard_limit:  # else the first one built ends the game
        cost = min(cost, setting.capture_lost)
    return -(-setting.discard_limit // cost) if cost else setting.keeps


GAME: Final = TerreDeBarons(2, older=(TerreDeBarons(1),))
