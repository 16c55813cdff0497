"""Sections 2 to 4: drawing, laying, placing a keep."""

import pytest

from baronnies.core.game import CHANCE
from baronnies.games.baron.game import GAME
from tests.clauses import allows, refuses
from tests.games.baron.asking import keeps, played, said, seat, told

DRAW = """
    baron 2 draw
    0,0 M
    display M V F
    A reserve=MY start=Y!
    B reserve=MQ start=Q!
"""


@pytest.mark.clause("2.1")
def test_a_turn_begins_with_a_draw() -> None:
    assert said(GAME.position(DRAW), 0) == ["d1", "d2", "d3"]
    refuses("2.1", GAME, DRAW, "A M@1,0")
    refuses("2.1", GAME, DRAW, "A pass")


@pytest.mark.clause("2.2")
def test_only_what_lies_in_the_display_can_be_drawn() -> None:
    position = "baron 2\n0,0 M\ndisplay M V\nA reserve=MY"
    allows(GAME, position, "A d2")
    refuses("2.2 d3", GAME, position, "A d3")


@pytest.mark.clause("2.3", "2.5")
def test_the_second_tile_costs_one_and_the_third_slides_up() -> None:
    drawn = played(DRAW, "A d2")
    assert drawn.scores() == [-1, 0]
    assert told(drawn, "drew") == [(0, "V", 1)]
    assert drawn.to_act() == [CHANCE]
    assert "display M F Q" in played(drawn, "* tile:Q").text()


@pytest.mark.clause("2.3")
def test_the_first_tile_is_free_and_the_third_costs_three() -> None:
    assert played(DRAW, "A d1").scores() == [0, 0]
    assert played(DRAW, "A d3").scores() == [-3, 0]


@pytest.mark.clause("2.4")
@pytest.mark.parametrize(("honour", "payable"), [(0, 3), (-1, 3), (-2, 2), (-3, 2), (-4, 1)])
def test_nobody_pays_beyond_a_debt_of_four(honour: int, payable: int) -> None:
    position = DRAW.replace("A reserve", f"A honour={honour} reserve")
    assert said(GAME.position(position), 0) == ["d1", "d2", "d3"][:payable]
    if payable < 3:
        refuses("2.4 d3", GAME, position, "A d3")
    if payable < 2:
        refuses("2.4 d2", GAME, position, "A d2")


@pytest.mark.clause("2.5")
def test_what_was_shown_cannot_come_from_the_pile_again() -> None:
    position = "baron 2 refill\n0,0 M\ndisplay M V\npile QQ\nA reserve=MYF"
    assert said(GAME.position(position), CHANCE) == ["tile:Q"]
    refuses("2.5", GAME, position, "* tile:M")


@pytest.mark.clause("2.5")
def test_without_a_pile_the_display_closes_up() -> None:
    position = "baron 2\n0,0 M\ndisplay M V F\npile\nA reserve=MY"
    drawn = played(position, "A d1")
    assert drawn.to_act() == [0]
    assert drawn.view(0)["phase"] == "lay"
    assert "display V F" in drawn.text()


@pytest.mark.clause("2.6", "8.1")
def test_without_pile_and_display_everybody_lays_what_is_left() -> None:
    state = played("baron 2 lay\n0,0 M\nA reserve=MM\nB reserve=MM", "A M@1,0", "A pass")
    assert state.to_act() == [1]
    assert state.view(1)["phase"] == "lay"
    state = played(state, "B M@0,1", "B pass", "A M@1,1", "A pass", "B M@2,0", "B pass")
    assert state.to_act() == []


LAY = """
    baron 2 lay
      0,-1 F
    0,0 M  Q
    A reserve=MQF start=Y!
    B reserve=MP start=Q!
"""


@pytest.mark.clause("3.1")
def test_a_tile_must_be_laid() -> None:
    refuses("3.1", GAME, LAY, "A pass")
    refuses("3.1", GAME, LAY, "A d1")
    refuses("3.1", GAME, LAY, "A keep@0,0")
    refuses("3.1", GAME, LAY, "A out:M")
    assert played(LAY, "A M@-1,0").view(0)["phase"] == "keep"  # one tile, and no second


@pytest.mark.clause("3.2")
def test_the_tile_must_be_in_the_own_reserve() -> None:
    refuses("3.2 P", GAME, LAY, "A P@-1,0")
    assert seat(played(LAY, "A M@-1,0"), 0)["known"] == "FQ"


@pytest.mark.clause("3.3")
def test_no_tile_on_another() -> None:
    refuses("3.3 0,0", GAME, LAY, "A M@0,0")


@pytest.mark.clause("3.4")
def test_a_tile_touches_the_board_with_an_edge() -> None:
    refuses("3.4 3,0", GAME, LAY, "A M@3,0")
    refuses("3.4 2,1", GAME, LAY, "A M@2,1")
    refuses("3.4 -2,1", GAME, LAY, "A M@-2,1")
    allows(GAME, LAY, "A M@-1,1")


@pytest.mark.clause("3.5")
def test_no_tile_beside_its_own_nature_but_meadows_may() -> None:
    refuses("3.5 1,-1", GAME, LAY, "A F@1,-1")
    refuses("3.5 2,0", GAME, LAY, "A Q@2,0")
    allows(GAME, LAY, "A Q@-1,0")
    allows(GAME, LAY, "A M@-1,0")  # beside the meadow at 0,0


@pytest.mark.clause("3.5")
def test_equal_values_may_touch() -> None:
    allows(GAME, LAY.replace("reserve=MQF", "reserve=W"), "A W@1,-1")  # forest beside field
    allows(GAME, LAY.replace("reserve=MQF", "reserve=P"), "A P@2,0")  # pond beside quarry


NOTHING_FITS = """
    baron 2 discard
    0,0 Q
    A reserve=QQ start=Q!
    B reserve=M start=Y!
"""


@pytest.mark.clause("3.6")
def test_when_nothing_fits_a_tile_leaves_the_game_and_the_turn_goes_on() -> None:
    assert said(GAME.position(NOTHING_FITS), 0) == ["out:Q"]
    refuses("3.5 1,0", GAME, NOTHING_FITS, "A Q@1,0")
    refuses("3.2 M", GAME, NOTHING_FITS, "A M@1,0")
    refuses("3.6", GAME, NOTHING_FITS, "A pass")
    refuses("3.2 M", GAME, NOTHING_FITS, "A out:M")
    out = played(NOTHING_FITS, "A out:Q")
    assert told(out, "put_out") == [(0, "Q")]
    assert out.to_act() == [1]  # no meadow, so there is no place for a keep either


@pytest.mark.clause("3.6")
def test_as_long_as_a_tile_fits_none_leaves_the_game() -> None:
    refuses("3.1", GAME, "baron 2 lay\n0,0 Q\nA reserve=QM", "A out:Q")


@pytest.mark.clause("3.7")
@pytest.mark.parametrize(
    ("northeast", "east", "south", "honour"),
    [(".", ".", ".", 0), ("V", ".", ".", 1), ("V", "Y", ".", 3), ("V", "Y", "S", 9)],
)
def test_contact_brings_honour(northeast: str, east: str, south: str, honour: int) -> None:
    """The field touches three tiles, four, five (as in the example of the rules), or six."""
    position = f"""
        baron 2 lay
           1,-1  Q {northeast}
        0,0   P  .  {east}
           0,1   W {south}
        A reserve=F
    """
    laid = played(position, "A F@1,0")
    assert laid.scores() == [honour, 0]
    assert told(laid, "contact") == ([(0, {1: 4, 3: 5, 9: 6}[honour], honour)] if honour else [])


@pytest.mark.clause("3.7", "9.1")
def test_contact_honour_comes_before_the_barony_of_the_same_tile() -> None:
    position = """
        baron 2 lay
           1,-1  S  M
        0,0   Mb .  M
           -1,0  S
           0,-1  X
           -1,1  X  M
        A reserve=M
        B honour=-4 reserve=M
    """
    laid = played(position, "A M@1,0")
    kinds = [event.kind for event in laid.story or []]
    assert kinds.index("contact") < kinds.index("established") < kinds.index("fell")


KEEP = """
    baron 2 keep
       0,-1  F
    0,0   M  Mb M
    A reserve=M
    B reserve=M
"""


@pytest.mark.clause("4.1")
def test_a_keep_may_be_placed_or_not() -> None:
    assert said(GAME.position(KEEP), 0) == ["pass", "keep@0,0", "keep@2,0"]
    refuses("4.1", GAME, KEEP, "A M@3,0")
    refuses("4.1", GAME, KEEP, "A try")
    assert keeps(played(KEEP, "A pass")) == {"1,0": "b"}
    placed = played(KEEP, "A keep@0,0")
    assert keeps(placed) == {"0,0": "a", "1,0": "b"}
    assert placed.to_act() == [1]  # one keep a turn


@pytest.mark.clause("4.2")
def test_a_keep_goes_on_any_meadow_of_the_board() -> None:
    refuses("4.2 0,-1", GAME, KEEP, "A keep@0,-1")
    refuses("4.2 5,5", GAME, KEEP, "A keep@5,5")
    laid = played(KEEP.replace("keep", "lay"), "A M@3,0")
    assert said(laid, 0) == ["pass", "keep@0,0", "keep@2,0", "keep@3,0"]


@pytest.mark.clause("4.3")
def test_a_meadow_bears_one_keep() -> None:
    refuses("4.3 1,0", GAME, KEEP, "A keep@1,0")


@pytest.mark.clause("4.4")
def test_without_a_keep_or_a_meadow_the_turn_ends_by_itself() -> None:
    full = "baron 5 lay\n0,0 Ma Ma M\nA reserve=M\nB reserve=M"
    assert played(full, "A M@0,1").to_act() == [1]
    bare = "baron 2 lay\n0,0 Q\nA reserve=F\nB reserve=M"
    assert played(bare, "A F@1,0").to_act() == [1]


ALL_FIVE = """
    baron 2 lay
        0,-1  Ma  M
    -1,0  Ma  Ma  F  Ma
       -1,1  .   S   MB  W
            0,2   Ma  M
    A reserve=MM
    B reserve=MM
"""


@pytest.mark.clause("4.5", "6.4")
def test_a_keep_stays_a_knight_where_it_is_until_a_fight_is_lost() -> None:
    before = keeps(GAME.position(ALL_FIVE))
    assert before["0,0"] == "a"
    lost = played(ALL_FIVE, "A M@-1,1")  # 0 against 2
    assert keeps(lost) == {cell: keep for cell, keep in before.items() if cell != "0,0"}
    assert lost.scores() == [0, 0]


@pytest.mark.clause("4.4")
def test_a_keep_that_came_back_rests_until_the_next_turn() -> None:
    lost = played(ALL_FIVE, "A M@-1,1")
    assert told(lost, "keep_back") == [(0, "0,0")]
    assert seat(lost, 0)["stock"] == 1
    assert lost.to_act() == [1]  # the turn is over: that keep cannot be placed yet
    later = played(lost, "B M@-1,2", "B pass", "A M@-2,1")
    allows(GAME, later, "A keep@0,0")


@pytest.mark.clause("4.4")
def test_another_keep_can_be_placed_while_one_rests() -> None:
    four = ALL_FIVE.replace("0,2   Ma", "0,2   M")
    lost = played(four, "A M@-1,1")
    assert lost.view(0)["back"] == 1
    assert seat(lost, 0)["stock"] == 2
    allows(GAME, lost, "A keep@0,0")  # with the keep that was in the stock before


@pytest.mark.clause("4.4")
def test_an_own_baron_beaten_in_the_own_turn_rests_too() -> None:
    position = """
        baron 2 lay
           0,-1  V   M
        -1,0  M   Mb  F   Ma
           -1,1  .   P   MA  Ma
                0,2   Ma  Ma
        A reserve=MM
        B reserve=MM
    """
    beaten = played(position, "A M@-1,1")  # B's knight, 3 against 0
    assert told(beaten, "keep_back") == [(0, "1,1")]
    assert seat(beaten, 0)["stock"] == 1
    assert beaten.to_act() == [1]


@pytest.mark.clause("11.1")
def test_a_turn_is_one_draft_but_the_draw_is_final_when_a_new_tile_is_shown() -> None:
    drawn = played(DRAW, "A d1", "* tile:Q")
    assert drawn.turn == 0
    laid = played(drawn, "A M@1,0")
    assert laid.turn == 0
    assert played(laid, "A pass").turn == 1
