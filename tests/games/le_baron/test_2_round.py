"""Section 2, a round, and section 8, what a turn is."""

import pytest

from baronnies.core.table import Table
from baronnies.games.le_baron.game import GAME
from tests.clauses import after, allows, refuses
from tests.games.le_baron.seen import A, B, C, line, numbers, phase, told, view

#     r1 blue, r2 green, r3 white, r4 red, r5 yellow
CHOOSING = """le_baron 3
    rows 1 / 2 / 39 / 35 / 31
    A 10 60 pile=4
    B 20 50 pile=4
    C 30 40 pile=4"""


@pytest.mark.clause("2.1")
def test_2_1_all_choose_a_card_at_the_same_time() -> None:
    p = GAME.position(CHOOSING)
    assert p.to_act() == [A, B, C]
    assert [p.moves(seat) for seat in (A, B, C)] == [[10, 60], [20, 50], [30, 40]]


@pytest.mark.clause("2.1")
def test_2_1_no_row_is_named_yet() -> None:
    for move in ("r1", "r5", "under", "deal:70,71,72,73", "flip:10"):
        refuses("2.1", GAME, CHOOSING, f"A {move}")


@pytest.mark.clause("2.2")
def test_2_2_only_cards_of_the_own_hand() -> None:
    refuses("2.2 20", GAME, CHOOSING, "A 20")  # B's
    refuses("2.2 1", GAME, CHOOSING, "A 1")  # in a row
    refuses("2.2 110", GAME, CHOOSING, "C 110")  # nobody has seen it
    allows(GAME, CHOOSING, "C 40")


@pytest.mark.clause("2.3")
def test_2_3_a_chosen_card_is_final() -> None:
    p = after(GAME, CHOOSING, "A 60")
    assert p.to_act() == [B, C]
    refuses("0.1", GAME, p, "A 10")
    refuses("0.1", GAME, p, "A 60")


@pytest.mark.clause("2.3")
def test_2_3_a_chosen_card_is_hidden_until_all_have_chosen() -> None:
    p = after(GAME, CHOOSING, "A 60", "B 50")
    assert view(p, A)["chosen"]["card"] == 60
    for seat in (B, C, None):
        seen = view(p, seat)
        assert "60" not in str(seen)
        assert seen["revealed"] == []
        assert seen["seats"][A]["hand"] == 2  # nobody sees which of the two is gone
    assert told(p, "revealed") == []
    p = after(GAME, p, "C 30")
    assert told(p, "revealed") == [(C, 30), (B, 50), (A, 60)]
    for seat in (A, B, C, None):
        assert numbers(view(p, seat)["revealed"]) == [30, 50, 60]


@pytest.mark.clause("2.4")
def test_2_4_the_lowest_card_is_placed_first() -> None:
    p = after(GAME, CHOOSING, "A 60", "B 20", "C 40")
    assert p.to_act() == [B]
    refuses("0.1", GAME, p, "A r5")
    p = after(GAME, p, "B r2")
    assert p.to_act() == [C]
    p = after(GAME, p, "C r1")
    assert p.to_act() == [A]


@pytest.mark.clause("2.4")
def test_2_4_the_row_is_named_seeing_what_lower_cards_did() -> None:
    """A's white card has no row until C's red and white one has covered the red."""
    placing = """le_baron 3 place
        rows 1 / 2 / 9 / 35 / 31
        A chose=81
        B chose=20
        C chose=67"""
    p = after(GAME, placing, "B r2")
    assert view(p, A)["chosen"]["fits"] == []
    p = after(GAME, p, "C r4")
    assert view(p, A)["chosen"]["fits"] == [{"row": 4, "takes": 0}]
    assert [GAME.say(move) for move in p.moves(A)] == ["r4"]


@pytest.mark.clause("2.4")
def test_2_4_a_place_is_asked_for_and_no_further_card() -> None:
    p = after(GAME, CHOOSING, "A 60", "B 20", "C 40")
    for move in ("50", "20", "deal:70,71,72,73", "flip:70"):
        refuses("2.4", GAME, p, f"B {move}")


@pytest.mark.clause("2.5")
def test_2_5_nobody_draws_while_cards_are_in_hand() -> None:
    p = after(GAME, CHOOSING, "A 10", "B 20", "C 40", "A r2", "B r2", "C r1")
    assert phase(p) == "choose"
    assert [line(p, seat) for seat in (A, B, C)] == ["60 pile=4", "50 pile=4", "30 pile=4"]


@pytest.mark.clause("2.5")
def test_2_5_four_cards_when_the_hand_is_empty_after_the_whole_round() -> None:
    last = """le_baron 2
        rows 1 / 2 / 39 / 35 / 31
        A 16 pile=8
        B 20 pile=8"""
    p = after(GAME, last, "A 16", "B 20", "A r1")
    assert p.to_act() == [B]  # A's hand is empty, but the round is not over
    p = after(GAME, p, "B r2")
    assert phase(p) == "deal"
    p = after(GAME, p, "* deal:70,71,72,73", "* deal:80,81,82,83")
    assert [line(p, seat) for seat in (A, B)] == ["70 71 72 73 pile=4", "80 81 82 83 pile=4"]
    assert p.to_act() == [A, B]


@pytest.mark.clause("2.5")
def test_2_5_only_those_with_an_empty_hand_draw() -> None:
    uneven = """le_baron 2 heads_good=yes
        rows 1 / 2 / 39 / 35 / 31
        A 16 pile=8
        B 20 46 pile=4"""
    p = after(GAME, uneven, "A 16", "B 20", "A r1", "B r2", "* deal:70,71,72,73")
    assert p.to_act() == [A, B]
    assert [line(p, seat) for seat in (A, B)] == ["70 71 72 73 pile=4", "46 pile=4"]


@pytest.mark.clause("8.1")
def test_8_1_choosing_is_a_turn_and_placing_another() -> None:
    p = GAME.position(CHOOSING)
    turns = [p.turn]
    for move in ("A 10", "B 20", "C 40", "A r2", "B r2", "C r1"):
        p = after(GAME, p, move)
        turns.append(p.turn)
    assert turns == [0, 0, 0, 1, 2, 3, 4]


@pytest.mark.clause("8.1")
def test_8_1_at_a_table_a_turn_is_one_draft() -> None:
    table = Table(GAME, 2, seed=b"turns")
    table.begin()
    card = table.truth.moves(A)[0]
    assert table.offer(A, table.ply, [card]) is None
    assert table.draft(A).done
    assert table.offer(A, table.ply, [table.truth.moves(A)[1]]) is None  # second thoughts


@pytest.mark.clause("8.1")
def test_8_1_a_placement_without_a_choice_is_a_move() -> None:
    p = after(GAME, CHOOSING, "A 10", "B 20", "C 40", "A r2")
    assert [GAME.say(move) for move in p.moves(B)] == ["r2"]
    assert p.to_act() == [B]
