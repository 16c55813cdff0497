"""Reviews at the server: asked for, made behind everybody's bots, kept with their table."""

import asyncio
import random
from pathlib import Path

from baronnies.advice.pieces import Finding
from baronnies.games import SHELF
from baronnies.server.disk.entries import HandedIn, Readied, Stopped
from baronnies.server.house.house import House
from baronnies.server.house.reception import Reception
from baronnies.server.house.reviews import Reviews
from baronnies.server.limits import Limits
from baronnies.server.metrics import Metrics
from baronnies.server.page.worker import Silence
from baronnies.server.table.thinker import ANYBODY, STUDY, Asker, Question, Thought
from baronnies.server.wire.bodies import NewTable, SeatPlan, Unavailable
from tests.server.in_a_page import HereAndNow, Memory
from tests.serving import Client, Json, Made, make_table, play_out, ready_all, rest, serving

THINKERS = 2
SOON = ("review_burst=2", "reviews=0.001")


def finished(server: str) -> Made:
    """A short game that is over."""
    made = make_table(server, "le_baron", 2)
    client = Client(made, made.tokens)
    ready_all(client)
    play_out([client], random.Random(4), most=3)  # noqa: S311 - a game
    client.close()
    return made


def asked(made: Made, method: str | None = None) -> Json:
    answer: Json = rest(f"{made.url}/review?lang=en", method=method).json()
    return answer


def test_a_review_is_made_and_survives_a_restart(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db) as server:
        made = finished(server.url)
        assert asked(made)["state"] == "none"
        assert asked(made, "POST")["state"] in ("waiting", "running")
        while (seen := asked(made))["state"] != "done":
            assert seen["state"] in ("waiting", "running")
        assert seen["judge"] == "greedy"
        assert seen["done"] == seen["of"]
        assert seen["hidden"]
        assert [len(point["chances"]) for point in seen["points"]] == [2] * len(seen["points"])
        assert len(seen["shares"]) == 2
        assert rest(f"{made.url}/review/{2**31 - 1}/0").json()["code"] == "not_found"
    with serving(db) as again:
        kept = asked(made._replace(server=again.url))
    assert kept == seen


def test_a_game_that_goes_on_is_not_reviewed_and_nobody_asks_for_too_many(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", SOON) as server:
        going = make_table(server.url, "le_baron", 2)
        assert rest(f"{going.url}/review", method="POST").json()["code"] == "not_over"
        games = [finished(server.url) for _ in range(3)]
        codes = [rest(f"{made.url}/review", method="POST").status for made in games]
        assert codes == [200, 200, 429]
        stopped = asked(games[0], "DELETE")
        assert stopped["state"] in ("waiting", "running", "stopped", "done")


class Counting(HereAndNow):
    """Thinks where it is asked, and counts who is thought for at once."""

    def __init__(self) -> None:
        self.now = self.most = 0

    async def think(self, question: Question, asker: Asker = ANYBODY) -> Thought:
        assert question.piece
        assert asker.rank == STUDY
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0)
        self.now -= 1
        return Thought([], found=Finding([[1.0], [0.0]], [], []))


async def a_short_game(house: House, address: str) -> str:
    """A game that people left after a turn."""
    plans = [SeatPlan("here"), SeatPlan("here")]
    room, _, _ = await Reception(house).make(NewTable("le_baron", plans), address)
    await room.keep(Readied(0, ""), Readied(1, ""))
    table = room.play.table
    for seat in (0, 1):
        first = room.play.game.say(table.truth.moves(seat)[0])
        await room.keep(HandedIn(seat, table.ply, [first]))
    await room.keep(Stopped("draw"))
    return room.table


async def asked_by_a_crowd(opponents: Counting, most: int) -> list[str]:
    """A thousand people ask at once for reviews of a hundred games."""
    limits = Limits(reviews_waiting=most, thinkers=THINKERS)
    house = House(SHELF, Memory(), opponents, Silence(), limits, Metrics())
    await house.open()
    tables = [await a_short_game(house, f"10.0.0.{at}") for at in range(100)]
    reviews, answers = Reviews(house), list[str]()
    for at in range(1000):
        try:
            await reviews.begin(tables[at % 100], f"10.1.{at // 250}.{at % 250}")
            answers.append(tables[at % 100])
        except Unavailable as problem:
            answers.append(problem.code)
    for table in set(tables) & set(answers):
        while (await reviews.facts(table, "en")).state != "done":  # noqa: ASYNC110 - others work
            await asyncio.sleep(0.01)  # in a thread too, which a busy loop would starve
    await reviews.close()
    await house.close()
    return answers


def test_a_thousand_asked_at_once_starve_nobody() -> None:
    opponents = Counting()
    answers = asyncio.run(asked_by_a_crowd(opponents, 40))
    assert THINKERS <= opponents.most <= Limits().reviews_at_once * THINKERS
    assert len(answers) == 1000
    assert "too_fast" in answers  # at most forty wait
    assert len(set(answers)) > 40
