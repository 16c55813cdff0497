"""The board: where tiles lie, what lies between them, and the land around its mountains."""

from functools import lru_cache
from typing import Final

from baronnies.core import hex as hexes
from baronnies.games.terre_de_barons.tables import LAST_TILE, ROWS, Mask, Tile

_RADIUS: Final = 3


def _cells() -> list[hexes.Cell]:
    """The cells of tiles 1 to 37 (1.1); the first, for tile 0, lies off the board."""
    cells = [hexes.cell(100, 0)]
    for row, length in enumerate(ROWS):
        r = row - _RADIUS
        cells += [hexes.cell(q + max(-_RADIUS, -_RADIUS - r), r) for q in range(length)]
    return cells


CELLS: Final = _cells()
_TILES: Final = {cell: tile for tile, cell in enumerate(CELLS) if tile}
BIT: Final[list[Mask]] = [1 << tile if tile else 0 for tile in range(LAST_TILE + 1)]
EVERYWHERE: Final[Mask] = sum(BIT)


_PART: Final = 8  # tiles in a row, of which all sets are listed


def _sets(first: Tile) -> list[list[Tile]]:
    """The tiles of every set of those that begin with one."""
    sets: list[list[Tile]] = [[]]
    for tile in range(first, first + _PART):
        sets += [[*tiles, tile] for tiles in sets]
    return sets


_A, _B, _C, _D, _E = [_sets(first) for first in range(0, LAST_TILE + 1, _PART)]


def tiles_of(mask: Mask) -> list[Tile]:
    """The tiles of a set, ascending; it is asked too often to count them bit by bit."""
    return [
        *_A[mask & 255],
        *_B[mask >> 8 & 255],
        *_C[mask >> 16 & 255],
        *_D[mask >> 24 & 255],
        *_E[mask >> 32],
    ]


def _ray(tile: Tile, step: int) -> list[Tile]:
    """The tiles in one direction, nearest first."""
    ray: list[Tile] = []
    cell = CELLS[tile] + step
    while cell in _TILES:
        ray.append(_TILES[cell])
        cell += step
    return ray


RAYS: Final[list[list[list[Tile]]]] = [
    [_ray(tile, step) for step in hexes.STEPS] if tile else [] for tile in range(LAST_TILE + 1)
]


def _masks_between() -> list[list[Mask]]:
    """For two tiles on a straight line, the tiles strictly between them; -1 for all others."""
    between = [[-1] * (LAST_TILE + 1) for _ in range(LAST_TILE + 1)]
    for tile, rays in enumerate(RAYS):
        for ray in rays:
            passed = 0
            for other in ray:
                between[tile][other] = passed
                passed |= BIT[other]
    return between


BETWEEN: Final = _masks_between()
NEIGHBOURS: Final[list[Mask]] = [sum(BIT[ray[0]] for ray in rays if ray) for rays in RAYS]
STRAIGHT: Final[list[Mask]] = [sum(BIT[t] for ray in rays for t in ray) for rays in RAYS]


def nearest(mask: Mask, tile: Tile) -> Tile:
    """Of a set of tiles the one nearest to a tile, mountains or not; of equal ones the lowest."""
    away = [(hexes.distance(CELLS[tile], CELLS[other]), other) for other in tiles_of(mask)]
    return min(away)[1]


def _grown(mask: Mask, land: Mask) -> Mask:
    """A set of tiles with all its neighbours on land."""
    grown = mask
    for tile in tiles_of(mask):
        grown |= NEIGHBOURS[tile]
    return grown & land


def within(tile: Tile, steps: int, land: Mask) -> list[Tile]:
    """The tiles at most so many steps away on land, the tile itself with them."""
    near = BIT[tile]
    for _ in range(steps):
        near = _grown(near, land)
    return tiles_of(near)


def largest_land(land: Mask) -> Mask:
    """The largest connected land; of equal ones that with the lowest number (1.5)."""
    largest = 0
    while land:
        region = land & -land
        while (grown := _grown(region, land)) != region:
            region = grown
        if region.bit_count() > largest.bit_count():
            largest = region
        land &= ~region
    return largest


class Land:
    """The land once its mountains are known. Shared by all positions of a game, never changed."""

    def __init__(self, mountains: Mask, farthest: int) -> None:
        self.mountains = mountains
        self.open: Mask = EVERYWHERE & ~mountains
        self.home: Mask = largest_land(self.open)  # where officers begin
        # reach[n][tile]: the tiles a walk of at most n steps leads to, ascending
        self.reach: list[list[list[Tile]]] = [[[] for _ in BIT]]
        near = [bit & self.open for bit in BIT]
        for _ in range(farthest):
            near = [_nearby(tile, near) & self.open for tile in range(len(BIT))]
            self.reach.append([tiles_of(near[tile] & ~BIT[tile]) for tile in range(len(BIT))])
        # lines[tile]: the tiles in a straight line from it with no mountain on the way
        self.lines: list[list[Tile]] = [_lines(tile, mountains) for tile in range(len(BIT))]
        self.line_masks: list[Mask] = [sum(BIT[t] for t in line) for line in self.lines]

    def steps(self, start: Tile, end: Tile) -> int:
        """How many steps a walk takes; more than any walk has if it is too far."""
        for steps, reach in enumerate(self.reach):
            if end in reach[start]:
                return steps
        return len(self.reach)


def _nearby(tile: Tile, near: list[Mask]) -> Mask:
    """What is near a tile with one step more: all that is near its neighbours."""
    if not near[tile]:
        return 0  # a mountain
    nearby = near[tile]
    for ray in RAYS[tile]:
        if ray:
            nearby |= near[ray[0]]
    return nearby


def _lines(tile: Tile, mountains: Mask) -> list[Tile]:
    if mountains >> tile & 1:
        return []
    line: list[Tile] = []
    for ray in RAYS[tile]:
        for other in ray:
            if mountains >> other & 1:
                break
            line.append(other)
    return line


@lru_cache(maxsize=256)
def land_around(mountains: Mask, farthest: int) -> Land:
    """The land with these mountains, for walks of so many steps; made once for many positions."""
    return Land(mountains, farthest)


NO_LAND: Final = Land(EVERYWHERE, 0)  # while mountains are still being drawn
