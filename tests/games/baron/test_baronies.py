"""Sections 5 and 6: one knight at a time, alone or against barons."""

import pytest

from baronnies.games.baron.game import GAME
from tests.clauses import allows
from tests.games.baron.asking import chips, keeps, played, told

ALONE = """
    baron 2 {phase}
       0,-1  F   W
    -1,0  Y   M{keep}  Q
       -1,1  P   {last}
    A reserve=X
    B reserve=M
"""


@pytest.mark.clause("5.1", "5.3", "5.4")
def test_a_barony_is_worth_its_seven_tiles() -> None:
    """2 + 2 + 1 + 1 + 1 - 2 = 5, as in the example of the rules."""
    placed = played(ALONE.format(phase="keep", keep="", last="X"), "A keep@0,0")
    assert placed.scores() == [5, 0]
    assert keeps(placed) == {"0,0": "A"}
    assert chips(placed) == {"0,0": 5}
    assert told(placed, "established") == [(0, "0,0", 5, 5)]


@pytest.mark.clause("5.2")
def test_the_sixth_tile_establishes_a_knight_at_once() -> None:
    laid = played(ALONE.format(phase="lay", keep="a", last="."), "A X@0,1")
    assert laid.scores() == [5, 0]
    assert keeps(laid) == {"0,0": "A"}
    assert laid.to_act() == [1]  # and the turn is over, for there is no empty meadow


@pytest.mark.clause("5.2")
def test_the_sixth_tile_may_be_laid_by_somebody_else() -> None:
    laid = played(ALONE.format(phase="lay", keep="b", last="."), "A X@0,1")
    assert laid.scores() == [0, 5]
    assert keeps(laid) == {"0,0": "B"}


BAD_LAND = """
    baron 2 {phase}
       0,-1  S   M
    -1,0  M   M{keep}  X
       -1,1  X   {last}
    A reserve=S
    B reserve=M
"""


@pytest.mark.clause("5.2", "5.3", "5.4", "9.1")
def test_a_barony_may_cost_honour_and_is_established_all_the_same() -> None:
    laid = played(BAD_LAND.format(phase="lay", keep="b", last="."), "A S@0,1")
    assert laid.scores() == [0, -6]
    assert chips(laid) == {"0,0": -6}
    allows(GAME, BAD_LAND.format(phase="keep", keep="", last="S"), "A keep@0,0")  # ruin is allowed


OWN_NEIGHBOUR = """
    baron 2 lay
       -2,-1  M   M   W   .
    -3,0   M   MB  V   Ma  F   M
       -3,1   M   M   M   P   MA  M
                        0,2   M   M
    A reserve=Q
    B reserve=M
"""


@pytest.mark.clause("5.5", "6.7")
def test_tiles_of_an_own_barony_score_once_but_the_chip_shows_them() -> None:
    """Worth 9, of which 3 lie in the first barony: 6 honour, a chip of 9."""
    laid = played(OWN_NEIGHBOUR, "A Q@1,-1")
    assert told(laid, "faced") == [(0, "0,0", 6, 1, "-2,0", 0, "V@-1,0")]
    assert told(laid, "established") == [(0, "0,0", 9, 6)]
    assert chips(laid) == {"0,0": 9, "1,1": 3}
    assert laid.scores() == [6, -3]


@pytest.mark.clause("5.5")
def test_tiles_of_an_own_barony_count_in_the_fight() -> None:
    strong = OWN_NEIGHBOUR.replace("-2,-1  M   M", "-2,-1  V   M").replace("-3,1   M", "-3,1   F")
    laid = played(strong, "A Q@1,-1")  # 6 against 5: without the 3 in common it would be lost
    assert told(laid, "won") == [(0, "0,0")]


@pytest.mark.clause("5.5")
def test_negative_tiles_of_an_own_barony_do_not_count_again_either() -> None:
    position = OWN_NEIGHBOUR.replace("Ma  F   M", "Ma  S   M").replace("P   MA", "X   MA")
    position = position.replace("MB", "M")
    laid = played(position, "A Q@1,-1")
    assert told(laid, "established") == [(0, "0,0", 3, 6)]


ONE_BARON = """
    baron 2 lay
         0,-1  V   Q
    0,0    Ma  F   M
       -1,1  M   S   MB  W
              0,2   M   M
    A reserve=Y
    B reserve=M
"""


@pytest.mark.clause("6.1", "6.2", "6.3", "6.5", "6.7")
def test_a_knight_beats_a_baron() -> None:
    """5 against 2 without the field and the marsh; 6 honour and a chip of 6; the baron loses 1."""
    laid = played(ONE_BARON, "A Y@-1,0")
    assert told(laid, "faced") == [(0, "0,0", 5, 1, "1,1", 2, "S@0,1 F@1,0")]
    assert laid.scores() == [6, -1]
    assert chips(laid) == {"0,0": 6}
    assert keeps(laid) == {"0,0": "A"}


@pytest.mark.clause("6.3", "6.4")
@pytest.mark.parametrize(("tile", "wins"), [("M", False), ("S", True)])
def test_at_equal_strength_the_baron_wins(tile: str, *, wins: bool) -> None:
    """The baron's other tiles bring 5, or 4 with a marsh among them; the knight has 5."""
    position = ONE_BARON.replace("0,2   M   M", f"0,2   {tile}   V").replace("S   MB", "P   MB")
    laid = played(position, "A Y@-1,0")
    assert keeps(laid) == ({"0,0": "A"} if wins else {"1,1": "B"})
    assert laid.scores() == ([8, -3] if wins else [0, 0])


@pytest.mark.clause("6.1")
def test_common_meadows_are_no_reason_to_fight() -> None:
    position = ONE_BARON.replace("Ma  F", "Ma  M").replace("S   MB", "M   MB")
    laid = played(position, "A Y@-1,0")
    assert told(laid, "faced") == []
    assert keeps(laid) == {"0,0": "A", "1,1": "B"}
    assert laid.scores() == [5, 0]


@pytest.mark.clause("6.1")
def test_one_common_tile_that_is_no_meadow_is_enough() -> None:
    position = ONE_BARON.replace("S   MB", "M   MB")
    laid = played(position, "A Y@-1,0")
    assert told(laid, "faced") == [(0, "0,0", 5, 1, "1,1", 2, "F@1,0")]
    assert laid.scores() == [7, -2]


@pytest.mark.clause("6.5")
def test_negative_battlefields_give_honour_to_the_beaten() -> None:
    position = ONE_BARON.replace("Ma  F", "Ma  M")
    laid = played(position, "A Y@-1,0")
    assert told(laid, "relief") == [(1, 1, "S@0,1")]
    assert laid.scores() == [4, 1]


@pytest.mark.clause("6.1")
def test_a_keep_placed_on_surrounded_land_fights_too() -> None:
    position = ONE_BARON.replace("lay", "keep").replace("Ma", "M").replace("0,0 ", "-1,0  Y ")
    placed = played(position, "A keep@0,0")
    assert placed.scores() == [6, -1]
    assert keeps(placed) == {"0,0": "A"}


TWO_BARONS = """
    baron 3 lay
                              2,-2  M   M
         -2,-1  M   M   F   V   MB  W
    -3,0   V   MC  Y   Ma  M   M
         -3,1  M   Q   W
    A reserve=Y
    B reserve=M
    C reserve=M
"""


@pytest.mark.clause("6.2", "6.5", "6.6")
def test_a_knight_against_two_barons_meets_the_stronger_and_beats_both() -> None:
    """5 against 4; the winner scores 9, the beaten lose 3 and 1."""
    laid = played(TWO_BARONS, "A Y@0,1")
    assert told(laid, "faced") == [
        (0, "0,0", 5, 1, "2,-1", 2, "Y@-1,0 V@1,-1"),
        (0, "0,0", 5, 2, "-2,0", 4, "Y@-1,0 V@1,-1"),
    ]
    assert laid.scores() == [9, -3, -1]
    assert keeps(laid) == {"0,0": "A"}


@pytest.mark.clause("6.6")
def test_one_baron_who_is_strong_enough_saves_the_other() -> None:
    position = TWO_BARONS.replace("-3,1  M", "-3,1  F")  # C has 6
    laid = played(position, "A Y@0,1")
    assert laid.scores() == [0, 0, 0]
    assert keeps(laid) == {"2,-1": "B", "-2,0": "C"}


@pytest.mark.clause("6.5")
def test_a_tile_of_two_beaten_baronies_of_one_player_is_lost_once() -> None:
    position = """
        baron 2 lay
             0,-1  V   Q   M   M
        0,0    Ma  F   MB  M
          -1,1   M   P   MB  M
                  0,2   M   M
        A reserve=W
        B reserve=M
    """
    laid = played(position, "A W@-1,0")  # the field lies in both of B's baronies
    assert told(laid, "loss") == [(1, 3, "P@0,1 F@1,0")]
    assert laid.scores() == [9, -3]
    assert keeps(laid) == {"0,0": "A"}


@pytest.mark.clause("6.2")
def test_no_two_baronies_of_different_owners_share_more_than_meadows_after_a_fight() -> None:
    laid = played(TWO_BARONS, "A Y@0,1")
    assert GAME.position(laid.text()).text() == laid.text()  # a shared tile would be refused
