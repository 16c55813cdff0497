"""The REST part of pictures."""

from typing import Annotated, Final

from litestar import get
from litestar.datastructures import State
from litestar.params import PathParameter

from baronnies.server.edge.problems import TableId, may_answer
from baronnies.server.house.counter import Counter
from baronnies.server.wire.pictures import Picture, Scene


@get("/api/games/{game:str}/scene", responses=may_answer("no_game"))
async def game_scene(
    state: State, game: Annotated[str, PathParameter(max_length=64)]
) -> Scene | None:
    """A position that shows what a game is like; null where nobody has chosen one."""
    counter: Counter = state.counter
    return counter.game_scene(game)


@get("/api/games/{game:str}/pictures", responses=may_answer("no_game"))
async def game_pictures(
    state: State, game: Annotated[str, PathParameter(max_length=64)]
) -> dict[str, Picture]:
    """The pictures of a game's rule book, by the names its clauses give them."""
    counter: Counter = state.counter
    return counter.game_pictures(game)


@get("/api/tables/{table:str}/scene", responses=may_answer("no_table", "old_rules"))
async def table_scene(state: State, table: TableId) -> Scene | None:
    """A table as anybody who watches sees it; null before the game."""
    counter: Counter = state.counter
    return await counter.table_scene(table)


ROUTES: Final = [game_scene, game_pictures, table_scene]
