"""The story in sentences: what an event says to a reader."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baronnies.core.game import Event, Game, Seat
from baronnies.core.words import word

_WHO: Final = 0xE000  # letters without a meaning (of Unicode's private use) stand for the seats
_KEPT: Final = 8192  # sentences


def sentence(
    game: Game, event: Event, names: Sequence[str], lang: str, *, shown: bool = False
) -> str:
    """An event in words. Facts called `seat`, or `…_seat`, are told by the name of who sits there.

    The words stand in the game's words files under `GAME-KIND`. Where a board shows the places,
    they are not told: `$where` is `shown` then, else `told`.
    """
    words = _words(game, event.kind, event.facts, lang, shown)
    return words.translate({_WHO + seat: name for seat, name in enumerate(names)})


@lru_cache(_KEPT)
def _words(
    game: Game,
    kind: str,
    facts: tuple[int | str, ...],
    lang: str,
    shown: bool,  # noqa: FBT001 - of lru_cache
) -> str:
    """The sentence for whoever sits there: what is dear to word is worded once for all tables."""
    told: dict[str, int | str] = {"where": "shown" if shown else "told"}
    for name, fact in zip(game.events[kind], facts, strict=True):
        is_seat = isinstance(fact, int) and (name == "seat" or name.endswith("_seat"))
        told[name] = chr(_WHO + int(fact)) if is_seat else game.told(name, fact, lang, shown=shown)
    return word(lang, f"{game.name}-{kind}", told)


def heard(story: Sequence[Event], seat: Seat | None) -> list[Event]:
    """The part of a story that is for a seat's eyes; None is a spectator."""
    return [event for event in story if event.only is None or event.only == seat]
