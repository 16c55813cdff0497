"""The REST part: the shelf, making tables, taking and freeing seats, records."""

from typing import Annotated, Any, Final, get_args

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_401_UNAUTHORIZED

from baronnies.bots.names import bot_names
from baronnies.core.game import Game
from baronnies.core.options import Choice, Count, Option, Switch
from baronnies.core.rulebook import rulebook
from baronnies.core.unreadable import Unreadable
from baronnies.core.words import word
from baronnies.server.api_types import (
    BookText,
    Branch,
    ClauseText,
    Found,
    GameFacts,
    LobbyFacts,
    NewTable,
    OptionFacts,
    Problem,
    ProblemCode,
    PushKey,
    PushPlace,
    Seated,
    SectionText,
    SitDown,
    TableMade,
    Verified,
    Verify,
)
from baronnies.server.branch import branch_off
from baronnies.server.house import House, Unavailable
from baronnies.server.logs import log_mistake
from baronnies.server.messages import Lang, SeatNumber, TableFacts
from baronnies.server.remains import remains

STATUS: Final[dict[str, int]] = {
    "malformed": 400,
    "wrong_token": 401,
    "not_the_house": 401,
    "not_the_host": 403,
    "origin": 403,
    "not_found": 404,
    "no_table": 404,
    "no_game": 404,
    "no_code": 404,
    "no_line": 404,
    "method": 405,
    "seat_taken": 409,
    "seat_not_taken": 409,
    "not_over": 409,
    "is_over": 409,
    "old_rules": 410,
    "too_big": 413,
    "bad_table": 422,
    "bad_push": 422,
    "bad_webhook": 422,
    "too_fast": 429,
    "too_many_tables": 429,
    "broken": 500,
}
LONGEST_RECORD: Final = 1_000_000  # bytes of a request to verify one
TableId = Annotated[str, PathParameter(max_length=64, description="the table's id, from its link")]
LangQuery = Annotated[Lang, QueryParameter(name="lang", description="the language of all texts")]
Bearer = Annotated[
    str,
    HeaderParameter(
        name="Authorization",
        max_length=100,
        required=False,
        description="Bearer and a token: a seat's for its record, the host's to free a seat",
    ),
]
AnyRequest = Request[Any, Any, State]


def may_answer(*codes: ProblemCode) -> dict[int, ResponseSpec]:
    """How a request may fail, for the OpenAPI document; the first three may happen anywhere."""
    every = ("malformed", "origin", "too_fast", *codes)
    return {
        STATUS[code]: ResponseSpec(Problem, generate_examples=False, description="a problem")
        for code in every
    }


def problem(code: ProblemCode, lang: str, text: str = "") -> Response[Problem]:
    """A typed answer to what cannot be done."""
    words = text or word(lang, f"server-problem-{code.replace('_', '-')}")
    response = Response(Problem(code, words), status_code=STATUS[code])
    if STATUS[code] == HTTP_401_UNAUTHORIZED:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def lang_of(request: AnyRequest) -> str:
    """The language asked for; the first of Accept-Language that we speak; French."""
    asked = request.query_params.get("lang", "")
    for text in (asked, *request.headers.get("Accept-Language", "").split(",")):
        short = text.strip()[:2].lower()
        if short in get_args(Lang):
            return str(short)
    return "fr"


def answer_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Every exception as a problem; our own mistakes without a word about where."""
    lang = lang_of(request)
    match error:
        case Unavailable():
            code: ProblemCode = error.code
            return problem(code, lang)
        case Unreadable():
            return problem("bad_table", lang, error.words(lang))
        case HTTPException():
            return _answer_http(error, lang)
        case _:
            log_mistake("request_failed", error)
            return problem("broken", lang)


def _answer_http(error: HTTPException, lang: str) -> Response[Problem]:
    codes: dict[int, ProblemCode] = {404: "not_found", 405: "method", 413: "too_big"}
    answer = problem(codes.get(error.status_code, "malformed"), lang)
    answer.headers.update(error.headers or {})
    return answer


@get("/api/games", responses=may_answer())
async def games(state: State, lang: LangQuery = "fr") -> list[GameFacts]:
    """The shelf."""
    house: House = state.house
    return [_game_facts(game, lang) for game in house.shelf.values()]


@get("/api/games/{game:str}/rules", responses=may_answer("no_game"))
async def rules(
    state: State, game: Annotated[str, PathParameter(max_length=64)], lang: LangQuery = "fr"
) -> BookText:
    """A rule book; its player aid is Markdown."""
    house: House = state.house
    if game not in house.shelf:
        raise Unavailable("no_game")
    book = rulebook(house.shelf[game].package, lang)
    sections = [
        SectionText(
            section.number,
            section.title,
            [ClauseText(clause.number, clause.text) for clause in section.clauses],
        )
        for section in book.sections
    ]
    return BookText(book.title, book.aid, sections)


@post("/api/tables", responses=may_answer("bad_table", "bad_webhook", "too_many_tables", "too_big"))
async def make_table(
    state: State, request: AnyRequest, data: JSONBody[NewTable], lang: LangQuery = "fr"
) -> TableMade:
    """Make a table."""
    house: House = state.house
    room, host, tokens = await house.make(data, address_of(request))
    return TableMade(room.play.made.table, host, tokens, room.facts(lang))


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
    house: House = state.house
    return Found(house.find(code, address_of(request)))


@post(
    "/api/tables/{table:str}/rematch",
    responses=may_answer("no_table", "old_rules", "wrong_token", "not_over", "too_many_tables"),
)
async def rematch(
    state: State, request: AnyRequest, table: TableId, authorization: Bearer = ""
) -> Found:
    """Another game with the same people and options; who asks later is led to the same table."""
    house: House = state.house
    token = authorization.removeprefix("Bearer ")
    return Found(await house.rematch(table, token, address_of(request)))


@get("/api/tables/{table:str}", responses=may_answer("no_table", "old_rules"))
async def table_facts(state: State, table: TableId, lang: LangQuery = "fr") -> TableFacts:
    """What everybody may know about a table."""
    house: House = state.house
    return (await house.room(table)).facts(lang)


@post(
    "/api/tables/{table:str}/seats",
    responses=may_answer("no_table", "old_rules", "seat_taken", "too_big"),
)
async def sit_down(
    state: State, table: TableId, data: JSONBody[SitDown], lang: LangQuery = "fr"
) -> Seated:
    """Take an open seat."""
    house: House = state.house
    room, seat, token = await house.sit(table, data.seat, data.name)
    return Seated(seat, token, room.facts(lang))


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
    """Open a seat again whose token was lost; only who made the table may."""
    house: House = state.house
    room = await house.free(table, seat, authorization.removeprefix("Bearer "))
    return room.facts(lang)


@get("/api/push", responses=may_answer())
async def push_key(state: State) -> PushKey:
    """The key that a browser subscribes to notices with."""
    house: House = state.house
    return PushKey(house.push_key)


@put(
    "/api/tables/{table:str}/seats/{seat:int}/push",
    responses=may_answer("no_table", "old_rules", "wrong_token", "bad_push", "too_big"),
)
async def subscribe(
    state: State,
    table: TableId,
    seat: Annotated[SeatNumber, PathParameter(description="0, 1, 2 … round the table")],
    data: JSONBody[PushPlace],
    authorization: Bearer = "",
) -> PushPlace:
    """Let a browser have notices when the table waits for a seat, or no more."""
    house: House = state.house
    await house.subscribe(table, seat, authorization.removeprefix("Bearer "), data)
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
    house: House = state.house
    try:
        play = (await house.room(table)).play
    except Unavailable as unavailable:
        if unavailable.code != "old_rules":
            raise
        return await remains(house.store, table, authorization.removeprefix("Bearer "))
    if play.phase == "over":
        return play.record(lang).text()
    seat = play.seat_of(authorization.removeprefix("Bearer "))
    if seat is None:
        raise Unavailable("wrong_token")
    return play.record(lang).text_for(seat)


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
    data: JSONBody[Branch],
    lang: LangQuery = "fr",
) -> TableMade:
    """Make a table that goes on from a position of a finished game, with luck of its own."""
    address = request.client.host if request.client else ""
    room, host, tokens = await branch_off(state.house, table, data, address)
    return TableMade(room.play.made.table, host, tokens, room.facts(lang))


@post(
    "/api/verify",
    status_code=HTTP_200_OK,
    request_max_body_size=LONGEST_RECORD,
    responses=may_answer("too_big"),
)
async def verify(
    state: State, request: AnyRequest, data: JSONBody[Verify], lang: LangQuery = "fr"
) -> Verified:
    """Play a record again: every move by the rules, every bit of luck drawn from its seed."""
    house: House = state.house
    address = request.client.host if request.client else ""
    if not house.checks.may_ask(address):
        raise Unavailable("too_fast")
    found = await house.checks.verify(data.record, lang)
    if found is None:
        raise Unavailable("too_big")
    return found


def _game_facts(game: Game, lang: str) -> GameFacts:
    fewest, most = game.seats
    return GameFacts(
        name=game.name,
        title=game.title,
        credits=game.credits,
        about=word(lang, f"{game.name}-about"),
        rules=game.version,
        fewest=fewest,
        most=most,
        options=[_option_facts(name, option) for name, option in game.options.items()],
        bots=bot_names(game),
    )


def _option_facts(name: str, option: Option) -> OptionFacts:
    facts = OptionFacts(
        name, option.default, option.allowed, "material", [], None, None, option.clause
    )
    match option:
        case Switch():
            facts.kind, facts.values = "switch", ["yes", "no"]
        case Choice():
            facts.kind, facts.values = "choice", list(option.values)
        case Count():
            facts.kind, facts.low, facts.high = "count", option.low, option.high
    return facts


ROUTES: Final = [
    games,
    rules,
    lobby,
    find_code,
    make_table,
    table_facts,
    sit_down,
    free_seat,
    rematch,
    push_key,
    subscribe,
    record,
    branch,
    verify,
]
