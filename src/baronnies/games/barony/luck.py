"""The luck of Barony: what CHANCE may draw before the first turn, and with which odds."""

from baronnies.core.game import Move, Rng
from baronnies.games.barony.notation import DRAW_FIRST, DRAW_SPELL, LAY
from baronnies.games.barony.rules import tiles_due
from baronnies.games.barony.state import FIRST, TILES, Position
from baronnies.games.barony.tables import SPELL_NAMES
from baronnies.games.barony.tiles import turned


def outcomes(p: Position) -> list[Move]:
    """What CHANCE may do."""
    if p.phase == FIRST:
        return [DRAW_FIRST | seat for seat in range(p.setting.seats)]
    if p.phase == TILES:
        tiles = p.mystic[:] if p.due else []
        tiles += p.plain if p.due < tiles_due(p) else []
        lying = {way for tile in tiles for way in (tile, turned(tile), turned(turned(tile)))}
        return [LAY | tile for tile in sorted(lying)]
    return [DRAW_SPELL | at for at in range(len(SPELL_NAMES)) if not p.spells >> at & 1]


def draw(p: Position, rng: Rng) -> Move:
    """A move of CHANCE with its true odds."""
    if p.phase == FIRST:
        return DRAW_FIRST | rng.below(p.setting.seats)
    if p.phase == TILES:
        tiles = p.mystic if p.due and rng.below(tiles_due(p)) < p.due else p.plain
        tile = tiles[rng.below(len(tiles))]
        for _ in range(rng.below(3)):
            tile = turned(tile)
        return LAY | tile
    drawn = outcomes(p)
    return drawn[rng.below(len(drawn))]
