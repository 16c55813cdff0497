"""The pictures of a rule book: small positions, from the pictures.txt of a game.

A clause names one below itself, as Markdown does: `![What is seen.](pictures.txt#closed)`. The
form of the file, where `#` begins a remark::

    [closed]
    play move                the steps that are tried in the position: the picture shows both
    near 0,0 1,0             the places around which it is cut; without them all is shown
    yes 1,0 0,0>1,0          an open place, and the steps that prove it
    no 0,1 5.5 0,0>0,1       a closed place, the clause that closes it, and the steps it refuses
    barony 2                 the position as text, to the end

Nothing is believed: marks whose steps the rules judge otherwise are mistakes, and ours.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from baronnies.core.game import Event, Game, Seat, State

_FILE: Final = "pictures.txt"
_NAME: Final = re.compile(r"\[(\w+)\]")
_ORDERS: Final = ("play", "near", "yes", "no")


class Closed(NamedTuple):
    """A place where something cannot be done, and why not."""

    place: str
    clause: str


class Picture(NamedTuple):
    """A position to be drawn, what is tried in it, and which places matter."""

    seat: Seat  # who tries it
    before: State
    after: State
    steps: list[str]
    story: list[Event]
    near: list[str]
    open: list[str]
    closed: list[Closed]


@cache
def pictures(game: Game) -> dict[str, Picture]:
    """The pictures of a game's rule book, by name."""
    kept = files(game.package) / _FILE
    return parse(game, kept.read_text(encoding="utf-8")) if kept.is_file() else {}


def parse(game: Game, source: str) -> dict[str, Picture]:
    """Read such a file. Its mistakes are ours: ValueError with the name of the picture."""
    found: dict[str, list[str]] = {}
    for line in source.splitlines():
        if name := _NAME.fullmatch(line.strip()):
            found[name[1]] = lines = []
        elif line.strip() and not line.startswith("#"):
            lines.append(line)
    return {name: _picture(game, name, lines) for name, lines in found.items()}


def _picture(game: Game, name: str, lines: list[str]) -> Picture:
    orders = [line.split() for line in lines if line.split()[0] in _ORDERS]
    position = "\n".join(line for line in lines if line.split()[0] not in _ORDERS)
    before = game.position(position)
    steps = [step for order, *rest in orders if order == "play" for step in rest]
    after, refusal = _tried(game, before, steps)
    if refusal is not None:
        raise ValueError(f"{name}: {refusal} refuses {steps}")
    opened = [rest for order, *rest in orders if order == "yes"]
    closed = [rest for order, *rest in orders if order == "no"]
    for place, *proof in opened:
        if (refusal := _tried(game, after, proof)[1]) is not None:
            raise ValueError(f"{name}: {place} is closed by {refusal}")
    for place, clause, *proof in closed:
        if (refusal := _tried(game, after, proof)[1]) != clause:
            raise ValueError(f"{name}: {place} is closed by {refusal}, not by {clause}")
    return Picture(
        before.to_act()[0],
        before,
        after,
        steps,
        after.story or [],
        [place for order, *rest in orders if order == "near" for place in rest],
        [place for place, *_ in opened],
        [Closed(place, clause) for place, clause, *_ in closed],
    )


def _tried(game: Game, state: State, steps: list[str]) -> tuple[State, str | None]:
    """The position after some steps, and the clause that forbids one of them."""
    tried = state.copy()
    tried.story = []
    for step in steps:
        seat, move = tried.to_act()[0], game.read(step)
        if refusal := tried.refusal(seat, move):
            return tried, refusal.split()[0]
        tried.play(seat, move)
    return tried, None
