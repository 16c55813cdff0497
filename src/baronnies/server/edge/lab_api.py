"""The REST part of the lab."""

from typing import Annotated, Final

from litestar import MediaType, delete, get, post
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from baronnies.server.edge.problems import AnyRequest, LangQuery, address_of, like, may_answer
from baronnies.server.house.studies import Studies
from baronnies.server.wire.studies import AskStudy, LabFacts, StudyFacts

CSV: Final = "text/csv"
StudyName = Annotated[
    str, PathParameter(max_length=40, description="the name that asking for a study gave")
]
Setting = Annotated[
    int, QueryParameter(name="setting", ge=0, le=3, description="which one; the first is 0")
]
Number = Annotated[int, QueryParameter(name="game", ge=0, le=10_000, description="its number")]


@get("/api/lab", sync_to_thread=False)
def lab(state: State) -> LabFacts:
    """What the lab offers: how much may be asked, and questions that are ready."""
    studies: Studies = state.studies
    return studies.offer()


@post("/api/lab", status_code=HTTP_200_OK, responses=may_answer("bad_table"))
async def begin_study(
    state: State,
    request: AnyRequest,
    data: Annotated[
        AskStudy,
        like(game="terre_de_barons", seats=3, games=1000, settings=[{}, {"goal_3": "15"}]),
    ],
    lang: LangQuery = "fr",
) -> StudyFacts:
    """Play games among bots by several settings; who asks the same is told of the same study."""
    studies: Studies = state.studies
    return await studies.facts(await studies.begin(data, address_of(request)), lang)


@get("/api/lab/{study:str}", responses=may_answer("no_study"))
async def study(state: State, study: StudyName, lang: LangQuery = "fr") -> StudyFacts:
    """What a study shows, as far as it has come; ask again while it is made."""
    studies: Studies = state.studies
    return await studies.facts(study, lang)


@delete("/api/lab/{study:str}", status_code=HTTP_200_OK, responses=may_answer("no_study"))
async def stop_study(state: State, study: StudyName, lang: LangQuery = "fr") -> StudyFacts:
    """Stop a study; what it has found is kept, and asking for it again goes on from there."""
    studies: Studies = state.studies
    studies.stop(study)
    return await studies.facts(study, lang)


@get("/api/lab/{study:str}/games.csv", media_type=CSV, responses=may_answer("no_study"))
async def study_games(state: State, study: StudyName, setting: Setting = 0) -> str:
    """A line of CSV for each game by one of the settings."""
    studies: Studies = state.studies
    return await studies.games(study, setting)


@get("/api/lab/{study:str}/record", media_type=MediaType.TEXT, responses=may_answer("no_study"))
async def study_record(
    state: State, study: StudyName, setting: Setting = 0, number: Number = 0
) -> str:
    """The record of one of the games."""
    studies: Studies = state.studies
    return await studies.record(study, setting, number)


ROUTES: Final = [lab, begin_study, study, stop_study, study_games, study_record]
