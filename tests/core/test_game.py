"""The protocol's own few functions."""

import pytest

from baronnies.core.game import CHANCE, SEAT_LETTERS, ranking, uncalled
from baronnies.games import SHELF
from tests.core.pebbles import PEBBLES, STOP, TAKE, PebblesState


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ([3, 1, 2], [1, 3, 2]),
        ([5, 5, 1], [1, 1, 3]),
        ([4, 7, 4, 4], [2, 1, 2, 2]),
        ([0, 0], [1, 1]),
        ([-2, -1], [2, 1]),
    ],
)
def test_ties_share_a_place_and_the_next_ones_stay_empty(
    scores: list[int], places: list[int]
) -> None:
    assert ranking(scores, most_wins=True) == places
    assert ranking([-score for score in scores], most_wins=False) == places


def test_who_is_not_asked_is_told_why() -> None:
    state = PebblesState(2)
    assert uncalled(state, 0) is None
    assert uncalled(state, 1) is None  # both are
    assert uncalled(state, CHANCE) == uncalled(state, 2) == "0.1"
    state.at, state.heap = 0, 1
    assert uncalled(state, 1) == "0.1"
    state.play(0, TAKE)
    state.play(0, STOP)
    assert [uncalled(state, seat) for seat in (CHANCE, 0, 1)] == ["0.3"] * 3


def test_there_are_letters_for_the_most_players() -> None:
    assert all(game.seats[1] <= len(SEAT_LETTERS) for game in SHELF.values())


def test_games_stand_on_the_shelf_under_their_folders_name() -> None:
    for name, game in SHELF.items():
        assert game.name == name
        assert game.package == f"baronnies.games.{name}"
        assert game.version >= 1
        assert game.title
        assert game.credits
    assert PEBBLES.package == "tests.core"
