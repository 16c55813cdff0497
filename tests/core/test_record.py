"""The text of a game: what is written, what is read, and every kind of damage."""

import hashlib
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from baronnies.core import words
from baronnies.core.reading import LONGEST, read_record
from baronnies.core.record import record_of, say_line
from baronnies.core.replay import verify
from baronnies.core.table import Table
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from tests.core.pebbles import DIG, PEBBLES, STOP, TAKE

GAMES = {**SHELF, "pebbles": PEBBLES}
A, B = 0, 1

# A whole game, written by hand but for its luck.
PLAYED = f"""\
baronnies record 1
game: pebbles
rules: 3
seats: 2
name A: Aliénor
name B: Bob: the second
option wet: no
option shore: rock
option size: 2
hash: {hashlib.sha256(b"pebbles").hexdigest()}
added A: 00ff
added A: 01

A bid1 / B bid1
* roll5
# B is asleep: a caretaker plays
A take stop
B dig
* roll6

scores: 1 6
places: 2 1
seed: {b"pebbles".hex()}
"""


def played() -> Table:
    """The table of that record."""
    table = Table(PEBBLES, 2, {"shore": "rock"}, seed=b"pebbles")
    table.add(A, b"\x00\xff")
    table.add(A, b"\x01")
    table.begin()
    table.play(A, 1)
    table.play(B, 1)
    table.note("B is asleep: a caretaker plays")
    table.play(A, TAKE, STOP)
    table.play(B, DIG)
    return table


NAMES = {B: "Bob: the  second", A: "Aliénor\n"}


# ---- writing and reading ---------------------------------------------------------------------


def test_a_record_is_written_for_people() -> None:
    assert record_of(played(), NAMES).text() == PLAYED


def test_a_record_is_read_as_it_was_written() -> None:
    record = read_record(PLAYED, GAMES)
    assert record.text() == PLAYED
    assert record.game is PEBBLES
    assert record.names == {A: "Aliénor", B: "Bob: the second"}
    assert record.options == {"wet": "no", "shore": "rock", "size": "2"}
    assert record.added == [(A, b"\x00\xff"), (A, b"\x01")]
    assert record.notes == [(2, "B is asleep: a caretaker plays")]
    assert record.lines[2] == [(A, [TAKE, STOP])]
    assert record.rows == [14, 15, 17, 18, 19]
    assert (record.scores, record.places, record.result_row) == ([1, 6], [2, 1], 21)
    assert record.seed == b"pebbles"


@pytest.mark.parametrize(
    "dressed",
    [
        PLAYED.replace("\n", "\r\n"),
        PLAYED.replace("\n", "\n\n"),
        PLAYED.replace("\n", "  \n\t"),
        f"\n\n{PLAYED}".rstrip(),
        PLAYED.replace("A take stop", "A   take  stop"),
    ],
    ids=["windows", "double-spaced", "indented", "no-last-newline", "wide"],
)
def test_mail_may_change_line_ends_and_spaces(dressed: str) -> None:
    assert read_record(dressed, GAMES).text() == PLAYED


def test_a_running_record_keeps_its_seed_to_itself() -> None:
    table = Table(PEBBLES, 2, seed=b"secret")
    table.begin()
    text = record_of(table).text()
    assert b"secret".hex() not in text
    assert "scores" not in text
    assert read_record(text, GAMES).seed is None
    assert read_record(record_of(table, with_seed=True).text(), GAMES).seed == b"secret"


def test_a_record_does_not_change_when_its_table_goes_on() -> None:
    table = Table(PEBBLES, 2, seed=b"secret")
    table.begin()
    record = record_of(table)
    table.note("later")
    table.play(A, 1)
    table.play(B, 1)
    assert record.lines == []
    assert record.notes == []


def test_a_line_says_who_and_what() -> None:
    assert say_line(PEBBLES, [(A, [TAKE, STOP]), (B, [DIG])]) == "A take stop / B dig"
    assert say_line(PEBBLES, [(-1, [13])]) == "* roll3"


def test_a_remark_stays_a_remark() -> None:
    table = Table(PEBBLES, 2, seed=b"secret")
    table.note("scores: 1 2\nseed: 00 # and so on")
    text = record_of(table).text()
    assert read_record(text, GAMES).notes == [(0, "scores: 1 2 seed: 00 # and so on")]


def test_the_undamaged_record_is_in_order() -> None:
    assert verify(read_record(PLAYED, GAMES)) == 2


# ---- damage ----------------------------------------------------------------------------------


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


def test_a_long_record_is_read_in_a_moment() -> None:
    """The time grows with the length alone: a host reads what strangers send."""

    def seconds(remarks: int) -> float:
        began = time.process_time()
        read_record(PLAYED.replace("* roll5\n", "* roll5\n" + "#\n\n" * remarks), GAMES)
        return time.process_time() - began

    short = min(seconds(10_000) for _ in range(3))
    assert seconds(80_000) < 40 * short


# ---- fuzz ------------------------------------------------------------------------------------

KEPT = (
    Path(__file__).parent.parent / "games" / "le_baron" / "records" / "standard-2.txt"
).read_text(encoding="utf-8")
POSITION = st.integers(0, 10_000)
CHARACTER = st.sampled_from([*"AB*/#:,0123456789abcr \n\t-", "\0", "\u0663", "\u2028", "é", "\r"])
LINE_CHANGES = st.lists(st.tuples(st.sampled_from("dsx"), POSITION, POSITION), max_size=3)
CHARACTER_CHANGES = st.lists(st.tuples(st.sampled_from("dir"), POSITION, CHARACTER), max_size=3)


def change_lines(text: str, changes: list[tuple[str, int, int]]) -> str:
    """Delete, duplicate (to elsewhere) and exchange lines."""
    rows = text.splitlines()
    for kind, one, other in changes:
        i, j = one % len(rows), other % len(rows)
        if kind == "d" and len(rows) > 1:
            del rows[i]
        elif kind == "s":
            rows.insert(j, rows[i])
        else:
            rows[i], rows[j] = rows[j], rows[i]
    return "\n".join(rows) + "\n"


def change_characters(text: str, changes: list[tuple[str, int, str]]) -> str:
    """Delete, insert and replace characters."""
    for kind, position, character in changes:
        at = position % len(text)
        text = text[:at] + ("" if kind == "d" else character) + text[at + (kind != "i") :]
    return text


def assert_told_or_sound(text: str) -> None:
    """A text is refused in words, or is a record that replays and is read as it is written."""
    try:
        record = read_record(text, GAMES)
        verify(record)
    except Unreadable as reason:
        sentences = [reason.words(lang) for lang in words.LANGS]
    else:
        sentences = [record.text(), read_record(record.text(), GAMES).text()]
        assert sentences[0] == sentences[1]
    assert all(sentences)


@hypothesis_settings(max_examples=120, deadline=None)
@given(lines=LINE_CHANGES, characters=CHARACTER_CHANGES, game=st.booleans())
def test_a_damaged_record_is_told_or_still_sound(
    lines: list[tuple[str, int, int]],
    characters: list[tuple[str, int, str]],
    game: bool,  # noqa: FBT001 - which of two records
) -> None:
    text = KEPT if game else PLAYED
    assert_told_or_sound(change_characters(change_lines(text, lines), characters))


@hypothesis_settings(max_examples=60, deadline=None)
@given(st.text(max_size=200))
def test_any_text_at_all_is_told_or_sound(text: str) -> None:
    assert_told_or_sound(text)
    assert_told_or_sound(PLAYED.replace("A take stop", text))
    assert_told_or_sound(PLAYED[:100] + text)
