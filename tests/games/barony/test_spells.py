"""Spells of movement, alone and combined (section 13)."""

import pytest

from baronnies.games.barony.game import GAME
from tests.clauses import after, allows, refuses
from tests.games.barony.boards import kinds, line_of, on_magic, texts


def cast(spells: str, *seats: str, head: str = "barony 2") -> str:
    """A position in which A casts these spells now, with all the magic it takes."""
    position = on_magic(spells, seats[0] + " magic=4", *seats[1:], head=head)
    return after(GAME, position, f"A cast:{spells}").text()


# Movement


@pytest.mark.clause("13.1")
def test_celerity_makes_two_steps() -> None:
    state = after(GAME, cast("celerity", "A 1,-2=1 2,0=1", "B"), "A 1,-2>0,-1")
    refuses("13.1", GAME, state, "A done")
    refuses("13.1 2,0", GAME, state, "A 2,0>1,0")  # another knight
    state = after(GAME, state, "A 0,-1>-1,0")
    assert line_of(state, 0) == "A -1,0=1 2,0=1 magic=3"
    assert state.to_act() == [1]


@pytest.mark.clause("13.1")
def test_celerity_may_lead_back_to_the_start() -> None:
    state = after(GAME, cast("celerity", "A 1,-2=1", "B"), "A 1,-2>0,-1", "A 0,-1>1,-2")
    assert line_of(state, 0) == "A 1,-2=1 magic=3"


@pytest.mark.clause("13.1")
def test_the_hex_in_the_middle_sees_no_conflict_and_no_exploration() -> None:
    position = cast("celerity", "A 1,0=1 0,1=1", "B 0,1=1 2,0=1 -1,0=1")
    through_the_place = after(GAME, position, "A 1,0>0,0", "A 0,0>-1,0")
    assert line_of(through_the_place, 0) == "A -1,0=1 0,1=1 magic=3"
    beside_its_friend = after(GAME, position, "A 1,0>0,1", "A 0,1>1,1")
    assert line_of(beside_its_friend, 1) == "B -1,0=1 0,1=1 2,0=1"


@pytest.mark.clause("13.1")
def test_where_celerity_ends_there_are_conflict_and_exploration() -> None:
    state = after(GAME, cast("celerity", "A 2,0=1 0,0=1", "B 0,0=1"), "A 2,0>1,0", "A 1,0>0,0")
    assert kinds(state) == ["moved", "destroyed", "explored"]
    assert line_of(state, 0) == "A 0,0=2 magic=6 imprints=0,0"


@pytest.mark.clause("13.1")
def test_both_steps_follow_the_rules_of_entry() -> None:
    position = cast("celerity", "A 2,0=1 -2,2=1", "B 1,0=1 1,1=2")
    refuses("5.7 1,0", GAME, position, "A 2,0>1,0")
    refuses("5.6 1,1", GAME, position, "A 2,0>1,1")
    state = after(GAME, position.replace("1,1=2", "0,1=s"), "A 2,0>1,1")
    refuses("5.5 0,1", GAME, state, "A 1,1>0,1")


@pytest.mark.clause("13.1")
def test_a_first_step_without_a_second_one_is_not_made() -> None:
    # From the mountain with an enemy village, where a spell led, there is no way back.
    line = "barony 2 sorciers=yes spells=celerity\nrow 0,0 MPL\nrow 2,-1 P\nrow 1,-1 P\n"
    position = after(GAME, line + "A 0,0=1 magic=1\nB 0,0=v 1,-1=s", "A cast:celerity")
    assert texts(position) == ["0,0>1,0"]
    alone = line.replace("row 2,-1 P\n", "") + "A 0,0=1 magic=1\nB 0,0=v 1,-1=s"
    refuses("16.2", GAME, alone, "A cast:celerity")
    two = alone.replace("row 1,-1 P\n", "row 1,-1 P\nrow -1,0 P\nrow -1,1 P\n")
    refuses("13.1 1,0", GAME, after(GAME, two, "A cast:celerity"), "A 0,0>1,0")
    allows(GAME, after(GAME, two, "A cast:celerity"), "A 0,0>-1,0")


@pytest.mark.clause("13.2")
def test_teleportation_leads_onto_a_mountain_with_an_isolated_enemy_village() -> None:
    position = cast("teleportation", "A 2,0=1 1,1=1", "B 1,0=v")
    assert texts(GAME.position(position)) == ["1,1>1,0", "2,0>1,0"]
    refuses("13.2 1,1", GAME, position, "A 2,0>1,1")
    state = after(GAME, position, "A 2,0>1,0")
    assert [line_of(state, seat) for seat in (0, 1)] == ["A 1,0=1 1,1=1 magic=3", "B 1,0=v"]


@pytest.mark.clause("13.2")
def test_an_enemy_knight_alone_or_a_guarded_village_is_no_goal() -> None:
    position = cast("teleportation", "A -1,0=1", "B -1,-1=v")
    guarded = position.replace("B -1,-1=v", "B -1,-1=v 1,0=1")
    refuses("13.2 -2,0", GAME, guarded, "A -1,0>-2,0")
    for other in ("1,0=1", "1,0=v1"):
        refuses(
            "16.2",
            GAME,
            on_magic("teleportation", "A 2,0=1 magic=1", f"B {other}"),
            "A cast:teleportation",
        )
    both = cast("teleportation", "A 2,0=1 -1,0=1", "B 1,0=v1 -1,-1=v")
    refuses("5.6 1,0", GAME, both, "A 2,0>1,0")


@pytest.mark.clause("13.2")
def test_a_third_player_on_the_mountain_does_not_hinder() -> None:
    position = cast("teleportation", "A 2,0=1", "B 1,0=v", "C 1,0=1", head="barony 3")
    allows(GAME, position, "A 2,0>1,0")


@pytest.mark.clause("13.2")
def test_arriving_as_a_second_piece_is_a_conflict() -> None:
    position = cast(
        "teleportation", "A 2,0=1 1,0=1", "B 1,0=v tokens=C", "C 1,0=1", head="barony 3"
    )
    state = after(GAME, position, "A 2,0>1,0")
    assert kinds(state) == ["moved", "destroyed", "destroyed"]
    assert texts(state) == ["take:C"]
    assert after(GAME, state, "A take:C").to_act() == [1]


@pytest.mark.clause("13.3")
def test_a_tornado_destroys_where_it_begins_and_where_it_ends() -> None:
    position = cast(
        "tornado", "A 0,1=1", "B 0,1=v 1,1=1 tokens=CP", "C 1,1=v tokens=M", head="barony 3"
    )
    state = after(GAME, position, "A 0,1>1,1")
    assert kinds(state) == ["moved", "destroyed", "destroyed", "destroyed"]
    assert texts(state) == ["take:C", "take:P"]  # the village of the start first
    state = after(GAME, state, "A take:P")
    assert texts(state) == ["take:M"]
    state = after(GAME, state, "A take:M")
    assert [line_of(state, seat) for seat in range(3)] == [
        "A 1,1=1 tokens=PM magic=2",
        "B tokens=C",
        "C",
    ]
    assert state.to_act() == [1]


@pytest.mark.clause("13.3")
def test_a_conflict_on_arrival_comes_before_the_tornado() -> None:
    position = cast(
        "tornado", "A 0,1=1 1,1=1", "B 0,1=v tokens=C", "C 1,1=v tokens=M", head="barony 3"
    )
    state = after(GAME, position, "A 0,1>1,1")
    assert texts(state) == ["take:M"]
    assert texts(after(GAME, state, "A take:M")) == ["take:C"]


@pytest.mark.clause("13.3")
def test_two_villages_of_one_player_cost_two_tokens_if_there_are_two() -> None:
    one = after(GAME, cast("tornado", "A 0,1=1", "B 0,1=v 1,1=v tokens=C"), "A 0,1>1,1")
    assert after(GAME, one, "A take:C").to_act() == [1]
    two = after(GAME, cast("tornado", "A 0,1=1", "B 0,1=v 1,1=v tokens=CC"), "A 0,1>1,1")
    assert line_of(after(GAME, two, "A take:C", "A take:C"), 0) == "A 1,1=1 tokens=CC magic=2"


@pytest.mark.clause("13.3")
def test_a_tornado_opens_no_mountain_and_may_find_nobody() -> None:
    position = cast("tornado", "A 2,0=1", "B 1,0=v")
    refuses("5.7 1,0", GAME, position, "A 2,0>1,0")
    assert kinds(after(GAME, position, "A 2,0>1,1")) == ["moved"]


@pytest.mark.clause("13.4")
def test_only_isolated_pieces_are_blown_away() -> None:
    # Beside each other stand a knight of A and, of B, what a person wrote down: one piece.
    position = cast("tornado", "A 0,1=1 2,0=1", "B 0,1=1 1,1=s1")
    state = after(GAME, position, "A 0,1>-1,2")
    assert line_of(state, 1) == "B 1,1=s1"
    refuses("5.5 1,1", GAME, position, "A 2,0>1,1")


@pytest.mark.clause("13.3", "13.1")
def test_celerity_and_tornado() -> None:
    position = cast("celerity+tornado", "A 2,0=1", "B 2,0=1 1,1=1 0,1=v tokens=F")
    state = after(GAME, position, "A 2,0>1,1", "A 1,1>0,1", "A take:F")
    assert line_of(state, 0) == "A 0,1=1 tokens=F magic=1"
    assert line_of(state, 1) == "B 1,1=1"  # the hex in the middle is spared


@pytest.mark.clause("13.3", "13.1")
def test_celerity_and_tornado_back_to_the_start() -> None:
    position = cast("celerity+tornado", "A 2,0=1", "B 2,0=v tokens=FF")
    state = after(GAME, position, "A 2,0>1,1", "A 1,1>2,0")
    assert texts(state) == ["take:F"]
    assert line_of(after(GAME, state, "A take:F"), 1) == "B tokens=F"  # destroyed once


@pytest.mark.clause("13.2", "13.1")
def test_celerity_and_teleportation() -> None:
    position = cast("celerity+teleportation", "A 1,1=1 -2,2=1", "B 1,0=v")
    assert texts(GAME.position(position)) == ["1,1>2,0", "1,1>0,1"]  # then the mountain
    refuses("5.7 1,0", GAME, position, "A 1,1>1,0")
    refuses("13.1 0,2", GAME, position, "A 1,1>0,2")
    state = after(GAME, position, "A 1,1>0,1")
    assert texts(state) == ["0,1>1,0"]
    refuses("13.2 0,0", GAME, state, "A 0,1>0,0")
    assert line_of(after(GAME, state, "A 0,1>1,0"), 0) == "A 1,0=1 -2,2=1 magic=2"


@pytest.mark.clause("13.2", "13.3")
def test_teleportation_and_tornado() -> None:
    position = cast("teleportation+tornado", "A 2,0=1", "B 1,0=v 2,0=1 tokens=M")
    state = after(GAME, position, "A 2,0>1,0", "A take:M")
    assert line_of(state, 0) == "A 1,0=1 tokens=M magic=1"
    assert line_of(state, 1) == "B"


@pytest.mark.clause("13.1", "13.2", "13.3", "12.4")
def test_all_three_spells_of_movement() -> None:
    position = cast("celerity+teleportation+tornado", "A 1,1=1", "B 1,0=v 1,1=1 tokens=M")
    state = after(GAME, position, "A 1,1>0,1", "A 0,1>1,0", "A take:M")
    assert line_of(state, 0) == "A 1,0=1 tokens=M"
    assert line_of(state, 1) == "B"
    assert state.to_act() == [1]


# Recruitment


@pytest.mark.clause("14.1")
def test_charm_brings_a_knight_to_each_city() -> None:
    state = after(GAME, cast("charm", "A 0,-1=c 2,0=c -2,2=c 1,1=s", "B"), "A 0,-1")
    refuses("14.1 0,-1", GAME, state, "A 0,-1")
    refuses("4.1 1,1", GAME, state, "A 1,1")
    assert texts(state) == ["-2,2", "2,0", "done"]
    state = after(GAME, state, "A 2,0", "A -2,2")
    assert line_of(state, 0) == "A 0,-1=c1 -2,2=c1 1,1=s 2,0=c1 magic=3"
    assert state.to_act() == [1]


# Construction
