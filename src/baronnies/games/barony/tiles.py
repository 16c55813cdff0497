"""The tiles of the box as data that an owner of it can replace, and the options of the game."""

from functools import cache
from importlib.resources import files
from typing import Final

from baronnies.core.options import Choice, Count, Material, Option, Switch, whole_number
from baronnies.core.unreadable import Unreadable
from baronnies.games.barony.tables import MYSTERY, TERRAINS

Tile = int  # three terrains in base 8, in the order (q, r), (q + 1, r), (q, r + 1)

BASE_TILES: Final = 36
LAND_TILES: Final = 18  # of those, at least, with land for cities
MORE_TILES: Final = 9  # of Sorciers
MYSTERY_TILES: Final = 5  # of those nine
MYSTERIES: Final = (0, 0, 3, 4, 5, 5)  # mysterious places on the board, by players (11.2)
TILES_EACH: Final = 9  # tiles per player (1.2)
DEFAULT_TILES: Final = "default"
_MORE: Final = "sorciers"  # the line of a file after which the expansion is listed


class Box:
    """The tiles, each as often as there are. Shared by all positions of a game, never changed."""

    def __init__(self, base: list[Tile], more: list[Tile]) -> None:
        self.base = sorted(base)
        self.mysteries = sorted(tile for tile in more if has_mystery(tile))
        self.rest = sorted(tile for tile in more if not has_mystery(tile))  # only for five players


def tile_of(letters: str) -> Tile:
    """The tile as it lies with these letters."""
    one, two, three = (TERRAINS.index(letter) for letter in letters)
    return one << 6 | two << 3 | three


def letters_of(tile: Tile) -> str:
    """The letters of a tile as it lies."""
    return "".join(TERRAINS[terrain] for terrain in terrains_of(tile))


def terrains_of(tile: Tile) -> tuple[int, int, int]:
    """The three terrains of a tile as it lies."""
    return tile >> 6, tile >> 3 & 7, tile & 7


def turned(tile: Tile) -> Tile:
    """The tile turned by a third."""
    return (tile & 63) << 3 | tile >> 6


def upright(tile: Tile) -> Tile:
    """The one way of writing a tile however it lies: the lowest of its three."""
    once = turned(tile)
    return min(tile, once, turned(once))


def has_mystery(tile: Tile) -> bool:
    """Whether a mysterious place is on the tile."""
    return MYSTERY in terrains_of(tile)


@cache
def box(plain: str) -> Box:
    """The tiles of an option's value: the word `default`, or a list in its plain form."""
    base, more = _lists(_default() if plain == DEFAULT_TILES else plain)
    return Box(_tiles(base), _tiles(more))


@cache
def _default() -> str:
    return plain_tiles((files(__package__) / "tiles.txt").read_text(encoding="utf-8"))


def _lists(plain: str) -> tuple[str, str]:
    base, _, more = plain.partition(";")
    return base, more


def _tiles(listed: str) -> list[Tile]:
    return [
        upright(tile_of(entry[:3])) for entry in listed.split(",") for _ in range(int(entry[4:]))
    ]


def plain_tiles(text: str) -> str:
    """A list of tiles in one line: `FMP*3,…;LMC*1,…`, the base game, then Sorciers.

    Reads that line too, or a file (1.3): lines `LMF 2`, then `sorciers`, then lines for the nine
    tiles of the expansion; without them, the expansion is the default one.
    """
    counts: list[dict[str, int]] = [{}]
    for at, line in enumerate(_as_file(text).splitlines(), start=1):
        words = line.partition("#")[0].split()
        if words == [_MORE] and len(counts) == 1:
            counts.append({})
        elif words:
            letters, count = _read_line(words, at, more=len(counts) > 1)
            counts[-1][letters] = counts[-1].get(letters, 0) + count
    _check_number(counts[0], BASE_TILES)
    land = sum(count for letters, count in counts[0].items() if set(letters) & set("MPC"))
    if land < LAND_TILES:  # or boards without room for first cities would be laid for ever (2.6)
        raise Unreadable("barony-tiles-land", expected=LAND_TILES, number=land)
    base = _listed(counts[0])
    if len(counts) == 1:
        return f"{base};{_lists(_default())[1]}"
    _check_number(counts[1], MORE_TILES)
    mysteries = sum(count for letters, count in counts[1].items() if "Y" in letters)
    if mysteries != MYSTERY_TILES:
        raise Unreadable("barony-tiles-mysteries", expected=MYSTERY_TILES, number=mysteries)
    return f"{base};{_listed(counts[1])}"


def _as_file(text: str) -> str:
    """The one-line form, spread over the lines of a file; a file stays as it is."""
    if "\n" in text.strip() or "*" not in text:
        return text
    return text.replace("*", " ").replace(",", "\n").replace(";", f"\n{_MORE}\n")


def _read_line(words: list[str], at: int, *, more: bool) -> tuple[str, int]:
    letters = words[0]
    if len(letters) != 3 or any(letter not in TERRAINS for letter in letters):  # noqa: PLR2004 - a tile has three hexes
        raise Unreadable("barony-tiles-letters", line=at, text=letters[:20])
    if letters.count("Y") > (1 if more else 0):
        raise Unreadable("barony-tiles-mystery", line=at, text=letters)
    count = whole_number(words[1]) if len(words) == 2 else None  # noqa: PLR2004 - tile and count
    if count is None or not 1 <= count <= BASE_TILES:
        raise Unreadable("barony-tiles-form", line=at)
    return letters_of(upright(tile_of(letters))), count


def _check_number(counts: dict[str, int], expected: int) -> None:
    number = sum(counts.values())
    if number != expected:
        raise Unreadable("barony-tiles-number", expected=expected, number=number)


def _listed(counts: dict[str, int]) -> str:
    return ",".join(f"{letters}*{counts[letters]}" for letters in sorted(counts))


OPTIONS: Final[dict[str, Option]] = {
    "sorciers": Switch(default=False, clause="11.1"),
    "tiles": Material(DEFAULT_TILES, "1.3", plain_tiles),
    "shape": Choice("round", "long", "triangle", clause="1.4"),
    "exact_payment": Switch(default=True, clause="9.4"),
    "rounds": Count(300, 1, 1000, clause="10.4"),
    "apart": Choice("2", "3", clause="11.3"),
}
