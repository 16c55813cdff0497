"""Lists of legal moves: written for speed, and tied to rules.py by tests."""

from typing import Final

from baronnies.core.game import Move
from baronnies.games.terre_de_barons.notation import (
    CAPTURE,
    CONCENTRATE,
    END,
    LOW,
    RECRUIT,
    RIDE_BARON,
    RIDE_KNIGHT,
    SIX,
    STOP,
    TREASURE,
    TROOP,
    VERB,
    WALK_BARON,
    WALK_KNIGHT,
    move_of,
)
from baronnies.games.terre_de_barons.orders import order_refusal
from baronnies.games.terre_de_barons.rules import ride_refusal, walk_refusal
from baronnies.games.terre_de_barons.state import (
    DISPERSING,
    HELD,
    ORDERED,
    Position,
    fresh,
)
from baronnies.games.terre_de_barons.tables import FACES, Tile
from baronnies.games.terre_de_barons.troops import arrival, called_from, captures, open_to
from baronnies.games.terre_de_barons.walks import paused, walk_limit

_ORDERS: Final = range(RECRUIT, CONCENTRATE + 1)


def turn_moves(p: Position) -> list[Move]:
    """What the acting player may do now."""
    if p.order:
        return step_moves(p)
    moves = walk_moves(p)
    if p.played[p.seat] == HELD:
        moves += card_moves(p)
    if paused(p):
        return moves
    if orders_open(p):
        for tile in command_tiles(p):
            moves += [
                verb << VERB | tile for verb in _ORDERS if order_refusal(p, verb, tile) is None
            ]
    moves.append(END)
    return moves


def walk_moves(p: Position) -> list[Move]:
    """All walks of the officers."""
    reach = p.land.reach[walk_limit(p)]
    start = p.barons[p.colour]
    head = WALK_BARON << VERB | start << SIX
    others = p.barons
    moves = [
        head | end
        for end in reach[start]
        if end not in others or walk_refusal(p, start, end, baron=True) is None
    ]
    if paused(p):
        return moves
    for start in knight_tiles(p):
        head = WALK_KNIGHT << VERB | start << SIX
        moves += [head | end for end in reach[start]]
    return moves


def knight_tiles(p: Position) -> list[Tile]:
    """The tiles of the knights, one or two."""
    one, other = p.knights[2 * p.colour], p.knights[2 * p.colour + 1]
    return [one] if one == other else [one, other]


def card_moves(p: Position) -> list[Move]:
    """Lightning rides, and treasures."""
    baron = p.barons[p.colour]
    moves = [move_of(RIDE_BARON, baron)] if ride_refusal(p, baron, baron=True) is None else []
    moves += [
        move_of(RIDE_KNIGHT, tile)
        for tile in knight_tiles(p)
        if ride_refusal(p, tile, baron=False) is None
    ]
    if not p.first:
        moves += [move_of(TREASURE, face) for face in range(1, FACES + 1) if face != p.die]
    return moves


def orders_open(p: Position) -> bool:
    """2.5: whether an order is possible at all."""
    return p.first != ORDERED or (not p.spent and p.setting.two_orders[p.die] == 1)


def command_tiles(p: Position) -> list[Tile]:
    """5.1: the tiles that might give orders: the baron's, then those with keeps."""
    baron = p.barons[p.colour]
    return [baron, *(tile for tile in p.keep_tiles[p.colour] if tile != baron)]


def step_moves(p: Position) -> list[Move]:
    """Steps of the order being carried out."""
    if p.order == DISPERSING:
        head = TROOP << VERB | p.command << SIX
        ends = p.land.lines[p.command] if fresh(p, p.command) else []
        moves = [head | end for end in ends if open_to(p, end)]
    else:
        moves = [move_of(TROOP, arrival(p, start), start) for start in called_from(p)]
    if p.target:
        return [move for move in moves if move & LOW == p.target]
    moves += [move_of(CAPTURE, tile) for tile in captures(p)]
    if p.marched:
        moves.append(STOP)
    return moves
