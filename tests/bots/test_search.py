"""The searching bot: better than the greedy one, the same everywhere, and ready at any time."""

import pytest

from baronnies.bots import Budget, look, make_bot
from baronnies.bots.names import judge
from baronnies.core.game import CHANCE, Game, Move, State
from baronnies.core.luck import Quick
from baronnies.core.table import Draft
from baronnies.games import SHELF
from tests.playing import Setting, settings, some_states

by_setting = pytest.mark.parametrize("setting", settings(), ids=str)
by_game = pytest.mark.parametrize("game", SHELF.values(), ids=SHELF.keys())


def decisions(game: Game, seed: str, every: int) -> list[tuple[State, int]]:
    """Positions in which a seat has a choice, with that seat."""
    setting = Setting(game, game.usual, {})
    return [
        (state, seat)
        for state in some_states(setting, seed, every)
        for seat in state.to_act()
        if seat != CHANCE and len(state.moves(seat)) > 1
    ]


def turn(name: str, state: State, seat: int, game: Game, budget: Budget) -> list[Move]:
    return make_bot(name, game).turn(look(state, seat, Quick("stream"), budget))


@by_setting
def test_hopes_are_shares_of_the_victory(setting: Setting) -> None:
    for state in some_states(setting, "hopes", every=23):
        if CHANCE not in state.to_act():
            hopes = judge(setting.game).hopes(state)
            assert sum(hopes) == pytest.approx(1)
            assert all(0 <= hope <= 1 for hope in hopes)
            if places := state.places():
                assert {place for place, hope in zip(places, hopes, strict=True) if hope} == {1}


@by_game
def test_it_thinks_of_whole_turns_and_of_the_same_with_the_same_work(game: Game) -> None:
    for state, seat in decisions(game, "whole", 90):
        turns = [turn("search:positions=150", state, seat, game, Budget()) for _ in range(2)]
        draft = Draft(state, seat)
        assert turns[0] == turns[1]
        assert [draft.try_move(move) for move in turns[0]] == [None] * len(turns[0])
        assert draft.done


@by_game
def test_it_looks_at_as_many_positions_as_it_may_and_answers_at_once_when_stopped(
    game: Game,
) -> None:
    thought, hurried = 0, 0
    for state, seat in decisions(game, "stopped", 120):
        budget, stopped = Budget(), Budget()
        stopped.stop()
        assert turn("search:positions=400", state, seat, game, budget)
        assert turn("search:positions=400", state, seat, game, stopped)
        assert budget.left()
        thought += budget.spent
        hurried += stopped.spent
    assert hurried < thought / 2


def test_a_part_of_a_budget_is_spent_of_the_whole() -> None:
    whole = Budget(work=10)
    part = whole.part(8)
    part.spend(8)
    assert (part.left(), whole.left(), whole.spent) == (False, True, 8)
    rest = whole.part(8)
    rest.spend(2)
    assert (rest.left(), whole.left()) == (False, False)
