"""The REST part: the shelf, making tables, taking and freeing seats, records."""

from typing import Annotated, Final

from litestar import MediaType, delete, get, post, put
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from baronnies.server.edge.problems import (
    AnyRequest,
    Bearer,
    LangQuery,
    TableId,
    address_of,
    like,
    may_answer,
    token_of,
)
from baronnies.server.house.counter import Counter
from baronnies.server.house.desk import Desk
from baronnies.server.house.house import House
from baronnies.server.house.reception import Reception
from baronnies.server.house.site import Site
from baronnies.server.wire.bodies import (
    BookText,
    Branch,
    FillSeat,
    Found,
    GameFacts,
    LobbyFacts,
    NewTable,
    PushKey,
    PushPlace,
    Seated,
    SitDown,
    TableMade,
    WaysHere,
)
from baronnies.server.wire.desk import NewReport
from baronnies.server.wire.messages import SeatNumber, TableFacts


@get("/api/games", responses=may_answer())
async def games(state: State, lang: LangQuery = "fr") -> list[GameFacts]:
    """The shelf."""
    counter: Counter = state.counter
    return counter.games(lang)


@get("/api/games/{game:str}/rules", responses=may_answer("no_game"))
async def rules(
    state: State, game: Annotated[str, PathParameter(max_length=64)], lang: LangQuery = "fr"
) -> BookText:
    """A rule book; its player aid is Markdown."""
    counter: Counter = state.counter
    return counter.rules(game, lang)


@post("/api/tables", responses=may_answer("bad_table", "bad_webhook", "too_many_tables", "too_big"))
async def make_table(
    state: State,
    request: AnyRequest,
    data: Annotated[
        NewTable, like(game="le_baron", seats=[{"kind": "open"}, {"kind": "bot", "bot": "greedy"}])
    ],
    lang: LangQuery = "fr",
) -> TableMade:
    """Make a table."""
    counter: Counter = state.counter
    return await counter.make(data, address_of(request), lang)


@get("/api/lobby", responses=may_answer())
async def lobby(
    state: State,
    game: Annotated[str, QueryParameter(max_length=64, description="of this game only")] = "",
) -> LobbyFacts:
    """The lobby: public tables, those with open seats first."""
    house: House = state.house
    return house.lobby.facts(game)


@get("/api/codes/{code:str}", responses=may_answer("no_code"))
async def find_code(
    state: State, request: AnyRequest, code: Annotated[str, PathParameter(max_length=64)]
) -> Found:
    """The table that a code leads to, while a seat is open."""
    reception: Reception = state.reception
    return Found(reception.find(code, address_of(request)))


@post(
    "/api/tables/{table:str}/rematch",
    responses=may_answer("no_table", "old_rules", "wrong_token", "not_over", "too_many_tables"),
)
async def rematch(
    state: State, request: AnyRequest, table: TableId, authorization: Bearer = ""
) -> Found:
    """Another game with the same people and options; who asks later is led to the same table."""
    reception: Reception = state.reception
    found = await reception.rematch(table, token_of(authorization), address_of(request))
    return Found(found)


@get("/api/tables/{table:str}", responses=may_answer("no_table", "old_rules"))
async def table_facts(state: State, table: TableId, lang: LangQuery = "fr") -> TableFacts:
    """What everybody may know about a table."""
    counter: Counter = state.counter
    return await counter.facts(table, lang)


@post(
    "/api/tables/{table:str}/seats",
    responses=may_answer("no_table", "old_rules", "seat_taken", "too_big"),
)
async def sit_down(
    state: State,
    table: TableId,
    data: Annotated[SitDown, like(seat=0, name="Aliénor")],
    lang: LangQuery = "fr",
) -> Seated:
    """Take an open seat."""
    counter: Counter = state.counter
    return await counter.sit(table, data, lang)


@delete(
    "/api/tables/{table:str}/seats/{seat:int}",
    status_code=HTTP_200_OK,
    responses=may_answer("no_table", "old_rules", "not_the_host", "seat_not_taken"),
)
async def free_seat(
    state: State,
    table: TableId,
    seat: Annotated[SeatNumber, PathParameter(description="0, 1, 2 … round the table")],
    authorization: Bearer = "",
    lang: LangQuery = "fr",
) -> TableFacts:
    """Open a seat again, of a person or before the game of a bot; only who made the table may."""
    counter: Counter = state.counter
    return await counter.free(table, seat, token_of(authorization), lang)


@put(
    "/api/tables/{table:str}/seats/{seat:int}/bot",
    responses=may_answer(
        "no_table", "old_rules", "not_the_host", "seat_taken", "begun", "bad_table", "too_big"
    ),
)
async def fill_seat(
    state: State,
    table: TableId,
    seat: Annotated[SeatNumber, PathParameter(description="0, 1, 2 … round the table")],
    data: Annotated[FillSeat, like(bot="greedy")],
    authorization: Bearer = "",
) -> FillSeat:
    """Let a bot take an open seat before the game; only who made the table may."""
    reception: Reception = state.reception
    await reception.fill(table, seat, data.bot, token_of(authorization))
    return data


@get("/api/ways", responses=may_answer())
async def ways(state: State) -> WaysHere:
    """Where friends find this server."""
    site: Site = state.site
    return WaysHere(list(site.addresses), "" if site.addresses else site.opening)


@get("/api/push", responses=may_answer())
async def push_key(state: State) -> PushKey:
    """The key that a browser subscribes to notices with."""
    reception: Reception = state.reception
    return PushKey(reception.push_key)


@put(
    "/api/tables/{table:str}/seats/{seat:int}/push",
    responses=may_answer("no_table", "old_rules", "wrong_token", "bad_push", "too_big"),
)
async def subscribe(
    state: State,
    table: TableId,
    seat: Annotated[SeatNumber, PathParameter(description="0, 1, 2 … round the table")],
    data: Annotated[
        PushPlace, like(endpoint="https://push.example/ab12", p256dh="BNc…", auth="k8J…", lang="en")
    ],
    authorization: Bearer = "",
) -> PushPlace:
    """Let a browser have notices when the table waits for a seat, or no more."""
    reception: Reception = state.reception
    await reception.subscribe(table, seat, token_of(authorization), data)
    return data


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    responses=may_answer("no_table", "old_rules", "wrong_token"),
)
async def record(
    state: State, table: TableId, authorization: Bearer = "", lang: LangQuery = "fr"
) -> str:
    """The whole record of a finished game; of a running one, what the seat of the token knows."""
    reception: Reception = state.reception
    return await reception.record(table, token_of(authorization), lang)


@post(
    "/api/tables/{table:str}/report",
    status_code=HTTP_200_OK,
    responses=may_answer("no_table", "old_rules"),
)
async def report(
    state: State,
    request: AnyRequest,
    table: TableId,
    data: Annotated[NewReport, like(text="Seat 2 insults everybody.")],
    authorization: Bearer = "",
) -> None:
    """Tell the host of the server something; with its token, as a seat."""
    desk: Desk = state.desk
    await desk.report(table, token_of(authorization), data.text, address_of(request))


@post(
    "/api/tables/{table:str}/branch",
    responses=may_answer(
        "no_table", "old_rules", "not_over", "bad_table", "too_many_tables", "too_big"
    ),
)
async def branch(
    state: State,
    request: AnyRequest,
    table: TableId,
    data: Annotated[
        Branch, like(ply=12, seats=[{"kind": "here", "name": "Aliénor"}, {"kind": "open"}])
    ],
    lang: LangQuery = "fr",
) -> TableMade:
    """Make a table that goes on from a position of a finished game, with luck of its own."""
    counter: Counter = state.counter
    return await counter.branch(table, data, address_of(request), lang)


ROUTES: Final = [
    games,
    rules,
    lobby,
    find_code,
    make_table,
    table_facts,
    sit_down,
    free_seat,
    fill_seat,
    rematch,
    ways,
    push_key,
    subscribe,
    record,
    report,
    branch,
]
