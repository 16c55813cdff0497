"""The REST part of pictures."""

from typing import Annotated, Final

from litestar import get
from litestar.datastructures import State
from litestar.params import PathParameter

from baronnies.server.edge.problems import TableId, may_answer
from baronnies.server.house.house import House
from baronnies.server.house.scenes import scene_at, scene_of
from baronnies.server.wire.bodies import Scene, Unavailable


@get("/api/games/{game:str}/scene", responses=may_answer("no_game"))
async def game_scene(
    state: State, game: Annotated[str, PathParameter(max_length=64)]
) -> Scene | None:
    """A position that shows what a game is like; null where nobody has chosen one."""
    house: House = state.house
    if game not in house.shelf:
        raise Unavailable("no_game")
    return scene_of(house.shelf[game])


@get("/api/tables/{table:str}/scene", responses=may_answer("no_table", "old_rules"))
async def table_scene(state: State, table: TableId) -> Scene | None:
    """A table as anybody who watches sees it; null before the game."""
    house: House = state.house
    return scene_at((await house.room(table)).play)


ROUTES: Final = [game_scene, table_scene]
