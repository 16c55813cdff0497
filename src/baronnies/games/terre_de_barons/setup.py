"""Set-up, section 1: tiles, mountains, officers, colours and cards come to the table."""

from baronnies.core.game import Move, Seat, tell
from baronnies.games.terre_de_barons.board import BIT, land_around
from baronnies.games.terre_de_barons.luck import next_row
from baronnies.games.terre_de_barons.melee import ONE_KNIGHT
from baronnies.games.terre_de_barons.notation import TAKE, VERB, kinds_of, seats_of, tile_of
from baronnies.games.terre_de_barons.state import (
    BARONS,
    CARDS,
    COLOURS,
    KNIGHTS_DRAWN,
    MOUNTAINS,
    PLAYING,
    ROLL,
    TILES,
    Position,
)
from baronnies.games.terre_de_barons.tables import (
    COLOUR_NAMES,
    KNIGHTS,
    NOBODY,
    ROWS,
    Colour,
    Kind,
    Tile,
)


def colour_refusal(p: Position, move: Move) -> str | None:
    """What forbids taking a colour."""
    if move >> VERB != TAKE:
        return "1.7"  # first the colours
    colour = tile_of(move)
    return None if colour in free_colours(p) else f"1.7 {COLOUR_NAMES[colour]}"


def free_colours(p: Position) -> list[Colour]:
    """The colours in play that nobody has taken."""
    return [colour for colour in range(p.setting.seats) if colour not in p.colours]


def deal(p: Position, move: Move) -> None:
    """A move of CHANCE before the first turn."""
    if p.phase == TILES:
        lay_row(p, kinds_of(move))
    elif p.phase == MOUNTAINS:
        raise_mountain(p, tile_of(move))
    elif p.phase == BARONS:
        stand_baron(p, tile_of(move))
    elif p.phase == KNIGHTS_DRAWN:
        stand_knight(p, tile_of(move))
    elif p.phase == PLAYING:
        line_up(p, seats_of(move))
    else:
        deal_card(p, tile_of(move))


def lay_row(p: Position, kinds: list[Kind]) -> None:
    """1.2: the next row of tiles."""
    row = next_row(p)
    first = 1 + sum(ROWS[:row])
    p.kinds[first : first + len(kinds)] = kinds
    if p.story is not None:
        points = " ".join(str(p.setting.tile_points[kind]) for kind in kinds)
        tell(p, "laid", row + 1, points)
    if row + 1 == len(ROWS):
        p.phase = MOUNTAINS
        if not p.setting.mountains:
            settle_land(p)


def raise_mountain(p: Position, tile: Tile) -> None:
    """1.3: a tile is turned over."""
    p.mountains |= BIT[tile]
    p.kinds[tile] = 0
    if p.story is not None:
        tell(p, "mountain", tile)
    if p.mountains.bit_count() == p.setting.mountains:
        settle_land(p)


def settle_land(p: Position) -> None:
    """All mountains are known."""
    p.land = land_around(p.mountains, p.setting.farthest)
    p.phase = BARONS


def stand_baron(p: Position, tile: Tile) -> None:
    """1.4: barons in the order of the colours."""
    colour = p.barons.index(0)
    p.barons[colour] = tile
    if p.story is not None:
        tell(p, "stands", COLOUR_NAMES[colour], "baron", tile)
    if 0 not in p.barons:
        p.phase = KNIGHTS_DRAWN


def stand_knight(p: Position, tile: Tile) -> None:
    """1.4: then knights, two of a colour after the other."""
    at = p.knights.index(0)
    colour = at // KNIGHTS
    p.knights[at] = tile
    p.knights_at[tile] += ONE_KNIGHT[colour]
    sort_knights(p, colour)
    if p.story is not None:
        tell(p, "stands", COLOUR_NAMES[colour], "knight", tile)
    if 0 not in p.knights:
        p.phase = PLAYING


def sort_knights(p: Position, colour: Colour) -> None:
    """Keep the knights of a colour in ascending order, once both stand."""
    one, other = p.knights[2 * colour], p.knights[2 * colour + 1]
    if one > other > 0:
        p.knights[2 * colour], p.knights[2 * colour + 1] = other, one


def line_up(p: Position, seats: list[Seat]) -> None:
    """1.6, 1.7: the order of play; the last player takes a colour first."""
    p.playing = seats
    p.phase = COLOURS
    p.seat = seats[-1]
    if p.story is not None:
        for place, seat in enumerate(seats, start=1):
            tell(p, "plays", seat, place)


def take_colour(p: Position, colour: Colour) -> None:
    """1.7: a colour with its officers."""
    p.colours[p.seat] = colour
    if p.story is not None:
        tell(p, "took", p.seat, COLOUR_NAMES[colour])
    missing = p.colours.count(NOBODY)
    if missing:
        p.seat = p.playing[missing - 1]
    else:
        p.phase = CARDS


def next_dealt(p: Position) -> Seat:
    """1.9: who is dealt the next personal card."""
    return next(seat for seat in p.playing if not p.cards[seat])


def deal_card(p: Position, tile: Tile) -> None:
    """1.9: a personal card to the next player, in the order of play."""
    seat = next_dealt(p)
    p.cards[seat] = tile
    if p.story is not None:
        tell(p, "dealt", seat)
        tell(p, "card", tile, only=seat)
    if 0 not in p.cards:
        p.phase = ROLL
        p.turn = 1
        p.seat = p.playing[0]
        p.colour = p.colours[p.seat]
