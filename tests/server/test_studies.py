"""Studies at the server: asked for, played behind everybody's bots, kept, shared and taken away."""

import asyncio
import csv
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from baronnies.core.reading import read_record
from baronnies.core.replay import verify
from baronnies.games import SHELF
from baronnies.lab.contest import play_game
from baronnies.lab.plan import Plan
from baronnies.lab.study import Batch, study_of
from baronnies.server.house.house import House
from baronnies.server.house.retention import DAY, tidy
from baronnies.server.house.site import Keep
from baronnies.server.house.studies import Studies, offered
from baronnies.server.house.thinkers import Thinker, Waiters
from baronnies.server.limits import Limits
from baronnies.server.metrics import Metrics
from baronnies.server.page.worker import Silence
from baronnies.server.table.thinker import ANYBODY, LAB, STUDY, Asker, Question, Rank, Thought
from baronnies.server.wire.bodies import Unavailable
from baronnies.server.wire.studies import AskStudy, StudyFacts
from tests.server.in_a_page import HereAndNow, Memory
from tests.serving import Json, Server, rest, serving

ASKED: Final[Json] = {
    "game": "le_baron",
    "seats": 3,
    "bots": ["random"],
    "games": 30,
    "seed": "labo",
    "settings": [{}, {"games": "2"}],
}


def ask(server: Server, **change: object) -> Json:
    answer: Json = rest(f"{server.url}/api/lab?lang=en", {**ASKED, **change}).json()
    return answer


def made(server: Server, study: str) -> Json:
    """A study when it is done."""
    while True:
        seen: Json = rest(f"{server.url}/api/lab/{study}?lang=en").json()
        if seen["state"] not in ("waiting", "running"):
            return seen


def test_a_study_is_made_survives_a_restart_and_is_the_same_for_everybody(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db) as server:
        study = ask(server)["study"]
        seen = made(server, study)
        assert (seen["state"], seen["done"], seen["of"]) == ("done", 60, 60)
        first, second = seen["settings"]
        assert (first["options"], second["options"]) == ({}, {"games": "2"})
        assert [len(setting["order"]) for setting in seen["settings"]] == [3, 3]
        longer = next(each for each in second["differences"] if each["what"] == "turns")
        assert longer["tells"]  # two games take longer than one
        assert longer["by"]["low"] > 0
    with serving(db) as again:
        assert made(again, study) == seen
        assert ask(again, settings=[{"games": "1"}, {"games": "2"}]) == seen


def test_the_lab_tells_what_it_offers_and_every_ready_question_is_one(shared: Server) -> None:
    offered = rest(f"{shared.url}/api/lab").json()
    assert (offered["plays"], offered["games"], offered["settings"]) == (True, 10_000, 4)
    asked = Counter(question["game"] for question in offered["questions"])
    assert asked == dict.fromkeys(SHELF, 3)
    for question in offered["questions"]:
        plan = Plan(question["game"], question["seats"], {}, question["bots"])
        study = study_of(plan, question["games"], question["settings"])
        assert list(study.settings) == question["settings"], "each change is one"


def test_a_host_may_have_no_lab() -> None:
    assert not offered(SHELF, Limits(studies_at_once=0)).plays
    assert not offered(SHELF, Limits(studies_waiting=0)).plays


def test_games_are_taken_away_as_they_are_in_the_terminal(tmp_path: Path) -> None:
    plan = Plan("le_baron", 3, {"games": "2"}, ["random"], seed="labo").settled()
    with serving(tmp_path / "tables.db") as server:
        study = ask(server, games=3)["study"]
        made(server, study)
        sheet = rest(f"{server.url}/api/lab/{study}/games.csv?setting=1")
        rows = list(csv.DictReader(sheet.body.decode().splitlines()))
        assert [int(row["score_2"]) for row in rows] == [
            play_game(plan, number).scores[1] for number in range(3)
        ]
        record = rest(f"{server.url}/api/lab/{study}/record?setting=1&game=2").body.decode()
        assert verify(read_record(record, SHELF))
        assert record == play_game(plan, 2, with_record=True).record
        for lost in ("none", f"{study}/games.csv?setting=2", f"{study}/record?game=3"):
            assert rest(f"{server.url}/api/lab/{lost}").json()["code"] == "no_study"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"settings": [{"games": "none"}]}, "“none”"),
        ({"settings": [{"dragons": "1"}]}, "dragons"),
        ({"settings": []}, "1 to 4 settings"),
        ({"settings": [{}] * 5}, "1 to 4 settings"),
        ({"seats": 11}, "2 to 10"),
        ({"seats": 10**9}, "2 to 10"),
        ({"seats": -1}, "2 to 10"),
        ({"games": 10_001}, "1 to 10,000 games"),
        ({"games": 0}, "1 to 10,000 games"),
        ({"seed": "x" * 41}, "40 characters"),
        ({"bots": ["random"] * 1000}, "3 seats"),
        ({"bots": ["cmd:true"]}, "server’s bots"),
        ({"bots": ["go.py:Bot"]}, "server’s bots"),
        ({"bots": ["greedy", "random"]}, "3 seats"),
        ({"game": "chess"}, "chess"),
    ],
    ids=str,
)
def test_what_makes_no_study_is_refused_with_its_reason(
    shared: Server, change: Json, why: str
) -> None:
    answer = rest(f"{shared.url}/api/lab?lang=en", {**ASKED, **change})
    assert answer.status == 422
    assert why in answer.json()["text"]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("lab") / "tables.db") as server:
        yield server


def test_nobody_asks_for_too_many(tmp_path: Path) -> None:
    limits = ("studies=0.001", "study_burst=2", "requests=10000")
    with serving(tmp_path / "tables.db", limits) as server:
        codes = [
            rest(f"{server.url}/api/lab", {**ASKED, "seed": str(seed), "games": 1}).status
            for seed in range(3)
        ]
        assert codes == [200, 200, 429]


class Counting(HereAndNow):
    """Plays where it is asked, and knows who asked."""

    def __init__(self) -> None:
        self.games: list[int] = []
        self.trouble = ""

    async def think(self, question: Question, asker: Asker = ANYBODY) -> Thought:
        assert question.batch
        assert asker.rank == LAB
        first, last = question.batch.numbers
        self.games.append(last - first)
        if self.trouble:
            return Thought([], self.trouble)
        await asyncio.sleep(0)
        return await super().think(question, asker)


async def seen_when(studies: Studies, key: str, so: Callable[[StudyFacts], bool]) -> StudyFacts:
    while not so(seen := await studies.facts(key, "en")):  # noqa: ASYNC110 - others work
        await asyncio.sleep(0)
    return seen


def over(seen: StudyFacts) -> bool:
    return seen.state not in ("waiting", "running")


def a_house(opponents: Counting) -> House:
    return House(SHELF, Memory(), opponents, Silence(), Limits(), Metrics())


async def stopped_and_gone_on_with() -> None:
    opponents = Counting()
    house = a_house(opponents)
    studies = Studies(house)
    asked = AskStudy("le_baron", [{}], 2, ["random"], games=500)
    key = await studies.begin(asked, "here")
    await seen_when(studies, key, lambda seen: seen.done >= 20)
    studies.stop(key)
    seen = await seen_when(studies, key, over)
    assert seen.state == "stopped"
    played = sum(opponents.games)
    assert seen.done == played < 500
    assert await studies.begin(asked, "here") == key
    seen = await seen_when(studies, key, over)
    assert (seen.state, seen.done) == ("done", 500)
    assert sum(opponents.games) == 500, "no game is played twice"
    await studies.close()


def test_what_was_stopped_is_kept_and_goes_on() -> None:
    asyncio.run(stopped_and_gone_on_with())


async def failing() -> None:
    opponents = Counting()
    opponents.trouble = "timeout"
    studies = Studies(a_house(opponents))
    key = await studies.begin(AskStudy("le_baron", [{}], 2, ["random"], games=5), "here")
    seen = await seen_when(studies, key, over)
    assert seen.state == "failed"
    assert "takes too long" in seen.trouble
    await studies.close()


def test_a_long_game_of_a_study_is_waited_for_longer_than_a_bot() -> None:
    study = study_of(Plan("le_baron", 2, {}, ["random"]), 1, [{}])
    games = Question("le_baron", study.rules, batch=Batch(study, 0, (0, 1)))
    turn = Question("le_baron", study.rules, bot="random")
    assert games.patience(20) > turn.patience(20) == 20


def test_a_study_that_takes_too_long_says_so() -> None:
    asyncio.run(failing())


async def forgetting() -> None:
    house = a_house(Counting())
    await house.store.keep_study("old", b"x", 1_000)
    await house.store.keep_study("new", b"y", 1_000 + 25 * DAY)
    await tidy(house, Keep(None, None, None), 1_000 + 31 * DAY)
    assert await house.store.kept_study("old") is None
    assert await house.store.kept_study("new") == b"y"
    with pytest.raises(Unavailable):
        await Studies(house).facts("new", "en")  # of another version


def test_studies_are_forgotten_after_a_month() -> None:
    asyncio.run(forgetting())


async def waiting_for_nobody(work: Rank) -> None:
    line = Waiters([Thinker(), Thinker()])
    study = await line.next(Asker("designer", work))
    second = asyncio.create_task(line.next(Asker("designer", work)))
    await asyncio.sleep(0)
    person = await asyncio.wait_for(line.next(Asker("player")), 5)  # there is one at once
    assert person is not study
    line.give_back(person)
    await asyncio.sleep(0)
    assert not second.done(), "the last one stays free for people"
    line.give_back(study)
    assert await second is study


@pytest.mark.parametrize("work", [STUDY, LAB], ids=["review", "study"])
def test_a_table_never_waits_for_a_review_or_a_study(work: Rank) -> None:
    asyncio.run(waiting_for_nobody(work))
