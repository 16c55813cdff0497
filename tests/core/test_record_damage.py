"""Records that are damaged: what is told, and the line."""

from collections.abc import Callable
from pathlib import Path

import pytest

from baronnies.core import words
from baronnies.core.reading import LONGEST, read_record
from baronnies.core.replay import verify
from baronnies.core.unreadable import Unreadable
from tests.core.test_record import GAMES, PLAYED


def line(number: int, text: str) -> Callable[[str], str]:
    """Replace a line of a record, counted from 1."""

    def damage(record: str) -> str:
        rows = record.splitlines()
        rows[number - 1] = text
        return "\n".join(rows)

    return damage


def without(first: int, last: int | None = None) -> Callable[[str], str]:
    """Leave lines out."""

    def damage(record: str) -> str:
        rows = record.splitlines()
        del rows[first - 1 : last or first]
        return "\n".join(rows)

    return damage


def more(text: str) -> Callable[[str], str]:
    """Go on after the end."""
    return lambda record: record + "\n\n" + text


def twice(number: int) -> Callable[[str], str]:
    """A line stands there again."""

    def damage(record: str) -> str:
        rows = record.splitlines()
        rows.insert(number, rows[number - 1])
        return "\n".join(rows)

    return damage


DAMAGES: list[tuple[str, int | None, Callable[[str], str]]] = [
    # what is told, the line it is told for, what was done to the record
    ("record-no-record", 1, line(1, "baronnies record 2")),
    ("record-no-record", 1, lambda _: ""),
    ("record-no-record", 3, lambda _: "\n\nonce upon a time\n"),
    ("record-too-long", None, lambda record: record + " " * LONGEST),
    ("record-missing", 2, without(2)),
    ("record-missing", 2, line(2, "game A: pebbles")),
    ("record-missing", 3, without(3)),
    ("record-missing", 4, line(4, "seat: 2")),
    ("record-missing", 9, without(8)),
    ("record-missing", 10, without(10)),
    ("record-missing", 22, without(22)),
    ("record-missing", 2, lambda record: record[:18]),
    ("game-unknown", 2, line(2, "game: chess")),
    ("record-rules", 3, line(3, "rules: 2")),
    ("record-rules", 3, line(3, "rules: 03")),
    ("record-number", 4, line(4, "seats: two")),
    ("record-number", 4, line(4, "seats: -2")),
    ("record-start", 4, line(4, "seats: 5")),
    ("record-start", 7, line(7, "option wet: maybe")),
    ("record-start", 8, line(8, "option sea: blue")),
    ("record-start", 9, line(9, "option size: 10")),
    ("record-twice", 6, line(6, "name A: Bob")),
    ("record-twice", 9, twice(8)),
    ("record-seat", 5, line(5, "name C: Charles")),
    ("record-seat", 5, line(5, "name AB: both")),
    ("record-seat", 11, line(11, "added c: 00")),
    ("record-hash", 10, line(10, "hash: 00")),
    ("record-hash", 10, line(10, "hash: " + "G" * 64)),
    ("record-bytes", 11, line(11, "added A: 0")),
    ("record-bytes", 11, line(11, "added A:")),
    ("record-bytes", 11, line(11, "added A: " + "00" * 1025)),
    ("record-bytes", 23, line(23, "seed: xyz")),
    ("record-seat", 17, line(17, "C take stop")),
    ("record-seat", 17, line(17, "takes")),
    ("record-seat", 14, line(14, "A bid1 /  / B bid1")),
    ("record-seat", 14, line(14, "/ A bid1")),
    ("record-no-move", 17, line(17, "A")),
    ("record-no-move", 14, line(14, "A bid1 / B")),
    ("record-no-move", 15, line(15, "*")),
    ("record-move", 17, line(17, "A take go")),
    ("record-move", 14, line(14, "A bid1 /")),
    ("record-asked", 17, line(17, "B take stop")),
    ("record-asked", 16, without(15)),
    ("record-asked", 14, line(14, "A bid1")),
    ("record-asked", 14, line(14, "A bid1 / A bid1")),
    ("record-asked", 14, line(14, "B bid1 / A bid1")),
    ("record-refused", 17, line(17, "A stop")),
    ("record-refused", 17, line(17, "A take")),
    ("record-refused", 17, line(17, "A take stop take")),
    ("record-refused", 17, line(17, "A roll3")),
    ("record-refused", 15, line(15, "* roll2 roll2")),
    ("record-refused", 15, line(15, "* take")),
    ("record-over", 20, line(20, "A take stop")),
    ("record-over", 21, line(20, "ended: draw")),
    ("record-ended", 20, line(20, "ended: badly")),
    ("record-missing", 21, lambda record: without(21, 22)(line(20, "ended: count")(record))),
    ("record-not-over", 20, without(19)),
    ("record-result", 21, line(21, "scores: 6 1")),
    ("record-result", 21, line(22, "places: 1 2")),
    ("record-numbers", 21, line(21, "scores: 1")),
    ("record-numbers", 21, line(21, "scores: 1  6")),
    ("record-numbers", 22, line(22, "places: 2 1 3")),
    ("record-numbers", 22, line(22, "places: two one")),
    ("record-seed", 23, line(23, "seed: 00")),
    ("record-after-end", 26, more("A take stop")),
    ("record-after-end", 26, more("seed: 00")),
    ("record-after-end", 21, without(21)),
    ("record-after-end", 13, line(13, "hello: you")),
    ("record-after-end", 21, line(21, "scores A: 1 6")),
    ("record-no-seed", None, without(23)),
    ("record-luck", 15, line(12, "added A: 02")),
    ("record-luck", 15, lambda record: line(15, "* roll4")(without(21, 22)(record))),
]


DAMAGE_NAMES = [f"{at}-{key}" for at, (key, _, _) in enumerate(DAMAGES)]


@pytest.mark.parametrize(("key", "at", "damage"), DAMAGES, ids=DAMAGE_NAMES)
def test_damage_is_told_with_its_line(
    key: str, at: int | None, damage: Callable[[str], str]
) -> None:
    with pytest.raises(Unreadable) as told:
        verify(read_record(damage(PLAYED), GAMES))
    assert (told.value.key, told.value.facts.get("line")) == (key, at)
    for lang in words.LANGS:
        assert told.value.words(lang)


def test_every_sentence_about_records_is_triggered() -> None:
    source = (Path(words.__file__).parent / "words.en.ftl").read_text(encoding="utf-8")
    keys = {row.split(" =")[0] for row in source.splitlines() if row.startswith("record-")}
    assert keys <= {key for key, _, _ in DAMAGES}


def test_the_list_of_damages_says_who_refuses() -> None:
    assert "0.6" in str(_told(line(17, "A take")))
    assert "9.3" in str(_told(line(17, "A stop")))
    assert " A B " in str(_told(line(14, "A bid1")))
    assert " * " in str(_told(without(15)))


def _told(damage: Callable[[str], str]) -> Unreadable:
    with pytest.raises(Unreadable) as told:
        verify(read_record(damage(PLAYED), GAMES))
    return told.value


def test_a_message_stays_short_whatever_it_quotes() -> None:
    for number, text in ((2, "game: "), (3, "rules: "), (4, "seats: "), (7, "option "), (17, "")):
        told = _told(line(number, text + "x" * 10_000 + (": 1" if number == 7 else "")))
        assert len(str(told)) < 300


def test_a_long_record_takes_no_longer_than_its_length() -> None:
    """Strangers send records: were a line dearer after many others, this would not end."""
    remarks = "#\n\n" * 300_000
    verify(read_record(PLAYED.replace("* roll5\n", "* roll5\n" + remarks), GAMES))
