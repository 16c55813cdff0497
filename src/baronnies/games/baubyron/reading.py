"""Reads a position of Baubyron; its form is told in position.py."""

from typing import Final

from baronnies.core.scan import Fields, Scanner, Start, Words, lines_of
from baronnies.core.unreadable import Unreadable
from baronnies.games.baubyron.blocks import heights_of, read_block
from baronnies.games.baubyron.building import building, plain_code
from baronnies.games.baubyron.checks import block_trouble
from baronnies.games.baubyron.effects import put
from baronnies.games.baubyron.listing import stuck
from baronnies.games.baubyron.position import BUILDING, RED_LETTER
from baronnies.games.baubyron.ready import OPTIONS, READY
from baronnies.games.baubyron.soundness import flaw
from baronnies.games.baubyron.state import (
    BUILD,
    DRAWN,
    MOVE,
    OVER,
    PHASE_NAMES,
    PLAN,
    REDDEN,
    ROLL,
    VOTE,
    Position,
)
from baronnies.games.baubyron.tables import DIE, RED, REDS, TALLEST, read_cell

_SEAT_FIELDS: Final = ("to", "first", "proposer", "winner")
_FIELDS: Final = frozenset(["turn", "roll", "reds", *_SEAT_FIELDS, *OPTIONS])


def read(text: str, start: Start[Position]) -> Position:
    """The position of a text; Unreadable, with the line, if it is none."""
    head, *lines = lines_of(text)
    return _Reader(start, *head, lines).finish()


class _Reader(Scanner):
    """The position so far, and where we are in the text."""

    def __init__(
        self, start: Start[Position], top: int, head: Words, lines: list[tuple[int, Words]]
    ) -> None:
        super().__init__(top)
        self.rest: dict[str, tuple[int, Words]] = {}  # the other lines, by their first word
        for at, words in lines:
            self.at = at
            if words[0] not in (BUILDING, "blocks", "entries", "pawns", "kept"):
                self.out_of_place(" ".join(words))
            if words[0] in self.rest:
                self.wrong("baubyron-position-twice", name=words[0])
            self.rest[words[0]] = (at, words[1:])
        self.at = top
        self.p: Final = self.begin(start, head)

    def begin(self, start: Start[Position], head: Words) -> Position:
        phase, words = self.head("baubyron", head, PHASE_NAMES)
        fields = self.fields(words, _FIELDS)
        code = self.building_line(fields)
        p = self.started(start, fields, OPTIONS)
        if code:
            p.stand(building(code))
        p.phase = PHASE_NAMES.index(phase or ("move" if "roll" in fields else "roll"))
        self.numbers(p, fields)
        return p

    def building_line(self, fields: Fields) -> str:
        """Settle which building is meant; its code if the option makes it only later."""
        if BUILDING not in self.rest:
            return ""
        head_at = self.at
        self.at, words = self.rest[BUILDING]
        text = " ".join(words)
        try:
            code = READY[text] if text in READY else plain_code(text)
        except Unreadable as reason:
            self.wrong("position-wrong", reason=reason)
        self.at = head_at
        if BUILDING in fields:
            return code
        fields[BUILDING] = text if text in READY else code
        return ""

    def numbers(self, p: Position, fields: dict[str, str]) -> None:
        p.turn = self.count(fields.get("turn", "0"))
        p.roll = self.count(fields.get("roll", "0"), DIE)
        p.reds = REDS if p.phase < ROLL else 0
        if "reds" in fields:
            p.reds = self.count(fields["reds"], REDS)
        seats = {name: self.seat(fields[name]) for name in _SEAT_FIELDS if name in fields}
        p.first = seats.get("first", 0)
        p.player = seats.get("to", 0)
        p.proposer = seats.get("proposer", 0)
        p.winner = seats.get("winner", DRAWN)

    def finish(self) -> Position:
        p = self.p
        for name, (at, words) in self.rest.items():
            self.at = at
            building_now = p.phase in (BUILD, VOTE)
            if (name in ("blocks", "entries")) != building_now or p.phase == PLAN:
                self.wrong("baubyron-position-line-phase", name=name, phase=PHASE_NAMES[p.phase])
            if name != BUILDING:
                self.lines(name, words)
        if p.phase == REDDEN and p.reds == REDS:  # not written: all that are not placed yet
            p.reds -= sum(pile > 0 for pile in p.piles)
        if broken := flaw(p):
            self.wrong(f"baubyron-position-{broken}")
        if p.phase in (ROLL, MOVE) and stuck(p):  # 9.2: over, whoever wrote it
            p.phase, p.roll, p.winner = OVER, 0, DRAWN
        return p

    def lines(self, name: str, words: list[str]) -> None:
        for word in words:
            try:
                if name == "blocks":
                    self.block(word)
                elif name == "entries":
                    self.p.entries.append(read_cell(word))
                elif name == "pawns":
                    self.pile(word)
                else:
                    self.kept(word)
            except Unreadable as reason:
                if "line" in reason.facts:
                    raise
                self.wrong("position-wrong", reason=reason)

    def block(self, word: str) -> None:
        block = read_block(word)
        trouble = block_trouble(heights_of(self.p.blocks), len(self.p.blocks), block)
        if trouble:
            raise trouble.error()
        self.p.blocks.append(block)

    def pile(self, word: str) -> None:
        name, _, letters = word.partition(":")
        spot = self.p.building.spot_of[read_cell(name)]
        if spot < 0 or self.p.piles[spot] or not 1 <= len(letters) <= TALLEST:
            self.wrong("baubyron-position-pile", text=word[:40])
        for letter in letters:
            if letter == RED_LETTER:
                put(self.p, spot, RED)
                continue
            seat = self.seat(letter)
            if not self.p.stock[seat]:
                self.wrong("baubyron-position-pawns", seat=letter)
            self.p.stock[seat] -= 1
            put(self.p, spot, seat + 1)

    def kept(self, word: str) -> None:
        letter, _, count = word.partition("=")
        self.p.kept[self.seat(letter)] = self.count(count, REDS)
