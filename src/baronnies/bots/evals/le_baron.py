"""Le Baron judged: heads taken, and what the rows hold in store for the hand."""

from math import exp
from typing import Final

from baronnies.bots.bot import Bot
from baronnies.bots.judge import Judge
from baronnies.bots.outlook import Outlook
from baronnies.core.game import Move, Rng, Seat, State
from baronnies.games.le_baron.effects import taking_rule
from baronnies.games.le_baron.notation import FIRST_ROW
from baronnies.games.le_baron.rules import fitting_rows
from baronnies.games.le_baron.state import CHOOSE, PLACE, Position
from baronnies.games.le_baron.tables import ROWS, Card

_OTHERS: Final = 0.5  # what the others' heads count against one's own
_HAND: Final = 0.4  # what heads still to come count against heads taken

# Of values, at the end and how much less for each card a player has left: fitted to who won
# 1084 games of two greedy bots and 660 of four.
_SHARP: Final = -1.75
_SHARPER: Final = 0.08


class LeBaronJudge(Judge):
    """Own heads, those of the others, and those the cards in hand would cost now."""

    plays = "greedy:samples=1"

    samples = 6  # the others' hands are hidden, and they choose at the same time
    horizon = 9

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Position)
        return self._value(state, seat, state.scores())

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        points = state.scores()
        return [self._value(state, seat, points) for seat in range(len(points))]

    def _value(self, state: Position, seat: Seat, points: list[int]) -> float:
        others = (sum(points) - points[seat]) / (len(points) - 1)
        to_come = sum(best_heads(state, card) for card in state.hands[seat])
        heads = points[seat] - _OTHERS * others + _HAND * to_come
        return heads if state.setting.heads_good else -heads

    def sharpness(self, state: State) -> float:
        assert isinstance(state, Position)
        left = state.piles[0] + len(state.hands[0])
        return exp(_SHARP - _SHARPER * left)

    def spread(self, state: State) -> float:
        """Heads taken early tell little of the end, whoever took them."""
        return 1.0 / self.sharpness(state)

    def sensible(self, state: State, seat: Seat, rng: Rng) -> Move:
        """The card that costs least now, placed where it costs least."""
        assert isinstance(state, Position)
        if state.phase == PLACE:
            return sensible_place(state, seat, rng)
        hand = state.hands[seat]
        heads = [best_heads(state, card) for card in hand]
        wanted = max(heads) if state.setting.heads_good else min(heads)
        best = [card for card, count in zip(hand, heads, strict=True) if count == wanted]
        return best[rng.below(len(best))]

    def settle(self, state: State, seat: Seat, rng: Rng) -> None:
        """The others choose at random; cards are placed sensibly until one's own is."""
        assert isinstance(state, Position)
        if state.phase == CHOOSE and state.chosen[seat]:
            for other in state.to_act():
                state.play(other, state.sample(other, rng))
        while state.phase == PLACE and state.chosen[seat]:
            state.play(state.order[0], sensible_place(state, state.order[0], rng))


def heads_at(p: Position, card: Card, row: int) -> int:
    """The heads taken by placing a card in a row now."""
    return p.setting.deck.heads_on(p.rows[row]) if taking_rule(p, card, row) else 0


def best_heads(p: Position, card: Card) -> int:
    """The heads that placing a card now would bring, placed sensibly."""
    rows = fitting_rows(p, card)
    if p.setting.heads_good:
        return max((heads_at(p, card, row) for row in rows), default=-len(p.rows))
    return min(heads_at(p, card, row) for row in rows or range(ROWS))


def sensible_place(p: Position, seat: Seat, rng: Rng) -> Move:
    """The place that takes fewest heads, or most if heads are good; else any of them."""
    moves = p.moves(seat)
    if len(moves) == 1:
        return moves[0]
    heads = [heads_at(p, p.chosen[seat], move - FIRST_ROW) for move in moves]
    wanted = max(heads) if p.setting.heads_good else min(heads)
    best = [move for move, count in zip(moves, heads, strict=True) if count == wanted]
    return best[rng.below(len(best))]


class PlacerBot(Bot):
    """Any card, but in the row that costs least: a yardstick for bots."""

    def choose(self, outlook: Outlook) -> Move:
        imagined = outlook.imagine()
        assert isinstance(imagined, Position)
        if imagined.phase == PLACE:
            return sensible_place(imagined, outlook.seat, outlook.rng)
        return outlook.any_move()


JUDGE: Final = LeBaronJudge()
BOTS: Final = {"placer": PlacerBot}
