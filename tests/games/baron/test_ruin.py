"""Section 9: who falls below a debt of four."""

import pytest

from baronnies.games.baron.game import GAME
from tests.clauses import refuses
from tests.games.baron.asking import keeps, played, said, seat, told

# B's knight at 0,0 needs one more tile to beat C's baron at 1,1: 5 against 2, C loses 3.
RUIN = """
    baron 3 {phase}
         0,-1  V   Q
    0,0    M{knight}  F   M
       -1,1  M   P   M{baron}  W
              0,2   M   M
    A honour={a} reserve=YM
    B honour={b} reserve=MM{b_more}
    C honour={c} reserve=MQ
"""


def ruin(**chosen: object) -> str:
    """The fight, with A about to lay the last tile unless chosen otherwise."""
    usual = {"phase": "lay", "knight": "b", "baron": "C", "a": 0, "b": 0, "c": -4}
    return RUIN.format(**(usual | {"b_more": ""} | chosen))


@pytest.mark.clause("9.1", "9.2")
def test_a_lost_fight_in_somebody_elses_turn_can_ruin() -> None:
    laid = played(ruin(), "A Y@-1,0")
    assert laid.scores() == [0, 8, -7]
    assert told(laid, "fell") == [(2, -7)]
    fallen = seat(laid, 2)
    assert (fallen["fell"], fallen["stock"], fallen["reserve"]) == (1, 0, 0)
    assert laid.to_act() == [0]  # A's turn goes on
    assert GAME.position(ruin()).view(2)["reserve"] != []
    assert laid.view(2)["reserve"] == []  # not even C sees tiles that have left the game


@pytest.mark.clause("9.1")
@pytest.mark.parametrize(("honour", "falls"), [(-1, False), (-2, True)])
def test_four_is_the_deepest_debt(honour: int, *, falls: bool) -> None:
    laid = played(ruin(c=honour), "A Y@-1,0")
    assert laid.scores()[2] == honour - 3
    assert bool(seat(laid, 2)["fell"]) == falls


@pytest.mark.clause("9.2")
def test_the_turn_of_who_falls_is_over_and_his_later_turns_too() -> None:
    laid = played(ruin(phase="lay", baron="A", a=-4), "A Y@-1,0")
    assert told(laid, "fell") == [(0, -7)]
    assert laid.to_act() == [1]
    assert played(laid, "B M@-2,0", "B pass", "C M@-3,0", "C pass").to_act() == [1]


@pytest.mark.clause("9.1")
def test_gains_and_losses_of_one_resolution_are_netted() -> None:
    """C's baron is beaten and loses 3; C's knight, completed by the same meadow, brings 4."""
    position = """
        baron 3 lay
            -2,-1  M   M   F   Q   M   V
        -3,0   M   MC  V   Mb  .   Mc  Q
            -3,1   M   M   M   M   M   M
        A reserve=M
        B reserve=M
        C honour=-4 reserve=M
    """
    laid = played(position, "A M@1,0")
    assert told(laid, "loss") == [(2, 3, "V@-1,0")]
    assert laid.scores() == [9, 6, -3]
    assert told(laid, "fell") == []


@pytest.mark.clause("9.1", "5.2")
def test_a_keep_that_ruins_its_owner_may_be_placed() -> None:
    position = """
        baron 2 keep
           0,-1  S   M
        -1,0  M   M   X
           -1,1  X   S
        A reserve=M
        B reserve=M
    """
    placed = played(position, "A keep@0,0")
    assert placed.scores() == [-6, 0]
    assert placed.to_act() == []
    assert placed.places() == [2, 1]


FALLEN = "-7 fell=1"  # as C's honour


@pytest.mark.clause("9.3")
def test_a_beaten_keep_of_the_fallen_leaves_the_game_and_costs_nothing() -> None:
    laid = played(ruin(c=FALLEN), "A Y@-1,0")
    assert told(laid, "keep_lost") == [(2, "1,1")]
    assert laid.scores() == [0, 8, -7]
    assert seat(laid, 2)["stock"] == 0


@pytest.mark.clause("9.3")
def test_a_keep_of_the_fallen_still_holds_its_land() -> None:
    strong = ruin(c=FALLEN).replace("0,2   M", "0,2   V")  # 5 against 5
    laid = played(strong, "A Y@-1,0")
    assert keeps(laid) == {"1,1": "C"}


@pytest.mark.clause("9.3")
def test_a_knight_of_the_fallen_may_become_a_baron_but_scores_nothing() -> None:
    laid = played(ruin(c=FALLEN, knight="c", baron="B"), "A Y@-1,0")
    assert keeps(laid) == {"0,0": "C"}
    assert laid.scores() == [0, -3, -7]


@pytest.mark.clause("9.3", "8.2")
def test_a_knight_of_the_fallen_does_not_try_at_the_end() -> None:
    state = GAME.position("baron 3 end\n0,0 Mc V Ma\nC honour=-5 fell=1")
    assert state.view(None)["knight"] == "2,0"
    assert keeps(played(state, "A try")) == {"0,0": "c", "2,0": "A"}


@pytest.mark.clause("9.4")
def test_who_stops_and_counts_is_ranked_as_at_the_end() -> None:
    fallen = "C honour=-5 fell=1\nD honour=-9 fell=2"
    state = GAME.position(f"baron 4 end\n0,0 Ma\nA honour=2\n{fallen}")
    assert (state.places(), state.counted()) == ([], [1, 2, 4, 3])


@pytest.mark.clause("9.4")
def test_the_last_one_left_wins_at_once() -> None:
    position = ruin(phase="lay to=B", a="-9 fell=1", b_more="Y")
    laid = played(position, "B Y@-1,0")
    assert laid.to_act() == []
    assert laid.scores() == [-9, 8, -7]
    assert laid.places() == [3, 1, 2]


@pytest.mark.clause("9.4", "9.1")
def test_if_all_fall_together_the_most_honour_among_them_wins() -> None:
    """A's barony costs 1, B's 2; C, with as much honour as A, fell before."""
    position = """
        baron 3 end
                         3,-1  S
        -1,0  X   Ma  M   M   Mb  X
                            3,1  S
        A honour=-4
        B honour=-4
        C honour=-5 fell=1
    """
    over = played(position, "A try", "B try")
    assert over.scores() == [-5, -6, -5]
    assert over.places() == [1, 2, 3]


@pytest.mark.clause("9.1")
def test_ruin_is_judged_after_the_end_too() -> None:
    over = played("baron 2 end\n0,-1 S\n0,0 Ma X\n0,1 S\nA honour=-3\nB honour=-4", "A try")
    assert told(over, "fell") == [(0, -5)]
    assert over.places() == [2, 1]


@pytest.mark.clause("9.2")
def test_the_fallen_are_not_asked_any_more() -> None:
    laid = played(ruin(), "A Y@-1,0")
    refuses("0.1", GAME, laid, "C pass")
    assert said(laid, 2) == []
