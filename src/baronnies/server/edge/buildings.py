"""Baubyron's workshop: what the rules say of a building. Here alone the server knows a game."""

import secrets
from typing import Annotated, Final

from litestar import get
from litestar.datastructures import State
from litestar.params import QueryParameter

from baronnies.core.unreadable import Unreadable
from baronnies.games.baubyron.generate import NUMBERS, random_building
from baronnies.games.baubyron.ready import RANDOM
from baronnies.games.baubyron.sight import BaubyronReady, BaubyronSketch, BaubyronWays
from baronnies.games.baubyron.sketch import shelf, sketch, ways_on
from baronnies.server.edge.problems import AnyRequest, address_of, may_answer
from baronnies.server.limits import Buckets
from baronnies.server.wire.bodies import Unavailable

Code = Annotated[
    str,
    QueryParameter(
        max_length=4000,
        description="blocks, @ and entries; what is missing may be; or a ready building's name, "
        "or random:short, random:medium, random:long",
    ),
]


@get("/api/baubyron/buildings", responses=may_answer())
async def buildings() -> list[BaubyronReady]:
    """The ready buildings."""
    return shelf()


@get("/api/baubyron/building", responses=may_answer("bad_building"))
async def sketched(
    state: State,
    request: AnyRequest,
    code: Code,
    *,
    middle: Annotated[
        bool, QueryParameter(description="in the middle of the table, with room to build on")
    ] = False,
) -> BaubyronSketch:
    """What a code is: a building, or what keeps it from being one."""
    _count(state, request)
    try:
        return sketch(_drawn(code), middle=middle)
    except Unreadable as reason:
        raise Unavailable("bad_building", reason) from reason


@get("/api/baubyron/ways", responses=may_answer("bad_building"))
async def ways(state: State, request: AnyRequest, code: Code) -> BaubyronWays:
    """What it costs to walk on a building: the cheapest way from each entry, and every step."""
    _count(state, request)
    try:
        return ways_on(code)
    except Unreadable as reason:
        raise Unavailable("bad_building", reason) from reason


def _drawn(code: str) -> str:
    """A random building is drawn anew each time."""
    if not code.startswith(RANDOM):
        return code
    return random_building(code.removeprefix(RANDOM), secrets.randbelow(NUMBERS))


def _count(state: State, request: AnyRequest) -> None:
    asked: Buckets = state.sketches
    if not asked.take(address_of(request)):
        raise Unavailable("too_fast")


ROUTES: Final = [buildings, sketched, ways]
