"""Reads a position of Baron; its form is told in position.py."""

import re
from typing import Final

from baronnies.core import hex as hexes
from baronnies.core.game import SEAT_LETTERS, Seat
from baronnies.core.hex import EAST, Cell
from baronnies.core.scan import Scanner, Start, lines_of
from baronnies.core.unreadable import Unreadable
from baronnies.games.baron.effects import begin_end
from baronnies.games.baron.plane import PLACES
from baronnies.games.baron.soundness import Tiles, flaw, is_board, settle_board, tiles_nowhere
from baronnies.games.baron.state import DEAL, END, PHASE_NAMES, REFILL, Position
from baronnies.games.baron.tables import (
    COLOURS,
    DISPLAY,
    FIVE,
    KEEPS,
    LETTERS,
    MEADOW,
    NATURES,
    OPTIONS,
    START_MASK,
    START_NATURES,
    TILES,
    VALUES,
    Nature,
)

_TOKEN: Final = re.compile(rf"([{LETTERS}])([a-eA-E]?)")
_START: Final = re.compile(rf"([{LETTERS}])(!|\?[{LETTERS}]+)?")
_BURIED: Final = re.compile(rf"([{LETTERS}])(\d{{1,2}})")
_HEAD: Final = ("to", "turn", "first", "back", "gone", "buried", *OPTIONS)


def read(text: str, start: Start[Position]) -> Position:
    """The position of a text; Unreadable, with the line, if it is none."""
    head, *lines = lines_of(text)
    reader = _Reader(start, *head)
    reader.take_lines(lines)
    return reader.finish()


class _Reader(Scanner):
    """The position so far, and where we are in the text."""

    def __init__(self, start: Start[Position], at: int, head: list[str]) -> None:
        super().__init__(at)
        self.seen: set[str] = set()  # lines read, by their first words
        self.barons: list[Cell] = []
        self.laid: Tiles = {}
        self.keeps: dict[Cell, Seat] = {}  # in the order of reading
        self.tries: list[Cell] = []
        self.holds: list[Cell] = []
        self.pile: list[Nature] | None = None  # if a line tells it
        self.buried: list[str] = []
        phase, words = self.head("baron", head, PHASE_NAMES)
        fields = self.fields(words, _HEAD)
        self.p: Final = self.started(start, fields, OPTIONS)
        self.p.phase = PHASE_NAMES.index(phase or "draw")
        self.read_head(fields)

    def read_head(self, fields: dict[str, str]) -> None:
        p = self.p
        dealing = p.phase == DEAL
        p.turn = self.count(fields.get("turn", "0"))
        if "first" in fields or not dealing:
            p.first = self.seat(fields.get("first", "A"))
        p.to = max(p.first, 0)
        if "to" in fields and not dealing:
            p.to = self.seat(fields["to"])
        p.back = self.count(fields.get("back", "0"))
        if "gone" in fields:
            p.gone = self.tile(fields["gone"])
        elif p.setting.seats == FIVE and not dealing:
            p.gone = START_NATURES[0]
        self.buried = fields["buried"].split(",") if "buried" in fields else []
        if not dealing:
            p.colours = list(range(p.setting.seats))
            p.starts = [START_NATURES[s % len(START_NATURES)] for s in range(p.setting.seats)]
            p.suspects = [1 << tile for tile in p.starts]

    def tile(self, letter: str) -> Nature:
        if len(letter) != 1 or letter not in LETTERS:
            self.wrong("baron-position-tile", text=letter[:20])
        return LETTERS.index(letter)

    def cell(self, text: str) -> Cell:
        try:
            return hexes.read(text)
        except Unreadable as reason:
            self.wrong("position-wrong", reason=reason)

    def tiles(self, words: list[str]) -> list[Nature]:
        return [self.tile(letter) for letter in "".join(words)]

    def take_line(self, words: list[str]) -> None:
        name = words[0]
        if "," in name:
            self.read_row(self.cell(name), words[1:])
            return
        if name in self.seen:
            self.wrong("baron-position-twice", text=name)
        self.seen.add(name)
        if name == "display":
            self.p.display = self.tiles(words[1:])
        elif name == "pile":
            self.pile = self.tiles(words[1:])
        elif name == "out":
            for tile in self.tiles(words[1:]):
                self.p.out[tile] += 1
        elif name in ("placed", "tries", "holds"):
            self.read_cells(name, [self.cell(word) for word in words[1:]])
        elif len(name) == 1 and name in SEAT_LETTERS:
            self.read_seat(self.seat(name), words[1:])
        else:
            self.out_of_place(name)

    def read_row(self, at: Cell, tokens: list[str]) -> None:
        for text in tokens:
            found = _TOKEN.fullmatch(text)
            if found:
                self.read_tile(at, self.tile(found[1]), found[2])
            elif text != ".":
                self.wrong("baron-position-token", text=text[:20])
            at += EAST

    def read_tile(self, at: Cell, tile: Nature, keep: str) -> None:
        if at in self.laid:
            self.wrong("baron-position-taken", cell=hexes.name(at))
        self.laid[at] = tile
        if keep:
            if tile != MEADOW:
                self.wrong("baron-position-meadow", cell=hexes.name(at))
            self.keeps[at] = self.seat(keep.upper())
            if keep.isupper():
                self.barons.append(at)

    def read_cells(self, name: str, cells: list[Cell]) -> None:
        if name == "tries":
            self.tries = cells
        elif name == "holds":
            self.holds = cells
        elif sorted(cells) != sorted(self.keeps):
            self.wrong("baron-position-placed")
        else:
            self.keeps = {cell: self.keeps[cell] for cell in cells}

    def read_seat(self, seat: Seat, words: list[str]) -> None:
        p = self.p
        if words and words[0] in COLOURS:
            p.colours[seat] = COLOURS.index(words.pop(0))
        fields = self.fields(words, ("honour", "fell", "reserve", "start"))
        p.honour[seat] = self.signed(fields.get("honour", "0"))
        p.fell[seat] = self.count(fields.get("fell", "0"))
        p.reserves[seat] = sorted(self.tiles([fields.get("reserve", "")]))
        if "start" in fields:
            self.read_start(seat, fields["start"])

    def read_start(self, seat: Seat, text: str) -> None:
        found = _START.fullmatch(text)
        if not found:
            self.wrong("baron-position-start-tile", text=text[:20])
        tile, known = self.tile(found[1]), found[2] or ""
        self.p.starts[seat] = tile
        if known.startswith("?"):
            self.p.suspects[seat] = sum(1 << self.tile(letter) for letter in set(known[1:]))
        else:
            self.p.suspects[seat] = 1 << tile if known else START_MASK

    def finish(self) -> Position:
        p = self.p
        self.at += 1
        if not is_board(self.laid):
            self.wrong("baron-position-board")
        for tile, most in enumerate(TILES):  # before a plane is made for them
            if list(self.laid.values()).count(tile) > most:
                self.wrong("baron-position-material", tile=LETTERS[tile], most=most)
        settle_board(p, self.laid, self.keeps, self.barons)
        self.read_pile()
        for seat, fell in enumerate(p.fell):
            placed = list(p.keeps.values()).count(seat)
            p.stock[seat] = 0 if fell else KEEPS[p.setting.seats] - placed
        if p.phase == END:
            self.read_end()
        elif self.tries or self.holds:
            self.wrong("baron-position-end")
        if broken := flaw(p):
            self.wrong(f"baron-position-{broken}")
        return p

    def read_pile(self) -> None:
        """What is not elsewhere lies in the pile, or has left the game."""
        p = self.p
        rest = tiles_nowhere(p)
        for tile, count in enumerate(rest):
            if count < 0:
                self.wrong("baron-position-material", tile=LETTERS[tile], most=TILES[tile])
        if self.pile is not None:
            p.unseen = [self.pile.count(tile) for tile in range(NATURES)]
        elif len(p.display) == DISPLAY or p.phase in (DEAL, REFILL):
            p.unseen = rest[:]
        else:
            p.unseen = [0] * NATURES
        for tile in range(NATURES):
            p.out[tile] += rest[tile] - p.unseen[tile]
        p.pile = sum(p.unseen)
        for text in self.buried:
            self.read_buried(text)
        if min(p.unseen) < 0 or min(p.out) < 0:
            self.wrong("baron-position-pile")

    def read_buried(self, text: str) -> None:
        p = self.p
        found = _BURIED.fullmatch(text)
        if not found:
            self.wrong("baron-position-buried", text=text[:20])
        tile, surface = self.tile(found[1]), p.pile - int(found[2])
        below = p.surfaces[-1] if p.surfaces else p.pile + 1
        if VALUES[tile] >= 0 or not 0 < surface < below:
            self.wrong("baron-position-buried", text=text)
        p.buried.append(tile)
        p.surfaces.append(surface)
        p.unseen[tile] -= 1

    def read_end(self) -> None:
        """Of the knights that may try, the first ones have been decided on."""
        p = self.p
        begin_end(p)
        tries = [PLACES[at] for at in self.tries]
        decided = tries + [PLACES[at] for at in self.holds]
        knights, p.undecided = p.undecided, p.undecided[len(decided) :]
        if p.phase != END or not p.undecided or sorted(decided) != sorted(knights[: len(decided)]):
            self.wrong("baron-position-end")
        p.tries = sorted(tries, key=knights.index)
        p.to = p.keeps[p.undecided[0]]
