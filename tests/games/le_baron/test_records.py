"""The kept records show what their names say: every variant, and every way a game can end."""

from pathlib import Path

import pytest

from baronnies.core.game import Event
from baronnies.core.reading import read_record
from baronnies.core.replay import Replay
from baronnies.games import SHELF

FOLDER = Path(__file__).parent / "records"


def replay(name: str) -> Replay:
    return Replay(read_record((FOLDER / f"{name}.txt").read_text(encoding="utf-8"), SHELF))


def events(name: str, kind: str) -> list[Event]:
    return [event for story in replay(name).stories for event in story if event.kind == kind]


def variant(name: str) -> tuple[int, str, str, str]:
    record = replay(name).record
    options = (record.options[name] for name in ("colour_first", "heads_good", "games"))
    colour_first, heads_good, games = options
    return record.seats, colour_first, heads_good, games


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("standard-2", (2, "no", "no", "1")),
        ("standard-10", (10, "no", "no", "1")),
        ("shared-victory-3", (3, "no", "no", "1")),
        ("colour-first-3", (3, "yes", "no", "1")),
        ("own-deck-4", (4, "yes", "no", "1")),
        ("heads-good-4", (4, "no", "yes", "1")),
        ("dead-end-2", (2, "no", "yes", "1")),
        ("both-variants-5", (5, "yes", "yes", "1")),
        ("heads-good-match-3", (3, "no", "yes", "2")),
    ],
)
def test_there_is_a_record_of_every_variant(name: str, expected: tuple[int, str, str, str]) -> None:
    assert variant(name) == expected


@pytest.mark.clause("5.3")
def test_a_shared_victory() -> None:
    assert sorted(replay("shared-victory-3").end.places()) == [1, 1, 3]


@pytest.mark.clause("7.7")
def test_a_dead_end() -> None:
    assert len(events("dead-end-2", "dead_end")) == 1
    assert events("dead-end-2", "left")


@pytest.mark.clause("7.5")
def test_an_end_because_somebody_has_no_card_left() -> None:
    assert events("heads-good-4", "dead_end") == []
    left = {event.facts[0] for event in events("heads-good-4", "left")}
    assert left < {0, 1, 2, 3}


@pytest.mark.clause("7.2", "7.4")
def test_cards_go_under_and_come_back() -> None:
    assert events("dead-end-2", "under")
    assert events("dead-end-2", "drew_again")


@pytest.mark.clause("5.4")
def test_matches() -> None:
    for name, games in (("match-of-three", 3), ("heads-good-match-3", 2)):
        counted = [event.facts[2] for event in events(name, "counted")]
        assert sorted(set(counted)) == list(range(1, games + 1))
        assert len(counted) == games * replay(name).record.seats


@pytest.mark.clause("4.1", "4.2", "4.3")
def test_every_rule_of_taking_strikes() -> None:
    assert {event.facts[4] for event in events("standard-10", "took")} >= {"4.1", "4.2", "4.3"}


@pytest.mark.clause("6.1")
def test_colour_first_has_no_sixth_card() -> None:
    for name in ("colour-first-3", "both-variants-5", "own-deck-4"):
        taken = events(name, "took")
        assert {event.facts[4] for event in taken} <= {"4.2", "4.3"}
    assert any(int(event.facts[2]) > 5 for event in events("own-deck-4", "took"))


@pytest.mark.clause("1.2")
def test_a_deck_of_ones_own_and_a_remark() -> None:
    record = replay("own-deck-4").record
    assert record.options["deck"].startswith("BBBBB,GG,")
    assert [remark for _, remark in record.notes] == ["a caretaker plays for B"]


def test_bytes_that_players_added() -> None:
    assert replay("dead-end-2").record.added == [(0, b"\x01\x02"), (1, b"\xff")]
