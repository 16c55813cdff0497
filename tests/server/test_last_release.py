"""What was kept before the rooms were built opens: `data/` was written then and is never remade."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from baronnies.core.reading import read_record
from baronnies.core.replay import verify
from baronnies.games import SHELF
from baronnies.server.disk.entries import DECODERS, Entry
from baronnies.server.disk.sqlite import SqliteStore
from baronnies.server.disk.store import Saved
from baronnies.server.table.past import remains
from baronnies.server.table.play import Play, restored
from tests.server.in_a_page import page_house

DATA: Final = Path(__file__).parent / "data"
EXPECTED: Final[dict[str, dict[str, Any]]] = json.loads((DATA / "form2.json").read_text("utf-8"))
EXPECTED["le_baron-shut"]["places"] = []  # it was given places then; a closed game has none


def called_now(text: str) -> str:
    """Who gave no name had a number then."""
    return text.replace("Joueur 2", "Clé")


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return Path(shutil.copy(DATA / "form2.db", tmp_path / "baronnies.db"))


def load(db: Path, table: str) -> tuple[Saved, str]:
    """A table, and what is told of it if its rules are gone."""

    async def loaded() -> tuple[Saved, str]:
        store = SqliteStore(db)
        saved = await store.load(table)
        assert saved is not None
        over = EXPECTED[table]["phase"] == "over"
        left = await remains(store, table, "" if over else "token-of-the-first-seat")
        await store.close()
        return saved, left

    return asyncio.run(loaded())


@pytest.mark.parametrize("table", EXPECTED)
def test_a_table_of_the_last_release_stands_as_it_stood(table: str, db: Path) -> None:
    expected = {**EXPECTED[table], "names": [*map(called_now, EXPECTED[table]["names"])]}
    saved, left = load(db, table)
    assert left.startswith(f"baronnies remains 1\ngame: {saved.made.game}\n")
    game = SHELF[saved.made.game].edition(saved.made.rules)
    assert game is not None
    assert stands(restored(saved, game)) == expected


def stands(play: Play) -> dict[str, Any]:
    table = play.table
    return {
        "rules": play.made.rules,
        "phase": play.phase,
        "hash": table.commitment,
        "ply": table.ply,
        "names": play.names("fr"),
        "scores": table.truth.scores(),
        "places": table.places() if play.phase == "over" else [],
    }


def test_the_house_opens_every_table_of_the_last_release(db: Path) -> None:
    async def opened() -> Mapping[str, str]:
        house = page_house(SqliteStore(db))
        await house.open()
        found = {table: (await house.room(table)).audience.facts("fr").phase for table in EXPECTED}
        await house.close()
        return found

    assert asyncio.run(opened()) == {table: kept["phase"] for table, kept in EXPECTED.items()}


def test_forgotten_people_are_as_gone_in_memory_as_on_disk(db: Path) -> None:
    async def forgotten() -> tuple[Play, Play]:
        store = SqliteStore(db)
        house = page_house(store)
        room = await house.room("le_baron-over")
        await room.do(room.forget_people)
        saved = await store.load(room.table)
        assert saved is not None
        await house.close()
        assert room.chat.lines == saved.chat == []
        return room.play, restored(saved, room.play.game)

    play, again = asyncio.run(forgotten())
    assert stands(play) == stands(again)
    assert play.names("fr") == ["Lion", "Clé", "Isabeau"]
    assert play.subscriptions == again.subscriptions == {}


@pytest.mark.parametrize("name", [name for name in DECODERS if name != "report"])
def test_nothing_on_disk_is_read_otherwise_than_it_was_written(name: str, db: Path) -> None:
    column, decoder = DECODERS[name]
    connection = sqlite3.connect(db)
    rows = connection.execute(f"SELECT {column} FROM {name}").fetchall()  # noqa: S608 - ours
    connection.close()
    assert rows
    for (row,) in rows:
        written = msgspec.json.decode(row)
        read = msgspec.json.decode(msgspec.json.encode(decoder.decode(row)))
        assert {key: read[key] for key in written} == written  # what came later is not there


def test_every_kind_of_entry_is_among_what_was_kept(db: Path) -> None:
    connection = sqlite3.connect(db)
    rows = connection.execute("SELECT DISTINCT json_extract(entry, '$.type') FROM entry").fetchall()
    connection.close()
    kinds = {kind.__struct_config__.tag for kind in Entry.__args__}
    assert {kind for (kind,) in rows} <= kinds
    assert len(rows) == 15  # as many as there were


@pytest.mark.parametrize("name", SHELF)
def test_a_record_of_the_last_release_is_read_and_right(name: str, db: Path) -> None:
    text = (DATA / f"{name}.record.txt").read_text("utf-8")
    record = read_record(text, SHELF)
    verify(record)
    assert record.text() == text
    saved, _ = load(db, f"{name}-over")
    assert restored(saved, record.game).record("fr").text() == called_now(text)
