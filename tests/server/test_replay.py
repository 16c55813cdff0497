"""Finished games: looked at again from any seat, played on from any line, checked by anybody."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from baronnies.core.reading import read_record
from baronnies.core.replay import Replay, verify
from baronnies.games import SHELF
from tests.patched import patched
from tests.serving import (
    Client,
    Json,
    Made,
    Server,
    agree,
    make_table,
    play_out,
    ready_all,
    rest,
    serving,
)

OTHERS = [{"kind": "bot", "bot": "random"}] * 9


def played(server: Server, game: str = "le_baron", seats: int = 2) -> Made:
    """A game that people have played to its end, if that is near, or counted after a while."""
    made = make_table(server.url, game, seats)
    client = Client(made, made.tokens)
    ready_all(client)
    most = 300 if game == "le_baron" else 40
    play_out([client], random.Random(game), most)  # noqa: S311 - a game
    client.close()
    return made


@pytest.fixture(scope="module")
def finished(server: Server) -> Made:
    return played(server)


@pytest.fixture
def stranger(finished: Made) -> Iterator[Client]:
    """Somebody who has nothing but the link."""
    client = Client(finished)
    yield client
    client.close()


def record_text(made: Made) -> str:
    return rest(f"{made.url}/record").body.decode()


def branch(made: Made, ply: int, seats: list[Json] | None = None) -> Any:  # noqa: ANN401 - JSON
    plan = seats or [{"kind": "here", "name": "Zoé"}, *OTHERS[: len(made.tokens) - 1]]
    return rest(f"{made.url}/branch?lang=en", {"ply": ply, "seats": plan})


# ---- looking ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SHELF)
def test_once_it_is_over_anybody_sees_what_any_seat_saw(server: Server, game: str) -> None:
    seats = SHELF[game].seats[0]
    made = played(server, game, seats)
    stranger = Client(made)
    replay = Replay(read_record(record_text(made), SHELF))
    last = len(replay.record.lines)
    for seat in (None, *range(seats)):
        for ply in (0, last // 2, last):
            past = stranger.ask("look", seat=seat, ply=ply)
            state = replay.at(ply)
            assert past["view"] == json.loads(json.dumps(state.view(seat)))
            assert past["turn"] == state.turn
            assert past["later"] == []
    stranger.close()


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("plain", ["", "plain"])
def test_one_look_brings_many_lines(stranger: Client, seat: int | None, plain: str) -> None:
    ply = stranger.welcome["frames"][0]["ply"]
    past = stranger.ask("look", seat=seat, ply=3, more=20, plain=bool(plain))
    assert len(past["later"]) == 20
    view = past["view"]
    for at, later in enumerate(past["later"], start=4):
        alone = stranger.ask("look", seat=seat, ply=at, plain=bool(plain))
        view = patched(view, later["patch"])
        assert view == alone["view"]
        assert [later[name] for name in ("turn", "asked", "story")] == [
            alone[name] for name in ("turn", "asked", "story")
        ]
    end = stranger.ask("look", seat=seat, ply=ply - 5, more=63)
    assert len(end["later"]) == 5
    assert end["later"][-1]["asked"] == []


def test_a_game_without_a_board_is_drawn_as_text(server: Server) -> None:
    made = played(server, "baubyron", 3)
    stranger = Client(made)
    view = stranger.ask("look", seat=1, ply=20, plain=True)["view"]
    assert set(view) == {"drawing", "points"}
    assert "P1" in view["drawing"]
    assert "[/]" not in view["drawing"]
    assert len(view["points"]) == 3
    stranger.close()


def test_a_look_beyond_the_table_or_its_lines_is_answered(stranger: Client) -> None:
    assert stranger.ask("look", seat=7, ply=0)["code"] == "not_your_seat"
    assert stranger.ask("look", seat=0, ply=10_000)["code"] == "no_ply"
    assert stranger.ask("look", seat=0, ply=0, more=64)["code"] == "malformed"


def test_while_it_runs_nobody_sees_what_another_seat_saw(server: Server) -> None:
    made = make_table(server.url, "le_baron", 2)
    one, two, stranger = Client(made, made.tokens[:1]), Client(made, made.tokens[1:]), Client(made)
    for client in (one, two):
        ready_all(client)
    one.ask("hello", version=1, lang="en", tokens=one.tokens)
    ply = one.plies[0]
    hand = {str(card["card"]) for card in two.ask("look", seat=1, ply=ply)["view"]["hand"]}
    assert hand
    heard = len(one.raw)
    for seat, more in ((1, 0), (1, 63), (None, 0), (None, 63)):
        for at in range(ply + 1):
            answer = one.ask("look", seat=seat, ply=at, more=more)
            assert answer["code"] == "not_your_seat"
            answer = stranger.ask("look", seat=1, ply=at, more=more, plain=True)
            assert answer["code"] == "not_your_seat"
    assert len({message.split('"code"')[1] for message in one.raw[heard:]}) == 1
    own = one.ask("look", seat=0, ply=0, more=63)
    assert len(own["later"]) == ply
    agree([one, two], "count")
    assert one.ask("look", seat=1, ply=ply)["view"]["hand"]
    for client in (one, two, stranger):
        client.close()


def test_looking_at_everything_over_and_over_is_slowed_down(tmp_path: Path) -> None:
    with serving(tmp_path / "db", ["looks=0.01", "look_burst=2"]) as server:
        made = make_table(server.url, "le_baron", 1, ["random"])
        client = Client(made, made.tokens)
        ready_all(client)
        answers = [client.ask("look", seat=0, ply=0, more=9) for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["past", "past", "error"]
        assert answers[2]["code"] == "too_fast"
        assert client.ask("look", seat=0, ply=0)["type"] == "past"
        client.close()


# ---- playing on ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SHELF)
def test_a_finished_game_is_played_on_from_any_line(server: Server, game: str) -> None:
    seats = SHELF[game].seats[0]
    made = played(server, game, seats)
    replay = Replay(read_record(record_text(made), SHELF))
    ply = len(replay.record.lines) // 2
    answer = branch(made, ply, [{"kind": "here"}] * seats)
    assert answer.status == 201, answer.body
    new = answer.json()
    assert new["facts"]["branch"]
    assert new["facts"]["options"] == rest(made.url).json()["options"]
    assert new["facts"]["hash"] != rest(made.url).json()["hash"]
    assert not rest(made.url).json()["branch"]
    went_on = Made(made.server, new["table"], new["host"], new["tokens"])
    client = Client(went_on, went_on.tokens)
    assert client.views[0] == json.loads(json.dumps(replay.at(ply).view(0)))
    ready_all(client)
    play_out([client], random.Random("on"), most=5)  # noqa: S311 - a game
    client.close()
    record = read_record(record_text(went_on), SHELF)
    assert record.start == replay.at(ply).text()
    verify(record)
    past = Client(went_on)
    assert past.ask("look", seat=0, ply=0)["view"] == json.loads(json.dumps(replay.at(ply).view(0)))
    past.close()


def test_a_branch_outlives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "db") as server:
        made = played(server)
        new = branch(made, 9).json()
    with serving(tmp_path / "db") as server:
        went_on = Made(server.url, new["table"], "", new["tokens"][:1])
        client = Client(went_on, went_on.tokens)
        ready_all(client)
        assert client.facts["branch"]
        assert client.ask("look", seat=0, ply=0)["type"] == "past"
        client.close()


def test_what_a_seat_of_a_branch_may_have_tells_no_other_hand(
    server: Server, finished: Made
) -> None:
    people = [{"kind": "here"}, {"kind": "here"}]
    new = branch(finished, 9, people).json()
    went_on = Made(server.url, new["table"], "", new["tokens"])
    both = Client(went_on, went_on.tokens)
    ready_all(both)
    both.close()
    start = Replay(read_record(record_text(finished), SHELF)).at(9).text().splitlines()
    one = Client(went_on, went_on.tokens[:1])
    own = rest(f"{went_on.url}/record", Authorization=f"Bearer {went_on.tokens[0]}").body.decode()
    assert "position: ?" in own
    theirs = next(row for row in start if row.startswith("B "))
    for sent in (own, *one.raw, json.dumps(rest(went_on.url).json())):
        assert theirs not in sent
        assert finished.table not in sent
    one.close()


def test_only_a_finished_game_and_only_its_own_lines_can_be_played_on(
    server: Server, finished: Made
) -> None:
    running = make_table(server.url, "le_baron", 1, ["random"])
    answer = branch(running, 0)
    assert (answer.status, answer.json()["code"]) == (409, "not_over")
    last = len(read_record(record_text(finished), SHELF).lines)
    for ply in (last, last + 1, 2**31 - 1):
        answer = branch(finished, ply)
        assert (answer.status, answer.json()["code"]) == (422, "bad_table")
        assert str(last) in answer.json()["text"]
    for seats in ([{"kind": "here"}], [{"kind": "here"}] * 3, [{"kind": "bot"}] * 2):
        assert branch(finished, 5, seats).json()["code"] == "bad_table"
    assert branch(finished, -1).json()["code"] == "malformed"
    assert rest(f"{finished.url}x/branch", {"ply": 0, "seats": OTHERS[:2]}).status == 404


def test_a_game_stopped_by_agreement_goes_on_from_its_last_line(server: Server) -> None:
    made = make_table(server.url, "le_baron", 2)
    client = Client(made, made.tokens)
    ready_all(client)
    agree([client], "draw")
    client.close()
    last = len(read_record(record_text(made), SHELF).lines)
    assert branch(made, last).status == 201
