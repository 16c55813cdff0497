"""The luck of Terre de Barons: what CHANCE may deal, draw and roll, and with which odds."""

from itertools import permutations
from typing import Final

from baronnies.core.game import Move, Rng
from baronnies.games.terre_de_barons.board import BIT, EVERYWHERE, largest_land, tiles_of
from baronnies.games.terre_de_barons.notation import (
    BARON,
    CARD,
    FACE,
    KNIGHT,
    MOUNTAIN,
    ROW,
    SEATS,
    VERB,
    Verb,
    kinds_of,
    move_of,
    playing_of,
    row_of,
    seats_of,
    tile_of,
)
from baronnies.games.terre_de_barons.state import (
    BARONS,
    CARDS,
    KNIGHTS_DRAWN,
    MOUNTAINS,
    PLAYING,
    ROLL,
    TILES,
    Position,
)
from baronnies.games.terre_de_barons.tables import FACES, KINDS, OFFICERS, ROWS, Kind, Tile

_VERBS: Final[dict[int, tuple[Verb, str]]] = {  # what CHANCE does in a phase, by which clause
    MOUNTAINS: (MOUNTAIN, "1.3"),
    BARONS: (BARON, "1.4"),
    KNIGHTS_DRAWN: (KNIGHT, "1.4"),
    CARDS: (CARD, "1.9"),
}


def luck_refusal(p: Position, move: Move) -> str | None:
    """What forbids a move of CHANCE."""
    verb = move >> VERB
    if p.phase == TILES:
        return None if verb >= ROW and row_fits(p, kinds_of(move)) else "1.2"
    if p.phase == PLAYING:
        return None if verb == SEATS and len(seats_of(move)) == p.setting.seats else "1.6"
    if p.phase == ROLL:
        return None if verb == FACE else "2.1"
    return card_refusal(p, move)


def card_refusal(p: Position, move: Move) -> str | None:
    """What forbids drawing this position card now."""
    verb, clause = _VERBS[p.phase]
    tile = tile_of(move)
    if move >> VERB != verb:
        return clause
    if tile in drawable(p):
        return None
    if p.phase in (BARONS, KNIGHTS_DRAWN) and (p.land.open & ~p.land.home) >> tile & 1:
        return f"1.5 {tile}"  # walled in
    return f"{clause} {tile}"


def tiles_left(p: Position) -> list[int]:
    """How many tiles of each kind are not laid yet, by kind."""
    left = p.setting.tiles[:]
    for kind in p.kinds:
        left[kind] -= kind > 0
    return left


def next_row(p: Position) -> int:
    """The row to be laid."""
    laid = sum(kind > 0 for kind in p.kinds)
    row = 0
    while laid:
        laid -= ROWS[row]
        row += 1
    return row


def row_fits(p: Position, kinds: list[Kind]) -> bool:
    """1.2: as many tiles as the row has, of kinds that are left."""
    left = tiles_left(p)
    enough = all(kinds.count(kind) <= left[kind] for kind in range(1, KINDS + 1))
    return len(kinds) == ROWS[next_row(p)] and enough


def drawable(p: Position) -> list[Tile]:
    """The numbers that the next position card may show, ascending."""
    if p.phase == MOUNTAINS:
        return [tile for tile in tiles_of(EVERYWHERE & ~p.mountains) if _leaves_room(p, tile)]
    if p.phase == CARDS:
        return [tile for tile in tiles_of(p.land.open) if tile not in p.cards]
    taken = {*p.barons, *p.knights}
    return [tile for tile in tiles_of(p.land.home) if tile not in taken]


def _leaves_room(p: Position, tile: Tile) -> bool:
    """1.3: with this mountain there is still a land with room for all officers."""
    land = EVERYWHERE & ~p.mountains & ~BIT[tile]
    return largest_land(land).bit_count() >= OFFICERS * p.setting.seats


def outcomes(p: Position) -> list[Move]:
    """The moves CHANCE may make now; [] for a row of tiles, which can fall in too many ways."""
    if p.phase == TILES:
        return []
    if p.phase == PLAYING:
        return [playing_of(list(seats)) for seats in permutations(range(p.setting.seats))]
    if p.phase == ROLL:
        return [move_of(FACE, face) for face in range(1, FACES + 1)]
    return [move_of(_VERBS[p.phase][0], tile) for tile in drawable(p)]


def draw(p: Position, rng: Rng) -> Move:
    """A move of CHANCE before the first turn, with its true odds."""
    if p.phase == TILES:
        return _draw_row(p, rng)
    if p.phase == MOUNTAINS:
        return _draw_mountain(p, rng)
    listed = outcomes(p)
    return listed[rng.below(len(listed))]


def _draw_row(p: Position, rng: Rng) -> Move:
    left = tiles_left(p)
    heap = [kind for kind in range(1, KINDS + 1) for _ in range(left[kind])]
    return row_of([heap.pop(rng.below(len(heap))) for _ in range(ROWS[next_row(p)])])


def _draw_mountain(p: Position, rng: Rng) -> Move:
    tiles = tiles_of(EVERYWHERE & ~p.mountains)
    while True:
        tile = tiles[rng.below(len(tiles))]
        if _leaves_room(p, tile):
            return move_of(MOUNTAIN, tile)
