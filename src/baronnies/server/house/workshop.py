"""Baubyron's workshop: what the rules say of a building. Here alone the house knows a game."""

import secrets

from baronnies.core.unreadable import Unreadable
from baronnies.games.baubyron.generate import NUMBERS, random_building
from baronnies.games.baubyron.ready import RANDOM
from baronnies.games.baubyron.sight import BaubyronSketch, BaubyronWays
from baronnies.games.baubyron.sketch import sketch, ways_on
from baronnies.server.wire.bodies import Unavailable


def sketched(code: str, *, middle: bool) -> BaubyronSketch:
    """What a code is: a building, or what keeps it from being one."""
    try:
        return sketch(_drawn(code), middle=middle)
    except Unreadable as reason:
        raise Unavailable("bad_building", reason) from reason


def ways(code: str) -> BaubyronWays:
    """What it costs to walk on a building: the cheapest way from each entry, and every step."""
    try:
        return ways_on(code)
    except Unreadable as reason:
        raise Unavailable("bad_building", reason) from reason


def _drawn(code: str) -> str:
    """A random building is drawn anew each time."""
    if not code.startswith(RANDOM):
        return code
    return random_building(code.removeprefix(RANDOM), secrets.randbelow(NUMBERS))
