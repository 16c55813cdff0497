"""7.7, 7.8: dead ends where heads are good, and both variants together."""

import pytest

from baronnies.core.game import CHANCE
from baronnies.games.le_baron.game import GAME
from tests.clauses import after, refuses
from tests.games.le_baron.seen import A, B, line, rows, told

STUCK = """le_baron 2 heads_good=yes
    rows 9 / 50 / 92 / 22 / 17
    A 1 16
    B 20 46 under=39"""


@pytest.mark.clause("7.7")
def test_7_7_when_nothing_can_fit_any_more_the_game_ends() -> None:
    p = after(GAME, STUCK, "A 1", "B 20", "A under")
    assert p.to_act() == [B]  # the round is finished first
    p = after(GAME, p, "B under")
    assert told(p, "dead_end") == [()]
    assert p.to_act() == []
    assert p.scores() == [-2, -3]
    assert p.places() == [1, 2]


@pytest.mark.clause("7.7")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("A 1 16", "A 1 16 51"), "a hand holds a black card"),
        (("under=39", "under=109"), "a black card lies under a pile"),
        (("A 1 16", "A 1 16 104"), "a Baron always fits"),
        (("/ 17", "/ 67"), "a white card lies under a pile, and a row now ends in white"),
        (("A 1 16", "A 1 16 pile=1"), "an unseen card is left"),
    ],
)
def test_7_7_no_dead_end(change: tuple[str, str], why: str) -> None:
    p = after(GAME, STUCK.replace(*change), "A 1", "B 20", "A under", "B under")
    assert told(p, "dead_end") == [], why
    assert p.to_act() == [A, B], why


@pytest.mark.clause("7.7")
def test_7_7_a_card_on_a_row_can_lead_to_a_dead_end() -> None:
    """A blue card covers the white that the cards still held would have needed."""
    p = """le_baron 2 heads_good=yes
        rows 9 / 50 / 92 / 22 / 1
        A 16 39
        B 14 46"""
    q = after(GAME, p, "A 16", "B 14", "B r5", "A r5")
    assert rows(q).endswith("/ 1 14 16")
    assert told(q, "dead_end") == [()]


@pytest.mark.clause("7.7", "5.4")
def test_7_7_a_match_goes_on_after_a_dead_end() -> None:
    p = after(GAME, STUCK.replace("yes", "yes games=2"), "A 1", "B 20", "A under", "B under")
    assert told(p, "dead_end") == [()]
    assert [line(p, seat) for seat in (A, B)] == ["pile=24 points=-2", "pile=24 points=-3"]
    assert p.to_act() == [CHANCE]


@pytest.mark.clause("7.7")
def test_7_7_does_not_exist_in_the_standard_game() -> None:
    p = after(GAME, "le_baron 2\nrows 9 / 50 / 92 / 22 / 17\nA 1 16\nB 20 46", "A 1", "B 20")
    p = after(GAME, p, "A r1", "B r2")
    assert p.to_act() == [A, B]


@pytest.mark.clause("7.8")
def test_7_8_both_variants_together() -> None:
    p = """le_baron 2 place heads_good=yes colour_first=yes
        rows 5 6 1 74 31 / 50 / 92 / 22 / 17
        A 2 chose=58 pile=4
        B 3 chose=62 pile=4"""
    refuses("7.2", GAME, after(GAME, p, "A r1"), "B r1")
    q = after(GAME, p, "A r1", "B under")
    assert rows(q).startswith("5 6 1 74 31 58 /")  # the sixth card takes nothing
    assert line(q, B) == "3 pile=4 under=62"  # a card that fits nowhere takes nothing
    assert q.scores() == [0, 0]
