"""What a seat is told before it moves: the way and its cost, whom it covers, ejects or frees."""

from heapq import heappop, heappush
from itertools import pairwise

from baronnies.core.game import Move, Seat
from baronnies.games.baubyron import notation
from baronnies.games.baubyron.listing import add_pawn_moves, owners_at
from baronnies.games.baubyron.notation import EJECT, STOCK
from baronnies.games.baubyron.paths import Ways
from baronnies.games.baubyron.sight import BaubyronPreview
from baronnies.games.baubyron.state import MOVE, Position
from baronnies.games.baubyron.tables import GROUND, RED, Spot


def previews(p: Position, seat: Seat | None) -> list[BaubyronPreview]:
    """Every move of a pawn that the player may make now."""
    if seat != p.player or p.phase != MOVE:
        return []
    moves: list[Move] = []
    add_pawn_moves(p, moves, seat, p.roll)
    ways = Ways(p.building, p.high, p.full, down=p.setting.eject_down)
    return [_preview(p, ways, move) for move in moves]


def _preview(p: Position, ways: Ways, move: Move) -> BaubyronPreview:
    made, start = p.building, notation.start_of(move)
    from_spot = made.spot_of[start] if start < STOCK else made.size
    end, ejects = made.spot_of[notation.end_of(move)], bool(move & EJECT)
    way = ways.way(from_spot, p.roll, end + made.size if ejects else end)
    beneath = owners_at(p, end)
    left = owners_at(p, from_spot)[:-1] if start < STOCK else []
    covered = beneath[:-1] if ejects else beneath
    return {
        "move": notation.say(move),
        "way": " ".join(made.names[spot] for spot in way),
        "costs": _costs(p, way, on_board=start < STOCK, ejects=ejects),
        "ejects": _names(beneath[-1:]) if ejects else [],
        "blocked": [] if ejects else _names(covered[-1:]),
        "freed": _names(left[-1:]),
    }


def _names(owners: list[int]) -> list[Seat | None]:
    """Seats, or None for red."""
    return [None if owner == RED else owner - 1 for owner in owners]


def _costs(p: Position, way: list[Spot], *, on_board: bool, ejects: bool) -> list[int]:
    """5.3, 5.4: the points of every step of a way."""
    heights = [p.high[spot] for spot in way]
    if on_board:
        heights[0] -= 1  # the pawn stands one below the top of its pile
    else:
        heights.insert(0, GROUND)
    heights[-1] -= ejects
    return [1 + abs(high - low) for low, high in pairwise(heights)]


def points_now(p: Position) -> list[int | None]:
    """For each seat the points from its best top pawn to the goal, over the pawns as they lie.

    A way never gains by coming back to where it began, so one search serves all pawns.
    """
    away = _away(p) if p.piles else {}  # no piles: nothing stands yet
    found: list[int | None] = []
    for seat in range(p.setting.seats):
        tops = [spot for spot in range(p.building.size) if p.tops[seat + 1] >> spot & 1]
        ways = [
            1 + abs(p.high[near] - p.high[spot] + 1) + away[near]
            for spot in tops
            for near in p.building.near[spot]
            if near in away
        ]
        arrived = [0 for spot in tops if spot == p.building.goal]
        found.append(min(ways + arrived, default=None))
    return found


def _away(p: Position) -> dict[Spot, int]:
    """Points to the goal from the top of every pile that can be crossed."""
    made, away = p.building, dict[Spot, int]()
    queue = [(0, made.goal)]
    while queue:
        points, spot = heappop(queue)
        if spot not in away:
            away[spot] = points
            for near in made.near[spot]:
                if not p.full >> near & 1:
                    step = 1 + abs(p.high[near] - p.high[spot])
                    heappush(queue, (points + step, near))
    return away
