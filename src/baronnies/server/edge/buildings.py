"""The REST part of Baubyron's workshop."""

from typing import Annotated, Final

from litestar import get
from litestar.datastructures import State
from litestar.params import QueryParameter

from baronnies.games.baubyron.sight import BaubyronReady, BaubyronSketch, BaubyronWays
from baronnies.games.baubyron.sketch import shelf
from baronnies.server.edge.problems import AnyRequest, address_of, may_answer
from baronnies.server.house import workshop
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
    return workshop.sketched(code, middle=middle)


@get("/api/baubyron/ways", responses=may_answer("bad_building"))
async def ways(state: State, request: AnyRequest, code: Code) -> BaubyronWays:
    """What it costs to walk on a building: the cheapest way from each entry, and every step."""
    _count(state, request)
    return workshop.ways(code)


def _count(state: State, request: AnyRequest) -> None:
    asked: Buckets = state.sketches
    if not asked.take(address_of(request)):
        raise Unavailable("too_fast")


ROUTES: Final = [buildings, sketched, ways]
