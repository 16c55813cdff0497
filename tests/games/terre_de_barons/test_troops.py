"""Sections 8 to 10: dispersing, concentrating, fights and captures."""

import pytest

from tests.clauses import after, allows, refuses
from tests.games.terre_de_barons.board import GAME, at, position, told

FAR = "red B baron=37 knights=34,35"
BLUE = "blue A baron=19 knights=1,2"


def marching(order: str, *lines: str, options: str = "", players: int = 2) -> str:
    """Blue, whose baron stands on 19, carries out an order."""
    return at(f"die=1 {order}=19 {options}", *lines, players=players)


@pytest.mark.clause("8.1")
def test_dispersed_troops_leave_the_command_tile_for_any_distance() -> None:
    start = marching("disperse", f"{BLUE} troops=19:3,20", FAR)
    refuses("8.1 20", GAME, start, "A 20-21")
    for tile in (20, 21, 22, 13, 8, 4, 16, 30):
        allows(GAME, start, f"A 19-{tile}")
    state = position(after(GAME, start, "A 19-22", "A 19-22", "A 19-4", "A stop"))
    assert (state.troops[22], state.troops[4], state.troops[19]) == (2, 1, 0)


@pytest.mark.clause("8.2")
def test_concentrated_troops_come_from_elsewhere() -> None:
    start = marching("concentrate", f"{BLUE} troops=19:3,22:2", FAR)
    refuses("8.2 19", GAME, start, "A 19-20")
    refuses("8.2 19", GAME, start, "A 22-15")  # away from the command tile
    refuses("8.2 19", GAME, start, "A 22-18")  # past it
    state = position(after(GAME, start, "A 22-19", "A stop"))
    assert (state.troops[22], state.troops[19]) == (1, 4)


@pytest.mark.clause("8.3")
def test_an_order_moves_at_least_one_troop() -> None:
    start = marching("disperse", f"{BLUE} troops=19:3", FAR)
    refuses("8.3", GAME, start, "A stop")
    assert told(after(GAME, start, "A 19-20", "A stop")) == ["stopped"]


@pytest.mark.clause("8.3", "8.4")
def test_an_order_to_disperse_needs_own_troops_on_the_command_tile() -> None:
    refuses("8.4 19", GAME, at("die=1", f"{BLUE} troops=20:3", FAR), "A disperse:19")
    enemies = at("die=1", f"{BLUE} troops=20", f"{FAR} troops=19:2")
    refuses("8.4 19", GAME, enemies, "A disperse:19")


@pytest.mark.clause("8.3", "8.5")
def test_an_order_to_disperse_needs_a_troop_that_has_not_moved() -> None:
    start = at("die=4", f"{BLUE} troops=22:2", FAR)
    state = after(GAME, start, "A concentrate:19", "A 22-19", "A 22-19", "A stop")
    refuses("8.5 19", GAME, state, "A disperse:19")


@pytest.mark.clause("8.3", "8.7")
def test_no_troop_leaves_a_tile_shut_in_by_mountains() -> None:
    """A baron rides there and recruits."""
    land = "land 1^42 ^^342 134213 4213421 342134 21342 1344"  # 2, 5 and 6, around 1
    start = at("die=4", land, "blue A baron=1 knights=8,9 troops=1:2", FAR)
    refuses("8.7 2", GAME, start, "A disperse:1")


@pytest.mark.clause("8.3", "8.2")
@pytest.mark.parametrize("troops", ["", "troops=19:3"])
def test_an_order_to_concentrate_needs_troops_elsewhere(troops: str) -> None:
    refuses("8.2 19", GAME, at("die=1", f"{BLUE} {troops}", FAR), "A concentrate:19")


@pytest.mark.clause("8.3", "8.6")
def test_nobody_is_called_who_stands_in_no_straight_line() -> None:
    """The nearest is named: 14 is two steps away, 5 three."""
    start = at("die=1", f"{BLUE} troops=5,14:3", FAR)
    refuses("8.6 14", GAME, start, "A concentrate:19")


@pytest.mark.clause("8.3", "8.7")
def test_a_mountain_that_stops_the_call_is_named() -> None:
    """Troops in a straight line are meant, even if others, here on 14, are nearer."""
    land = "land 1342 21342 134213 4213^21 342134 21342 1344"  # tile 20
    start = at("die=1", land, f"{BLUE} troops=14,22", FAR)
    refuses("8.7 20", GAME, start, "A concentrate:19")


@pytest.mark.clause("8.3", "8.8")
@pytest.mark.parametrize("knight", [20, 21, 22])
def test_an_active_knight_that_stops_the_call_is_named(knight: int) -> None:
    """Even if a mountain holds back another troop, here the one on 17."""
    land = "land 1342 21342 134213 42^3421 342134 21342 1344"  # tile 18
    red = f"red B baron=37 knights={knight},35"
    start = at("die=1", land, f"{BLUE} troops=17,22", red)
    refuses(f"8.8 {knight}", GAME, start, "A concentrate:19")


@pytest.mark.clause("8.3", "8.5")
def test_nobody_is_called_twice_in_a_turn() -> None:
    start = at("die=4", f"{BLUE} troops=22:2", f"{FAR} keeps=21")
    state = after(GAME, start, "A concentrate:19", "A 22-21", "A 22-21", "A stop")
    refuses("8.5 21", GAME, state, "A concentrate:19")


@pytest.mark.clause("8.3")
def test_of_several_troops_held_back_the_nearest_is_told_of() -> None:
    """The one on 21 has moved; a knight bars the one on 16, farther away."""
    red = "red B baron=37 knights=17,35 keeps=21"
    start = at("die=4", f"{BLUE} troops=16,22", red)
    state = after(GAME, start, "A concentrate:19", "A 22-21", "A stop")
    refuses("8.5 21", GAME, state, "A concentrate:19")


@pytest.mark.clause("8.4")
def test_only_own_troops_move() -> None:
    start = marching("concentrate", f"{BLUE} troops=22:2", f"{FAR} troops=21:2")
    refuses("8.4 21", GAME, start, "A 21-19")
    refuses("8.4 20", GAME, start, "A 20-19")


@pytest.mark.clause("8.5")
def test_no_troop_moves_twice() -> None:
    """After a concentration, only the troops that stood there before may disperse."""
    start = at("die=4", f"{BLUE} troops=19,22:2", FAR)
    state = after(GAME, start, "A concentrate:19", "A 22-19", "A 22-19", "A stop", "A disperse:19")
    state = after(GAME, state, "A 19-20")
    refuses("8.5 19", GAME, state, "A 19-20")
    assert [GAME.say(move) for move in state.moves(0)] == ["stop"]


@pytest.mark.clause("8.5")
def test_recruits_have_not_moved() -> None:
    start = at("die=4", BLUE, FAR)
    allows(GAME, after(GAME, start, "A recruit:19", "A disperse:19"), "A 19-20")


@pytest.mark.clause("8.5", "9.2")
def test_a_troop_that_stopped_before_a_keep_stays_for_the_turn() -> None:
    start = at("die=4", f"{BLUE} troops=22:2", f"{FAR} keeps=21")
    state = after(GAME, start, "A concentrate:19", "A 22-21", "A stop", "A concentrate:19")
    refuses("8.5 21", GAME, state, "A 21-19")
    allows(GAME, state, "A 22-21")
    waiting = marching("concentrate", f"{BLUE} troops=21:2", f"{FAR} keeps=21")
    allows(GAME, waiting, "A 21-19")


@pytest.mark.clause("8.6")
def test_troops_move_in_straight_lines() -> None:
    refuses("8.6 14", GAME, marching("disperse", f"{BLUE} troops=19:2", FAR), "A 19-14")
    refuses("8.6 19", GAME, marching("disperse", f"{BLUE} troops=19:2", FAR), "A 19-19")
    call = marching("concentrate", f"{BLUE} troops=14,22", FAR)
    refuses("8.6 14", GAME, call, "A 14-19")
    refuses("8.6 14", GAME, call, "A 22-14")


@pytest.mark.clause("8.7")
def test_mountains_stop_troops_and_orders() -> None:
    land = "land 1342 21342 134213 4213^21 342134 21342 1344"  # tile 20
    start = marching("disperse", land, f"{BLUE} troops=19:2", FAR)
    refuses("8.7 20", GAME, start, "A 19-20")
    refuses("8.7 20", GAME, start, "A 19-21")
    call = marching("concentrate", land, f"{BLUE} troops=21,18", FAR)
    refuses("8.7 20", GAME, call, "A 21-19")


@pytest.mark.clause("8.8")
@pytest.mark.parametrize("knight", [20, 21, 22])
def test_an_active_enemy_knight_anywhere_on_the_way_blocks_a_concentration(knight: int) -> None:
    red = f"red B baron=37 knights={knight},35"
    start = marching("concentrate", f"{BLUE} troops=22,18", red)
    refuses(f"8.8 {knight}", GAME, start, "A 22-19")
    allows(GAME, start, "A 18-19")
    melee = start.replace("knights=1,2", f"knights={knight},2")
    allows(GAME, melee, "A 22-19")


@pytest.mark.clause("8.9", "8.10")
def test_dispersed_troops_stop_at_an_active_enemy_knight() -> None:
    red = "red B baron=37 knights=20,35"
    start = marching("disperse", f"{BLUE} troops=19:2", red)
    refuses("8.9 20", GAME, start, "A 19-21")
    allows(GAME, start, "A 19-20")
    strict = marching("disperse", f"{BLUE} troops=19:2", red, options="stop_at_active=no")
    refuses("8.10 20", GAME, strict, "A 19-20")
    refuses("8.9 20", GAME, strict, "A 19-21")


@pytest.mark.clause("8.10", "8.3")
def test_a_troop_hemmed_in_by_knights_cannot_disperse_if_it_may_not_stop_there() -> None:
    blue = "blue A baron=1 knights=9,9 troops=1:2"
    red = "red B baron=37 knights=5,6"
    green = "green C baron=36 knights=2,35"
    start = at("die=1", blue, red, green, players=3)
    allows(GAME, start, "A disperse:1")
    strict = at("die=1 stop_at_active=no", blue, red, green, players=3)
    refuses("8.10 2", GAME, strict, "A disperse:1")
    land = "land 1^42 21342 134213 4213421 342134 21342 1344"  # tile 2: knights bar the rest
    walled = at("die=1 stop_at_active=no", land, blue, red, "green C baron=36", players=3)
    refuses("8.10 5", GAME, walled, "A disperse:1")


@pytest.mark.clause("8.11")
@pytest.mark.parametrize("enemy", ["troops=20", "keeps=20"])
def test_troops_stop_at_enemies(enemy: str) -> None:
    start = marching("disperse", f"{BLUE} troops=19:2", f"{FAR} {enemy}")
    refuses("8.11 20", GAME, start, "A 19-21")
    allows(GAME, start, "A 19-20")
    call = marching("concentrate", f"{BLUE} troops=21", f"{FAR} {enemy}")
    refuses("8.11 20", GAME, call, "A 21-19")
    allows(GAME, call, "A 21-20")


@pytest.mark.clause("8.11")
def test_own_pieces_barons_and_neutral_knights_are_passed() -> None:
    red = "red B baron=21 knights=20,35"
    start = marching("disperse", "blue A baron=19 knights=20,2 troops=19:2,20 keeps=20", red)
    allows(GAME, start, "A 19-22")


@pytest.mark.clause("8.12")
def test_concentrated_troops_come_as_near_as_they_can() -> None:
    start = marching("concentrate", f"{BLUE} troops=22", FAR)
    refuses("8.12 19", GAME, start, "A 22-20")
    kept = marching("concentrate", f"{BLUE} troops=22", f"{FAR} keeps=20")
    refuses("8.12 20", GAME, kept, "A 22-21")
    assert [GAME.say(move) for move in GAME.position(kept).moves(0)] == ["22-20"]


@pytest.mark.clause("9.1")
def test_troops_fall_one_for_one() -> None:
    start = marching("disperse", f"{BLUE} troops=19:3", f"{FAR} troops=20:2")
    state = position(after(GAME, start, "A 19-20"))
    assert told(state) == ["marched", "fought"]
    assert (state.troops[19], state.troops[20]) == (2, 1)
    assert (state.reserve, state.discard) == ([28, 28], [0, 1])
    state = position(after(GAME, state, "A 19-20", "A 19-20"))
    assert (state.troops[20], state.discard[1]) == (1, 2)
    assert state.troop_masks[0] == 1 << 20


@pytest.mark.clause("9.1")
def test_troops_fight_before_keeps_whoever_owns_the_keep() -> None:
    """Green troops wait before red's keep: blue must beat them first."""
    green = "green C baron=36 knights=33,33 troops=20:2"
    lines = (f"{BLUE} troops=19:6", f"{FAR} keeps=20", green)
    start = marching("disperse", *lines, players=3)
    state = position(after(GAME, start, "A 19-20", "A 19-20"))
    assert (state.troops[20], state.discard) == (0, [0, 3, 2])
    state = position(after(GAME, state, "A 19-20", "A 19-20", "A 19-20"))
    assert told(state) == ["marched", "destroyed"]


@pytest.mark.clause("9.2", "9.3")
def test_the_third_troop_destroys_a_keep() -> None:
    start = marching("disperse", f"{BLUE} troops=19:5", f"{FAR} keeps=20")
    state = position(after(GAME, start, "A 19-20", "A 19-20"))
    assert (told(state), state.keep_tiles[1]) == (["marched", "waits"], [20])
    state = position(after(GAME, state, "A 19-20"))
    assert told(state) == ["marched", "destroyed"]
    assert (state.keep_tiles[1], state.keeps[1], state.discard) == ([], 10, [0, 3])
    assert (state.troops[20], state.reserve[0]) == (0, 28)
    state = position(after(GAME, state, "A 19-20"))
    assert (state.troops[20], told(state)) == (1, ["marched"])
    allows(GAME, state, "A 19-22")


@pytest.mark.clause("9.2")
def test_two_troops_of_an_earlier_turn_need_one_more() -> None:
    start = marching("concentrate", f"{BLUE} troops=20:2,22", f"{FAR} keeps=20")
    state = position(after(GAME, start, "A 22-20"))
    assert (state.keep_tiles[1], state.reserve[0]) == ([], 30)


@pytest.mark.clause("9.2")
def test_troops_called_to_a_baron_on_an_enemy_keep_destroy_it() -> None:
    start = marching("concentrate", f"{BLUE} troops=22:2,16:2", f"{FAR} keeps=19")
    state = position(after(GAME, start, "A 22-19", "A 16-19", "A 22-19", "A 16-19"))
    assert (state.keep_tiles[1], state.troops[19], state.reserve[0]) == ([], 1, 29)


@pytest.mark.clause("9.4")
def test_an_active_knight_does_not_save_a_keep_from_dispersed_troops() -> None:
    red = "red B baron=37 knights=20,35 keeps=20"
    state = marching("disperse", f"{BLUE} troops=19:3", red)
    assert position(after(GAME, state, "A 19-20", "A 19-20", "A 19-20")).keep_tiles[1] == []
    twelve = marching("disperse", f"{BLUE} troops=19:12", red)
    allows(GAME, twelve, "A capture:20")
    called = marching("concentrate", f"{BLUE} troops=21:12,18", red)
    refuses("8.8 20", GAME, called, "A capture:20")


@pytest.mark.clause("10.1")
def test_only_an_enemy_keep_that_stands_is_captured() -> None:
    start = marching("disperse", f"{BLUE} troops=19:15 keeps=21", f"{FAR} keeps=13")
    refuses("10.1 20", GAME, start, "A capture:20")
    refuses("10.1 21", GAME, start, "A capture:21")
    state = after(GAME, start, "A 19-13", "A 19-13", "A 19-13")
    refuses("10.1 13", GAME, state, "A capture:13")
