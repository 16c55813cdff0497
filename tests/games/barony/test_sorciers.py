"""Sorciers: mysterious places (section 11) and casting (section 12)."""

import pytest

from baronnies.core.game import CHANCE, Event
from baronnies.core.luck import Quick
from baronnies.core.unreadable import Unreadable
from baronnies.games.barony.board import apart, hex_at
from baronnies.games.barony.game import GAME
from baronnies.games.barony.tables import SPELL_NAMES
from tests.clauses import after, allows, refuses
from tests.games.barony.boards import kinds, line_of, on_magic, texts
from tests.games.barony.test_board import dealt, terrain_of


@pytest.mark.clause("11.1")
def test_five_play_only_with_sorciers() -> None:
    with pytest.raises(Unreadable, match="Five can play only with Sorciers"):
        GAME.start(5, {})
    assert len(GAME.start(5, {"sorciers": "yes"}).scores()) == 5


@pytest.mark.clause("11.1")
def test_the_bank_has_25_tokens_of_each_kind() -> None:
    assert dealt(2, sorciers="yes").view(0)["bank"] == {"C": 25, "P": 25, "F": 25, "M": 25}


@pytest.mark.clause("11.2")
@pytest.mark.parametrize(("seats", "places"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_so_many_mysterious_places_for_so_many_players(seats: int, places: int) -> None:
    for seed in "abc":
        terrain = terrain_of(dealt(seats, seed, sorciers="yes"))
        assert len(terrain) == 27 * seats
        assert terrain.count("Y") == places


@pytest.mark.clause("11.2")
def test_five_players_use_all_45_tiles_and_fewer_none_of_the_plain_new_ones() -> None:
    terrain = terrain_of(dealt(5, sorciers="yes"))
    assert [terrain.count(letter) for letter in "LMFPCY"] == [18, 24, 29, 30, 29, 5]
    no_fields = "LLM*36;CCC*4,YMF*5"
    assert "C" not in terrain_of_laid(4, no_fields)
    assert "C" in terrain_of_laid(5, no_fields)


def terrain_of_laid(seats: int, tiles: str) -> str:
    """The letters of the tiles laid until just before the last one."""
    state = GAME.start(seats, {"sorciers": "yes", "tiles": tiles})
    rng = Quick("laid")
    for _ in range(9 * seats):
        state.play(CHANCE, state.draw(rng))
    return state.text().splitlines()[1].removeprefix("laid")


@pytest.mark.clause("11.3")
@pytest.mark.parametrize("least", [2, 3])
def test_mysterious_places_lie_apart(least: int) -> None:
    for seed in range(12):
        hexes = dealt(3, str(seed), sorciers="yes", apart=str(least)).view(None)["hexes"]
        assert isinstance(hexes, list)
        places = [hex_at(shown["q"], shown["r"]) for shown in hexes if shown["terrain"] == "Y"]
        assert len(places) == 4
        assert min(apart(one, other) for one in places for other in places if one != other) >= least


@pytest.mark.clause("11.3")
def test_places_side_by_side_have_the_same_tiles_laid_again() -> None:
    start = GAME.start(2, {"sorciers": "yes"})
    rng = Quick("again")
    plain = ["lay:FPC"] * 7 + ["lay:MPC"] * 6 + ["lay:LMP"] * 2
    close = ["lay:FCY", "lay:YMP", "lay:PCY"]  # three tiles round the middle: FCY has Y at 0,1
    state = after(GAME, start, "* first:B", *(f"* {move}" for move in close + plain))
    assert state.story == [Event("laid_again", ("LMP",))]  # nobody sees that tile otherwise
    head, laid, left = state.text().splitlines()
    assert (head, laid) == ("barony 2 tiles first=B sorciers=yes", "laid")
    assert sorted(left.split()[1:]) == sorted(
        ["CFP"] * 7 + ["CMP"] * 6 + ["PLM"] * 2 + ["CYF", "PYM", "CYP"]
    )
    for _ in range(18):
        move = state.draw(rng)
        assert state.refusal(CHANCE, move) is None
        state.play(CHANCE, move)
    assert "laid" not in state.text() or state.text().splitlines()[1] == "laid"


@pytest.mark.clause("11.4")
def test_five_of_the_nine_spells_are_drawn() -> None:
    position = on_magic("celerity+charm", head="barony 2 spells")
    assert len(texts(GAME.position(position))) == 7
    refuses("11.4", GAME, position, "* spell:charm")
    refuses("11.4", GAME, position, "* first:A")
    state = after(GAME, position, "* spell:portal", "* spell:tornado", "* spell:illusion")
    assert state.to_act() == [0]
    spells = dealt(2, sorciers="yes").view(0)["spells"]
    assert isinstance(spells, list)
    assert len(spells) == 5


@pytest.mark.clause("11.5")
def test_no_first_city_on_or_next_to_a_mysterious_place() -> None:
    spells = "+".join(SPELL_NAMES[:5])
    position = on_magic(spells, head="barony 2 cities")
    refuses("11.5 0,0", GAME, position, "A 0,0")
    refuses("11.5 1,0", GAME, position, "A 1,0")
    allows(GAME, position, "A 2,0")


@pytest.mark.clause("11.5")
def test_later_cities_may_stand_beside_one() -> None:
    allows(GAME, after(GAME, on_magic("", "A 1,-1=v", "B"), "A city"), "A 1,-1")


@pytest.mark.clause("11.6")
def test_nothing_is_built_on_a_mysterious_place() -> None:
    state = after(GAME, on_magic("", "A 0,0=1 2,0=1", "B"), "A build")
    refuses("11.6 0,0", GAME, state, "A v:0,0")
    refuses("11.6 0,0", GAME, state, "A s:0,0")
    refuses("11.6", GAME, on_magic("", "A 0,0=1", "B"), "A build")
    holy = on_magic("sanctuary", "A 0,0=1 2,0=1 magic=2", "B")
    refuses("11.6 0,0", GAME, after(GAME, holy, "A cast:sanctuary"), "A 0,0")


@pytest.mark.clause("11.7")
@pytest.mark.parametrize(("before", "magic"), [("", 3), ("B", 2), ("BC", 1), ("BCD", 0)])
def test_explorers_receive_three_two_and_one_magic(before: str, magic: int) -> None:
    others = [f"{seat} imprints=0,0" if seat in before else seat for seat in "BCD"]
    state = after(GAME, on_magic("", "A 1,0=1", *others, head="barony 4"), "A move", "A 1,0>0,0")
    found = f" magic={magic} imprints=0,0" if magic else ""
    assert line_of(state, 0) == f"A 0,0=1{found}"
    assert ("explored" in kinds(state)) == (magic > 0)


@pytest.mark.clause("11.7")
def test_a_player_explores_a_place_once() -> None:
    state = after(GAME, on_magic("", "A 1,0=1 imprints=0,0", "B"), "A move", "A 1,0>0,0")
    assert line_of(state, 0) == "A 0,0=1 imprints=0,0"


@pytest.mark.clause("11.7")
def test_an_expedition_explores_too() -> None:
    state = after(GAME, on_magic("", "A 2,0=c", "B"), "A expedition", "A 0,2")
    assert line_of(state, 0) == "A 0,2=1 2,0=c gone=1 magic=3 imprints=0,2"


@pytest.mark.clause("11.7")
def test_both_knights_of_a_move_explore() -> None:
    position = on_magic("", "A 1,0=1 1,1=1", "B")
    state = after(GAME, position, "A move", "A 1,0>0,0", "A 1,1>0,2")
    assert line_of(state, 0) == "A 0,0=1 0,2=1 magic=6 imprints=0,0;0,2"


@pytest.mark.clause("11.8")
def test_else_a_mysterious_place_is_a_hex_like_others() -> None:
    position = on_magic("", "A 1,0=1 0,0=1 imprints=0,0", "B 0,0=1")
    state = after(GAME, position, "A move", "A 1,0>0,0")
    assert line_of(state, 1) == "B"  # conflict
    closed = on_magic("", "A 1,0=1 2,0=1", "B 0,0=2")
    refuses("5.6 0,0", GAME, after(GAME, closed, "A move"), "A 1,0>0,0")


@pytest.mark.clause("11.9")
def test_an_imprint_is_worth_three_points() -> None:
    assert GAME.position(on_magic("", "A imprints=0,0;0,2", "B imprints=0,2")).scores() == [6, 3]


READY = "A 0,0=1 2,0=c1 0,-2=c magic=4"


@pytest.mark.clause("12.1")
def test_only_spells_on_the_table_are_cast() -> None:
    position = on_magic("charm+portal", READY, "B")
    refuses("12.1", GAME, position, "A cast:celerity")
    refuses("12.1", GAME, position, "A cast:charm+illusion")
    refuses(
        "12.1",
        GAME,
        position.replace(" sorciers=yes spells=charm+portal", "")
        .replace("Y", "P")
        .replace(" magic=4", ""),
        "A cast:charm",
    )
    assert [text for text in texts(GAME.position(position)) if ":" in text] == [
        "cast:charm",
        "cast:portal",
        "cast:charm+portal",
    ]


@pytest.mark.clause("12.1")
def test_spells_stay_on_the_table_and_a_cast_is_the_whole_turn() -> None:
    position = on_magic("charm", READY, "B -2,2=c magic=1")
    state = after(GAME, position, "A cast:charm", "A 2,0", "A done", "B cast:charm", "B -2,2")
    assert state.to_act() == [0]
    allows(GAME, state, "A cast:charm")


@pytest.mark.clause("12.2")
def test_spells_cast_together_are_of_one_family() -> None:
    position = on_magic("celerity+charm+portal+abundance", READY, "B")
    refuses("12.2", GAME, position, "A cast:celerity+charm")
    refuses("12.2", GAME, position, "A cast:portal+abundance")
    allows(GAME, position, "A cast:charm+portal")


@pytest.mark.clause("12.3")
@pytest.mark.parametrize(
    ("spells", "cost"),
    [
        ("celerity", 1),
        ("tornado", 2),
        ("celerity+tornado", 3),
        ("charm", 1),
        ("illusion", 1),
        ("portal", 2),
        ("charm+illusion+portal", 4),
        ("abundance", 1),
        ("sanctuary", 2),
        ("abundance+sanctuary", 3),
    ],
)
def test_the_cost_is_paid_first(spells: str, cost: int) -> None:
    seat = "A 1,-2=1 -2,2=c1 1,1=s 2,0=v gone=1"
    refuses("12.3", GAME, on_magic(spells, f"{seat} magic={cost - 1}", "B"), f"A cast:{spells}")
    state = after(GAME, on_magic(spells, f"{seat} magic={cost}", "B"), f"A cast:{spells}")
    assert state.story == [("cast", (0, spells, cost), None)]
    assert "magic" not in line_of(state, 0)


@pytest.mark.clause("12.4")
def test_a_cast_is_one_action() -> None:
    state = after(GAME, on_magic("tornado", READY, "B"), "A cast:tornado", "A 0,0>0,1")
    assert state.to_act() == [1]  # no second knight


@pytest.mark.clause("16.2")
@pytest.mark.parametrize(
    ("spells", "seat"),
    [
        ("celerity", "A"),
        ("teleportation", "A 0,0=1"),
        ("charm", "A 0,0=7"),
        ("illusion", "A 2,0=c"),
        ("portal", "A 2,0=c7"),
        ("abundance", "A 1,1=v"),
        ("petrification", "A 2,0=v"),
        ("sanctuary", "A 2,0=v"),
    ],
)
def test_a_spell_that_could_not_be_completed_is_not_cast(spells: str, seat: str) -> None:
    refuses("16.2", GAME, on_magic(spells, f"{seat} magic=4", "B"), f"A cast:{spells}")
