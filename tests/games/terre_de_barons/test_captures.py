"""10: keeps are captured."""

import pytest

from tests.clauses import after, allows, refuses
from tests.games.terre_de_barons.board import GAME, position, told
from tests.games.terre_de_barons.test_troops import BLUE, FAR, marching


@pytest.mark.clause("10.2")
def test_a_capture_needs_a_keep_in_reserve() -> None:
    blue = f"{BLUE} troops=19:12 keeps=21"
    refuses(
        "10.2",
        GAME,
        marching("disperse", blue, f"{FAR} keeps=13", options="keeps=1 goal_2=5"),
        "A capture:13",
    )


@pytest.mark.clause("10.3")
def test_a_capture_needs_twelve_troops_within_reach() -> None:
    red = f"{FAR} keeps=21"
    refuses("10.3 21", GAME, marching("disperse", f"{BLUE} troops=19:11", red), "A capture:21")
    allows(GAME, marching("disperse", f"{BLUE} troops=19:12", red), "A capture:21")
    allows(GAME, marching("disperse", f"{BLUE} troops=19:10,21:2", red), "A capture:21")
    defended = f"{red} troops=21:2"
    refuses("10.3 21", GAME, marching("disperse", f"{BLUE} troops=19:13", defended), "A capture:21")
    allows(GAME, marching("disperse", f"{BLUE} troops=19:14", defended), "A capture:21")


@pytest.mark.clause("10.3")
@pytest.mark.parametrize(("order", "barred"), [("disperse", "8.9 20"), ("concentrate", "8.8 20")])
def test_what_keeps_all_troops_from_a_keep_is_named(order: str, barred: str) -> None:
    blue = f"{BLUE} troops=19:14,18,22:12"
    refuses("8.6 14", GAME, marching(order, blue, f"{FAR} keeps=14"), "A capture:14")
    land = "land 1342 21342 134213 4213^21 342134 21342 1344"  # tile 20
    refuses("8.7 20", GAME, marching(order, land, blue, f"{FAR} keeps=21"), "A capture:21")
    knight = "red B baron=37 knights=20,35 keeps=21"
    refuses(barred, GAME, marching(order, blue, knight), "A capture:21")


@pytest.mark.clause("10.3", "8.11")
def test_no_troop_passes_enemies_to_a_keep() -> None:
    guarded = marching("disperse", f"{BLUE} troops=19:14", f"{FAR} keeps=21 troops=20")
    refuses("8.11 20", GAME, guarded, "A capture:21")


@pytest.mark.clause("10.3")
def test_a_concentration_captures_what_its_troops_run_into() -> None:
    red = f"{FAR} keeps=21"
    far = marching("concentrate", f"{BLUE} troops=22:12,20:5", red)
    allows(GAME, far, "A capture:21")
    near = marching("concentrate", f"{BLUE} troops=22:11,20:5", red)
    refuses("10.3 21", GAME, near, "A capture:21")
    under = marching("concentrate", f"{BLUE} troops=22:5,16:5,4:2", f"{FAR} keeps=19")
    allows(GAME, under, "A capture:19")


@pytest.mark.clause("10.3", "8.11")
def test_a_capture_that_enemies_keep_all_called_troops_from_names_them() -> None:
    """Blue calls to 19; from 22 the way to the keep on 20 leads over red troops on 21."""
    blue = "blue A baron=19 knights=1,2"
    stopped = marching("concentrate", f"{blue} troops=22:13", f"{FAR} keeps=20 troops=21")
    refuses("8.11 21", GAME, stopped, "A capture:20")
    few = marching("concentrate", f"{blue} troops=22:3", f"{FAR} keeps=20")
    refuses("10.3 20", GAME, few, "A capture:20")


@pytest.mark.clause("10.4")
def test_an_announced_capture_is_completed_first() -> None:
    start = marching("disperse", f"{BLUE} troops=19:14", f"{FAR} keeps=21")
    state = after(GAME, start, "A capture:21")
    refuses("10.4 21", GAME, state, "A stop")
    state = after(GAME, state, "A 19-21", "A 19-21", "A 19-21")
    refuses("10.4 21", GAME, state, "A stop")
    refuses("10.4 21", GAME, state, "A 19-20")
    refuses("10.4 21", GAME, state, "A capture:21")
    assert [GAME.say(move) for move in state.moves(0)] == ["19-21"]


@pytest.mark.clause("10.4")
def test_no_second_capture_is_announced_meanwhile() -> None:
    lines = (f"{BLUE} troops=19:26", f"{FAR} keeps=21,17")
    state = after(GAME, marching("disperse", *lines), "A capture:21")
    refuses("10.4 21", GAME, state, "A capture:17")


@pytest.mark.clause("10.6")
def test_a_capture_costs_three_and_brings_nine_back() -> None:
    start = marching("disperse", f"{BLUE} troops=19:14", f"{FAR} keeps=21")
    state = position(after(GAME, start, "A capture:21", *["A 19-21"] * 11))
    assert (state.keep_tiles, state.engaged) == ([[], [21]], 11)
    assert state.keep_tiles[1] == [21]  # the third troop did not destroy it
    state = position(after(GAME, state, "A 19-21"))
    assert told(state) == ["marched", "engaged", "captured"]
    assert (state.keep_tiles, state.keeps) == ([[21], []], [9, 10])
    assert (state.discard, state.reserve, state.troops[19]) == ([3, 3], [16 + 9, 27], 2)
    assert state.troops[21] == 0
    assert state.scores() == [2, 0]
    for move in ("19-22", "stop"):
        allows(GAME, state, f"A {move}")


@pytest.mark.clause("10.5")
def test_defenders_of_a_keep_to_capture_fall_one_by_one() -> None:
    start = marching("disperse", f"{BLUE} troops=19:14", f"{FAR} keeps=21 troops=21:2")
    state = position(after(GAME, start, "A capture:21", "A 19-21"))
    assert told(state) == ["marched", "fought"]
    assert (state.troops[21], state.discard, state.reserve[0]) == (1, [0, 4], 17)
    state = position(after(GAME, state, *["A 19-21"] * 12))
    assert (state.troops[21], state.engaged, state.keep_tiles) == (0, 11, [[], [21]])
    state = position(after(GAME, state, "A 19-21"))
    assert told(state) == ["marched", "engaged", "captured"]
    assert (state.keep_tiles, state.discard) == ([[21], []], [3, 5])
    assert state.reserve == [16 + 2 + 9, 25]


EXHAUSTING = marching("disperse", f"{BLUE} troops=19:14", f"{FAR} keeps=21 troops=21:2 discard=24")


@pytest.mark.clause("10.5", "11.4")
def test_a_capture_that_exhausts_a_defender_ends_the_game_before_the_keep_falls() -> None:
    """Red has six troops left; the first fight leaves five, and Red wins by the keep's points."""
    state = position(after(GAME, EXHAUSTING, "A capture:21", "A 19-21"))
    assert told(state) == ["marched", "fought", "exhausted", "counted", "counted"]
    assert state.to_act() == []
    assert (state.keep_tiles, state.scores(), state.places()) == ([[], [21]], [0, 2], [2, 1])
    assert GAME.position(state.text()).text() == state.text()


@pytest.mark.clause("10.5")
def test_by_the_first_rules_defenders_fell_with_their_keep() -> None:
    first = GAME.edition(1)
    assert first is not None
    state = position(after(first, EXHAUSTING, "A capture:21", *["A 19-21"] * 13))
    assert (state.troops[21], state.discard, state.engaged) == (2, [0, 24], 13)
    state = position(after(first, state, "A 19-21"))
    assert told(state)[1:4] == ["engaged", "fought", "captured"]
    assert (state.scores(), state.places()) == ([2, 0], [1, 2])


@pytest.mark.clause("10.6")
def test_troops_that_waited_there_are_engaged_too() -> None:
    start = marching("disperse", f"{BLUE} troops=19:10,21:2", f"{FAR} keeps=21")
    state = position(after(GAME, start, "A capture:21", *["A 19-21"] * 10))
    assert (state.keep_tiles, state.discard, state.reserve[0]) == ([[21], []], [3, 3], 27)
    assert state.troops[21] == 0
