"""Section 1: tiles, mountains, officers, colours and cards."""

import pytest

from baronnies.core.game import CHANCE
from baronnies.core.luck import Quick
from baronnies.games.terre_de_barons.board import NEIGHBOURS, RAYS, tiles_of
from tests.clauses import after, allows, refuses
from tests.games.terre_de_barons.board import GAME, position, told

LAID = "land 1342 21342 134213 4213421 342134 21342 1344"
WALLED = "land 1^42 ^^342 134213 4213421 342134 21342 134^"  # tile 1 is walled in
ROWS_LAID = "land 1342 21342 134213 4213421 342134 21342 ...."
BARONS_STAND = f"{WALLED}\nblue baron=19\nred baron=20"
ALL_STAND = f"{LAID}\nblue baron=19 knights=2,3\nred baron=20 knights=4,5"


@pytest.mark.clause("1.1")
def test_tiles_are_numbered_row_by_row() -> None:
    assert tiles_of(NEIGHBOURS[1]) == [2, 5, 6]
    assert tiles_of(NEIGHBOURS[19]) == [12, 13, 18, 20, 25, 26]
    assert tiles_of(NEIGHBOURS[16]) == [10, 17, 23]
    assert RAYS[19] == [
        [20, 21, 22],
        [13, 8, 4],
        [12, 6, 1],
        [18, 17, 16],
        [25, 30, 34],
        [26, 32, 37],
    ]


@pytest.mark.clause("1.1")
def test_every_tile_is_worth_its_points() -> None:
    state = position(GAME.start(2, {}))
    rng = Quick("tiles")
    while state.phase == 0:
        state.play(CHANCE, state.draw(rng))
    assert [state.kinds[1:].count(kind) for kind in (1, 2, 3, 4)] == [9, 9, 9, 10]
    points = sum(state.setting.tile_points[kind] for kind in state.kinds)
    assert points == 94


@pytest.mark.clause("1.2")
def test_a_row_has_its_length_and_only_tiles_that_are_left() -> None:
    last = f"terre_de_barons 2 tiles\n{ROWS_LAID}"
    refuses("1.2", GAME, last, "* row:13441")
    refuses("1.2", GAME, last, "* row:4444")
    refuses("1.2", GAME, last, "* mountain:3")
    state = after(GAME, last, "* row:1344")
    assert told(state) == ["laid"]
    assert state.text().startswith("terre_de_barons 2 mountains")


@pytest.mark.clause("1.3")
def test_four_different_tiles_become_mountains() -> None:
    begun = f"terre_de_barons 2 mountains\n{LAID.replace('land 1342', 'land ^^^2')}"
    refuses("1.3 2", GAME, begun, "* mountain:2")
    refuses("1.3", GAME, begun, "* baron:2")
    state = position(after(GAME, begun, "* mountain:37"))
    assert tiles_of(state.land.mountains) == [1, 2, 3, 37]
    assert state.text().startswith("terre_de_barons 2 barons")


@pytest.mark.clause("1.3")
def test_many_mountains_leave_room_for_the_officers() -> None:
    """Three rays from the middle would leave three lands of nine: too small for twelve officers."""
    rays = "land 134^ 213^2 134^13 ^^^^421 342^34 213^2 1344"
    begun = f"terre_de_barons 4 mountains mountains=10\n{rays}"
    refuses("1.3 37", GAME, begun, "* mountain:37")
    allows(GAME, begun, "* mountain:1")
    for seed in range(20):
        state = GAME.start(4, {"mountains": "18"})
        rng = Quick(seed)
        while state.to_act() == [CHANCE]:
            state.play(CHANCE, state.draw(rng))
        assert position(state).land.home.bit_count() >= 12


@pytest.mark.clause("1.4")
def test_barons_then_knights_stand_on_tiles_of_their_own() -> None:
    start = f"terre_de_barons 2 barons\n{WALLED}"
    state = after(GAME, start, "* baron:19")
    refuses("1.4 19", GAME, state, "* baron:19")
    refuses("1.4 37", GAME, state, "* baron:37")
    refuses("1.4", GAME, state, "* knight:20")
    state = after(GAME, state, "* baron:20", "* knight:9", "* knight:4", "* knight:7", "* knight:8")
    assert position(state).barons == [19, 20]
    assert position(state).knights == [4, 9, 7, 8]


@pytest.mark.clause("1.5")
def test_nobody_begins_walled_in() -> None:
    refuses("1.5 1", GAME, f"terre_de_barons 2 barons\n{WALLED}", "* baron:1")
    refuses("1.5 1", GAME, f"terre_de_barons 2 knights\n{BARONS_STAND}", "* knight:1")
    allows(GAME, f"terre_de_barons 2 knights\n{BARONS_STAND}", "* knight:3")


@pytest.mark.clause("1.6")
def test_the_dice_settle_any_order_of_the_players() -> None:
    start = f"terre_de_barons 2 playing\n{ALL_STAND}"
    refuses("1.6", GAME, start, "* playing:BAC")
    refuses("1.6", GAME, start, "* roll:6")
    state = GAME.position(start)
    assert [GAME.say(move) for move in state.moves(CHANCE)] == ["playing:AB", "playing:BA"]


@pytest.mark.clause("1.7")
def test_the_last_player_chooses_a_colour_first() -> None:
    state = after(GAME, f"terre_de_barons 2 playing\n{ALL_STAND}", "* playing:BA")
    refuses("0.1", GAME, state, "B red")
    refuses("1.7 green", GAME, state, "A green")
    refuses("1.7", GAME, state, "A end")
    state = after(GAME, state, "A red")
    refuses("1.7 red", GAME, state, "B red")
    state = after(GAME, state, "B blue")
    assert position(state).colours == [1, 0]


@pytest.mark.clause("1.8")
def test_everybody_has_thirty_troops_and_ten_keeps() -> None:
    state = position(GAME.start(3, {}))
    assert (state.reserve, state.keeps, state.discard) == ([30] * 3, [10] * 3, [0] * 3)


@pytest.mark.clause("1.9")
def test_personal_cards_differ_and_are_no_mountains() -> None:
    walled = ALL_STAND.replace(LAID, WALLED).replace("2,3", "3,9").replace("4,5", "4,10")
    start = f"terre_de_barons 2 cards playing=BA\n{walled}"
    refuses("1.9 2", GAME, start, "* card:2")
    refuses("1.9", GAME, start, "* roll:3")
    allows(GAME, start, "* card:1")  # even a tile that is walled in
    state = after(GAME, start, "* card:31")
    assert [(event.kind, event.only) for event in state.story or []] == [
        ("dealt", None),
        ("card", 1),
    ]
    refuses("1.9 31", GAME, state, "* card:31")
    state = after(GAME, state, "* card:30")
    assert position(state).cards == [30, 31]
    assert (state.turn, position(state).seat) == (1, 1)


def test_every_tile_is_as_likely_to_be_a_mountain() -> None:
    counts = [0] * 38
    rng = Quick("odds")
    state = GAME.position(f"terre_de_barons 2 mountains\n{LAID}")
    for _ in range(3700):
        counts[state.draw(rng) & 63] += 1
    assert counts[0] == 0
    assert min(counts[1:]) > 60
    assert max(counts[1:]) < 140
