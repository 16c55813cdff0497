"""The table: drafts, undo, secret choices, and what holds at every table (section 0)."""

import pytest

from baronnies.core.game import CHANCE, Move
from baronnies.core.table import Refusal, Table, refusal_of
from baronnies.games.le_baron.game import GAME as LE_BARON
from tests.core.pebbles import DIG, PEBBLES, ROLL, STOP, TAKE, PebblesState

A, B, C = 0, 1, 2
TWO: Move = 2


def refuses(clause: str, answer: Refusal | None) -> None:
    """The table answered with this clause."""
    assert answer is not None
    assert answer.clause == clause


def dealt(seats: int = 2) -> Table:
    """A table where everybody is about to bid."""
    table = Table(PEBBLES, seats, seed=b"pebbles")
    table.begin()
    return table


def bid(seats: int = 2) -> Table:
    """A table where everybody has bid two, and A is to take or dig."""
    table = dealt(seats)
    for seat in range(seats):
        assert table.play(seat, TWO) is None
    assert table.asked() == [A]
    return table


def heap(table: Table) -> int:
    assert isinstance(table.truth, PebblesState)
    return table.truth.heap


def finish(table: Table) -> None:
    while seats := table.asked():
        assert table.play(seats[0], TAKE, STOP) is None


# ---- drafts ----------------------------------------------------------------------------------


def test_a_draft_is_tried_on_a_copy() -> None:
    table = bid()
    before = table.truth.text()
    assert table.offer(A, table.ply, [TAKE, TAKE]) is None
    assert table.truth.text() == before
    draft = table.draft(A)
    assert draft.moves == [TAKE, TAKE]
    assert draft.state.scores() == [2, 0]
    assert not draft.done


def test_undo_redo_and_drop_are_offers_of_the_whole_draft() -> None:
    table = bid()
    for moves in ([TAKE, TAKE, TAKE], [TAKE, TAKE], [TAKE, TAKE, TAKE], [], [DIG], [TAKE, STOP]):
        assert table.offer(A, table.ply, moves) is None
        assert table.draft(A).moves == moves
    assert table.hand_in(A, table.ply, table.tried(A)) is None
    assert table.lines[-1] == [(A, [TAKE, STOP])]


def test_the_same_offer_twice_is_as_good_as_once() -> None:
    table = bid()
    for _ in range(2):
        assert table.offer(A, table.ply, [TAKE]) is None
    assert table.draft(A).moves == [TAKE]


def test_a_refused_offer_names_the_step_and_the_place_and_keeps_the_old_draft() -> None:
    table = bid()
    table.offer(A, table.ply, [TAKE])
    answer = table.offer(A, table.ply, [TAKE, TAKE, TAKE, TAKE])
    assert answer == Refusal("9.5", "heap", step=3)
    assert table.draft(A).moves == [TAKE]


def test_a_refusal_is_taken_apart() -> None:
    assert refusal_of("3.2") == Refusal("3.2", "", 0)
    assert refusal_of("3.2 r4", 1) == Refusal("3.2", "r4", 1)
    assert refusal_of("3.2 a b").where == "a b"
    assert refusal_of("3.2 a b #4", 1) == Refusal("3.2", "a b", 1, "4")


def test_a_draft_ends_where_luck_is_needed_and_luck_cannot_be_taken_back() -> None:
    table = bid()
    table.offer(A, table.ply, [DIG])
    assert table.draft(A).done
    assert table.draft(A).state.to_act() == [CHANCE]  # nothing is rolled for a draft
    assert table.offer(A, table.ply, []) is None  # and it can still be dropped
    ply = table.ply
    assert table.play(A, DIG) is None
    assert table.ply == ply + 2  # the move, and what luck made of it
    refuses("0.5", table.offer(A, ply, []))
    refuses("0.1", table.offer(A, table.ply, []))


def test_play_hands_in_nothing_if_the_offer_is_refused() -> None:
    table = bid()
    ply = table.ply
    assert table.play(A, STOP) == Refusal("9.3")
    assert table.ply == ply
    assert table.draft(A).moves == []


def test_half_a_turn_handed_in_leaves_the_draft_as_it_was() -> None:
    table = bid()
    table.offer(A, table.ply, [TAKE, TAKE])
    assert table.play(A, TAKE) == Refusal("0.6", step=1)
    assert table.draft(A).moves == [TAKE, TAKE]


def test_what_handing_in_would_be_told_can_be_asked_before() -> None:
    table = bid()
    for moves in ([], [TAKE], [STOP], [TAKE, STOP]):
        before = table.tried(A), table.truth.text()
        foretold = table.hand_in_refusal(A, table.ply, moves)
        assert (table.tried(A), table.truth.text()) == before
        assert table.hand_in(A, table.ply, moves) == foretold
    assert foretold is None


# ---- what holds at every table ---------------------------------------------------------------


@pytest.mark.clause("0.1")
def test_only_who_is_asked_may_move() -> None:
    table = bid(3)
    refuses("0.1", table.offer(B, table.ply, [TAKE]))
    refuses("0.1", table.hand_in(C, table.ply, table.tried(C)))
    refuses("0.1", table.offer(7, table.ply, [TAKE]))  # nobody sits there
    assert table.draft(B).moves == []


@pytest.mark.clause("0.1")
def test_nobody_may_play_for_luck() -> None:
    table = Table(LE_BARON, 2, seed=b"not begun")
    assert table.truth.to_act() == [CHANCE]
    refuses("0.1", table.offer(CHANCE, 0, [LE_BARON.read("deal:1,2,3,4")]))
    refuses("0.1", table.hand_in(CHANCE, 0, table.tried(CHANCE)))
    assert table.lines == []


@pytest.mark.clause("0.2")
def test_a_done_draft_takes_no_further_move() -> None:
    table = bid()
    answer = table.offer(A, table.ply, [TAKE, STOP, TAKE])
    refuses("0.2", answer)
    assert answer == Refusal("0.2", step=2)
    refuses("0.2", table.offer(A, table.ply, [DIG, ROLL + 6]))


@pytest.mark.clause("0.3")
def test_when_the_game_is_over_nothing_can_be_played() -> None:
    table = bid()
    finish(table)
    assert table.over
    assert table.asked() == []
    for seat in (A, B):
        refuses("0.3", table.offer(seat, table.ply, [TAKE]))
        refuses("0.3", table.hand_in(seat, table.ply, table.tried(seat)))
    assert table.truth.refusal(A, TAKE) == "0.3"


@pytest.mark.clause("0.4")
def test_what_is_handed_in_is_final() -> None:
    table = dealt()
    assert table.play(A, TWO) is None
    refuses("0.4", table.offer(A, table.ply, [1]))
    refuses("0.4", table.offer(A, table.ply, []))
    refuses("0.4", table.hand_in(A, table.ply, table.tried(A)))
    assert table.handed_in(A) == [TWO]


@pytest.mark.clause("0.5")
def test_a_stale_offer_is_seen() -> None:
    table = bid()
    seen = table.ply
    table.offer(A, seen, [TAKE, STOP])
    table.hand_in(A, seen, table.tried(A))
    refuses("0.5", table.offer(B, seen, [TAKE]))
    refuses("0.5", table.offer(B, table.ply + 1, [TAKE]))
    refuses("0.5", table.hand_in(A, seen, table.tried(A)))  # a second click on the same button
    assert table.offer(B, table.ply, [TAKE]) is None
    refuses("0.5", table.hand_in(B, seen, table.tried(B)))


@pytest.mark.clause("0.6")
def test_an_unfinished_turn_is_not_handed_in() -> None:
    table = bid()
    refuses("0.6", table.hand_in(A, table.ply, table.tried(A)))
    table.offer(A, table.ply, [TAKE])
    refuses("0.6", table.hand_in(A, table.ply, table.tried(A)))
    table.offer(A, table.ply, [TAKE, STOP])
    assert table.hand_in(A, table.ply, table.tried(A)) is None


# ---- choices at the same time ----------------------------------------------------------------


def test_secret_choices_are_played_together_in_seat_order() -> None:
    table = dealt(3)
    before = table.truth.text()
    for seat, number in ((C, 3), (A, 1)):
        assert table.play(seat, number) is None
        assert table.truth.text() == before  # no position holds a secret choice
        assert table.lines == []
        assert table.stories == []
    assert table.asked() == [B]
    assert table.handed_in(B) is None
    table.play(B, 2)
    assert table.lines[0] == [(A, [1]), (B, [2]), (C, [3])]
    assert table.lines[1][0][0] == CHANCE
    assert table.handed_in(A) is None


def test_a_draft_knows_nothing_of_what_others_handed_in() -> None:
    table = dealt()
    table.play(B, 3)
    assert table.draft(A).state.to_act() == [A, B]


def test_the_drafts_are_gone_when_the_line_is_written() -> None:
    table = bid(3)
    table.play(A, TAKE, TAKE, STOP)
    assert [table.draft(seat).moves for seat in (A, B, C)] == [[], [], []]
    assert len(table.stories) == len(table.lines) == table.ply
