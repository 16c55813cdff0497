"""Moves of Barony as integers and as texts.

An action `move` · a hex `2,-3` (a first city, a recruit, a new city, an expedition) · a knight's
step `2,-3>3,-3` · a building `v:2,-3` or `s:2,-3` · a knight from the box `box:2,-3` · tokens
`pay:C`, `take:C` · `cast:celerity+tornado` · `done` · `pass` · CHANCE draws the first player
`first:B`, lays a tile `lay:MFL` and draws a spell `spell:charm`.
"""

from typing import Final

from baronnies.core.game import SEAT_LETTERS, Move
from baronnies.core.unreadable import Unreadable
from baronnies.games.barony.board import HEX_BITS, NAMES, Hex, read_hex
from baronnies.games.barony.state import ACTION_NAMES
from baronnies.games.barony.tables import (
    ALL_SPELLS,
    KINDS,
    MOST_SEATS,
    SPELL_NAMES,
    TERRAINS,
    names_of,
)
from baronnies.games.barony.tiles import letters_of, tile_of

# A move is its kind, then two numbers of nine bits: hexes, or what else the kind speaks of.
KIND_BITS: Final = 2 * HEX_BITS
LOW: Final = (1 << HEX_BITS) - 1
HERE: Final = 0 << KIND_BITS
STEP: Final = 1 << KIND_BITS
VILLAGE_AT: Final = 2 << KIND_BITS
STRONGHOLD_AT: Final = 3 << KIND_BITS
BOX_AT: Final = 4 << KIND_BITS
PAY: Final = 5 << KIND_BITS
TAKE: Final = 6 << KIND_BITS
ACT: Final = 7 << KIND_BITS  # plus the action
CAST: Final = 8 << KIND_BITS  # plus the spells
PASS: Final[Move] = 9 << KIND_BITS
DONE: Final[Move] = 10 << KIND_BITS
DRAW_FIRST: Final = 11 << KIND_BITS  # plus the seat
LAY: Final = 12 << KIND_BITS  # plus the tile as it lies
DRAW_SPELL: Final = 13 << KIND_BITS  # plus which of the nine

_HEX_WORDS: Final = {"v": VILLAGE_AT, "s": STRONGHOLD_AT, "box": BOX_AT}
_TOKEN_WORDS: Final = {"pay": PAY, "take": TAKE}

# What each kind of step looks like; words.*.ftl says them.
STEPS: Final[tuple[tuple[str, str], ...]] = (
    ("action", "(?P<action>recruit|move|build|city|expedition|title)"),
    ("walk", r"(?P<start>[-\d,]+)>(?P<hex>[-\d,]+)"),
    ("here", r"(?P<hex>[-\d]+,[-\d]+)"),
    ("village", "v:(?P<hex>.+)"),
    ("stronghold", "s:(?P<hex>.+)"),
    ("box", "box:(?P<hex>.+)"),
    ("pay", "pay:(?P<token>[CPFM])"),
    ("take", "take:(?P<token>[CPFM])"),
    ("cast", "cast:(?P<spell_list>.+)"),
    ("done", "done"),
    ("pass", "pass"),
)


def kind_of(move: Move) -> int:
    """What sort of move it is: one of the numbers above."""
    return move >> KIND_BITS << KIND_BITS


def step_of(start: Hex, to: Hex) -> Move:
    """The move of a knight from a hex to another."""
    return STEP | start << HEX_BITS | to


def hexes_of(move: Move) -> list[Hex]:
    """The hexes a move names."""
    kind = kind_of(move)
    if kind == STEP:
        return [move >> HEX_BITS & LOW, move & LOW]
    return [move & LOW] if kind in (HERE, VILLAGE_AT, STRONGHOLD_AT, BOX_AT) else []


def say(move: Move) -> str:
    """The text of a move."""
    kind, low = kind_of(move), move & LOW
    for words, named in ((_HEX_WORDS, NAMES), (_TOKEN_WORDS, list(TERRAINS[:KINDS]))):
        for word, of_kind in words.items():
            if kind == of_kind:
                return f"{word}:{named[low]}"
    if kind == HERE:
        return NAMES[low]
    if kind == STEP:
        return f"{NAMES[move >> HEX_BITS & LOW]}>{NAMES[low]}"
    if kind == ACT:
        return ACTION_NAMES[low]
    if kind == CAST:
        return f"cast:{names_of(low)}"
    if kind in (PASS, DONE):
        return "pass" if kind == PASS else "done"
    return _say_luck(kind, low)


def _say_luck(kind: int, low: int) -> str:
    if kind == DRAW_FIRST:
        return f"first:{SEAT_LETTERS[low]}"
    return f"lay:{letters_of(low)}" if kind == LAY else f"spell:{SPELL_NAMES[low]}"


_WORDS: Final[dict[str, Move]] = {
    **{name: ACT | action for action, name in enumerate(ACTION_NAMES)},
    "pass": PASS,
    "done": DONE,
    **{
        f"{word}:{TERRAINS[token]}": kind | token
        for word, kind in _TOKEN_WORDS.items()
        for token in range(KINDS)
    },
    **{f"cast:{names_of(spells)}": CAST | spells for spells in range(1, ALL_SPELLS + 1)},
    **{f"first:{SEAT_LETTERS[seat]}": DRAW_FIRST | seat for seat in range(MOST_SEATS)},
    **{f"spell:{name}": DRAW_SPELL | at for at, name in enumerate(SPELL_NAMES)},
}
_TILE: Final = len("lay:LMF")


def read(text: str) -> Move:
    """The move of a text."""
    if text in _WORDS:
        return _WORDS[text]
    word, colon, named = text.partition(":")
    if word == "lay" and len(text) == _TILE and set(named) <= set(TERRAINS):
        return LAY | tile_of(named)
    try:
        if word in _HEX_WORDS and colon:
            return _HEX_WORDS[word] | read_hex(named)
        start, arrow, to = text.partition(">")
        return step_of(read_hex(start), read_hex(to)) if arrow else HERE | read_hex(start)
    except Unreadable:
        raise Unreadable("barony-move", text=text[:40]) from None
