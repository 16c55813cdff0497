"""Steps in people's words: the shape of a step's text says what kind of step it is.

A game lists its shapes (`Game.steps`) and words each kind (`GAME-step-KIND`); `$where` is `shown`
where a board shows the places, else `told`. What several steps of a kind have in common is their
heading (`GAME-steps-KIND`). A game that lists none shows what it writes.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import groupby
from typing import NamedTuple

from baronnies.core.game import Game
from baronnies.core.words import word


class Worded(NamedTuple):
    """A step as people say it, and the heading it comes under; "" if it stands for itself."""

    heading: str
    words: str


@lru_cache(maxsize=4096)  # the same steps are offered ply after ply, to everybody who reads
def worded(game: Game, step: str, lang: str, *, shown: bool = False) -> Worded:
    """A step, told by its text; where a board shows the places, they need not be told."""
    for kind, shape in _shapes(game):
        found = shape.fullmatch(step)
        if found:
            facts = {
                name: _fact(game, name, text, lang) for name, text in found.groupdict().items()
            }
            heading = _heading(game, kind, lang) if facts else ""
            facts["where"] = "shown" if shown else "told"
            return Worded(heading, word(lang, f"{game.name}-step-{kind}", facts))
    return Worded("", step)


def turn_worded(game: Game, steps: Sequence[str], lang: str, *, shown: bool = False) -> list[str]:
    """The steps of a turn; what is done several times in a row is told once."""
    told = groupby(worded(game, step, lang, shown=shown).words for step in steps)
    counted = [(words, sum(1 for _ in same)) for words, same in told]
    return [f"{words} (×{count})" if count > 1 else words for words, count in counted]


@cache
def _heading(game: Game, kind: str, lang: str) -> str:
    return word(lang, f"{game.name}-steps-{kind}")


def _fact(game: Game, name: str, text: str, lang: str) -> int | str:
    """A number; or a text, each part of which has a name of its own where there are several."""
    if text.isdigit():
        return int(text)
    if not name.endswith("_list"):
        return text
    one = name.removesuffix("_list")
    names: Iterable[str] = (
        word(lang, f"{game.name}-{one}-name", {one: x}) for x in text.split("+")
    )
    return ", ".join(names)


@cache
def _shapes(game: Game) -> list[tuple[str, re.Pattern[str]]]:
    return [(kind, re.compile(shape)) for kind, shape in game.steps]
