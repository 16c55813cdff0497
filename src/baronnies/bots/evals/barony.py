"""Barony judged: points, gold on the way to the next title, and knights on the way to good ground.

A judgement looks at the end of one's own turn only, so everything that takes several turns must
show in it step by step: a knight is worth more the nearer it comes to ground it can build on.
"""

from math import exp
from typing import Final

from baronnies.bots.judge import Judge
from baronnies.core.game import Seat, State
from baronnies.games.barony.able import enters, founds, knights_at, paid_gold
from baronnies.games.barony.board import Board, Hex
from baronnies.games.barony.ending import imprints, silver, track
from baronnies.games.barony.state import OVER, PLACING, TITLE, Position
from baronnies.games.barony.tables import (
    ALL_BUILDINGS,
    ALL_KNIGHTS,
    ALL_ODD,
    ALL_PAIRS,
    ALL_VILLAGES,
    ALL_WALLS,
    CITIES,
    COST,
    COUNT,
    DUKE,
    FOES,
    FOREST,
    GOLD,
    IMPRINT_POINTS,
    KINDS,
    MOUNTAIN,
    MYSTERY,
    SEAT_BITS,
    STRONGHOLDS,
    TITLE_PRICE,
    TO_VILLAGE,
    VILLAGES,
)

_REACH: Final = 4  # rings of hexes looked at, its own among them
_BEST: Final = 5.0  # no more than this is hoped for further away, in gold
_LAKESIDE: Final = 3.0
_PLACE: Final = 5.0  # a mysterious place still to explore, as gold
_MAGIC: Final = 0.8
_VICTORY: Final = 20.0  # becoming duke when ahead; not when behind
_GANG: Final = 2  # knights who destroy a village

# Of values, at the beginning and how it grows with the best player's titles and gold: fitted to who
# won 60 games of three greedy bots.
_SHARP: Final = -4.75
_SHARPER: Final = 3.5


class BaronyJudge(Judge):
    """One's own standing and outlook, less half of the standing of the best opponent."""

    at_once = True
    width = 20  # against thinking anew at every step by 8: 60 % (52–67) of 160 games
    rounds = 2
    played_out = 2  # the judge is sure of little, and wrong now and then; games of two are short
    scale = 18.0

    # Tuned by 850 meetings of two players (`baronnies tune`): docs/levels.md.
    others = 0.51  # what the best of the others counts against oneself
    purse = 0.4  # a point of gold, while there is a title to buy
    silver = 0.1  # a point of silver until then
    rank = 0.53  # a title, beyond its points
    affordable = 1.7  # having enough for a title
    village = 0.16  # one in reserve
    stronghold = 0.24  # likewise
    knight = 0.15  # a knight on the board, wherever it stands
    removed = 1.5  # what a knight lost by an expedition costs
    goal = 0.079  # the ground a knight can reach, per gold
    step = 0.59  # how much of that is left at each step of the way
    site = 3.0  # ground, or a village, where a city can be founded
    ground = 3.6  # ground where a city could be founded, for a knight on its way
    prey = 1.3  # a lonely village of another, for a knight on its way, as gold
    exposed = 0.58  # a lonely village with an enemy knight on its hex or beside
    threatened = 0.45  # and with another one: it can be destroyed at once

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Position)
        return self._value(
            state, seat, [self.standing(state, s) for s in range(state.setting.seats)]
        )

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        standings = [self.standing(state, seat) for seat in range(state.setting.seats)]
        return [self._value(state, seat, standings) for seat in range(state.setting.seats)]

    def sharpness(self, state: State) -> float:
        assert isinstance(state, Position)
        ahead = max(
            [TITLE_PRICE * state.rank[s] + state.purse[s] for s in range(state.setting.seats)]
        )
        return exp(_SHARP + _SHARPER * ahead / (TITLE_PRICE * (DUKE + 1)))

    def _value(self, p: Position, seat: Seat, standings: list[float]) -> float:
        if p.phase == OVER:
            return (1000.0 if p.places()[seat] == 1 else -1000.0) + p.scores()[seat]
        if p.phase == PLACING:
            return sum(_land(p.board, at) for at in p.cities[seat])
        ahead = max(worth for other, worth in enumerate(standings) if other != seat)
        worth = standings[seat] + self._outlook(p, seat) - self.others * ahead
        if p.rank[seat] < DUKE:
            return worth
        points = p.scores()  # the game is about to end
        return worth + (_VICTORY if points[seat] == max(points) else -_VICTORY)

    def standing(self, p: Position, seat: Seat) -> float:
        """What a seat has: points, and gold while there is a title to buy."""
        worth = float(track(p, seat) + IMPRINT_POINTS * imprints(p, seat)) + _MAGIC * p.magic[seat]
        if p.rank[seat] < DUKE:
            worth += self.purse * p.purse[seat] + self.silver * silver(p, seat)
            worth += self.affordable if p.purse[seat] >= TITLE_PRICE else 0.0
        else:
            worth += silver(p, seat)
        worth += self.rank * p.rank[seat] - self.removed * p.gone[seat]
        worth += self.village * (VILLAGES - len(p.villages[seat]))
        worth += self.stronghold * (STRONGHOLDS - len(p.strongholds[seat]))
        return worth + self._villages(p, seat)

    def _villages(self, p: Position, seat: Seat) -> float:
        """Villages that can become cities, as far as there are cities; and villages in danger."""
        sites = 0
        danger = 0.0
        for at in p.villages[seat]:
            sites += founds(p, seat, at, 0)
            if p.board.terrain[at] != MOUNTAIN and not p.pieces[at] >> SEAT_BITS * seat & COUNT:
                near = foes_near(p, seat, at)
                if near:
                    danger += self.exposed if near < _GANG else self.exposed + self.threatened
        return self.site * min(CITIES - len(p.cities[seat]), sites) - danger

    def _outlook(self, p: Position, seat: Seat) -> float:
        """What a seat is about to get: by the action under way, and by its knights."""
        worth = 0.0
        if seat == p.seat and p.action == TITLE:
            worth += paid_gold(p)
        elif seat == p.seat and p.cast:
            worth += _MAGIC * COST[p.cast]
        left = len(p.villages[seat]) < VILLAGES or len(p.strongholds[seat]) < STRONGHOLDS
        for at in p.camps[seat]:
            worth += self.knights_worth(p, seat, at, left=left)
        return worth

    def knights_worth(self, p: Position, seat: Seat, at: Hex, *, left: bool) -> float:
        """The knights of a hex: each heads for another of the best goals in reach.

        The nearer a goal, the better; further rings are looked at while they could hold better
        ones.
        """
        count = knights_at(p, seat, at)
        worth = self.goal
        goals = [0.0] * count
        seen = {at}
        ring = [at]
        for _ in range(_REACH):
            goals += [worth * self._ground(p, seat, to, left=left) for to in ring]
            goals.sort(reverse=True)
            del goals[count:]
            worth *= self.step
            if goals[-1] >= worth * _BEST:
                break
            ring = _next_ring(p, seat, ring, seen)
        return self.knight * count + sum(goals)

    def _ground(self, p: Position, seat: Seat, at: Hex, *, left: bool) -> float:
        """What a knight can gain on a hex, in gold."""
        terrain = p.board.terrain[at]
        if terrain == MYSTERY:
            explored = p.imprints[p.board.places.index(at)]
            return 0.0 if explored >> seat & 1 or explored.bit_count() > 2 else _PLACE  # noqa: PLR2004 - three visitors
        foes = p.pieces[at] & FOES[seat]
        if foes:
            return self.prey * GOLD[terrain] if is_prey(foes) else 0.0
        if not left or p.pieces[at] & ALL_BUILDINGS:
            return 0.0
        site = terrain != FOREST and not p.near[at] and len(p.cities[seat]) < CITIES
        return GOLD[terrain] + (self.ground if site else 0.0)


def _land(board: Board, at: Hex) -> float:
    """How good the land round a first city is."""
    worth = sum(GOLD[board.terrain[to]] for to in board.roads[at] if board.terrain[to] < KINDS)
    return worth + (_LAKESIDE if board.lakeside[at] else 0.0)


def is_prey(foes: int) -> bool:
    """Whether of these pieces of others a village can be destroyed: it is alone (5.5, 5.6)."""
    if not foes & ALL_VILLAGES or foes & (ALL_WALLS | ALL_PAIRS):
        return False
    return not (foes & ALL_ODD) << TO_VILLAGE & foes


def foes_near(p: Position, seat: Seat, at: Hex) -> int:
    """Enemy knights on a hex and beside it; two are enough."""
    near = (p.pieces[at] & FOES[seat] & ALL_KNIGHTS).bit_count()
    for to in p.board.roads[at]:
        foes = p.pieces[to] & FOES[seat] & ALL_KNIGHTS
        if foes:
            near += _GANG if foes & ALL_PAIRS else foes.bit_count()
    return near


def _next_ring(p: Position, seat: Seat, ring: list[Hex], seen: set[Hex]) -> list[Hex]:
    """The hexes one step further that one may enter."""
    further: list[Hex] = []
    for at in ring:
        for to in p.board.roads[at]:
            if to not in seen and (not p.pieces[to] & FOES[seat] or enters(p, seat, to)):
                seen.add(to)
                further.append(to)
    return further


JUDGE: Final = BaronyJudge()
# Whoever never errs wins nearly all against a squire: a step lies between.
LEVELS: Final = {
    "knight": "greedy:leeway=40",
    "baron": "greedy:leeway=20",
    "duke": "search:positions=500",
}
