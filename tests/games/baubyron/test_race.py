"""Sections 4 to 6: rolls, steps and piles, on written positions.

The ladder is a row of cells, a1 to g1, with 1 1 1 1 2 2 4 storeys: a1 is the entry, g1 the goal.
"""

import pytest

from baronnies.core.game import CHANCE, Event, State
from baronnies.core.luck import Quick
from baronnies.games.baubyron.game import GAME
from tests.clauses import after, allows, refuses

LADDER = "xa1 xc1 xe1 ug1 xe1 ug1 @ a1"


def race(pawns: str, roll: int, to: str = "A", more: str = "", building: str = LADDER) -> str:
    """A player is to spend a roll; pawns are written in piles, from below."""
    line = f"pawns {pawns}" if pawns else ""
    return f"baubyron 3 move to={to} roll={roll} {more}\nbuilding {building}\n{line}"


def moves(position: str) -> str:
    """What the player can do, in the fixed order."""
    state = GAME.position(position)
    return " ".join(GAME.say(move) for move in state.moves(state.to_act()[0]))


def piles(state: State) -> str:
    """The pawns on the board, as positions write them."""
    line = next((line for line in state.text().splitlines() if line.startswith("pawns")), "")
    return line.removeprefix("pawns ")


# ---- 4: a turn -------------------------------------------------------------------------------


@pytest.mark.clause("4.1")
def test_a_turn_begins_with_a_fair_roll() -> None:
    position = f"baubyron 3 roll\nbuilding {LADDER}"
    state = GAME.position(position)
    assert state.to_act() == [CHANCE]
    refuses("4.1", GAME, position, "* first:A")
    refuses("0.1", GAME, position, "A pass")
    drawn = [GAME.say(state.draw(Quick(seed))) for seed in range(600)]
    assert all(70 < drawn.count(f"roll:{pips}") < 130 for pips in range(1, 7))
    assert after(GAME, position, "* roll:4").story == [Event("rolled", (0, 4))]


@pytest.mark.clause("4.2")
def test_the_whole_roll_is_spent_by_one_pawn_and_the_turn_passes_on() -> None:
    position = race("a1:A c1:A", 4)
    refuses("4.2", GAME, position, "A xa1")
    refuses("4.2", GAME, position, "A red:b1")
    state = after(GAME, position, "A c1-e1")
    assert state.to_act() == [CHANCE]
    assert state.view(None)["player"] == 1
    assert state.turn == 1


@pytest.mark.clause("4.3")
def test_who_can_move_an_own_pawn_must_move_something() -> None:
    position = race("b1:A d1:r", 1)
    refuses("4.3", GAME, position, "A pass")
    assert moves(position) == "b1-a1 b1-c1 d1-c1"  # a red one will do
    one = race("c1:AB f1:A", 1)
    refuses("4.3", GAME, one, "A pass")
    allows(GAME, one, "A c1^1")  # so will a buried one
    refuses("4.3", GAME, race("", 3), "A pass")  # a pawn in stock can come in


@pytest.mark.clause("4.4")
def test_who_cannot_move_an_own_pawn_may_pass_or_move_red() -> None:
    assert moves(race("", 1)) == "pass"  # the first turn with a 1 or a 2
    assert moves(race("", 2)) == "pass"
    assert moves(race("d1:r", 1)) == "d1-c1 pass"
    state = after(GAME, race("", 2), "A pass")
    assert state.story == [Event("passed", (0, 2))]
    assert state.view(None)["player"] == 1


@pytest.mark.clause("4.5")
def test_with_the_option_red_pawns_must_be_moved_too() -> None:
    position = race("d1:r", 1, more="red_compulsory=yes")
    refuses("4.5", GAME, position, "A pass")
    assert moves(position) == "d1-c1"
    assert moves(race("", 1, more="red_compulsory=yes")) == "pass"
    # Own and red pawns are shut in; a pawn can still be lifted, but never has to be (8.5).
    assert moves(race("a1:AB", 1, more="red_compulsory=yes")) == "a1^1 pass"


# ---- 5: pawns and steps ----------------------------------------------------------------------


@pytest.mark.clause("5.1")
def test_only_the_top_pawn_moves_and_only_ones_own_or_red() -> None:
    position = race("a1:AB b1:BA c1:rB d1:Br", 1)
    refuses("5.1 a1", GAME, position, "A a1-b1")
    refuses("5.1 c1", GAME, position, "A c1-d1")
    refuses("5.1 f1", GAME, position, "A f1-e1")
    refuses("5.1 c9", GAME, position, "A c9-e1")
    assert {move[:2] for move in moves(race("a1:AB b1:BA c1:rB d1:Br", 2)).split()} == {"b1", "d1"}


@pytest.mark.clause("5.2")
@pytest.mark.clause("5.3")
@pytest.mark.parametrize(
    ("pawns", "end", "roll"),
    [
        ("b1:A", "c1", 1),  # on the level
        ("d1:A", "e1", 3),  # up a storey: two for climbing, one for the step
        ("e1:A", "d1", 3),  # down alike
        ("f1:A", "g1", 5),  # up a whole block
        ("b1:A c1:B", "c1", 2),  # up a pawn
        ("b1:A c1:BBB", "c1", 4),  # up three pawns
        ("b1:BBBA c1:B", "c1", 3),  # three pawns down and one up: two lower
        ("d1:BBA", "e1", 1),  # two pawns are a storey
        ("d1:BA e1:C", "e1", 3),
        ("f1:BBBBA", "g1", 1),  # four are a whole block
        ("b1:A", "f1", 6),  # three steps, a storey and a step: 2 + 3 + 1
    ],
)
def test_a_step_costs_one_and_the_difference_of_heights(pawns: str, end: str, roll: int) -> None:
    start = next(pile[:2] for pile in pawns.split() if pile.endswith("A"))
    for rolled in range(1, 7):
        assert (f"{start}-{end}" in moves(race(pawns, rolled)).split()) == (rolled == roll)


@pytest.mark.clause("5.3")
def test_no_step_goes_across_a_corner() -> None:
    corner = "ya1 yb2 ub4 @ a1"  # 1. / 11 / .1 / .2
    assert "a1-b2" not in moves(race("a1:A", 1, building=corner))
    assert "a1-b2" in moves(race("a1:A", 2, building=corner))


@pytest.mark.clause("5.4")
def test_a_pawn_comes_in_for_three_points_and_what_it_climbs() -> None:
    assert moves(race("", 3)) == "in-a1"
    assert moves(race("", 5)) == "in-c1"  # what is left goes on
    assert moves(race("a1:B", 4)) == "in-a1"
    assert moves(race("a1:B", 3)) == "inxa1"
    assert moves(race("a1:BB", 5)) == "in-a1"
    assert moves(race("a1:BBB", 6)) == "in-a1"
    refuses("5.4", GAME, race("a1:A b1:AAAA c1:A", 3), "A in-a1")
    state = after(GAME, race("", 5), "A in-c1")
    assert piles(state) == "c1:A"
    assert state.story == [Event("entered", (0, "a1", "c1", 5, "a1 b1 c1", 0))]


@pytest.mark.clause("5.4")
def test_an_entry_with_four_pawns_is_entered_by_ejecting_and_one_with_five_is_closed() -> None:
    assert moves(race("a1:BBBB", 6)) == "inxa1"
    for roll in range(1, 7):
        assert "in" not in moves(race("a1:BBBBB", roll))


@pytest.mark.clause("5.5")
def test_an_ejected_red_pawn_is_brought_in_by_who_holds_it() -> None:
    held = "\nkept A=1"
    refuses("5.5", GAME, race("", 3), "A red-a1")
    refuses("5.5", GAME, race("", 3, to="B") + held, "B red-a1")
    state = after(GAME, race("", 4) + held, "A red-b1")
    assert piles(state) == "b1:r"
    assert state.story == [Event("entered_red", (0, "a1", "b1", 4, "a1 b1", 0))]
    refuses("5.5", GAME, race("b1:r", 3), "A red-a1")


@pytest.mark.clause("5.6")
def test_pawns_stay_on_the_building() -> None:
    refuses("5.6 a2", GAME, race("a1:A", 1), "A a1-a2")
    refuses("5.6 a2", GAME, race("a1:A", 3), "A in-a2")


# ---- 6: covering and ejecting ----------------------------------------------------------------


@pytest.mark.clause("6.1")
def test_a_pawn_covers_what_it_ends_on() -> None:
    assert piles(after(GAME, race("b1:A c1:B", 2), "A b1-c1")) == "c1:BA"
    assert piles(after(GAME, race("b1:A c1:A", 2), "A b1-c1")) == "c1:AA"
    assert piles(after(GAME, race("b1:A c1:r", 2), "A b1-c1")) == "c1:rA"


@pytest.mark.clause("6.2")
def test_on_four_pawns_one_climbs_as_the_fifth_and_on_five_one_takes_the_top() -> None:
    assert piles(after(GAME, race("b1:A c1:BBBB", 5), "A b1-c1")) == "c1:BBBBA"
    refuses("6.2 c1", GAME, race("b1:A c1:BBBBB", 6), "A b1-c1")
    state = after(GAME, race("b1:A c1:BBBBB", 5), "A b1xc1")  # four for climbing, and the step
    assert piles(state) == "c1:BBBBA"


@pytest.mark.clause("6.3")
def test_ejecting_takes_the_place_of_the_top_pawn() -> None:
    refuses("6.3 c1", GAME, race("b1:A", 1), "A b1xc1")
    state = after(GAME, race("b1:A c1:CB", 2), "A b1xc1")
    assert piles(state) == "c1:CA"
    assert state.story == [
        Event("moved", (0, "b1", "c1", 2, "b1 c1", 1)),
        Event("ejected", (0, 1, "c1")),
    ]
    assert piles(after(GAME, race("b1:A c1:B", 1), "A b1xc1")) == "c1:A"  # pushing costs nothing


@pytest.mark.clause("6.4")
def test_ones_own_pawns_are_never_ejected() -> None:
    refuses("6.4 c1", GAME, race("b1:A c1:A", 1), "A b1xc1")
    refuses("6.4 c1", GAME, race("b1:r c1:A", 1), "A b1xc1")
    allows(GAME, race("b1:r c1:A", 2), "A b1-c1")
    allows(GAME, race("b1:r c1:A", 1, to="B"), "B b1xc1")
    allows(GAME, race("b1:r c1:r", 1), "A b1xc1")  # red ejects red


@pytest.mark.clause("6.5")
def test_coming_down_one_can_only_cover() -> None:
    refuses("6.5 d1", GAME, race("e1:A d1:B", 3), "A e1xd1")
    refuses("6.5 d1", GAME, race("e1:CA d1:BB", 3), "A e1xd1")
    allows(GAME, race("e1:A d1:BBB", 1), "A e1xd1")  # level with the third pawn
    allows(GAME, race("e1:A d1:B", 2), "A e1-d1")
    refuses("7.6 c1 #1", GAME, race("b1:A c1:B", 2), "A b1xc1")  # not a matter of height


@pytest.mark.clause("6.5")
def test_a_pile_of_five_cannot_be_entered_from_above() -> None:
    tall = "e1:CCCCA d1:BBBBB"  # A stands at eight, the top of the five at six
    refuses("6.5 d1", GAME, race(tall, 3), "A e1xd1")
    refuses("6.2 d1", GAME, race(tall, 2), "A e1-d1")


@pytest.mark.clause("6.5")
def test_ejecting_is_done_with_the_last_step_only() -> None:
    # From b1 to d1 over the pawn on c1: up one and down one, never through its place.
    assert "b1-d1" in moves(race("b1:A c1:B", 4)).split()
    assert "b1-d1" not in moves(race("b1:A c1:B", 2)).split()


@pytest.mark.clause("6.6")
def test_an_ejected_pawn_goes_back_to_its_owner_and_a_red_one_to_who_ejects() -> None:
    state = after(GAME, race("b1:A c1:B", 1), "A b1xc1")
    players = state.view(None)["seats"]
    assert isinstance(players, list)
    assert [player["stock"] for player in players] == [5, 6, 6]
    state = after(GAME, race("b1:A c1:r", 1), "A b1xc1")
    assert "kept A=1" in state.text()
    assert state.story is not None
    assert state.story[1] == Event("ejected_red", (0, "c1"))
    state = after(GAME, race("b1:r c1:r", 1), "A b1xc1")
    assert "kept A=1" in state.text()


@pytest.mark.clause("6.7")
def test_with_the_option_a_step_down_may_eject() -> None:
    option = "eject_down=yes"
    allows(GAME, race("e1:A d1:B", 3, more=option), "A e1xd1")
    allows(GAME, race("e1:CCCCA d1:BBBBB", 3, more=option), "A e1xd1")
    refuses("6.4 d1", GAME, race("e1:A d1:A", 3, more=option), "A e1xd1")
    refuses("7.6 d1 #3", GAME, race("e1:A d1:B", 2, more=option), "A e1xd1")
    state = after(GAME, race("e1:A d1:B", 3, more=option), "A e1xd1")
    assert piles(state) == "d1:A"
