"""Hexes and boards: which hexes there are, what lies beside what, and how tiles cover them.

A hex is a small integer: all places within twelve steps of the middle, numbered from there.
"""

from functools import cache
from typing import Final

from baronnies.core import hex as plane
from baronnies.core.unreadable import Unreadable
from baronnies.games.barony.tables import FOREST, LAKE, MYSTERY, OFF, TERRAINS, Terrain
from baronnies.games.barony.tiles import Tile, terrains_of

Hex = int
NOWHERE: Final[Hex] = -1

_REACH: Final = 12  # no layout of ours is wider
HEX_BITS: Final = 9


def _numbered() -> list[plane.Cell]:
    span = range(-_REACH, _REACH + 1)
    cells = [plane.cell(q, r) for q in span for r in span if abs(q + r) <= _REACH]
    return sorted(cells, key=lambda at: (plane.distance(at, plane.ORIGIN), at))


_CELLS: Final = _numbered()
HEXES: Final = len(_CELLS)
_HEX_AT: Final = {at: number for number, at in enumerate(_CELLS)}
NAMES: Final = [plane.name(at) for at in _CELLS]
AXIAL: Final = [plane.axial(at) for at in _CELLS]
SIX: Final = [tuple(_HEX_AT.get(to, NOWHERE) for to in plane.neighbours(at)) for at in _CELLS]


def read_hex(text: str) -> Hex:
    """The hex of a name such as `2,-3`; Unreadable if it is none."""
    at = _HEX_AT.get(plane.read(text))
    if at is None:
        raise Unreadable("barony-hex-far", text=text, reach=_REACH)
    return at


def hex_at(q: int, r: int) -> Hex:
    """The hex at axial coordinates, NOWHERE if too far out."""
    return _HEX_AT.get(plane.cell(q, r), NOWHERE)


def apart(one: Hex, other: Hex) -> int:
    """How many steps two hexes are apart."""
    return plane.distance(_CELLS[one], _CELLS[other])


class Ground:
    """Hexes that form a board, whatever lies on them. Shared, never changed."""

    def __init__(self, hexes: list[Hex]) -> None:
        self.hexes = sorted(hexes)
        self.size = max(hexes, default=-1) + 1  # of lists indexed by hex
        on_board = set(hexes)
        self.six = [
            tuple(to if to in on_board else NOWHERE for to in SIX[at]) for at in range(self.size)
        ]
        self.around = [tuple(to for to in six if to != NOWHERE) for six in self.six]
        self.border = [at for at in self.hexes if NOWHERE in self.six[at]]


class Board:
    """Hexes with their terrain. Made when the last tile lies; shared, never changed."""

    def __init__(self, ground: Ground, terrain: list[Terrain]) -> None:
        self.ground = ground
        self.hexes = ground.hexes
        self.terrain = terrain  # by hex; OFF where there is none
        self.key = bytes(terrain)  # the same, to be hashed
        self.around = ground.around  # by hex: the neighbours
        self.roads = ground.around[:]  # the neighbours that are no lake
        self.six = ground.six[:]  # the same, six each, NOWHERE for the others
        self.lakeside = [False] * ground.size
        self.rows: list[str] = []  # written out, as soon as somebody asked for it
        self.places = [at for at in ground.hexes if terrain[at] == MYSTERY]
        for at in ground.hexes:
            if terrain[at] == LAKE:
                self._flood(at)
        self.shore = [at for at in ground.border if terrain[at] != LAKE]
        barred = set(self.places)
        for at in self.places:
            barred.update(ground.around[at])
        self.sites = [  # where first cities may stand (2.3, 2.4, 11.5)
            at for at in ground.hexes if at not in barred and terrain[at] not in (LAKE, FOREST)
        ]

    def _flood(self, lake: Hex) -> None:
        """No road leads onto a lake; the hexes beside it are lakeside."""
        for at in self.around[lake]:
            self.lakeside[at] = True
            self.roads[at] = tuple(to for to in self.roads[at] if to != lake)
            self.six[at] = tuple(NOWHERE if to == lake else to for to in self.six[at])

    def has(self, at: Hex) -> bool:
        """Whether the hex is on the board."""
        return at < self.ground.size and self.terrain[at] != OFF

    def places_apart(self) -> int:
        """The smallest distance of two mysterious places; a large number without two."""
        pairs = ((one, other) for one in self.places for other in self.places if one < other)
        return min((apart(one, other) for one, other in pairs), default=HEXES)


NO_BOARD: Final = Board(Ground([]), [])  # until the last tile lies


class Layout:
    """Where the tiles lie: a ground, and three hexes of it for each tile in turn (1.4)."""

    def __init__(self, tiles: int, shape: str) -> None:
        span = range(-2 * _REACH, 2 * _REACH + 1)
        anchors = [(i + 2 * j, i - j) for i in span for j in span]
        anchors.sort(key=lambda at: (_order(shape, *at), at))
        self.spots = [
            (hex_at(q, r), hex_at(q + 1, r), hex_at(q, r + 1)) for q, r in anchors[:tiles]
        ]
        self.ground = Ground([at for spot in self.spots for at in spot])

    def board(self, laid: list[Tile]) -> Board:
        """The board of tiles laid in turn."""
        terrain = [OFF] * self.ground.size
        for spot, tile in zip(self.spots, laid, strict=True):
            terrain[spot[0]], terrain[spot[1]], terrain[spot[2]] = terrains_of(tile)
        return Board(self.ground, terrain)


def _order(shape: str, q: int, r: int) -> int:
    """Tiles are laid where this is smallest first."""
    if shape == "long":
        return (2 * q + r) ** 2 + 12 * r * r
    if shape == "triangle":
        return max(-q, -r, q + r)
    return q * q + q * r + r * r


@cache
def layout(tiles: int, shape: str) -> Layout:
    """The layout of so many tiles."""
    return Layout(tiles, shape)


def written_board(letters: dict[Hex, str]) -> Board:
    """The board of a written position."""
    ground = Ground(list(letters))
    terrain = [OFF] * ground.size
    for at, letter in letters.items():
        terrain[at] = TERRAINS.index(letter)
    return Board(ground, terrain)


def is_connected(hexes: set[Hex]) -> bool:
    """Whether one can go from any hex to any other."""
    start = min(hexes)
    found = {start}
    edge = [start]
    while edge:
        for to in SIX[edge.pop()]:
            if to in hexes and to not in found:
                found.add(to)
                edge.append(to)
    return found == hexes
