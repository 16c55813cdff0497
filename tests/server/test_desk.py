"""The host against abuse: over REST and from the terminal."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

from baronnies.core.reading import read_record
from baronnies.core.replay import verify
from baronnies.games import SHELF
from baronnies.server.logs import mark
from tests.commands import Answer, run
from tests.serving import (
    FREE,
    Client,
    Json,
    Made,
    Reply,
    Server,
    asked,
    hear_until,
    make_table,
    play_out,
    ready_all,
    rest,
    serving,
)

HERE: Final = "127.0.0.1"
KEY: Final = "a-host-token-long-enough"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose host has a token."""
    folder = tmp_path_factory.mktemp("hosted")
    (folder / "token").write_text(KEY)
    limits = (*FREE, "reports=100", "report_burst=100")
    with serving(folder / "db", limits, ("--host-token-file", str(folder / "token"))) as running:
        yield running
    assert KEY not in "".join(running.log)


def host(server: str, path: str, body: Json | None = None, method: str | None = None) -> Reply:
    return rest(f"{server}/api/host/{path}", body, method=method, Authorization=f"Bearer {KEY}")


def command(server: Server, *arguments: str, key: str = KEY) -> Answer:
    os.environ["BARONNIES_HOST_TOKEN"] = key
    try:
        return run(["host", *arguments, "--server", server.url])
    finally:
        del os.environ["BARONNIES_HOST_TOKEN"]


def run_json(server: Server, *arguments: str) -> Json:
    return command(server, *arguments, "--json").json()


def talking(server: Server) -> tuple[Made, Client, Client]:
    """A game of two that runs, and somebody who watches."""
    made = make_table(server.url, "le_baron", 2)
    client, watching = Client(made, made.tokens), Client(made)
    ready_all(client)
    hear_until(lambda: len(asked([client])) == 2)
    return made, client, watching


def test_a_muted_seat_says_nothing_more_also_after_a_restart(tmp_path: Path) -> None:
    key = tmp_path / "token"
    key.write_text(KEY)
    flags = ("--host-token-file", str(key))
    with serving(tmp_path / "db", more=flags) as server:
        made, client, watching = talking(server)
        assert host(server.url, f"tables/{made.table}/mute", {"seat": 0}).status == 200
        assert client.ask("say", text="!")["code"] == "muted"
        assert watching.ask("say", text="hm")["type"] == "chat"
        muted = host(server.url, f"tables/{made.table}/mute", {"seat": None}).json()
        assert muted["spectators_muted"]
        assert [seat["muted"] for seat in muted["seats"]] == [True, False]
        assert watching.ask("say", text="hm")["code"] == "muted"
        client.close()
        watching.close()
    with serving(tmp_path / "db", more=flags) as server:
        place = Made(server.url, *made[1:])
        back = Client(place, made.tokens)
        assert back.ask("say", text="!")["code"] == "muted"
        body = {"seat": 0, "muted": False}
        assert host(server.url, f"tables/{made.table}/mute", body).status == 200
        assert back.ask("say", text="sorry")["type"] == "chat"
        assert host(server.url, f"tables/{made.table}/mute", {"seat": 7}).status == 409
        back.close()


def test_a_line_is_taken_away_before_everybodys_eyes_and_for_good(hosted: Server) -> None:
    made, client, watching = talking(hosted)
    other = Client(made)
    line = watching.ask("say", text="something ugly", name="Ugly")["lines"][0]
    other.until("chat")
    found = host(hosted.url, f"tables/{made.table}").json()
    assert [said["text"] for said in found["chat"]] == ["something ugly"]
    place = f"tables/{made.table}/chat/{line['number']}"
    assert host(hosted.url, place, method="DELETE").status == 200
    for viewer in (watching, other):
        (heard,) = viewer.until("chat")["lines"]
        assert (heard["number"], heard["text"], heard["name"]) == (line["number"], "", "")
    late = Client(made)
    assert late.until("chat")["lines"] == [heard]
    assert host(hosted.url, f"tables/{made.table}/chat/99", method="DELETE").status == 404
    assert not any("ugly" in text.lower() for text in client.raw)
    for viewer in (client, watching, other, late):
        viewer.close()


def test_a_name_is_taken_away_also_beside_what_was_said(hosted: Server) -> None:
    made, client, watching = talking(hosted)
    client.ask("say", text="hello")
    place = f"tables/{made.table}/seats/0/name"
    assert host(hosted.url, place, method="DELETE").json()["seats"][0]["name"] == ""
    hear_until(lambda: watching.facts["seats"][0]["name"] == "Lion")
    late = Client(made, made.tokens)
    assert late.until("chat")["lines"][0]["name"] == ""
    assert late.facts["seats"][1]["name"] == "P1"
    for viewer in (client, watching, late):
        viewer.close()


def test_a_closed_game_is_over_and_stays_readable(hosted: Server) -> None:
    made, client, watching = talking(hosted)
    ply = client.plies[0]
    step = client.steps[0][0]
    assert host(hosted.url, f"tables/{made.table}/close", {"word": "Not here."}).status == 200
    for viewer in (client, watching):
        goodbye = viewer.until("goodbye")
        assert (goodbye["reason"], goodbye["again"]) == ("closed", False)
        assert goodbye["text"].endswith("Not here.")
        assert viewer.closed.wait(10)
    back = Client(made, made.tokens)
    assert back.facts["phase"] == "over"
    result = back.facts["result"]
    assert (result["how"], result["places"], len(result["scores"])) == ("closed", [], 2)
    assert [seat["place"] for seat in back.ask("account")["seats"]] == [0, 0]
    assert back.ask("hand_in", seat=0, ply=ply, moves=[step])["clause"] == "0.3"
    record = rest(f"{made.url}/record").body.decode()
    assert "# closed by the host: Not here." in record
    assert "\nended: closed\n" in record
    assert "\nplaces: " not in record
    assert verify(read_record(record, SHELF)) > 0
    again = host(hosted.url, f"tables/{made.table}/close", {})
    assert (again.status, again.json()["code"]) == (409, "is_over")
    back.close()


def test_a_closed_table_where_nobody_plays_yet_is_gone(hosted: Server) -> None:
    made = make_table(hosted.url, "le_baron", 2)
    client = Client(made, made.tokens)
    assert host(hosted.url, f"tables/{made.table}/close", {}).status == 200
    assert client.until("goodbye")["text"] == "The host has closed this table."
    assert rest(made.url).json()["code"] == "no_table"
    client.close()


def test_the_list_names_tables_by_marks_that_lead_nowhere(hosted: Server) -> None:
    made, client, watching = talking(hosted)
    client.ask("say", text="hello")
    answer = host(hosted.url, "tables?phase=running")
    listed = {table["mark"]: table for table in answer.json()}
    found = listed[mark(made.table)]
    assert (found["game"], found["people"], found["lines"]) == ("le_baron", 2, 1)
    assert made.table.encode() not in answer.body
    assert rest(f"{hosted.url}/api/tables/{mark(made.table)}").status == 404
    assert host(hosted.url, f"tables/{mark(made.table)}").json()["chat"][0]["text"] == "hello"
    assert host(hosted.url, "tables/nothing").json()["code"] == "no_table"
    client.close()
    watching.close()


def test_players_tell_the_host_and_the_host_settles_it(hosted: Server) -> None:
    made, client, watching = talking(hosted)
    token = f"Bearer {made.tokens[1]}"
    told = rest(f"{made.url}/report", {"text": "He is rude."}, Authorization=token)
    assert told.status == 200
    assert rest(f"{made.url}/report", {"text": "I only watch."}).status == 200
    assert rest(f"{hosted.url}/api/tables/nothing/report", {"text": "x"}).status == 404
    second, first = host(hosted.url, "reports").json()
    assert (first["mark"], first["seat"], first["text"]) == (mark(made.table), 1, "He is rude.")
    assert (second["seat"], second["text"]) == (None, "I only watch.")
    assert host(hosted.url, f"reports/{first['number']}", method="DELETE").status == 200
    again = host(hosted.url, f"reports/{first['number']}", method="DELETE")
    assert (again.status, again.json()["code"]) == (404, "no_report")
    assert [report["number"] for report in host(hosted.url, "reports").json()] == [second["number"]]
    client.close()
    watching.close()
    assert not any("rude" in line for line in hosted.log)


def test_only_the_host_may(server: Server, tmp_path: Path) -> None:
    """On a server of its own: who tries keys is kept waiting, and the host with him."""
    (tmp_path / "token").write_text(KEY)
    with serving(tmp_path / "db", more=("--host-token-file", str(tmp_path / "token"))) as guarded:
        made = make_table(guarded.url, "le_baron", 2)
        for url in (guarded.url, server.url):  # the second one has no token at all
            for key in ("", "Bearer ", "Bearer wrong", f"Bearer {made.host}", f"Basic {KEY}"):
                answer = rest(f"{url}/api/host/tables", Authorization=key)
                assert answer.status in (401, 429), key
        assert rest(f"{guarded.url}/api/tables/{made.table}").status == 200


def test_the_commands_of_the_host(tmp_path: Path) -> None:
    (tmp_path / "token").write_text(KEY)
    flags = ("--host-token-file", str(tmp_path / "token"))
    with serving(tmp_path / "db", more=flags) as server:
        made, client, watching = talking(server)
        client.ask("say", text="[red]hello[/red]")
        link = f"{server.url}/t/{made.table}"
        assert mark(made.table) in command(server, "tables").out
        shown = command(server, "show", link).out
        assert "P0" in shown
        assert "#1" in shown
        assert "[red]hello[/red]" in shown
        assert "muted" in command(server, "mute", link, "1").out
        assert client.ask("say", text="!")["code"] == "muted"
        assert "(muted)" not in command(server, "unmute", mark(made.table), "1").out
        assert "spectators are muted" in command(server, "mute", made.table, "spectators").out
        assert "hello" not in command(server, "hush", link, "1").out
        assert "P1" not in command(server, "rename", link, "2").out
        assert "closed" in command(server, "close", link, "--word", "Enough.").out
        assert client.until("goodbye")["text"].endswith("Enough.")
        assert command(server, "erase", link).code == 0
        assert "P0" not in command(server, "show", link).out
        wrong = command(server, "close", link)
        assert (wrong.code, "over already" in wrong.err) == (2, True)
        assert command(server, "mute", link, "everybody").code == 2
        assert "token" in command(server, "tables", key="").err
        assert "host’s key" in command(server, "tables", key="wrong" * 10).err
        client.close()
        watching.close()
    log = "".join(server.log)
    assert "host_closed" in log
    assert not any(secret in log for secret in (made.table, KEY, "hello", "P0", "Enough"))
    gone = command(server, "tables")
    assert (gone.code, "No answer" in gone.err) == (2, True)


def test_reports_and_bans_from_the_terminal(hosted: Server) -> None:
    made, client, watching = talking(hosted)
    text = {"text": "[b]rude[/b]"}
    assert rest(f"{made.url}/report", text, Authorization=f"Bearer {made.tokens[1]}").status == 200
    line = next(line for line in command(hosted, "reports").out.splitlines() if "[b]rude" in line)
    assert f"{mark(made.table)} 2: [b]rude[/b]" in line  # people count seats from 1
    number = line.split()[0].removeprefix("#")
    assert command(hosted, "settle", number).code == 0
    again = command(hosted, "settle", number)
    assert (again.code, again.err != "") == (2, True)
    assert f"– {HERE}" in command(hosted, "show", made.table).out
    kept = command(hosted, "ban", "2001:db8::7", "--hours", "2").out
    assert "2001:db8::" in kept
    assert command(hosted, "ban", "2001:db8::7", "--hours", "0").code == 2
    listed = run_json(hosted, "bans")["bans"]
    assert [ban["address"] for ban in listed] == ["2001:db8::"]
    assert command(hosted, "unban", "2001:db8::").code == 0
    assert run_json(hosted, "bans") == {"bans": []}
    client.close()
    watching.close()


def test_a_rematch_after_a_name_was_taken_away_has_none_either(hosted: Server) -> None:
    made, client, watching = talking(hosted)
    host(hosted.url, f"tables/{made.table}/seats/0/name", method="DELETE")
    play_out([client], Random(0))  # noqa: S311 - a game
    token = f"Bearer {made.tokens[0]}"
    found = rest(f"{made.url}/rematch", {}, Authorization=token).json()
    facts = rest(f"{hosted.url}/api/tables/{found['table']}?lang=en").json()
    assert [seat["name"] for seat in facts["seats"]] == ["Lion", "P1"]
    client.close()
    watching.close()
