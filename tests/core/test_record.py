"""The text of a game: what is written, and what is read."""

import hashlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from baronnies.core import words
from baronnies.core.reading import read_record
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
