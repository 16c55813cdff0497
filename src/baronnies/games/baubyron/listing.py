"""What a player can do with a roll. Where pawns can end comes as sets: see paths.py."""

from typing import Final

from baronnies.core.compiled import compiled
from baronnies.core.game import Move, Seat
from baronnies.games.baubyron.notation import FROM_SHIFT, KEPT, PASS, STOCK, lift_of
from baronnies.games.baubyron.paths import Ways
from baronnies.games.baubyron.state import Position
from baronnies.games.baubyron.tables import DIE, ENTERING, PAWNS, RED, Owner, Spot

_COMPILED: Final = compiled()  # then ends are found as quickly as they are remembered


def turn_moves(p: Position, seat: Seat) -> list[Move]:
    """Everything a player can do with the roll."""
    moves: list[Move] = []
    own = add_pawn_moves(p, moves, seat, p.roll)
    pawns = len(moves)
    if p.roll == 1:
        add_lifts(p, moves, seat)
    if passing(p, own, pawns):
        moves.append(PASS)
    return moves


def add_pawn_moves(p: Position, moves: list[Move], seat: Seat, roll: int) -> int:
    """The moves of a player's own pawns, then of red ones; gives how many are of own ones."""
    made = p.building
    own_tops, red_tops = p.tops[seat + 1], p.tops[RED]
    # No sixth pawn on a pile (6.2); somebody to eject (6.3), not one's own (6.4).
    to_eject = p.taken & ~own_tops
    allowed = made.everywhere & ~p.full | to_eject << made.size
    ways = ways_over(p) if _COMPILED else None
    entering = 0
    if roll >= ENTERING and (p.stock[seat] or p.kept[seat]):
        entering = ways.ends(made.size, roll) if ways else remembered_ends(p, made.size, roll)
    if own_tops:
        add_tops(p, moves, ways, own_tops, roll, allowed)
    if p.stock[seat]:
        add_ends(p, moves, STOCK << FROM_SHIFT, entering & allowed)
    own = len(moves)
    allowed &= ~made.summit  # 7.1: red never ends there
    if red_tops:
        add_tops(p, moves, ways, red_tops, roll, allowed)
    if p.kept[seat]:
        add_ends(p, moves, KEPT << FROM_SHIFT, entering & allowed)
    return own


def add_tops(  # noqa: PLR0913, PLR0917 - called millions of times: no object holds them
    p: Position, moves: list[Move], ways: Ways | None, tops: int, roll: int, allowed: int
) -> None:
    """The moves of top pawns, by the ways over the building or by what is remembered of them."""
    departures = p.building.departures
    while tops:
        spot = tops.bit_length() - 1
        tops ^= 1 << spot
        ends = (ways.ends(spot, roll) if ways else remembered_ends(p, spot, roll)) & allowed
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
    return ways_over(p).ends(start, roll) if _COMPILED else remembered_ends(p, start, roll)


def ways_over(p: Position) -> Ways:
    """The ways over the building as the pawns lie now."""
    return Ways(p.building, p.high, p.full, down=p.setting.eject_down)


def remembered_ends(p: Position, start: Spot, roll: int) -> int:
    """Ends that were found before, or are found now and remembered."""
    high = p.high[start] if start < p.building.size else 1
    lane = p.lanes.by_height[roll][start][high] or p.lanes.lane(start, roll, high)
    seen = (p.counts & lane.sight) >> lane.low  # small numbers are found sooner
    if p.fours & lane.spots:
        seen |= lane.tall(p.fours, p.full)
    ends = lane.known.get(seen, -1)
    if ends < 0:
        ends = ways_over(p).ends(start, roll)
        p.lanes.learn()
        lane.known[seen] = ends
    return ends


def passing(p: Position, own: int, pawns: int) -> bool:
    """Whether passing is allowed beside so many moves of pawns, some of own ones (4.3, 4.5)."""
    return not own and not (p.setting.red_compulsory and pawns)


def add_lifts(p: Position, moves: list[Move], seat: Seat) -> None:
    """On a one: own pawns buried under somebody else's (8.2, 8.3)."""
    owner = seat + 1
    buried = PAWNS - p.stock[seat]
    tops = p.tops[owner]
    while tops:
        tops &= tops - 1
        buried -= 1
    if not buried:
        return
    for spot, pile in enumerate(p.piles):
        if pile > RED and pile & RED != owner and is_buried(pile >> 3, owner):
            for below, pawn in enumerate(owners_at(p, spot)):
                if pawn == owner:
                    moves.append(lift_of(p.building.cells[spot], below + 1))


def is_buried(pile: int, owner: Owner) -> bool:
    """Whether somebody has a pawn in what lies under the top of a pile."""
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
    if can_enter(p):
        return False
    moves: list[Move] = []
    for seat in range(p.setting.seats):
        add_lifts(p, moves, seat)
        for roll in range(1, DIE + 1):
            add_pawn_moves(p, moves, seat, roll)
            if moves:
                return False
    return True


def can_enter(p: Position) -> bool:
    """Whether somebody has a pawn beside the board, and an entry is low enough for the die."""
    for stock in p.stock:
        if stock:
            for entry in p.building.entries:  # noqa: SIM110 - quicker than a generator
                if p.high[entry] < DIE:
                    return True
            return False
    return False
