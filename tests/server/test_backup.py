"""A copy is taken while people play, and put back without losing what was acknowledged before."""

import os
import signal
import sqlite3
import threading
from pathlib import Path
from random import Random

import pytest

from baronnies.server.disk.backup import restore
from baronnies.server.disk.forms import FORM
from tests.commands import run
from tests.crashing import TABLES, Load
from tests.server.test_forms import dump, previous_release
from tests.serving import (
    FREE,
    Client,
    Made,
    Server,
    make_table,
    play_out,
    ready_all,
    rest,
    serving,
)


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """A database with one table."""
    with serving(tmp_path / "db") as server:
        make_table(server.url, "le_baron", 2)
    return tmp_path / "db"


def backup(db: Path, to: Path, *more: str) -> tuple[int, str]:
    answer = run(["backup", "--db", str(db), "--to", str(to), *more])
    return answer.code, answer.out + answer.err


def put_back(given: Path, to: Path) -> tuple[int, str]:
    answer = run(["restore", "--from", str(given), "--to", str(to)])
    return answer.code, answer.out + answer.err


def test_a_copy_taken_under_load_has_all_that_was_acknowledged_before(tmp_path: Path) -> None:
    server = Server(tmp_path / "db", FREE, "--log", "error")
    loads = [Load(server, "le_baron", seed) for seed in range(TABLES)]
    players = [threading.Thread(target=load.play, args=[server.url]) for load in loads]
    for player in players:
        player.start()
    while not all(load.kept for load in loads):
        players[0].join(0.01)
    known = [list(load.kept) for load in loads]
    code, said = backup(tmp_path / "db", tmp_path / "copy")
    assert code == 0, said
    assert sum(len(load.kept) for load in loads) > sum(map(len, known))  # they went on meanwhile
    server.end(signal.SIGKILL)
    for player in players:
        player.join(20)
    code, said = put_back(tmp_path / "copy", tmp_path / "db")
    assert code == 0, said
    with serving(tmp_path / "db") as again:
        for load, kept in zip(loads, known, strict=True):
            load.kept[:] = kept
            assert load.check(again.url) >= 1
            client = Client(Made(again.url, *load.made[1:]), load.made.tokens)
            play_out([client], Random(0))  # noqa: S311 - a game
            client.close()
    (old,) = tmp_path.glob("db.before-*")
    assert sqlite3.connect(old).execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_copy_is_one_private_whole_file_and_never_replaces_another(db: Path) -> None:
    copy = db.with_name("copy")
    assert backup(db, copy)[0] == 0
    assert dump(copy) == dump(db)
    assert copy.stat().st_mode & 0o077 == 0
    code, said = backup(db, copy)
    assert (code, "exists already" in said) == (2, True)
    assert backup(db, copy, "--force")[0] == 0
    code, said = backup(db, db, "--force")
    assert code == 2
    assert sorted(path.name for path in db.parent.iterdir()) == ["copy", "db", "db.lock"]


def test_what_is_no_database_of_ours_is_not_copied(db: Path) -> None:
    other, copy = db.with_name("other"), db.with_name("copy")
    code, said = backup(other, copy)
    assert (code, "no file" in said) == (2, True)
    assert not other.exists()
    for content in (b"", b"no database at all" * 300):
        other.write_bytes(content)
        assert backup(other, copy)[0] == 2
        assert put_back(other, db)[0] == 2
    assert not copy.exists()


def test_a_damaged_copy_is_not_put_back(db: Path) -> None:
    copy = db.with_name("copy")
    backup(db, copy)
    whole, before = copy.read_bytes(), dump(db)
    middle = whole.index(b'"le_baron"') // 4096 * 4096
    copy.write_bytes(whole[:middle] + os.urandom(4096) + whole[middle + 4096 :])
    code, said = put_back(copy, db)
    assert code == 2
    assert "cannot be used" in said
    assert dump(db) == before


def test_a_copy_is_not_put_under_a_running_server(db: Path) -> None:
    copy = db.with_name("copy")
    assert backup(db, copy)[0] == 0
    with serving(db) as server:
        code, said = put_back(copy, db)
        assert (code, "Another server" in said) == (2, True)
        assert rest(f"{server.url}/api/health").json()["ok"]


def test_a_copy_of_an_older_form_is_led_to_todays_and_a_newer_one_refused(tmp_path: Path) -> None:
    old, db = tmp_path / "old", tmp_path / "db"
    written = previous_release(old, ("running",))
    before = dump(old)
    assert restore(old, db, lambda _done, _all: None).old is None
    assert dump(old) == before
    with serving(db) as server:
        for table in written:
            assert rest(f"{server.url}/api/tables/{table.made.table}").status == 200
    newer = sqlite3.connect(old)
    newer.execute(f"PRAGMA user_version = {FORM + 1}")
    newer.close()
    code, said = put_back(old, db)
    assert (code, "newer version" in said) == (2, True)


def test_a_copy_is_read_through_before_it_is_said_to_be_restored(db: Path) -> None:
    copy = db.with_name("copy")
    assert backup(db, copy)[0] == 0
    assert "with one table" in put_back(copy, db)[1]
    strange, before = sqlite3.connect(copy), dump(db)
    strange.execute("UPDATE made SET made = CAST('{\"table\": 3}' AS BLOB)")
    strange.commit()
    strange.close()
    code, said = put_back(copy, db)
    assert (code, "cannot be used" in said) == (2, True)
    assert dump(db) == before
    assert not db.with_name("db.restored").exists()


def test_a_broken_database_can_be_replaced_by_a_copy(db: Path) -> None:
    copy = db.with_name("copy")
    assert backup(db, copy)[0] == 0
    db.write_bytes(b"broken by a disk" * 1000)
    code, said = put_back(copy, db)
    assert code == 0, said
    (old,) = db.parent.glob("db.before-*")
    assert old.read_bytes() == b"broken by a disk" * 1000
    with serving(db) as server:
        made = make_table(server.url, "le_baron", 2)
        client = Client(made, made.tokens)
        ready_all(client)
        client.close()
