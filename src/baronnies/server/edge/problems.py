"""What requests to the API have in common: their language, their token, and how they may fail."""

from traceback import walk_tb
from typing import Annotated, Any, Final, get_args

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg, HeaderParameter, PathParameter, QueryParameter
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_401_UNAUTHORIZED

from baronnies.core.words import word
from baronnies.server.logs import log_mistake
from baronnies.server.wire.bodies import Problem, ProblemCode, problem_of, worded
from baronnies.server.wire.messages import Lang

STATUS: Final[dict[str, int]] = {
    "malformed": 400,
    "wrong_token": 401,
    "not_the_house": 401,
    "not_the_host": 403,
    "origin": 403,
    "banned": 403,
    "not_found": 404,
    "no_table": 404,
    "no_game": 404,
    "no_code": 404,
    "no_line": 404,
    "no_report": 404,
    "no_study": 404,
    "method": 405,
    "seat_taken": 409,
    "seat_not_taken": 409,
    "not_over": 409,
    "begun": 409,
    "is_over": 409,
    "old_rules": 410,
    "too_big": 413,
    "host_name": 421,
    "bad_table": 422,
    "bad_building": 422,
    "bad_record": 422,
    "bad_push": 422,
    "bad_webhook": 422,
    "too_fast": 429,
    "too_many_tables": 429,
    "broken": 500,
    "not_kept": 507,
    "damaged": 500,
}
_LONGEST_REASON: Final = 200  # characters: what was sent stands in it
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


def like(**example: object) -> BodyKwarg:
    """A body of JSON, with an example of it for the OpenAPI document."""
    return BodyKwarg(examples=[Example(value=example)])


def _answer(problem: Problem) -> Response[Problem]:
    """A typed answer to what cannot be done."""
    response = Response(problem, status_code=STATUS[problem.code])
    if response.status_code == HTTP_401_UNAUTHORIZED:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def address_of(request: AnyRequest) -> str:
    """Who asks, as far as limits are concerned."""
    return request.client.host if request.client else ""


def token_of(authorization: str) -> str:
    """The token of a header."""
    return authorization.removeprefix("Bearer ")


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
    if isinstance(error, HTTPException):
        return _answer_http(error, lang)
    if _before_us(error):
        return _answer(worded("malformed", lang))
    problem = problem_of(error, lang)
    if problem.code in ("broken", "not_kept"):
        log_mistake("request_failed", error)
    return _answer(problem)


def _before_us(error: Exception) -> bool:
    """Whether a body could not even be read: endless brackets, bytes that are no text."""
    if not isinstance(error, RecursionError | UnicodeError):
        return False
    frames = [frame for frame, _ in walk_tb(error.__traceback__)]
    return not any(str(frame.f_globals["__name__"]).startswith("baronnies") for frame in frames)


def _answer_http(error: HTTPException, lang: str) -> Response[Problem]:
    codes: dict[int, ProblemCode] = {404: "not_found", 405: "method", 413: "too_big"}
    code = codes.get(error.status_code)
    answer = _answer(worded(code, lang) if code else _malformed(error, lang))
    answer.headers.update(error.headers or {})
    return answer


def _malformed(error: HTTPException, lang: str) -> Problem:
    """What is wrong with a request, and where, as far as the reader of it could tell."""
    found = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    reason = str(found.get("message", "")) or error.detail
    if error.status_code != HTTP_400_BAD_REQUEST or not reason:
        return worded("malformed", lang)
    place = "" if found.get("key") in (None, "data") else f"{found['key']}: "
    facts = {"reason": f"{place}{reason}"[:_LONGEST_REASON]}
    return Problem("malformed", word(lang, "server-malformed-at", facts))
