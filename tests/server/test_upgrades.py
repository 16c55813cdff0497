"""A new release opens what the one before it kept."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

from baronnies.games import SHELF
from tests.server.test_hosts import bearer
from tests.serving import (
    FREE,
    PATIENCE,
    Client,
    Made,
    Server,
    asked,
    hear_until,
    make_table,
    play_out,
    ready_all,
    rest,
    serving,
)


def test_a_restarted_server_finds_its_people_again(tmp_path: Path) -> None:
    """Good-byes, then the same game on the same port: what a restart for an upgrade looks like."""
    first = Server(tmp_path / "db")
    made = make_table(first.url, "le_baron", 2)
    client = Client(made, made.tokens)
    ready_all(client)
    hear_until(lambda: client.facts["phase"] == "running")
    port = first.url.rpartition(":")[2]
    assert first.end() == 0
    goodbye = client.until("goodbye")
    assert (goodbye["reason"], goodbye["again"]) == ("stopping", True)
    client.close()
    with serving(tmp_path / "db", FREE, ("--port", port)) as second:
        assert second.url == first.url
        back = Client(made, made.tokens)
        assert back.views == client.views
        play_out([back], Random(0))  # noqa: S311 - a game
        back.close()


def test_a_title_left_out_is_not_on_the_shelf_and_its_tables_are_told_so(tmp_path: Path) -> None:
    with serving(tmp_path / "db") as server:
        made = make_table(server.url, "le_baron", 2)
        client = Client(made, made.tokens)
        ready_all(client)
        hear_until(lambda: len(asked([client])) == 2)
        steps = {seat: steps[0] for seat, steps in client.steps.items() if steps}
        for seat, step in steps.items():
            client.ask("hand_in", seat=seat, ply=client.plies[seat], moves=[step])
        client.close()
    others = ",".join(name for name in SHELF if name != "le_baron")
    with serving(tmp_path / "db", more=("--games", others)) as server:
        place = Made(server.url, *made[1:])
        gone = rest(f"{place.url}?lang=en", Accept_Language="en")
        assert (gone.status, gone.json()["code"]) == (410, "old_rules")
        assert "record" in gone.json()["text"]
        assert rest(f"{place.url}/record").status == 401
        own = rest(f"{place.url}/record", Authorization=bearer(made.tokens[0])).body.decode()
        ply = client.plies[0]
        assert f"A {steps[0]}" in own
        assert f" B {steps[1]}" not in own
        assert "B ?" in own
        assert "seed" not in own
        assert ply > 0
    with serving(tmp_path / "db") as server:  # the title is back, and the game goes on
        back = Client(Made(server.url, *made[1:]), made.tokens)
        play_out([back], Random(0))  # noqa: S311 - a game
        back.close()
    with serving(tmp_path / "db", more=("--games", others)) as server:
        whole = rest(f"{server.url}/api/tables/{made.table}/record").body.decode()
        assert f" B {steps[1]}" in whole
        assert "seed: " in whole


def test_the_server_starts_as_a_service_does(tmp_path: Path) -> None:
    """Without a home, from the environment alone, and it ends well on SIGTERM."""
    process = subprocess.Popen(
        [sys.executable, "-m", "baronnies", "serve"],
        env={
            "PATH": os.environ["PATH"],
            "BARONNIES_PORT": "0",
            "BARONNIES_DB": str(tmp_path / "baronnies.db"),
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout
    assert process.stdout.readline().startswith("Baronnies: http://")
    process.terminate()
    assert process.wait(PATIENCE) == 0
    process.stdout.close()
