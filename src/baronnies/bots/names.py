"""Bots by name: `random`, `greedy:samples=8`, `squire`, or from a file: `my_bot.py:Clever`."""

import importlib
import importlib.util
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

from baronnies.bots.bot import Bot, RandomBot
from baronnies.bots.greedy import MADE, GreedyBot
from baronnies.bots.judge import Judge
from baronnies.bots.lessons import taught
from baronnies.bots.mishap import own_lines
from baronnies.bots.search import SearchBot
from baronnies.core.game import Game
from baronnies.core.unreadable import Unreadable

LEVELS: Final = ("page", "squire", "knight", "baron", "duke")  # lowest first
_GENERAL: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}


# The same opponents under names with a meaning, lowest first, for a game that names no others: its
# steps shall be steps, not walls. Whoever errs does not miss what stands out.
_LEVELS: Final = {
    "page": "greedy:leeway=85",
    "squire": "greedy:leeway=65",
    "knight": "greedy",
    "baron": "search:positions=500",
    "duke": "search:positions=5000",
}


def bot_names(game: Game) -> list[str]:
    """The bots a game has."""
    return list(_bots(game))


def level_bots(game: Game) -> dict[str, str]:
    """Who is meant by page, squire, knight, baron and duke in a game, lowest first."""
    own: dict[str, str] = getattr(_evals(game), "LEVELS", {})
    return {**_LEVELS, **own}


@cache
def judge(game: Game) -> Judge:
    """The judgement of a game's positions, with what was learned of it."""
    return taught(game, made_judge(game))


def made_judge(game: Game) -> Judge:
    """The same as it was made by hand."""
    found = _evals(game).JUDGE
    assert isinstance(found, Judge)
    return found


def make_bot(name: str, game: Game) -> Bot:
    """The bot of a name with its settings. Unreadable names what is wrong with it."""
    kind, settings = _taken_apart(level_bots(game)[name] if name in LEVELS else name)
    made = _bot_class(kind, game)
    try:
        bot = made(game, settings)
    except Unreadable as reason:
        raise Unreadable("bot-settings", bot=name, reason=reason) from reason
    if isinstance(bot, GreedyBot):
        by_hand = bot.settings.get("judge") == MADE
        bot.judge = made_judge(game) if by_hand else judge(game)
    return bot


def _taken_apart(name: str) -> tuple[str, dict[str, str]]:
    """`greedy:samples=8:width=3` or `file.py:Class:samples=8`."""
    parts = name.split(":")
    settings: dict[str, str] = {}
    while len(parts) > 1 and "=" in parts[-1]:
        setting, _, value = parts.pop().partition("=")
        settings[setting] = value
    return ":".join(parts), settings


def _bot_class(kind: str, game: Game) -> type[Bot]:
    if ".py:" in kind or kind.endswith(".py"):
        path, _, class_name = kind.rpartition(":")
        return _class_from_file(Path(path or class_name), class_name, kind)
    found = _bots(game).get(kind)
    if found is None:
        raise Unreadable("bot-unknown", bot=kind, known=", ".join(bot_names(game)))
    return found


def _evals(game: Game) -> ModuleType:
    return importlib.import_module(f"baronnies.bots.evals.{game.name}")


def _bots(game: Game) -> dict[str, type[Bot]]:
    """The bots of every game and those of this one, which may replace them."""
    own: dict[str, type[Bot]] = getattr(_evals(game), "BOTS", {})
    return {**_GENERAL, **own}


def _class_from_file(path: Path, class_name: str, kind: str) -> type[Bot]:
    if not path.is_file():
        raise Unreadable("bot-no-file", bot=kind, path=str(path))
    module = _module_from_file(path, kind)
    found = getattr(module, class_name, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise Unreadable("bot-no-class", bot=kind, known=", ".join(_classes(module)) or "–")
    return found


@cache
def _module_from_file(path: Path, kind: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # whatever somebody's file does wrong, it is told, not thrown
        what = f"{type(error).__name__}: {error}"
        raise Unreadable("bot-file-error", bot=kind, error=what, lines=own_lines(error)) from error
    return module


def _classes(module: ModuleType) -> Iterator[str]:
    for name, value in vars(module).items():
        if isinstance(value, type) and issubclass(value, Bot) and value is not Bot:
            yield name
