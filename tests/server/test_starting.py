"""Starting: a file that is its owner's alone, and a sentence for whatever stands in the way."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.server.disk.claim import claim, trouble
from baronnies.server.disk.entries import DECODERS
from baronnies.server.disk.forms import FORM
from baronnies.server.disk.sqlite import SqliteStore
from baronnies.server.edge.app import inspect
from baronnies.server.house.house import House
from baronnies.server.house.site import Site, read_place
from baronnies.server.limits import Limits
from baronnies.server.metrics import Metrics
from baronnies.server.page.worker import Silence
from tests.commands import run
from tests.server.in_a_page import HereAndNow
from tests.server.test_forms import FORM_1, dump
from tests.serving import PATIENCE, Client, Made, Server, make_table, ready_all, rest, serving

NOBODY: Final = 65534  # a user who may write nothing here


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_the_database_its_journal_and_its_lock_are_their_owners_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with serving(tmp_path / "db") as server:
            make_table(server.url, "le_baron", 2)
            found = modes(tmp_path)
            assert {"db", "db-wal", "db-shm", "db.lock"} <= set(found)
            assert set(found.values()) == {0o600}
    finally:
        os.umask(before)
    (tmp_path / "db").chmod(0o644)
    with serving(tmp_path / "db") as server:
        make_table(server.url, "le_baron", 2)
        assert set(modes(tmp_path).values()) == {0o600}
    assert any('"narrowed"' in line and '"db"' in line for line in server.log)


# ---- causes


def serve(db: Path) -> str:
    """What a server says that does not start."""
    answer = run(["serve", "--port", "0", "--db", str(db)])
    assert answer.code == 2
    (sentence,) = answer.err.strip().splitlines()
    return sentence


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert f"There is no folder {tmp_path / 'none'}" in serve(tmp_path / "none" / "db")
    assert "cannot be used" in serve(tmp_path)  # a folder is no file


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    """Asked for as a service is: by a user who may write nothing there."""
    code = (
        "import os, sys\nfrom pathlib import Path\n"
        "from baronnies.core.unreadable import Unreadable\n"
        "from baronnies.server.disk.claim import claim\n"
        "path = Path(sys.argv[1])\n"
        f"os.geteuid() == 0 and os.seteuid({NOBODY})\n"
        "try:\n    claim(path)\n"
        "except Unreadable as error:\n    os.seteuid(os.getuid())\n    print(error.words('en'))\n"
    )
    tmp_path.chmod(0o500)
    said = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "db")],
        capture_output=True, text=True, timeout=PATIENCE, check=True,
    ).stdout  # fmt: skip
    tmp_path.chmod(0o700)
    assert said.startswith("This user may not write"), said


def test_a_full_disk_is_told_as_such(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "db", isolation_level=None)
    db.execute("PRAGMA max_page_count = 2")
    db.execute("CREATE TABLE t (x)")
    with pytest.raises(sqlite3.Error) as full:
        db.execute("INSERT INTO t VALUES (zeroblob(100000))")
    db.close()
    assert "is full" in trouble(tmp_path / "db", full.value).words("en")
    assert "is full" in trouble(tmp_path / "db", OSError(28, "No space left")).words("en")


def test_a_disk_that_takes_nothing_is_told_before_the_server_is_said_to_run(tmp_path: Path) -> None:
    """The file is as it should be, but no byte more can be written."""
    with serving(tmp_path / "db") as server:
        make_table(server.url, "le_baron", 2)
    size = (tmp_path / "db").stat().st_size
    code = (
        "import resource, sys\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))\n"
        "from baronnies.cli import main\n"
        "sys.argv = ['baronnies', 'serve', '--port', '0', '--db', sys.argv[1]]\n"
        "main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "db")],
        capture_output=True, text=True, timeout=PATIENCE, check=False,
        env={**os.environ, "LC_ALL": "en_GB.UTF-8"},
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert "cannot be used to keep tables" in done.stderr
    assert (tmp_path / "db").stat().st_size == size


def test_somebody_without_a_home_is_told_to_name_a_file() -> None:
    code = (
        "import sys\nsys.modules['pwd'] = None\n"
        "from baronnies.cli import main\n"
        "sys.argv = ['baronnies', 'serve', '--port', '0']\nmain()\n"
    )
    kept = {name: value for name, value in os.environ.items() if name != "HOME"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**kept, "LC_ALL": "en_GB.UTF-8"},
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert (done.returncode, "BARONNIES_DB" in done.stderr) == (2, True)
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("BARONNIES_URL", "club", "BARONNIES_URL: “club”"),
        ("BARONNIES_URL", "https://club.example/games", "BARONNIES_URL"),
        ("BARONNIES_ORIGIN", "https://one.example,*", "BARONNIES_ORIGIN: “*”"),
        ("BARONNIES_KEEP_NAMS", "3", "Did you mean BARONNIES_KEEP_NAMES?"),
        ("BARONNIES_XYZ", "3", "There is no setting BARONNIES_XYZ"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused_by_name(
    name: str, value: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    assert said in serve(tmp_path / "db")
    assert not (tmp_path / "db").exists()


# ---- names


def test_a_request_that_names_another_host_is_refused(server: Server) -> None:
    for host in ("127.0.0.1:1", "localhost", "[::1]:80"):
        assert rest(f"{server.url}/api/games", Host=host).status == 200, host
    for host in ("evil.example", "10.0.0.1", "[fd00::1]", "localhost.evil.example", "[", ""):
        for path in ("/", "/api/games"):
            answer = rest(f"{server.url}{path}", Host=host, Accept_Language="en")
            assert (answer.status, answer.json()["code"]) == (421, "host_name"), host
            assert "BARONNIES_URL" in answer.json()["text"]


def test_a_server_goes_by_the_names_its_host_has_given() -> None:
    club = Site(Path(), frozenset({"https://other.example"}), "https://club.example")
    for host in ("club.example", "CLUB.example:443", "other.example", "127.0.0.1:8411"):
        assert club.goes_by(host), host
    for host in ("10.0.0.1", "evil.example"):
        assert not club.goes_by(host), host
    everywhere = Site(Path(), url="http://192.168.1.4:8411")
    assert everywhere.goes_by("192.168.1.5:8411")
    assert not everywhere.goes_by("evil.example")
    with pytest.raises(Unreadable):
        read_place("https://user@club.example", "BARONNIES_URL")


# ---- forms


LISTED: Final = """
CREATE TABLE listing (
    id TEXT PRIMARY KEY, phase TEXT NOT NULL, changed INTEGER NOT NULL, listing BLOB NOT NULL
    {erased}
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    id TEXT NOT NULL, number INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE pulse (at INTEGER NOT NULL) STRICT;
CREATE TABLE closing (since INTEGER NOT NULL, until INTEGER NOT NULL) STRICT;
{setting}
PRAGMA user_version = {form};
"""


@pytest.mark.parametrize("form", [2, 3])
@pytest.mark.parametrize("erased", ["", ", erased INTEGER NOT NULL DEFAULT 0"])
@pytest.mark.parametrize(
    "setting", ["", "CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;"]
)
def test_whatever_was_once_called_form_two_or_three_opens(
    form: int, erased: str, setting: str, tmp_path: Path
) -> None:
    db = sqlite3.connect(tmp_path / "db")
    db.executescript(FORM_1 + LISTED.format(form=form, erased=erased, setting=setting))
    db.close()
    claim(tmp_path / "db").close()
    db = sqlite3.connect(tmp_path / "db")
    assert db.execute("PRAGMA user_version").fetchone() == (FORM,)
    for name, (column, _) in DECODERS.items():
        db.execute(f"SELECT {column} FROM {name}")  # noqa: S608 - our own names
    assert db.execute("SELECT count(erased) FROM listing").fetchone() == (0,)
    db.close()


# ---- damage


def a_leaf(whole: bytes, tables: Sequence[Made]) -> int:
    """Where a page of SQLite begins that has entries of tables and leads to no other pages."""
    pages = (whole.rindex(made.table.encode() + b'{"type"') // 4096 * 4096 for made in tables)
    return next(page for page in pages if whole[page] in (0x0A, 0x0D))


def test_a_damaged_page_stops_one_table_and_not_the_others(tmp_path: Path) -> None:
    path = tmp_path / "db"
    with serving(path) as server:
        tables = [make_table(server.url, "le_baron", 2) for _ in range(60)]
        for made in tables:
            client = Client(made, made.tokens)
            ready_all(client)
            client.close()
    before = dump(path)
    whole = path.read_bytes()
    page = a_leaf(whole, tables)
    path.write_bytes(whole[:page] + b"\xff" * 4096 + whole[page + 4096 :])
    assert before
    with serving(path) as server:
        answers = [rest(f"{server.url}/api/tables/{made.table}") for made in tables]
        broken = [answer for answer in answers if answer.status != 200]
        assert broken
        assert len(broken) < len(tables) // 2
        assert {answer.json()["code"] for answer in broken} == {"damaged"}
        health = rest(f"{server.url}/api/health")
        assert (health.status, health.json()["whole"]) == (200, False)
        at = answers.index(broken[0])
        client = Client(Made(server.url, *tables[at][1:]), greet=False)
        client.send('{"type": "hello", "version": 1, "lang": "en"}')
        goodbye = client.until("goodbye")
        assert (goodbye["reason"], goodbye["again"]) == ("damaged", False)
        assert "backup" in goodbye["text"]
        client.close()
        seats = [{"kind": "open"}, {"kind": "open"}]
        new = [
            rest(f"{server.url}/api/tables", {"game": "le_baron", "seats": seats}) for _ in range(8)
        ]
        assert 201 in {answer.status for answer in new}  # one may fall on the lost page
    assert any('"damaged"' in line for line in server.log)


def test_damage_that_would_open_no_table_is_told_before_anything_starts(tmp_path: Path) -> None:
    """Of the list of tables, which is read first."""
    path = tmp_path / "db"
    with serving(path) as server:
        make_table(server.url, "le_baron", 2)
    whole = path.read_bytes()
    page = whole.index(b'"phase":"gathering"') // 4096 * 4096
    path.write_bytes(whole[:page] + b"\xff" * 4096 + whole[page + 4096 :])
    assert "cannot be used to keep tables" in serve(path)


def test_damage_that_comes_later_is_found_by_itself(tmp_path: Path) -> None:
    path = tmp_path / "db"
    with serving(path) as server:
        tables = [make_table(server.url, "le_baron", 2) for _ in range(60)]
    whole = path.read_bytes()
    page = a_leaf(whole, tables)

    async def some_days() -> None:
        house = House(SHELF, SqliteStore(path), HereAndNow(), Silence(), Limits(), Metrics())
        days = asyncio.create_task(inspect(house, every=0.01))
        for _ in range(3):  # as the days do, meanwhile
            await house.look_for_damage()
            assert not house.damage
        path.write_bytes(whole[:page] + b"\xff" * 4096 + whole[page + 4096 :])
        while not house.damage:  # noqa: ASYNC110 - no event says that a day has come
            await asyncio.sleep(0.01)
        days.cancel()
        await house.close()

    asyncio.run(asyncio.wait_for(some_days(), 60))
