"""From heights to blocks: a height map can be built exactly when its cubes pair up (1.4).

A cube is a storey of a cell. Every second cube, as on a chessboard, looks for a partner among
those beside, above and below it; augmenting paths find a pairing of all of them if there is one.
"""

from baronnies.games.baubyron.blocks import UPRIGHT, Block, Heights
from baronnies.games.baubyron.checks import beside
from baronnies.games.baubyron.tables import CELLS, SIDE, Cell

Cube = tuple[Cell, int]  # cell and storey, from 0


def blocks_for(heights: Heights) -> list[Block] | None:
    """Blocks in an order they can be dropped, which make these heights; None if there are none."""
    cubes = [(cell, storey) for cell, height in heights.items() for storey in range(height)]
    dark = [cube for cube in cubes if _is_dark(cube)]
    if 2 * len(dark) != len(cubes):
        return None
    partner: dict[Cube, Cube] = {}  # of each light cube
    for cube in dark:
        if not _pair_up(cube, heights, partner, set()):
            return None
    pairs = sorted((min(one[1], other[1]), _block(one, other)) for one, other in partner.items())
    return [block for _, block in pairs]


def _is_dark(cube: Cube) -> bool:
    cell, storey = cube
    return (cell % SIDE + cell // SIDE + storey) % 2 == 0


def _pair_up(cube: Cube, heights: Heights, partner: dict[Cube, Cube], tried: set[Cube]) -> bool:
    """Give a dark cube a partner, if need be by giving that one's another; False: none is left."""
    for light in _touching(cube, heights):
        if light in tried:
            continue
        tried.add(light)
        if light not in partner or _pair_up(partner[light], heights, partner, tried):
            partner[light] = cube
            return True
    return False


def _touching(cube: Cube, heights: Heights) -> list[Cube]:
    cell, storey = cube
    found = [(other, storey) for other in beside(cell) if heights.get(other, 0) > storey]
    if storey + 1 < heights[cell]:
        found.append((cell, storey + 1))
    if storey:
        found.append((cell, storey - 1))
    return found


def _block(one: Cube, other: Cube) -> Block:
    """The block made of two cubes."""
    cell = min(one[0], other[0])
    if one[0] == other[0]:
        return UPRIGHT * CELLS + cell
    return cell if abs(one[0] - other[0]) == 1 else CELLS + cell
