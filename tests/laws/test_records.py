"""Whole games that were played once must replay for ever: tests/games/GAME/records/*.txt."""

from pathlib import Path

import pytest

from baronnies.core.reader import read_record
from baronnies.core.replay import Replay, verify
from baronnies.games import SHELF

GAMES = Path(__file__).parent.parent / "games"
RECORDS = sorted(GAMES.glob("*/records/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_kept_record_replays_and_its_luck_is_true(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text, SHELF)
    assert record.game.name == path.parent.parent.name
    assert verify(record) > 0
    assert Replay(record).end.places() == record.places
    assert record.places
    assert record.text() == text


def test_every_game_has_records() -> None:
    assert {path.parent.parent.name for path in RECORDS} == set(SHELF)
