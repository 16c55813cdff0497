"""Words of a written position: lines, fields, counts and seats, or Unreadable with the line."""

from collections.abc import Callable, Container, Mapping
from typing import Final, NoReturn, TypeVar

from baronnies.core.game import SEAT_LETTERS, Seat
from baronnies.core.options import Option, whole_number
from baronnies.core.unreadable import Unreadable

Words = list[str]
Fields = dict[str, str]
MOST: Final = 1_000_000  # of turns, points and whatever else a position tells without a limit
P = TypeVar("P")  # a game's Position
Start = Callable[[int, Fields], P]  # Game.start, as reading needs it


def lines_of(text: str) -> list[tuple[int, Words]]:
    """The lines that hold something, numbered from 1, taken apart into words."""
    rows = enumerate(text.splitlines(), start=1)
    lines = [(at, words) for at, row in rows if (words := row.split())]
    if not lines:
        raise Unreadable("position-empty")
    return lines


def options_told(chosen: Mapping[str, str], options: Mapping[str, Option]) -> Words:
    """The options of a head: those that are not as usual."""
    return [f"{name}={value}" for name, value in chosen.items() if value != options[name].default]


class Scanner:
    """Reads words; knows the line they stand in."""

    def __init__(self, at: int) -> None:
        self.at = at  # the line
        self.seats = 0  # how many players there are, once the head is read

    def take_lines(self, lines: list[tuple[int, Words]]) -> None:
        """All lines after the head, one by one."""
        for at, words in lines:
            self.at = at
            self.take_line(words)

    def take_line(self, words: Words) -> None:
        """One of them; games say what it may hold."""
        self.out_of_place(" ".join(words))

    def wrong(self, key: str, **facts: int | str | Unreadable) -> NoReturn:
        raise Unreadable(key, line=self.at, **facts)

    def out_of_place(self, text: str) -> NoReturn:
        self.wrong("position-line", text=text[:40])

    def head(self, game: str, words: Words, phases: tuple[str, ...]) -> tuple[str, Words]:
        """The phase of a first line such as `baron 2 lay to=B`, "" if it has none; and the rest."""
        seats = whole_number(words[1]) if len(words) > 1 else None
        if words[0] != game or seats is None:
            self.wrong("position-head", game=game, phases=", ".join(phases))
        self.seats = seats
        rest = words[2:]
        phase = rest.pop(0) if rest and rest[0] in phases else ""
        return phase, rest

    def started(self, start: Start[P], fields: Fields, options: Container[str]) -> P:
        """The position before anything is dealt, with the options among the fields."""
        given = {name: value for name, value in fields.items() if name in options}
        try:
            return start(self.seats, given)
        except Unreadable as reason:
            self.wrong("position-wrong", reason=reason)

    def fields(self, words: Words, allowed: Container[str]) -> Fields:
        """Words such as `to=B`, by name."""
        fields: Fields = {}
        for word in words:
            name, equals, value = word.partition("=")
            if not equals or name not in allowed or name in fields:
                self.out_of_place(word)
            fields[name] = value
        return fields

    def count(self, text: str, most: int = MOST) -> int:
        number = whole_number(text)
        if number is None or number > most:
            self.wrong("position-count", text=text[:40], most=most)
        return number

    def signed(self, text: str) -> int:
        return -self.count(text[1:]) if text.startswith("-") else self.count(text)

    def seat(self, letter: str) -> Seat:
        seat = SEAT_LETTERS.find(letter)
        if len(letter) != 1 or not 0 <= seat < self.seats:
            self.wrong("position-seat", text=letter[:40], last=SEAT_LETTERS[self.seats - 1])
        return seat
