"""The examples of the printed rules, rebuilt on boards of our own with the same numbers."""

import pytest

from baronnies.games.barony.game import GAME
from tests.clauses import after, refuses
from tests.games.barony.boards import kinds, line_of, on_land, on_magic, shown_of, texts


@pytest.mark.clause("4.2")
def test_red_recruits_three_knights_beside_the_lake() -> None:
    state = after(GAME, on_land("A 0,0=c", "B"), "A recruit", "A 0,0", "A 0,0", "A 0,0")
    assert line_of(state, 0) == "A 0,0=c3"


@pytest.mark.clause("5.1")
def test_blue_moves_two_knights() -> None:
    state = after(GAME, on_land("A 0,0=1 1,1=1", "B"), "A move", "A 0,0>-1,0", "A 1,1>2,0")
    assert line_of(state, 0) == "A -1,0=1 2,0=1"


@pytest.mark.clause("5.4", "5.5", "5.6", "5.7")
def test_the_green_knight_can_go_to_two_hexes_only() -> None:
    position = on_land("A 0,0=1", "B 1,0=v 0,1=c", "C 1,-1=v1 0,-1=1", head="barony 3")
    state = after(GAME, position, "A move")
    assert texts(state) == ["0,0>0,-1", "0,0>-1,0"]
    refuses("5.4 -1,1", GAME, state, "A 0,0>-1,1")
    refuses("5.5 0,1", GAME, state, "A 0,0>0,1")
    refuses("5.6 1,-1", GAME, state, "A 0,0>1,-1")
    refuses("5.7 1,0", GAME, state, "A 0,0>1,0")


@pytest.mark.clause("5.9", "5.10")
def test_yellow_destroys_a_red_knight_and_a_blue_village_and_takes_a_token_from_blue() -> None:
    position = on_land("A 0,0=1 0,1=1", "B 0,1=1 tokens=CC", "C 0,1=v tokens=PM", head="barony 3")
    state = after(GAME, position, "A move", "A 0,0>0,1")
    assert kinds(state) == ["moved", "destroyed", "destroyed"]
    assert texts(state) == ["take:P", "take:M"]
    state = after(GAME, state, "A take:P", "A done")
    assert [line_of(state, seat) for seat in range(3)] == [
        "A 0,1=2 tokens=P",
        "B tokens=CC",
        "C tokens=M",
    ]


@pytest.mark.clause("6.2", "6.3", "6.5")
def test_red_can_build_on_two_hexes_only() -> None:
    position = on_land("A 1,0=1 0,-2=1 0,0=c1 1,1=1 2,0=1", "B 1,1=v 2,0=1")
    state = after(GAME, position, "A build")
    assert texts(state) == ["v:1,0", "v:0,-2", "s:1,0", "s:0,-2"]
    state = after(GAME, state, "A v:1,0", "A s:0,-2")
    assert line_of(state, 0).endswith("tokens=CM")


@pytest.mark.clause("7.3", "7.4", "7.5")
def test_only_two_blue_villages_can_become_a_city_and_blue_then_has_25_points() -> None:
    villages = "A 0,-2=v 1,1=v 2,-2=v 1,0=v -2,1=v -1,0=v title=viscount"
    position = on_land(villages, "B 2,0=c -1,0=1 -2,2=c")
    state = after(GAME, position.replace("CPF", "CPP"), "A city")
    assert texts(state) == ["0,-2", "2,-2"]
    assert after(GAME, state, "A 0,-2").scores()[0] == 25


@pytest.mark.clause("8.1")
def test_green_lands_behind_the_villages_of_red() -> None:
    position = on_land("A 0,-2=c", "B 0,1=v 1,0=v -1,2=v")
    state = after(GAME, position, "A expedition", "A -2,2")
    assert line_of(state, 0) == "A -2,2=1 0,-2=c gone=1"


@pytest.mark.clause("9.1", "9.5")
def test_yellow_pays_16_and_goes_from_count_to_marquis() -> None:
    position = on_land("A 0,0=c title=count tokens=PPPP", "B")
    state = after(GAME, position, "A title", *["A pay:P"] * 4)
    assert state.story == [("title", (0, "marquis", "PPPP", 16), None)]
    assert state.scores() == [45, 0]


@pytest.mark.clause("10.2")
def test_yellow_ends_with_70_on_the_track_and_three_tokens_worth_4() -> None:
    cities = "0,-2=c 2,-2=c 0,0=c 2,0=c"
    state = GAME.position(on_land(f"A {cities} title=duke tokens=PPM", "B", head="barony 2 over"))
    assert state.scores() == [74, 0]
    assert shown_of(state, 0)["track"] == 70


@pytest.mark.clause("12.4", "15.5")
def test_abundance_petrification_and_sanctuary_cost_4_and_build_exactly_one_city() -> None:
    spells = "abundance+petrification+sanctuary"
    position = on_magic(spells, "A 1,1=1 2,-2=1 0,-2=v magic=4", "B")
    state = after(GAME, position, f"A cast:{spells}", "A 1,1")
    assert line_of(state, 0) == "A 0,-2=v 1,1=c 2,-2=1 tokens=F new=1"
    assert state.to_act() == [1]
