"""Section 6, the variant in which colour comes first: no sixth card."""

import pytest

from baronnies.games.le_baron.game import GAME
from tests.clauses import after, refuses
from tests.games.le_baron.seen import A, rows, told

FIVE_CARDS = """le_baron 2 place colour_first=yes
    rows 5 6 1 74 31 / 35 / 39 / 9 / 33
    A chose=58
    B chose=99"""


@pytest.mark.clause("6.1")
def test_6_1_the_sixth_card_and_the_seventh_take_nothing() -> None:
    p = after(GAME, FIVE_CARDS, "A r1")
    assert rows(p).split(" / ")[0] == "5 6 1 74 31 58"
    assert told(p, "took") == []
    p = after(GAME, p, "B r1")
    assert rows(p).split(" / ")[0] == "5 6 1 74 31 58 99"
    assert p.scores() == [0, 0]


@pytest.mark.clause("6.1")
def test_6_1_without_the_variant_it_takes() -> None:
    p = after(GAME, FIVE_CARDS.replace(" colour_first=yes", ""), "A r1")
    assert told(p, "took") == [(A, 1, 5, 7, "4.1")]


@pytest.mark.clause("6.1", "4.2")
def test_6_1_six_heads_still_take_however_long_the_row() -> None:
    p = """le_baron 2 place colour_first=yes
        rows 5 6 1 74 31 58 73 99 / 35 / 39 / 9 / 33
        A chose=36
        B chose=108"""
    q = after(GAME, p, "A r1")  # the sixth yellow head
    assert told(q, "took") == [(A, 1, 8, 10, "4.2")]
    assert rows(q).split(" / ")[0] == "36"


@pytest.mark.clause("6.1", "4.3")
def test_6_1_a_card_that_fits_no_row_still_takes() -> None:
    p = """le_baron 2 place colour_first=yes
        rows 5 6 1 74 31 58 / 35 / 39 / 9 / 22
        A chose=20
        B chose=108"""
    refuses("4.3", GAME, p, "A under")
    q = after(GAME, p, "A r1")
    assert told(q, "took") == [(A, 1, 6, 8, "4.3")]
