"""The REST part for who runs the server, with the host's token, under /api/host."""

from typing import Annotated, Any, Final, Literal

from litestar import Router, delete, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct

from baronnies.server.edge.problems import TableId, may_answer
from baronnies.server.house.desk import Desk
from baronnies.server.house.house import House
from baronnies.server.logs import mark
from baronnies.server.table.audience import on_wire
from baronnies.server.table.room import Room
from baronnies.server.wire.messages import ChatLine, Plain, SeatNumber

_SHOWN: Final = 500
Phase = Literal["gathering", "running", "over"]


class HostListed(Struct):
    """A table in the host's list: its mark, as in the log, does not lead to it."""

    mark: str
    game: str
    phase: Phase
    made: int  # seconds since 1970
    changed: int
    public: bool
    people: int  # who sit there
    lines: int  # of chat


class HostSeat(Struct):
    """A seat, for the host."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str  # as it was given; "" if none was
    muted: bool


class HostTable(Struct):
    """A table as the host sees it: names and talk, no hand and no move."""

    mark: str
    game: str
    phase: Phase
    seats: list[HostSeat]
    spectators_muted: bool
    chat: list[ChatLine]


class Mute(Struct, forbid_unknown_fields=True):
    """Whom to mute, or not any longer; null is all spectators."""

    seat: SeatNumber | None
    muted: bool = True


class Close(Struct, forbid_unknown_fields=True):
    """What everybody is told who is there."""

    word: Annotated[Plain, Meta(max_length=200)] = ""


def _of_the_host(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Only with the host's token."""
    desk: Desk = connection.app.state.desk
    address = connection.client.host if connection.client else ""
    desk.check(connection.headers.get("Authorization", ""), address)


def _host_table(room: Room) -> HostTable:
    play = room.play
    seats = [
        HostSeat(seat, chair.kind, chair.name, seat in play.muted)
        for seat, chair in enumerate(play.chairs)
    ]
    return HostTable(
        mark(room.table),
        play.made.game,
        play.phase,
        seats,
        None in play.muted,
        [on_wire(line) for line in room.chat.lines],
    )


@get("/tables", responses=may_answer("not_the_house"))
async def tables(
    state: State,
    phase: Annotated[Phase, QueryParameter(description="how the tables stand")] = "running",
) -> list[HostListed]:
    """The tables of a phase that changed last."""
    house: House = state.house
    return [
        HostListed(
            mark(known.table),
            known.game,
            known.phase,
            known.made,
            known.changed,
            known.public,
            sum(seat.kind == "person" for seat in known.seats),
            lines,
        )
        for known, lines in await house.store.tables(phase, _SHOWN)
    ]


@get("/tables/{table:str}", responses=may_answer("not_the_house", "no_table", "old_rules"))
async def table(state: State, table: TableId) -> HostTable:
    """The names and the talk of a table, by its id or mark."""
    desk: Desk = state.desk
    return _host_table(await desk.room(table))


@post(
    "/tables/{table:str}/mute",
    status_code=HTTP_200_OK,
    responses=may_answer("not_the_house", "no_table", "old_rules", "seat_not_taken"),
)
async def mute(state: State, table: TableId, data: JSONBody[Mute]) -> HostTable:
    """Mute a seat or all spectators, or let them speak again."""
    desk: Desk = state.desk
    return _host_table(await desk.mute(table, data.seat, muted=data.muted))


@delete(
    "/tables/{table:str}/chat/{number:int}",
    status_code=HTTP_200_OK,
    responses=may_answer("not_the_house", "no_table", "old_rules", "no_line"),
)
async def hush(
    state: State, table: TableId, number: Annotated[int, PathParameter(ge=1, le=2**31)]
) -> HostTable:
    """Take away a line of chat."""
    desk: Desk = state.desk
    return _host_table(await desk.hush(table, number))


@delete(
    "/tables/{table:str}/seats/{seat:int}/name",
    status_code=HTTP_200_OK,
    responses=may_answer("not_the_house", "no_table", "old_rules", "seat_not_taken"),
)
async def rename(
    state: State, table: TableId, seat: Annotated[SeatNumber, PathParameter(description="0, 1 …")]
) -> HostTable:
    """Take away the name of a seat."""
    desk: Desk = state.desk
    return _host_table(await desk.rename(table, seat))


@post(
    "/tables/{table:str}/close",
    status_code=HTTP_200_OK,
    responses=may_answer("not_the_house", "no_table", "old_rules", "is_over"),
)
async def close(state: State, table: TableId, data: JSONBody[Close]) -> None:
    """End a game where it stands; a table where none has begun is gone."""
    desk: Desk = state.desk
    await desk.close(table, data.word)


@post(
    "/tables/{table:str}/erase",
    status_code=HTTP_200_OK,
    responses=may_answer("not_the_house", "no_table", "old_rules", "not_over"),
)
async def erase(state: State, table: TableId) -> None:
    """Forget who played a finished game and what was said; its moves stay."""
    desk: Desk = state.desk
    await desk.erase(table)


ROUTES: Final = [
    Router(
        "/api/host",
        guards=[_of_the_host],
        route_handlers=[tables, table, mute, hush, rename, close, erase],
    )
]
