"""Le Baron for tables, bots and lab: the protocol's answers."""

from collections.abc import Mapping
from itertools import combinations
from math import comb
from typing import Final, cast

from baronnies.core.game import CHANCE, Event, Gain, Game, Move, Rng, Seat, State, ranking
from baronnies.games.le_baron import (
    effects,
    notation,
    picture,
    position,
    reading,
    rules,
    secrets,
    story,
    view,
)
from baronnies.games.le_baron.notation import FIRST_ROW, FLIP, UNDER
from baronnies.games.le_baron.sight import LeBaronView
from baronnies.games.le_baron.state import CHOOSE, OVER, PLACE, Position, Setting
from baronnies.games.le_baron.story import EVENTS, SOURCES
from baronnies.games.le_baron.tables import OPTIONS, ROWS

_MOST_LISTED: Final = 1000  # outcomes of CHANCE; a first hand has millions


class LeBaronState(Position):
    """A position that answers the protocol."""

    def to_act(self) -> list[Seat]:
        return rules.seats_to_act(self)

    def moves(self, seat: Seat) -> list[Move]:
        if self.phase == CHOOSE:
            asked = 0 <= seat < self.setting.seats and not self.chosen[seat]
            return self.hands[seat][:] if asked else []
        if self.phase == PLACE:
            return self._placements(seat) if seat == self.order[0] else []
        return self._outcomes() if seat == CHANCE and self.phase != OVER else []

    def _placements(self, seat: Seat) -> list[Move]:
        rows = rules.fitting_rows(self, self.chosen[seat])
        if not rows:
            if self.setting.heads_good:
                return [UNDER]
            rows = list(range(ROWS))
        return [FIRST_ROW + row for row in rows]

    def _outcomes(self) -> list[Move]:
        seat = rules.next_dealt(self)
        if seat is None:
            return [FLIP + card for card in self.unseen]
        size = rules.deal_size(self, seat)
        if comb(len(self.unseen), size) > _MOST_LISTED:
            return []
        return [notation.deal_of(list(cards)) for cards in combinations(self.unseen, size)]

    def refusal(self, seat: Seat, move: Move) -> str | None:
        return rules.refusal(self, seat, move)

    def play(self, seat: Seat, move: Move) -> None:
        if self.phase == CHOOSE:
            effects.choose(self, seat, move)
        elif self.phase == PLACE:
            effects.place(self, seat, move)
        else:
            effects.deal(self, move)

    def draw(self, rng: Rng) -> Move:
        seat = rules.next_dealt(self)
        if seat is None:
            return FLIP + self.unseen[rng.below(len(self.unseen))]
        heap = self.unseen[:]
        size = rules.deal_size(self, seat)
        return notation.deal_of(sorted([heap.pop(rng.below(len(heap))) for _ in range(size)]))

    def sample(self, seat: Seat, rng: Rng) -> Move:
        if self.phase == CHOOSE:
            hand = self.hands[seat]
            return hand[rng.below(len(hand))]
        if self.phase == PLACE:
            rows = rules.fitting_rows(self, self.chosen[seat])
            if rows:
                return FIRST_ROW + rows[rng.below(len(rows))]
            return UNDER if self.setting.heads_good else FIRST_ROW + rng.below(ROWS)
        return self.draw(rng)  # every deal is as likely as every other

    def copy(self) -> "LeBaronState":
        other = LeBaronState(self.setting)
        self.copy_to(other)
        return other

    def imagine(self, seat: Seat | None, rng: Rng) -> "LeBaronState":
        other = self.copy()
        secrets.imagine(other, seat, rng)
        return other

    def view(self, seat: Seat | None) -> dict[str, object]:
        return dict(view.view(self, seat))

    def view_beside(self, seat: Seat | None, other: dict[str, object]) -> dict[str, object]:
        return dict(view.view(self, seat, cast("LeBaronView", other)))

    def scores(self) -> list[int]:
        return view.points(self)

    def places(self) -> list[int]:
        if self.phase != OVER:
            return []
        return ranking(self.points, most_wins=self.setting.heads_good)

    def counted(self) -> list[int]:
        return ranking(self.scores(), most_wins=self.setting.heads_good)

    def wanted(self, source: str) -> int:  # noqa: ARG002 - all are heads
        return 1 if self.setting.heads_good else -1

    def stopped(self, rng: Rng) -> "LeBaronState":
        if not rules.left_counts(self):
            return self
        other = self.copy()
        other.story = []
        effects.take_back(other)
        while (seat := rules.next_dealt(other)) is not None:
            effects.deal_hand(other, seat, notation.dealt_cards(other.draw(rng)))
        effects.count_points(other)
        other.phase = OVER
        return other

    def knows(self, seat: Seat | None, mover: Seat, move: Move) -> bool:
        if mover != CHANCE or not notation.is_deal(move):
            return True
        return seat == rules.next_dealt(self)

    def turn_number(self) -> int:
        return self.turn // (1 + self.setting.seats) + 1  # a reveal and a card for everybody

    def text(self) -> str:
        return position.write(self)


class LeBaron(Game):
    """The box on the shelf."""

    name = "le_baron"
    title = "Le Baron"
    credits = "Wolfgang Kramer, Michael Kiesling · AMIGO, Gigamic · 2025"
    seats = (2, 10)
    usual = 4
    minutes = 30
    options = OPTIONS
    events = EVENTS
    sources = SOURCES
    steps = notation.STEPS
    sight = LeBaronView

    def start(self, seats: int, options: Mapping[str, str]) -> LeBaronState:
        self.check_seats(seats)
        return LeBaronState(Setting(seats, self.settle(options), self.version))

    def position(self, text: str) -> State:
        return reading.read(text, self.start)

    def say(self, move: Move) -> str:
        return notation.say(move)

    def read(self, text: str) -> Move:
        return notation.read(text)

    def gains(self, event: Event) -> list[Gain]:
        return story.gains(event)

    def picture(self, view: Mapping[str, object], names: list[str], lang: str) -> str:
        return picture.picture(view, names, lang)


GAME: Final = LeBaron(2, older=(LeBaron(1),))
