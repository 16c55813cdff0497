"""Laws of moves: those that are listed, those that are refused, and those that chance picks."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import sqrt
from typing import Final

import pytest

from baronnies.core.game import CHANCE, Move, Seat, State
from baronnies.core.luck import Quick
from baronnies.core.rulebook import rulebook
from baronnies.core.words import LANGS
from tests.neighbours import Neighbourhood
from tests.playing import Setting, settings, steps

SETTINGS: Final = settings()
pytestmark = pytest.mark.parametrize("number", range(len(SETTINGS)), ids=list(map(str, SETTINGS)))

POSITIONS: Final = 6  # of each setting, spread over a random game
LOOKED_AT: Final = 12  # legal moves of a position whose neighbours are tried
DRAWS: Final = 100  # for each legal move, where sampling is counted
FEW: Final = 60  # legal moves, at the most, where it is


@cache
def neighbourhood(number: int) -> Neighbourhood:
    """Learnt from the moves of three random games."""
    setting = SETTINGS[number]
    return Neighbourhood(
        setting.game, [step.move for seed in "abc" for step in steps(setting, seed, longest=400)]
    )


def positions(number: int, seed: str) -> Iterator[tuple[Setting, State]]:
    """Some positions of a random game, where somebody is asked."""
    setting = SETTINGS[number]
    states = [step.state.copy() for step in steps(setting, seed, longest=400)]
    for state in states[:: max(1, len(states) // POSITIONS)]:
        yield setting, state


def nearby(number: int, state: State, seat: Seat) -> set[Move]:
    listed = state.moves(seat)
    return neighbourhood(number).of(listed[:: max(1, len(listed) // LOOKED_AT)])


def test_moves_are_exactly_what_is_not_refused(number: int) -> None:
    for setting, state in positions(number, "moves"):
        for seat in range(CHANCE, setting.seats):
            moves = state.moves(seat)
            assert moves == state.copy().moves(seat)
            assert len(moves) == len(set(moves))
            assert all(state.refusal(seat, move) is None for move in moves)
            if seat == CHANCE and state.to_act() == [CHANCE] and not moves:
                continue  # too many outcomes to list
            others = nearby(number, state, seat).difference(moves)
            allowed = [move for move in others if state.refusal(seat, move) is None]
            assert list(map(setting.game.say, allowed)) == []


def test_a_refusal_names_a_clause_and_leaves_no_trace(number: int) -> None:
    for setting, state in positions(number, "refusals"):
        books = [rulebook(setting.game.package, lang) for lang in LANGS]
        before = state.text()
        for seat in range(CHANCE, setting.seats):
            answers = {state.refusal(seat, move) for move in nearby(number, state, seat)}
            clauses = {answer.partition(" ")[0] for answer in answers if answer is not None}
            assert all(clause in book for clause in clauses for book in books)
        assert state.text() == before


def test_every_legal_move_is_as_likely_as_every_other(number: int) -> None:
    """Counted and held against chance; the luck is fixed, so that the answer is always the same."""
    for setting, state in positions(number, "sampled"):
        for seat in state.to_act():
            moves = state.moves(seat)
            if not 1 < len(moves) <= FEW:
                continue
            rng = Quick(f"{setting} {state.turn}")
            counts = Counter(state.sample(seat, rng) for _ in range(DRAWS * len(moves)))
            assert set(counts) == set(moves)
            # The sum of squares is about as large as the number of moves less one, give or take.
            spread = sum((count - DRAWS) ** 2 for count in counts.values()) / DRAWS
            free = len(moves) - 1
            assert spread < free + 5 * sqrt(2 * free) + 10
