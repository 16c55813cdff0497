"""Terre de Barons judged: points, the keeps that could be built next, and those that could fall."""

from math import exp
from typing import Final

from baronnies.bots.judge import Judge, Numbers
from baronnies.core import hex as hexes
from baronnies.core.game import Seat, State
from baronnies.games.terre_de_barons.board import BETWEEN, BIT, CELLS, NEIGHBOURS, tiles_of
from baronnies.games.terre_de_barons.melee import ACTIVE
from baronnies.games.terre_de_barons.setup import free_colours
from baronnies.games.terre_de_barons.state import HELD, OVER, Position, owner_of
from baronnies.games.terre_de_barons.tables import KINDS, NOBODY, Colour, Mask, Tile

_WON: Final = 100_000.0
_SHARP: Final = 0.023  # of values: fitted to who won 119 games of greedy bots

NEVER: Final = 60  # more troops than building ever takes
_AWAY: Final = [[hexes.distance(one, other) for other in CELLS] for one in CELLS]
_FARTHEST: Final = 7  # steps, and one more


class TerreDeBaronsJudge(Judge):
    """What one has, what the others have, and what one's baron can build soon."""

    at_once = True
    rounds = 3
    scale = 43.0

    # Tuned by 1500 meetings of two players (`baronnies tune`): docs/levels.md.
    point = 9.2  # one's own
    theirs = 8.3  # a point of the best of the others
    rival = 0.74  # what the sites of the best of the others count
    last = 2.1  # how much more a keep counts that reaches the goal
    second = 0.32  # what the second best site counts
    siege = 0.54  # a troop that waits before a keep, for each of its points
    storm = 2.2  # a point of a keep that the colour to move can destroy with one order
    later_storm = 2.0  # or another colour, which its owner can still prevent
    hunt = 0.4  # a point of a keep to which some of the troops could come that it takes
    loss = 0.39  # a troop in the discard
    field = 0.11  # a troop on the board
    guard = 0.1  # a troop on one's own keep, for each of its points
    knights = 0.54  # a keep with one's own active knight
    silenced = 0.53  # a keep, or the baron's tile, with an active enemy knight
    card = 1.5  # a personal card not played yet
    delay = 0.27  # how much less a keep counts a turn later, as an exponent
    set_out = 1.2  # turns until it stands if all is there
    walk = 0.37  # turns for a step of the baron
    recruit = 1.0  # turns for a troop that is missing
    call = 1.8  # turns for calling troops that are near

    def __init__(self, numbers: Numbers | None = None) -> None:
        super().__init__(numbers)
        self._near = [self._after(self.set_out + self.walk * n) for n in range(_FARTHEST)]
        self._late = [self._after(self.recruit * troops) for troops in range(NEVER)] + [0.0]
        self._called = self._after(self.call)

    def _after(self, turns: float) -> float:
        return exp(-self.delay * turns)

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Position)
        if state.phase == OVER:
            places = state.places()
            return _WON if places[seat] == 1 and places.count(1) == 1 else -_WON
        own = state.colours[seat]
        if own == NOBODY:
            return self.free_value(state)
        return self.colour_value(state, own)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        if state.phase == OVER or NOBODY in state.colours:
            return [self.value(state, seat) for seat in range(state.setting.seats)]
        sites = [self.sites_value(state, colour) for colour in range(state.setting.seats)]
        storms = self.storms_value(state)
        values: list[float] = []
        for own in state.colours:
            rival = leader(state, own)
            value = self.standing(state, own, rival) + sites[own] - self.rival * sites[rival]
            values.append(value + storms[own])
        return values

    def sharpness(self, state: State) -> float:  # noqa: ARG002 - it hardly changed in the games
        return _SHARP

    def standing(self, p: Position, own: Colour, rival: Colour) -> float:
        """Points and troops, beside those of the best of the others."""
        value = self.point * p.points[own] - self.theirs * p.points[rival]
        value += self.loss * (sum(p.discard) - 2 * p.discard[own])
        if own in p.colours and p.played[p.colours.index(own)] == HELD:
            value += self.card
        return value + self.officers(p, own) - self.officers(p, rival) + self.troops(p, own)

    def officers(self, p: Position, own: Colour) -> float:
        """Knights who let a keep recruit, and those who silence keeps and barons."""
        value = 0.0
        blocked = p.setting.blocked
        if blocked[p.knights_at[p.barons[own]]] >> own & 1:
            value -= self.silenced
        for keep in p.keep_tiles[own]:
            there = p.knights_at[keep]
            if there:
                if ACTIVE[there] == own:
                    value += self.knights
                elif blocked[there] >> own & 1:
                    value -= self.silenced
        return value

    def troops(self, p: Position, own: Colour) -> float:
        """Troops on the board, those who guard keeps, and those who wait before keeps of others."""
        points = p.setting.tile_points
        value = 0.0
        for tile in tiles_of(p.troop_masks[own]):
            each = self.field
            if p.keep_masks[own] >> tile & 1:
                each += self.guard * points[p.kinds[tile]]
            elif p.all_keeps >> tile & 1:
                each += self.siege * points[p.kinds[tile]]
            value += each * p.troops[tile]
        return value

    def colour_value(self, p: Position, own: Colour) -> float:
        """For who plays a colour."""
        rival = leader(p, own)
        sites = self.sites_value(p, own) - self.rival * self.sites_value(p, rival)
        return self.standing(p, own, rival) + sites + self.storms_value(p)[own]

    def free_value(self, p: Position) -> float:
        """For who has no colour yet: the mean of those that are left."""
        total = 0.0
        free = free_colours(p)
        for own in free:
            total += self.colour_value(p, own)
        return total / max(1, len(free))

    def sites_value(self, p: Position, own: Colour) -> float:
        """The best tile to build on next, a little for the second best, and the best prey."""
        callable_ = callable_troops(p, own)
        hunt = self.hunt * hunted(p, own, callable_)
        if not p.keeps[own]:
            return hunt
        worth = self.kind_worths(p, own)
        away = _AWAY[p.barons[own]]
        best = second = 0.0
        build, reserve = p.setting.build, p.reserve[own]
        for tile in tiles_of(p.land.open & ~closed_tiles(p, own)):
            value = worth[p.kinds[tile]] * self._near[away[tile]]
            if value <= second:
                continue
            missing = build - p.troops[tile]
            if missing > 0:
                late = self._late[missing] if missing <= reserve else 0.0
                if callable_[tile] >= missing and late < self._called:
                    late = self._called
                value *= late
            if p.setting.blocked[p.knights_at[tile]] >> own & 1:
                value *= self._late[1]
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best + self.second * second + hunt

    def kind_worths(self, p: Position, own: Colour) -> list[float]:
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
        return [self.point * gain * (self.last if gain >= missing else 1.0) for gain in gains]

    def storms_value(self, p: Position) -> list[float]:
        """By colour: the best keep it could destroy, less those of its own that others could."""
        values = [0.0] * p.setting.seats
        for own in range(p.setting.seats):
            keep = best_prey(p, own)
            if keep:
                worth = self.storm if own == p.colour else self.later_storm
                worth *= p.setting.tile_points[p.kinds[keep]]
                values[own] += worth
                values[owner_of(p.keep_masks, keep)] -= worth
        return values


def callable_troops(p: Position, own: Colour) -> list[int]:
    """By tile: how many troops can come there in straight lines, past nobody."""
    near = [0] * len(CELLS)
    foes = p.all_troops ^ p.troop_masks[own] | p.all_keeps ^ p.keep_masks[own]
    for stack in tiles_of(p.troop_masks[own]):
        troops = p.troops[stack]
        between = BETWEEN[stack]
        for tile in p.land.lines[stack]:
            if not between[tile] & foes:
                near[tile] += troops
    return near


def hunted(p: Position, own: Colour, near: list[int]) -> float:
    """The dearest keep of others for the troops that could come there: its points, or part."""
    best = 0.0
    for keep in tiles_of(p.all_keeps ^ p.keep_masks[own]):
        if near[keep]:
            part = near[keep] / max(1, needed(p, own, keep))
            best = max(best, min(1.0, part) * p.setting.tile_points[p.kinds[keep]])
    return best


def leader(p: Position, own: Colour) -> Colour:
    """The best of the others, by points."""
    others = [colour for colour in range(p.setting.seats) if colour != own]
    return max(others, key=p.points.__getitem__)


def closed_tiles(p: Position, own: Colour) -> Mask:
    """Where nobody, or not this colour, can build now."""
    closed = p.all_keeps | p.all_troops ^ p.troop_masks[own]
    for keeps in p.keep_tiles:
        for tile in keeps:
            closed |= NEIGHBOURS[tile]
    return closed


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


JUDGE: Final = TerreDeBaronsJudge()
# Whoever errs a little less often wins far more here, and search is not shown to win more.
LEVELS: Final = {
    "squire": "greedy:leeway=75",
    "knight": "greedy:leeway=65",
    "baron": "greedy:leeway=45",
    "duke": "greedy",
}
