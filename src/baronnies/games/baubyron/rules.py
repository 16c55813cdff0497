"""The clauses of Baubyron that forbid: each answers with its number, or None."""

from baronnies.core.game import CHANCE, Move, Seat, uncalled
from baronnies.games.baubyron import notation
from baronnies.games.baubyron.listing import add_pawn_moves, owners_at, passing
from baronnies.games.baubyron.notation import EJECT, KEPT, PASS, STOCK
from baronnies.games.baubyron.paths import Ways
from baronnies.games.baubyron.site import build_refusal, vote_refusal
from baronnies.games.baubyron.state import BUILD, FIRST, MOVE, OVER, PLAN, REDDEN, VOTE, Position
from baronnies.games.baubyron.tables import RED, Cell, Spot, cell_name


def seats_to_act(p: Position) -> list[Seat]:
    """Whom the rules wait for."""
    if p.phase in (MOVE, REDDEN, BUILD, VOTE):
        return [p.player]
    return [] if p.phase == OVER else [CHANCE]


def refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """The first clause that forbids the move."""
    if clause := uncalled(p, seat):
        return clause
    if seat == CHANCE:
        return luck_refusal(p, move)
    if p.phase == MOVE:
        return turn_refusal(p, seat, move)
    if p.phase == REDDEN:
        return red_refusal(p, move)
    if p.phase == VOTE:
        return vote_refusal(move)
    return build_refusal(p, seat, move)


def luck_refusal(p: Position, move: Move) -> str | None:
    """What forbids a move of CHANCE."""
    if p.phase == PLAN:
        return None if notation.is_plan(move) else "1.13"  # a number for the building
    if p.phase == FIRST:
        return None if notation.is_first(move, p.setting.seats) else "3.2"
    return None if notation.is_roll(move) else "4.1"


# ---- before the race -------------------------------------------------------------------------


def red_refusal(p: Position, move: Move) -> str | None:
    """What forbids placing a red pawn there."""
    if not notation.is_red_placed(move):
        return "3.3"  # first the red pawns
    cell = move - notation.RED_AT
    spot = p.building.spot_of[cell]
    if spot < 0:
        return f"3.4 {cell_name(cell)}"  # not on the building
    if spot == p.building.goal or spot in p.building.entries:
        return f"3.5 {cell_name(cell)}"  # goal and entries stay free
    if p.piles[spot]:
        return f"3.6 {cell_name(cell)}"  # one per cell
    return None


def red_spots(p: Position) -> list[Spot]:
    """Where a red pawn can be placed before the race."""
    made = p.building
    return [
        spot
        for spot in range(made.size)
        if not p.piles[spot] and spot != made.goal and spot not in made.entries
    ]


# ---- the race --------------------------------------------------------------------------------


def turn_refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """What forbids this use of the roll."""
    if notation.is_pawn_move(move):
        return pawn_refusal(p, seat, move)
    if notation.is_lift(move):
        return lift_refusal(p, seat, move)
    if move != PASS:
        return "4.2"  # a pawn is to be moved
    pawns: list[Move] = []
    own = add_pawn_moves(p, pawns, seat, p.roll)
    if own:
        return "4.3"  # an own pawn can move
    return None if passing(p, own, len(pawns)) else "4.5"  # with the option, a red one must


def pawn_refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """What forbids this move of a pawn."""
    start, end = notation.start_of(move), notation.end_of(move)
    owner = _mover(p, seat, start)
    if owner == 0:
        return f"5.1 {cell_name(start)}"  # the top pawn of a pile, own or red
    if start == STOCK and not p.stock[seat]:
        return "5.4"  # all own pawns are on the board
    if start == KEPT and not p.kept[seat]:
        return "5.5"  # no red pawn was ejected
    spot = p.building.spot_of[end]
    if spot < 0:
        return f"5.6 {cell_name(end)}"  # not on the building
    if move & EJECT:
        return _eject_refusal(p, seat, start, spot) or _way_refusal(p, owner, move, spot)
    if p.full >> spot & 1:
        return f"6.2 {cell_name(end)}"  # no sixth pawn
    return _way_refusal(p, owner, move, spot)


def _mover(p: Position, seat: Seat, start: Cell) -> int:
    """The owner of the pawn that a seat moves from there; 0 if there is none to move."""
    if start == STOCK:
        return seat + 1
    if start == KEPT:
        return RED
    spot = p.building.spot_of[start]
    top = p.piles[spot] & RED if spot >= 0 else 0
    return top if top in (seat + 1, RED) else 0


def _eject_refusal(p: Position, seat: Seat, start: Cell, spot: Spot) -> str | None:
    name = p.building.names[spot]
    if not p.piles[spot]:
        return f"6.3 {name}"  # nobody is there
    if p.piles[spot] & RED == seat + 1:
        return f"6.4 {name}"  # never one's own
    bit = 1 << spot + p.building.size
    only_down = not _ends(p, start, down=False) & bit and _ends(p, start, down=True) & bit
    if only_down and not p.setting.eject_down:
        return f"6.5 {name}"  # coming down one can only cover
    return None


def _way_refusal(p: Position, owner: int, move: Move, spot: Spot) -> str | None:
    start, end = notation.start_of(move), notation.end_of(move)
    if spot == p.building.goal and owner == RED:
        return f"7.1 {cell_name(end)}"  # red never ends on the goal
    if start == end:
        return f"7.2 {cell_name(end)}"  # no cell twice
    wanted = spot + p.building.size if move & EJECT else spot
    if not _ends(p, start, down=p.setting.eject_down) >> wanted & 1:
        ways = Ways(p.building, p.high, p.full, down=p.setting.eject_down)
        cheapest = ways.cheapest(_from(p, start), wanted)
        told = f" #{cheapest}" if cheapest else ""
        return f"7.6 {cell_name(end)}{told}"  # no way costs exactly the roll
    return None


def _ends(p: Position, start: Cell, *, down: bool) -> int:
    """Where a pawn could end with the roll; `down`: it may eject coming down."""
    return Ways(p.building, p.high, p.full, down=down).ends(_from(p, start), p.roll)


def _from(p: Position, start: Cell) -> Spot:
    """Where a way begins; a pawn that comes in stands on no spot."""
    return p.building.size if start in (STOCK, KEPT) else p.building.spot_of[start]


def lift_refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """What forbids taking this pawn to the top of its pile."""
    cell, level = notation.lifted_cell(move), notation.lifted_level(move)
    if p.roll != 1:
        return "8.1"  # only on a one
    spot = p.building.spot_of[cell]
    owners = owners_at(p, spot) if spot >= 0 else []
    if level >= len(owners) or owners[level - 1] != seat + 1:
        return f"8.2 {cell_name(cell)}"  # no own pawn is buried there
    if owners[-1] == seat + 1:
        return f"8.3 {cell_name(cell)}"  # one's own would be ejected
    return None
