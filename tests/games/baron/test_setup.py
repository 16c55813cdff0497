"""Section 1: what chance does before the first turn."""

from collections import Counter

import pytest

from baronnies.core.game import CHANCE
from baronnies.core.luck import Quick
from baronnies.games.baron.game import GAME
from baronnies.games.baron.tables import TILES, VALUES
from tests.clauses import refuses
from tests.games.baron.asking import keeps, played, said, seat, told


def dealt(seats: int, *moves: str) -> str:
    """A new game after these moves of chance."""
    return played(GAME.start(seats, {}), *(f"* {move}" for move in moves)).text()


TWO = ("colour:red", "colour:white", "first:B", "start:Y", "start:Q", "tile:M", "tile:V", "tile:F")
FIVE_STARTS = ("start:Y", "start:Y", "start:Q", "start:Q", "start:P")
FIVE = (*(f"colour:{c}" for c in ("red", "white", "blue", "black", "yellow")), "first:A")


@pytest.mark.clause("1.1")
def test_there_are_73_tiles_with_their_values() -> None:
    assert sum(TILES) == 73
    assert sum(count * value for count, value in zip(TILES, VALUES, strict=True)) == 48
    pile = GAME.start(2, {}).view(None)["pile"]
    assert pile == 73


@pytest.mark.clause("1.2")
@pytest.mark.parametrize(("seats", "colours"), [(2, 2), (3, 3), (4, 5), (5, 5)])
def test_only_colours_with_enough_keeps_come_into_play(seats: int, colours: int) -> None:
    names = ["colour:red", "colour:white", "colour:blue", "colour:black", "colour:yellow"]
    assert said(GAME.start(seats, {}), CHANCE) == names[:colours]


@pytest.mark.clause("1.2")
def test_a_colour_is_for_one_player() -> None:
    refuses("1.2", GAME, dealt(3, "colour:red"), "* colour:red")
    refuses("1.2", GAME, dealt(3, "colour:red"), "* colour:yellow")
    refuses("1.2", GAME, dealt(3, "colour:red"), "* first:A")


@pytest.mark.clause("1.3")
@pytest.mark.parametrize(("seats", "stock"), [(2, 5), (3, 4), (4, 3), (5, 2)])
def test_fewer_keeps_with_more_players(seats: int, stock: int) -> None:
    assert seat(GAME.start(seats, {}), 0)["stock"] == stock


@pytest.mark.clause("1.4")
def test_chance_names_who_begins_and_it_goes_round_clockwise() -> None:
    refuses("1.4", GAME, dealt(2, *TWO[:2]), "* start:Y")
    refuses("1.4", GAME, dealt(2, *TWO[:2]), "* first:C")
    begun = played(dealt(2, *TWO, "tile:M"))
    assert begun.to_act() == [1]
    assert played(begun, "B d1", "* tile:M", "B M@1,0", "B pass").to_act() == [0]


@pytest.mark.clause("1.5")
def test_start_tiles_are_as_different_as_possible() -> None:
    assert said(
        played(dealt(3, "colour:red", "colour:white", "colour:blue", "first:A")), CHANCE
    ) == [
        "start:Y",
        "start:Q",
        "start:P",
    ]
    refuses("1.5", GAME, dealt(2, *TWO[:4]), "* start:Y")
    refuses("1.5", GAME, dealt(2, *TWO[:4]), "* start:V")
    third = dealt(5, *FIVE, "start:Y", "start:Y")
    refuses("1.5", GAME, third, "* start:Y")
    assert said(played(third, "* start:Q", "* start:Q"), CHANCE) == ["start:P"]
    refuses("1.5", GAME, played(third, "* start:Q", "* start:P"), "* start:Y")


@pytest.mark.clause("1.5")
def test_every_way_to_give_out_start_tiles_is_as_likely() -> None:
    begun = played(dealt(4, *(f"colour:{c}" for c in ("red", "white", "blue", "black")), "first:A"))
    seen: Counter[str] = Counter()
    rng = Quick("starts")
    for _ in range(3600):
        state = begun.copy()
        starts = ""
        for _seat in range(4):
            move = state.draw(rng)
            starts += GAME.say(move)[-1]
            state.play(CHANCE, move)
        seen[starts] += 1
    assert len(seen) == 36  # which nature is double, and whose they are
    assert all(60 <= count <= 140 for count in seen.values())


@pytest.mark.clause("1.6")
def test_with_five_players_two_tiles_leave_the_game() -> None:
    position = dealt(5, *FIVE, *FIVE_STARTS)
    refuses("1.6", GAME, position, "* gone:V")
    refuses("1.6", GAME, position, "* tile:M")
    gone = played(position, "* gone:P")
    assert told(gone, "gone") == [("P",)]
    assert gone.view(None)["gone"] == "P"
    assert gone.view(None)["pile"] == 73 - 10 - 2


@pytest.mark.clause("1.7")
def test_three_tiles_make_the_display_the_first_at_the_free_end() -> None:
    position = dealt(2, *TWO[:5])
    refuses("1.7", GAME, position, "* first:A")
    shown = played(position, "* tile:S", "* tile:X", "* tile:S")  # negative ones are welcome here
    assert "display S X S" in shown.text()


@pytest.mark.clause("1.8")
def test_the_next_tile_begins_the_board() -> None:
    begun = played(dealt(2, *TWO), "* tile:V")
    assert "0,0 V" in begun.text()
    assert keeps(begun) == {}
    assert told(begun, "began") == [("V",)]


@pytest.mark.clause("1.8", "10.1")
def test_a_negative_tile_goes_back_under_half_of_the_pile() -> None:
    buried = played(dealt(2, *TWO), "* tile:S")  # 65 tiles are left
    assert told(buried, "buried") == [("S", 32)]
    assert buried.view(0)["buried"] == [{"tile": "S", "value": -1, "above": 32}]
    again = played(buried, "* tile:X")  # drawn from above it: 65 are left again
    assert again.view(1)["buried"] == [
        {"tile": "S", "value": -1, "above": 31},
        {"tile": "X", "value": -2, "above": 32},
    ]
    assert again.to_act() == [CHANCE]


@pytest.mark.clause("1.8")
def test_a_buried_tile_comes_for_certain_when_its_time_has_come() -> None:
    position = """
        baron 2 refill buried=S0,X1
        0,0 M
        display M M
        A reserve=MYQ
    """
    refuses("2.5", GAME, position, "* tile:M")
    assert said(GAME.position(position), CHANCE) == ["tile:S"]
    assert "buried=X0" in played(position, "* tile:S").text()


@pytest.mark.clause("1.4")
def test_the_lab_learns_who_plays_first() -> None:
    assert GAME.start(3, {}).playing_order() == [0, 1, 2]
    assert GAME.position("baron 3 keep first=B\n0,0 M").playing_order() == [1, 2, 0]
