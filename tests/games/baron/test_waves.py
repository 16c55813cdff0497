"""7.5, 7.6: knights who wait for stronger ones of their own fight in waves."""

import pytest

from baronnies.games.baron.game import GAME
from tests.clauses import after
from tests.games.baron.asking import keeps, played, told

BOTH_FACE_B = """
    baron 3 lay to=C {options}
                 2,-3  M   {far}
             1,-2  M   MB  {near}
       0,-1  M   {left}   Q   M
    -1,0   P   M{west}  .   M{east}  {strong}
       -1,1  M   M   M   M
    {placed}
    A reserve=M
    B reserve=M
    C reserve={tile}
"""


def both_face_b(**tiles: str) -> str:
    """Two knights who lack the tile between them and share a tile each with B's baron.

    By default they are A's, 3 and 5 without what they share with the baron, who has 3.
    """
    usual = {"far": "W", "near": "M", "left": "Y", "strong": "V", "west": "a", "east": "a"}
    others = {"tile": "F", "placed": "", "options": ""}
    return BOTH_FACE_B.format(**(usual | others | tiles))


@pytest.mark.clause("7.6", "7.9")
def test_only_the_stronger_of_two_own_knights_fights_and_the_other_is_judged_after() -> None:
    """The one who waits neutralises nothing: the vineyard counts for the baron (2 + 1)."""
    laid = played(both_face_b(), "C F@1,0")
    assert told(laid, "waits") == [(0, "0,0", "2,0")]
    assert told(laid, "faced") == [(0, "2,0", 5, 1, "2,-2", 3, "Q@2,-1")]
    assert told(laid, "loss") == [(1, 1, "Q@2,-1")]
    assert told(laid, "established") == [(0, "2,0", 6, 6), (0, "0,0", 4, 2)]
    assert keeps(laid) == {"0,0": "A", "2,0": "A"}
    assert laid.scores() == [8, -1, 9]


@pytest.mark.clause("7.6", "7.8")
def test_if_the_stronger_loses_the_one_who_waits_goes_back_too() -> None:
    """The baron has 2 + 2 + 1: enough at equal strength, because nobody takes his vineyard out."""
    laid = played(both_face_b(near="F"), "C F@1,0")
    assert told(laid, "faced") == [(0, "2,0", 5, 1, "2,-2", 5, "Q@2,-1")]
    assert sorted(told(laid, "keep_back")) == [(0, "0,0"), (0, "2,0")]
    assert keeps(laid) == {"2,-2": "B"}
    assert laid.scores() == [0, 0, 9]


@pytest.mark.clause("7.5")
def test_the_order_goes_by_strength_without_battlefields() -> None:
    """West is worth 6 in all but has 3 without the village; east is worth 5 and has 4."""
    laid = played(both_face_b(left="V", strong="W"), "C F@1,0")
    assert told(laid, "waits") == [(0, "0,0", "2,0")]


@pytest.mark.clause("7.5")
def test_at_equal_strength_the_order_goes_by_whole_worth() -> None:
    """Both have 3; west is worth 6 in all, east 4."""
    laid = played(both_face_b(left="V", strong="Y"), "C F@1,0")
    assert told(laid, "waits") == [(0, "2,0", "0,0")]


@pytest.mark.clause("7.5")
@pytest.mark.parametrize(("first", "second"), [("0,0", "2,0"), ("2,0", "0,0")])
def test_at_equal_worth_the_order_goes_by_placing(first: str, second: str) -> None:
    placed = f"placed {first} 2,-2 {second}"
    laid = played(both_face_b(left="Y", strong="Y", placed=placed), "C F@1,0")
    assert told(laid, "waits") == [(0, second, first)]


# Three knights of A before B's baron at 0,0; two of them also before the one at 2,2.
FRESH_ORDER = """
    baron 2 end
         -2,-1 W   .   M   M   .   Q
    -3,0   V   Ma  F   MB  S   Ma
             -1,1  M   V   Ma  P   M
                       1,2   M   MB  M
                         1,3   M   M
"""


TRIES = ["A try"] * 3


@pytest.mark.clause("7.5", "7.9")
def test_a_weaker_knight_does_not_fight_before_a_stronger_one() -> None:
    """First 1 at 2,0 comes before 0 at 1,1; with the baron at 0,0 gone it is 0 and 1."""
    over = played(FRESH_ORDER, *TRIES)
    assert told(over, "waits") == [
        *((0, "2,0", "-2,0"), (0, "1,1", "-2,0")),
        (0, "2,0", "1,1"),
    ]
    assert [facts[:6] for facts in told(over, "faced")] == [
        (0, "-2,0", 3, 1, "0,0", 2),
        (0, "1,1", 1, 1, "2,2", 0),
    ]
    assert keeps(over) == {"-2,0": "A", "1,1": "A", "2,0": "A"}
    assert over.scores() == [7, -3]


@pytest.mark.clause("7.5")
def test_by_the_first_rules_the_order_of_the_first_wave_stayed() -> None:
    """The weaker one fights, 0 against 0, loses, and the stronger one has waited in vain."""
    first = GAME.edition(1)
    assert first is not None
    over = after(first, FRESH_ORDER, *TRIES)
    assert [facts[:6] for facts in told(over, "faced")] == [
        (0, "-2,0", 3, 1, "0,0", 2),
        (0, "2,0", 0, 1, "2,2", 0),
    ]
    assert keeps(over) == {"2,2": "B", "-2,0": "A"}
    assert over.scores() == [4, -2]
