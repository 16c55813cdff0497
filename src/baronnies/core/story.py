"""The story in sentences: what an event says to a reader."""

from collections.abc import Sequence

from baronnies.core.game import Event, Game, Seat
from baronnies.core.words import word


def sentence(game: Game, event: Event, names: Sequence[str], lang: str) -> str:
    """An event in words. Facts called `seat`, or `…_seat`, are told by the name of who sits there.

    A fact called `field` is a list of tiles with their places, each told by `GAME-field`. The words
    stand in the game's words files under `GAME-KIND`.
    """
    facts: dict[str, int | str] = {}
    for name, fact in zip(game.events[event.kind], event.facts, strict=True):
        is_seat = isinstance(fact, int) and (name == "seat" or name.endswith("_seat"))
        facts[name] = names[int(fact)] if is_seat else fact
        if name == "field":
            facts[name] = _field(game, str(fact), lang)
    return word(lang, f"{game.name}-{event.kind}", facts)


def _field(game: Game, tiles: str, lang: str) -> str:
    """Tiles written as `F@1,0 S@2,-1` in words; what is no tile stays as it is."""
    told = []
    for text in tiles.split():
        tile, at, cell = text.partition("@")
        told.append(word(lang, f"{game.name}-field", {"tile": tile, "cell": cell}) if at else text)
    return ", ".join(told)


def heard(story: Sequence[Event], seat: Seat | None) -> list[Event]:
    """The part of a story that is for a seat's eyes; None is a spectator."""
    return [event for event in story if event.only is None or event.only == seat]
