"""Section 7: several knights at once, among themselves and against barons."""

import pytest

from baronnies.games.baron.game import GAME
from tests.games.baron.asking import chips, keeps, played, seat, told
from tests.games.baron.test_waves import both_face_b

TWO_KNIGHTS = """
    baron 3 lay to=C {options}
          0,-1  M   Q   M   {northeast}
    -1,0   P   M{west}  .   M{east}  M
       -1,1  M   M   Y   M
    A reserve=M
    B reserve=M
    C reserve={tile}
"""


def two_knights(tile: str, owners: str = "ab", northeast: str = "V", options: str = "") -> str:
    """Two knights who lack the same tile: 2 and 4 without it. C, who has no part in it, lays it."""
    return TWO_KNIGHTS.format(
        tile=tile, west=owners[0], east=owners[1], northeast=northeast, options=options
    )


@pytest.mark.clause("7.1", "7.2")
def test_two_knights_completed_by_a_field_fight_and_the_stronger_establishes() -> None:
    """4 against 2 without the field: B scores 6, and A takes the keep back at no loss."""
    laid = played(two_knights("F"), "C F@1,0")
    assert told(laid, "rivals") == [(1, "2,0", 4, 0, "0,0", 2, "F@1,0")]
    assert told(laid, "keep_back") == [(0, "0,0")]
    assert keeps(laid) == {"2,0": "B"}
    assert laid.scores() == [0, 6, 9]
    assert seat(laid, 0)["stock"] == 4


@pytest.mark.clause("7.2")
def test_a_tie_sends_both_back() -> None:
    laid = played(two_knights("F", northeast="P"), "C F@1,0")
    assert told(laid, "rivals") == [(0, "0,0", 2, 1, "2,0", 2, "F@1,0")]
    assert keeps(laid) == {}
    assert laid.scores() == [0, 0, 9]


@pytest.mark.clause("7.1")
def test_knights_with_only_meadows_in_common_do_not_fight() -> None:
    laid = played(two_knights("M"), "C M@1,0")
    assert told(laid, "rivals") == []
    assert keeps(laid) == {"0,0": "A", "2,0": "B"}
    assert laid.scores() == [2, 4, 9]


@pytest.mark.clause("7.3")
def test_knights_of_one_player_both_establish_and_common_tiles_score_once() -> None:
    laid = played(two_knights("F", owners="aa"), "C F@1,0")
    assert told(laid, "rivals") == []
    assert told(laid, "established") == [(0, "2,0", 6, 6), (0, "0,0", 4, 2)]
    assert laid.scores() == [8, 0, 9]
    assert chips(laid) == {"0,0": 4, "2,0": 6}


CHAIN = """
    baron 3 lay
          1,-2  M   W   Q
      0,-1  M   Mc  M{middle}  F
    0,0   M   .   Ma  M
            1,1   M   V
    A reserve=M
    B reserve=M
    C reserve=M
"""


@pytest.mark.clause("7.2")
def test_who_yields_to_one_has_still_driven_away_another() -> None:
    """A has 3, B 1, C 0; A meets B and B meets C, but A and C have only meadows in common."""
    laid = played(CHAIN.format(middle="b"), "A M@1,0")
    assert told(laid, "rivals") == [
        (1, "2,-1", 1, 2, "1,-1", 0, "W@2,-2 F@3,-1"),
        (0, "2,0", 3, 1, "2,-1", 1, "W@2,-2 F@3,-1"),
    ]
    assert keeps(laid) == {"2,0": "A"}
    assert laid.scores() == [3 + 5, 0, 0]


@pytest.mark.clause("7.2")
def test_without_the_one_between_both_ends_establish() -> None:
    laid = played(CHAIN.format(middle=""), "A M@1,0")
    assert keeps(laid) == {"1,-1": "C", "2,0": "A"}
    assert laid.scores() == [3 + 5, 0, 2]


POND = """
    baron 4 lay
                         2,-3  M   V
                     1,-2  M   MC  M
          -2,-1  M   M   M   Y   W   M   M   M
     -3,0  M   MC  F   Ma  .   Mb  Q   MD  M
       -3,1  M   M   M   F   M   Y   M   M
    A reserve=P
    B reserve=M
    C reserve=M
    D reserve=M
"""


@pytest.mark.clause("7.1", "7.4", "6.6")
def test_two_knights_against_three_barons() -> None:
    """A meets B, 2 against 1, and then loses to C, 3 against 5.

    When B has left, the pond counts again for A, the forest again for C, and D is out of it.
    """
    laid = played(POND, "A P@1,0")
    assert [facts[:6] for facts in told(laid, "rivals")] == [(0, "0,0", 2, 1, "2,0", 1)]
    assert [facts[:6] for facts in told(laid, "faced")] == [
        (0, "0,0", 3, 2, "2,-2", 5),
        (0, "0,0", 3, 2, "-2,0", 0),
    ]
    assert told(laid, "lost") == [(0, "0,0")]
    assert keeps(laid) == {"2,-2": "C", "-2,0": "C", "4,0": "D"}
    assert laid.scores() == [9, 0, 0, 0]  # the pond touched six tiles


MEADOW_BETWEEN = {"tile": "M", "west": "a", "east": "c"}


@pytest.mark.clause("7.7")
def test_who_does_not_win_goes_back_even_if_another_beats_that_baron() -> None:
    """A has 1 and C 3 against 2, all judged at once; B loses what was in common with C alone."""
    laid = played(both_face_b(**MEADOW_BETWEEN), "C M@1,0")
    assert told(laid, "rivals") == []
    assert [facts[:6] for facts in told(laid, "faced")] == [
        (2, "2,0", 3, 1, "2,-2", 2),
        (0, "0,0", 1, 1, "2,-2", 2),
    ]
    assert keeps(laid) == {"2,0": "C"}
    assert laid.scores() == [0, -1, 9 + 4]


@pytest.mark.clause("7.7", "6.5")
def test_a_baron_beaten_by_two_players_loses_to_both_and_takes_one_keep_back() -> None:
    laid = played(both_face_b(**MEADOW_BETWEEN, far="M"), "C M@1,0")
    assert keeps(laid) == {"0,0": "A", "2,0": "C"}
    assert told(laid, "loss") == [(1, 2, "Y@1,-1 Q@2,-1")]
    assert laid.scores() == [2, -2, 9 + 4]
    assert seat(laid, 1)["stock"] == 4


@pytest.mark.clause("7.7")
def test_a_knight_who_fights_nobody_establishes_in_the_same_wave() -> None:
    laid = played(both_face_b(**MEADOW_BETWEEN, left="M", far="V"), "C M@1,0")
    assert keeps(laid) == {"0,0": "A", "2,-2": "B"}  # C has 3 against 3
    assert laid.scores() == [1, 0, 9]


@pytest.mark.clause("7.9")
def test_first_the_beaten_leave_then_the_winners_score() -> None:
    laid = played(both_face_b(), "C F@1,0")
    kinds = [event.kind for event in laid.story or []]
    assert kinds == [
        *("laid", "contact", "waits", "faced", "won"),
        *("keep_back", "loss", "established", "established"),
    ]


@pytest.mark.clause("7.10")
@pytest.mark.parametrize(
    ("owners", "tile", "northeast", "left"),
    [
        ("aa", "F", "V", {"2,0": "A"}),  # of one player: only the stronger
        ("aa", "F", "P", {}),  # equally strong: none
        ("ab", "M", "V", {"2,0": "B"}),  # only meadows in common, but one tile
        ("ab", "F", "V", {"2,0": "B"}),
    ],
)
def test_strictly_one_tile_establishes_one_knight(
    owners: str, tile: str, northeast: str, left: dict[str, str]
) -> None:
    position = two_knights(tile, owners, northeast, "one_establishment=yes")
    assert keeps(played(position, f"C {tile}@1,0")) == left


@pytest.mark.clause("7.10", "7.3")
def test_knights_of_one_player_are_compared_and_called_no_rivals() -> None:
    laid = played(two_knights("F", "aa", options="one_establishment=yes"), "C F@1,0")
    assert told(laid, "rivals") == []
    assert told(laid, "compared") == [(0, "2,0", 6, "0,0", 4)]


@pytest.mark.clause("7.10")
def test_the_strict_reading_does_not_change_the_end() -> None:
    position = "baron 2 end one_establishment=yes\n0,0 Ma V Ma"
    over = played(position, "A try", "A try")
    assert keeps(over) == {"0,0": "A", "2,0": "A"}


def test_the_examples_can_be_written_and_read() -> None:
    for position in (two_knights("F"), CHAIN.format(middle="b"), POND, both_face_b()):
        state = GAME.position(position)
        assert GAME.position(state.text()).text() == state.text()
