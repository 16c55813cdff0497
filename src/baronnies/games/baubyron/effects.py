"""The clauses of Baubyron that act: the whole game in the order it is played."""

from baronnies.core.game import Move, Seat, tell
from baronnies.games.baubyron import notation
from baronnies.games.baubyron.lanes import COUNT_BITS
from baronnies.games.baubyron.listing import owners_at, stuck
from baronnies.games.baubyron.notation import EJECT, KEPT, PASS, STOCK
from baronnies.games.baubyron.paths import Ways
from baronnies.games.baubyron.rules import red_spots
from baronnies.games.baubyron.state import (
    DRAWN,
    MOVE,
    OVER,
    REDDEN,
    ROLL,
    Position,
)
from baronnies.games.baubyron.tables import FOUR_PAWNS, RED, THREE_PAWNS, Owner, Spot, cell_name

# ---- before the race -------------------------------------------------------------------------


def begin(p: Position, seat: Seat) -> None:
    """3.2: the first player."""
    p.phase = REDDEN
    p.first = seat
    p.player = seat
    if p.story is not None:
        tell(p, "first", seat)
    end_reddening(p)


def redden(p: Position, seat: Seat, spot: Spot) -> None:
    """3.3: a red pawn is placed, then it is the next player's turn."""
    p.turn += 1
    p.reds -= 1
    p.player = (seat + 1) % p.setting.seats
    put(p, spot, RED)
    if p.story is not None:
        tell(p, "reddened", seat, p.building.names[spot], p.reds)
    end_reddening(p)


def end_reddening(p: Position) -> None:
    """3.3, 3.7: the race begins when all red pawns are placed, or no cell is left for one."""
    if p.reds and red_spots(p):
        return
    p.reds = 0
    p.phase = ROLL
    p.player = p.first


# ---- the race --------------------------------------------------------------------------------


def roll(p: Position, pips: int) -> None:
    """4.1: the die is rolled."""
    p.roll = pips
    p.phase = MOVE
    if p.story is not None:
        tell(p, "rolled", p.player, pips)


def spend(p: Position, seat: Seat, move: Move) -> None:
    """4.2: the roll is spent; then it is the next player's turn, unless the game is over."""
    if move <= notation.LAST_PAWN_MOVE:
        move_pawn(p, seat, move)
    elif move == PASS:
        if p.story is not None:
            tell(p, "passed", seat, p.roll)
    else:
        lift(p, seat, notation.lifted_cell(move), notation.lifted_level(move))
    p.turn += 1
    p.roll = 0
    if p.phase == MOVE:
        p.phase = ROLL
        p.player = seat + 1 if seat + 1 < p.setting.seats else 0


def move_pawn(p: Position, seat: Seat, move: Move) -> None:
    """5.1 … 7.7: a pawn spends the whole roll and covers or ejects where it ends."""
    start = move >> notation.FROM_SHIFT
    end = p.building.spot_of[move >> notation.TO_SHIFT & notation.CELL_MASK]
    if p.story is not None:
        tell_move(p, seat, move, end)
    if start < STOCK:
        owner = take_top(p, p.building.spot_of[start])
    elif start == STOCK:
        owner = seat + 1
        p.stock[seat] -= 1
    else:
        owner = RED
        p.kept[seat] -= 1
    if move & EJECT:
        eject(p, seat, end)
    put(p, end, owner)
    if end == p.building.goal:
        win(p, seat)
    elif start >= STOCK:
        end_if_stuck(p)  # any other pawn could at least step back where it came from


def tell_move(p: Position, seat: Seat, move: Move, end: Spot) -> None:
    """The move with the way it may have taken; before it is played."""
    start = notation.start_of(move)
    on_board = start < STOCK
    made = p.building
    spot = made.spot_of[start] if on_board else made.size
    last = end + made.size if move & EJECT else end
    ways = Ways(made, p.high, p.full, down=p.setting.eject_down)
    names = [made.names[at] for at in ways.way(spot, p.roll, last)]
    red = start == KEPT or (on_board and p.piles[spot] & RED == RED)
    kind = ("moved" if on_board else "entered") + ("_red" if red else "")
    beneath = p.high[end] - made.floor[end] - (move & EJECT)
    tell(p, kind, seat, names[0], names[-1], p.roll, " ".join(names), beneath)


def eject(p: Position, seat: Seat, spot: Spot) -> None:
    """6.6: the top pawn goes back to its owner's stock, a red one to who ejects it."""
    victim = take_top(p, spot)
    if victim == RED:
        p.kept[seat] += 1
    else:
        p.stock[victim - 1] += 1
    if p.story is not None:
        if victim == RED:
            tell(p, "ejected_red", seat, p.building.names[spot])
        else:
            tell(p, "ejected", seat, victim - 1, p.building.names[spot])


def lift(p: Position, seat: Seat, cell: int, level: int) -> None:
    """8.4: a buried pawn takes the top of its pile; the others keep their order."""
    spot = p.building.spot_of[cell]
    if p.story is not None:
        tell(p, "lifted", seat, cell_name(cell), level)
    eject(p, seat, spot)
    owners = owners_at(p, spot)
    owners.append(owners.pop(level - 1))
    while p.piles[spot]:
        take_top(p, spot)
    for owner in owners:
        put(p, spot, owner)
    end_if_stuck(p)


def put(p: Position, spot: Spot, owner: Owner) -> None:
    """A pawn comes on top of a pile, or on an empty cell."""
    here = 1 << spot
    pile = p.piles[spot]
    tops = p.tops
    if pile:
        tops[pile & RED] = tops[pile & RED] ^ here
    else:
        p.taken |= here
    tops[owner] = tops[owner] | here
    p.piles[spot] = pile << 3 | owner
    p.high[spot] = p.high[spot] + 1
    if pile < THREE_PAWNS:
        p.counts += 1 << COUNT_BITS * spot
    elif pile < FOUR_PAWNS:
        p.fours |= here
    else:
        p.full |= here


def take_top(p: Position, spot: Spot) -> Owner:
    """The top pawn leaves its pile."""
    here = 1 << spot
    pile = p.piles[spot]
    owner = pile & RED
    pile >>= 3
    tops = p.tops
    tops[owner] = tops[owner] ^ here
    if pile:
        tops[pile & RED] = tops[pile & RED] | here
    else:
        p.taken ^= here
    p.piles[spot] = pile
    p.high[spot] = p.high[spot] - 1
    if pile < THREE_PAWNS:
        p.counts -= 1 << COUNT_BITS * spot
    elif pile < FOUR_PAWNS:
        p.fours ^= here
    else:
        p.full ^= here
    return owner


def win(p: Position, seat: Seat) -> None:
    """9.1: a pawn on the goal wins at once."""
    p.phase = OVER
    p.winner = seat
    if p.story is not None:
        tell(p, "won", seat, p.building.names[p.building.goal])


def end_if_stuck(p: Position) -> None:
    """9.2: when nobody can ever move again, nobody wins."""
    if stuck(p):
        p.phase = OVER
        p.winner = DRAWN
        if p.story is not None:
            tell(p, "stuck")
