"""Nim judged: what a seat has taken."""

from typing import Final

from baronnies.bots.judge import Judge
from baronnies.core.game import Seat, State


class NimJudge(Judge):
    """Pebbles in hand."""

    def value(self, state: State, seat: Seat) -> float:
        return state.scores()[seat]


JUDGE: Final = NimJudge()
