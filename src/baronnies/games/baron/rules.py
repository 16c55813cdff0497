"""The clauses of Baron that forbid: each answers with its number, or None."""

from baronnies.core import hex as hexes
from baronnies.core.game import CHANCE, Move, Seat, uncalled
from baronnies.core.hex import Cell
from baronnies.games.baron.luck import luck_refusal
from baronnies.games.baron.notation import (
    HOLD,
    PASS,
    PUT_OUT,
    TAKE,
    TRY,
    cell_of,
    is_keep,
    is_lay,
    is_of,
    is_take,
    say,
    tile_of,
)
from baronnies.games.baron.plane import PLACES
from baronnies.games.baron.state import DISCARD, DRAW, KEEP, LAY, Position
from baronnies.games.baron.tables import (
    COSTS,
    DEEPEST_DEBT,
    LETTERS,
    MEADOW,
    NONE,
    RICH,
    TWIN_BITS,
    Nature,
)


def refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """The first clause that forbids the move."""
    if clause := uncalled(p, seat):
        return clause
    if seat == CHANCE:
        return luck_refusal(p, move)
    if p.phase == DRAW:
        return draw_refusal(p, seat, move)
    if p.phase == LAY:
        return lay_refusal(p, seat, move)
    if p.phase == DISCARD:
        return discard_refusal(p, seat, move)
    if p.phase == KEEP:
        return keep_refusal(p, move)
    return end_refusal(move)


def draw_refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """What forbids taking a tile of the display."""
    if not is_take(move):
        return "2.1"  # a turn begins with a draw
    place = move - TAKE
    if place >= len(p.display):
        return f"2.2 {say(move)}"  # nothing lies there
    if p.honour[seat] - COSTS[place] < DEEPEST_DEBT:
        return f"2.4 {say(move)}"  # too deep a debt
    return None


def lay_refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """What forbids laying a tile there."""
    if not is_lay(move):
        return "3.1"  # a tile must be laid
    tile, at = tile_of(move), cell_of(move)
    if tile not in p.reserves[seat]:
        return f"3.2 {LETTERS[tile]}"  # out of the own reserve
    place = p.place(at)
    if place != NONE and p.land[place] != NONE:
        return f"3.3 {hexes.name(at)}"  # the cell is taken
    if place == NONE or not p.beside[place]:
        return f"3.4 {hexes.name(at)}"  # edge to edge with the board
    if p.beside[place] & TWIN_BITS[tile]:
        return f"3.5 {hexes.name(at)}"  # never beside its own nature
    return None


def discard_refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """What forbids putting a tile out of the game when none fits."""
    if is_lay(move):
        return lay_refusal(p, seat, move)  # it has a reason for every tile
    if not is_of(PUT_OUT, move):
        return "3.6"  # nothing can be laid
    tile = move - PUT_OUT
    if tile not in p.reserves[seat]:
        return f"3.2 {LETTERS[tile]}"
    return None


def keep_refusal(p: Position, move: Move) -> str | None:
    """What forbids placing a keep there."""
    if move == PASS:
        return None
    if not is_keep(move):
        return "4.1"  # a keep, or nothing more in this turn
    at = cell_of(move)
    place = p.place(at)
    if place == NONE or p.land[place] != MEADOW:
        return f"4.2 {hexes.name(at)}"  # meadows only
    if place in p.keeps:
        return f"4.3 {hexes.name(at)}"  # one keep on a meadow
    return None


def end_refusal(move: Move) -> str | None:
    """What forbids an answer for one of the last knights."""
    return None if move in (TRY, HOLD) else "8.2"


def affordable(p: Position, seat: Seat) -> int:
    """How many places of the display, from the free end, the seat can pay (2.3, 2.4)."""
    places = len(p.display)
    if p.honour[seat] >= RICH:
        return places
    while p.honour[seat] - COSTS[places - 1] < DEEPEST_DEBT:
        places -= 1
    return places


def cells_for(p: Position, tile: Nature) -> list[Cell]:
    """Where a tile can be laid (3.4, 3.5), ascending."""
    bit = TWIN_BITS[tile]
    return [at for at in p.frontier if not p.beside[PLACES[at]] & bit]


def natures_held(p: Position, seat: Seat) -> list[Nature]:
    """The natures in a reserve, each once, ascending."""
    return sorted(set(p.reserves[seat]))


def places(p: Position) -> list[int]:
    """8.6, 9.4: the most honour wins; who fell comes after, the later the better."""
    never = p.setting.seats + 1
    rank = [(p.fell[s] or never, p.honour[s]) for s in range(p.setting.seats)]
    return [1 + sum(other > own for other in rank) for own in rank]
