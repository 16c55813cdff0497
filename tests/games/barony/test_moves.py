"""Move, conflict and theft (section 5)."""

import pytest

from baronnies.games.barony.game import GAME
from tests.clauses import after, allows, refuses
from tests.games.barony.boards import kinds, line_of, on_land, shown_of, texts


@pytest.mark.clause("5.1")
def test_one_or_two_own_knights_move_one_after_the_other() -> None:
    position = on_land("A 0,0=c2 2,0=1", "B 1,1=1")
    state = after(GAME, position, "A move")
    refuses("5.1 1,1", GAME, state, "A 1,1>0,1")
    refuses("5.1 0,1", GAME, state, "A 0,1>0,0")
    one = after(GAME, state.copy(), "A 0,0>0,1", "A done")
    assert line_of(one, 0) == "A 0,0=c1 0,1=1 2,0=1"
    two = after(GAME, state.copy(), "A 0,0>0,1", "A 0,0>0,1")
    assert line_of(two, 0) == "A 0,0=c 0,1=2 2,0=1"
    assert two.to_act() == [1]


@pytest.mark.clause("5.2")
def test_a_knight_goes_to_an_adjacent_hex() -> None:
    state = after(GAME, on_land("A 0,0=1", "B"), "A move")
    refuses("5.2 2,0", GAME, state, "A 0,0>2,0")
    refuses("5.2 0,0", GAME, state, "A 0,0>0,0")


@pytest.mark.clause("5.3")
def test_no_knight_moves_twice() -> None:
    state = after(GAME, on_land("A 0,0=1 2,0=1", "B"), "A move", "A 0,0>1,0")
    refuses("5.3 1,0", GAME, state, "A 1,0>0,0")
    allows(GAME, state, "A 2,0>1,0")


@pytest.mark.clause("5.3")
def test_where_the_first_one_arrived_another_may_go_on() -> None:
    state = after(GAME, on_land("A 0,0=1 1,0=1", "B"), "A move", "A 0,0>1,0")
    state = after(GAME, state, "A 1,0>2,0")
    assert line_of(state, 0) == "A 1,0=1 2,0=1"


@pytest.mark.clause("5.4")
def test_nobody_enters_a_lake() -> None:
    state = after(GAME, on_land("A 0,0=1", "B"), "A move")
    refuses("5.4 -1,1", GAME, state, "A 0,0>-1,1")


@pytest.mark.clause("5.5")
def test_enemy_cities_and_strongholds_close_their_hex_but_not_ones_own() -> None:
    position = on_land("A 0,0=1 0,-1=c -1,0=s", "B 1,-1=c 0,1=s")
    state = after(GAME, position, "A move")
    refuses("5.5 1,-1", GAME, state, "A 0,0>1,-1")
    refuses("5.5 0,1", GAME, state, "A 0,0>0,1")
    assert texts(state) == ["0,0>1,0", "0,0>0,-1", "0,0>-1,0"]


@pytest.mark.clause("5.6")
def test_two_pieces_of_one_enemy_close_their_hex() -> None:
    position = on_land("A 0,0=1", "B 1,-1=2 0,1=v1 -1,0=3")
    state = after(GAME, position, "A move")
    for at in ("1,-1", "0,1", "-1,0"):
        refuses(f"5.6 {at}", GAME, state, f"A 0,0>{at}")


@pytest.mark.clause("5.6")
def test_several_enemies_with_one_piece_each_do_not_close_it() -> None:
    position = on_land("A 0,0=1", "B 0,1=v", "C 0,1=1", head="barony 3")
    allows(GAME, after(GAME, position, "A move"), "A 0,0>0,1")


@pytest.mark.clause("5.7")
def test_one_enemy_piece_closes_a_mountain() -> None:
    for piece in ("1", "v"):
        state = after(GAME, on_land("A 0,0=1", f"B 1,0={piece}"), "A move")
        refuses("5.7 1,0", GAME, state, "A 0,0>1,0")
    allows(GAME, after(GAME, on_land("A 0,0=1 1,0=v1", "B"), "A move"), "A 0,0>1,0")


@pytest.mark.clause("5.8")
def test_enemies_share_a_hex_while_each_has_one_piece() -> None:
    state = after(GAME, on_land("A 0,0=1", "B 0,1=1"), "A move", "A 0,0>0,1")
    assert kinds(state) == ["moved"]
    assert [line_of(state, seat) for seat in (0, 1)] == ["A 0,1=1", "B 0,1=1"]


@pytest.mark.clause("5.8")
def test_any_number_of_own_knights_stand_together() -> None:
    state = after(GAME, on_land("A 0,0=2 0,1=5", "B"), "A move", "A 0,0>0,1", "A 0,0>0,1")
    assert line_of(state, 0) == "A 0,1=7"


@pytest.mark.clause("5.9")
def test_a_second_piece_destroys_every_enemy_there() -> None:
    position = on_land("A 0,0=1 0,1=1 2,0=1", "B 0,1=1", "C 0,1=v", head="barony 3")
    state = after(GAME, position, "A move", "A 0,0>0,1")
    assert kinds(state) == ["moved", "destroyed", "destroyed"]
    assert [line_of(state, seat) for seat in range(3)] == ["A 0,1=2 2,0=1", "B", "C"]
    assert shown_of(state, 1)["knights"] == 7
    assert shown_of(state, 2)["villages"] == 14
    assert "2,0>1,0" in texts(state)  # nothing to take: the second knight may move


@pytest.mark.clause("5.9")
def test_an_own_village_is_a_second_piece_too() -> None:
    state = after(GAME, on_land("A 0,0=1 0,1=v", "B 0,1=1"), "A move", "A 0,0>0,1")
    assert line_of(state, 1) == "B"


@pytest.mark.clause("5.9")
def test_two_knights_enter_one_hex_and_the_second_destroys() -> None:
    position = on_land("A 0,0=2", "B 0,1=v tokens=P")
    state = after(GAME, position, "A move", "A 0,0>0,1")
    assert kinds(state) == ["moved"]
    state = after(GAME, state, "A 0,0>0,1")
    assert kinds(state) == ["moved", "destroyed"]
    assert texts(state) == ["take:P"]


@pytest.mark.clause("5.9")
def test_without_an_arrival_nothing_happens() -> None:
    position = on_land("A 0,0=c1 0,1=1", "B 0,1=1")
    for moves in (["A recruit", "A 0,0", "A done"], ["A move", "A 0,1>0,0", "A 0,0>1,0"]):
        assert line_of(after(GAME, position, *moves), 1) == "B 0,1=1"


@pytest.mark.clause("5.10")
def test_the_attacker_takes_a_token_of_his_choice() -> None:
    position = on_land("A 0,0=1 0,1=1", "B 0,1=v tokens=CM")
    state = after(GAME, position, "A move", "A 0,0>0,1", "A take:C")
    assert state.story == [("stole", (0, 1, "C"), None)]
    assert line_of(state, 0) == "A 0,1=2 tokens=C"
    assert line_of(state, 1) == "B tokens=M"
    assert "0,1>0,0" in texts(state)  # the other knight of the hex has not moved


@pytest.mark.clause("5.10")
def test_after_the_second_knight_the_token_ends_the_turn() -> None:
    position = on_land("A 0,0=2", "B 0,1=v tokens=PP")
    state = after(GAME, position, "A move", "A 0,0>0,1", "A 0,0>0,1", "A take:P")
    assert state.to_act() == [1]


@pytest.mark.clause("5.10")
def test_knights_yield_nothing() -> None:
    position = on_land("A 0,0=1 0,1=1", "B 0,1=1 tokens=CM")
    state = after(GAME, position, "A move", "A 0,0>0,1")
    assert line_of(state, 1) == "B tokens=CM"
    assert "done" in texts(state)


@pytest.mark.clause("5.11")
def test_the_token_must_be_one_that_the_victim_holds() -> None:
    position = on_land("A 0,0=1 0,1=1 tokens=F", "B 0,1=v tokens=CM")
    state = after(GAME, position, "A move", "A 0,0>0,1")
    refuses("5.11", GAME, state, "A take:F")
    refuses("5.11", GAME, state, "A take:P")
