"""Whole games that were played once must replay for ever: tests/games/GAME/records/*.txt."""

from pathlib import Path

import pytest

from baronnies.core.reading import read_record
from baronnies.core.record import record_of
from baronnies.core.replay import Positions, Replay, verify
from baronnies.core.table import Table, places
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from tests.playing import Setting, play_randomly, settings

GAMES = Path(__file__).parent.parent / "games"
RECORDS = sorted(GAMES.glob("*/records/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_kept_record_replays_and_its_luck_is_true(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text, SHELF)
    assert record.game.name == path.parent.parent.name
    assert verify(record) > 0
    final = Replay(record).final
    assert final
    assert places(final, record.ended) == record.places
    assert record.places
    assert record.text() == text


@pytest.mark.parametrize(
    "path", [path for path in RECORDS if path.stem.endswith("by-rules-1")], ids=lambda p: p.stem
)
def test_a_record_is_judged_by_the_rules_it_names(path: Path) -> None:
    """What was right by the first rules is not by the second, and the other way round."""
    first = path.read_text(encoding="utf-8")
    second = path.with_stem(path.stem.replace("-1", "-2")).read_text(encoding="utf-8")
    for mistaken in (
        first.replace("rules: 1", "rules: 2"),
        second.replace("rules: 2", "rules: 1"),
    ):
        with pytest.raises(Unreadable):
            verify(read_record(mistaken, SHELF))


def test_every_game_has_records() -> None:
    assert {path.parent.parent.name for path in RECORDS} == set(SHELF)


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_game_can_be_played_on_from_any_of_its_positions(setting: Setting) -> None:
    played = setting.table("branch")
    play_randomly(played, "branch", longest=60)
    past = Positions(played.opening(), played.lines)
    for ply in range(0, played.ply, max(1, played.ply // 5)):
        start = past.at(ply).text()
        went_on = Table(
            setting.game, setting.seats, setting.options, seed=b"played on", start=start
        )
        went_on.begin()
        play_randomly(went_on, "played on", longest=20)
        record = read_record(record_of(went_on, with_seed=True).text(), SHELF)
        assert record.start == start
        assert record.text() == record_of(went_on, with_seed=True).text()
        verify(record)
        assert Replay(record).end.text() == went_on.truth.text()
