"""Section 7, the variant in which heads are good: under the pile, early ends, dead ends."""

import pytest

from baronnies.core.game import CHANCE
from baronnies.games.le_baron.game import GAME
from tests.clauses import after, allows, refuses
from tests.games.le_baron.seen import A, B, C, line, numbers, phase, rows, told, view

# All rows end in black: a card without black fits nowhere.
NO_FIT = """le_baron 2 place heads_good=yes
    rows 9 / 50 / 92 / 22 / 17
    A 2 chose=20 pile=8
    B 3 chose=24 pile=8"""


# ---- 7.1 points ------------------------------------------------------------------------------


@pytest.mark.clause("7.1")
def test_7_1_heads_are_points_for_and_the_most_win() -> None:
    p = """le_baron 2 heads_good=yes
        rows 1 / 2 / 39 / 35 / 31
        A 16 taken=52,33
        B 20 taken=60,28"""
    q = after(GAME, p, "A 16", "B 20", "A r1", "B r2")
    assert q.scores() == [9, 5]
    assert q.places() == [1, 2]


@pytest.mark.clause("7.1", "4.1", "4.2")
def test_7_1_rows_are_taken_as_ever() -> None:
    p = """le_baron 2 place heads_good=yes
        rows 5 6 1 74 31 / 33 2 / 39 / 35 / 9
        A 10 chose=58 pile=4
        B 11 chose=88 pile=4"""
    q = after(GAME, p, "A r1")
    assert told(q, "took") == [(A, 1, 5, 7, "4.1")]
    q = after(GAME, q, "B r2")
    assert told(q, "took") == [(B, 2, 2, 5, "4.2")]


# ---- 7.2, 7.3 under the pile -----------------------------------------------------------------


@pytest.mark.clause("7.2")
def test_7_2_a_card_that_fits_nowhere_goes_under_the_pile() -> None:
    assert [GAME.say(move) for move in GAME.position(NO_FIT).moves(A)] == ["under"]
    for row in ("r1", "r2", "r3", "r4", "r5"):
        refuses("7.2", GAME, NO_FIT, f"A {row}")
    p = after(GAME, NO_FIT, "A under")
    assert told(p, "under") == [(A, 20)]
    assert rows(p) == "9 / 50 / 92 / 22 / 17"  # no row is taken
    assert line(p, A) == "2 pile=8 under=20"
    assert p.scores() == [0, 0]


@pytest.mark.clause("7.2")
def test_7_2_to_the_very_bottom() -> None:
    p = after(GAME, NO_FIT.replace("pile=8", "pile=8 under=46,5", 1), "A under")
    assert line(p, A) == "2 pile=8 under=46,5,20"


@pytest.mark.clause("7.2", "3.2")
def test_7_2_not_while_a_row_fits() -> None:
    p = after(GAME, NO_FIT, "A under")
    refuses("3.2", GAME, p, "B under")
    allows(GAME, p, "B r3")


@pytest.mark.clause("7.3")
def test_7_3_it_counts_as_played_and_lies_there_before_anybody_draws() -> None:
    """A's last card in hand goes under two unseen ones, and comes back with them."""
    p = """le_baron 2 place heads_good=yes
        rows 9 / 50 / 92 / 22 / 17
        A chose=20 pile=2 under=46
        B chose=24 pile=8"""
    q = after(GAME, p, "A under", "B r1")
    assert q.to_act() == [CHANCE]
    q = after(GAME, q, "* deal:70,71")
    assert line(q, A) == "20 46 70 71 known=46,20"
    assert told(q, "drew") == [(A, 2)]
    assert told(q, "drew_again") == [(A, "46 20")]
    refuses("1.4", GAME, q, "* deal:75,76")
    assert line(after(GAME, q, "* deal:80,81,82,83"), B) == "80 81 82 83 pile=4"


@pytest.mark.clause("7.3")
def test_7_3_four_cards_at_most_the_upper_ones_first() -> None:
    p = """le_baron 2 place heads_good=yes
        rows 9 / 50 / 92 / 22 / 17
        A chose=20 pile=3 under=46,5
        B 11 chose=24 pile=4"""
    q = after(GAME, p, "A under", "B r1", "* deal:70,71,72")
    assert line(q, A) == "46 70 71 72 under=5,20 known=46"


@pytest.mark.clause("7.3")
def test_7_3_with_fewer_than_four_all_are_drawn() -> None:
    p = """le_baron 2 place heads_good=yes
        rows 9 / 50 / 92 / 22 / 17
        A chose=20 under=46
        B 11 chose=24 pile=4"""
    q = after(GAME, p, "A under", "B r1")  # no luck is needed: both cards are known
    assert line(q, A) == "20 46 known=46,20"
    assert told(q, "drew_again") == [(A, "46 20")]
    assert q.to_act() == [A, B]


# ---- 7.4 what everybody knows ----------------------------------------------------------------


@pytest.mark.clause("7.4")
def test_7_4_every_view_lists_what_lies_under_a_pile() -> None:
    p = after(GAME, NO_FIT, "A under")
    for seat in (A, B, None):
        assert view(p, seat)["seats"][A]["under"] == [{"card": 20, "heads": "G"}]
        assert view(p, seat)["seats"][A]["pile"] == 8  # the others in it are unknown to all


@pytest.mark.clause("7.4")
def test_7_4_whoever_draws_them_again_is_known_to_hold_them() -> None:
    p = """le_baron 2 place heads_good=yes
        rows 9 / 50 / 92 / 22 / 17
        A chose=20 pile=2 under=46
        B 3 chose=24 pile=8"""
    q = after(GAME, p, "A under", "B r1", "* deal:70,71")
    for seat in (A, B, None):
        shown = view(q, seat)["seats"][A]
        assert numbers(shown["known"]) == [46, 20]
        assert (shown["hand"], shown["pile"], shown["under"]) == (4, 0, [])
    assert "70" not in str(view(q, B))


@pytest.mark.clause("7.4", "2.3")
def test_7_4_a_known_card_chosen_again_is_still_a_secret() -> None:
    p = """le_baron 2 heads_good=yes
        rows 9 / 50 / 92 / 22 / 17
        A 20 46 70 71 known=46,20 pile=4
        B 3 24 pile=8"""
    for card in (20, 70):
        q = after(GAME, p, f"A {card}")
        assert numbers(view(q, B)["seats"][A]["known"]) == [46, 20]
    q = after(GAME, p, "A 20", "B 24")
    assert numbers(view(q, B)["seats"][A]["known"]) == [46]


@pytest.mark.clause("7.4")
def test_7_4_known_cards_that_go_under_again_stay_known() -> None:
    p = """le_baron 2 place heads_good=yes
        rows 9 / 50 / 92 / 22 / 17
        A 70 chose=20
        B 3 chose=24 pile=8"""
    q = after(GAME, p, "A under", "B r1", "A 70", "B 3", "B under", "A under")
    assert line(q, A) == "20 70 known=20,70"


# ---- 7.5 the end -----------------------------------------------------------------------------

LAST_CARD = """le_baron 3 place heads_good=yes
    rows 9 / 50 / 92 / 22 / 17
    A chose=24
    B 5 chose=89
    C 6 49 chose=110"""


@pytest.mark.clause("7.5")
def test_7_5_the_round_is_finished_when_a_last_card_went_to_a_row() -> None:
    p = after(GAME, LAST_CARD, "A r1")
    assert p.to_act() == [B]
    p = after(GAME, p, "B r1")
    assert p.to_act() == [C]
    p = after(GAME, p, "C r1")
    assert p.to_act() == []
    assert p.scores() == [0, -1, -5]


@pytest.mark.clause("7.5")
def test_7_5_a_last_card_that_goes_under_is_drawn_again() -> None:
    p = after(GAME, LAST_CARD.replace("A chose=24", "A chose=20"), "A under", "B r1", "C r1")
    assert p.to_act() == [A, B, C]
    assert line(p, A) == "20 known=20"


@pytest.mark.clause("7.5")
def test_7_5_an_empty_hand_is_no_end_while_the_pile_holds_cards() -> None:
    for rest in ("pile=1", "under=46"):
        p = after(GAME, LAST_CARD.replace("A chose", f"A {rest} chose"), "A r1", "B r1", "C r1")
        assert phase(p) in ("deal", "choose")


# ---- 7.6 what is left ------------------------------------------------------------------------


@pytest.mark.clause("7.6")
def test_7_6_heads_left_count_minus() -> None:
    p = after(
        GAME,
        """le_baron 2 place heads_good=yes
        rows 9 / 50 / 92 / 22 / 17
        A chose=24 taken=33
        B 52 5 under=6,7 chose=89 taken=2,101""",
        "A r1",
        "B r1",
    )
    assert told(p, "left") == [(B, 6 + 1 + 2 + 3)]
    assert told(p, "counted") == [(A, 3, 1), (B, 5 - 12, 1)]
    assert p.scores() == [3, -7]
    assert p.places() == [1, 2]


@pytest.mark.clause("7.6")
def test_7_6_luck_turns_up_what_nobody_has_seen() -> None:
    p = """le_baron 2 place heads_good=yes
        rows 9 / 50 / 92 / 22 / 17
        A chose=24 taken=33
        B 52 chose=89 pile=6 under=6"""
    q = after(GAME, p, "A r1", "B r1")
    assert phase(q) == "count"
    assert q.to_act() == [CHANCE]
    assert q.places() == []
    assert q.scores() == [3, 0]  # as far as everybody can count
    q = after(GAME, q, "* deal:1,101,103,104")
    assert line(q, B) == "1 52 101 103 104 pile=2 under=6"
    refuses("1.4", GAME, q, "* deal:2,3,4,5")
    assert GAME.position(q.text()).text() == q.text()
    q = after(GAME, q, "* deal:2,3")
    assert q.to_act() == []
    assert told(q, "left") == [(B, 6 + 2 + 1 + 3 + 1 + 6 + 2 + 2)]
    assert q.scores() == [3, -23]


@pytest.mark.clause("7.6")
def test_7_6_the_piles_are_turned_up_seat_by_seat() -> None:
    p = """le_baron 3 count heads_good=yes
        rows 9 / 50 / 92 / 22 / 17
        A
        B pile=5
        C 20 pile=1"""
    q = after(GAME, p, "* deal:1,2,3,4", "* deal:5", "* deal:6")
    assert [line(q, seat) for seat in (A, B, C)] == ["", "1 2 3 4 5 points=-9", "6 20 points=-3"]
