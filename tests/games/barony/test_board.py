"""The board and the pieces (section 1), first cities (section 2)."""

import pytest

from baronnies.core.game import CHANCE, State
from baronnies.core.luck import Quick
from baronnies.core.unreadable import Unreadable
from baronnies.games.barony.board import AXIAL, is_connected, layout
from baronnies.games.barony.game import GAME
from baronnies.games.barony.tiles import OPTIONS, box, letters_of, plain_tiles
from tests.clauses import after, allows, refuses
from tests.games.barony.boards import line_of, on_land, shown_of, texts


def dealt(seats: int, seed: str = "deal", **options: str) -> State:
    """A game in which CHANCE has done all it does before the first city."""
    state = GAME.start(seats, options)
    rng = Quick(seed)
    while state.to_act() == [CHANCE]:
        state.play(CHANCE, state.draw(rng))
    return state


def terrain_of(state: State) -> str:
    rows = [line.split()[2] for line in state.text().splitlines() if line.startswith("row")]
    return "".join(rows).replace(".", "")


@pytest.mark.clause("1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_board_is_made_of_tiles_of_three_hexes_of_five_terrains(seats: int) -> None:
    terrain = terrain_of(dealt(seats))
    assert len(terrain) == 27 * seats
    assert set(terrain) <= set("CPFML")


@pytest.mark.clause("1.2")
def test_four_players_use_every_tile_of_the_box() -> None:
    terrain = terrain_of(dealt(4))
    assert {letter: terrain.count(letter) for letter in "LMFPC"} == {
        "L": 16,
        "M": 20,
        "F": 24,
        "P": 24,
        "C": 24,
    }


@pytest.mark.clause("1.2")
def test_a_tile_that_the_box_has_no_more_of_cannot_be_laid() -> None:
    start = GAME.start(2, {})
    refuses("1.2", GAME, after(GAME, start.copy(), "* first:A"), "* lay:LLL")
    one_forest = after(GAME, start.copy(), "* first:A", "* lay:FFF")
    refuses("1.2", GAME, one_forest, "* lay:FFF")
    allows(GAME, one_forest, "* lay:FLM")
    refuses("1.2", GAME, one_forest, "* lay:FML")  # the mirror image of a tile is another tile
    refuses("1.2", GAME, one_forest, "* first:A")


@pytest.mark.clause("1.2")
def test_every_tile_and_every_turn_of_it_is_equally_likely() -> None:
    start = after(GAME, GAME.start(2, {}), "* first:A")
    rng = Quick("odds")
    drawn = [GAME.say(start.draw(rng)) for _ in range(7200)]
    assert 140 < drawn.count("lay:FFF") < 260  # one tile of 36, however turned: 200
    assert 380 < drawn.count("lay:PCF") < 560  # seven tiles, one turn of three: 467


@pytest.mark.clause("1.3")
def test_the_box_holds_36_tiles_and_the_expansion_nine() -> None:
    tiles = box("default")
    assert len(tiles.base) == 36
    letters = "".join(map(letters_of, tiles.base))
    assert [letters.count(letter) for letter in "LMFPC"] == [16, 20, 24, 24, 24]
    assert [len(tiles.mysteries), len(tiles.rest)] == [5, 4]


@pytest.mark.clause("1.3")
def test_an_owner_of_the_box_gives_its_tiles_as_a_file() -> None:
    plain = OPTIONS["tiles"].read("tiles", "# my box\nCCC 30\nLLL 6\n")
    assert plain.startswith("CCC*30,LLL*6;")
    assert plain_tiles(plain) == plain
    assert set(terrain_of(dealt(4, tiles=plain))) == {"C", "L"}
    record_form = GAME.start(2, {"tiles": plain}).text()
    assert f"tiles={plain}" in record_form
    assert GAME.position(record_form).text() == record_form


@pytest.mark.clause("1.3")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("LMF 2\nLMX 3", "Line 2: “LMX” is not a tile"),
        ("LMF 2\n\nLM 3", "Line 3: “LM” is not a tile"),
        ("LMF", "Line 1: A line names a tile and how many"),
        ("LMF two", "Line 1: A line names a tile and how many"),
        ("LMF 0", "Line 1: A line names a tile and how many"),
        ("YMF 2", "Line 1: “YMF”: only tiles of Sorciers"),
        ("LMF 35", "There must be 36 tiles here, not 35"),
        ("LLF 19\nLMF 17", "At least 18 tiles must have a mountain, a plain or a field"),
        ("LMF 36\nsorciers\nYMF 5\nYYF 4", "Line 4: “YYF”: only tiles of Sorciers"),
        ("LMF 36\nsorciers\nYMF 5", "There must be 9 tiles here, not 5"),
        ("LMF 36\nsorciers\nYMF 6\nLMF 3", "5 tiles of Sorciers have a mysterious place, not 6"),
    ],
)
def test_a_mistake_in_a_tile_file_is_named_with_its_line(text: str, reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.start(2, {"tiles": text})
    assert reason in str(caught.value)
    assert caught.value.words("fr")


@pytest.mark.clause("1.4")
@pytest.mark.parametrize("shape", ["round", "long", "triangle"])
@pytest.mark.parametrize("tiles", [18, 27, 36, 45])
def test_every_shape_is_in_one_piece_and_has_no_hole(shape: str, tiles: int) -> None:
    hexes = set(layout(tiles, shape).ground.hexes)
    assert len(hexes) == 3 * tiles
    assert is_connected(hexes)
    assert is_connected({at for at in range(len(AXIAL)) if at not in hexes})


@pytest.mark.clause("1.4")
def test_the_default_layout_grows_round_the_middle() -> None:
    spots = layout(18, "round").spots
    assert [AXIAL[spot[0]] for spot in spots[:4]] == [(0, 0), (-2, 1), (-1, -1), (-1, 2)]
    assert all(
        (AXIAL[two], AXIAL[three]) == ((q + 1, r), (q, r + 1))
        for one, two, three in spots
        for q, r in [AXIAL[one]]
    )


@pytest.mark.clause("1.5")
def test_the_reserve_is_what_is_not_on_the_board() -> None:
    state = GAME.position(on_land("A 0,0=c2 1,0=v 0,2=s1 gone=1", "B"))
    shown = shown_of(state, 0)
    reserve = {key: shown[key] for key in ("knights", "villages", "strongholds", "cities")}
    assert reserve == {"knights": 3, "villages": 13, "strongholds": 1, "cities": 4}


@pytest.mark.clause("1.6")
def test_the_bank_has_the_tokens_that_nobody_holds() -> None:
    state = GAME.position(on_land("A 0,0=c tokens=CCM", "B tokens=CP"))
    assert state.view(None)["bank"] == {"C": 17, "P": 19, "F": 20, "M": 19}


@pytest.mark.clause("1.7")
def test_the_first_player_is_drawn_before_anything_else() -> None:
    start = GAME.start(3, {})
    assert texts(start) == ["first:A", "first:B", "first:C"]
    refuses("1.7", GAME, start, "* lay:FFF")
    refuses("1.7", GAME, start, "* first:D")
    assert {start.draw(Quick(seed)) for seed in range(20)} == set(start.moves(CHANCE))


@pytest.mark.clause("1.8")
def test_hexes_beyond_the_board_cannot_be_named() -> None:
    position = on_land("A 2,0=c1", "B 0,2=1")
    refuses("1.8 3,0", GAME, after(GAME, position, "A move"), "A 2,0>3,0")
    refuses("1.8 5,5", GAME, position, "A 5,5")
    refuses("1.8 3,-1", GAME, "barony 2 cities\nrow 0,0 CPPP", "A 3,-1")


@pytest.mark.clause("2.1")
@pytest.mark.parametrize(
    ("seats", "order"),
    [(2, "ABBBAA"), (3, "ABCCCBBAA"), (4, "ABCDDDCCBBAA"), (5, "ABCDEEEDDCCBBAA")],
)
def test_one_city_each_three_for_the_last_then_two_each_on_the_way_back(
    seats: int, order: str
) -> None:
    state = dealt(seats, sorciers="yes")
    first = state.to_act()[0]
    rng = Quick("order")
    asked = ""
    while "cities" in state.text().splitlines()[0]:
        seat = state.to_act()[0]
        asked += "ABCDE"[(seat - first) % seats]
        state.play(seat, state.sample(seat, rng))
    assert asked == order
    assert state.to_act() == [first]


@pytest.mark.clause("2.1")
def test_before_the_cities_stand_nothing_else_can_be_done() -> None:
    refuses("2.1", GAME, "barony 2 cities\nrow 0,0 CPPP", "A recruit")
    refuses("2.1", GAME, "barony 2 cities\nrow 0,0 CPPP", "A v:0,0")


@pytest.mark.clause("2.2")
def test_every_first_city_comes_with_a_knight() -> None:
    state = after(GAME, on_land(head="barony 2 cities"), "A 0,0")
    assert line_of(state, 0) == "A 0,0=c1"


@pytest.mark.clause("2.3")
def test_no_city_on_a_lake() -> None:
    refuses("2.3 -1,1", GAME, on_land(head="barony 2 cities"), "A -1,1")


@pytest.mark.clause("2.4")
def test_no_city_in_a_forest_but_a_mountain_will_do() -> None:
    refuses("2.4 1,1", GAME, on_land(head="barony 2 cities"), "A 1,1")
    allows(GAME, on_land(head="barony 2 cities"), "A 1,0")


@pytest.mark.clause("2.5")
def test_no_city_on_or_next_to_another_one() -> None:
    position = on_land("A 0,0=c1", head="barony 2 cities")
    refuses("2.5 0,0", GAME, position, "B 0,0")
    refuses("2.5 1,0", GAME, position, "B 1,0")
    allows(GAME, position, "B 2,0")


@pytest.mark.clause("2.6")
def test_without_room_for_a_city_a_new_board_is_laid() -> None:
    state = after(GAME, "barony 2 cities first=B turn=4\nrow 0,0 CPFP", "B 1,0", "A 3,0")
    assert state.text().splitlines()[0] == "barony 2 tiles first=B turn=6"
    assert state.to_act() == [CHANCE]
    assert len(texts(state)) == 31  # ten kinds of tiles in three turns, and three forests
    assert shown_of(state, 0) == shown_of(GAME.start(2, {}), 0)  # the cities are taken back
    assert GAME.position(state.text()).view(None) == state.view(None)
