"""Words of a written position: tiles, with counts or without, or Unreadable with the line."""

from baronnies.core.scan import Scanner
from baronnies.games.terre_de_barons.tables import LAST_TILE, Tile


class TileScanner(Scanner):
    """Reads words about tiles."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.most = 0  # troops on a tile

    def word(self, text: str, allowed: tuple[str, ...]) -> int:
        if text not in allowed:
            self.out_of_place(text)
        return allowed.index(text)

    def tile(self, text: str) -> Tile:
        tile = self.count(text, LAST_TILE)
        if not tile:
            self.out_of_place(text)
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
                self.out_of_place(part)
            counts[tile] = number
        return counts
