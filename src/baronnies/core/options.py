"""The options of a game: names with allowed values. Values are texts, as records hold them."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from baronnies.core.abstract import Abstract
from baronnies.core.unreadable import Unreadable

YES: Final = "yes"
NO: Final = "no"


class Option(Abstract):
    """Something to choose. `clause` is where the rule book explains it; bots have none.

    `names` are the values that are words, which people read in their language.
    """

    def __init__(self, default: str, clause: str = "", names: tuple[str, ...] = ()) -> None:
        self.default = default
        self.clause = clause
        self.names = names

    @abstractmethod
    def read(self, name: str, text: str) -> str:
        """The value in its one plain form; Unreadable with the reason if it is not allowed."""

    @property
    @abstractmethod
    def allowed(self) -> str:
        """The allowed values, for people."""


class Switch(Option):
    """yes or no."""

    def __init__(self, *, default: bool, clause: str = "") -> None:
        super().__init__(YES if default else NO, clause, (YES, NO))

    def read(self, name: str, text: str) -> str:
        if text not in (YES, NO):
            raise Unreadable("option-value", option=name, value=shown(text), allowed=self.allowed)
        return text

    @property
    def allowed(self) -> str:
        return f"{YES}, {NO}"


class Choice(Option):
    """One of a few words, the first of them the default."""

    def __init__(self, *values: str, clause: str = "") -> None:
        super().__init__(values[0], clause, values)

    def read(self, name: str, text: str) -> str:
        if text not in self.names:
            raise Unreadable("option-value", option=name, value=shown(text), allowed=self.allowed)
        return text

    @property
    def allowed(self) -> str:
        return ", ".join(self.names)


class Count(Option):
    """A whole number from `low` to `high`."""

    def __init__(self, default: int, low: int, high: int, *, clause: str = "") -> None:
        super().__init__(str(default), clause)
        self.low = low
        self.high = high

    def read(self, name: str, text: str) -> str:
        number = whole_number(text)
        if number is None or not self.low <= number <= self.high:
            raise Unreadable("option-value", option=name, value=shown(text), allowed=self.allowed)
        return str(number)

    @property
    def allowed(self) -> str:
        return f"{self.low} … {self.high}"


class Numbers(Option):
    """So many whole numbers with commas between, each from `low` to `high`, such as a table row."""

    def __init__(
        self, default: str, low: int, high: int, *, total: int | None = None, clause: str = ""
    ) -> None:
        super().__init__(default, clause)
        self.count = len(numbers_of(default))
        self.low = low
        self.high = high
        self.total = total  # what they must add up to; None: anything

    def read(self, name: str, text: str) -> str:
        numbers = [whole_number(part.strip()) for part in text.split(",")]
        fitting = [n for n in numbers if n is not None and self.low <= n <= self.high]
        odd_sum = self.total is not None and sum(fitting) != self.total
        if len(numbers) != self.count or len(fitting) != self.count or odd_sum:
            raise Unreadable("option-value", option=name, value=shown(text), allowed=self.allowed)
        return ",".join(map(str, fitting))

    @property
    def allowed(self) -> str:
        total = "" if self.total is None else f", Σ = {self.total}"
        return f"{self.count} × {self.low} … {self.high}{total} ({self.default})"


def numbers_of(plain: str) -> list[int]:
    """The numbers of an option's plain value."""
    return [int(number) for number in plain.split(",")]


class Material(Option):
    """A text that describes material of the game, such as a deck; usually given as a file.

    `plain` checks the text and gives it in one line; the word of the default stands for itself.
    """

    def __init__(self, default: str, clause: str, plain: Callable[[str], str]) -> None:
        super().__init__(default, clause, (default,))
        self.plain = plain

    def read(self, name: str, text: str) -> str:
        if text == self.default:
            return text
        try:
            return self.plain(text)
        except Unreadable as reason:
            raise Unreadable("option-material", option=name, reason=reason) from reason

    @property
    def allowed(self) -> str:
        return f"{self.default}, FILE"


def whole_number(text: str) -> int | None:
    """The number of a short text of plain digits, or None."""
    if text.isascii() and text.isdigit() and len(text) <= 9:  # noqa: PLR2004 - fits any machine
        return int(text)
    return None


def shown(text: str) -> str:
    """A text from outside, short enough and tame enough for a message."""
    line = " ".join(text.split())
    return line if len(line) <= 40 else f"{line[:39]}…"  # noqa: PLR2004 - half a terminal line
