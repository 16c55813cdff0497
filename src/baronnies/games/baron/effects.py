"""The clauses of Baron that act: a turn, from the draw to the keep, and the end."""

from baronnies.core import hex as hexes
from baronnies.core.game import Seat, tell
from baronnies.core.hex import Cell
from baronnies.core.rank import rank
from baronnies.games.baron.fights import resolve
from baronnies.games.baron.plane import CELLS, NEAR, PLACES, REACH, Place, widen
from baronnies.games.baron.state import (
    DISCARD,
    DRAW,
    END,
    KEEP,
    LAY,
    OVER,
    REFILL,
    Position,
)
from baronnies.games.baron.tables import (
    CONTACT_HONOUR,
    COSTS,
    DEEPEST_DEBT,
    LETTERS,
    MEADOW,
    NONE,
    START_NATURES,
    TWIN_BITS,
    Nature,
)


def begin_turn(p: Position) -> None:
    """2.1, 2.6: whose turn it is draws while the display holds a tile, then lays."""
    if p.display:
        p.phase = DRAW
    else:
        begin_lay(p)


def take(p: Position, place: int) -> None:
    """2.2, 2.3, 2.5: a tile of the display comes to the reserve; the others close up."""
    tile = p.display.pop(place)
    if place:
        p.honour[p.to] = p.honour[p.to] - COSTS[place]
    reserve = p.reserves[p.to]
    reserve.insert(rank(reserve, tile), tile)
    if p.story is not None:
        tell(p, "drew", p.to, LETTERS[tile], COSTS[place])
    if p.pile:
        p.phase = REFILL
    else:
        begin_lay(p)


def begin_lay(p: Position) -> None:
    """3.1, 3.6: a tile is to be laid, or put out of the game if none fits."""
    p.phase = LAY
    if MEADOW not in p.reserves[p.to]:  # which fits everywhere, and is no start tile
        look_for_room(p)


def look_for_room(p: Position) -> None:
    """3.6, 10.2: whether something fits, and what that shows of a start tile nobody has seen."""
    seat, reserve = p.to, p.reserves[p.to]
    if not any(has_room(p, tile) for tile in reserve):
        p.phase = DISCARD
    if not is_proven(p, seat):
        seen = reserve[:]
        seen.remove(p.starts[seat])
        if not any(has_room(p, tile) for tile in seen):
            for tile in START_NATURES:
                if has_room(p, tile) == (p.phase == DISCARD):
                    p.suspects[seat] &= ~(1 << tile)


def has_room(p: Position, tile: Nature) -> bool:
    """Whether a tile fits somewhere."""
    bit = TWIN_BITS[tile]
    for at in p.frontier:  # noqa: SIM110 - quicker than a generator
        if not p.beside[PLACES[at]] & bit:
            return True
    return False


def is_proven(p: Position, seat: Seat) -> bool:
    """Whether everybody knows the tile a seat began with (10.2)."""
    suspects = p.suspects[seat]
    return not suspects & (suspects - 1)


def lay(p: Position, tile: Nature, at: Cell) -> None:
    """3.1: a tile of the reserve is laid, with all that follows from it."""
    spend(p, tile)
    touched = lay_down(p, tile, at)
    if p.story is not None:
        tell(p, "laid", p.to, LETTERS[tile], hexes.name(at))
    honour = CONTACT_HONOUR[touched]
    if honour:
        p.honour[p.to] += honour  # 3.7: before any barony
        if p.story is not None:
            tell(p, "contact", p.to, touched, honour)
    complete = close_gaps(p, PLACES[at])
    if complete:
        resolve(p, complete, at_end=False)
        drop_ruined(p)
        if p.phase == OVER:
            return
    begin_keep(p)


def spend(p: Position, tile: Nature) -> None:
    """10.2: a tile leaves the reserve; laying what was never drawn shows the start tile."""
    reserve = p.reserves[p.to]
    reserve.remove(tile)
    if p.starts[p.to] == tile and tile not in reserve:
        p.suspects[p.to] = 1 << tile


def lay_down(p: Position, tile: Nature, at: Cell) -> int:
    """Add a tile to the board; the number of tiles it touches."""
    place = PLACES[at]
    if len(p.land) < REACH[place]:
        grow(p, REACH[place])
    land, beside, frontier = p.land, p.beside, p.frontier
    land[place] = tile
    if beside[place]:
        beside[place] = 0
        frontier.pop(rank(frontier, at))
    bit = 1 << tile
    touched = 0
    for near in NEAR[place]:
        if land[near] == NONE:
            if not beside[near]:
                cell = CELLS[near]
                frontier.insert(rank(frontier, cell), cell)
            beside[near] = beside[near] | bit
        else:
            touched += 1
    if tile == MEADOW:
        p.sites.insert(rank(p.sites, at), at)
    return touched


def close_gaps(p: Position, place: Place) -> list[Place]:
    """5.2: knights around lack a tile less; those who lack no more, in the order of placing."""
    complete: list[Place] = []
    gaps = p.gaps
    for near in NEAR[place]:
        missing = gaps[near] - 1
        if missing >= 0:
            gaps[near] = missing
            if not missing:
                complete.append(near)
    if len(complete) > 1:
        return [keep for keep in p.keeps if keep in complete]
    return complete


def grow(p: Position, places: int) -> None:
    """The board comes to reach over so many places."""
    widen(places)
    more = places - len(p.land)
    p.land += [NONE] * more
    p.beside += [0] * more
    p.gaps += [NONE] * more


def put_out(p: Position, tile: Nature) -> None:
    """3.6: a tile that fits nowhere leaves the game, and the turn goes on."""
    spend(p, tile)
    p.out[tile] += 1
    if p.story is not None:
        tell(p, "put_out", p.to, LETTERS[tile])
    begin_keep(p)


def begin_keep(p: Position) -> None:
    """4.1, 4.4: a keep may be placed, if there is one and a meadow for it."""
    if p.stock[p.to] > p.back and p.sites:
        p.phase = KEEP
    else:
        end_turn(p)


def place_keep(p: Position, at: Cell) -> None:
    """4.5, 5.2: a knight comes into play, and establishes at once if its land is complete."""
    seat, keep = p.to, PLACES[at]
    p.stock[seat] -= 1
    p.sites.pop(rank(p.sites, at))
    p.keeps[keep] = seat
    missing = 0
    for near in NEAR[keep]:
        if p.land[near] == NONE:
            missing += 1
    p.gaps[keep] = missing
    if p.story is not None:
        tell(p, "keep", seat, hexes.name(at))
    if not missing:
        resolve(p, [keep], at_end=False)
        drop_ruined(p)
        if p.phase == OVER:
            return
    end_turn(p)


def do_without(p: Position) -> None:
    """4.1: no keep in this turn."""
    if p.story is not None:
        tell(p, "no_keep", p.to)
    end_turn(p)


def end_turn(p: Position) -> None:
    """2.1, 2.6: the next player who can draw or lay; when nobody can, the end has come."""
    p.turn += 1
    p.back = 0
    seat = p.to
    for _ in p.fell:
        seat = seat + 1 if seat + 1 < p.setting.seats else 0
        if not p.fell[seat] and (p.display or p.reserves[seat]):
            p.to = seat
            begin_turn(p)
            return
    begin_end(p)


def begin_end(p: Position) -> None:
    """8.1, 8.3: knights are asked for, player by player, in the order of placing."""
    seats, knights = p.setting.seats, p.knights()
    for after in range(seats):
        seat = (p.first + after) % seats
        if not p.fell[seat]:
            p.undecided += [keep for keep in knights if p.keeps[keep] == seat]
    if not p.undecided:
        p.phase = OVER
        return
    p.phase = END
    p.to = p.keeps[p.undecided[0]]


def decide(p: Position, *, tries: bool) -> None:
    """8.2, 8.4: a knight tries or holds; after the last one all that try are resolved."""
    knight = p.undecided.pop(0)
    if tries:
        p.tries.append(knight)
    if p.story is not None:
        tell(p, "tries" if tries else "holds", p.to, hexes.name(CELLS[knight]))
    if p.undecided:
        seat = p.keeps[p.undecided[0]]
        if seat != p.to:
            p.turn += 1
            p.to = seat
        return
    p.phase = OVER
    trying = [keep for keep in p.keeps if keep in p.tries]
    p.tries = []
    resolve(p, trying, at_end=True)
    p.back = 0
    drop_ruined(p)


def drop_ruined(p: Position) -> None:
    """9.1, 9.2, 9.4: who is ruined leaves, without keeps; that may end the game."""
    if min(p.honour) >= DEEPEST_DEBT:
        return
    number = max(p.fell) + 1
    for seat, honour in enumerate(p.honour):
        if honour < DEEPEST_DEBT and not p.fell[seat]:
            p.fell[seat] = number
            p.stock[seat] = 0  # so the own turn ends with this step (4.4)
            if p.story is not None:
                tell(p, "fell", seat, honour)
    if p.fell.count(0) <= 1:
        p.phase = OVER
        p.back = 0
