"""Words of a written position: tiles, counts and fields, or Unreadable with the line."""

from typing import NoReturn

from baronnies.core.game import SEAT_LETTERS, Seat
from baronnies.core.options import whole_number
from baronnies.core.unreadable import Unreadable
from baronnies.games.terre_de_barons.tables import LAST_TILE, Tile

Fields = dict[str, str]


class Scanner:
    """Reads words; knows the line they stand in."""

    def __init__(self, at: int) -> None:
        self.at = at  # the line
        self.seats = 0  # how many players there are
        self.most = 0  # troops on a tile

    def wrong(self, key: str, **facts: int | str | Unreadable) -> NoReturn:
        raise Unreadable(key, line=self.at, **facts)

    def fields(self, words: list[str], allowed: tuple[str, ...]) -> Fields:
        fields: Fields = {}
        for word in words:
            name, equals, value = word.partition("=")
            if not equals or name not in allowed or name in fields:
                self.wrong("position-line", text=word[:40])
            fields[name] = value
        return fields

    def word(self, text: str, allowed: tuple[str, ...]) -> int:
        if text not in allowed:
            self.wrong("position-line", text=text[:40])
        return allowed.index(text)

    def count(self, text: str, most: int) -> int:
        number = whole_number(text)
        if number is None or number > most:
            self.wrong("position-line", text=text[:40])
        return number

    def tile(self, text: str) -> Tile:
        tile = self.count(text, LAST_TILE)
        if not tile:
            self.wrong("position-line", text=text)
        return tile

    def tiles(self, text: str) -> list[Tile]:
        return [self.tile(part) for part in text.split(",")] if text else []

    def counts(self, text: str) -> dict[Tile, int]:
        """Tiles with numbers: `4:3,9` is three on 4 and one on 9."""
        counts: dict[Tile, int] = {}
        for part in text.split(",") if text else ():
            name, _, count = part.partition(":")
            tile, number = self.tile(name), self.count(count or "1", self.most)
            if not number or tile in counts:
                self.wrong("position-line", text=part[:40])
            counts[tile] = number
        return counts

    def seat(self, letter: str) -> Seat:
        seat = SEAT_LETTERS.find(letter)
        if len(letter) != 1 or not 0 <= seat < self.seats:
            self.wrong("position-line", text=letter[:40])
        return seat
