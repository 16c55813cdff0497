"""Spells of construction, alone and combined (section 15)."""

import pytest

from baronnies.games.barony.game import GAME
from tests.clauses import after, allows, refuses
from tests.games.barony.boards import line_of, on_magic, shown_of, texts
from tests.games.barony.test_spells import cast


@pytest.mark.clause("15.1")
def test_abundance_founds_a_city_and_takes_its_token() -> None:
    position = cast("abundance", "A 2,0=v 1,1=v", "B 0,1=1")
    refuses("7.3 1,1", GAME, position, "A 1,1")
    state = after(GAME, position, "A 2,0")
    assert line_of(state, 0) == "A 1,1=v 2,0=c tokens=P new=1 magic=3"
    assert state.scores() == [12, 0]


@pytest.mark.clause("15.1")
def test_abundance_without_a_token_in_the_bank_is_a_city_all_the_same() -> None:
    state = after(GAME, cast("abundance", "A 2,0=v", "B tokens=" + "P" * 25), "A 2,0")
    assert line_of(state, 0) == "A 2,0=c new=1 magic=3"


@pytest.mark.clause("15.2")
def test_petrification_needs_a_forest_or_an_own_city_beside() -> None:
    position = cast("petrification", "A 0,-2=c 1,-2=v 1,1=v 2,0=v", "B")
    refuses("15.2 2,0", GAME, position, "A 2,0")
    refuses("7.2 0,1", GAME, position, "A 0,1")
    assert line_of(after(GAME, position, "A 1,-2"), 0).startswith("A 0,-2=c 1,-2=c")
    assert after(GAME, position, "A 1,1").scores() == [10, 0]


@pytest.mark.clause("15.2")
def test_petrification_in_a_forest_next_to_an_own_city() -> None:
    allows(GAME, cast("petrification", "A 1,1=v 2,0=c", "B"), "A 1,1")


@pytest.mark.clause("15.3")
def test_petrification_is_never_next_to_an_enemy_city() -> None:
    position = cast("petrification", "A 0,-2=c 1,-2=v 1,1=v", "B 2,0=c")
    refuses("15.3 1,1", GAME, position, "A 1,1")
    refuses("15.3 1,1", GAME, position.replace("0,-2=c 1,-2=v", "0,-2=c 1,-2=v 0,1=c"), "A 1,1")
    allows(GAME, position, "A 1,-2")


@pytest.mark.clause("15.2")
def test_an_enemy_knight_keeps_petrification_away() -> None:
    position = cast("petrification", "A 1,1=v 0,-2=c 1,-2=v", "B 1,1=1")
    refuses("7.5 1,1", GAME, position, "A 1,1")


@pytest.mark.clause("15.4")
def test_sanctuary_founds_a_city_in_place_of_a_knight() -> None:
    position = cast("sanctuary", "A 2,0=2 0,-2=v1 -2,2=1 1,-1=v", "B -2,2=1")
    refuses("15.4 0,-2", GAME, position, "A 0,-2")  # a building
    refuses("15.4 -2,2", GAME, position, "A -2,2")  # an enemy
    refuses("15.4 1,-1", GAME, position, "A 1,-1")  # no knight
    on_a_city = cast("sanctuary", "A 2,0=c1 -2,2=1", "B")
    refuses("15.4 2,0", GAME, on_a_city, "A 2,0")  # a city is a building: not 7.4, beside it
    on_theirs = cast("petrification+sanctuary", "A 1,1=1", "B -2,0=c")
    refuses("15.4 -2,0", GAME, on_theirs, "A -2,0")  # nor 15.3
    state = after(GAME, position, "A 2,0")
    assert state.story == [("founded", (0, "2,0", "knight", "none"), None)]
    assert "2,0=c1" in line_of(state, 0)
    assert shown_of(state, 0)["knights"] == 4


@pytest.mark.clause("15.4")
def test_sanctuary_keeps_to_the_rules_of_cities() -> None:
    position = cast("sanctuary", "A 1,1=1 -1,2=1 0,-2=1", "B -2,2=c")
    refuses("7.3 1,1", GAME, position, "A 1,1")
    refuses("7.4 -1,2", GAME, position, "A -1,2")
    assert texts(GAME.position(position)) == ["0,-2"]


@pytest.mark.clause("15.1", "15.2")
def test_abundance_and_petrification() -> None:
    state = after(GAME, cast("abundance+petrification", "A 1,1=v 2,0=v", "B"), "A 1,1")
    assert line_of(state, 0) == "A 1,1=c 2,0=v tokens=F new=1 magic=2"


@pytest.mark.clause("15.1", "15.4")
def test_abundance_and_sanctuary() -> None:
    position = cast("abundance+sanctuary", "A 1,1=v 2,0=1 0,-2=v", "B")
    refuses("15.4 0,-2", GAME, position, "A 0,-2")
    assert (
        line_of(after(GAME, position, "A 2,0"), 0) == "A 0,-2=v 1,1=v 2,0=c tokens=P new=1 magic=1"
    )


@pytest.mark.clause("15.2", "15.4")
def test_petrification_and_sanctuary() -> None:
    position = cast("petrification+sanctuary", "A 1,1=1 2,0=c1 -2,2=1", "B")
    refuses("15.2 -2,2", GAME, position, "A -2,2")
    refuses("15.2 2,0", GAME, position, "A 2,0")  # on a city, not next to it
    assert "1,1=c" in line_of(after(GAME, position, "A 1,1"), 0)


@pytest.mark.clause("15.5")
def test_all_three_spells_of_construction_found_one_city() -> None:
    position = cast("abundance+petrification+sanctuary", "A 1,1=2 2,-2=1", "B")
    state = after(GAME, position, "A 1,1")
    assert line_of(state, 0) == "A 1,1=c1 2,-2=1 tokens=F new=1"
    assert state.to_act() == [1]


@pytest.mark.clause("15.5")
@pytest.mark.parametrize("spells", ["abundance", "petrification", "sanctuary"])
def test_every_city_comes_from_the_reserve(spells: str) -> None:
    five = "A 0,-2=c 2,-2=c -2,0=c 2,0=c -2,2=c 1,-2=v 0,1=1 magic=4"
    refuses("16.2", GAME, on_magic(spells, five, "B"), f"A cast:{spells}")
