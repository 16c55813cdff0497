"""The material of Terre de Barons, and every number of it as an option."""

from typing import Final, Literal, get_args

from baronnies.core.options import Count, Numbers, Option, Switch

Tile = int  # its number, 1 to 37; 0 is no tile
Colour = int  # of a player's pieces: 0 blue, 1 red, 2 green, 3 yellow
Kind = int  # colour of a tile: 1 grey to 4 red; 0 is none, a mountain or not yet laid
Mask = int  # a set of tiles, a bit for each number

ROWS: Final = (4, 5, 6, 7, 6, 5, 4)
LAST_TILE: Final = 37
ColourName = Literal["blue", "red", "green", "yellow"]
COLOUR_NAMES: Final[tuple[ColourName, ...]] = get_args(ColourName)
KindName = Literal["grey", "blue", "green", "red"]
KIND_NAMES: Final[tuple[KindName, ...]] = get_args(KindName)  # from kind 1 on
KINDS: Final = 4
KNIGHTS: Final = 2  # of each colour
OFFICERS: Final = 1 + KNIGHTS
FACES: Final = 6
NOBODY: Final[Colour] = -1

MOST_MOUNTAINS: Final = 18  # leaves a connected land for twelve officers, however they fall (1.3)

OPTIONS: Final[dict[str, Option]] = {
    "tiles": Numbers("9,9,9,10", 0, LAST_TILE, total=LAST_TILE, clause="1.1"),
    "tile_points": Numbers("1,2,3,4", 0, 20, clause="1.1"),
    "mountains": Count(4, 0, MOST_MOUNTAINS, clause="1.3"),
    "troops": Count(30, 1, 200, clause="1.8"),
    "keeps": Count(10, 1, 37, clause="1.8"),
    "two_orders": Numbers("0,0,0,1,1,1", 0, 1, clause="2.5"),
    "walk": Numbers("1,3,3,2,2,1,1", 1, 12, clause="4.4"),
    "own_first": Switch(default=False, clause="5.3"),
    "recruit": Numbers("1,1,1,2,2,3,3", 1, 50, clause="6.3"),
    "recruit_keep": Numbers("1,2,2,2,3,3,3", 1, 50, clause="6.3"),
    "recruit_extra": Numbers("1,0,0,0", 0, 50, clause="6.3"),
    "build": Count(3, 1, 50, clause="7.3"),
    "stop_at_active": Switch(default=True, clause="8.10"),
    "destroy": Count(3, 1, 50, clause="9.2"),
    "capture": Count(12, 1, 100, clause="10.3"),
    "capture_lost": Count(3, 0, 100, clause="10.6"),
    "diversity": Numbers("2,3,4", 0, 50, clause="11.2"),
    "goal_2": Count(16, 1, 500, clause="11.3"),
    "goal_3": Count(12, 1, 500, clause="11.3"),
    "goal_4": Count(10, 1, 500, clause="11.3"),
    "last_troops": Count(5, 0, 199, clause="11.4"),
}
