"""Reads a position of Terre de Barons; its form is told in position.py."""

from typing import Final

from baronnies.core.game import SEAT_LETTERS
from baronnies.core.scan import Fields, Start, Words, lines_of
from baronnies.games.terre_de_barons.board import BIT, land_around, tiles_of
from baronnies.games.terre_de_barons.fights import add_troops, points_of
from baronnies.games.terre_de_barons.melee import ONE_KNIGHT
from baronnies.games.terre_de_barons.position import CARD_NAMES, FIRST_NAMES
from baronnies.games.terre_de_barons.scan import TileScanner
from baronnies.games.terre_de_barons.setup import sort_knights
from baronnies.games.terre_de_barons.soundness import flaw
from baronnies.games.terre_de_barons.state import (
    ACT,
    CARDS,
    COLOURS,
    CONCENTRATING,
    DISPERSING,
    KNIGHTS_DRAWN,
    MOUNTAINS,
    ORDERED,
    PHASE_NAMES,
    PLAYING,
    Position,
    barred_tiles,
)
from baronnies.games.terre_de_barons.tables import (
    COLOUR_NAMES,
    FACES,
    KNIGHTS,
    NOBODY,
    OPTIONS,
    ROWS,
    Colour,
    Tile,
)

_LAND: Final = "1342 21342 134213 4213421 342134 21342 1344"  # without mountains
_TURN: Final = ("die", "spent", "first", "disperse", "concentrate", "begun", "target")
_HEAD: Final = ("turn", "playing", "seat", *_TURN)
_COLOUR: Final = ("baron", "knights", "troops", "moved", "keeps", "discard", *CARD_NAMES)


def read(text: str, start: Start[Position]) -> Position:
    """The position of a text; Unreadable, with the line, if it is none."""
    head, *lines = lines_of(text)
    reader = _Reader(start, *head)
    reader.take_lines(lines)
    return reader.position()


class _Reader(TileScanner):
    """The position so far, and where we are in the text."""

    def __init__(self, start: Start[Position], at: int, head: Words) -> None:
        super().__init__(at)
        phase, words = self.head("terre_de_barons", head, PHASE_NAMES)
        self.head_fields: Final = self.fields(words, (*_HEAD, *OPTIONS))
        self.p: Final = self.started(start, self.head_fields, OPTIONS)
        self.most = self.p.setting.troops
        self.p.phase = PHASE_NAMES.index(phase or "act")
        self.land = _LAND.split()
        self.top: Final = at  # the line of the head
        self.lines: Final[dict[str, int]] = {}  # where the others stand, by their first words
        self.colours: Final[list[Fields]] = [{} for _ in range(self.seats)]

    def take_line(self, words: list[str]) -> None:
        """The land, or a colour."""
        name = words.pop(0)
        if name in self.lines:
            self.wrong("terre-de-barons-position-twice", text=name)
        if name == "land":
            self.land = words
        elif name in COLOUR_NAMES[: self.p.setting.seats]:
            colour = COLOUR_NAMES.index(name)
            if words and "=" not in words[0]:
                self.take_seat(colour, words.pop(0))
            self.colours[colour] = self.fields(words, _COLOUR)
        else:
            self.out_of_place(name)
        self.lines[name] = self.at

    def take_seat(self, colour: Colour, letter: str) -> None:
        seat = self.seat(letter)
        if self.p.phase < COLOURS or self.p.colours[seat] != NOBODY:
            self.out_of_place(letter)
        self.p.colours[seat] = colour

    def position(self) -> Position:
        """Everything that was read, put together and checked."""
        p, last = self.p, self.at
        self.at = self.lines.get("land", self.top)
        self.lay_land()
        self.at = self.top
        self.seat_players()
        for colour in range(p.setting.seats):
            self.at = self.lines.get(COLOUR_NAMES[colour], self.top)
            self.stand_officers(colour)
            self.put_pieces(colour)
            self.give_card(colour)
        self.at = self.top
        self.fill()
        self.set_turn()
        self.at = last
        if why := flaw(p):
            self.wrong(f"terre-de-barons-unsound-{why}")
        return p

    def lay_land(self) -> None:
        p, signs = self.p, "".join(self.land)
        lengths = [len(row) for row in self.land]
        if lengths != list(ROWS) or any(sign not in "1234^." for sign in signs):
            self.wrong("terre-de-barons-position-land")
        for tile, sign in enumerate(signs, start=1):
            if sign == "^":
                p.mountains |= BIT[tile]
            elif sign != ".":
                p.kinds[tile] = int(sign)
        if p.phase > MOUNTAINS:
            p.land = land_around(p.mountains, p.setting.farthest)

    def seat_players(self) -> None:
        """Who plays when, and which colour; the others take what is left, in order."""
        p, head = self.p, self.head_fields
        everybody = SEAT_LETTERS[: p.setting.seats]
        p.turn = self.count(head.get("turn", "1" if p.phase > CARDS else "0"))
        if p.phase > PLAYING:
            p.playing = [self.seat(letter) for letter in head.get("playing", everybody)]
            if sorted(p.playing) != list(range(p.setting.seats)):
                self.wrong("terre-de-barons-position-playing", seats=everybody)
            p.seat = p.playing[0]
        if p.phase > COLOURS:
            for colour in range(p.setting.seats):
                if colour not in p.colours:
                    p.colours[p.colours.index(NOBODY)] = colour
        elif p.phase == COLOURS:
            p.seat = p.playing[p.colours.count(NOBODY) - 1]
        if p.phase > CARDS:
            p.seat = self.seat(head["seat"]) if "seat" in head else p.seat
            p.colour = p.colours[p.seat]

    def stand_officers(self, colour: Colour) -> None:
        p, fields = self.p, self.colours[colour]
        p.barons[colour] = self.tile(fields["baron"]) if "baron" in fields else 0
        knights = self.tiles(fields.get("knights", ""))
        if len(knights) > KNIGHTS:
            self.out_of_place(fields["knights"])
        at = KNIGHTS * colour
        p.knights[at : at + len(knights)] = knights
        for tile in knights:
            p.knights_at[tile] += ONE_KNIGHT[colour]
        sort_knights(p, colour)

    def put_pieces(self, colour: Colour) -> None:
        """Troops and keeps; what stands nowhere is in the reserve."""
        p, fields = self.p, self.colours[colour]
        for tile, count in self.counts(fields.get("troops", "")).items():
            if p.troops[tile]:
                self.wrong("terre-de-barons-position-shared", tile=tile)
            add_troops(p, colour, tile, count)
            p.reserve[colour] -= count
        for tile in self.tiles(fields.get("keeps", "")):
            if p.all_keeps >> tile & 1:
                self.wrong("terre-de-barons-position-shared", tile=tile)
            p.all_keeps |= BIT[tile]
            p.keep_masks[colour] |= BIT[tile]
        keeps = tiles_of(p.keep_masks[colour])
        p.keep_tiles[colour] = keeps
        p.keeps[colour] -= len(keeps)
        builders = min(p.setting.build * len(keeps), p.setting.troops)
        p.discard[colour] = self.count(fields.get("discard", str(builders)), p.setting.troops)
        p.reserve[colour] -= p.discard[colour]
        p.points[colour] = points_of(p, colour)
        if "moved" in fields and (p.phase != ACT or colour != p.colour):
            self.out_of_place(fields["moved"])
        for tile, count in self.counts(fields.get("moved", "")).items():
            p.moved[tile] = count

    def give_card(self, colour: Colour) -> None:
        p, fields = self.p, self.colours[colour]
        given = [name for name in CARD_NAMES if name in fields]
        if not given:
            return
        if len(given) > 1 or colour not in p.colours or p.phase < CARDS:
            self.out_of_place(given[-1])
        seat = p.colours.index(colour)
        p.cards[seat] = self.tile(fields[given[0]])
        p.played[seat] = CARD_NAMES.index(given[0])

    def fill(self) -> None:
        """What was left out: officers and cards, from the end of the board."""
        p = self.p
        if p.phase > KNIGHTS_DRAWN:
            for colour in range(p.setting.seats):
                p.barons[colour] = p.barons[colour] or self.free([*p.barons, *p.knights])
                for at in (KNIGHTS * colour, KNIGHTS * colour + 1):
                    if not p.knights[at]:
                        p.knights[at] = self.free([*p.barons, *p.knights])
                        p.knights_at[p.knights[at]] += ONE_KNIGHT[colour]
                sort_knights(p, colour)
        if p.phase > CARDS:
            for seat, card in enumerate(p.cards):
                p.cards[seat] = card or self.free(p.cards)

    def free(self, taken: list[Tile]) -> Tile:
        free = [tile for tile in tiles_of(self.p.land.open) if tile not in taken]
        if not free:
            self.wrong("terre-de-barons-unsound-room")
        return free[-1]

    def set_turn(self) -> None:
        """The die, the first action and the order being carried out."""
        p, head = self.p, self.head_fields
        if p.phase != ACT:
            for name in _TURN:
                if name in head:
                    self.out_of_place(name)
            return
        p.die = self.count(head.get("die", "1"), FACES)
        p.first = self.word(head.get("first", ""), FIRST_NAMES)
        p.spent = self.word(head.get("spent", "no"), ("no", "yes")) == 1
        p.marched = any(p.moved)
        self.set_order()

    def set_order(self) -> None:
        p, head = self.p, self.head_fields
        orders = [name for name in ("disperse", "concentrate") if name in head]
        if not orders:
            if "begun" in head or "target" in head:
                self.wrong("terre-de-barons-position-order")
            return
        if len(orders) > 1:
            self.wrong("terre-de-barons-position-order")
        p.order = DISPERSING if orders[0] == "disperse" else CONCENTRATING
        p.command = self.tile(head[orders[0]])
        p.barred = barred_tiles(p, p.colour)
        p.marched = self.word(head.get("begun", "no"), ("no", "yes")) == 1
        p.spent = p.spent or p.first == ORDERED
        if "target" in head:
            target, _, engaged = head["target"].partition(":")
            p.target = self.tile(target)
            p.engaged = self.count(engaged or "0", p.setting.troops)
            p.reserve[p.colour] -= p.engaged
