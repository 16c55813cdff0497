"""Terre de Barons judged: points, the keeps that could be built next, and those that could fall."""

from typing import Final

from baronnies.bots.judge import Judge
from baronnies.core import hex as hexes
from baronnies.core.game import Seat, State
from baronnies.games.terre_de_barons.board import BETWEEN, BIT, CELLS, NEIGHBOURS, tiles_of
from baronnies.games.terre_de_barons.setup import free_colours
from baronnies.games.terre_de_barons.state import OVER, Position, owner_of
from baronnies.games.terre_de_barons.tables import KINDS, NOBODY, Colour, Mask, Tile

_WON: Final = 100_000.0
_POINT: Final = 10.0  # a point of one's own
_THEIRS: Final = 6.0  # a point of the best of the others
_RIVAL: Final = 0.5  # what the sites of the best of the others count
_LAST: Final = 2.0  # how much more a keep counts that reaches the goal
_SECOND: Final = 0.3  # what the second best site counts
_SIEGE: Final = 0.5  # a troop that waits before a keep, for each of its points
_STORM: Final = 6.0  # a point of a keep that the colour to move can destroy with one order
_LATER_STORM: Final = 2.0  # or another colour, which its owner can still prevent
_LOSS: Final = 0.4  # a troop in the discard
_SPEED: Final = 0.8  # a keep a turn later counts so much less
_STEP: Final = 0.4  # turns for a step of the baron
_RECRUIT: Final = 0.7  # turns for a troop that is missing
_SHARP: Final = 0.023  # of values: fitted to who won 279 games of greedy bots

NEVER: Final = 60  # more troops than building ever takes
_LATE: Final = [_SPEED ** (_RECRUIT * troops) for troops in range(NEVER)] + [0.0]
# For a baron on one tile, how much a keep on another counts less for the walk there.
_NEAR: Final = [
    [_SPEED ** (1 + _STEP * hexes.distance(one, other)) for other in CELLS] for one in CELLS
]


class TerreDeBaronsJudge(Judge):
    """What one has, what the others have, and what one's baron can build soon."""

    at_once = True
    rounds = 3
    scale = 41.0

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Position)
        if state.phase == OVER:
            places = state.places()
            return _WON if places[seat] == 1 and places.count(1) == 1 else -_WON
        own = state.colours[seat]
        if own == NOBODY:
            return free_value(state)
        return colour_value(state, own)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        if state.phase == OVER or NOBODY in state.colours:
            return [self.value(state, seat) for seat in range(state.setting.seats)]
        sites = [sites_value(state, colour) for colour in range(state.setting.seats)]
        storms = storms_value(state)
        values: list[float] = []
        for own in state.colours:
            rival = leader(state, own)
            value = standing(state, own, rival) + sites[own] - _RIVAL * sites[rival]
            values.append(value + storms[own])
        return values

    def sharpness(self, state: State) -> float:  # noqa: ARG002 - it hardly changed in the games
        return _SHARP


def standing(p: Position, own: Colour, rival: Colour) -> float:
    """Points and troops, beside those of the best of the others."""
    value = _POINT * p.points[own] - _THEIRS * p.points[rival]
    value += _LOSS * (sum(p.discard) - 2 * p.discard[own])
    return value + siege_value(p, own)


def colour_value(p: Position, own: Colour) -> float:
    """For who plays a colour."""
    rival = leader(p, own)
    sites = sites_value(p, own) - _RIVAL * sites_value(p, rival)
    return standing(p, own, rival) + sites + storms_value(p)[own]


def free_value(p: Position) -> float:
    """For who has no colour yet: the mean of those that are left."""
    total = 0.0
    free = free_colours(p)
    for own in free:
        total += colour_value(p, own)
    return total / max(1, len(free))


def leader(p: Position, own: Colour) -> Colour:
    """The best of the others, by points."""
    others = [colour for colour in range(p.setting.seats) if colour != own]
    return max(others, key=p.points.__getitem__)


def sites_value(p: Position, own: Colour) -> float:
    """The best tile to build on next, and a little for the second best."""
    if not p.keeps[own]:
        return 0.0
    worth = kind_worths(p, own)
    near = _NEAR[p.barons[own]]
    best = second = 0.0
    for tile in tiles_of(p.land.open & ~closed_tiles(p, own)):
        missing = missing_troops(p, own, tile)
        value = worth[p.kinds[tile]] * near[tile] * _LATE[missing]
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return best + _SECOND * second


def closed_tiles(p: Position, own: Colour) -> Mask:
    """Where nobody, or not this colour, can build now."""
    closed = p.all_keeps | p.all_troops ^ p.troop_masks[own]
    for keeps in p.keep_tiles:
        for tile in keeps:
            closed |= NEIGHBOURS[tile]
    return closed


def kind_worths(p: Position, own: Colour) -> list[float]:
    """What a keep would bring on a tile of each kind; more if it reaches the goal."""
    setting = p.setting
    kinds = {p.kinds[tile] for tile in p.keep_tiles[own]}
    more = (
        setting.diversity[len(kinds) + 1] - setting.diversity[len(kinds)]
        if len(kinds) < KINDS
        else 0
    )
    gains = [n + (0 if kind in kinds else more) for kind, n in enumerate(setting.tile_points)]
    missing = setting.goal - p.points[own]
    return [_POINT * gain * (_LAST if gain >= missing else 1.0) for gain in gains]


def missing_troops(p: Position, own: Colour, tile: Tile) -> int:
    """How many troops are to be recruited there; an enemy's active knight counts as one."""
    missing = max(0, p.setting.build - p.troops[tile])
    if missing > p.reserve[own]:
        return NEVER
    return missing + (p.setting.blocked[p.knights_at[tile]] >> own & 1)


def storms_value(p: Position) -> list[float]:
    """By colour: the best keep it could destroy, less those of its own that others could."""
    values = [0.0] * p.setting.seats
    for own in range(p.setting.seats):
        keep = best_prey(p, own)
        if keep:
            worth = _STORM if own == p.colour else _LATER_STORM
            worth *= p.setting.tile_points[p.kinds[keep]]
            values[own] += worth
            values[owner_of(p.keep_masks, keep)] -= worth
    return values


def best_prey(p: Position, own: Colour) -> Tile:
    """The dearest keep that troops can destroy from where they stand (9.2); 0 if there is none.

    They are sent by a keep under them, or by the baron if he is there or next to them.
    """
    keeps = p.all_keeps ^ p.keep_masks[own]
    if not keeps:
        return 0
    enemies = p.all_troops ^ p.troop_masks[own] | keeps
    heard = p.keep_masks[own] | BIT[p.barons[own]] | NEIGHBOURS[p.barons[own]]
    best, most = 0, 0
    for stack in tiles_of(p.troop_masks[own] & heard):
        troops = p.troops[stack]
        if troops < p.setting.destroy and not p.troop_masks[own] & keeps:
            continue
        for keep in tiles_of(keeps & p.land.line_masks[stack]):
            points = p.setting.tile_points[p.kinds[keep]]
            near_enough = points > most and troops >= needed(p, own, keep)
            if near_enough and not BETWEEN[stack][keep] & enemies:
                best, most = keep, points
    return best


def needed(p: Position, own: Colour, keep: Tile) -> int:
    """How many troops still have to come to a keep to destroy it."""
    waiting = p.troop_masks[own] >> keep & 1
    return p.setting.destroy + (-p.troops[keep] if waiting else p.troops[keep])


def siege_value(p: Position, own: Colour) -> float:
    """Troops that wait before keeps of others."""
    waiting = p.troop_masks[own] & (p.all_keeps ^ p.keep_masks[own])
    return _SIEGE * sum(
        p.troops[tile] * p.setting.tile_points[p.kinds[tile]] for tile in tiles_of(waiting)
    )


JUDGE: Final = TerreDeBaronsJudge()
