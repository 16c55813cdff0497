"""Secrets: swapping in a record, from the deal on, what a seat cannot know changes no byte."""

from typing import NamedTuple

import pytest

from baronnies.core.game import CHANCE, Move, Seat
from baronnies.core.luck import Quick
from baronnies.core.record import Record, record_of
from baronnies.core.replay import Replay
from baronnies.core.table import Line, Table
from baronnies.core.unreadable import Unreadable
from baronnies.games.le_baron.game import GAME
from baronnies.games.le_baron.notation import FLIP, deal_of, dealt_cards, is_card, is_deal
from baronnies.games.le_baron.state import OVER, Position
from tests.playing import play_randomly
from tests.secrets import messages

SETTINGS = [
    (2, {}),
    (4, {}),
    (3, {"colour_first": "yes"}),
    (2, {"heads_good": "yes"}),
    (3, {"heads_good": "yes"}),
    (3, {"heads_good": "yes", "colour_first": "yes"}),
    (2, {"heads_good": "yes", "games": "2"}),
]


class Swap(NamedTuple):
    """Two cards a seat cannot know, after so many plies."""

    plies: int
    owner: Seat  # who holds the one; the other is somebody else's or nobody's
    one: int
    other: int


def played(seats: int, options: dict[str, str], seed: str) -> Record:
    table = Table(GAME, seats, options, seed=seed.encode())
    table.begin()
    play_randomly(table, seed)
    return record_of(table)


def hidden(p: Position, seat: Seat | None) -> dict[int, Seat]:
    """Cards in the others' hands that the seat has never seen, with their owners."""
    others = [s for s in range(p.setting.seats) if s != seat]
    return {card: s for s in others for card in p.hands[s] if card not in p.known[s]}


def a_swap(replay: Replay, seat: Seat | None, rng: Quick) -> Swap | None:
    plies = 1 + rng.below(len(replay.record.lines))
    p = replay.at(plies)
    assert isinstance(p, Position)
    held = hidden(p, seat)
    if not held:
        return None
    one = list(held)[rng.below(len(held))]
    partners = p.unseen + [card for card, owner in held.items() if owner != held[one]]
    if p.phase == OVER:  # the heads that are left have been counted
        partners = [c for c in p.unseen if p.setting.deck.points[c] == p.setting.deck.points[one]]
    if not partners:
        return None
    return Swap(plies, held[one], one, partners[rng.below(len(partners))])


def swapped(record: Record, swap: Swap, first: int) -> Record:
    """The beginning of a record with two cards exchanged in all lines of the game in play."""
    cards = {swap.one: swap.other, swap.other: swap.one}
    other = Record(record.game, record.seats, record.options, record.hash)
    other.lines = record.lines[:first]
    for line in record.lines[first : swap.plies]:
        other.lines.append(_swapped_line(line, cards))
    return other


def _swapped_line(line: Line, cards: dict[int, int]) -> Line:
    return [(seat, [_swapped_move(move, cards) for move in moves]) for seat, moves in line]


def _swapped_move(move: Move, cards: dict[int, int]) -> Move:
    if is_deal(move):
        return deal_of(sorted(cards.get(card, card) for card in dealt_cards(move)))
    if is_card(move):
        return cards.get(move, move)
    return FLIP + cards.get(move - FLIP, move - FLIP) if move > FLIP else move


def game_begins(replay: Replay, plies: int) -> int:
    """The ply before the first deal of the game that is played at a ply."""
    p = replay.at(plies)
    assert isinstance(p, Position)
    ply = plies
    while ply and replay.at(ply - 1).view(None)["game"] == p.game:
        ply -= 1
    return ply


@pytest.mark.clause("2.3", "7.4")
@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)
def test_no_byte_tells_what_a_seat_cannot_know(seats: int, options: dict[str, str]) -> None:
    rng = Quick(f"secrets {seats} {options}")
    compared = 0
    for seed in ("a", "b"):
        record = played(seats, options, seed)
        replay = Replay(record)
        for seat in [*range(seats), None]:
            sent = messages(record, seat, len(record.lines))
            for _ in range(6):
                swap = a_swap(replay, seat, rng)
                if swap and not game_would_tell(replay, swap):
                    other = swapped(record, swap, game_begins(replay, swap.plies))
                    assert messages(other, seat, swap.plies) == sent[: swap.plies]
                    compared += 1
    assert compared > 8 * seats


def game_would_tell(replay: Replay, swap: Swap) -> bool:
    """Whether with the cards swapped there would be another dead end, or none (7.7)."""
    record = replay.record
    try:
        other = Replay(swapped(record, swap, game_begins(replay, swap.plies))).end
    except Unreadable as reason:
        ended = reason.key in ("record-over", "record-asked")
    else:
        ended = other.to_act() != replay.at(swap.plies).to_act()
        assert ended or other.view(swap.owner) != replay.at(swap.plies).view(swap.owner)
    assert not ended or record.options["heads_good"] == "yes"
    return ended


def test_a_leak_would_be_seen() -> None:
    """What is public does change the messages."""
    record = played(3, {}, "leak")
    first = record.lines[3]
    assert first[0][0] == CHANCE
    shown = first[0][1][0] - FLIP  # the card of the first row
    p = Replay(record).at(len(record.lines))
    assert isinstance(p, Position)
    swap = Swap(8, 0, shown, p.unseen[0])
    for seat in (0, 1, 2, None):
        assert messages(record, seat, 8) != messages(swapped(record, swap, 0), seat, 8)
