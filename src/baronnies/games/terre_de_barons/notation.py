"""Moves of Terre de Barons as integers and as texts.

`b17-18` baron walks · `k3-5` knight walks · `ride:b17` `ride:k3` · `treasure:6` · `recruit:17`
`recruit:17+die` `build:17` `deconstruct:17` `disperse:17` `concentrate:17` · troop `17-20` ·
`capture:20` · `stop` the order · `end` the turn · `blue` takes a colour. CHANCE: `row:1342` lays
tiles, `mountain:5`, `baron:9`, `knight:12`, `playing:BA`, `card:31`, `roll:4`.
"""

import re
from typing import Final

from baronnies.core.game import SEAT_LETTERS, Move, Seat
from baronnies.core.unreadable import Unreadable
from baronnies.games.terre_de_barons.tables import COLOUR_NAMES, FACES, LAST_TILE, Kind, Tile

Verb = int  # what a move does; a move is its verb and one or two numbers, six bits each
VERB: Final = 12  # bits of the two numbers, below the verb
SIX: Final = 6  # bits of each
LOW: Final = 63  # the lower number alone

WALK_BARON: Final[Verb] = 1  # from, to
WALK_KNIGHT: Final[Verb] = 2  # from, to
RIDE_BARON: Final[Verb] = 3  # 0, from
RIDE_KNIGHT: Final[Verb] = 4  # 0, from
TREASURE: Final[Verb] = 5  # 0, face
RECRUIT: Final[Verb] = 6  # 0, command tile, as in all orders
RECRUIT_DIE: Final[Verb] = 7
BUILD: Final[Verb] = 8
DECONSTRUCT: Final[Verb] = 9
DISPERSE: Final[Verb] = 10
CONCENTRATE: Final[Verb] = 11
TROOP: Final[Verb] = 12  # from, to
CAPTURE: Final[Verb] = 13  # 0, tile
STOP_VERB: Final[Verb] = 14
END_VERB: Final[Verb] = 15
TAKE: Final[Verb] = 16  # 0, colour
FACE: Final[Verb] = 17  # 0, face
MOUNTAIN: Final[Verb] = 18  # 0, tile
BARON: Final[Verb] = 19  # 0, tile
KNIGHT: Final[Verb] = 20  # 0, tile
CARD: Final[Verb] = 21  # 0, tile
SEATS: Final[Verb] = 22  # a one, then two bits for each seat
ROW: Final[Verb] = 1 << 8  # a one, then two bits for each tile, less one

STOP: Final[Move] = STOP_VERB << VERB
END: Final[Move] = END_VERB << VERB
_ROW: Final[Move] = ROW << VERB
_SEATS: Final[Move] = SEATS << VERB

_NUMBER: Final = r"([1-9][0-9]?)"
_WALK: Final = re.compile(rf"([bk]?){_NUMBER}-{_NUMBER}")
_RIDE: Final = re.compile(rf"ride:([bk]){_NUMBER}")
_AT: Final = re.compile(rf"([a-z]+):{_NUMBER}(\+die)?")
_ROW_TEXT: Final = re.compile(r"row:([1-4]{4,7})")
_SEATS_TEXT: Final = re.compile(rf"playing:([{SEAT_LETTERS[:4]}]{{2,4}})")

_WALKS: Final = {"b": WALK_BARON, "k": WALK_KNIGHT, "": TROOP}
_RIDES: Final = {"b": RIDE_BARON, "k": RIDE_KNIGHT}
_TILE_VERBS: Final = {
    "recruit": RECRUIT,
    "recruit+die": RECRUIT_DIE,
    "build": BUILD,
    "deconstruct": DECONSTRUCT,
    "disperse": DISPERSE,
    "concentrate": CONCENTRATE,
    "capture": CAPTURE,
    "mountain": MOUNTAIN,
    "baron": BARON,
    "knight": KNIGHT,
    "card": CARD,
}
_FACE_VERBS: Final = {"treasure": TREASURE, "roll": FACE}
_NAMES: Final = {verb: name for name, verb in (_TILE_VERBS | _FACE_VERBS).items()}

# What each kind of step looks like; words.*.ftl says them.
STEPS: Final[tuple[tuple[str, str], ...]] = (
    ("baron", r"b(?P<start>\d+)-(?P<end>\d+)"),
    ("knight", r"k(?P<start>\d+)-(?P<end>\d+)"),
    ("troop", r"(?P<start>\d+)-(?P<end>\d+)"),
    ("ride", r"ride:(?P<officer>[bk])(?P<start>\d+)"),
    ("treasure", r"treasure:(?P<die>\d)"),
    ("recruit", r"recruit:(?P<tile>\d+)"),
    ("recruit_die", r"recruit:(?P<tile>\d+)\+die"),
    ("build", r"build:(?P<tile>\d+)"),
    ("deconstruct", r"deconstruct:(?P<tile>\d+)"),
    ("disperse", r"disperse:(?P<tile>\d+)"),
    ("concentrate", r"concentrate:(?P<tile>\d+)"),
    ("capture", r"capture:(?P<tile>\d+)"),
    ("colour", "(?P<colour>blue|red|green|yellow)"),
    ("stop", "stop"),
    ("end", "end"),
)


def move_of(verb: Verb, low: int, high: int = 0) -> Move:
    """The move of a verb and its numbers: `high` is where from, if there is such a place."""
    return verb << VERB | high << SIX | low


def row_of(kinds: list[Kind]) -> Move:
    """The move that lays a row of tiles."""
    packed = 1
    for kind in kinds:
        packed = packed << 2 | kind - 1
    return _ROW | packed


def kinds_of(move: Move) -> list[Kind]:
    """The tiles of a row."""
    return [two + 1 for two in _twos(move ^ _ROW)]


def playing_of(seats: list[Seat]) -> Move:
    """The move that settles the order of play."""
    packed = 1
    for seat in seats:
        packed = packed << 2 | seat
    return _SEATS | packed


def seats_of(move: Move) -> list[Seat]:
    """The seats in the order of play that a move settles."""
    return _twos(move ^ _SEATS)


def _twos(packed: int) -> list[int]:
    twos: list[int] = []
    while packed > 1:
        twos.append(packed & 3)
        packed >>= 2
    twos.reverse()
    return twos


def say(move: Move) -> str:
    """The text of a move."""
    verb, high, low = move >> VERB, move >> SIX & LOW, move & LOW
    if verb in _WALKS.values():
        return f"{'' if verb == TROOP else 'bk'[verb - WALK_BARON]}{high}-{low}"
    if verb in (RIDE_BARON, RIDE_KNIGHT):
        return f"ride:{'bk'[verb - RIDE_BARON]}{low}"
    if move in (STOP, END):
        return "stop" if move == STOP else "end"
    if verb == TAKE:
        return COLOUR_NAMES[low]
    if verb >= ROW:
        return "row:" + "".join(map(str, kinds_of(move)))
    if verb == SEATS:
        return "playing:" + "".join(SEAT_LETTERS[seat] for seat in seats_of(move))
    name, _, die = _NAMES[verb].partition("+")
    return f"{name}:{low}+{die}" if die else f"{name}:{low}"


def read(text: str) -> Move:
    """The move of a text."""
    if text in ("stop", "end"):
        return STOP if text == "stop" else END
    if text in COLOUR_NAMES:
        return move_of(TAKE, COLOUR_NAMES.index(text))
    move = _read_numbers(text)
    if move is None:
        raise Unreadable("terre-de-barons-move", text=text[:40])
    return move


def _read_numbers(text: str) -> Move | None:
    if (found := _WALK.fullmatch(text)) and _tile(found[2]) and _tile(found[3]):
        return move_of(_WALKS[found[1]], int(found[3]), int(found[2]))
    if (found := _RIDE.fullmatch(text)) and _tile(found[2]):
        return move_of(_RIDES[found[1]], int(found[2]))
    if found := _ROW_TEXT.fullmatch(text):
        return row_of([int(kind) for kind in found[1]])
    if found := _SEATS_TEXT.fullmatch(text):
        seats = [SEAT_LETTERS.index(letter) for letter in found[1]]
        return playing_of(seats) if sorted(seats) == list(range(len(seats))) else None
    if found := _AT.fullmatch(text):
        return _read_at(found[1] + (found[3] or ""), found[2])
    return None


def _read_at(name: str, number: str) -> Move | None:
    if name in _TILE_VERBS and _tile(number):
        return move_of(_TILE_VERBS[name], int(number))
    if name in _FACE_VERBS and int(number) <= FACES:
        return move_of(_FACE_VERBS[name], int(number))
    return None


def _tile(text: str) -> bool:
    return int(text) <= LAST_TILE


def tile_of(move: Move) -> Tile:
    """The tile a move goes to or is about."""
    return move & LOW


def start_of(move: Move) -> Tile:
    """The tile a walk or a troop comes from."""
    return move >> SIX & LOW
