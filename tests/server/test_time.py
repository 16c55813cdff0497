"""Time to think: clocks, caretakers for those who are late, and their return."""

import random
import signal
from collections.abc import Sequence
from pathlib import Path

from baronnies.core.reading import read_record
from baronnies.games import SHELF
from baronnies.server.disk.entries import (
    Entry,
    HandedIn,
    Left,
    Readied,
    Returned,
    Sat,
    ThinkingTime,
)
from baronnies.server.disk.store import Downtime, Saved
from baronnies.server.table.clocks import WELCOME_BACK, Clocks
from baronnies.server.table.play import Play, restored
from tests.server.test_club import (
    ADA,
    BOT,
    BRUNO,
    LE_BARON,
    TURN,
    close,
    facts,
    kept,
    playing,
    table,
)
from tests.serving import (
    Client,
    Server,
    agree,
    hear_until,
    rest,
    serving,
    take_turn,
)


def begun(limit: ThinkingTime, closings: Sequence[Downtime] = (), *more: Entry) -> Play:
    """A game of two people that began at the time 0."""
    seated: list[Entry] = [Sat(0, "Ada", "a"), Sat(1, "Bruno", "b"), Readied(0, ""), Readied(1, "")]
    saved = Saved(kept(0, ["", ""], limit), [*seated, *more], [])
    return restored(saved, SHELF[LE_BARON], closings)


def card(play: Play, seat: int) -> list[str]:
    return [play.game.say(play.table.truth.moves(seat)[0])]


def test_each_turn_has_its_time_and_a_bank_grows_with_every_turn() -> None:
    clocks = Clocks(ThinkingTime("turn", 10), 2)
    clocks.run_for([0], 0)
    assert (clocks.left(0, 4_000), clocks.left(1, 4_000)) == (6_000, 10_000)
    clocks.handed_in(0, 4_000)
    clocks.run_for([1], 4_000)
    assert clocks.left(0, 5_000) == 10_000
    assert clocks.late(13_999) == []
    assert clocks.late(14_000) == [1]

    bank = Clocks(ThinkingTime("bank", 10, 3), 1)
    bank.run_for([0], 0)
    bank.handed_in(0, 4_000)
    assert bank.left(0, 9_000) == 9_000
    bank.run_for([0], 9_000)
    assert [(clock.left, clock.runs) for clock in bank.told(30_000)] == [(0, True)]
    bank.returned(0)
    bank.run_for([], 30_000)
    assert bank.left(0, 30_000) <= WELCOME_BACK


def test_clocks_stand_still_while_the_house_is_closed() -> None:
    limit = ThinkingTime("turn", 60)
    assert begun(limit).clocks.left(0, 50_000) == 10_000
    closed = [Downtime(5_000, 20_000), Downtime(30_000, 40_000)]
    assert begun(limit, closed).clocks.left(0, 50_000) == 35_000


def test_clocks_follow_from_what_was_kept() -> None:
    limit = ThinkingTime("bank", 60, 5)
    play = begun(limit)
    entry = HandedIn(0, play.table.ply, card(play, 0), 20_000)
    play.apply(entry)
    again = begun(limit, (), entry)
    assert play.clocks.told(30_000) == again.clocks.told(30_000)
    assert [(c.left, c.runs) for c in play.clocks.told(30_000)] == [(45_000, False), (30_000, True)]


def test_who_is_away_has_a_caretaker_until_they_return() -> None:
    play = begun(ThinkingTime("turn", 60), (), Left(0, 60_000, late=True))
    assert (play.player(0), play.player(1), play.forsaken) == ("greedy", "", False)
    assert (play.chairs[0].away, play.chairs[0].late) == (True, True)
    assert not play.clocks.told(70_000)[0].runs
    play.apply(Left(1, 61_000, late=False))
    assert play.forsaken, "the game waits for one of them"
    play.apply(Returned(0, 90_000))
    assert (play.player(0), play.chairs[0].late, play.forsaken) == ("", False, False)
    assert play.clocks.told(91_000)[0].runs
    remarks = [remark for _, remark in play.record("en").notes]
    assert remarks == ["caretaker A: greedy, out of time", "caretaker B: greedy", "back A"]


def test_a_late_player_is_kept_by_a_caretaker_even_after_a_crash(tmp_path: Path) -> None:
    with serving(tmp_path / "db") as first:
        made = table(first, ADA, BRUNO, BOT, time=TURN)
        ada, bruno = playing(made)
        first.end(signal.SIGKILL)
        close(ada, bruno)
    with serving(tmp_path / "db") as second:
        made = made._replace(server=second.url)
        bruno = Client(made, [made.tokens[1]])
        left = bruno.facts["clocks"][0]["left"]
        assert 0 < left <= 10_000
        take_turn(bruno, 1, random.Random(0))  # noqa: S311 - a game
        hear_until(lambda: bruno.facts["seats"][0]["away"])
        assert bruno.facts["seats"][0]["late"]
        assert not bruno.facts["seats"][1]["away"]
        assert bruno.until("update")["ply"] > 0, "the caretaker has played"

        ada = Client(made, [made.tokens[0]])
        assert ada.ask("away", seat=0, away=False)["type"] == "accepted"
        hear_until(lambda: not bruno.facts["seats"][0]["away"])
        agree([ada, bruno], "draw")
        record = read_record(rest(f"{made.url}/record").body.decode(), SHELF)
        remarks = [remark for _, remark in record.notes]
        assert "caretaker A: greedy, out of time" in remarks
        assert "back A" in remarks
        close(ada, bruno)


def test_who_leaves_is_played_for_and_when_all_are_away_the_game_waits(server: Server) -> None:
    made = table(server, ADA, BRUNO)
    ada, bruno = playing(made)
    assert ada.ask("away", seat=0, away=True)["type"] == "accepted"
    hear_until(lambda: bruno.facts["seats"][0]["away"])
    take_turn(bruno, 1, random.Random(1))  # noqa: S311 - a game
    bruno.until("update")
    assert bruno.ask("away", seat=1, away=True)["type"] == "accepted"
    quiet = facts(made)
    assert [seat["away"] for seat in quiet["seats"]] == [True, True]
    assert ada.ask("away", seat=1, away=False)["code"] == "not_your_seat"
    assert ada.ask("away", seat=0, away=False)["type"] == "accepted"
    assert ada.ask("away", seat=0, away=False)["type"] == "accepted", "sent twice"
    ply = ada.plies[0]
    take_turn(ada, 0, random.Random(2))  # noqa: S311 - a game
    hear_until(lambda: ada.plies[0] > ply)  # the caretaker of the other plays on
    close(ada, bruno)


def test_a_time_beyond_the_limits_is_refused(server: Server) -> None:
    for seconds in (9, 15 * 24 * 3600):
        body = {
            "game": LE_BARON,
            "seats": [ADA, BRUNO],
            "time": {"kind": "turn", "seconds": seconds},
        }
        assert rest(f"{server.url}/api/tables", body).json()["code"] == "malformed"
