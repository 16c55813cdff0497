"""Personal cards: what a seat cannot know never reaches it."""

import json

import pytest

from baronnies.core.game import Seat
from baronnies.core.luck import Quick
from baronnies.core.record import Record, record_of
from baronnies.core.table import Table
from baronnies.games.terre_de_barons.notation import CARD, RIDE_BARON, RIDE_KNIGHT, VERB, move_of
from tests.clauses import after
from tests.games.terre_de_barons.board import GAME, at, position
from tests.secrets import hidden, messages


def played(seats: int, quiet: Seat, seed: str) -> Table:
    """A table after some random turns in which one seat keeps from riding."""
    table = Table(GAME, seats, seed=seed.encode())
    table.begin()
    rng = Quick(seed)
    while table.ply < 110 and not table.over:
        seat = table.asked()[0]
        draft = table.draft(seat)
        while not draft.done:
            move = draft.state.sample(seat, rng)
            if seat != quiet or move >> VERB not in (RIDE_BARON, RIDE_KNIGHT):
                assert draft.try_move(move) is None
        assert table.play(seat, *draft.moves) is None
    return table


def swapped(table: Table, quiet: Seat, number: int) -> Record:
    """The record with another personal card dealt to a seat."""
    record = record_of(table)
    old = position(table.truth).cards[quiet]
    record.lines = [
        [(seat, [number_dealt(move, old, number) for move in moves]) for seat, moves in line]
        for line in record.lines
    ]
    return record


def number_dealt(move: int, old: int, new: int) -> int:
    return move_of(CARD, new) if move == move_of(CARD, old) else move


@pytest.mark.clause("1.9", "3.4")
@pytest.mark.parametrize(
    ("seats", "quiet", "seed"), [(2, 1, "a"), (2, 0, "b"), (3, 2, "c"), (4, 1, "d")]
)
def test_another_card_in_a_hidden_hand_changes_no_message(
    seats: int, quiet: Seat, seed: str
) -> None:
    table = played(seats, quiet, seed)
    truth = position(table.truth)
    free = [
        tile for tile in range(1, 38) if truth.land.open >> tile & 1 and tile not in truth.cards
    ]
    assert truth.played[quiet] == 1  # the treasure was spent, and stays a secret
    for number in (free[0], free[-1]):
        other = swapped(table, quiet, number)
        for seat in [*range(seats), None]:
            same = messages(record_of(table), seat, table.ply) == messages(other, seat, table.ply)
            assert same == (seat != quiet)


@pytest.mark.clause("1.9")
def test_ones_own_record_lacks_the_cards_of_others_only() -> None:
    table = played(3, quiet=1, seed="c")
    cards = [f"* card:{card}" for card in position(table.truth).cards]
    record = record_of(table)
    assert sorted(hidden(record, None)) == sorted(cards)
    assert sorted(hidden(record, 1)) == sorted([cards[0], cards[2]])


@pytest.mark.clause("3.4")
def test_a_treasure_is_known_to_its_owner_alone() -> None:
    state = after(GAME, at("die=1", "blue A card=30", "red B card=31"), "A treasure:2")
    assert views(state, 0)[0] == [30, "treasure"]
    assert views(state, 1)[0] == [None, "treasure"]
    assert views(state, None) == [[None, "treasure"], [None, "held"]]


@pytest.mark.clause("3.5")
def test_a_ride_shows_its_card_for_ever() -> None:
    state = after(GAME, at("die=1", "blue A baron=4 card=30", "red B card=31"), "A ride:b4")
    assert views(state, 1) == [[30, "ride"], [31, "held"]]
    for seed in range(40):
        imagined = position(state.imagine(None, Quick(seed)))
        assert imagined.cards[0] == 30
        assert imagined.cards[1] != 30


def views(state: object, seat: Seat | None) -> list[list[object]]:
    view = json.loads(json.dumps(position(state).view(seat)))  # type: ignore[arg-type]
    return [[shown["card"], shown["card_state"]] for shown in view["seats"]]


@pytest.mark.clause("1.9")
def test_imagined_cards_are_any_that_could_have_been_dealt() -> None:
    land = "land ^342 21342 134213 4213421 342134 21342 1344"
    state = GAME.position(
        at("die=1", land, "blue A card=30", "red B card=31", "green C ride=5", players=3)
    )
    seen = {position(state.imagine(0, Quick(seed))).cards[1] for seed in range(600)}
    assert seen == set(range(2, 38)) - {30, 5}


@pytest.mark.clause("4.6")
def test_a_pause_that_only_a_ride_can_leave_is_imagined_with_such_a_card() -> None:
    text = at(
        "die=3 first=moved spent=yes",
        "land 1342 ^1342 134213 4213421 342134 21342 1344",
        "blue A baron=1 card=30",
        "red B baron=1 card=10",
        "green C baron=2",
        "yellow D baron=6",
        players=4,
    )
    state = GAME.position(text)
    cards = {position(state.imagine(1, Quick(seed))).cards[0] for seed in range(300)}
    assert not cards & {1, 2, 6, 10}
    assert len(cards) > 25
