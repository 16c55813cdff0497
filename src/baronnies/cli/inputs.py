"""What commands are given: games, options, files, positions and moves."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from baronnies.core.game import CHANCE, SEAT_LETTERS, Game, Move, Seat, State
from baronnies.core.options import Material
from baronnies.core.reading import read_record
from baronnies.core.record import Record
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF

LONGEST_FILE: Final = 8_000_000  # bytes


def find_game(name: str) -> Game:
    """The game of a name; spaces, dashes and capitals are forgiven."""
    plain = name.lower().replace("-", "_").replace(" ", "_")
    if plain not in SHELF:
        raise Unreadable("game-unknown", game=name[:40], known=", ".join(SHELF))
    return SHELF[plain]


def read_options(game: Game, given: Sequence[str]) -> dict[str, str]:
    """`k=v` texts as options; material such as a deck is read from the file that is named."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Unreadable("cli-option-form", text=text[:40])
        if name in options:
            raise Unreadable("cli-option-twice", option=name)
        option = game.options.get(name)
        is_file = isinstance(option, Material) and value != option.default
        options[name] = read_text(Path(value)) if is_file and Path(value).is_file() else value
    return game.settle(options)


def read_text(path: Path) -> str:
    """A text file, or standard input for `-`."""
    if str(path) == "-":
        return sys.stdin.read(LONGEST_FILE)
    if path.is_file() and path.stat().st_size > LONGEST_FILE:
        raise Unreadable("cli-file-too-long", path=str(path))
    return path.read_text(encoding="utf-8-sig")  # a mark some editors put first is no text


def load_record(path: Path) -> Record:
    """The record in a file."""
    return read_record(read_text(path), SHELF)


def read_position(game: Game, given: str) -> State:
    """A position given as text (`;` may stand for line ends), as a file, or as `-`."""
    if given == "-" or (len(given) < 500 and "\n" not in given and Path(given).is_file()):  # noqa: PLR2004 - longer than any path
        given = read_text(Path(given))
    return game.position(given.replace(";", "\n"))


def read_move(game: Game, state: State, given: str) -> tuple[Seat, Move]:
    """`A r3`, `* deal:…`, or only `r3` when one seat is asked."""
    words = given.split()
    if len(words) == 1:
        asked = state.to_act()
        return (asked[0] if len(asked) == 1 else 0), game.read(words[0])
    if len(words) != 2 or (words[0] not in SEAT_LETTERS and words[0] != "*"):  # noqa: PLR2004 - a seat and a move
        raise Unreadable("cli-move-form", text=given[:40])
    return CHANCE if words[0] == "*" else SEAT_LETTERS.index(words[0]), game.read(words[1])
