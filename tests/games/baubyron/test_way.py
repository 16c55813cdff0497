"""Sections 7 to 10: ways, ones, the end and turns, on written positions."""

import pytest

from baronnies.core.game import CHANCE, Event
from baronnies.games.baubyron.game import GAME
from tests.clauses import after, allows, refuses
from tests.games.baubyron.test_race import LADDER, moves, piles, race

# 1 1 1 3  Four cells a1, b1, a2, b2 make a square, so that there are ways round it.
# 1 1 1
#     1
SQUARE = "xa1 xa2 xc1 yc2 ud1 @ a1"


@pytest.mark.clause("7.1")
def test_a_red_pawn_never_ends_on_the_goal() -> None:
    refuses("7.1 g1", GAME, race("f1:r", 5), "A f1-g1")
    allows(GAME, race("f1:A", 5), "A f1-g1")


@pytest.mark.clause("7.2")
def test_no_cell_is_entered_twice() -> None:
    refuses("7.2 b1", GAME, race("b1:A", 2), "A b1-b1")
    refuses("7.6 c1 #1", GAME, race("b1:A", 3), "A b1-c1")  # not to and fro
    # Round a square of four cells one could come back, but must not.
    assert "a1-a1" not in moves(race("a1:A", 4, building=SQUARE))


@pytest.mark.clause("7.3")
def test_a_pile_of_five_cannot_be_crossed() -> None:
    assert "b1-d1" in moves(race("b1:CCCCA c1:BBBB", 6)).split()
    assert "b1-d1" not in moves(race("b1:CCCCA c1:BBBBB", 6)).split()


@pytest.mark.clause("7.4")
def test_nobody_passes_over_the_goal() -> None:
    beyond = "xa1 uc1 xd1 @ a1"  # 1 1 2 1 1
    assert "b1-d1" not in moves(race("b1:A", 6, building=beyond)).split()
    assert "b1-c1" in moves(race("b1:A", 3, building=beyond)).split()


@pytest.mark.clause("7.5")
def test_passing_over_pawns_is_climbing_them() -> None:
    for roll in range(1, 7):
        assert ("b1-d1" in moves(race("b1:A c1:B", roll)).split()) == (roll == 4)
        assert ("b1-d1" in moves(race("b1:A c1:BB", roll)).split()) == (roll == 6)


@pytest.mark.clause("7.6")
def test_the_points_come_out_exactly() -> None:
    refuses("7.6 e1 #3", GAME, race("d1:A", 2), "A d1-e1")
    refuses("7.6 e1 #3", GAME, race("d1:A", 4), "A d1-e1")
    refuses("7.6 g1 #5", GAME, race("f1:A", 6), "A f1-g1")
    refuses("7.6 a1 #3", GAME, race("", 4), "A in-a1")
    refuses("7.6 a1 #3", GAME, race("a1:B", 4), "A inxa1")
    refuses("7.6 d1", GAME, race("b1:A c1:BBBBB", 6), "A b1-d1")  # nothing leads there


@pytest.mark.clause("7.7")
def test_two_ways_to_the_same_end_are_one_move() -> None:
    both_ways = moves(race("a1:A", 2, building=SQUARE)).split()
    assert both_ways.count("a1-b2") == 1


@pytest.mark.clause("8.1")
def test_only_a_one_lifts() -> None:
    refuses("8.1", GAME, race("c1:ABC", 2), "A c1^1")
    allows(GAME, race("c1:ABC", 1), "A c1^1")


@pytest.mark.clause("8.2")
def test_an_own_buried_pawn_is_lifted() -> None:
    position = race("c1:ABAC d1:A", 1)
    refuses("8.2 c1", GAME, position, "A c1^2")  # not one's own
    refuses("8.2 c1", GAME, position, "A c1^4")  # not buried, not one's own
    refuses("8.2 d1", GAME, position, "A d1^1")  # not buried
    refuses("8.2 e1", GAME, position, "A e1^1")
    refuses("8.2 e9", GAME, position, "A e9^1")
    assert [move for move in moves(position).split() if "^" in move] == ["c1^1", "c1^3"]


@pytest.mark.clause("8.3")
def test_the_top_must_not_be_ones_own() -> None:
    refuses("8.3 c1", GAME, race("c1:ABA", 1), "A c1^1")


@pytest.mark.clause("8.4")
def test_the_lifted_pawn_takes_the_top_and_the_others_keep_their_order() -> None:
    state = after(GAME, race("c1:ABCBC", 1), "A c1^1")
    assert piles(state) == "c1:BCBA"
    assert state.story == [Event("lifted", (0, "c1", 1)), Event("ejected", (0, 2, "c1"))]
    assert state.view(None)["player"] == 1
    state = after(GAME, race("c1:BAr", 1), "A c1^2")
    assert piles(state) == "c1:BA"
    assert "kept A=1" in state.text()


@pytest.mark.clause("8.5")
def test_lifting_is_optional() -> None:
    assert moves(race("c1:AB", 1)) == "c1^1 pass"
    assert moves(race("c1:AB f1:A", 1)) == "f1-e1 c1^1"  # in place of moving a cell


# 1 3 1 3 1 3 1 3 4: who stands in a pit cannot climb the pile of five beside it, who stands on
# such a pile cannot come down, and red may not go to the goal i1.
PITS = "xa1 xc1 xe1 xg1 ub1 ud1 uf1 uh1 ui1 ui1 @ a1"


SHUT_IN = "b1:AAAAA c1:B d1:BBBBB e1:C f1:CCCCC g1:r h1:rrrrr"


@pytest.mark.clause("9.1")
def test_who_reaches_the_goal_wins_at_once() -> None:
    state = after(GAME, race("f1:B", 5, to="B"), "B f1-g1")
    assert state.to_act() == []
    assert state.places() == [2, 1, 2]
    assert state.scores() == [0, 1, 0]
    assert state.story is not None
    assert state.story[-1] == Event("won", (1, "g1"))
    refuses("0.3", GAME, state, "C pass")


@pytest.mark.clause("9.2")
def test_when_nobody_can_ever_move_the_game_is_a_draw() -> None:
    state = after(GAME, race(SHUT_IN, 3, building=PITS), "A in-a1")
    assert state.to_act() == []
    assert state.places() == [1, 1, 1]
    assert state.scores() == [0, 0, 0]
    assert state.story is not None
    assert state.story[-1] == Event("stuck", ())
    written = GAME.position(race(f"a1:A {SHUT_IN}", 3, building=PITS))
    assert written.to_act() == []
    assert GAME.position(written.text()).text() == written.text()


@pytest.mark.clause("9.2")
def test_a_pawn_that_could_be_lifted_keeps_the_game_alive() -> None:
    # The same, but one of the pawns under C's pile is B's: with a one he can take the top.
    others = SHUT_IN.replace("c1:B ", "").replace("f1:CCCCC", "f1:BCCCC")
    state = after(GAME, race(f"{others} c1:C", 3, building=PITS), "A in-a1")
    assert state.to_act() == [CHANCE]


@pytest.mark.clause("9.3")
def test_nothing_limits_the_length_of_a_game() -> None:
    state = GAME.position(f"baubyron 3 roll turn=999999\nbuilding {LADDER}")
    assert after(GAME, state, "* roll:1", "A pass").turn == 1_000_000


@pytest.mark.clause("10.1")
def test_a_turn_is_a_red_pawn_a_roll_spent_a_go_or_a_vote() -> None:
    state = after(GAME, GAME.start(3, {"building": LADDER}), "* first:A")
    assert state.turn == 0
    state = after(GAME, state, "A red:b1", "B red:c1", "C red:d1", "A red:e1", "B red:f1")
    assert state.turn == 5
    state = after(GAME, state, "* roll:2")
    assert state.turn == 5
    assert after(GAME, state, "A pass").turn == 6


def test_a_race_that_is_stopped_has_no_points_to_count() -> None:
    assert GAME.position(race("a1:B f1:A", roll=1)).counted() == [1, 1, 1]
