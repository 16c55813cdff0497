"""The material of Baron: tiles, keeps, prices and honour."""

from functools import cache
from typing import Final, Literal, get_args

from baronnies.core.options import Option, Switch

Nature = int  # what a tile shows; -1 is none
Colour = int  # of a player's keeps; -1 is none yet

NONE: Final = -1
MEADOW: Final[Nature] = 0
VINEYARD: Final[Nature] = 4
QUARRY: Final[Nature] = 5
POND: Final[Nature] = 6

# Rows of numbers are of no fixed length, `...`: of one that is, mypyc makes a copy to look into it.
# 1.1: meadow, village, field, forest, vineyard, quarry, pond, marsh, cursed place
LETTERS: Final = "MVFWYQPSX"
NATURES: Final = len(LETTERS)
VALUES: Final[tuple[int, ...]] = (0, 3, 2, 2, 1, 1, 1, -1, -2)
TILES: Final[tuple[int, ...]] = (28, 6, 6, 6, 6, 6, 6, 6, 3)
ALL_TILES: Final = sum(TILES)
START_NATURES: Final[tuple[Nature, ...]] = (VINEYARD, QUARRY, POND)  # those of value 1 (1.5)
START_MASK: Final = 1 << VINEYARD | 1 << QUARRY | 1 << POND

# Of the natures beside a free cell, a bit for each, what keeps a tile from lying there; nothing
# keeps a meadow, for it bears company (3.5).
TWIN_BITS: Final[tuple[int, ...]] = (0, 2, 4, 8, 16, 32, 64, 128, 256)

ColourName = Literal["red", "white", "blue", "black", "yellow"]
COLOURS: Final[tuple[ColourName, ...]] = get_args(ColourName)
FIGURES: Final[tuple[int, ...]] = (5, 5, 4, 3, 3)  # keeps there are of each colour (1.2)
KEEPS: Final[tuple[int, ...]] = (0, 0, 5, 4, 3, 2)  # keeps of each player, by players (1.3)
FIVE: Final = 5  # players, for whom two tiles leave the game (1.6)

DISPLAY: Final = 3
COSTS: Final[tuple[int, ...]] = (0, 1, 3)  # of the places of the display (2.3)
DEEPEST_DEBT: Final = -4  # 2.4, 9.1
RICH: Final = DEEPEST_DEBT + COSTS[-1]  # from this honour on every place can be paid
CONTACT_HONOUR: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 3, 9)  # by tiles touched (3.7)
AROUND: Final = 6  # neighbours of a tile


@cache
def start_ways(vineyards: int, quarries: int, ponds: int, left: int) -> int:
    """In how many ways start tiles can go to the seats left, as different as possible (1.5)."""
    if left == 0:
        given = (vineyards, quarries, ponds)
        return 1 if max(given) - min(given) <= 1 else 0
    return (
        start_ways(vineyards + 1, quarries, ponds, left - 1)
        + start_ways(vineyards, quarries + 1, ponds, left - 1)
        + start_ways(vineyards, quarries, ponds + 1, left - 1)
    )


OPTIONS: Final[dict[str, Option]] = {
    "open_reserves": Switch(default=False, clause="10.3"),
    "one_establishment": Switch(default=False, clause="7.10"),
}
