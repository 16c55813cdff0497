"""Section 5, the end: points, ties, matches of several games."""

import pytest

from baronnies.core.game import CHANCE, State
from baronnies.core.luck import Quick
from baronnies.games.le_baron.game import GAME
from tests.clauses import after, refuses
from tests.games.le_baron.seen import A, B, line, phase, rows, told, view

LAST_ROUND = """le_baron 2
    rows 1 / 2 / 39 / 35 / 31
    A 16 taken=52,33
    B 20 taken=60,28"""


@pytest.mark.clause("5.1")
def test_5_1_the_game_ends_when_all_cards_are_played() -> None:
    p = after(GAME, LAST_ROUND, "A 16", "B 20", "A r1")
    assert p.to_act() == [B]
    assert p.places() == []
    p = after(GAME, p, "B r2")
    assert p.to_act() == []
    assert phase(p) == "over"
    refuses("0.3", GAME, p, "A 16")
    refuses("0.3", GAME, p, "* flip:70")


@pytest.mark.clause("5.1")
def test_5_1_not_while_a_pile_holds_cards() -> None:
    piles = LAST_ROUND.replace("taken", "pile=4 taken")
    p = after(GAME, piles, "A 16", "B 20", "A r1", "B r2")
    assert p.to_act() == [CHANCE]


@pytest.mark.clause("5.2")
def test_5_2_heads_are_points_against_and_the_fewest_win() -> None:
    p = after(GAME, LAST_ROUND, "A 16", "B 20", "A r1", "B r2")
    assert p.scores() == [6 + 3, 3 + 2]  # a Baron counts six
    assert p.places() == [2, 1]
    assert told(p, "counted") == [(A, 9, 1), (B, 5, 1)]


@pytest.mark.clause("5.2")
def test_5_2_who_stops_and_counts_wins_with_the_fewest_too() -> None:
    p = GAME.position(LAST_ROUND)
    assert (p.scores(), p.places(), p.counted()) == ([9, 5], [], [2, 1])


@pytest.mark.clause("5.2")
def test_5_2_the_last_card_may_still_take() -> None:
    five_blue = LAST_ROUND.replace("rows 1 /", "rows 18 13 /")
    p = after(GAME, five_blue, "A 16", "B 20", "A r1", "B r2")
    assert p.scores() == [9 + 5, 5]


@pytest.mark.clause("5.3")
def test_5_3_equal_points_share_the_victory() -> None:
    equal = LAST_ROUND.replace("taken=52,33", "taken=64,32")
    p = after(GAME, equal, "A 16", "B 20", "A r1", "B r2")
    assert p.scores() == [5, 5]
    assert p.places() == [1, 1]


@pytest.mark.clause("5.3")
def test_5_3_equal_points_share_any_place() -> None:
    p = """le_baron 4 over
        rows 1 / 2 / 39 / 35 / 31
        A points=12
        B points=7
        C points=12
        D points=30"""
    assert GAME.position(p).places() == [2, 1, 2, 4]


SECOND_OF_TWO = """le_baron 2 game=2 games=2
    rows 1 / 2 / 39 / 35 / 31
    A 16 taken=52,33 points=10
    B 20 taken=60,28 points=17"""


@pytest.mark.clause("5.4")
def test_5_4_the_points_of_a_match_add_up() -> None:
    p = after(GAME, SECOND_OF_TWO, "A 16", "B 20", "A r1", "B r2")
    assert p.scores() == [19, 22]
    assert p.places() == [1, 2]
    assert told(p, "counted") == [(A, 9, 2), (B, 5, 2)]  # of this game alone


@pytest.mark.clause("5.4")
def test_5_4_all_cards_are_shuffled_for_the_next_game() -> None:
    first = SECOND_OF_TWO.replace("game=2 ", "")
    p = after(GAME, first, "A 16", "B 20", "A r1", "B r2")
    assert p.places() == []
    assert p.to_act() == [CHANCE]
    assert rows(p) == "rows"
    assert [line(p, seat) for seat in (A, B)] == ["pile=24 points=19", "pile=24 points=22"]
    assert view(p, None)["game"] == 2
    p = after(GAME, p, "* deal:16,20,33,52")  # cards of the game before among them
    assert line(p, A) == "16 20 33 52 pile=20 points=19"


def finished(seats: int, options: dict[str, str], seed: str) -> State:
    """A random game at its end, each move told."""
    rng = Quick(seed)
    p = GAME.start(seats, options)
    p.story = []
    while asked := p.to_act():
        p.play(asked[0], p.draw(rng) if asked[0] == CHANCE else p.sample(asked[0], rng))
    return p


@pytest.mark.clause("5.4", "7.1")
@pytest.mark.parametrize("heads_good", ["no", "yes"])
@pytest.mark.parametrize("games", [1, 2, 5])
def test_5_4_a_match_has_as_many_games_as_the_table_chose(heads_good: str, games: int) -> None:
    p = finished(3, {"games": str(games), "heads_good": heads_good}, f"match {games}")
    counted = told(p, "counted")
    assert [game for _, _, game in counted] == [g for g in range(1, games + 1) for _ in range(3)]
    sums = [sum(int(points) for seat, points, _ in counted if seat == s) for s in range(3)]
    assert p.scores() == sums
    best = max(sums) if heads_good == "yes" else min(sums)
    assert [place == 1 for place in p.places()] == [points == best for points in sums]
