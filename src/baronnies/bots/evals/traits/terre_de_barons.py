"""Terre de Barons in numbers: what a seat has, can build soon, can destroy, and who moves next."""

from typing import Final

from baronnies.bots.evals.terre_de_barons import best_prey, callable_troops, closed_tiles
from baronnies.bots.learned import Traits
from baronnies.core import hex as hexes
from baronnies.core.game import State
from baronnies.games.terre_de_barons.board import CELLS, tiles_of
from baronnies.games.terre_de_barons.melee import ACTIVE
from baronnies.games.terre_de_barons.state import HELD, OVER, ROLL, Position
from baronnies.games.terre_de_barons.tables import KINDS, Colour, Tile

_TURN: Final = 0.75  # what is left of a plan that takes an order more
_SET_OUT: Final = 0.5  # orders that a walk of the baron costs
_STEP: Final = 0.35  # and each step of it
_RECRUIT: Final = 0.6  # and each troop to be recruited
_CALL: Final = 1.0  # and troops to be called from elsewhere
_BLOCKED: Final = 1.5  # and an enemy's active knight on the tile
_CLOSE: Final = 8  # points from the goal: two good keeps
_GUARDS: Final = 3  # more troops make no difference at once


def _walk(one: hexes.Cell, other: hexes.Cell) -> float:
    away = hexes.distance(one, other)
    return _TURN ** (_SET_OUT + _STEP * away) if away else 1.0


# For a baron on one tile, what is left of a keep on another for the walk there.
_WALKS: Final = [[_walk(one, other) for other in CELLS] for one in CELLS]
_LATER: Final = [_TURN ** (order / 10) for order in range(100)]  # by tenths of an order


class TerreTraits(Traits):
    """Points, plans, prey and pieces."""

    names: tuple[str, ...] = (
        "points",
        "keeps",
        "kinds",
        "move",
        "plan",
        "second plan",
        "winning plan",
        "winning plan, to move",
        "close",
        "prey",
        "prey, to move",
        "siege",
        "discard",
        "reserve",
        "field",
        "guards",
        "guarded",
        "with baron",
        "knights on keeps",
        "barons blocked",
        "card",
    )

    def seats(self, state: State) -> int:
        assert isinstance(state, Position)
        return state.setting.seats if ROLL <= state.phase < OVER else 0

    def progress(self, state: State) -> float:
        assert isinstance(state, Position)
        return max(state.points) / state.setting.goal

    def of(self, state: State) -> list[list[float]]:
        assert isinstance(state, Position)
        return [_traits(state, colour) for colour in state.colours]


def _traits(p: Position, own: Colour) -> list[float]:
    setting = p.setting
    to_move = 1.0 if p.colour == own else 0.0
    plans = Plans(p, own)
    prey = best_prey(p, own)
    hunt = float(setting.tile_points[p.kinds[prey]]) if prey else 0.0
    baron = p.barons[own]
    return [
        p.points[own] / setting.goal,
        float(len(p.keep_tiles[own])),
        float(plans.kinds),
        to_move,
        plans.best,
        plans.second,
        plans.winning,
        plans.winning * to_move,
        1.0 if plans.missing <= _CLOSE else 0.0,
        hunt,
        hunt * to_move,
        *_troops(p, own),
        float(min(_GUARDS, p.troops[baron])) if p.troop_masks[own] >> baron & 1 else 0.0,
        float(sum([ACTIVE[p.knights_at[keep]] == own for keep in p.keep_tiles[own]])),
        _barons_blocked(p, own),
        1.0 if p.played[p.colours.index(own)] == HELD else 0.0,
    ]


def _troops(p: Position, own: Colour) -> list[float]:
    """Where the troops of a colour are: before keeps of others, lost, at home, out, on guard."""
    points, mine = p.setting.tile_points, p.keep_masks[own]
    siege = field = guards = guarded = 0
    for tile in tiles_of(p.troop_masks[own]):
        troops = p.troops[tile]
        field += troops
        if mine >> tile & 1:
            guards += troops
            guarded += points[p.kinds[tile]]
        elif p.all_keeps >> tile & 1:
            siege += troops * points[p.kinds[tile]]
    return [
        float(siege),
        float(p.discard[own]),
        p.reserve[own] / 10,
        float(field),
        float(guards),
        float(guarded),
    ]


def _barons_blocked(p: Position, own: Colour) -> float:
    """How many barons of others cannot command where they stand (5.4)."""
    blocked = 0
    for other, tile in enumerate(p.barons):
        blocked += other != own and p.setting.blocked[p.knights_at[tile]] >> other & 1
    return float(blocked)


class Plans:
    """The keeps a colour could build next, in points; less for each order until they stand."""

    def __init__(self, p: Position, own: Colour) -> None:
        setting = p.setting
        kinds = {p.kinds[tile] for tile in p.keep_tiles[own]}
        self.kinds = len(kinds)
        self.missing = setting.goal - p.points[own]
        self.best = self.second = self.winning = 0.0
        more = 0
        if self.kinds < KINDS:
            more = setting.diversity[self.kinds + 1] - setting.diversity[self.kinds]
        gains = [n + (0 if kind in kinds else more) for kind, n in enumerate(setting.tile_points)]
        if p.keeps[own]:
            self._look(p, own, gains)

    def _look(self, p: Position, own: Colour, gains: list[int]) -> None:
        build, missing = p.setting.build, self.missing
        near = callable_troops(p, own)
        walks = _WALKS[p.barons[own]]
        for tile in tiles_of(p.land.open & ~closed_tiles(p, own)):
            gain = gains[p.kinds[tile]]
            soon = walks[tile]
            wins = gain >= missing
            worth = min(gain, missing)
            if worth * soon <= self.second and not wins:
                continue  # it cannot be one of the two best
            soon *= _LATER[_tenths(p, own, tile, build, near[tile])]
            value = worth * soon
            if value > self.best:
                self.best, self.second = value, self.best
            elif value > self.second:
                self.second = value
            if wins and soon > self.winning:
                self.winning = soon


def _tenths(p: Position, own: Colour, tile: Tile, build: int, near: int) -> int:
    """Tenths of orders until enough troops stand on a tile and nobody blocks it."""
    short = build - p.troops[tile]  # nobody else's troops are there
    tenths = 0.0
    if short > 0:
        tenths = _RECRUIT * short
        if near >= short and tenths > _CALL:
            tenths = _CALL
        elif short > p.reserve[own]:
            tenths = 5.0  # troops must come from far away
    if p.setting.blocked[p.knights_at[tile]] >> own & 1:
        tenths += _BLOCKED
    return min(99, int(10 * tenths + 0.5))


TRAITS: Final = TerreTraits()
