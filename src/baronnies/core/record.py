"""The text of a game: something a person can read, diff and mail, and a program can replay.

    baronnies record 1
    game: le_baron
    rules: 1
    seats: 2
    name A: Aliénor
    option colour_first: no
    position: … (only where it does not begin at the beginning, one for each row of its text)
    hash: 6c0b…
    added A: 00ff…

    * deal:3,17,52,90
    A 17 / B 45
    A r3
    # remarks begin like this

    scores: 12 30
    places: 1 2
    seed: 2a…

One line a ply. A running record holds every hand: it belongs to the host alone.
"""

from collections.abc import Mapping
from typing import Final

from baronnies.core.game import CHANCE, SEAT_LETTERS, Game, Seat, State
from baronnies.core.table import Ending, Line, Table

FORMAT: Final = "baronnies record 1"
HIDDEN: Final = "?"  # a move the reader of a running game does not know


class Record:
    """A game as it is written down."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], fixed: str) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.hash: Final = fixed  # of the seed
        self.names: dict[Seat, str] = {}
        self.start = ""  # the text of the position it begins with; "": the usual one
        self.added: list[tuple[Seat, bytes]] = []
        self.lines: list[Line] = []
        self.rows: list[int] = []  # where each line stands in the text it was read from
        self.notes: list[tuple[int, str]] = []
        self.result_row = 0  # and where its result stands
        self.ended: Ending | None = None  # before the rules ended it
        self.scores: list[int] | None = None
        self.places: list[int] | None = None
        self.seed: bytes | None = None  # None: still a secret

    def text(self) -> str:
        """The record, written out."""
        return self._written(self.start, [say_line(self.game, line) for line in self.lines])

    def text_for(self, seat: Seat | None) -> str:
        """The record as a seat may have it while the game runs: moves it does not know are `?`."""
        state = self.opening()
        start = HIDDEN if self.start else ""  # a position holds every hand
        lines = [_line_for(self.game, state, line, seat) for line in self.lines]
        return self._written(start, lines)

    def opening(self) -> State:
        """The position before the first line."""
        return self.game.opening(self.seats, self.options, self.start)

    def _written(self, start: str, lines: list[str]) -> str:
        return "\n".join([*self._head(start), "", *self._body(lines), *self._foot()]) + "\n"

    def _head(self, start: str) -> list[str]:
        return [
            FORMAT,
            f"game: {self.game.name}",
            f"rules: {self.game.version}",
            f"seats: {self.seats}",
            *(f"name {SEAT_LETTERS[seat]}: {name}" for seat, name in sorted(self.names.items())),
            *(f"option {name}: {value}" for name, value in self.options.items()),
            *(f"position: {row}" for row in start.splitlines()),
            f"hash: {self.hash}",
            *(f"added {SEAT_LETTERS[seat]}: {more.hex()}" for seat, more in self.added),
        ]

    def _body(self, lines: list[str]) -> list[str]:
        notes = list(self.notes)
        body: list[str] = []
        for ply, line in enumerate(lines):
            while notes and notes[0][0] <= ply:
                body.append(f"# {notes.pop(0)[1]}")
            body.append(line)
        return body + [f"# {remark}" for _, remark in notes]

    def _foot(self) -> list[str]:
        foot = [f"ended: {self.ended}"] if self.ended else []
        if self.scores is not None:
            foot.append("scores: " + " ".join(map(str, self.scores)))
        if self.places:  # a game that was closed has none
            foot.append("places: " + " ".join(map(str, self.places)))
        if self.seed is not None:
            foot.append(f"seed: {self.seed.hex()}")
        return ["", *foot] if foot else []


def record_of(
    table: Table, names: Mapping[Seat, str] | None = None, *, with_seed: bool = False
) -> Record:
    """The record of a table. The seed comes with the end of the game, or earlier if asked for."""
    record = Record(table.game, table.seats, table.options, table.commitment)
    record.names = {seat: " ".join(name.split()) for seat, name in (names or {}).items()}
    record.start = table.start
    record.added = list(table.added)
    record.lines = list(table.lines)
    record.notes = list(table.notes)
    record.ended = table.ended
    if table.over:
        record.scores = table.scores()
        record.places = table.places()
    if table.over or with_seed:
        record.seed = table.seed
    return record


def say_line(game: Game, line: Line) -> str:
    """A line of the record: what was handed in together."""
    return " / ".join(" ".join([letter(seat), *map(game.say, moves)]) for seat, moves in line)


def _line_for(game: Game, state: State, line: Line, reader: Seat | None) -> str:
    """A line with the moves a reader does not know as `?`; plays it on the state."""
    parts: list[str] = []
    for seat, moves in line:
        words = [letter(seat)]
        for move in moves:
            words.append(game.say(move) if state.knows(reader, seat, move) else HIDDEN)
            state.play(seat, move)
        parts.append(" ".join(words))
    return " / ".join(parts)


def letter(seat: Seat) -> str:
    """A seat as records write it."""
    return "*" if seat == CHANCE else SEAT_LETTERS[seat]
