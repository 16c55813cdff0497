"""What a player can do with a roll, counted and kept as sets of ends (see paths.py)."""

from baronnies.core.game import Move, Seat
from baronnies.games.baubyron.lanes import Lane
from baronnies.games.baubyron.notation import FROM_SHIFT, KEPT, STOCK, lift_of
from baronnies.games.baubyron.paths import Ways
from baronnies.games.baubyron.state import Position
from baronnies.games.baubyron.tables import DIE, ENTERING, NOBODY, PAWNS, RED, Cell, Spot


def ends_from(p: Position, start: Spot, roll: int) -> int:
    """Where the top pawn of a spot can end, or one that comes in if that is no spot."""
    lanes = p.lanes
    size = p.building.size
    lane = lanes.lane(start, roll, p.high[start] if start < size else 1)
    ends = lane.known.get(p.counts & lane.sight, -1)
    return ends if ends >= 0 else found_ends(p, lane, start, roll)


def found_ends(p: Position, lane: Lane, start: Spot, roll: int) -> int:
    """Ends that are not remembered yet."""
    ends = Ways(p.building, p.high, p.full, down=p.setting.eject_down).ends(start, roll)
    p.lanes.learn(lane, p.counts, ends)
    return ends


class Choices:
    """The moves of pawns that a player has with a roll: where from, and the sets of ends."""

    def __init__(self, p: Position, seat: Seat, roll: int) -> None:
        made = p.building
        own_tops = p.tops[seat + 1]
        self.starts: list[Cell] = []
        self.ends: list[int] = []
        self.count = 0  # how many moves there are
        # No sixth pawn on a pile (6.2); somebody to eject (6.3), not one's own (6.4).
        to_eject = made.everywhere & ~(p.tops[NOBODY] | own_tops)
        allowed = made.everywhere & ~p.full | to_eject << made.size
        if own_tops:
            self._add_tops(p, own_tops, roll, allowed)
        if p.stock[seat] and roll >= ENTERING:
            self._add(STOCK, ends_from(p, made.size, roll) & allowed)
        self.own = self.count  # how many are of his own pawns
        allowed &= ~made.summit  # 7.1: red never ends there
        if p.tops[RED]:
            self._add_tops(p, p.tops[RED], roll, allowed)
        if p.kept[seat] and roll >= ENTERING:
            self._add(KEPT, ends_from(p, made.size, roll) & allowed)

    def _add_tops(self, p: Position, tops: int, roll: int, allowed: int) -> None:
        """The moves of top pawns; as ends_from, but without a call for each."""
        by_height = p.lanes.by_height[roll]
        high = p.high
        counts = p.counts
        while tops:
            spot = tops.bit_length() - 1
            tops ^= 1 << spot
            lane = by_height[spot][high[spot]]
            if lane is None:
                lane = p.lanes.lane(spot, roll, high[spot])
            ends = lane.known.get(counts & lane.sight, -1)
            if ends < 0:
                ends = found_ends(p, lane, spot, roll)
            ends &= allowed
            if ends:
                self.starts.append(p.building.cells[spot])
                self.ends.append(ends)
                self.count += ends.bit_count()

    def _add(self, start: Cell, ends: int) -> None:
        if ends:
            self.starts.append(start)
            self.ends.append(ends)
            self.count += ends.bit_count()

    def move(self, p: Position, number: int) -> Move:
        """The move of a pawn with this number, from 0."""
        at = 0
        for ends in self.ends:
            count = ends.bit_count()
            if number < count:
                break
            number -= count
            at += 1
        while number:
            ends &= ends - 1
            number -= 1
        last = (ends & -ends).bit_length() - 1
        return self.starts[at] << FROM_SHIFT | p.building.arrivals[last]


def passing(p: Position, choices: Choices) -> bool:
    """Whether passing is allowed beside these moves (4.3, 4.5)."""
    return not choices.own and not (p.setting.red_compulsory and choices.count)


def lifts(p: Position, seat: Seat) -> list[Move]:
    """On a one: own pawns buried under somebody else's (8.2, 8.3)."""
    found: list[Move] = []
    if p.stock[seat] + p.tops[seat + 1].bit_count() == PAWNS:
        return found  # none is buried
    for spot, pile in enumerate(p.piles):
        if pile > RED and pile & RED != seat + 1:
            for level, owner in enumerate(owners_at(p, spot)[:-1], start=1):
                if owner == seat + 1:
                    found.append(lift_of(p.building.cells[spot], level))
    return found


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
            if Choices(p, seat, roll).count:
                return False
    return True
