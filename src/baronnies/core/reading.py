"""Reads records. Whatever is damaged is told with its line; whether moves are legal is not asked.

See replay.py for that, and record.py for the form.
"""

import re
from collections.abc import Mapping
from typing import Final, NoReturn

from baronnies.core.game import CHANCE, SEAT_LETTERS, Game, Move, Seat
from baronnies.core.luck import MOST_BYTES, commitment
from baronnies.core.options import shown, whole_number
from baronnies.core.record import FORMAT, Record
from baronnies.core.table import Ending, Line
from baronnies.core.unreadable import Unreadable

LONGEST: Final = 4_000_000  # characters; real games are far shorter
_HEADER: Final = re.compile(r"([a-z]+)(?: (\w+))?:(?: (.*))?")
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_BYTES: Final = re.compile(rf"(?:[0-9a-f]{{2}}){{1,{MOST_BYTES}}}")
_NUMBERS: Final = re.compile(r"-?[0-9]{1,9}(?: -?[0-9]{1,9})*")
_ENDINGS: Final[dict[str, Ending]] = {"draw": "draw", "count": "count", "closed": "closed"}
_OF: Final = ("name", "option", "added")  # headers that say of whom or of what


class Header:
    """A line `name: value` or `name of: value`."""

    def __init__(self, name: str, of: str, value: str, row: int) -> None:
        self.name = name
        self.of = of
        self.value = value
        self.row = row


def read_record(text: str, shelf: Mapping[str, Game]) -> Record:
    """The record of a text; Unreadable, with the line, if it is damaged."""
    if len(text) > LONGEST:
        raise Unreadable("record-too-long", most=LONGEST)
    return _Reader(text, shelf).record()


def damaged(row: int, key: str, **facts: int | str | Unreadable) -> NoReturn:
    """Refuse a record for what stands in one of its lines."""
    raise Unreadable(key, line=row, **facts)


class _Reader:
    """The rows of a text from the first to the last: head, body, foot."""

    def __init__(self, text: str, shelf: Mapping[str, Game]) -> None:
        rows = enumerate((row.strip() for row in text.splitlines()), start=1)
        self.rows: Final = [(at, row) for at, row in rows if row]  # blank ones left out
        self.shelf: Final = shelf
        self.taken = 0  # how many of the rows
        self.row = 0  # the number of the one last taken, counted from 1

    def record(self) -> Record:
        if self.next() != FORMAT:
            damaged(max(self.row, 1), "record-no-record", expected=FORMAT)
        record = self.head()
        while (row := self.peek()) and not _HEADER.fullmatch(row):
            self.next()
            self.body(record, row)
        self.foot(record)
        return record

    def peek(self) -> str:
        """The next row; "" at the end."""
        return self.rows[self.taken][1] if self.taken < len(self.rows) else ""

    def ahead(self) -> int:
        """The number of the next row."""
        return self.rows[self.taken][0] if self.taken < len(self.rows) else self.row + 1

    def next(self) -> str:
        row = self.peek()
        if row:
            self.row = self.ahead()
            self.taken += 1
        return row

    def header(self, name: str) -> Header | None:
        """The next row, if it is the header of that name."""
        found = _HEADER.fullmatch(self.peek())
        if not found or found[1] != name or bool(found[2]) != (name in _OF):
            return None
        self.next()
        return Header(name, found[2] or "", found[3] or "", self.row)

    def needed(self, name: str) -> Header:
        header = self.header(name)
        if header is None:
            damaged(self.ahead(), "record-missing", name=name)
        return header

    def head(self) -> Record:
        game = self.game()
        seats = self.seats(game)
        names = self.names(seats)
        options = self.options(game)
        start = self.start(game, seats, options)
        fixed = self.needed("hash")
        if not _HASH.fullmatch(fixed.value):
            damaged(fixed.row, "record-hash")
        record = Record(game, seats, options, fixed.value)
        record.names = names
        record.start = start
        while added := self.header("added"):
            if not _BYTES.fullmatch(added.value):
                damaged(added.row, "record-bytes")
            record.added.append((self.seat(added.of, seats), bytes.fromhex(added.value)))
        return record

    def game(self) -> Game:
        name = self.needed("game")
        game = self.shelf.get(name.value)
        if game is None:
            damaged(name.row, "game-unknown", game=shown(name.value), known=", ".join(self.shelf))
        rules = self.needed("rules")
        version = whole_number(rules.value) or 0
        edition = game.edition(version)
        if edition is None or rules.value != str(version):
            damaged(rules.row, "record-rules", rules=shown(rules.value), version=game.version)
        return edition

    def seats(self, game: Game) -> int:
        header = self.needed("seats")
        seats = whole_number(header.value)
        if seats is None:
            damaged(header.row, "record-number", value=shown(header.value))
        try:
            game.check_seats(seats)
        except Unreadable as reason:
            damaged(header.row, "record-start", reason=reason)
        return seats

    def names(self, seats: int) -> dict[Seat, str]:
        names: dict[Seat, str] = {}
        while name := self.header("name"):
            seat = self.seat(name.of, seats)
            if seat in names:
                damaged(name.row, "record-twice", name=f"name {name.of}")
            names[seat] = name.value
        return names

    def options(self, game: Game) -> dict[str, str]:
        given: dict[str, str] = {}
        while option := self.header("option"):
            if option.of in given:
                damaged(option.row, "record-twice", name=f"option {option.of}")
            given[option.of] = option.value
            try:
                game.settle(given)
            except Unreadable as reason:
                damaged(option.row, "record-start", reason=reason)
        for name in game.options:
            if name not in given:
                damaged(self.ahead(), "record-missing", name=f"option {name}")
        return game.settle(given)

    def start(self, game: Game, seats: int, options: dict[str, str]) -> str:
        """The position it begins with, a header for each row of it; mostly none."""
        rows: list[Header] = []
        while header := self.header("position"):
            rows.append(header)
        text = "\n".join(row.value for row in rows)
        try:
            if rows:
                game.opening(seats, options, text)
        except Unreadable as reason:
            line = reason.facts.get("line")  # counted in the position; here it stands elsewhere
            at = rows[line - 1] if isinstance(line, int) and line <= len(rows) else rows[-1]
            facts = {name: fact for name, fact in reason.facts.items() if name != "line"}
            damaged(at.row, "record-start", reason=Unreadable(reason.key, **facts))
        return text

    def seat(self, letter: str, seats: int) -> Seat:
        seat = SEAT_LETTERS.find(letter)
        if len(letter) != 1 or not 0 <= seat < seats:
            damaged(self.row, "record-seat", seat=shown(letter), last=SEAT_LETTERS[seats - 1])
        return seat

    def body(self, record: Record, row: str) -> None:
        if row.startswith("#"):
            record.notes.append((len(record.lines), row[1:].strip()))
            return
        line: Line = []
        for part in row.split(" / "):
            who, *texts = part.split() or [""]
            seat = CHANCE if who == "*" else self.seat(who, record.seats)
            if not texts:
                damaged(self.row, "record-no-move", seat=who)
            line.append((seat, [self.move(record.game, text) for text in texts]))
        record.lines.append(line)
        record.rows.append(self.row)

    def move(self, game: Game, text: str) -> Move:
        try:
            return game.read(text)
        except Unreadable as reason:
            damaged(self.row, "record-move", reason=reason)

    def foot(self, record: Record) -> None:
        if ended := self.header("ended"):
            if ended.value not in _ENDINGS:
                damaged(ended.row, "record-ended", value=shown(ended.value))
            record.ended = _ENDINGS[ended.value]
        if scores := self.needed("scores") if ended else self.header("scores"):
            record.result_row = scores.row
            record.scores = self.numbers(scores, record.seats)
            closed = record.ended == "closed"
            record.places = [] if closed else self.numbers(self.needed("places"), record.seats)
        if seed := self.header("seed"):
            if not _BYTES.fullmatch(seed.value):
                damaged(seed.row, "record-bytes")
            record.seed = bytes.fromhex(seed.value)
            if commitment(record.seed) != record.hash:
                damaged(seed.row, "record-seed")
        if self.peek():
            damaged(self.ahead(), "record-after-end")

    def numbers(self, header: Header, seats: int) -> list[int]:
        if not _NUMBERS.fullmatch(header.value) or header.value.count(" ") != seats - 1:
            damaged(header.row, "record-numbers", name=header.name, seats=seats)
        return [int(number) for number in header.value.split()]
