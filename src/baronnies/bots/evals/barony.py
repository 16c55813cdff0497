"""Barony judged: points, gold on the way to the next title, and knights on the way to good ground.

A judgement looks at the end of one's own turn only, so everything that takes several turns must
show in it step by step: a knight is worth more the nearer it comes to ground it can build on.
"""

from math import exp
from typing import Final

from baronnies.bots.judge import Judge
from baronnies.core.game import Seat, State
from baronnies.games.barony.able import founds, knights_at, paid_gold
from baronnies.games.barony.board import Board, Hex
from baronnies.games.barony.ending import imprints, silver, track
from baronnies.games.barony.state import OVER, PLACING, TITLE, Position
from baronnies.games.barony.tables import (
    ALL_BUILDINGS,
    CITIES,
    COST,
    DUKE,
    FOES,
    FOREST,
    GOLD,
    IMPRINT_POINTS,
    KINDS,
    MYSTERY,
    STRONGHOLDS,
    TITLE_PRICE,
    VILLAGES,
)

_OTHERS: Final = 0.5  # what the best of the others counts against oneself
_PURSE: Final = 0.85  # a point of gold, while there is a title to buy
_AFFORDABLE: Final = 1.5  # having enough for a title
_BUILDING: Final = 0.2  # a village or stronghold in reserve
_KNIGHT: Final = 0.4  # a knight on the board, wherever it stands
_REMOVED: Final = 2.0  # what a knight lost by an expedition costs
_GOAL: Final = 0.3  # the ground a knight can reach, per gold
_STEP: Final = 0.6  # how much of that is left at each step of the way
_REACH: Final = 4  # rings of hexes looked at, its own among them
_SITE: Final = 3.0  # ground, or a village, where a city can be founded
_BEST: Final = 5.0  # no more than this is hoped for further away, in gold
_PLACE: Final = 5.0  # a mysterious place still to explore, as gold
_MAGIC: Final = 0.8
_EXPOSED: Final = 0.8  # a village whose hex an enemy shares
_LAKESIDE: Final = 3.0
_VICTORY: Final = 20.0  # becoming duke when ahead; not when behind

# Of values, at the beginning and how it grows with the best player's titles and gold: fitted to who
# won 173 games of greedy bots.
_SHARP: Final = -5.25
_SHARPER: Final = 4.0


class BaronyJudge(Judge):
    """One's own standing and outlook, less half of the standing of the best opponent."""

    at_once = True
    width = 20  # against thinking anew at every step by 8: 60 % (52–67) of 160 games
    rounds = 2
    scale = 11.5

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Position)
        return _value(state, seat, [standing(state, s) for s in range(state.setting.seats)])

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        seats = range(state.setting.seats)
        standings = [standing(state, seat) for seat in seats]
        return [_value(state, seat, standings) for seat in seats]

    def sharpness(self, state: State) -> float:
        assert isinstance(state, Position)
        ahead = max(
            [TITLE_PRICE * state.rank[s] + state.purse[s] for s in range(state.setting.seats)]
        )
        return exp(_SHARP + _SHARPER * ahead / (TITLE_PRICE * (DUKE + 1)))


def _value(p: Position, seat: Seat, standings: list[float]) -> float:
    if p.phase == OVER:
        return (1000.0 if p.places()[seat] == 1 else -1000.0) + p.scores()[seat]
    if p.phase == PLACING:
        return sum(_land(p.board, at) for at in p.cities[seat])
    ahead = max(worth for other, worth in enumerate(standings) if other != seat)
    worth = standings[seat] + _outlook(p, seat) - _OTHERS * ahead
    if p.rank[seat] < DUKE:
        return worth
    points = p.scores()  # the game is about to end
    return worth + (_VICTORY if points[seat] == max(points) else -_VICTORY)


def _land(board: Board, at: Hex) -> float:
    """How good the land round a first city is."""
    worth = sum(GOLD[board.terrain[to]] for to in board.roads[at] if board.terrain[to] < KINDS)
    return worth + (_LAKESIDE if board.lakeside[at] else 0.0)


def standing(p: Position, seat: Seat) -> float:
    """What a seat has: points, and gold while there is a title to buy."""
    gold = float(silver(p, seat))
    if p.rank[seat] < DUKE:
        gold = _PURSE * p.purse[seat] + (_AFFORDABLE if p.purse[seat] >= TITLE_PRICE else 0.0)
    worth = track(p, seat) + gold + IMPRINT_POINTS * imprints(p, seat) + _MAGIC * p.magic[seat]
    left = VILLAGES + STRONGHOLDS - len(p.villages[seat]) - len(p.strongholds[seat])
    return worth + _BUILDING * left - _REMOVED * p.gone[seat] + _villages(p, seat)


def _outlook(p: Position, seat: Seat) -> float:
    """What a seat is about to get: by the action under way, and by its knights."""
    worth = 0.0
    if seat == p.seat and p.action == TITLE:
        worth += paid_gold(p)
    elif seat == p.seat and p.cast:
        worth += _MAGIC * COST[p.cast]
    left = len(p.villages[seat]) < VILLAGES or len(p.strongholds[seat]) < STRONGHOLDS
    for at in p.camps[seat]:
        worth += knights_worth(p, seat, at, builds=left)
    return worth


def _villages(p: Position, seat: Seat) -> float:
    """Villages that can become cities, as far as there are cities; and villages in danger."""
    sites = danger = 0
    for at in p.villages[seat]:
        sites += founds(p, seat, at, 0)
        danger += 1 if p.pieces[at] & FOES[seat] else 0
    return _SITE * min(CITIES - len(p.cities[seat]), sites) - _EXPOSED * danger


def knights_worth(p: Position, seat: Seat, at: Hex, *, builds: bool) -> float:
    """The knights of a hex: each heads for another of the best goals in reach.

    The nearer a goal, the better; further rings are looked at while they could hold better ones.
    """
    count = knights_at(p, seat, at)
    worth = _GOAL
    goals = [0.0] * count
    seen = {at}
    ring = [at]
    for _ in range(_REACH):
        goals += [worth * _ground(p, seat, to, builds=builds) for to in ring]
        goals.sort(reverse=True)
        del goals[count:]
        worth *= _STEP
        if goals[-1] >= worth * _BEST:
            break
        ring = _next_ring(p, FOES[seat], ring, seen)
    return _KNIGHT * count + sum(goals)


def _next_ring(p: Position, foes: int, ring: list[Hex], seen: set[Hex]) -> list[Hex]:
    """The hexes one step further, where nobody is in the way."""
    further: list[Hex] = []
    for at in ring:
        for to in p.board.roads[at]:
            if to not in seen and not p.pieces[to] & foes:
                seen.add(to)
                further.append(to)
    return further


def _ground(p: Position, seat: Seat, at: Hex, *, builds: bool) -> float:
    """What a knight can gain on a hex, in gold."""
    terrain = p.board.terrain[at]
    if terrain == MYSTERY:
        explored = p.imprints[p.board.places.index(at)]
        return 0.0 if explored >> seat & 1 or explored.bit_count() > 2 else _PLACE  # noqa: PLR2004 - three visitors
    if not builds or p.pieces[at] & (ALL_BUILDINGS | FOES[seat]):
        return 0.0
    site = terrain != FOREST and not p.near[at] and len(p.cities[seat]) < CITIES
    return GOLD[terrain] + (_SITE if site else 0.0)


JUDGE: Final = BaronyJudge()
