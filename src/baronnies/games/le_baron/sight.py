"""The shape of a view of Le Baron, for clients in any language; view.py fills it in."""

from typing import TypedDict

from baronnies.core.game import Seat
from baronnies.games.le_baron.state import PhaseName
from baronnies.games.le_baron.tables import LeBaronCard


class LeBaronFit(TypedDict):
    """A row where a card may go, and what that would cost or bring."""

    row: int  # 1 to 5, as in moves
    takes: int  # heads; 0 if the row stays


class LeBaronHandCard(LeBaronCard):
    """A card one may play; while rows are being opened, nothing fits yet."""

    fits: list[LeBaronFit]


class LeBaronRevealed(LeBaronCard):
    """A card on the table that is still to be placed."""

    seat: Seat


class LeBaronRow(TypedDict):
    """A row, from left to right."""

    cards: list[LeBaronCard]
    counts: dict[str, int]  # heads of each colour it shows


class LeBaronSeat(TypedDict):
    """A player, as everybody sees them."""

    hand: int  # cards in hand, with the chosen one while it is a secret
    pile: int  # unseen cards of the pile
    under: list[LeBaronCard]  # seen cards below them, top first
    known: list[LeBaronCard]  # cards in hand that everybody has seen
    taken: list[LeBaronCard]  # the point pile
    points: int  # with those of the games before


class LeBaronView(TypedDict):
    """The table as a seat sees it."""

    phase: PhaseName
    turn: int
    game: int  # which one of the match
    games: int  # of the match
    heads_good: bool  # variant 2: heads are points
    colour_first: bool  # variant 1: only colours empty a row
    asked: list[Seat]
    seat: Seat | None  # whose view it is; null: a spectator
    rows: list[LeBaronRow]
    hand: list[LeBaronHandCard]
    chosen: LeBaronHandCard | None  # by this seat, not yet placed
    revealed: list[LeBaronRevealed]  # the next to be placed first
    seats: list[LeBaronSeat]
