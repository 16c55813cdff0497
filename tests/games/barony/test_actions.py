"""The turn (section 3), recruit (4), build (6), new city (7), expedition (8)."""

import pytest

from baronnies.games.barony.game import GAME
from tests.clauses import after, allows, refuses
from tests.games.barony.boards import kinds, line_of, on_land, shown_of, texts

READY = on_land("A 0,0=c2 2,0=1", "B -2,2=c1")
ALL_KNIGHTS_OUT = on_land("A 0,0=c5 2,0=2", "B -2,2=c1")


@pytest.mark.clause("3.1")
def test_a_turn_begins_with_the_name_of_an_action() -> None:
    assert texts(GAME.position(READY)) == ["recruit", "move", "build", "expedition"]
    for part in ("0,0", "0,0>1,0", "v:2,0", "done", "pay:C", "take:C", "lay:FFF"):
        refuses("3.1", GAME, READY, f"A {part}")


@pytest.mark.clause("3.2")
def test_the_token_of_a_destroyed_village_comes_before_anything_else() -> None:
    position = on_land("A 0,-1=1 -1,0=1 1,-2=1", "B 0,0=v tokens=CM")
    state = after(GAME, position, "A move", "A 0,-1>0,0", "A -1,0>0,0")
    assert texts(state) == ["take:C", "take:M"]
    for other in ("done", "1,-2>1,-1", "recruit", "pass"):
        refuses("3.2", GAME, state, f"A {other}")
    refuses("0.1", GAME, state, "B move")


@pytest.mark.clause("3.3")
def test_one_action_is_all() -> None:
    state = after(GAME, READY, "A recruit")
    for other in ("recruit", "move", "pass", "cast:charm"):
        refuses("3.3", GAME, state, f"A {other}")


@pytest.mark.clause("3.4")
def test_an_action_is_not_ended_before_something_is_done() -> None:
    for action in ("recruit", "move", "build", "expedition"):
        refuses("3.4", GAME, after(GAME, READY, f"A {action}"), "A done")
    assert after(GAME, READY, "A recruit", "A 0,0", "A done").to_act() == [1]


@pytest.mark.clause("3.4")
def test_an_action_ends_by_itself_when_nothing_can_be_added() -> None:
    position = on_land("A 0,0=c1 1,-2=1", "B -2,2=c1")
    assert after(GAME, position, "A build", "A v:1,-2").to_act() == [1]
    assert after(GAME, position, "A move", "A 1,-2>0,-2").to_act() == [0]
    assert after(GAME, position, "A move", "A 1,-2>0,-2", "A 0,0>1,0").to_act() == [1]


@pytest.mark.clause("3.5")
def test_parts_belong_to_the_action() -> None:
    refuses("3.5", GAME, after(GAME, READY, "A move"), "A v:2,0")
    refuses("3.5", GAME, after(GAME, READY, "A move"), "A 2,0")
    refuses("3.5", GAME, after(GAME, READY, "A recruit"), "A 0,0>1,0")
    refuses("3.5", GAME, after(GAME, READY, "A build"), "A take:C")
    refuses("3.5", GAME, after(GAME, READY, "A expedition"), "A box:2,0")


@pytest.mark.clause("3.6")
def test_whoever_can_do_something_must() -> None:
    refuses("3.6", GAME, READY, "A pass")
    stuck = "barony 2\nrow 0,0 CM\nA 0,0=c7\nB 1,0=1"
    assert texts(GAME.position(stuck)) == ["pass"]
    assert kinds(after(GAME, stuck, "A pass")) == ["passed"]
    refuses("3.6", GAME, stuck.replace("CM", "CP"), "A pass")


@pytest.mark.clause("3.7")
def test_the_next_player_clockwise_and_the_next_round() -> None:
    position = on_land("A 0,0=c1", "B -2,2=c1", head="barony 2 seat=A first=B round=7 turn=15")
    state = after(GAME, position, "A move", "A 0,0>1,0")
    assert state.text().splitlines()[0] == "barony 2 act seat=B first=B round=8 turn=16"


@pytest.mark.clause("4.1")
def test_two_knights_are_recruited_in_an_own_city() -> None:
    position = on_land("A 2,0=c 1,-2=v", "B 0,2=c").replace("MCPL", "MCPP")
    state = after(GAME, position, "A recruit")
    assert texts(state) == ["2,0"]
    refuses("4.1 0,2", GAME, state, "A 0,2")
    refuses("4.1 1,-2", GAME, state, "A 1,-2")
    one = after(GAME, state, "A 2,0")
    assert texts(one) == ["2,0", "done"]
    assert line_of(after(GAME, one, "A 2,0"), 0) == "A 1,-2=v 2,0=c2"
    assert one.to_act() == [1]


@pytest.mark.clause("4.2")
def test_three_beside_a_lake() -> None:
    state = after(GAME, on_land("A 0,0=c", "B"), "A recruit", "A 0,0", "A 0,0")
    assert texts(state) == ["0,0", "done"]
    assert line_of(after(GAME, state, "A 0,0"), 0) == "A 0,0=c3"
    assert state.to_act() == [1]


@pytest.mark.clause("4.3")
def test_nobody_is_recruited_from_an_empty_reserve() -> None:
    refuses("4.3", GAME, ALL_KNIGHTS_OUT, "A recruit")
    last = ALL_KNIGHTS_OUT.replace("A 0,0=c5", "A 0,0=c4")
    state = after(GAME, last, "A recruit", "A 0,0")
    assert state.to_act() == [1]  # there was but one


@pytest.mark.clause("4.4")
def test_all_recruits_come_to_one_city() -> None:
    state = after(GAME, on_land("A 0,0=c 2,0=c", "B"), "A recruit", "A 0,0")
    refuses("4.4 2,0", GAME, state, "A 2,0")


@pytest.mark.clause("6.1")
def test_knights_become_villages_and_strongholds() -> None:
    position = on_land("A 2,0=2 0,2=1 1,1=1 -2,2=c", "B 0,0=1")
    state = after(GAME, position, "A build")
    refuses("6.1 1,0", GAME, state, "A v:1,0")
    refuses("6.1 0,0", GAME, state, "A v:0,0")  # a knight of somebody else
    state = after(GAME, state, "A v:2,0", "A s:0,2", "A done")
    assert line_of(state, 0) == "A -2,2=c 0,2=s 1,1=1 2,0=v1 tokens=PM"
    assert shown_of(state, 0)["knights"] == 5


@pytest.mark.clause("6.2")
def test_one_building_on_a_hex() -> None:
    state = after(GAME, on_land("A 2,0=2 0,0=c1 1,1=1", "B 1,1=v"), "A build")
    refuses("6.2 0,0", GAME, state, "A v:0,0")
    refuses("6.2 1,1", GAME, state, "A v:1,1")
    refuses("6.2 1,1", GAME, state, "A s:1,1")
    assert after(GAME, state, "A v:2,0").to_act() == [1]  # not the second knight too


@pytest.mark.clause("6.3")
def test_nothing_is_built_beside_an_enemy_knight() -> None:
    position = on_land("A 2,0=1 1,1=1", "B 1,1=1")
    refuses("6.3 1,1", GAME, after(GAME, position, "A build"), "A s:1,1")


@pytest.mark.clause("6.4")
def test_buildings_are_limited() -> None:
    state = after(GAME, on_land("A 2,0=1 1,1=s 0,2=s", "B"), "A build")
    refuses("6.4", GAME, state, "A s:2,0")
    villages = (
        "0,-2=v 1,-2=v 2,-2=v -1,-1=v 0,-1=v 1,-1=v -2,0=v -1,0=v 0,0=v 1,0=v 2,0=v "
        "-2,1=v 0,1=v 1,1=v"
    )
    state = after(GAME, on_land(f"A {villages} 0,2=1", "B"), "A build")
    refuses("6.4", GAME, state, "A v:0,2")
    allows(GAME, state, "A s:0,2")
    nothing = on_land(f"A {villages} 0,2=s -1,2=s -2,2=1", "B")
    refuses("6.4", GAME, nothing, "A build")


@pytest.mark.clause("6.5")
def test_a_building_brings_a_token_of_its_terrain_while_the_bank_has_some() -> None:
    position = on_land("A 2,0=1 0,1=1", "B tokens=" + "P" * 19)
    state = after(GAME, position, "A build", "A v:2,0")
    assert state.story == [("built", (0, "village", "2,0", "P"), None)]
    state = after(GAME, state, "A v:0,1")
    assert state.story == [("built", (0, "village", "0,1", "none"), None)]
    assert line_of(state, 0) == "A 0,1=v 2,0=v tokens=P"


@pytest.mark.clause("6.6")
def test_forests_and_mountains_are_built_on_too() -> None:
    state = after(GAME, on_land("A 1,1=1 0,2=1", "B"), "A build", "A v:1,1", "A v:0,2")
    assert line_of(state, 0) == "A 0,2=v 1,1=v tokens=FM"


@pytest.mark.clause("7.1")
def test_a_new_city_needs_one_in_reserve() -> None:
    five = on_land("A 0,-2=c -2,0=c 0,0=c -2,2=c 2,-2=c 2,0=v", "B")
    refuses("7.1", GAME, five, "A city")


@pytest.mark.clause("7.2")
def test_a_new_city_replaces_an_own_village() -> None:
    state = after(GAME, on_land("A 2,0=v 0,2=1 -2,2=v", "B 0,0=v"), "A city")
    refuses("7.2 0,2", GAME, state, "A 0,2")
    refuses("7.2 0,0", GAME, state, "A 0,0")
    assert texts(state) == ["-2,2", "2,0"]


@pytest.mark.clause("7.3")
def test_no_new_city_in_a_forest() -> None:
    state = after(GAME, on_land("A 2,0=v 1,1=v", "B"), "A city")
    refuses("7.3 1,1", GAME, state, "A 1,1")


@pytest.mark.clause("7.4")
def test_no_new_city_next_to_a_city_of_anybody() -> None:
    state = after(GAME, on_land("A 0,0=c 0,1=v 2,0=v -2,1=v", "B -2,2=c"), "A city")
    refuses("7.4 0,1", GAME, state, "A 0,1")
    refuses("7.4 -2,1", GAME, state, "A -2,1")
    assert texts(state) == ["2,0"]


@pytest.mark.clause("7.5")
def test_no_new_city_where_an_enemy_knight_stands() -> None:
    state = after(GAME, on_land("A 0,0=v 2,0=v", "B 2,0=1"), "A city")
    refuses("7.5 2,0", GAME, state, "A 2,0")


@pytest.mark.clause("7.6")
def test_a_new_city_brings_ten_points_and_gives_the_village_back() -> None:
    position = on_land("A 0,0=v1 title=viscount", "B")
    state = after(GAME, position, "A city", "A 0,0")
    assert line_of(state, 0) == "A 0,0=c1 title=viscount new=1"
    assert state.scores() == [25, 0]
    assert state.story == [("founded", (0, "0,0", "village", "none"), None)]


@pytest.mark.clause("8.1")
def test_an_expedition_loses_one_knight_of_two() -> None:
    refuses("8.1", GAME, on_land("A 0,0=c6", "B"), "A expedition")
    state = after(GAME, on_land("A 0,0=c4", "B"), "A expedition", "A 2,0")
    assert line_of(state, 0) == "A 0,0=c4 2,0=1 gone=1"
    assert shown_of(state, 0)["knights"] == 1


@pytest.mark.clause("8.2")
def test_an_expedition_lands_on_the_border() -> None:
    state = after(GAME, on_land("A 0,0=c", "B"), "A expedition")
    refuses("8.2 0,1", GAME, state, "A 0,1")
    allows(GAME, state, "A 1,1")


@pytest.mark.clause("8.2")
def test_a_hole_in_the_board_has_a_border_too() -> None:
    with_hole = on_land("A 1,-2=c", "B").replace("FPCMP", "FP.MP")
    allows(GAME, after(GAME, with_hole, "A expedition"), "A 0,1")


@pytest.mark.clause("8.3")
def test_an_expedition_does_not_land_on_a_lake() -> None:
    state = after(GAME, on_land("A 0,0=c", "B"), "A expedition")
    refuses("8.3 2,-1", GAME, state, "A 2,-1")


@pytest.mark.clause("8.4")
def test_an_expedition_lands_where_nobody_is() -> None:
    state = after(GAME, on_land("A 2,0=c 1,1=1", "B 0,2=v 0,-2=1"), "A expedition")
    for taken in ("2,0", "1,1", "0,2", "0,-2"):
        refuses(f"8.4 {taken}", GAME, state, f"A {taken}")


@pytest.mark.clause("16.1")
def test_an_action_is_one_turn_with_all_its_parts() -> None:
    state = GAME.position(READY)
    moves = ("A move", "A 2,0>1,0", "A 0,0>0,1", "B move", "B -2,2>-2,1")
    assert [after(GAME, state, move).turn for move in moves] == [0, 0, 1, 1, 2]


@pytest.mark.clause("16.1")
def test_first_cities_in_a_row_are_one_turn() -> None:
    state = GAME.position("barony 2 cities\nrow -6,0 CPCPCPCPCPCPC")
    moves = ("A -6,0", "B -4,0", "B -2,0", "B 0,0", "A 2,0", "A 4,0")
    assert [after(GAME, state, move).turn for move in moves] == [1, 1, 1, 2, 2, 3]


@pytest.mark.clause("16.2")
def test_an_action_with_which_nothing_could_be_done_is_not_chosen() -> None:
    lonely = "barony 2\nrow 0,0 CL\nA 0,0=c1\nB"
    refuses("16.2", GAME, lonely, "A move")
    allows(GAME, lonely, "A recruit")


@pytest.mark.parametrize(
    ("action", "own", "clause"),
    [
        ("recruit", "2,0=1", "4.1"),
        ("move", "2,0=c", "5.1"),
        ("build", "2,0=c", "6.1"),
        ("build", "2,0=c1", "6.2"),
        ("city", "2,0=c1", "7.2"),
        ("city", "-2,0=v", "7.3"),
    ],
)
def test_an_action_that_cannot_be_says_what_is_missing(action: str, own: str, clause: str) -> None:
    refuses(clause, GAME, on_land(f"A {own}", "B"), f"A {action}")


@pytest.mark.clause("8.4")
def test_an_expedition_needs_a_free_hex_on_the_border() -> None:
    refuses("8.4", GAME, "barony 2\nrow 0,0 CL\nA 0,0=c1\nB", "A expedition")
