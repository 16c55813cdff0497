"""Section 8: the last knights, and who wins."""

import pytest

from baronnies.games.baron.game import GAME
from tests.clauses import refuses
from tests.games.baron.asking import chips, keeps, played, said, told


@pytest.mark.clause("8.2")
def test_each_knight_tries_or_holds() -> None:
    position = "baron 2 end\n0,0 Ma V"
    assert said(GAME.position(position), 0) == ["try", "hold"]
    refuses("8.2", GAME, position, "A pass")
    refuses("8.2", GAME, position, "A keep@0,0")
    assert keeps(played(position, "A hold")) == {"0,0": "a"}
    tried = played(position, "A try")
    assert keeps(tried) == {"0,0": "A"}
    assert tried.scores() == [2, 0]
    assert tried.places() == [1, 2]


@pytest.mark.clause("8.3", "11.1")
def test_the_beginner_decides_first_and_each_for_all_own_knights_as_placed() -> None:
    state = GAME.position("baron 2 end first=B\n0,0 Ma Mb Mb Ma\nplaced 3,0 2,0 0,0 1,0")
    decided = []
    turns = []
    while state.to_act():
        decided.append((state.to_act()[0], state.view(None)["knight"]))
        turns.append(state.turn)
        state = played(state, f"{'AB'[state.to_act()[0]]} hold")
    assert decided == [(1, "2,0"), (1, "1,0"), (0, "3,0"), (0, "0,0")]
    assert turns == [0, 0, 1, 1]


@pytest.mark.clause("8.1")
def test_the_end_comes_after_the_last_keep() -> None:
    last = played("baron 2 lay\n0,0 M V\nA reserve=M", "A M@0,1", "A keep@0,0")
    assert last.view(0)["phase"] == "end"
    assert last.to_act() == [0]


@pytest.mark.clause("8.1", "8.6")
def test_without_knights_the_game_is_over_after_the_last_turn() -> None:
    over = played("baron 2 lay\n0,0 M V\nA reserve=M\nB honour=2", "A M@0,1", "A pass")
    assert over.to_act() == []
    assert over.places() == [2, 1]


@pytest.mark.clause("8.5")
@pytest.mark.parametrize(
    ("east", "south", "honour"),
    [("V", ".", 2), ("F", ".", 1), ("V", "X", 1), ("S", ".", 0), ("X", ".", -1), ("X", "S", -1)],
)
def test_half_rounded_up(east: str, south: str, honour: int) -> None:
    """3 brings 2; 2 and 1 bring 1; -1 brings 0; -2 and -3 bring -1; missing tiles count nothing."""
    position = f"baron 2 end\n0,0 Ma {east}\n0,1 {south}"
    assert played(position, "A try").scores() == [honour, 0]


@pytest.mark.clause("8.4", "8.5", "7.2")
def test_two_halves_of_two_are_equal_and_both_leave() -> None:
    over = played("baron 2 end\n-1,0 F Ma V Mb W", "A try", "B try")
    assert told(over, "rivals") == [(0, "0,0", 1, 1, "2,0", 1, "V@1,0")]
    assert keeps(over) == {}
    assert over.scores() == [0, 0]


@pytest.mark.clause("8.5", "7.2")
def test_values_that_are_equal_when_halved_are_equal() -> None:
    """3 and 4 are both 2 when halved."""
    over = played("baron 2 end\n-1,0 V Ma P Mb W\n2,1 F", "A try", "B try")
    assert told(over, "rivals") == [(0, "0,0", 2, 1, "2,0", 2, "P@1,0")]
    assert keeps(over) == {}


@pytest.mark.clause("8.4")
def test_a_knight_who_holds_takes_no_part() -> None:
    over = played("baron 2 end\n-1,0 F Ma V Mb W", "A try", "B hold")
    assert keeps(over) == {"0,0": "A", "2,0": "b"}
    assert over.scores() == [3, 0]  # 5, halved


AGAINST_BARON = """
    baron 2 end
          0,-1  M   M
    -1,0  {west}   MB  P   Ma  {own}
       -1,1   M   M   F
"""


@pytest.mark.clause("8.5")
def test_a_half_knight_against_a_whole_baron() -> None:
    """(5 - 1) / 2 = 2 beats 0; 5 halved is 3; the baron loses the full 1."""
    over = played(AGAINST_BARON.format(west="M", own="W"), "A try")
    assert told(over, "faced") == [(0, "2,0", 2, 1, "0,0", 0, "P@1,0")]
    assert over.scores() == [3, -1]
    assert chips(over) == {"2,0": 5}


@pytest.mark.clause("8.5", "6.3")
def test_the_baron_defends_with_his_full_value() -> None:
    over = played(AGAINST_BARON.format(west="F", own="W"), "A try")
    assert told(over, "faced") == [(0, "2,0", 2, 1, "0,0", 2, "P@1,0")]
    assert keeps(over) == {"0,0": "B"}
    assert over.scores() == [0, 0]


@pytest.mark.clause("8.5", "5.5")
def test_own_tiles_are_taken_out_before_halving() -> None:
    """4 in all, of which 1 lies in the own barony: 3 halved is 2."""
    over = played("baron 2 end\n0,-1 M M\n-1,0 M MA P Ma V\n-1,1 M M", "A try")
    assert told(over, "established") == [(0, "2,0", 4, 2)]


@pytest.mark.clause("8.4", "8.5")
def test_the_end_of_the_rules_example() -> None:
    """White (A) against red (B), white alone, and blue (C) against yellow (D).

    2 halved meets 2 halved, and both leave; 3 halved scores 2; 4 halved beats 0 and scores 3.
    """
    position = """
        baron 4 end
                                                       6,-1  M   M
        -5,0  V   Ma  M   M   F   Ma  P   Mb  W   M   M   MD  P   Mc  V
                                                    5,1   M   M   .   Q
    """
    over = played(position, "A try", "A try", "B try", "C try")
    assert told(over, "rivals") == [(0, "0,0", 1, 1, "2,0", 1, "P@1,0")]
    assert told(over, "faced") == [(2, "8,0", 2, 3, "6,0", 0, "P@7,0")]
    assert over.scores() == [2, 0, 3, -1]
    assert keeps(over) == {"-4,0": "A", "8,0": "C"}


THREE_WAVES = """
    baron 3 end
          -2,-1  Y   .   M   M   .   .   M   M
    -3,0  V   Ma  F   MB  W   Ma  F   MC  W   Ma  Q
       -3,1   Q   .   M   M   .   V   M   M
"""


@pytest.mark.clause("7.6", "7.9", "8.4")
def test_one_waits_for_one_who_waits_himself() -> None:
    """West (3) fights B; the middle one (2) waits for him, east (1) for the middle one."""
    over = played(THREE_WAVES, "A try", "A try", "A try")
    assert told(over, "waits") == [
        (0, "2,0", "-2,0"),
        (0, "6,0", "2,0"),
        (0, "6,0", "2,0"),
    ]
    assert [facts[:6] for facts in told(over, "faced")] == [
        (0, "-2,0", 3, 1, "0,0", 2),
        (0, "2,0", 3, 2, "4,0", 2),
    ]
    assert told(over, "established") == [
        (0, "-2,0", 7, 4),
        (0, "2,0", 7, 4),
        (0, "6,0", 3, 2),
    ]
    assert over.scores() == [10, -2, -2]


@pytest.mark.clause("7.8")
def test_only_who_waited_for_the_loser_goes_back_with_him() -> None:
    """West loses to B; the middle one shared that baron; east did not, and beats C in the end."""
    position = THREE_WAVES.replace("Y   .   M   M", "Y   .   M   P")
    position = position.replace("Ma  F   MC  W   Ma  Q", "Ma  P   MC  W   Ma  V")
    over = played(position, "A try", "A try", "A try")
    assert [facts[:6] for facts in told(over, "faced")] == [
        (0, "-2,0", 3, 1, "0,0", 3),
        (0, "6,0", 2, 2, "4,0", 1),
    ]
    assert keeps(over) == {"0,0": "B", "6,0": "A"}
    assert over.scores() == [3, 0, -2]


@pytest.mark.clause("7.8")
def test_who_waits_goes_back_although_the_loser_lost_to_another_baron() -> None:
    """West yields to B, not to C, the only baron that east fights and would have beaten."""
    position = """
        baron 3 end
               0,-1  M   M   .   .   M   M
        -1,0  F   MB  W   Ma  Q   MC  P   Ma  V
           -1,1   M   M   .   V   M   M
    """
    over = played(position, "A try", "A try")
    assert [facts[:6] for facts in told(over, "faced")] == [
        (0, "2,0", 2, 1, "0,0", 2),
        (0, "2,0", 2, 2, "4,0", 1),
    ]
    assert keeps(over) == {"0,0": "B", "4,0": "C"}
    assert over.scores() == [0, 0, 0]
    alone = played(position, "A hold", "A try")
    assert told(alone, "faced") == [(0, "6,0", 2, 2, "4,0", 1, "P@5,0")]
    assert keeps(alone) == {"0,0": "B", "2,0": "a", "6,0": "A"}


@pytest.mark.clause("8.6")
def test_equal_honour_shares_the_victory() -> None:
    over = GAME.position("baron 3 over\n0,0 M\nA honour=4\nB honour=7\nC honour=7")
    assert over.places() == [3, 1, 1]
    assert over.scores() == [4, 7, 7]
