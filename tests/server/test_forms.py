"""The database of the previous release opens, whatever it holds, and loses nothing on the way."""

import json
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random
from time import time
from typing import Any, Final

import msgspec
import pytest

from baronnies.core.luck import Quick
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.server.disk.claim import claim
from baronnies.server.disk.entries import Entry, HandedIn, Readied, Sat
from baronnies.server.disk.entries import Made as MadeEntry
from baronnies.server.disk.forms import FORM, prepare
from baronnies.server.table.chairs import fingerprint
from baronnies.server.table.play import Play
from tests.commands import run
from tests.serving import PATIENCE, Client, Made, asked, hear_until, rest, serving, take_turn

TOKENS: Final = ["token-of-the-first-seat", "token-of-the-second-seat"]
HOST: Final = "token-of-who-made-the-table"
FORM_1: Final = """
CREATE TABLE made (
    id TEXT PRIMARY KEY,
    made BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE entry (
    id TEXT NOT NULL REFERENCES made,
    number INTEGER NOT NULL,
    entry BLOB NOT NULL,
    PRIMARY KEY (id, number)
) STRICT, WITHOUT ROWID;
PRAGMA user_version = 1;
"""
NEW_SINCE: Final = ("public", "code", "time", "at")  # fields that form 1 did not have
TURNS: Final = {"gathering": 0, "running": 3, "over": 100_000}


class Written:
    """A table as the previous release kept it: two people, and a bot where there is room."""

    def __init__(self, game: str, phase: str) -> None:
        self.phase = phase
        bots = ["", "", "greedy"][: SHELF[game].seats[1]]
        self.made = MadeEntry(
            table=f"{game}-{phase}", game=game, rules=SHELF[game].version, options={}, bots=bots,
            seed="ab" * 32, host=fingerprint(HOST), made=int(time()) - 1000,
        )  # fmt: skip
        self.entries: list[Entry] = []
        self.play = Play(self.made, SHELF[game])
        for seat, token in enumerate(TOKENS[: 1 if phase == "gathering" else 2]):
            self.happens(Sat(seat, f"P{seat}", fingerprint(token)))
        if phase != "gathering":
            for seat in range(2):
                self.happens(Readied(seat, "00ff"))
        self.take_turns(TURNS[phase])

    def happens(self, entry: Entry) -> None:
        self.play.apply(entry)
        self.entries.append(entry)

    def take_turns(self, most: int) -> None:
        table, rng = self.play.table, Quick(self.made.table)
        for _ in range(most):
            if table.over:
                return
            seat = table.asked()[0]
            draft = table.draft(seat)
            while not draft.done:
                draft.try_move(draft.state.sample(seat, rng))
            texts = [self.play.game.say(move) for move in draft.moves]
            self.happens(HandedIn(seat, table.ply, texts))

    def write(self, db: sqlite3.Connection) -> None:
        table = self.made.table
        db.execute("INSERT INTO made VALUES (?, ?)", (table, old(self.made)))
        rows = [(table, at, old(entry)) for at, entry in enumerate(self.entries, 1)]
        db.executemany("INSERT INTO entry VALUES (?, ?, ?)", rows)


def old(kept: Entry | MadeEntry) -> bytes:
    fields: dict[str, Any] = msgspec.to_builtins(kept)
    return json.dumps({k: v for k, v in fields.items() if k not in NEW_SINCE}).encode()


def previous_release(path: Path, phases: tuple[str, ...] = tuple(TURNS)) -> list[Written]:
    written = [Written(game, phase) for game in SHELF for phase in phases]
    db = sqlite3.connect(path)
    db.executescript(FORM_1)
    for table in written:
        table.write(db)
    db.commit()
    db.close()
    return written


def test_every_table_of_the_previous_release_opens_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "baronnies.db"
    written = previous_release(path)
    before = dump(path)
    with serving(path) as server:
        for table in written:
            place = Made(server.url, table.made.table, HOST, TOKENS)
            facts = rest(place.url).json()
            assert facts["phase"] == table.phase
            assert facts["hash"] == table.play.table.commitment
            client = Client(place, TOKENS if table.phase != "gathering" else TOKENS[:1])
            if table.phase == "running":
                goes_on(client, table)
            if table.phase == "over":
                assert client.facts["result"]["places"] == table.play.table.truth.places()
                assert table.play.record("fr").text() == rest(f"{place.url}/record").body.decode()
            client.close()
        assert any('"migrating"' in line and '"form": 1' in line for line in server.log)
    assert listings(path) == {table.made.table: table.phase for table in written}
    kept = tmp_path / "baronnies.db.form1.bak"
    assert dump(kept) == before
    assert kept.stat().st_mode & 0o077 == 0


def goes_on(client: Client, table: Written) -> None:
    """It stands where it stood, and whoever is asked can play."""
    before = client.plies[0]
    assert before >= table.play.table.ply
    hear_until(lambda: bool(asked([client])))
    while client.plies[0] == before:
        for _, seat in asked([client]):
            assert take_turn(client, seat, Random(0))["type"] == "accepted"  # noqa: S311 - a game
        hear_until(lambda: bool(asked([client])) or client.plies[0] > before)


def dump(path: Path) -> list[str]:
    db = sqlite3.connect(path)
    lines = list(db.iterdump())
    db.close()
    return lines


def listings(path: Path) -> dict[str, str]:
    db = sqlite3.connect(path)
    rows = dict(db.execute("SELECT id, phase FROM listing").fetchall())
    db.close()
    return rows


KILLED_IN_BETWEEN: Final = """
import os, signal, sys
from pathlib import Path
from baronnies.server.disk.forms import migrate, open_file
db = open_file(Path(sys.argv[1]))
db.set_trace_callback(lambda said: "TABLE pulse" in said and os.kill(os.getpid(), signal.SIGKILL))
migrate(db, 1)
"""


def test_a_migration_that_is_killed_leaves_the_old_form(tmp_path: Path) -> None:
    path = tmp_path / "db"
    previous_release(path, ("gathering",))
    before = dump(path)
    done = subprocess.run(
        [sys.executable, "-c", KILLED_IN_BETWEEN, str(path)], timeout=PATIENCE, check=False
    )
    assert done.returncode == -signal.SIGKILL
    assert dump(path) == before
    prepare(path)
    assert set(listings(path).values()) == {"running"}  # until the house has looked


def test_a_file_of_a_newer_program_or_of_another_one_is_left_alone(tmp_path: Path) -> None:
    newer, other = tmp_path / "newer", tmp_path / "other"
    for path, script in (
        (newer, f"PRAGMA user_version = {FORM + 1}"),
        (other, "CREATE TABLE made (cake TEXT)"),
    ):
        db = sqlite3.connect(path)
        db.executescript(script)
        db.close()
        before = dump(path)
        with pytest.raises(Unreadable):
            claim(path)
        assert dump(path) == before
    assert "newer version" in run(["serve", "--port", "0", "--db", str(newer)]).err
    assert "other program" in run(["serve", "--port", "0", "--db", str(other)]).err
    assert set(tmp_path.iterdir()) == {newer, other}
