"""Sections 2 to 4: the turn, the personal card and the officers."""

import pytest

from baronnies.core.game import CHANCE
from tests.clauses import after, allows, refuses
from tests.games.terre_de_barons.board import GAME, at, position, told

BLUE = "blue A baron=19 knights=1,2 troops=19:4 card=30"
MIDDLE = (BLUE, "red B baron=37 knights=34,35 card=10")


@pytest.mark.clause("2.1")
def test_a_turn_begins_with_the_die() -> None:
    start = "terre_de_barons 2 roll"
    refuses("2.1", GAME, start, "* card:3")
    refuses("0.1", GAME, start, "A end")
    assert len(GAME.position(start).moves(CHANCE)) == 6
    assert position(after(GAME, start, "* roll:5")).die == 5


@pytest.mark.clause("2.2", "2.7")
def test_a_turn_has_at_most_two_actions() -> None:
    refuses("2.2", GAME, at("die=1", *MIDDLE), "A blue")
    refuses("2.2", GAME, at("die=1", *MIDDLE), "A roll:3")
    state = after(GAME, at("die=1", *MIDDLE), "A b19-20")
    assert (state.turn, state.to_act()) == (1, [0])
    state = after(GAME, state, "A k1-5")
    assert (state.turn, state.to_act()) == (2, [CHANCE])
    assert position(state).seat == 1


@pytest.mark.clause("2.7")
def test_a_turn_may_end_before_or_without_any_action() -> None:
    assert told(after(GAME, at("die=1", *MIDDLE), "A end")) == ["passed"]
    assert told(after(GAME, at("die=1", *MIDDLE), "A b19-20", "A end")) == ["ended"]


@pytest.mark.clause("2.7")
def test_turns_go_round_in_the_order_of_play() -> None:
    state = GAME.position("terre_de_barons 3 roll playing=CAB seat=C")
    for seat in "CABCA":
        state = after(GAME, state, "* roll:1", f"{seat} end")


@pytest.mark.clause("2.3")
def test_an_order_comes_first() -> None:
    state = after(GAME, at("die=1", *MIDDLE), "A disperse:19", "A 19-20")
    for move in ("b19-20", "end", "recruit:19", "treasure:2", "ride:b19", "concentrate:19"):
        refuses("2.3", GAME, state, f"A {move}")
    assert position(after(GAME, state, "A stop")).first == 2


@pytest.mark.clause("2.4")
def test_troops_move_only_in_an_order() -> None:
    for move in ("19-20", "capture:20", "stop"):
        refuses("2.4", GAME, at("die=1", *MIDDLE), f"A {move}")


@pytest.mark.clause("2.5")
@pytest.mark.parametrize("die", range(1, 7))
def test_two_orders_need_a_die_of_four_to_six(die: int) -> None:
    state = after(GAME, at(f"die={die}", *MIDDLE), "A recruit:19")
    allows(GAME, state, "A b19-20")
    if die < 4:
        refuses("2.5", GAME, state, "A recruit:19")
        refuses("2.5", GAME, state, "A disperse:19")
    else:
        assert told(after(GAME, state, "A recruit:19")) == ["second_order", "recruited"]


@pytest.mark.clause("2.5", "2.6")
def test_the_die_serves_once() -> None:
    used = after(GAME, at("die=5", *MIDDLE), "A recruit:19+die")
    refuses("2.5", GAME, used, "A disperse:19")
    used = after(GAME, at("die=1", *MIDDLE), "A b19-21")
    refuses("4.4 3", GAME, used, "A k1-3")
    refuses("6.4", GAME, used, "A recruit:21+die")
    allows(GAME, used, "A k1-2")


@pytest.mark.clause("2.5", "6.4")
def test_a_second_order_has_used_the_die() -> None:
    state = after(GAME, at("die=6", *MIDDLE), "A recruit:19")
    refuses("6.4", GAME, state, "A recruit:19+die")
    state = after(GAME, state, "A disperse:19")
    assert position(state).spent


@pytest.mark.clause("3.1")
def test_a_personal_card_is_played_once() -> None:
    for state in (
        after(GAME, at("die=1", *MIDDLE), "A treasure:2"),
        after(GAME, at("die=1", *MIDDLE), "A ride:k1"),
    ):
        refuses("3.1", GAME, state, "A treasure:3")
        refuses("3.1", GAME, state, "A ride:b19")


@pytest.mark.clause("3.2")
def test_the_treasure_comes_before_the_first_action() -> None:
    state = after(GAME, at("die=1", *MIDDLE), "A k1-5")
    refuses("3.2", GAME, state, "A treasure:3")
    allows(GAME, state, "A ride:b19")


@pytest.mark.clause("3.3", "3.4")
def test_the_treasure_is_another_value_and_no_action() -> None:
    refuses("3.3", GAME, at("die=4", *MIDDLE), "A treasure:4")
    state = after(GAME, at("die=4", *MIDDLE), "A treasure:1")
    assert (position(state).die, position(state).first) == (1, 0)
    assert state.story is not None
    assert [(event.kind, event.facts) for event in state.story] == [("treasure", (0, 1))]
    allows(GAME, state, "A b19-22")


@pytest.mark.clause("3.5", "3.6")
def test_a_ride_is_an_officer_move_that_leaves_the_die() -> None:
    refuses("3.5 30", GAME, at("die=1", BLUE.replace("1,2", "1,30"), MIDDLE[1]), "A ride:k30")
    refuses("4.1 3", GAME, at("die=1", *MIDDLE), "A ride:k3")
    refuses("4.1 30", GAME, at("die=1", *MIDDLE), "A ride:k30")  # where it leads, not whence
    state = after(GAME, at("die=1", *MIDDLE), "A ride:k2")
    assert position(state).knights[:2] == [1, 30]
    assert (position(state).first, position(state).spent) == (1, False)
    allows(GAME, state, "A b19-22")


@pytest.mark.clause("3.6")
def test_a_ride_crosses_mountains() -> None:
    walled = "land 1342 21342 134213 4213421 ^^2134 2^^42 ^^44"  # of 30, only 29 is left beside it
    blue = "blue A baron=4 knights=1,2 card=29"
    state = after(GAME, at("die=6", walled, blue, "red B baron=37 knights=36,28"), "A ride:b4")
    assert position(state).barons[0] == 29


@pytest.mark.clause("3.7")
def test_barons_change_places() -> None:
    state = after(GAME, at("die=1", BLUE, "red B baron=30 knights=34,35"), "A ride:b19")
    assert position(state).barons == [30, 19]
    assert told(state) == ["rode", "swapped"]


@pytest.mark.clause("4.1")
def test_officers_move_from_where_they_stand() -> None:
    refuses("4.1 18", GAME, at("die=1", *MIDDLE), "A b18-19")
    refuses("4.1 37", GAME, at("die=1", *MIDDLE), "A b37-36")
    refuses("4.1 34", GAME, at("die=1", *MIDDLE), "A k34-35")


@pytest.mark.clause("4.2")
def test_mountains_are_closed_and_walked_around() -> None:
    land = "land 1342 21342 134213 421^^21 342134 21342 1344"
    blue = "blue A baron=18 knights=1,2"
    refuses("4.2 19", GAME, at("die=1", land, blue), "A b18-19")
    allows(GAME, at("die=3", land, blue), "A b18-13")
    refuses("4.4 21", GAME, at("die=1", land, blue), "A b18-21")
    refuses("4.4 27", GAME, at("die=3", land, blue), "A b18-27")
    allows(GAME, at("die=1", land, blue), "A b18-27")


@pytest.mark.clause("4.3")
def test_a_walk_ends_elsewhere() -> None:
    refuses("4.3 19", GAME, at("die=1", *MIDDLE), "A b19-19")


@pytest.mark.clause("4.4")
@pytest.mark.parametrize(("die", "steps"), [(1, 3), (2, 3), (3, 2), (4, 2), (5, 1), (6, 1)])
def test_the_die_lengthens_a_walk(die: int, steps: int) -> None:
    start = at(f"die={die}", *MIDDLE)
    for distance, tile in enumerate((20, 21, 22), start=1):
        if distance <= steps:
            state = after(GAME, start, f"A b19-{tile}")
            assert position(state).spent == (distance > 1)
        else:
            refuses(f"4.4 {tile}", GAME, start, f"A b19-{tile}")


@pytest.mark.clause("4.4", "2.6")
def test_without_the_die_a_walk_is_one_step() -> None:
    state = after(GAME, at("die=1", *MIDDLE), "A k1-4")
    refuses("4.4 21", GAME, state, "A b19-21")
    allows(GAME, state, "A b19-20")


NEXT_DOOR = ("blue A baron=19 knights=1,2 card=30", "red B baron=20 knights=34,35 card=10")


@pytest.mark.clause("4.5")
def test_a_turn_never_ends_with_two_barons_on_a_tile() -> None:
    state = after(GAME, at("die=1", *NEXT_DOOR), "A k1-5")
    refuses("4.5 20", GAME, state, "A b19-20")
    state = after(GAME, at("die=3", *NEXT_DOOR), "A k1-5")
    allows(GAME, state, "A b19-21")  # through the other baron's tile


@pytest.mark.clause("4.6", "4.7")
def test_a_baron_may_pause_and_must_leave() -> None:
    state = after(GAME, at("die=3", *NEXT_DOOR), "A b19-20")
    for move in ("end", "k1-5", "ride:k1", "recruit:20", "disperse:20"):
        refuses("4.7 20", GAME, state, f"A {move}")
    assert {GAME.say(move)[:3] for move in state.moves(0)} == {"b20", "rid"}
    assert position(after(GAME, state, "A b20-22")).barons == [22, 20]


@pytest.mark.clause("4.6")
def test_the_same_baron_may_go_back() -> None:
    state = after(GAME, at("die=6", *NEXT_DOOR), "A b19-20", "A b20-19")
    assert position(state).barons == [19, 20]


CORNER = "land 1342 ^1342 134213 4213421 342134 21342 1344"  # beside tile 1 only 2 and 6 are land
CORNERED = ("red B baron=1 knights=34,35 card=10", "green C baron=2", "yellow D baron=6")


@pytest.mark.clause("4.6")
def test_a_pause_needs_a_way_out() -> None:
    """Blue reaches the corner through a baron with the die; then only a ride could save him."""
    spent = at("die=3", CORNER, "blue A baron=12 knights=9,15 treasure=30", *CORNERED, players=4)
    refuses("4.6 1", GAME, spent, "A b12-1")
    held = spent.replace("treasure=30", "card=30")
    state = after(GAME, held, "A b12-1")
    assert [GAME.say(move) for move in state.moves(0)] == ["ride:b1"]
    assert position(after(GAME, state, "A ride:b1")).barons[0] == 30
    refuses("4.6 1", GAME, held.replace("card=30", "card=2"), "A b12-1")


@pytest.mark.clause("4.7")
def test_a_pause_is_not_left_onto_a_third_baron() -> None:
    lines = ("blue A baron=19 card=30", "red B baron=20 knights=34,35", "green C baron=30")
    state = after(GAME, at("die=6", *lines, players=3), "A b19-20")
    refuses("4.7 20", GAME, state, "A ride:b20")


@pytest.mark.clause("4.8")
def test_officers_stand_with_anything() -> None:
    red = "red B baron=37 knights=20,20 keeps=20 troops=20:2"
    state = after(GAME, at("die=1", "blue A baron=19 knights=21,21", red), "A b19-20")
    state = after(GAME, state, "A k21-20")
    assert position(state).barons[0] == 20
    assert position(state).knights[:2] == [20, 21]


def test_the_two_officer_moves_may_be_the_same_knight() -> None:
    state = after(GAME, at("die=3", *MIDDLE), "A k1-3", "A k3-4")
    assert position(state).knights[:2] == [2, 4]
