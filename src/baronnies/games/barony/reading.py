"""Reads a position of Barony; its form is told in position.py."""

import re
from typing import Final

from baronnies.core.game import SEAT_LETTERS, Seat
from baronnies.core.scan import Fields, Scanner, Start, Words, lines_of
from baronnies.core.unreadable import Unreadable
from baronnies.games.barony.board import (
    AXIAL,
    NOWHERE,
    Hex,
    hex_at,
    is_connected,
    read_hex,
    written_board,
)
from baronnies.games.barony.pieces import add_city, add_knight, add_stronghold, add_village
from baronnies.games.barony.setup import clear_board, new_board
from baronnies.games.barony.soundness import flaw
from baronnies.games.barony.state import (
    ACTION_NAMES,
    FIRST,
    NO_ACTION,
    PHASE_NAMES,
    PLACING,
    SPELLS,
    TILES,
    Position,
    casts_of,
)
from baronnies.games.barony.tables import (
    ALL_BUILDINGS,
    DISCOVERY,
    FIRST_CITIES,
    GOLD,
    KINDS,
    KNIGHTS,
    LAKE,
    SPELL_NAMES,
    SPELLS_DRAWN,
    TERRAINS,
    TITLES,
    Spells,
)
from baronnies.games.barony.tiles import OPTIONS, Tile, has_mystery, tile_of, upright

_HEAD: Final = ("seat", "first", "round", "turn", "spells")
_TURN: Final = ("action", "cast", "parts", "at", "start", "served", "paid", "victims")
_SEAT: Final = ("title", "tokens", "new", "gone", "magic", "imprints")
_CODE: Final = re.compile(r"(?=.)([csv]?)([1-7]?)")


def read(text: str, start: Start[Position]) -> Position:
    """The position of a text; Unreadable, with the line, if it is none."""
    return _Reader(text, start).position()


class _Reader(Scanner):
    """The position so far, and where we are in the text."""

    def __init__(self, text: str, start: Start[Position]) -> None:
        (self.top, head), *self.lines = lines_of(text)
        super().__init__(self.top)
        self.terrain: dict[Hex, str] = {}
        self.head_fields: Final = self._head(head, start)

    def position(self) -> Position:
        """The whole position."""
        lines = self.lines
        while lines and lines[0][1][0] in ("row", "laid", "left"):
            self.at, words = lines.pop(0)
            self._ground(words)
        self._settle_board()
        for seat in range(self.p.setting.seats):
            if lines and lines[0][1][0] == SEAT_LETTERS[seat]:
                self.at, words = lines.pop(0)
                self._seat(seat, words[1:])
        if lines:
            self.at, words = lines[0]
            self.out_of_place(" ".join(words))
        self._turn()
        if reason := flaw(self.p):
            self.wrong(f"barony-position-{reason}")
        return self.p

    # The head

    def _head(self, head: Words, start: Start[Position]) -> Fields:
        phase, words = self.head("barony", head, PHASE_NAMES)
        fields = self.fields(words, (*_HEAD, *_TURN, *OPTIONS))
        self.p = p = self.started(start, fields, OPTIONS)
        p.first = self.seat(fields.get("first", "A"))
        p.seat = self.seat(fields["seat"]) if "seat" in fields else p.first
        p.round = self.count(fields.get("round", "1"), p.setting.rounds)
        p.turn = self.count(fields.get("turn", "0"))
        p.spells = self._spells(fields.get("spells", ""))
        p.phase = PHASE_NAMES.index(phase or "act")
        if p.setting.sorciers and (p.phase > PLACING or p.spells.bit_count() == SPELLS_DRAWN):
            p.casts = casts_of(p.spells)
        if p.phase == TILES:
            new_board(p)
        return fields

    def _spells(self, text: str) -> Spells:
        spells = 0
        for name in text.split("+") if text else []:
            if name not in SPELL_NAMES:
                self.wrong("barony-position-spell", text=name[:40])
            spells |= 1 << SPELL_NAMES.index(name)
        return spells

    def _hex(self, text: str) -> Hex:
        try:
            at = read_hex(text)
        except Unreadable as reason:
            self.wrong("position-wrong", reason=reason)
        if self.p.board.hexes and not self.p.board.has(at):
            self.wrong("barony-position-off", hex=text)
        return at

    def _hexes(self, text: str) -> list[Hex]:
        return [self._hex(name) for name in text.split(";")] if text else []

    def _tokens(self, text: str) -> list[int]:
        counts = [text.count(letter) for letter in TERRAINS[:KINDS]]
        if sum(counts) != len(text):
            self.wrong("barony-position-tokens", text=text[:40])
        return counts

    # The board

    def _ground(self, words: list[str]) -> None:
        if words[0] == "row":
            self._row(words)
        elif self.p.phase != TILES:
            self.wrong("barony-position-phase")
        elif words[0] == "laid":
            for tile in map(self._tile, words[1:]):
                self._lay(tile)
        else:
            self._left(sorted(upright(self._tile(word)) for word in words[1:]))

    def _row(self, words: list[str]) -> None:
        if len(words) != 3 or self.p.phase < SPELLS:  # noqa: PLR2004 - `row`, where, what
            self.wrong("barony-position-row")
        q, r = AXIAL[self._hex(words[1])]
        for step, letter in enumerate(words[2]):
            at = hex_at(q + step, r)
            if letter == ".":
                continue
            if letter not in TERRAINS or at == NOWHERE or at in self.terrain:
                self.wrong("barony-position-row")
            if letter == "Y" and not self.p.setting.sorciers:
                self.wrong("barony-position-mystery")
            self.terrain[at] = letter

    def _tile(self, word: str) -> Tile:
        if len(word) != 3 or not set(word) <= set(TERRAINS):  # noqa: PLR2004 - three hexes
            self.wrong("barony-tiles-letters", text=word[:20])
        return tile_of(word)

    def _lay(self, tile: Tile) -> None:
        p = self.p
        tiles = p.mystic if has_mystery(tile) else p.plain
        if upright(tile) not in tiles:
            self.wrong("barony-position-tile")
        tiles.remove(upright(tile))
        p.laid.append(tile)
        p.due -= has_mystery(tile)

    def _left(self, tiles: list[Tile]) -> None:
        """Tiles that may still come: all the rest, or just enough when they are laid again."""
        p = self.p
        for tile in set(tiles):
            if tiles.count(tile) > (p.plain + p.mystic).count(tile):
                self.wrong("barony-position-tile")
        p.plain = [tile for tile in tiles if not has_mystery(tile)]
        p.mystic = [tile for tile in tiles if has_mystery(tile)]

    def _settle_board(self) -> None:
        p = self.p
        if p.phase in (FIRST, TILES):
            return
        if not self.terrain or not is_connected(set(self.terrain)):
            self.wrong("barony-position-board")
        p.board = written_board(self.terrain)
        clear_board(p)

    # The seats

    def _seat(self, seat: Seat, words: list[str]) -> None:
        p = self.p
        if not p.board.hexes:
            self.wrong("barony-position-phase")
        for word in words:
            name, _, code = word.partition("=")
            if name not in _SEAT:
                self._pieces(seat, self._hex(name), code)
        fields = self.fields([word for word in words if word.partition("=")[0] in _SEAT], _SEAT)
        title = fields.get("title", TITLES[0])
        if title not in TITLES:
            self.wrong("barony-position-title", text=title[:40])
        p.rank[seat] = TITLES.index(title)
        self._hold(seat, self._tokens(fields.get("tokens", "")))
        suggested = max(0, len(p.cities[seat]) - FIRST_CITIES)
        p.built[seat] = self.count(fields.get("new", str(suggested)), len(p.cities[seat]))
        p.gone[seat] = self.count(fields.get("gone", "0"), max(0, p.knights[seat]))
        p.knights[seat] -= p.gone[seat]
        p.magic[seat] = self.count(fields.get("magic", "0"), sum(DISCOVERY) * len(SPELL_NAMES))
        for at in self._hexes(fields.get("imprints", "")):
            self._imprint(seat, at)

    def _pieces(self, seat: Seat, at: Hex, code: str) -> None:
        p = self.p
        found = _CODE.fullmatch(code)
        if not found:
            self.wrong("barony-position-pieces", text=code[:40])
        building, count = found[1], int(found[2] or 0)
        if p.board.terrain[at] == LAKE or (building and p.pieces[at] & ALL_BUILDINGS):
            self.wrong("barony-position-hex")
        if at in p.camps[seat] + p.villages[seat] + p.strongholds[seat] + p.cities[seat]:
            self.wrong("barony-position-hex")
        if building:
            {"c": add_city, "s": add_stronghold, "v": add_village}[building](p, seat, at)
        for _ in range(count):
            add_knight(p, seat, at)
        p.knights[seat] -= count

    def _hold(self, seat: Seat, tokens: list[int]) -> None:
        p = self.p
        for kind, count in enumerate(tokens):
            p.tokens[KINDS * seat + kind] = count
            p.purse[seat] += GOLD[kind] * count
            p.bank[kind] -= count

    def _imprint(self, seat: Seat, at: Hex) -> None:
        places = self.p.board.places
        if at not in places:
            self.wrong("barony-position-imprint")
        self.p.imprints[places.index(at)] |= 1 << seat

    # The turn under way

    def _turn(self) -> None:
        p, fields = self.p, self.head_fields
        self.at = self.top
        action = fields.get("action")
        if action is None:
            if any(name in fields for name in _TURN):
                self.wrong("barony-position-turn")
            p.action = NO_ACTION
            return
        if action not in ACTION_NAMES or not p.board.hexes:
            self.wrong("barony-position-turn")
        p.action = ACTION_NAMES.index(action)
        p.cast = self._spells(fields.get("cast", ""))
        p.parts = self.count(fields.get("parts", "0"), KNIGHTS)
        p.at = self._hex(fields["at"]) if "at" in fields else NOWHERE
        p.start = self._hex(fields["start"]) if "start" in fields else NOWHERE
        p.served = sorted(set(self._hexes(fields.get("served", ""))))
        p.paid = self._tokens(fields.get("paid", ""))
        p.victims = [self.seat(letter) for letter in fields.get("victims", "")]
