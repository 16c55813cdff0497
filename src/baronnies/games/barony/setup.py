"""The clauses that act before the first turn: the first player, the board, spells, first cities."""

from baronnies.core.game import Move, Seat, tell
from baronnies.games.barony.board import NAMES, NO_BOARD, Hex
from baronnies.games.barony.notation import DRAW_SPELL, LOW
from baronnies.games.barony.pieces import add_city, add_knight
from baronnies.games.barony.rules import tiles_due
from baronnies.games.barony.state import (
    ACTING,
    FIRST,
    PLACING,
    SPELLS,
    TILES,
    Position,
    casts_of,
)
from baronnies.games.barony.tables import (
    FIRST_CITIES,
    KNIGHTS,
    MOST_SEATS,
    SPELL_NAMES,
    SPELLS_DRAWN,
)
from baronnies.games.barony.tiles import Tile, has_mystery, letters_of, upright


def turn_luck(p: Position, move: Move) -> None:
    """A move of CHANCE."""
    if p.phase == FIRST:
        draw_first(p, move & LOW)
    elif p.phase == TILES:
        lay(p, move & LOW)
    else:
        draw_spell(p, move - DRAW_SPELL)


def draw_first(p: Position, seat: Seat) -> None:
    """1.7: the first player; then the board is laid."""
    p.first = p.seat = seat
    if p.story is not None:
        tell(p, "first", seat)
    new_board(p)


def new_board(p: Position) -> None:
    """1.2, 11.2: all tiles that may be used are shuffled."""
    box = p.setting.box
    p.phase = TILES
    p.board = NO_BOARD
    clear_board(p)  # first cities that found no room are taken back (2.6)
    p.laid = []
    everything = p.setting.sorciers and p.setting.seats == MOST_SEATS
    p.plain = sorted(box.base + box.rest) if everything else box.base[:]
    p.mystic = box.mysteries[:] if p.setting.sorciers else []
    p.due = p.setting.mysteries


def lay(p: Position, tile: Tile) -> None:
    """1.4: a tile is laid where the layout has its next spot."""
    p.laid.append(tile)
    if has_mystery(tile):
        p.mystic.remove(upright(tile))
        p.due -= 1
    else:
        p.plain.remove(upright(tile))
    if not tiles_due(p):
        finish_board(p)


def finish_board(p: Position) -> None:
    """11.3: the board stands, unless mysterious places are too close."""
    board = p.setting.layout.board(p.laid)
    if p.setting.sorciers and board.places_apart() < p.setting.apart:
        if p.story is not None:
            tell(p, "laid_again", letters_of(p.laid[-1]))
        lay_again(p)
        return
    if p.story is not None:
        tell(p, "board", len(p.laid))
    p.laid, p.plain, p.mystic = [], [], []
    p.board = board
    clear_board(p)
    if p.setting.sorciers and not p.casts:
        p.phase = SPELLS
    else:
        begin_placing(p)


def lay_again(p: Position) -> None:
    """11.3: the same tiles are shuffled and laid once more."""
    tiles = sorted(map(upright, p.laid))
    p.laid = []
    p.plain = [tile for tile in tiles if not has_mystery(tile)]
    p.mystic = [tile for tile in tiles if has_mystery(tile)]
    p.due = len(p.mystic)


def clear_board(p: Position) -> None:
    """An empty board, all knights in reserve."""
    seats = p.setting.seats
    size = p.board.ground.size
    p.pieces = [0] * size
    p.near = [0] * size
    p.camps = [[] for _ in range(seats)]
    p.cities = [[] for _ in range(seats)]
    p.imprints = [0] * len(p.board.places)
    p.knights = [KNIGHTS] * seats


def draw_spell(p: Position, which: int) -> None:
    """11.4: a spell is laid on the table."""
    p.spells |= 1 << which
    if p.story is not None:
        tell(p, "spell", SPELL_NAMES[which])
    if p.spells.bit_count() == SPELLS_DRAWN:
        p.casts = casts_of(p.spells)
        begin_placing(p)


def begin_placing(p: Position) -> None:
    """2.1: the first player places a city, if there is room at all."""
    p.phase = PLACING
    p.seat = p.first
    if not has_site(p):
        give_up(p)


def has_site(p: Position) -> bool:
    """Whether a first city can stand anywhere."""
    return any(not p.near[at] for at in p.board.sites)


def give_up(p: Position) -> None:
    """2.6: without room for a city, a new board is laid."""
    if p.story is not None:
        tell(p, "no_room", p.seat)
    p.turn += 1
    new_board(p)


def place_city(p: Position, seat: Seat, at: Hex) -> None:
    """2.1, 2.2: a first city with a knight; then whoever is next."""
    add_city(p, seat, at)
    add_knight(p, seat, at)
    p.knights[seat] -= 1
    if p.story is not None:
        tell(p, "placed", seat, NAMES[at])
    follower = next_placer(p)
    if follower is None:
        p.turn += 1
        p.phase = ACTING
        p.seat = p.first
        return
    if follower != seat:
        p.turn += 1
        p.seat = follower
    if not has_site(p):
        give_up(p)


def next_placer(p: Position) -> Seat | None:
    """Whoever places the next first city; None when all stand."""
    placed = sum(map(len, p.cities))
    order = placing_order(p)
    return order[placed] if placed < len(order) else None


def placing_order(p: Position) -> list[Seat]:
    """2.1: one city each, three for the last player, then two each on the way back."""
    seats = p.setting.seats
    there = list(range(seats - 1))
    back = [turn for turn in reversed(there) for _ in range(FIRST_CITIES - 1)]
    turns = [*there, *[seats - 1] * FIRST_CITIES, *back]
    return [(p.first + turn) % seats for turn in turns]
