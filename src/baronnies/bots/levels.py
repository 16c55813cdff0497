"""Levels: opponents of measured strength, from page to duke.

The tables in measured/ are written by `baronnies levels GAME --games 400`. A level is in a table if
it beats the one below it, with an interval clear of the fair share.
"""

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import baronnies
from baronnies.bots.names import bot_names, make_bot
from baronnies.bots.outlook import Budget
from baronnies.bots.turn import whole_turn
from baronnies.core.game import CHANCE, Game, Seat, State
from baronnies.core.luck import Quick

MEASURED: Final = Path(baronnies.__file__).parent / "bots" / "measured"  # of both halves

# For a signature:
_OCCASIONS: Final = 3
_APART: Final = 5  # decisions between them
_LITTLE: Final = 600  # positions looked at


class Over(NamedTuple):
    """What a level won of its games, alone among bots of the level below."""

    bot: str
    games: int
    share: float
    low: float  # 95 % interval
    high: float
    fair: float  # what it would win if they were alike


class Level(NamedTuple):
    """An opponent with a meaning."""

    name: str  # one of LEVELS in names.py; a bot by that name is seated
    bot: str  # the same with its settings, as make_bot reads it
    seats: int  # players at the table where it was measured
    over: Over

    @property
    def errs(self) -> bool:
        """Whether it overlooks things on purpose."""
        return "leeway=" in self.bot

    @property
    def how(self) -> str:
        """What people are told of how it plays: its name if it errs, else which bot it is."""
        kind = self.bot.partition(":")[0]
        if self.errs:
            return self.name
        return "longer" if kind == "search" and self.over.bot.startswith(kind) else kind

    def facts(self) -> dict[str, object]:
        """As JSON."""
        return {**self._asdict(), "over": self.over._asdict()}


class Levels(NamedTuple):
    """The table of a game."""

    rules: int  # the version of the rules it was measured by
    signature: str  # what its bots played in a few positions then: see signature()
    levels: list[Level]  # lowest first, for each number of seats

    def at(self, seats: int) -> list[Level]:
        """Those measured at tables of so many."""
        return [level for level in self.levels if level.seats == seats]


@cache
def levels(game: Game) -> Levels:
    """The levels of a game; none if they were never measured, or by other rules."""
    path = MEASURED / f"{game.name}.json"
    if not path.is_file():
        return Levels(game.version, "", [])
    table = read(json.loads(path.read_text(encoding="utf-8")))
    return table if table.rules == game.version else Levels(game.version, "", [])


def known_bots(game: Game) -> list[str]:
    """All that may be seated by a short name: the bots of a game, and its levels."""
    return list(dict.fromkeys([*bot_names(game), *[one.name for one in levels(game).levels]]))


def read(facts: Mapping[str, object]) -> Levels:
    """A table, from JSON."""
    rules, signed, listed = facts["rules"], facts["signature"], facts["levels"]
    assert isinstance(rules, int)
    assert isinstance(signed, str)
    assert isinstance(listed, list)
    found = [Level(**{**level, "over": Over(**level["over"])}) for level in listed]
    return Levels(rules, signed, found)


def facts(game: Game, table: Levels) -> dict[str, object]:
    """A table, as JSON."""
    return {
        "game": game.name,
        "rules": table.rules,
        "signature": table.signature,
        "levels": [level.facts() for level in table.levels],
    }


def signature(game: Game, bots: list[str]) -> str:
    """What bots play in a few positions, in one number: another one says that they have changed.

    They are given little work: what changes the thoughts of a bot shows in short ones too.
    """
    digest = sha256()
    for state, seat in _occasions(game):
        for name in bots:
            moves = whole_turn(make_bot(name, game), state, seat, Quick(name), Budget(work=_LITTLE))
            digest.update(" ".join(map(game.say, moves)).encode() + b"\n")
    return digest.hexdigest()[:16]


def _occasions(game: Game) -> list[tuple[State, Seat]]:
    """A few decisions of a random game, one after the other."""
    state, rng = game.start(game.usual, {}), Quick("occasions")
    found: list[tuple[State, Seat]] = []
    decisions = 0
    while len(found) < _OCCASIONS and (asked := state.to_act()):
        seat = asked[0]
        if seat != CHANCE:
            decisions += 1
            if decisions % _APART == 0 and len(state.moves(seat)) > 1:
                found.append((state.copy(), seat))
        state.play(seat, state.draw(rng) if seat == CHANCE else state.sample(seat, rng))
    return found
