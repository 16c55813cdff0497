"""The house around the table: lobby, codes, talk, another game."""

import json
import signal
from pathlib import Path

from baronnies.games import SHELF
from baronnies.server.disk.entries import Made as Kept
from baronnies.server.disk.entries import ThinkingTime
from baronnies.server.house.lobby import Lobby, listed
from baronnies.server.table.play import Play
from baronnies.server.wire.messages import encoder
from tests.serving import (
    FREE,
    Client,
    Json,
    Made,
    Reply,
    Server,
    agree,
    hear_until,
    ready_all,
    rest,
    serving,
)

LE_BARON = "le_baron"
OPEN: Json = {"kind": "open"}
ADA: Json = {"kind": "here", "name": "Ada"}
BRUNO: Json = {"kind": "here", "name": "Bruno"}
BOT: Json = {"kind": "bot", "bot": "random"}
TURN = {"kind": "turn", "seconds": 10}


def table(server: Server, *seats: Json, **more: object) -> Made:
    answer = rest(f"{server.url}/api/tables", {"game": LE_BARON, "seats": list(seats), **more})
    assert answer.status == 201, answer.body
    made = answer.json()
    return Made(server.url, made["table"], made["host"], [t for t in made["tokens"] if t])


def sit(made: Made, name: str = "") -> str:
    token: str = rest(f"{made.url}/seats", {"name": name}).json()["token"]
    return token


def facts(made: Made) -> Json:
    found: Json = rest(made.url).json()
    return found


def in_lobby(made: Made, game: str = "") -> Json | None:
    listed_there = rest(f"{made.server}/api/lobby?game={game}").json()["tables"]
    return next((each for each in listed_there if each["table"] == made.table), None)


def delete(made: Made, seat: int, token: str) -> Reply:
    return rest(f"{made.url}/seats/{seat}", method="DELETE", Authorization=f"Bearer {token}")


def again(made: Made, token: str) -> Reply:
    return rest(f"{made.url}/rematch", method="POST", Authorization=f"Bearer {token}")


def playing(made: Made, *more: str) -> list[Client]:
    """Everybody in a client of their own, and the game has begun."""
    clients = [Client(made, [token]) for token in (*made.tokens, *more)]
    for client in clients:
        ready_all(client)
    hear_until(lambda: all(client.facts["phase"] == "running" for client in clients))
    return clients


def close(*clients: Client) -> None:
    for client in clients:
        client.close()


def kept(at: int, bots: list[str], limit: ThinkingTime | None = None) -> Kept:
    return Kept(
        table=f"t{at}", game=LE_BARON, rules=SHELF[LE_BARON].version, options={}, bots=bots,
        seed="00" * 32, host="", made=at, public=True, code=f"CODE{at}", time=limit,
    )  # fmt: skip


# ---- the lobby and codes -----------------------------------------------------------------------


def test_a_public_table_is_in_the_lobby_from_its_making_to_its_end(server: Server) -> None:
    made = table(server, ADA, OPEN, BOT, public=True, time=TURN)
    shown = in_lobby(made)
    assert shown
    assert (shown["phase"], shown["present"], shown["watching"]) == ("gathering", 0, 0)
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "open", "bot"]
    assert shown["seats"][0]["name"] == "Ada"
    assert shown["time"] == {**TURN, "more": 0}
    assert in_lobby(made, "baron") is None
    assert in_lobby(made, LE_BARON)

    clients = playing(made, sit(made))
    watcher = Client(made)
    shown = in_lobby(made)
    assert shown
    assert (shown["phase"], shown["present"], shown["watching"]) == ("running", 2, 1)
    assert shown["seats"][1] == {"kind": "person", "name": ""}, "who gave no name has none"
    agree(clients, "draw")
    assert in_lobby(made) is None
    close(watcher, *clients)


def test_a_private_table_is_in_no_list(server: Server) -> None:
    assert in_lobby(table(server, ADA, OPEN)) is None


def test_the_lobby_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "db") as first:
        made = table(first, ADA, OPEN, public=True)
        before, code = in_lobby(made), facts(made)["code"]
        first.end(signal.SIGKILL)
    with serving(tmp_path / "db") as second:
        made = made._replace(server=second.url)
        assert in_lobby(made) == before
        assert rest(f"{second.url}/api/codes/{code}").json() == {"table": made.table}


def many_tables() -> Lobby:
    """Two thousand public tables of ten, with names as long as they may be."""
    lobby = Lobby(lambda _: (5, 5))
    for at in range(2000):
        play = Play(kept(at, ["", *["greedy"] * 9]), SHELF[LE_BARON])
        known = listed(play)
        known.seats[0].name = "É" * 30
        known.phase = "running" if at % 2 else "gathering"
        lobby.put(known)
    return lobby


def test_two_thousand_tables_make_no_long_list() -> None:
    lobby = many_tables()
    found = lobby.facts("")
    assert len(encoder.encode(found)) < 100_000
    assert (found.gathering, found.running, len(found.tables)) == (1000, 1000, 100)
    assert [each.phase for each in found.tables] == ["gathering"] * 50 + ["running"] * 50


def test_where_people_are_comes_first_and_what_is_forgotten_is_hidden() -> None:
    people = {"t1": (1, 0)}
    lobby = Lobby(lambda table: people.get(table, (0, 0)))
    for at in range(4):
        known = listed(Play(kept(at, ["", ""]), SHELF[LE_BARON]))
        known.changed -= 0 if at < 3 else 2 * 24 * 3600
        lobby.put(known)
    assert [each.table for each in lobby.facts("").tables] == ["t1", "t2", "t0"]


def test_a_code_leads_to_a_table_while_a_seat_is_open(tmp_path: Path) -> None:
    with serving(tmp_path / "db", (*FREE, "code_burst=100")) as server:
        made = table(server, ADA, OPEN)
        code = facts(made)["code"]
        assert len(code) == 6
        for typed in (code, code.lower(), f"{code[:3]}%20{code[3:]}", f"%20{code[:2]}-{code[2:]}"):
            assert rest(f"{server.url}/api/codes/{typed}").json() == {"table": made.table}
        token = sit(made, "Bruno")
        assert facts(made)["code"] == ""
        gone = rest(f"{server.url}/api/codes/{code}?lang=en")
        assert (gone.status, gone.json()["code"]) == (404, "no_code")
        assert "while a seat is free" in gone.json()["text"]
        delete(made, 1, token)
        assert rest(f"{server.url}/api/codes/{code}").status == 200, "the seat is open again"


def test_nobody_tries_many_codes(tmp_path: Path) -> None:
    with serving(tmp_path / "db") as server:
        tries = [rest(f"{server.url}/api/codes/ZZZZZZ").status for _ in range(12)]
        assert tries[:10] == [404] * 10
        assert tries[-1] == 429


# ---- talk --------------------------------------------------------------------------------------


def said(client: Client) -> list[str]:
    """All the lines it ever heard."""
    heard = [json.loads(text) for text in client.raw]
    lines = [line for each in heard if each["type"] == "chat" for line in each["lines"]]
    return [line["text"] for line in lines]


def test_players_and_spectators_talk_apart_also_in_the_bytes(tmp_path: Path) -> None:
    with serving(tmp_path / "db") as first:
        made = table(first, ADA, BRUNO)
        ada, bruno = playing(made)
        watcher, other = Client(made), Client(made)
        answer = ada.ask("say", text="chêne secret")
        assert answer["lines"][0]["name"] == "Ada"
        watcher.ask("say", text="murmure du public", name="Zoé")
        hear_until(lambda: bool(said(bruno) and said(other)))
        first.end(signal.SIGKILL)
        close(ada, bruno, watcher, other)
    assert (said(ada), said(bruno)) == (["chêne secret"], ["chêne secret"])
    assert (said(watcher), said(other)) == (["murmure du public"], ["murmure du public"])
    for client, foreign in ((ada, "murmure"), (watcher, "secret")):
        assert not any(foreign in text for text in client.raw)
    with serving(tmp_path / "db") as second:
        made = made._replace(server=second.url)
        bruno, watcher = Client(made, [made.tokens[1]]), Client(made)
        hear_until(lambda: bool(said(bruno) and said(watcher)))  # it was kept
        assert said(bruno) == ["chêne secret"]
        assert said(watcher) == ["murmure du public"]
        assert not any("secret" in text for text in watcher.raw)
        assert rest(made.url).body.find(b"secret") < 0
        close(bruno, watcher)


def test_who_has_no_name_says_nothing_under_one(tmp_path: Path) -> None:
    """Whoever reads it calls the seat in a language of their own."""
    with serving(tmp_path / "db") as server:
        ada = playing(table(server, {**ADA, "name": ""}, BRUNO))[0]
        line = ada.ask("say", text="hello")["lines"][0]
        assert (line["seat"], line["name"]) == (0, "")
        close(ada)


def test_talk_has_its_limits(tmp_path: Path) -> None:
    with serving(tmp_path / "db", (*FREE, "talk=0.0001")) as server:
        made = table(server, ADA, BRUNO)
        ada = Client(made, [made.tokens[0]])
        for text in ("", "x" * 301, "two\nlines", "\u202eturned"):
            assert ada.ask("say", text=text)["code"] == "malformed", text
        answers = [ada.ask("say", text=f"{at}") for at in range(11)]
        assert [answer["type"] for answer in answers] == ["chat"] * 10 + ["error"]
        assert answers[-1]["code"] == "too_fast"
        assert ada.ask("ping")["type"] == "pong"
        close(ada)


# ---- leaving the gathering, another game -------------------------------------------------------


def test_a_seat_can_be_left_before_the_game_begins(server: Server) -> None:
    made = table(server, ADA, OPEN, OPEN)
    token = sit(made, "Bruno")
    bruno = Client(made, [token])
    ready_all(bruno)
    assert delete(made, 0, token).status == 403, "not somebody else's"
    assert delete(made, 1, token).json()["seats"][1]["kind"] == "open"
    hear_until(lambda: bruno.facts["seats"][1]["kind"] == "open")
    assert bruno.facts["seats"][1]["ready"] is False
    assert facts(made)["code"] != ""
    close(bruno)


def test_who_plays_does_not_leave_the_seat_open(server: Server) -> None:
    made = table(server, ADA, BRUNO)
    clients = playing(made)
    assert delete(made, 0, made.tokens[0]).status == 403
    close(*clients)


def test_another_game_with_the_same_people_at_one_table(tmp_path: Path) -> None:
    with serving(tmp_path / "db") as first:
        options = {"heads_good": "yes"}
        made = table(first, ADA, BRUNO, BOT, options=options, public=True, time=TURN)
        ada, bruno = playing(made)
        early = again(made, made.tokens[0])
        assert (early.status, early.json()["code"]) == (409, "not_over")
        agree([ada, bruno], "count")
        assert again(made, "wrong-token-of-nobody").json()["code"] == "wrong_token"
        assert again(made, made.host).json()["code"] == "wrong_token"
        new = again(made, made.tokens[1]).json()["table"]
        assert new != made.table
        assert again(made, made.tokens[0]).json()["table"] == new
        hear_until(lambda: ada.facts["next"] == new)
        assert ada.facts["next_by"] == 1
        close(ada, bruno)
        first.end(signal.SIGKILL)
    with serving(tmp_path / "db") as second:
        made = made._replace(server=second.url)
        assert again(made, made.tokens[0]).json()["table"] == new
        next_game = made._replace(table=new)
        told, before = facts(next_game), facts(made)
        same = ("game", "options", "public", "time")
        assert [told[key] for key in same] == [before[key] for key in same]
        assert told["hash"] != before["hash"]
        ada, bruno = playing(next_game)
        assert [seat["name"] for seat in ada.facts["seats"]][:2] == ["Ada", "Bruno"]
        close(ada, bruno)
