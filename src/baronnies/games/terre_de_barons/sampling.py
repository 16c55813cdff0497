"""A legal move by chance, each equally likely, without listing them all.

Every legal move has one place among numbered candidates; numbers are drawn until one is legal.
"""

from typing import Final

from baronnies.core.game import Move, Rng
from baronnies.games.terre_de_barons.listing import knight_tiles, orders_open, turn_moves
from baronnies.games.terre_de_barons.notation import (
    BUILD,
    DISPERSE,
    END,
    RECRUIT,
    RIDE_BARON,
    RIDE_KNIGHT,
    SIX,
    TREASURE,
    VERB,
    WALK_BARON,
    WALK_KNIGHT,
)
from baronnies.games.terre_de_barons.orders import order_refusal
from baronnies.games.terre_de_barons.rules import walk_refusal
from baronnies.games.terre_de_barons.state import HELD, MOVED, Position
from baronnies.games.terre_de_barons.tables import FACES, OFFICERS

_BARON_ORDERS: Final = 6  # all of them: recruit twice, build, deconstruct, disperse, concentrate
_KEEP_ORDERS: Final = 2  # disperse, concentrate: what a keep can order even without a knight
_KNIGHT_ORDERS: Final = 4  # recruit to deconstruct: what a knight adds to it


def sample(p: Position, rng: Rng) -> Move:
    """A move of the acting player."""
    colour, barons = p.colour, p.barons
    baron = barons[colour]
    if p.order or (p.first == MOVED and barons.count(baron) > 1):
        moves = turn_moves(p)
        return moves[rng.below(len(moves))]
    reach = p.land.reach[p.setting.plain_walk if p.spent else p.setting.walk[p.die]]
    one, other = p.knights[2 * colour], p.knights[2 * colour + 1]
    past_baron = len(reach[baron])
    past_one = past_baron + len(reach[one])
    past_walks = past_one if one == other else past_one + len(reach[other])
    total = past_walks + other_candidates(p)
    while True:
        at = rng.below(total)
        if at < past_one:
            if at >= past_baron:
                return WALK_KNIGHT << VERB | one << SIX | reach[one][at - past_baron]
            end = reach[baron][at]
            if end not in barons or walk_refusal(p, baron, end, baron=True) is None:
                return WALK_BARON << VERB | baron << SIX | end
        elif at < past_walks:
            return WALK_KNIGHT << VERB | other << SIX | reach[other][at - past_one]
        else:
            move = other_candidate(p, at - past_walks)
            if move:
                return move


def other_candidates(p: Position) -> int:
    """How many candidates there are beside walks."""
    count = 1
    if p.played[p.seat] == HELD:
        count += OFFICERS if p.first else OFFICERS + FACES
    if orders_open(p):
        colour = p.colour
        count += _BARON_ORDERS
        if p.keep_tiles[colour]:
            count += _KEEP_ORDERS * len(p.keep_tiles[colour]) + 2 * _KNIGHT_ORDERS
    return count


def other_candidate(p: Position, at: int) -> Move:
    """The candidate of a number: the end of the turn, the card, the orders; 0 if not legal."""
    if at == 0:
        return END
    at -= 1
    if p.played[p.seat] == HELD:
        cards = OFFICERS if p.first else OFFICERS + FACES
        if at < cards:
            return _card_candidate(p, at)
        at -= cards
    if at < _BARON_ORDERS:
        return _order(p, RECRUIT + at, p.barons[p.colour])
    return _keep_candidate(p, at - _BARON_ORDERS)


def _card_candidate(p: Position, at: int) -> Move:
    if at >= OFFICERS:
        face = at - OFFICERS + 1
        return TREASURE << VERB | face if face != p.die else 0
    tiles = [p.barons[p.colour], *knight_tiles(p)]
    if at >= len(tiles) or tiles[at] == p.cards[p.seat]:
        return 0
    return (RIDE_KNIGHT if at else RIDE_BARON) << VERB | tiles[at]


def _keep_candidate(p: Position, at: int) -> Move:
    """An order from a keep; the one under the baron is counted with him."""
    colour = p.colour
    if at < 2 * _KNIGHT_ORDERS:
        verb, which = RECRUIT + at % _KNIGHT_ORDERS, at // _KNIGHT_ORDERS
        tile = p.knights[2 * colour + which]
        if verb == BUILD or not p.keep_masks[colour] >> tile & 1:
            return 0
        if which and tile == p.knights[2 * colour]:
            return 0
    else:
        at -= 2 * _KNIGHT_ORDERS
        verb, tile = DISPERSE + at % _KEEP_ORDERS, p.keep_tiles[colour][at // _KEEP_ORDERS]
    return 0 if tile == p.barons[colour] else _order(p, verb, tile)


def _order(p: Position, verb: int, tile: int) -> Move:
    return verb << VERB | tile if order_refusal(p, verb, tile) is None else 0
