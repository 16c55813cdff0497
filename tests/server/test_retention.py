"""What is kept for how long: by a clock that the test sets."""

import sqlite3
from pathlib import Path
from random import Random
from time import time
from typing import Final

from baronnies.core.reading import read_record
from baronnies.core.replay import verify
from baronnies.games import SHELF
from baronnies.server.house.retention import DAY, tidy
from baronnies.server.house.site import Keep
from tests.inside import Inside, inside
from tests.serving import Client, Made, hear_until, make_table, play_out, ready_all, rest, serving

NAMES: Final = ("Perceval-the-player", "Zenobia-who-watches", "a-word-nobody-forgets")


def sweep(server: Inside, keep: Keep, days: int) -> None:
    """What the house does by itself, so many days from now."""
    server.do(lambda house: tidy(house, keep, int(time()) + days * DAY))


def finished(server: Inside) -> Made:
    """A game that was played until all agreed to count, with names and talk."""
    seats = [{"kind": "here", "name": NAMES[0]}, {"kind": "here"}]
    answer = rest(f"{server.url}/api/tables", {"game": "le_baron", "seats": seats}).json()
    made = Made(server.url, answer["table"], answer["host"], answer["tokens"])
    client, watching = Client(made, made.tokens), Client(made)
    ready_all(client)
    play_out([client], Random(0))  # noqa: S311 - a game
    client.ask("say", text=NAMES[2])
    watching.ask("say", text="hm", name=NAMES[1])
    client.close()
    watching.close()
    return made


def on_disk(db: Path) -> bytes:
    return b"".join(path.read_bytes() for path in db.parent.iterdir() if path.is_file())


def test_names_and_talk_are_erased_and_the_moves_still_verify(tmp_path: Path) -> None:
    keep = Keep(names=30)
    with inside(tmp_path / "db") as server:
        made = finished(server)
        before = rest(f"{made.url}/record").body.decode()
        sweep(server, keep, 29)
        assert rest(f"{made.url}/record").body.decode() == before
        assert all(name.encode() in on_disk(tmp_path / "db") for name in NAMES)
        looking = Client(made)
        sweep(server, keep, 31)
        hear_until(lambda: looking.facts["seats"][0]["name"] == "Lion")
        gone = looking.until("chat")
        while gone["lines"][0]["text"]:
            gone = looking.until("chat")
        assert [(line["name"], line["text"]) for line in gone["lines"]] == [("", "")]
        looking.close()
        after = rest(f"{made.url}/record?lang=en").body.decode()
        assert after.replace("Lion", NAMES[0]) == before.replace("Clé", "Key")
        assert verify(read_record(after, SHELF)) > 5
        assert not any(name.encode() in on_disk(tmp_path / "db") for name in NAMES)
    with serving(tmp_path / "db") as again:  # and it is so from the disk too
        place = Made(again.url, *made[1:])
        assert rest(f"{place.url}/record?lang=en").body.decode() == after
        client = Client(place)
        assert client.facts["phase"] == "over"
        client.close()
    assert not any(name.encode() in on_disk(tmp_path / "db") for name in NAMES)


def test_finished_games_go_and_others_stay(tmp_path: Path) -> None:
    with inside(tmp_path / "db") as server:
        made = finished(server)
        running = make_table(server.url, "le_baron", 2)
        client, looking = Client(running, running.tokens), Client(made)
        ready_all(client)
        sweep(server, Keep(finished=365), 364)
        assert rest(made.url).status == 200
        sweep(server, Keep(finished=365), 366)
        goodbye = looking.until("goodbye")
        assert (goodbye["reason"], goodbye["again"]) == ("no_table", False)
        assert rest(made.url).json()["code"] == "no_table"
        assert rest(running.url).json()["phase"] == "running"
        assert made.table.encode() not in on_disk(tmp_path / "db")
        client.close()
        looking.close()


def test_looking_at_an_old_game_keeps_it_no_longer(tmp_path: Path) -> None:
    with inside(tmp_path / "db") as server:
        made = finished(server)
    with inside(tmp_path / "db") as server:
        _backdate(tmp_path / "db", 10)
        Client(made._replace(server=server.url)).close()  # opens it, and lists it again
        sweep(server, Keep(finished=9), 0)
        assert rest(f"{server.url}/api/tables/{made.table}").status == 404


def _backdate(db: Path, days: int) -> None:
    past = sqlite3.connect(db)
    past.execute("UPDATE listing SET changed = changed - ?", (days * DAY,))
    past.commit()
    past.close()


def test_tables_that_nobody_comes_to_are_removed(tmp_path: Path) -> None:
    with inside(tmp_path / "db") as server:
        seats = [{"kind": "open"}] * 2
        made = rest(f"{server.url}/api/tables", {"game": "le_baron", "seats": seats}).json()
        place = f"{server.url}/api/tables/{made['table']}"
        code = rest(place).json()["code"]
        looked_at = make_table(server.url, "le_baron", 2)
        client = Client(looked_at, looked_at.tokens)
        sweep(server, Keep(), 29)
        assert rest(f"{server.url}/api/codes/{code}").status == 200
        sweep(server, Keep(), 31)
        assert rest(f"{server.url}/api/codes/{code}").status == 404
        assert rest(place).status == 404
        assert client.ask("ping")["type"] == "pong"  # somebody sits there and waits
        client.close()


def test_nothing_that_is_over_is_forgotten_unless_the_host_wants_it(tmp_path: Path) -> None:
    with inside(tmp_path / "db") as server:
        made = finished(server)
        sweep(server, Keep(), 100_000)
        client = Client(made)
        assert client.facts["seats"][0]["name"] == NAMES[0]
        client.close()
