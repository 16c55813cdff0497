"""The REST part of records: checked, or made a table again."""

from typing import Annotated, Final

from litestar import post
from litestar.datastructures import State
from litestar.status_codes import HTTP_200_OK

from baronnies.server.edge.problems import AnyRequest, LangQuery, address_of, like, may_answer
from baronnies.server.house.counter import Counter
from baronnies.server.wire.bodies import Bring, TableMade, Verified, Verify

LONGEST_RECORD: Final = 1_000_000  # bytes of a request to verify one


@post(
    "/api/records",
    request_max_body_size=LONGEST_RECORD,
    responses=may_answer("bad_record", "bad_table", "too_many_tables", "too_big"),
)
async def bring(
    state: State,
    request: AnyRequest,
    data: Annotated[
        Bring, like(record="baronnies record 1 …", seats=[{"kind": "here"}, {"kind": "open"}])
    ],
    lang: LangQuery = "fr",
) -> TableMade:
    """Make a table out of a record that holds its seed: a saved game goes on here."""
    counter: Counter = state.counter
    return await counter.bring(data, address_of(request), lang)


@post(
    "/api/verify",
    status_code=HTTP_200_OK,
    request_max_body_size=LONGEST_RECORD,
    responses=may_answer("too_big"),
)
async def verify(
    state: State,
    request: AnyRequest,
    data: Annotated[Verify, like(record="the text of a record, as GET …/record gives it")],
    lang: LangQuery = "fr",
) -> Verified:
    """Play a record again: every move by the rules, every bit of luck drawn from its seed."""
    counter: Counter = state.counter
    return await counter.verify(data.record, address_of(request), lang)


ROUTES: Final = [bring, verify]
