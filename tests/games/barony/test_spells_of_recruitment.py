"""Spells of recruitment, alone and combined (section 14)."""

import pytest

from baronnies.games.barony.game import GAME
from tests.clauses import after, refuses
from tests.games.barony.boards import line_of, on_magic, texts
from tests.games.barony.test_spells import cast


@pytest.mark.clause("14.1")
def test_charm_needs_one_knight_at_least_and_ends_with_the_reserve() -> None:
    state = GAME.position(cast("charm", "A 0,-1=c4 2,0=c2", "B"))
    refuses("3.4", GAME, state, "A done")
    assert after(GAME, state, "A 2,0").to_act() == [1]


@pytest.mark.clause("14.2")
def test_illusion_recruits_in_a_stronghold_as_in_a_city() -> None:
    position = cast("illusion", "A 2,0=c -2,2=s 0,-2=s", "B")
    refuses("14.2 2,0", GAME, position, "A 2,0")
    state = after(GAME, position, "A -2,2", "A -2,2")  # beside the lake: three
    refuses("4.4 0,-2", GAME, state, "A 0,-2")
    assert line_of(after(GAME, state, "A -2,2"), 0) == "A -2,2=s3 0,-2=s 2,0=c magic=3"
    dry = after(GAME, position, "A 0,-2", "A 0,-2")
    assert dry.to_act() == [1]


@pytest.mark.clause("14.2")
def test_charm_and_illusion_bring_a_knight_to_each_city_and_stronghold() -> None:
    state = GAME.position(cast("charm+illusion", "A 2,0=c -2,2=s 0,-2=v", "B"))
    assert texts(state) == ["2,0", "-2,2"]
    refuses("14.2 0,-2", GAME, state, "A 0,-2")
    state = after(GAME, state, "A -2,2")
    refuses("14.1 -2,2", GAME, state, "A -2,2")
    assert line_of(after(GAME, state, "A 2,0"), 0) == "A -2,2=s1 0,-2=v 2,0=c1 magic=2"


@pytest.mark.clause("14.3")
def test_the_portal_brings_back_knights_of_expeditions() -> None:
    position = cast("portal", "A 2,0=c4 gone=2", "B")
    state = GAME.position(position)
    assert texts(state) == ["2,0", "box:2,0"]
    state = after(GAME, state, "A box:2,0", "A 2,0", "A box:2,0")
    assert line_of(state, 0) == "A 2,0=c7 magic=2"
    assert state.to_act() == [1]


@pytest.mark.clause("14.3")
def test_without_the_portal_nobody_comes_back() -> None:
    state = after(GAME, on_magic("", "A 2,0=c gone=1", "B"), "A recruit")
    refuses("14.3", GAME, state, "A box:2,0")
    none_left = after(GAME, cast("portal", "A 2,0=c gone=1", "B"), "A box:2,0")
    refuses("14.3", GAME, none_left, "A box:2,0")


@pytest.mark.clause("14.4")
def test_the_portal_works_with_an_empty_reserve_within_the_usual_limit() -> None:
    state = after(GAME, cast("portal", "A 0,-2=c3 gone=4", "B"), "A box:0,-2")
    refuses("4.3", GAME, state, "A 0,-2")
    state = after(GAME, state, "A box:0,-2")
    assert line_of(state, 0) == "A 0,-2=c5 gone=2 magic=2"
    assert state.to_act() == [1]


@pytest.mark.clause("14.3", "14.1")
def test_charm_and_portal() -> None:
    state = after(GAME, cast("charm+portal", "A 2,0=c 0,-2=c6 gone=1", "B"), "A box:2,0")
    assert line_of(state, 0) == "A 0,-2=c6 2,0=c1 magic=1"
    assert state.to_act() == [1]  # nobody is left to come to the other city


@pytest.mark.clause("14.3", "14.2")
def test_illusion_and_portal() -> None:
    position = cast("illusion+portal", "A 2,0=c 0,-2=s gone=1", "B")
    refuses("14.2 2,0", GAME, position, "A box:2,0")
    assert line_of(after(GAME, position, "A box:0,-2", "A 0,-2"), 0) == "A 0,-2=s2 2,0=c magic=1"


@pytest.mark.clause("14.1", "14.2", "14.3")
def test_all_three_spells_of_recruitment() -> None:
    position = cast("charm+illusion+portal", "A 2,0=c 0,-2=s gone=1", "B")
    state = after(GAME, position, "A box:0,-2", "A 2,0")
    assert line_of(state, 0) == "A 0,-2=s1 2,0=c1"
    assert state.to_act() == [1]
