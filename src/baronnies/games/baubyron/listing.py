"""What a player can do with a roll. Where pawns can end comes as sets: see paths.py."""

from baronnies.core.game import Move, Seat
from baronnies.games.baubyron.lanes import Lane
from baronnies.games.baubyron.notation import FROM_SHIFT, KEPT, PASS, STOCK, lift_of
from baronnies.games.baubyron.paths import Ways
from baronnies.games.baubyron.state import Position
from baronnies.games.baubyron.tables import DIE, ENTERING, NOBODY, PAWNS, RED, Owner, Spot


def turn_moves(p: Position, seat: Seat) -> list[Move]:
    """Everything a player can do with the roll."""
    own, red = pawn_moves(p, seat, p.roll)
    moves = own + red
    if p.roll == 1:
        moves += lifts(p, seat)
    if passing(p, own, red):
        moves.append(PASS)
    return moves


def pawn_moves(p: Position, seat: Seat, roll: int) -> tuple[list[Move], list[Move]]:
    """The moves of pawns that a player has: their own, and red ones."""
    made = p.building
    own_tops, red_tops = p.tops[seat + 1], p.tops[RED]
    # No sixth pawn on a pile (6.2); somebody to eject (6.3), not one's own (6.4).
    to_eject = made.everywhere & ~(p.tops[NOBODY] | own_tops)
    allowed = made.everywhere & ~p.full | to_eject << made.size
    own: list[Move] = []
    if own_tops:
        add_tops(p, own, own_tops, roll, allowed)
    if p.stock[seat] and roll >= ENTERING:
        add_ends(p, own, STOCK << FROM_SHIFT, ends_from(p, made.size, roll) & allowed)
    red: list[Move] = []
    allowed &= ~made.summit  # 7.1: red never ends there
    if red_tops:
        add_tops(p, red, red_tops, roll, allowed)
    if p.kept[seat] and roll >= ENTERING:
        add_ends(p, red, KEPT << FROM_SHIFT, ends_from(p, made.size, roll) & allowed)
    return own, red


def add_tops(p: Position, moves: list[Move], tops: int, roll: int, allowed: int) -> None:
    """The moves of top pawns; as ends_from, but without a call for each."""
    by_height = p.lanes.by_height[roll]
    high, counts, fours, departures = p.high, p.counts, p.fours, p.building.departures
    while tops:
        spot = tops.bit_length() - 1
        tops ^= 1 << spot
        lane = by_height[spot][high[spot]]
        if lane is None:
            lane = p.lanes.lane(spot, roll, high[spot])
        ends = -1
        if not (fours and fours & lane.spots):
            ends = lane.known.get((counts & lane.sight) >> lane.low, -1)
        if ends < 0:
            ends = found_ends(p, lane, spot, roll)
        ends &= allowed
        if ends:
            add_ends(p, moves, departures[spot], ends)


def add_ends(p: Position, moves: list[Move], departure: int, ends: int) -> None:
    """The moves of one pawn."""
    arrivals = p.building.arrivals
    while ends:
        end = ends & -ends
        ends ^= end
        moves.append(departure | arrivals[end.bit_length() - 1])


def ends_from(p: Position, start: Spot, roll: int) -> int:
    """Where the top pawn of a spot can end, or one that comes in if that is no spot."""
    lane = p.lanes.lane(start, roll, p.high[start] if start < p.building.size else 1)
    return found_ends(p, lane, start, roll)


def found_ends(p: Position, lane: Lane, start: Spot, roll: int) -> int:
    """Ends as they are remembered, or found now."""
    known = lane.known_past(p.fours, p.full) if p.fours & lane.spots else lane.known
    seen = (p.counts & lane.sight) >> lane.low  # small numbers are found sooner
    ends = known.get(seen, -1)
    if ends < 0:
        ends = Ways(p.building, p.high, p.full, down=p.setting.eject_down).ends(start, roll)
        p.lanes.learn()
        known[seen] = ends
    return ends


def passing(p: Position, own: list[Move], red: list[Move]) -> bool:
    """Whether passing is allowed beside these moves (4.3, 4.5)."""
    return not own and not (p.setting.red_compulsory and red)


def lifts(p: Position, seat: Seat) -> list[Move]:
    """On a one: own pawns buried under somebody else's (8.2, 8.3)."""
    found: list[Move] = []
    if p.stock[seat] + p.tops[seat + 1].bit_count() == PAWNS:
        return found  # none is buried
    for spot, pile in enumerate(p.piles):
        if pile > RED and pile & RED != seat + 1 and is_buried(pile >> 3, seat + 1):
            for level, owner in enumerate(owners_at(p, spot)[:-1], start=1):
                if owner == seat + 1:
                    found.append(lift_of(p.building.cells[spot], level))
    return found


def is_buried(pile: int, owner: Owner) -> bool:
    """Whether somebody has a pawn in a pile, or in what is under its top."""
    while pile:
        if pile & RED == owner:
            return True
        pile >>= 3
    return False


def owners_at(p: Position, spot: Spot) -> list[int]:
    """The owners of the pawns of a pile, from below."""
    owners = []
    pile = p.piles[spot]
    while pile:
        owners.append(pile & RED)
        pile >>= 3
    return owners[::-1]


def stuck(p: Position) -> bool:
    """Whether nobody could move, whatever is rolled (9.2)."""
    if any(p.stock) and any(p.high[entry] < DIE for entry in p.building.entries):
        return False  # somebody can come in
    for seat in range(p.setting.seats):
        if lifts(p, seat):
            return False
        for roll in range(1, DIE + 1):
            own, red = pawn_moves(p, seat, roll)
            if own or red:
                return False
    return True
