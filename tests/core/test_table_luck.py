"""Luck at a table, and what happens there beside the rules."""

import hashlib

import pytest

from baronnies.core.game import CHANCE, Move
from baronnies.core.record import record_of
from baronnies.core.table import Table
from baronnies.games.le_baron.game import GAME as LE_BARON
from tests.core.pebbles import DIG, PEBBLES, STOP, TAKE
from tests.core.test_table import TWO, A, B, bid, dealt, heap, refuses


def rolls(table: Table) -> list[Move]:
    return [moves[0] for line in table.lines for seat, moves in line if seat == CHANCE]


def dug(seed: bytes, *added: tuple[int, bytes]) -> list[Move]:
    """The rolls of a table where everybody digs."""
    table = Table(PEBBLES, 4, seed=seed)
    for seat, more in added:
        table.add(seat, more)
    table.begin()
    for seat in range(4):
        table.play(seat, 3)
    while seats := table.asked():
        table.play(seats[0], DIG)
    return rolls(table)


def deals(seed: bytes, *added: tuple[int, bytes]) -> list[Move]:
    """The first deals of Le Baron: luck with many outcomes."""
    table = Table(LE_BARON, 4, seed=seed)
    for seat, more in added:
        table.add(seat, more)
    table.begin()
    return rolls(table)


def test_the_hash_of_the_seed_is_there_before_anything_is_dealt() -> None:
    table = Table(LE_BARON, 3, seed=b"secret")
    assert table.commitment == hashlib.sha256(b"secret").hexdigest()
    assert table.ply == 0
    assert "seed:" not in record_of(table).text()
    table.begin()
    assert table.ply == 3 + 5  # hands and rows
    assert table.commitment == hashlib.sha256(b"secret").hexdigest()


def test_the_same_seed_gives_the_same_luck() -> None:
    assert dug(b"one") == dug(b"one")
    assert deals(b"one") != deals(b"two")


def test_what_a_seat_adds_changes_the_luck() -> None:
    plain = deals(b"seed")
    assert deals(b"seed", (A, b"\0")) != plain
    assert deals(b"seed", (A, b"x")) != deals(b"seed", (B, b"x"))
    assert deals(b"seed", (A, b"x"), (B, b"y")) != deals(b"seed", (A, b"xy"))
    assert deals(b"seed", (A, b"x")) == deals(b"seed", (A, b"x"))


def test_nothing_is_added_once_the_cards_are_dealt() -> None:
    table = Table(LE_BARON, 2, seed=b"seed")
    table.begin()
    with pytest.raises(AssertionError, match="before the first deal"):
        table.add(A, b"more")


@pytest.mark.parametrize(("seat", "more"), [(2, b"x"), (CHANCE, b"x"), (A, b""), (A, bytes(1025))])
def test_only_what_a_record_can_hold_is_added(seat: int, more: bytes) -> None:
    table = Table(PEBBLES, 2, seed=b"seed")
    with pytest.raises(AssertionError):
        table.add(seat, more)


def test_a_table_has_a_seed() -> None:
    with pytest.raises(AssertionError):
        Table(PEBBLES, 2, seed=b"")


def test_notes_are_written_where_they_were_made() -> None:
    table = dealt()
    table.note("A caretaker\n  plays for B")
    bid_line = table.ply
    for seat in (A, B):
        table.play(seat, TWO)
    table.note("B is back")
    assert table.notes == [(bid_line, "A caretaker plays for B"), (table.ply, "B is back")]
    assert table.truth.to_act() == [A]  # and the game goes on


def test_a_game_can_be_ended_by_agreement() -> None:
    table = bid()
    table.offer(A, table.ply, [TAKE, STOP])
    assert table.places() == []
    table.stop("count")
    assert table.over
    assert table.asked() == []
    refuses("0.3", table.hand_in(A, table.ply, table.tried(A)))
    record = record_of(table)
    assert record.seed == b"pebbles"  # there is no secret left to keep
    assert (record.ended, record.scores, record.places) == ("count", [0, 0], [1, 1])
    assert heap(table) > 0
