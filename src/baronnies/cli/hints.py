"""A good move, asked for at the terminal."""

import secrets
from collections.abc import Sequence
from typing import Final

from baronnies.advice.hint import HINT_SECONDS, Hint, hint
from baronnies.advice.sentences import told
from baronnies.bots.outlook import Budget
from baronnies.cli.screen import LANG, err, out, say
from baronnies.core.game import Game, Move, Seat
from baronnies.core.luck import Quick
from baronnies.core.record import letter
from baronnies.core.sample import Mean
from baronnies.core.steps import turn_worded
from baronnies.core.table import Table

FOR_ALL: Final = "hints for everybody"  # how a record says so


def put_on_trial(table: Table, seat: Seat, names: Sequence[str]) -> None:
    """Find a good turn, put it on trial as one's own would be, and say why."""
    with err.status(say("hint-thinking")):
        luck = Quick(secrets.token_hex(16))
        found = hint(table.game, table.truth, seat, luck, Budget(seconds=HINT_SECONDS))
    table.note(f"hint {letter(seat)}")
    assert table.offer(seat, table.ply, found.moves) is None
    for line in _lines(table.game, found, names):
        out.print(line, markup=False)


def _lines(game: Game, found: Hint, names: Sequence[str]) -> list[str]:
    first = say("hint", moves=turn_told(game, found.moves), **percent(found.chance))
    why = [f"  – {told(game, reason, names, LANG, shown=False)}" for reason in found.why]
    lines = [first, *why]
    if found.second_chance:
        key = "hint-equal" if found.equal else "hint-second"
        second = turn_told(game, found.second)
        lines.append(say(key, moves=second, **percent(found.second_chance)))
    return [*lines, say("hint-judge")]


def turn_told(game: Game, moves: Sequence[Move]) -> str:
    """A turn as it is typed, and in words."""
    texts = [game.say(move) for move in moves]
    return f"{' '.join(texts)} ({steps_told(game, texts)})"


def steps_told(game: Game, texts: Sequence[str]) -> str:
    """The steps of a turn in words, as a page strings them."""
    return " · ".join(turn_worded(game, texts, LANG))


def percent(chance: Mean) -> dict[str, int | str]:
    """A chance with its interval as facts of a sentence."""
    return {
        "chance": round(100 * chance.value),
        "low": max(0, round(100 * chance.low)),
        "high": round(100 * chance.high),
        "games": chance.size,
    }
