"""The clauses that forbid orders: command tiles, recruiting, building, sending troops out."""

from baronnies.games.terre_de_barons.board import (
    BETWEEN,
    BIT,
    NEIGHBOURS,
    STRAIGHT,
    nearest,
    tiles_of,
)
from baronnies.games.terre_de_barons.melee import ACTIVE, knights_of
from baronnies.games.terre_de_barons.notation import (
    BUILD,
    DECONSTRUCT,
    DISPERSE,
    RECRUIT_DIE,
    Verb,
)
from baronnies.games.terre_de_barons.state import (
    ORDERED,
    Position,
    barred_tiles,
    enemy_troops,
    fresh,
)
from baronnies.games.terre_de_barons.tables import Mask, Tile
from baronnies.games.terre_de_barons.troops import way_refusal
from baronnies.games.terre_de_barons.walks import pause_refusal


def order_refusal(p: Position, verb: Verb, tile: Tile) -> str | None:
    """What forbids giving an order from a tile."""
    if p.first:
        if p.first == ORDERED and (p.spent or not p.setting.two_orders[p.die]):
            return "2.5"  # two orders need the die
        if clause := pause_refusal(p):
            return clause
    own = p.colour
    baron = p.barons[own] == tile
    if not baron and not p.keep_masks[own] >> tile & 1:
        return f"5.1 {tile}"  # neither baron nor keep
    if p.setting.blocked[p.knights_at[tile]] >> own & 1:
        return f"5.4 {tile}"  # an active enemy knight
    if verb >= DISPERSE:
        return disperse_refusal(p, tile) if verb == DISPERSE else concentrate_refusal(p, tile)
    if not baron:
        knights = p.knights_at[tile]
        if verb == BUILD or not knights_of(knights, own):
            return f"5.5 {tile}"  # a keep cannot order this
        if ACTIVE[knights] != own:
            return f"5.6 {tile}"  # its knight is in a melee
    return work_refusal(p, verb, tile)


def work_refusal(p: Position, verb: Verb, tile: Tile) -> str | None:
    """What forbids recruiting, building or deconstructing on a tile that may order it."""
    if enemy_troops(p) >> tile & 1:
        return f"5.7 {tile}"  # enemy troops
    if verb == BUILD:
        return build_refusal(p, tile)
    if verb == DECONSTRUCT:
        return None if p.keep_masks[p.colour] >> tile & 1 else f"7.6 {tile}"  # no keep of yours
    return recruit_refusal(p, tile, with_die=verb == RECRUIT_DIE)


def recruit_refusal(p: Position, tile: Tile, *, with_die: bool) -> str | None:
    """What forbids recruiting."""
    if not p.reserve[p.colour]:
        return "6.1"  # nobody left
    if (p.all_keeps ^ p.keep_masks[p.colour]) >> tile & 1:
        return f"6.2 {tile}"  # an enemy keep
    if with_die:
        if p.spent or p.first == ORDERED:
            return "6.4"  # the die is used
        if recruits(p, tile, with_die=True) <= recruits(p, tile, with_die=False):
            return "6.5"  # the die brings nothing
    return None


def recruits(p: Position, tile: Tile, *, with_die: bool) -> int:
    """6.3: how many troops a recruit brings."""
    setting = p.setting
    table = setting.recruit_keep if p.keep_masks[p.colour] >> tile & 1 else setting.recruit
    count = table[p.die] + setting.recruit_extra[p.kinds[tile]] if with_die else table[0]
    return min(count, p.reserve[p.colour])


def build_refusal(p: Position, tile: Tile) -> str | None:
    """What forbids building."""
    if p.all_keeps >> tile & 1:
        return f"7.1 {tile}"  # a keep stands there
    if beside := p.all_keeps & NEIGHBOURS[tile]:
        return f"7.2 {tiles_of(beside)[0]}"  # a keep stands next to it
    if p.troops[tile] < p.setting.build:
        return f"7.3 {tile}"  # three own troops: others are not there (5.7)
    return None if p.keeps[p.colour] else "7.4"  # no keep in reserve


def disperse_refusal(p: Position, tile: Tile) -> str | None:
    """8.3: what keeps every troop from leaving the tile."""
    if not p.troop_masks[p.colour] >> tile & 1:
        return f"8.4 {tile}"  # no troop of yours
    if not fresh(p, tile):
        return f"8.5 {tile}"  # all have moved
    around = NEIGHBOURS[tile] & p.land.open
    if not around:
        return f"8.7 {tiles_of(NEIGHBOURS[tile])[0]}"  # mountains all round
    if p.setting.stop_at_active or around & ~barred_tiles(p, p.colour):
        return None
    return f"8.10 {tiles_of(around)[0]}"  # active enemy knights wherever there is no mountain


def concentrate_refusal(p: Position, tile: Tile) -> str | None:
    """8.3: what keeps every troop from being called to the tile."""
    others = p.troop_masks[p.colour] & ~BIT[tile]
    if not others:
        return f"8.2 {tile}"  # nobody elsewhere
    in_line = others & p.land.line_masks[tile]
    if in_line:
        barred = barred_tiles(p, p.colour)
        for start in tiles_of(in_line & ~barred):
            if not BETWEEN[tile][start] & barred and p.troops[start] > p.moved[start]:
                return None
    return stranded_refusal(p, in_line or others & STRAIGHT[tile] or others, tile)


def stranded_refusal(p: Position, troops: Mask, tile: Tile) -> str:
    """8.3: why none of these troops can be called to the tile, told of the nearest."""
    start = nearest(troops, tile)
    return way_refusal(p, start, tile) or f"8.5 {start}"  # the way is free: all have moved
