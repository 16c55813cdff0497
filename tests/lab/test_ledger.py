"""Games on the disk as they are played: in order, whole, and as much as there is room for."""

import csv
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from errno import ENOSPC
from pathlib import Path
from typing import Final

import pytest

from baronnies.core.unreadable import Unreadable
from baronnies.lab.contest import Outcome
from baronnies.lab.ledger import Ledger, Spreadsheet, ledger
from baronnies.lab.plan import Plan
from baronnies.lab.sheet import sheet
from baronnies.lab.simulation import Run, Work, simulate, unkept

if sys.platform != "win32":
    import resource

PLAN: Final = Plan("le_baron", 3, bots=["random"], seed="ledger").settled()


def into(book: Ledger, work: Work) -> Run:
    """Games written as they are played."""

    def keep(outcomes: Sequence[Outcome]) -> None:
        book.add(PLAN, outcomes)

    with book:
        run = simulate(PLAN, work, keep=keep)
        book.finish(run)
    return run


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """No file may grow beyond so many bytes: a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_games_are_written_in_order_whoever_plays_them(tmp_path: Path) -> None:
    alone, spread = tmp_path / "alone.csv", tmp_path / "spread.csv"
    assert into(Spreadsheet(alone, 3), Work(40)).games == 40
    assert into(Spreadsheet(spread, 3), Work(40, jobs=2)).games == 40
    assert alone.read_bytes() == spread.read_bytes()
    outcomes = simulate(PLAN, Work(40)).outcomes
    assert alone.read_bytes().decode() == sheet(PLAN, outcomes)


def test_a_game_is_on_the_disk_before_the_next_is_played(tmp_path: Path) -> None:
    path, written = tmp_path / "games.csv", []
    book = Spreadsheet(path, 3)
    with book:
        simulate(
            PLAN,
            Work(3),
            progress=lambda _: written.append(len(path.read_text("utf-8").splitlines())),
            keep=lambda outcomes: book.add(PLAN, outcomes),
        )
    assert written == [2, 3, 4]  # the head, and each game


@pytest.mark.skipif(sys.platform == "win32", reason="no limits on files there")
def test_a_full_disk_keeps_whole_lines_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    with room_for(1000):
        run = into(Spreadsheet(path, 3), Work(100))
    assert run.trouble
    assert run.trouble.key == "lab-unkept"
    with path.open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert [int(line["game"]) for line in lines] == list(range(len(lines)))
    assert 5 < len(lines) < 100
    assert all(None not in line.values() for line in lines)
    assert run.games == len(lines) + 1, "the game that found no room was the last to be played"


def test_a_full_disk_is_told_in_the_readers_language() -> None:
    found = unkept(OSError(ENOSPC, "No space left on device"))
    assert found.words("en") == "The disk is full. The games before are kept."
    assert found.words("fr") == "Le disque est plein. Les parties précédentes sont gardées."


def test_parquet_is_a_folder_of_whole_files(tmp_path: Path) -> None:
    parquet = pytest.importorskip(
        "pyarrow.parquet", reason='needs pip install "baronnies[cluster]"'
    )
    from baronnies.lab.parquet import Parquet  # noqa: PLC0415 - an extra

    folder, now = tmp_path / "games.parquet", [0.0]
    book = Parquet(folder, 4, ["goal"], clock=lambda: now[0])
    capped = PLAN._replace(cap=5)
    for minute, plan in enumerate((PLAN, PLAN, capped)):
        now[0] = 60.0 * minute
        book.add(plan, simulate(plan, Work(5)).outcomes, [str(minute)])
    written = sorted(path.name for path in folder.iterdir())
    assert written == ["00000.parquet", "00001.parquet"], "one each minute, before the end"
    book.close()
    table = parquet.read_table(folder).to_pylist()
    assert [line["game"] for line in table] == [0, 1, 2, 3, 4] * 3
    assert (table[0]["goal"], table[0]["bot_3"], table[0]["bot_4"]) == ("0", "random", None)
    assert {line["place_1"] for line in table[10:]} == {None}
    with pytest.raises(Unreadable):
        ledger(folder, 3)


@pytest.mark.skipif(sys.platform == "win32", reason="no limits on files there")
def test_a_full_disk_leaves_no_broken_parquet(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason='needs pip install "baronnies[cluster]"')
    folder = tmp_path / "games.parquet"
    with room_for(1000):
        run = into(ledger(folder, 3), Work(20))
    assert run.trouble
    assert run.trouble.key == "lab-unkept"
    assert list(folder.iterdir()) == []
