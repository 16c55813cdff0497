"""The REST part for who runs the server, with the host's token, under /api/host."""

from typing import Annotated, Any, Final

from litestar import Router, delete, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from baronnies.server.edge.problems import TableId, like, may_answer
from baronnies.server.house.desk import Desk
from baronnies.server.house.house import House
from baronnies.server.logs import mark
from baronnies.server.table.audience import on_wire
from baronnies.server.table.room import Room
from baronnies.server.wire.desk import (
    Banned,
    Close,
    HostListed,
    HostSeat,
    HostTable,
    Mute,
    NewBan,
    Phase,
    Report,
)
from baronnies.server.wire.messages import SeatNumber

_SHOWN: Final = 500


def _of_the_host(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Only with the host's token."""
    desk: Desk = connection.app.state.desk
    address = connection.client.host if connection.client else ""
    desk.check(connection.headers.get("Authorization", ""), address)


def _host_table(room: Room) -> HostTable:
    play = room.play
    seats = [
        HostSeat(seat, chair.kind, chair.name, seat in play.muted, _addresses(room, seat))
        for seat, chair in enumerate(play.chairs)
    ]
    return HostTable(
        mark(room.table),
        play.made.game,
        play.phase,
        seats,
        None in play.muted,
        _addresses(room, None),
        [on_wire(line) for line in room.chat.lines],
    )


def _addresses(room: Room, seat: SeatNumber | None) -> list[str]:
    """From where a seat, or with None the spectators, look on now."""
    found = [v.address for v in room.audience.viewers if seat in (v.seats or (None,))]
    return list(dict.fromkeys(found))


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
async def mute(
    state: State, table: TableId, data: Annotated[Mute, like(seat=1, muted=True)]
) -> HostTable:
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
async def close(
    state: State, table: TableId, data: Annotated[Close, like(word="Closed for the night.")]
) -> None:
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


@get("/reports", responses=may_answer("not_the_house"))
async def reports(state: State) -> list[Report]:
    """What players told the host, the latest first."""
    house: House = state.house
    return [
        Report(number, told.at, mark(told.table), told.seat, told.text)
        for number, told in await house.store.reports()
    ]


@delete(
    "/reports/{number:int}",
    status_code=HTTP_200_OK,
    responses=may_answer("not_the_house", "no_report"),
)
async def settle(state: State, number: Annotated[int, PathParameter(ge=0, le=2**31)]) -> None:
    """A report is settled, and forgotten."""
    desk: Desk = state.desk
    await desk.settle(number)


@get("/bans", responses=may_answer("not_the_house"))
async def bans(state: State) -> list[Banned]:
    """Who may not come in now."""
    desk: Desk = state.desk
    return [Banned(*ban) for ban in desk.bans.all()]


@post("/bans", status_code=HTTP_200_OK, responses=may_answer("not_the_house"))
async def ban(
    state: State, data: Annotated[NewBan, like(address="203.0.113.7", hours=24)]
) -> Banned:
    """Keep an address out for a while; who is there now has to go."""
    desk: Desk = state.desk
    return Banned(*desk.ban(data.address, data.hours))


@delete("/bans/{address:str}", status_code=HTTP_200_OK, responses=may_answer("not_the_house"))
async def lift(state: State, address: Annotated[str, PathParameter(max_length=60)]) -> None:
    """Let an address in again."""
    desk: Desk = state.desk
    desk.bans.lift(address)


ROUTES: Final = [
    Router(
        "/api/host",
        guards=[_of_the_host],
        route_handlers=[
            tables,
            table,
            mute,
            hush,
            rename,
            close,
            erase,
            reports,
            settle,
            bans,
            ban,
            lift,
        ],
    )
]
