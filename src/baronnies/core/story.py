"""The story in sentences: what an event says to a reader."""

from collections.abc import Sequence

from baronnies.core.game import Event, Game, Seat
from baronnies.core.words import word


def sentence(
    game: Game, event: Event, names: Sequence[str], lang: str, *, shown: bool = False
) -> str:
    """An event in words. Facts called `seat`, or `…_seat`, are told by the name of who sits there.

    The words stand in the game's words files under `GAME-KIND`. Where a board shows the places,
    they are not told: `$where` is `shown` then, else `told`.
    """
    facts: dict[str, int | str] = {"where": "shown" if shown else "told"}
    for name, fact in zip(game.events[event.kind], event.facts, strict=True):
        is_seat = isinstance(fact, int) and (name == "seat" or name.endswith("_seat"))
        facts[name] = names[int(fact)] if is_seat else game.told(name, fact, lang, shown=shown)
    return word(lang, f"{game.name}-{event.kind}", facts)


def heard(story: Sequence[Event], seat: Seat | None) -> list[Event]:
    """The part of a story that is for a seat's eyes; None is a spectator."""
    return [event for event in story if event.only is None or event.only == seat]
