"""What judges have learned: a file in weights/ for a game, with where it comes from.

It is written by `baronnies train GAME`, and refused if it was learned by other rules or from other
traits than those there are.
"""

import importlib
import importlib.util
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

import baronnies
from baronnies.bots.judge import Judge
from baronnies.bots.learned import Learned, Traits
from baronnies.core.game import Game
from baronnies.core.unreadable import Unreadable

WEIGHTS: Final = Path(baronnies.__file__).parent / "bots" / "weights"  # of both halves


class Lesson(NamedTuple):
    """What was learned at tables of so many, and from what."""

    seats: int
    seed: str  # of the games it was learned from
    games: int
    seen: str  # what the first of these games showed, in one number: see lab/training.py
    # By games of other deals: how little was expected of who won, as a mean of logarithms.
    surprise: float
    surprise_made: float  # the same of the judge made by hand
    weights: dict[str, tuple[float, float]]  # by trait: what it counts, how much more at the end


def traits(game: Game) -> Traits | None:
    """What can be seen of a game; None if nobody has said it yet."""
    name = f"baronnies.bots.evals.traits.{game.name}"
    if importlib.util.find_spec(name) is None:
        return None
    found = importlib.import_module(name).TRAITS
    assert isinstance(found, Traits)
    return found


def lessons(game: Game, folder: Path = WEIGHTS) -> list[Lesson]:
    """All that was learned of a game. Unreadable tells why a file of weights does not fit."""
    path = folder / f"{game.name}.json"
    if not path.is_file():
        return []
    try:
        facts = json.loads(path.read_text(encoding="utf-8"))
        rules, listed = facts["rules"], [_lesson(lesson) for lesson in facts["lessons"]]
    except (ValueError, TypeError, KeyError) as error:
        raise Unreadable("weights-broken", path=path.name) from error
    if rules != game.version:
        raise Unreadable("weights-rules", path=path.name, rules=rules, version=game.version)
    seen = traits(game)
    for lesson in listed:
        if seen is None or tuple(lesson.weights) != seen.names:
            raise Unreadable("weights-traits", path=path.name)
    return listed


def _lesson(facts: dict[str, Any]) -> Lesson:
    """From JSON, which knows no pairs."""
    weights = {name: (pair[0], pair[1]) for name, pair in facts["weights"].items()}
    return Lesson(**{**facts, "weights": weights})


def keep(game: Game, learned: list[Lesson], folder: Path = WEIGHTS) -> None:
    """Write the file."""
    folder.mkdir(exist_ok=True)
    listed = [lesson._asdict() for lesson in sorted(learned)]
    facts = {"game": game.name, "rules": game.version, "lessons": listed}
    text = json.dumps(facts, indent=1) + "\n"
    (folder / f"{game.name}.json").write_text(text, encoding="utf-8")


def taught(game: Game, made: Judge, folder: Path = WEIGHTS) -> Judge:
    """The judge made by hand with what was learned, or as it is if that is nothing."""
    learned, seen = lessons(game, folder), traits(game)
    if not learned or seen is None:
        return made
    return Learned(made, seen, {lesson.seats: flat(lesson) for lesson in learned})


def flat(lesson: Lesson) -> list[float]:
    """The weights as the judge takes them."""
    pairs = list(lesson.weights.values())
    return [pair[0] for pair in pairs] + [pair[1] for pair in pairs]
