"""The REST part of reviews."""

from typing import Annotated, Final

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import PathParameter
from litestar.status_codes import HTTP_200_OK

from baronnies.server.edge.problems import AnyRequest, LangQuery, TableId, address_of, may_answer
from baronnies.server.house.reviews import Reviews
from baronnies.server.wire.messages import Ply, SeatNumber
from baronnies.server.wire.reviews import ReviewFacts, TurningPictures


@get("/api/tables/{table:str}/review", responses=may_answer("no_table", "old_rules"))
async def review(state: State, table: TableId, lang: LangQuery = "fr") -> ReviewFacts:
    """Where a finished game was decided, as far as it is known; ask again while it is made."""
    reviews: Reviews = state.reviews
    return await reviews.facts(table, lang)


@post(
    "/api/tables/{table:str}/review",
    status_code=HTTP_200_OK,
    responses=may_answer("no_table", "old_rules", "not_over"),
)
async def begin_review(
    state: State, request: AnyRequest, table: TableId, lang: LangQuery = "fr"
) -> ReviewFacts:
    """Have a finished game reviewed; who asks later is told of the same review."""
    reviews: Reviews = state.reviews
    await reviews.begin(table, address_of(request))
    return await reviews.facts(table, lang)


@delete(
    "/api/tables/{table:str}/review",
    status_code=HTTP_200_OK,
    responses=may_answer("no_table", "old_rules"),
)
async def stop_review(state: State, table: TableId, lang: LangQuery = "fr") -> ReviewFacts:
    """Stop a review; what it has found is kept."""
    reviews: Reviews = state.reviews
    reviews.stop(table)
    return await reviews.facts(table, lang)


@get(
    "/api/tables/{table:str}/review/{ply:int}/{seat:int}",
    responses=may_answer("no_table", "old_rules", "not_found"),
)
async def turning(
    state: State,
    table: TableId,
    ply: Annotated[Ply, PathParameter(description="the line where the choice was")],
    seat: Annotated[SeatNumber, PathParameter(description="0, 1, 2 … round the table")],
) -> TurningPictures:
    """A turning point on the board: the better turn, and the one that was played."""
    reviews: Reviews = state.reviews
    return await reviews.pictures(table, ply, seat)


ROUTES: Final = [review, begin_review, stop_review, turning]
