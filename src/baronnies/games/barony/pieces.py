"""Pieces put on hexes and taken off: the packed integers and the lists kept beside them."""

from bisect import insort

from baronnies.core.game import Seat
from baronnies.games.barony.board import Hex
from baronnies.games.barony.state import Position
from baronnies.games.barony.tables import CITY, COUNT, KNIGHT, SEAT_BITS, STRONGHOLD, VILLAGE


def add_knight(p: Position, seat: Seat, at: Hex) -> None:
    """A knight arrives on a hex; where it comes from is the caller's business."""
    shift = SEAT_BITS * seat
    if not p.pieces[at] >> shift & COUNT:
        insort(p.camps[seat], at)
    p.pieces[at] = p.pieces[at] + (KNIGHT << shift)


def drop_knight(p: Position, seat: Seat, at: Hex) -> None:
    """A knight leaves a hex; where it goes is the caller's business."""
    shift = SEAT_BITS * seat
    p.pieces[at] = p.pieces[at] - (KNIGHT << shift)
    if not p.pieces[at] >> shift & COUNT:
        p.camps[seat].remove(at)


def add_village(p: Position, seat: Seat, at: Hex) -> None:
    """A village from the reserve."""
    p.pieces[at] = p.pieces[at] | (VILLAGE << SEAT_BITS * seat)
    insort(p.villages[seat], at)


def drop_village(p: Position, seat: Seat, at: Hex) -> None:
    """A village goes back to the reserve."""
    p.pieces[at] = p.pieces[at] ^ (VILLAGE << SEAT_BITS * seat)
    p.villages[seat].remove(at)


def add_stronghold(p: Position, seat: Seat, at: Hex) -> None:
    """A stronghold from the reserve."""
    p.pieces[at] = p.pieces[at] | (STRONGHOLD << SEAT_BITS * seat)
    insort(p.strongholds[seat], at)


def add_city(p: Position, seat: Seat, at: Hex) -> None:
    """A city from the reserve; its neighbourhood is marked."""
    p.pieces[at] = p.pieces[at] | (CITY << SEAT_BITS * seat)
    insort(p.cities[seat], at)
    near = p.near
    near[at] = near[at] | (1 << seat)
    for to in p.board.around[at]:
        near[to] = near[to] | (1 << seat)
